// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/lablengths.h"

#include "app/desktop/base/theme.h"
#include "app/desktop/lab/nicestep.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>

namespace marches::app {

namespace {

constexpr int kPlotHeight = 150;
constexpr int kLengthTicks = 6;
constexpr double kShareLines = 4.0;
constexpr int kLengthMargin = 8;
constexpr float kFill = 0.18F; ///< of the first outline
constexpr int kLengthClasses = 40;
constexpr std::array<Qt::PenStyle, LabLengths::kMostOutlines> kDashes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine,
                                                                         Qt::DashDotLine};

QPen outlinePen(std::size_t series)
{
    const Colours& c = colours();
    const std::array<QColor, LabLengths::kMostOutlines> pens = {c.accent, c.warning, c.good, c.text};
    return {pens[series], 2.0, kDashes[series]};
}

} // namespace

LabLengths::LabLengths(QWidget* parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed); }

void LabLengths::setSeries(const QString& title, std::vector<engine::ChartSeries> series)
{
    m_title = title;
    m_series = std::move(series);
    std::erase_if(m_series, [](const engine::ChartSeries& one) { return one.histogram.empty(); });
    if (m_series.size() > kMostOutlines) m_series.resize(kMostOutlines);
    QStringList told = {title};
    for (const engine::ChartSeries& one : m_series)
        told << QStringLiteral("%1: %2–%3–%4")
                    .arg(QString::fromStdString(one.label), locale().toString(engine::quantile(one.histogram, 0.05)),
                         locale().toString(engine::quantile(one.histogram, 0.5)),
                         locale().toString(engine::quantile(one.histogram, 0.95)));
    setAccessibleDescription(told.join(QLatin1Char('\n')));
    setVisible(!m_series.empty());
    updateGeometry();
    update();
}

QSize LabLengths::sizeHint() const
{
    const int lines = 3 + static_cast<int>(m_series.size());
    return {400, kPlotHeight + lines * fontMetrics().height() + 2 * kLengthMargin};
}

QSize LabLengths::minimumSizeHint() const { return {200, sizeHint().height()}; }

/// Lines across, with the shares that they stand for.
void LabLengths::paintShares(QPainter& painter, const QRectF& plot, double highest) const
{
    const Colours& c = colours();
    const double step = niceStep(highest / kShareLines);
    const auto lines = static_cast<int>(highest / step);
    for (int i = 1; i <= lines; ++i) {
        const double share = step * i;
        const double y = plot.bottom() - plot.height() * share / highest;
        painter.setPen(QPen(c.line, 1));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
        painter.setPen(c.muted);
        painter.drawText(QRectF(plot.left() + 2, y - fontMetrics().height(), plot.width(), fontMetrics().height()),
                         Qt::AlignLeft | Qt::AlignBottom,
                         tr("%1 in 100", "a share of games").arg(locale().toString(100.0 * share, 'g', 3)));
    }
}

void LabLengths::paintEvent(QPaintEvent* /*event*/)
{
    if (m_series.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const int line = fontMetrics().height();
    painter.setPen(c.text);
    painter.drawText(QRect(kLengthMargin, 0, width(), line), Qt::AlignLeft, m_title);
    int lo = m_series.front().histogram.begin()->first;
    int hi = lo;
    for (const engine::ChartSeries& one : m_series) {
        lo = std::min(lo, one.histogram.begin()->first);
        hi = std::max(hi, one.histogram.rbegin()->first);
    }
    const int step = (hi - lo) / kLengthClasses + 1;
    const int classes = (hi - lo) / step + 1;
    std::vector<std::vector<double>> shares;
    double highest = 1e-9;
    for (const engine::ChartSeries& one : m_series) {
        std::vector<double>& counts = shares.emplace_back(static_cast<std::size_t>(classes));
        for (const auto& [value, times] : one.histogram)
            counts[static_cast<std::size_t>((value - lo) / step)] +=
                static_cast<double>(times) / static_cast<double>(engine::total(one.histogram));
        highest = std::max(highest, *std::ranges::max_element(counts));
    }
    const QRectF plot(kLengthMargin, line + kLengthMargin, width() - 2 * kLengthMargin, kPlotHeight);
    paintShares(painter, plot, highest);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        QPolygonF outline{plot.bottomLeft()};
        for (int k = 0; k < classes; ++k) {
            const double y = plot.bottom() - plot.height() * shares[i][static_cast<std::size_t>(k)] / highest;
            outline << QPointF(plot.left() + plot.width() * k / classes, y)
                    << QPointF(plot.left() + plot.width() * (k + 1) / classes, y);
        }
        outline << plot.bottomRight();
        if (i == 0) {
            QColor fill = c.accent;
            fill.setAlphaF(kFill);
            painter.setPen(Qt::NoPen);
            painter.setBrush(fill);
            painter.drawPolygon(outline);
            painter.setBrush(Qt::NoBrush);
        }
        painter.setPen(outlinePen(i));
        painter.drawPolyline(outline);
    }
    painter.setPen(QPen(c.edge, 1.2));
    painter.drawLine(plot.bottomLeft(), plot.bottomRight());
    painter.setPen(c.muted);
    const QRectF ends(plot.left(), plot.bottom() + 2, plot.width(), line);
    const auto at = [&](double value) { return plot.left() + plot.width() * (value - lo) / (step * classes); };
    const int apart = std::max(1, ((hi - lo) / kLengthTicks / step + 1) * step);
    for (int tick = lo; tick <= hi; tick += apart) {
        painter.drawLine(QPointF(at(tick), plot.bottom()), QPointF(at(tick), plot.bottom() + 3));
        painter.drawText(QRectF(at(tick), ends.top(), plot.width(), line), Qt::AlignLeft, locale().toString(tick));
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const double median = at(engine::quantile(m_series[i].histogram, 0.5) + 0.5);
        QPen pen = outlinePen(i);
        pen.setStyle(Qt::DotLine);
        pen.setWidthF(1.4);
        painter.setPen(pen);
        painter.drawLine(QPointF(median, plot.top()), QPointF(median, plot.bottom()));
    }
    for (std::size_t i = 0; i < m_series.size(); ++i) {
        const double y = ends.bottom() + line * (static_cast<double>(i) + 0.5) + 2;
        painter.setPen(outlinePen(i));
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.left() + 40, y));
        painter.setPen(c.text);
        painter.drawText(
            QRectF(plot.left() + 50, y - line / 2.0, plot.width() - 50, line), Qt::AlignVCenter,
            fontMetrics().elidedText(tr("%1 (half of them at most %2)", "an arm, a number of turns")
                                         .arg(QString::fromStdString(m_series[i].label),
                                              locale().toString(engine::quantile(m_series[i].histogram, 0.5))),
                                     Qt::ElideMiddle, static_cast<int>(plot.width()) - 50));
    }
}

} // namespace marches::app
