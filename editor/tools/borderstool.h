// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/tools/borderdrag.h"
#include "editor/tools/handles.h"
#include "editor/tools/maptool.h"
#include "editor/tools/rubberband.h"

#include <optional>

namespace marches::editor {

/// Borders (B): drags the points, lines and curve handles of shared borders; adds and removes points; makes lines straight or
/// curved; breaks contact. Whatever lies on both sides follows.
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
    bool cancel() override;
    bool isBusy() const override { return m_drag.has_value() || m_handle.has_value() || m_band.isActive(); }

    // Commands for menus, with what is selected.
    void makeStraight();
    void makeCurved();
    void removePoints();
    /// In the middle of each selected edge, or of those between selected points.
    void insertPoints();

protected:
    void pressed(const Pointer& pointer) override;
    void moved(const Pointer& pointer) override;
    void dragged(const Pointer& pointer) override;
    void released(const Pointer& pointer, bool wasDrag) override;
    void doubleClicked(const Pointer& pointer) override;
    void drawOverlay(QPainter& painter, double pixel) const override;
    SnapTargets snapTargets() const override;
    void detached() override;

private:
    enum class Grip { None, Vertex, Handle, Line };

    void beginDrag(const Pointer& pointer);
    void dragHandle(const Pointer& pointer);
    void selectVertex(VertexId vertex, bool add);
    void selectBorder(EdgeId edge, bool add);
    void insertAt(EdgeId edge, double t);
    void nudge(const QPointF& by);
    bool stepVertex(int by);
    std::vector<EdgeId> chosenEdges() const;

    Grip m_grip = Grip::None;
    VertexId m_vertex = kNoVertex;        ///< under the pointer
    std::optional<HandleHit> m_handleHit; ///< under the pointer
    EdgeId m_edge = kNoEdge;              ///< under the pointer
    std::optional<BorderDrag> m_drag;
    std::vector<VertexId> m_unsnapped; ///< of the borders that are dragged
    std::optional<HandleHit> m_handle; ///< that is dragged
    QPointF m_otherHandle;
    QPointF m_handleStart;
    MapDocument::MergeId m_handleMerge{};
    RubberBand m_band;
    MapDocument::MergeId m_nudgeMerge{};
    std::vector<VertexId> m_nudged;
    FaceId m_walkedFace = kOutside; ///< whose points Tab visits
};

} // namespace marches::editor
