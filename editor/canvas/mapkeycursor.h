// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvastool.h"

#include <QPointF>

#include <optional>

class QKeyEvent;
class QPainter;

namespace marches::editor {

class MapView;

/// The cross that stands for the mouse while somebody draws with the keys. Keys come only while the view has a map and
/// a tool.
class MapKeyCursor {
public:
    explicit MapKeyCursor(MapView& view) : m_view(view) {}

    /// Board units; nothing: there is none.
    const std::optional<QPointF>& at() const { return m_at; }
    /// What the keys do with the tool in hand; empty: it has no cross.
    QString hint() const;
    /// True: the key was meant for it.
    bool key(const QKeyEvent& event);
    /// What the tool has in hand is given up.
    void hide();
    /// Another tool comes: what was pressed with the former one is never let go.
    void changeTool();
    /// Another map.
    void forget();
    /// In pixels of the widget.
    void paint(QPainter& painter) const;

private:
    Pointer pointer(Qt::KeyboardModifiers modifiers) const;
    void put(const QPointF& board);
    void move(const QPointF& direction, Qt::KeyboardModifiers modifiers);
    void click(Qt::KeyboardModifiers modifiers);
    void tellWhere() const;

    MapView& m_view;
    std::optional<QPointF> m_at;
    std::optional<QPointF> m_clicked; ///< where it clicked last
    bool m_holds = false;             ///< the tool has been given a press without its release
    bool m_isFree = false;            ///< it was moved without snapping
};

} // namespace marches::editor
