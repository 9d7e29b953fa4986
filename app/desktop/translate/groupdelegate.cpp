// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/groupdelegate.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/style.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace marches::app {

namespace {

constexpr int kPad = 8;
constexpr int kBar = 4;

} // namespace

QSize GroupDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& /*index*/) const
{
    return {120, QFontMetrics(fontFor(TextRole::Body)).height() + kBar + 13};
}

void GroupDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    const Colours& c = colours();
    const bool chosen = (option.state & QStyle::State_Selected) != 0;
    const bool mirrored = option.direction == Qt::RightToLeft;
    const QRect box = option.rect;
    const auto place = [&](const QRect& rect) { return QStyle::visualRect(option.direction, box, rect); };
    if (chosen) {
        painter->fillRect(box, c.chip);
        painter->fillRect(place(QRect(box.left(), box.top(), 3, box.height())), c.accent);
    }
    const int done = index.data(DoneRole).toInt();
    const int total = std::max(index.data(TotalRole).toInt(), 1);
    const QString numbers = QLocale().toString(done) + QLatin1Char('/') + QLocale().toString(total);
    painter->setFont(fontFor(TextRole::Secondary));
    const int width = painter->fontMetrics().horizontalAdvance(numbers);
    const QRect line(box.left() + kPad, box.top() + 4, box.width() - 2 * kPad, box.height() - kBar - 10);
    painter->setPen(chosen ? c.onChip : c.muted);
    painter->drawText(
        line, static_cast<int>(Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignLeft : Qt::AlignRight)),
        numbers);
    QFont font = fontFor(chosen ? TextRole::Strong : TextRole::Body);
    painter->setFont(font);
    painter->setPen(chosen ? c.onChip : c.text);
    const QRect words = place(line.adjusted(0, 0, -width - kPad, 0));
    const QString name = painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, words.width());
    painter->drawText(
        words, static_cast<int>(Qt::AlignVCenter | Qt::AlignAbsolute | (mirrored ? Qt::AlignRight : Qt::AlignLeft)),
        name);
    const QRect bar(line.left(), box.bottom() - kBar - 3, line.width(), kBar);
    painter->fillRect(bar, c.line);
    const QRect filled(bar.left(), bar.top(), bar.width() * done / total, bar.height());
    painter->fillRect(place(filled), done == total ? c.good : c.accent);
    if ((option.state & QStyle::State_HasFocus) != 0) drawFocusRing(painter, box.adjusted(1, 1, -1, -1), 4);
    painter->restore();
}

} // namespace marches::app
