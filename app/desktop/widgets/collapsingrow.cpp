// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/collapsingrow.h"

#include <algorithm>

#include <QStyle>
#include <QWidget>

namespace marches::app {

int CollapsingRow::leastWidth(bool folded) const
{
    int sum = 0;
    int widest = 0;
    for (int i = 0; i < count(); ++i) {
        const QLayoutItem* item = itemAt(i);
        if (item->isEmpty()) continue;
        const int width = item->minimumSize().width();
        widest = std::max(widest, width);
        sum += width + (sum > 0 ? spacing() : 0);
    }
    const QMargins around = contentsMargins();
    return (folded ? widest : sum) + around.left() + around.right();
}

bool CollapsingRow::folds(int width) const { return width < leastWidth(false); }

int CollapsingRow::placeLines(const QRect& rect, bool move) const
{
    const QRect room = rect.marginsRemoved(contentsMargins());
    QList<QLayoutItem*> shown;
    for (int i = 0; i < count(); ++i)
        if (!itemAt(i)->isEmpty()) shown << itemAt(i);
    QPoint at = room.topLeft();
    int lineHeight = 0;
    for (QLayoutItem* item : shown) {
        const QSize size(std::min(item->sizeHint().width(), room.width()), item->sizeHint().height());
        if (at.x() > room.left() && at.x() + size.width() > room.right() + 1) {
            at = QPoint(room.left(), at.y() + lineHeight + spacing());
            lineHeight = 0;
        }
        if (item == shown.back()) at.setX(room.right() + 1 - size.width());
        const Qt::LayoutDirection way = parentWidget() == nullptr ? Qt::LeftToRight : parentWidget()->layoutDirection();
        if (move) item->setGeometry(QStyle::visualRect(way, room, QRect(at, size)));
        lineHeight = std::max(lineHeight, size.height());
        at.rx() += size.width() + spacing();
    }
    return at.y() + lineHeight - rect.top() + contentsMargins().bottom();
}

int CollapsingRow::heightForWidth(int width) const
{
    return folds(width) ? placeLines(QRect(0, 0, width, 0), false) : QBoxLayout::minimumSize().height();
}

QSize CollapsingRow::minimumSize() const { return {leastWidth(true), QBoxLayout::minimumSize().height()}; }

void CollapsingRow::setGeometry(const QRect& rect)
{
    QBoxLayout::setGeometry(rect);
    if (folds(rect.width())) placeLines(rect, true);
}

} // namespace marches::app
