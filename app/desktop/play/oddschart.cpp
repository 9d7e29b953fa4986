// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/oddschart.h"

#include <algorithm>

#include <QLocale>
#include <QPainter>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"

namespace marches::app {

OddsChart::OddsChart(QWidget* parent) : QWidget(parent) { setFont(fontFor(TextRole::Small)); }

void OddsChart::setSurvivors(std::vector<double> survivors)
{
    m_survivors = std::move(survivors);
    QStringList words;
    for (std::size_t n = 0; n < m_survivors.size(); ++n)
        words << tr("%1 left: %2 in 100")
                     .arg(QLocale().toString(static_cast<int>(n)), QLocale().toString(m_survivors[n] * 100, 'f', 0));
    setAccessibleName(tr("Pieces left after the battle"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    setToolTip(words.join(QLatin1Char('\n')));
    update();
}

void OddsChart::paintEvent(QPaintEvent* /*event*/)
{
    if (m_survivors.empty()) return;
    QPainter painter(this);
    const double most = std::max(0.01, *std::max_element(m_survivors.begin(), m_survivors.end()));
    const int textHeight = fontMetrics().height();
    const double column = static_cast<double>(width()) / static_cast<double>(m_survivors.size());
    const double room = height() - 2.0 * textHeight - 4;
    for (std::size_t n = 0; n < m_survivors.size(); ++n) {
        const double share = m_survivors[n];
        const double left = static_cast<double>(n) * column;
        const double bar = share / most * room;
        const QRectF box(left + column * 0.15, height() - textHeight - 2 - bar, column * 0.7, bar);
        painter.fillRect(box, n == 0 ? colours().edge : colours().accent);
        painter.setPen(colours().text);
        painter.drawText(QRectF(left, height() - textHeight, column, textHeight), Qt::AlignCenter,
                         QLocale().toString(static_cast<int>(n)));
        if (share >= 0.005 && column > fontMetrics().horizontalAdvance(QStringLiteral("100")))
            painter.drawText(QRectF(left, box.top() - textHeight - 1, column, textHeight), Qt::AlignCenter,
                             QLocale().toString(share * 100, 'f', 0));
    }
}

} // namespace marches::app
