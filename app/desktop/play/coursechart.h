// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QImage>
#include <QStringList>
#include <QWidget>

#include "app/desktop/play/gamecourse.h"
#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// Lines over the course of a game, one a seat: in its colour, with its plate at the end and dashes of its own.
class CourseChart : public QWidget {
    Q_OBJECT
public:
    explicit CourseChart(QWidget* parent = nullptr);

    /// Colours and names are taken from the context now; nothing of it is kept.
    void show(const PlayContext& context, const GameCourse& course, CourseMeasure measure);
    void clear();
    /// What the chart says, seat by seat.
    const QStringList& words() const { return m_words; }
    /// The same drawn for a file.
    QImage picture(const QSize& size) const;

    QSize sizeHint() const override { return {280, 170}; }
    QSize minimumSizeHint() const override { return {180, 130}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void draw(QPainter& painter, const QRectF& box) const;

    struct Line {
        const editor::OwnerColour* owner = nullptr; ///< of the tables of colours, which last
        std::vector<QPointF> points;                ///< step, value
    };
    std::vector<Line> m_lines;
    QStringList m_words;
    int m_steps = 0;
    int m_most = 0;
    editor::Theme m_theme = editor::Theme::Light;
};

} // namespace marches::app
