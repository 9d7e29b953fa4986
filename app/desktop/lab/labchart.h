// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/desktop/charts/plot.h"
#include "engine/lab/svgchart.h"

namespace marches::app {

/// Bars from a zero line with their intervals, as the report draws them. What it shows stands in the table below it
/// too, for who does not see it. Where its bars stand for something that can be opened, they are chosen by pointer and
/// keys like the rows of a list.
class LabChart : public Plot {
    Q_OBJECT
public:
    explicit LabChart(QWidget* parent = nullptr);

    /// `opens`: by row, what opened() says of it; none: nothing can be opened.
    void setRows(std::vector<engine::ChartRow> rows, std::vector<QString> opens = {});
    /// What is told of a row: its name and figure.
    QString told(int row) const;
    /// In pixels of this widget.
    QRect rowRect(int row) const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /// Somebody wants to see more of the row of this.
    void opened(const QString& what);
    /// The keys have come to another row.
    void spoken(const QString& told);

protected:
    bool event(QEvent* event) override;
    void dress() override;
    void draw(QCPPainter* painter) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    int rowCount() const { return static_cast<int>(m_rows.size()); }
    /// -1: none is there.
    int rowAt(const QPoint& point) const;
    void setCurrent(int row);
    void setPointed(int row);
    void open(int row);
    /// Names, figures and what stands in place of a bar, cut to the room that there is.
    void dressWords();

    std::vector<engine::ChartRow> m_rows;
    std::vector<QString> m_opens;
    int m_current = 0;  ///< where the keys are
    int m_pointed = -1; ///< where the pointer is
    QCPBars* m_firm;
    QCPBars* m_weak;
    Whiskers m_whiskers;
};

} // namespace marches::app
