// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "engine/lab/svgchart.h"

namespace marches::app {

/// Bars from a zero line with their intervals, as the report draws them. What it shows stands in the table below it
/// too, for who does not see it.
class LabChart : public QWidget {
    Q_OBJECT
public:
    explicit LabChart(QWidget* parent = nullptr);

    void setRows(std::vector<engine::ChartRow> rows);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<engine::ChartRow> m_rows;
};

} // namespace marches::app
