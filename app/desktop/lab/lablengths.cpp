// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/lablengths.h"

#include "app/desktop/base/theme.h"
#include "app/desktop/lab/nicestep.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace marches::app {

namespace {

constexpr int kPlotHeight = 170;
constexpr double kShareLines = 4.0;
constexpr double kLengthTicks = 6.0;
constexpr int kLengthMargin = 8;
constexpr float kFill = 0.18F; ///< of the first outline
constexpr int kLengthClasses = 40;
constexpr int kLegendIcon = 40; ///< pixels of a line beside its name
constexpr double kHeadroom = 1.05;
constexpr double kHardlyAny = 1e-6; ///< a stretch factor: no more room than is needed
constexpr std::array<Qt::PenStyle, LabLengths::kMostOutlines> kDashes = {Qt::SolidLine, Qt::DashLine, Qt::DotLine,
                                                                         Qt::DashDotLine};

QPen outlinePen(std::size_t series)
{
    const Colours& c = colours();
    const std::array<QColor, LabLengths::kMostOutlines> pens = {c.accent, c.warning, c.good, c.text};
    return {pens[series], 2.0, kDashes[series]};
}

/// Shares of games as the language writes them.
class ShareTicker : public QCPAxisTicker {
protected:
    QString getTickLabel(double tick, const QLocale& locale, QChar /*format*/, int /*precision*/) override
    {
        return LabLengths::tr("%1 in 100", "a share of games").arg(locale.toString(100.0 * tick, 'g', 3));
    }
    double getTickStep(const QCPRange& range) override { return niceStep(range.size() / kShareLines); }
    int getSubTickCount(double /*tickStep*/) override { return 0; }
};

/// Whole lengths.
class LengthTicker : public QCPAxisTicker {
protected:
    double getTickStep(const QCPRange& range) override { return std::max(1.0, niceStep(range.size() / kLengthTicks)); }
    int getSubTickCount(double /*tickStep*/) override { return 0; }
};

} // namespace

LabLengths::LabLengths(QWidget* parent) : Plot(parent), m_head(new QCPTextElement(this))
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    plotLayout()->insertRow(0);
    plotLayout()->addElement(0, 0, m_head);
    m_head->setTextFlags(Qt::AlignLeft | Qt::AlignVCenter);
    // The legend below, at the left.
    auto* names = new QCPLayoutGrid;
    plotLayout()->addElement(2, 0, names);
    legend = new QCPLegend;
    names->addElement(0, 0, legend);
    names->addElement(0, 1, new QCPLayoutElement(this));
    names->setColumnStretchFactor(0, kHardlyAny);
    plotLayout()->setRowStretchFactor(2, kHardlyAny);
    plotLayout()->setRowSpacing(0);
    legend->setBrush(Qt::NoBrush);
    legend->setBorderPen(Qt::NoPen);
    legend->setRowSpacing(0);
    legend->setMargins(QMargins(kLengthMargin, 0, 0, 0));
    xAxis->setTicker(QSharedPointer<LengthTicker>::create());
    xAxis->setNumberPrecision(0);
    yAxis->setTicker(QSharedPointer<ShareTicker>::create());
}

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
    legend->clearItems();
    clearItems();
    clearGraphs();
    m_outlines.clear();
    m_medians.clear();
    if (!m_series.empty()) {
        int lo = m_series.front().histogram.begin()->first;
        int hi = lo;
        for (const engine::ChartSeries& one : m_series) {
            lo = std::min(lo, one.histogram.begin()->first);
            hi = std::max(hi, one.histogram.rbegin()->first);
        }
        const int step = (hi - lo) / kLengthClasses + 1;
        const int classes = (hi - lo) / step + 1;
        xAxis->setRange(lo, lo + step * classes);
        yAxis->setRange(0.0, kHardlyAny);
        for (const engine::ChartSeries& one : m_series) addOutline(one, lo, step, classes);
    }
    updateGeometry();
    update();
}

void LabLengths::addOutline(const engine::ChartSeries& series, int lo, int step, int classes)
{
    std::vector<double> shares(static_cast<std::size_t>(classes));
    for (const auto& [value, times] : series.histogram)
        shares[static_cast<std::size_t>((value - lo) / step)] +=
            static_cast<double>(times) / static_cast<double>(engine::total(series.histogram));
    QCPGraph* outline = addGraph();
    outline->setLineStyle(QCPGraph::lsStepLeft);
    outline->addData(lo, 0.0);
    for (int k = 0; k < classes; ++k) outline->addData(lo + k * step, shares[static_cast<std::size_t>(k)]);
    outline->addData(lo + classes * step, shares.back());
    outline->addData(lo + classes * step, 0.0);
    outline->addToLegend();
    m_outlines.push_back(outline);
    const double highest = kHeadroom * *std::ranges::max_element(shares);
    if (highest > yAxis->range().upper) yAxis->setRangeUpper(highest);
    auto* median = new QCPItemLine(this);
    const double at = engine::quantile(series.histogram, 0.5) + 0.5;
    median->start->setCoords(at, 0.0);
    median->end->setTypeY(QCPItemPosition::ptAxisRectRatio);
    median->end->setCoords(at, 0.0);
    m_medians.push_back(median);
}

int LabLengths::legendHeight() const
{
    return static_cast<int>(m_series.size()) * (fontMetrics().height() + kLengthMargin / 2);
}

QSize LabLengths::sizeHint() const { return {400, kPlotHeight + 2 * fontMetrics().height() + legendHeight()}; }

QSize LabLengths::minimumSizeHint() const { return {200, sizeHint().height()}; }

void LabLengths::dress()
{
    const Colours& c = colours();
    dressAsScale(*xAxis, font());
    dressAsScale(*yAxis, font());
    xAxis->grid()->setVisible(false);
    yAxis->setBasePen(Qt::NoPen);
    hideTicks(*yAxis);
    m_head->setFont(font());
    m_head->setTextColor(c.text);
    m_head->setText(fontMetrics().elidedText(m_title, Qt::ElideRight, width() - 2 * kLengthMargin));
    legend->setFont(font());
    legend->setTextColor(c.text);
    legend->setIconSize(kLegendIcon, fontMetrics().height() + kLengthMargin / 2); // or a p loses its foot
    for (std::size_t i = 0; i < m_outlines.size(); ++i) {
        QCPGraph& outline = *m_outlines[i];
        outline.setPen(outlinePen(i));
        QColor fill = c.accent;
        fill.setAlphaF(kFill);
        outline.setBrush(i == 0 ? QBrush(fill) : QBrush(Qt::NoBrush));
        outline.setName(
            fontMetrics().elidedText(tr("%1 (half of them at most %2)", "an arm, a number of turns")
                                         .arg(QString::fromStdString(m_series[i].label),
                                              locale().toString(engine::quantile(m_series[i].histogram, 0.5))),
                                     Qt::ElideMiddle, width() - kLegendIcon - 4 * kLengthMargin));
        QPen median = outlinePen(i);
        median.setStyle(Qt::DotLine);
        median.setWidthF(1.4);
        m_medians[i]->setPen(median);
    }
    for (int i = 0; i < legend->itemCount(); ++i) {
        legend->item(i)->setFont(font());
        legend->item(i)->setTextColor(c.text);
    }
}

} // namespace marches::app
