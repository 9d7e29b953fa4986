// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QStyleOptionGraphicsItem>

#include <functional>
#include <utility>

namespace marches::editor {

/// One layer of the scene, as large as the board: painted by a function.
class BoardLayer : public QGraphicsItem {
public:
    using Paint = std::function<void(QPainter& painter, const QRectF& exposed)>;

    explicit BoardLayer(Paint paint) : m_paint(std::move(paint)) { setFlag(ItemUsesExtendedStyleOption); }

    void setBounds(const QRectF& bounds)
    {
        prepareGeometryChange();
        m_bounds = bounds;
    }
    QRectF boundingRect() const override { return m_bounds; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* /*widget*/) override
    {
        m_paint(*painter, option->exposedRect);
    }

private:
    Paint m_paint;
    QRectF m_bounds;
};

} // namespace marches::editor
