// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/arrowlegend.h"

#include <algorithm>

#include <QEvent>
#include <QPainter>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "editor/painting/drawarrow.h"
#include "editor/painting/palette.h"

namespace marches::app {

namespace {

constexpr int kSample = 52; ///< pixels that an arrow takes
constexpr int kLegendRow = 24;
constexpr int kLegendGap = 8;

} // namespace

ArrowLegend::ArrowLegend(QWidget* parent) : Translated(parent)
{
    setTextRole(this, TextRole::Small);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    retranslate();
}

void ArrowLegend::retranslate()
{
    using Kind = editor::BoardArrow::Kind;
    m_entries = {{Kind::Move, tr("goes there", "an arrow")},
                 {Kind::Fails, tr("fails", "an arrow")},
                 {Kind::Support, tr("supports", "an arrow")},
                 {Kind::Convoy, tr("convoys", "an arrow")},
                 {Kind::Retreat, tr("must retreat", "an arrow")}};
    QStringList words;
    for (const Entry& entry : m_entries) words << entry.word;
    setAccessibleName(tr("Arrows: %1").arg(words.join(QStringLiteral(", "))));
    updateGeometry();
    update();
}

int ArrowLegend::widest() const
{
    int widest = 0;
    for (const Entry& entry : m_entries) widest = std::max(widest, fontMetrics().horizontalAdvance(entry.word));
    return kSample + kLegendGap + widest + kLegendGap;
}

int ArrowLegend::columns(int width) const { return std::clamp(width / std::max(1, widest()), 1, 2); }

int ArrowLegend::heightForWidth(int width) const
{
    const int count = static_cast<int>(m_entries.size());
    return kLegendRow * ((count + columns(width) - 1) / columns(width));
}

QSize ArrowLegend::sizeHint() const { return {2 * widest(), heightForWidth(2 * widest())}; }

QSize ArrowLegend::minimumSizeHint() const { return {widest(), kLegendRow * 3}; }

void ArrowLegend::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const editor::BoardColours& board =
        editor::boardColours(colours().dark ? editor::Theme::Dark : editor::Theme::Light);
    const int across = columns(width());
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const int column = static_cast<int>(i) % across;
        const QRect cell(column * width() / across, static_cast<int>(i) / across * kLegendRow, width() / across,
                         kLegendRow);
        const double y = cell.center().y();
        editor::drawSampleArrow(painter, {cell.left() + 6.0, y + 1}, {cell.left() + kSample - 8.0, y + 1},
                                {m_entries[i].kind, colours().accent, board.arrowEdge, board.plateEdge, 0.75});
        painter.setPen(colours().text);
        painter.drawText(cell.adjusted(kSample + kLegendGap, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft,
                         m_entries[i].word);
    }
}

} // namespace marches::app
