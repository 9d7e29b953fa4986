// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/borderdrag.h"
#include "editor/tools/bordernodes.h"
#include "editor/tools/handledrag.h"
#include "editor/tools/maptool.h"
#include "editor/tools/rubberband.h"

#include <optional>

namespace marches::editor {

/// Borders (B): drags the points, lines and curve handles of shared borders; adds and removes points; makes lines
/// straight or curved; breaks contact. Whatever lies on both sides follows.
class BordersTool : public MapTool {
    Q_OBJECT
public:
    using MapTool::MapTool;

    QString id() const override { return QStringLiteral("borders"); }
    Qt::Key key() const override { return Qt::Key_B; }
    QString name() const override;
    QString hint() const override;
    QCursor cursor() const override;
    bool keyPress(QKeyEvent& event) override;
    TabStep tabStep(bool forward) override;
    bool cancel() override;
    bool isBusy() const override { return m_drag.has_value() || m_handle.has_value() || m_band.isActive(); }

protected:
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void doubleClicked(const Pointer& pointer) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    SnapTargets snapTargets() const override;
    void attached() override;
    void dropWhatIsGone() override;
    void detached() override;

private:
    enum class Grip { None, Vertex, Handle, Line };

    void beginDrag(const Pointer& pointer);
    Grip m_grip = Grip::None;
    VertexId m_vertex = kNoVertex;        ///< under the pointer
    std::optional<HandleHit> m_handleHit; ///< under the pointer
    EdgeId m_edge = kNoEdge;              ///< under the pointer
    std::optional<BorderDrag> m_drag;
    std::vector<VertexId> m_unsnapped; ///< of the borders that are dragged
    std::optional<HandleDrag> m_handle;
    BorderNodes m_points;
    RubberBand m_band;
};

} // namespace marches::editor
