// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labchart.h"

#include "app/desktop/base/theme.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marches::app {

namespace {

constexpr int kLeastWidth = 260;
constexpr int kChartMargin = 8;
constexpr double kBar = 0.5; ///< of a row's height

} // namespace

LabChart::LabChart(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void LabChart::setRows(std::vector<engine::ChartRow> rows)
{
    m_rows = std::move(rows);
    setVisible(!m_rows.empty());
    updateGeometry();
    update();
}

QSize LabChart::sizeHint() const
{
    return {2 * kLeastWidth, static_cast<int>(m_rows.size()) * (fontMetrics().height() + kChartMargin) + kChartMargin};
}

QSize LabChart::minimumSizeHint() const { return {kLeastWidth, sizeHint().height()}; }

void LabChart::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    double lo = 0.0;
    double hi = 0.0;
    for (const engine::ChartRow& row : m_rows)
        for (const double value : {row.value, row.interval.lo, row.interval.hi})
            if (std::isfinite(value)) {
                lo = std::min(lo, value);
                hi = std::max(hi, value);
            }
    const double span = hi > lo ? hi - lo : 1.0;
    const int high = fontMetrics().height() + kChartMargin;
    const int words = width() * 2 / 5;
    int figures = 0;
    for (const engine::ChartRow& row : m_rows)
        figures = std::max(figures, fontMetrics().horizontalAdvance(QString::fromStdString(row.figure)) + kChartMargin);
    const auto at = [&](double value) {
        return words + kChartMargin + (width() - words - figures - 2 * kChartMargin) * (value - lo) / span;
    };
    const Colours& c = colours();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const engine::ChartRow& row = m_rows[i];
        const int top = kChartMargin / 2 + static_cast<int>(i) * high;
        const double middle = top + high / 2.0;
        painter.setPen(c.text);
        painter.drawText(
            QRect(kChartMargin, top, words - 2 * kChartMargin, high), Qt::AlignVCenter | Qt::AlignRight,
            fontMetrics().elidedText(QString::fromStdString(row.label), Qt::ElideMiddle, words - 2 * kChartMargin));
        const QRectF bar(QPointF(at(std::min(0.0, row.value)), middle - high * kBar / 2),
                         QPointF(at(std::max(0.0, row.value)), middle + high * kBar / 2));
        // What may be chance is hatched, for who sees no colours.
        painter.fillRect(bar, row.firm ? QBrush(c.accent) : QBrush(c.muted, Qt::BDiagPattern));
        painter.setPen(QPen(row.firm ? c.accent : c.muted, 1));
        painter.drawRect(bar);
        painter.setPen(c.text);
        painter.drawText(QRect(width() - figures, top, figures - 2, high), Qt::AlignVCenter | Qt::AlignRight,
                         QString::fromStdString(row.figure));
        if (!std::isfinite(row.interval.lo) || !std::isfinite(row.interval.hi)) continue;
        painter.setPen(QPen(c.text, 1.4));
        painter.drawLine(QPointF(at(row.interval.lo), middle), QPointF(at(row.interval.hi), middle));
        for (const double end : {row.interval.lo, row.interval.hi})
            painter.drawLine(QPointF(at(end), middle - 4), QPointF(at(end), middle + 4));
    }
    painter.setPen(QPen(c.edge, 1.2));
    painter.drawLine(QPointF(at(0.0), 0), QPointF(at(0.0), height()));
}

} // namespace marches::app
