// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "engine/lab/svgchart.h"

class QPainter;

namespace marches::app {

/// How long games were, as outlines over each other, each with a line of its own kind: whoever sees no colours tells
/// them apart by their dashes.
class LabLengths : public QWidget {
    Q_OBJECT
public:
    static constexpr std::size_t kMostOutlines = 4;

    explicit LabLengths(QWidget* parent = nullptr);

    void setSeries(const QString& title, std::vector<engine::ChartSeries> series);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintShares(QPainter& painter, const QRectF& plot, double highest) const;

    QString m_title;
    std::vector<engine::ChartSeries> m_series;
};

} // namespace marches::app
