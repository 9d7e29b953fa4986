// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/changescales.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/lab/nicestep.h"

#include <algorithm>
#include <cmath>

namespace marches::app {

namespace {

/// Of the height over the line of the scale.
constexpr double kBeforeHeight = 0.72;
constexpr double kAfterHeight = 0.26;
constexpr int kTickLength = 3; ///< pixels to both sides of the line

} // namespace

ChangeScales::ChangeScales(QWidget* parent) : Plot(parent)
{
    plotLayout()->clear();
    plotLayout()->setRowSpacing(0);
}

void ChangeScales::setRows(const std::vector<ChangeRow>& rows)
{
    if (m_scales.size() > rows.size()) { // plottables go before the axes that they lie on
        clearPlottables();
        m_scales.clear();
        plotLayout()->clear();
    }
    while (m_scales.size() < rows.size()) addScale();
    for (std::size_t i = 0; i < rows.size(); ++i) fill(m_scales[i], rows[i]);
    update();
}

void ChangeScales::addScale()
{
    auto* rect = new QCPAxisRect(this, true);
    plotLayout()->addElement(static_cast<int>(m_scales.size()), 0, rect);
    QCPAxis* values = rect->axis(QCPAxis::atBottom);
    QCPAxis* heights = rect->axis(QCPAxis::atLeft);
    rect->setAutoMargins(QCP::msNone);
    heights->setRange(0, 1);
    heights->setVisible(false);
    rect->axis(QCPAxis::atRight)->setVisible(false);
    rect->axis(QCPAxis::atTop)->setVisible(false);
    m_scales.push_back({rect, Whiskers(heights, values), Whiskers(heights, values)});
    for (Whiskers* marks : {&m_scales.back().before, &m_scales.back().after}) marks->bars->setWhiskerWidth(0);
}

void ChangeScales::fill(Scale& scale, const ChangeRow& row)
{
    double lo = row.before.value;
    double hi = row.before.value;
    for (const ChangeRow::Mark& mark : {row.before, row.after})
        for (const double end : {mark.value, mark.lo, mark.hi})
            if (std::isfinite(end)) {
                lo = std::min(lo, end);
                hi = std::max(hi, end);
            }
    const double step = niceStep(std::max({(hi - lo) / 2.0, std::abs(hi) * 0.01, 0.01}));
    const double first = step * std::floor(lo / step);
    QCPAxis* values = scale.rect->axis(QCPAxis::atBottom);
    values->setRange(first, std::max(step * std::ceil(hi / step), first + step));
    auto ticker = QSharedPointer<QCPAxisTickerFixed>::create();
    ticker->setTickStep(step);
    values->setTicker(ticker);
    values->setNumberPrecision(std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9))));
    scale.before.setData({kBeforeHeight}, {row.before.value}, {row.before.lo}, {row.before.hi});
    scale.after.setData({kAfterHeight}, {row.after.value}, {row.after.lo}, {row.after.hi});
}

void ChangeScales::dressMarks(Whiskers& marks, bool after)
{
    const Colours& c = colours();
    const QColor colour = after ? c.warning : c.accent;
    marks.bars->setPen(QPen(colour, 2));
    marks.points->setScatterStyle(QCPScatterStyle(after ? QCPScatterStyle::ssSquare : QCPScatterStyle::ssCircle,
                                                  QPen(c.panel, 1), QBrush(colour), 2 * kMarkSize));
}

int ChangeScales::roomForNumbers(const Scale& scale) const
{
    const QCPAxis* values = scale.rect->axis(QCPAxis::atBottom);
    const QFontMetrics small(fontFor(TextRole::Small));
    int wide = 0;
    for (const double end : {values->range().lower, values->range().upper})
        wide = std::max(wide, small.horizontalAdvance(locale().toString(end, 'f', values->numberPrecision())));
    return wide / 2 + 2;
}

void ChangeScales::layOut() const
{
    const int words = QFontMetrics(fontFor(TextRole::Small)).height() + 4;
    for (const Scale& scale : m_scales) {
        const int room = roomForNumbers(scale);
        scale.rect->setMargins(QMargins(room, std::max(0, m_rowHeight / 10), room, words));
    }
}

void ChangeScales::dress()
{
    const Colours& c = colours();
    for (Scale& scale : m_scales) {
        QCPAxis* values = scale.rect->axis(QCPAxis::atBottom);
        dressAsScale(*values, fontFor(TextRole::Small));
        values->setBasePen(QPen(c.line, 1));
        values->setTickLength(kTickLength, kTickLength);
        values->setTickLabelPadding(0);
        values->grid()->setVisible(false);
        dressMarks(scale.before, false);
        dressMarks(scale.after, true);
    }
    layOut();
}

QPointF ChangeScales::markAt(int row, bool after) const
{
    const Scale& scale = m_scales[static_cast<std::size_t>(row)];
    const QCPGraph* points = (after ? scale.after : scale.before).points;
    const QCPGraphDataContainer::const_iterator point = points->data()->constBegin();
    return points->coordsToPixels(point->key, point->value);
}

} // namespace marches::app
