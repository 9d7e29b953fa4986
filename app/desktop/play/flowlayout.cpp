// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/flowlayout.h"

#include <QStyle>
#include <QWidget>

namespace marches::app {

FlowLayout::FlowLayout(QWidget* parent, int spacing) : QLayout(parent), m_spacing(spacing) { setContentsMargins(0, 0, 0, 0); }

FlowLayout::~FlowLayout()
{
    for (QLayoutItem* item : m_items) delete item;
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item != nullptr) m_items.erase(m_items.begin() + index);
    return item;
}

QSize FlowLayout::sizeHint() const
{
    int width = 0;
    int height = 0;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        width += item->sizeHint().width() + (width > 0 ? m_spacing : 0);
        height = qMax(height, item->sizeHint().height());
    }
    const QMargins margins = contentsMargins();
    return {width + margins.left() + margins.right(), height + margins.top() + margins.bottom()};
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool move) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    const bool mirrored = parentWidget() != nullptr && parentWidget()->isRightToLeft();
    int x = 0;
    int y = 0;
    int rowHeight = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint().boundedTo(QSize(qMax(area.width(), 1), QWIDGETSIZE_MAX));
        if (x > 0 && x + size.width() > area.width()) {
            x = 0;
            y += rowHeight + m_spacing;
            rowHeight = 0;
        }
        if (move) {
            const int left = mirrored ? area.right() + 1 - x - size.width() : area.left() + x;
            item->setGeometry(QRect(QPoint(left, area.top() + y), size));
        }
        x += size.width() + m_spacing;
        rowHeight = qMax(rowHeight, size.height());
    }
    const QMargins margins = contentsMargins();
    return y + rowHeight + margins.top() + margins.bottom();
}

} // namespace marches::app
