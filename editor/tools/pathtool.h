// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/maptool.h"
#include "editor/tools/polylinesketch.h"

namespace marches::editor {

/// Base of the tools that draw a line corner by corner: click = corner, drag = curve, Backspace takes a corner back,
/// Enter or a double click finishes, Esc gives up.
class PathTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    bool keyPress(QKeyEvent& event) override;
    bool cancel() override;
    bool isBusy() const override { return !m_trail.isEmpty(); }
    bool hasDraft() const override { return isBusy(); }
    KeyCursor keyCursor() const override { return KeyCursor::Clicks; }

protected:
    /// The line is done. True: it was taken, and the next one may begin; false: it stays, to be drawn further.
    virtual bool finish() = 0;
    /// A corner has been added; true: that ends the line.
    virtual bool endsWith(const Pointer& /*pointer*/) { return false; }
    virtual bool isArea() const { return true; }
    /// Whether it keeps to existing borders between two corners that lie on such.
    virtual bool followsBorders() const { return true; }

    void pressed(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void doubleClicked(const Pointer& pointer) override;
    void takeBack() override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    SnapTargets snapTargets() const override;
    void detached() override;

    const PolylineSketch& trail() const { return m_trail; }
    void setNaturalTrail(bool natural) { m_trail.setNatural(natural); }
    void finishNow();

private:
    bool goesStraight(const Pointer& pointer) const { return !followsBorders() || pointer.has(Qt::ControlModifier); }

    PolylineSketch m_trail;
    bool m_added = false; ///< by the press that is still held
};

} // namespace marches::editor
