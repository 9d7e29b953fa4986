// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QImage>
#include <QStringList>

#include "app/desktop/charts/plot.h"
#include "app/desktop/play/gamecourse.h"
#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// Lines over the course of a game, one a seat: in its colour, with its plate at the end and dashes of its own.
class CourseChart : public Plot {
    Q_OBJECT
public:
    explicit CourseChart(QWidget* parent = nullptr);

    /// Colours and names are taken from the context now; nothing of it is kept.
    void show(const PlayContext& context, const GameCourse& course, CourseMeasure measure);
    void clear();
    /// What the chart says, seat by seat.
    const QStringList& words() const { return m_words; }
    /// The same drawn for a file.
    QImage picture(const QSize& size);

    QSize sizeHint() const override { return {280, 180}; }
    QSize minimumSizeHint() const override { return {180, 130}; }

protected:
    void dress() override;
    void draw(QCPPainter* painter) override;

private:
    void drawPlates(QCPPainter& painter) const;

    std::vector<const editor::OwnerColour*> m_owners; ///< by seat, as its graph; of the tables of colours, which last
    QStringList m_words;
    editor::Theme m_theme = editor::Theme::Light;
};

} // namespace marches::app
