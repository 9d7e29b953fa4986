// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/oddschart.h"

#include <algorithm>

#include <QLocale>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"

namespace marches::app {

namespace {

constexpr double kBarWidth = 0.7;     ///< of a column
constexpr double kLeastShare = 0.005; ///< smaller ones are told as 0 in 100, so not at all
constexpr double kLeastScale = 0.01;

} // namespace

OddsChart::OddsChart(QWidget* parent)
    : Plot(parent), m_defeat(new QCPBars(xAxis, yAxis)), m_left(new QCPBars(xAxis, yAxis))
{
    setFont(fontFor(TextRole::Small));
    axisRect()->setAutoMargins(QCP::msNone);
    yAxis->setVisible(false);
    for (QCPBars* bars : {m_defeat, m_left}) {
        bars->setWidth(kBarWidth);
        bars->setPen(Qt::NoPen);
    }
}

void OddsChart::setSurvivors(std::vector<double> survivors)
{
    m_survivors = std::move(survivors);
    for (QCPBars* bars : {m_defeat, m_left}) bars->data()->clear();
    QStringList words;
    for (std::size_t n = 0; n < m_survivors.size(); ++n) {
        (n == 0 ? m_defeat : m_left)->addData(static_cast<double>(n), m_survivors[n]);
        words << tr("%1 left: %2 in 100")
                     .arg(QLocale().toString(static_cast<int>(n)), QLocale().toString(m_survivors[n] * 100, 'f', 0));
    }
    setAccessibleName(tr("Pieces left after the battle"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    setToolTip(words.join(QLatin1Char('\n')));
    update();
}

void OddsChart::dress()
{
    const Colours& c = colours();
    m_defeat->setBrush(c.edge);
    m_left->setBrush(c.accent);
    dressAsWords(*xAxis, font(), c.text);
    xAxis->setTickLabelPadding(1);
    QStringList counts;
    for (std::size_t n = 0; n < m_survivors.size(); ++n) counts << QLocale().toString(static_cast<int>(n));
    xAxis->setTicker(wordTicker(counts));
    xAxis->setRange(-0.5, static_cast<double>(std::max<qsizetype>(1, counts.size())) - 0.5);
    const double most = m_survivors.empty() ? 0.0 : *std::max_element(m_survivors.begin(), m_survivors.end());
    yAxis->setRange(0, std::max(kLeastScale, most));
    const int line = fontMetrics().height();
    axisRect()->setMargins(QMargins(0, line + 2, 0, line + 2));
    addShares();
}

/// Over each bar the share it stands for, where there is room.
void OddsChart::addShares()
{
    clearItems();
    const double column =
        static_cast<double>(width()) / static_cast<double>(std::max<std::size_t>(1, m_survivors.size()));
    if (column <= fontMetrics().horizontalAdvance(QStringLiteral("100"))) return;
    for (std::size_t n = 0; n < m_survivors.size(); ++n) {
        if (m_survivors[n] < kLeastShare) continue;
        auto* share = new QCPItemText(this);
        share->setClipToAxisRect(false);
        share->position->setCoords(static_cast<double>(n), m_survivors[n]);
        share->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
        share->setFont(font());
        share->setColor(colours().text);
        share->setText(QLocale().toString(m_survivors[n] * 100, 'f', 0));
    }
}

} // namespace marches::app
