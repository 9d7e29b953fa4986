// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/desktop/charts/plot.h"
#include "engine/lab/svgchart.h"

namespace marches::app {

/// How long games were, as outlines over each other, each with a line of its own kind: whoever sees no colours tells
/// them apart by their dashes. A dotted line stands at each median.
class LabLengths : public Plot {
    Q_OBJECT
public:
    static constexpr std::size_t kMostOutlines = 4;

    explicit LabLengths(QWidget* parent = nullptr);

    void setSeries(const QString& title, std::vector<engine::ChartSeries> series);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void dress() override;

private:
    void addOutline(const engine::ChartSeries& series, int lo, int step, int classes);
    int legendHeight() const;

    QString m_title;
    std::vector<engine::ChartSeries> m_series;
    QCPTextElement* m_head;
    std::vector<QCPGraph*> m_outlines;   ///< by series
    std::vector<QCPItemLine*> m_medians; ///< by series
};

} // namespace marches::app
