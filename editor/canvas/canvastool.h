// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/records.h"

#include <QCursor>
#include <QPointF>
#include <QString>
#include <Qt>

#include <optional>

class QKeyEvent;
class QPainter;

namespace marches::editor {

class MapView;

/// What the arrow keys and Enter are to a tool, by way of a cross that stands for the mouse (MapView).
enum class KeyCursor {
    None,   ///< it has uses of its own for them, or none
    Clicks, ///< Enter clicks where the cross is
    Drags,  ///< Enter takes hold, and lets go the next time
};

/// What Tab is to a tool.
enum class TabStep {
    NotMine, ///< the view steps through the places
    Taken,   ///< the tool has stepped to something of its own
    Leave,   ///< it has no more: the focus goes on
};

/// The mouse as a tool sees it. Places are board units.
struct Pointer {
    QPointF at;      ///< where it is
    QPointF snapped; ///< where snapping draws it; the same as `at` when nothing is near or hasAlt()
    Qt::MouseButton button = Qt::NoButton;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    double pixel = 1; ///< board units in one pixel of the screen

    bool has(Qt::KeyboardModifier modifier) const { return modifiers.testFlag(modifier); }
    /// Alt, or Ctrl and Shift together: many a desktop keeps clicks with Alt for moving its windows.
    bool hasAlt() const { return has(Qt::AltModifier) || modifiers.testFlags(Qt::ControlModifier | Qt::ShiftModifier); }
};

/// What handles the mouse and keys over a MapView and paints above the map. The view keeps panning and zooming
/// to itself.
class CanvasTool {
public:
    CanvasTool() = default;
    virtual ~CanvasTool() = default;
    CanvasTool(const CanvasTool&) = delete;
    CanvasTool& operator=(const CanvasTool&) = delete;

    /// Called when the view begins (or, with null, ceases) to use it. What is half drawn is given up when it ceases.
    virtual void attach(MapView* view) = 0;
    virtual void mousePress(const Pointer& pointer) = 0;
    virtual void mouseMove(const Pointer& pointer) = 0; ///< `button` is the one that is held
    virtual void mouseRelease(const Pointer& pointer) = 0;
    virtual void mouseDoubleClick(const Pointer& pointer) = 0;
    virtual void mouseLeave() = 0;
    /// True: the tool had a use for the right button there, so that no menu opens.
    virtual bool rightClick(const Pointer& /*pointer*/) { return false; }
    /// True: the key was meant for the tool.
    virtual bool keyPress(QKeyEvent& event) = 0;
    virtual bool keyRelease(QKeyEvent& event) = 0;
    /// Above the map, in board units.
    virtual void paint(QPainter& painter, double pixel) const = 0;
    virtual QCursor cursor() const = 0;
    /// Gives up what is half done: Esc. True: there was something.
    virtual bool cancel() = 0;
    /// Makes what is drawn to its end and only waits for Enter: another tool was taken up.
    virtual void makeDraft() {}
    virtual KeyCursor keyCursor() const = 0;
    virtual TabStep tabStep(bool forward) = 0;
    /// What the pointer is drawn to, for the ear; empty: nothing.
    virtual QString pointWords() const = 0;
    /// Alt+letters, Space and Tab belong to the view unless the tool is in the middle of something.
    virtual bool isBusy() const = 0;
};

} // namespace marches::editor
