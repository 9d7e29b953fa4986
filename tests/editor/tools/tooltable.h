// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/mapview.h"
#include "editor/document/mapdocument.h"
#include "editor/document/mapselection.h"

#include <QImage>
#include <QPointF>
#include <QString>

#include <memory>
#include <string>

namespace marches::test {

/// A map, a view of it on a screen of its own, and hands for the mouse and keys in board units.
class ToolTable {
public:
    /// Four squares of 100 units, "nw", "ne", "sw", "se", from (100, 100) to (300, 300) on a board of 400 by 400; the
    /// corners and middles of their sides are points.
    ToolTable();
    /// Another model; nothing on it but what it holds.
    explicit ToolTable(editor::MapModel model);

    static editor::MapModel emptyModel(double width = 400, double height = 400);

    editor::MapDocument document;
    editor::MapSelection selection;
    editor::MapView view;

    /// What is done from now on can be taken back.
    void begin();
    /// And the view has this tool.
    void begin(editor::CanvasTool& tool);
    int stepsSinceBegin() const { return document.undoStack().index() - m_start; }
    /// Takes all that was done since then back, and the tool away. False: the map is not as it was.
    bool isAsItBegan();

    void press(const QPointF& at, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void move(const QPointF& to, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void release(const QPointF& at, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void click(const QPointF& at, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void doubleClick(const QPointF& at);
    /// In some steps, as a hand moves.
    void drag(const QPointF& from, const QPointF& to, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    editor::RecordId place(const std::string& id) const;
    const editor::PlaceRecord& record(const std::string& id) const;
    /// The vertex at a point; kNoVertex: none.
    editor::VertexId vertexAt(const QPointF& at) const;
    double area(const std::string& id) const;
    bool touch(const std::string& a, const std::string& b) const;
    std::size_t territoryCount() const;

    /// Records, texts and drawing as bytes: equal for equal models.
    QByteArray state() const;
    /// What is on the screen.
    QImage picture();
    /// Writes it into a folder named by the environment (MARCHES_PICTURES), if there is one.
    void keepPicture(const QString& name);

private:
    void show();
    bool m_held = false;
    QByteArray m_before; ///< at begin()
    int m_start = 0;
};

} // namespace marches::test
