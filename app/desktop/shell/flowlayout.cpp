// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/flowlayout.h"

#include <algorithm>

#include <QWidget>

namespace marches::app {

FlowLayout::FlowLayout(QWidget* parent, int gap) : QLayout(parent), m_gap(gap) { setContentsMargins(0, 0, 0, 0); }

FlowLayout::~FlowLayout() { qDeleteAll(m_items); }

void FlowLayout::addItem(QLayoutItem* item) { m_items.append(item); }

QLayoutItem* FlowLayout::takeAt(int index) { return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr; }

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
    int x = 0;
    int y = 0;
    int line = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size =
            item->sizeHint().boundedTo(QSize(std::max(area.width(), item->minimumSize().width()), QWIDGETSIZE_MAX));
        if (x > 0 && x + size.width() > area.width()) {
            x = 0;
            y += line + m_gap;
            line = 0;
        }
        if (move) {
            const int left = mirrored ? area.right() - x - size.width() + 1 : area.left() + x;
            item->setGeometry(QRect(QPoint(left, area.top() + y), size));
        }
        x += size.width() + m_gap;
        line = std::max(line, size.height());
    }
    const QMargins margins = contentsMargins();
    return y + line + margins.top() + margins.bottom();
}

} // namespace marches::app
