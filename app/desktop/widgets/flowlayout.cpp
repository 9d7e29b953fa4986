// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/flowlayout.h"

#include <algorithm>
#include <vector>

#include <QWidget>

namespace marches::app {

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent), m_gap(gap) { setContentsMargins(0, 0, 0, 0); }

FlowLayout::~FlowLayout() { qDeleteAll(m_items); }

void FlowLayout::addItem(QLayoutItem* item) { m_items.append(item); }

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

QSize FlowLayout::minimumSize() const
{
    QSize least(0, 0);
    for (const QLayoutItem* item : m_items) least = least.expandedTo(item->minimumSize());
    return least.grownBy(contentsMargins());
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        width += item->sizeHint().width() + m_gap;
        height = std::max(height, item->sizeHint().height());
    }
    return QSize(std::max(0, width - m_gap), height).grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    place(rect, true);
}

int FlowLayout::place(const QRect& rect, bool move) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    const bool mirrored = parentWidget() != nullptr && parentWidget()->isRightToLeft();
    struct Placed {
        QLayoutItem* item;
        QRect rect;
    };
    std::vector<Placed> line;
    int x = 0;
    int y = 0;
    int high = 0;
    const auto finish = [&] {
        // Chips and buttons of one line stand on one axis, however high each is.
        for (const Placed& placed : line)
            if (move) placed.item->setGeometry(placed.rect.translated(0, (high - placed.rect.height()) / 2));
        line.clear();
    };
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size =
            item->sizeHint().boundedTo(QSize(std::max(area.width(), item->minimumSize().width()), QWIDGETSIZE_MAX));
        if (x > 0 && x + size.width() > area.width()) {
            finish();
            x = 0;
            y += high + m_gap;
            high = 0;
        }
        const int left = mirrored ? area.right() - x - size.width() + 1 : area.left() + x;
        line.push_back({item, QRect(QPoint(left, area.top() + y), size)});
        x += size.width() + m_gap;
        high = std::max(high, size.height());
    }
    finish();
    const QMargins margins = contentsMargins();
    return y + high + margins.top() + margins.bottom();
}

} // namespace marches::app
