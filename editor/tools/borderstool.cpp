// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/borderstool.h"

#include "editor/canvas/maphits.h"
#include "editor/canvas/mapview.h"
#include "editor/geometry/edgeedits.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/painting/mappainter.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kVertexReach = 8; ///< pixels
constexpr double kLineReach = 6;
constexpr double kShortEdge = 24; ///< a line of shorter edges is bent as a whole, not by one of its edges
constexpr double kSoftReach = 80; ///< pixels along the border that bend with a dragged line

} // namespace

QString BordersTool::name() const { return tr("Borders"); }

QString BordersTool::hint() const
{
    if (m_drag) return tr("Drop on a point or border: join. Alt or Ctrl+Shift: no snapping. Esc: back to where it was");
    if (isAttached() && !(selection().items().vertices.empty() && selection().items().edges.empty()))
        return tr("Drag or arrows: move. Shift+U: curve, Shift+L: straight. Ins: add a point, Del: remove. Tab: next "
                  "point, past "
                  "the last one out of the map, as F6");
    return tr(
        "Drag a point or a line: both neighbours follow. Ctrl+click: add a point. Ctrl+drag a point: break contact. "
        "Shift: bend a longer piece. Del: remove points");
}

QCursor BordersTool::cursor() const
{
    if (m_drag || m_handle) return Qt::ClosedHandCursor;
    if (m_vertex != kNoVertex || m_handleHit) return Qt::PointingHandCursor;
    return m_edge != kNoEdge ? Qt::SizeAllCursor : Qt::ArrowCursor;
}

SnapTargets BordersTool::snapTargets() const
{
    SnapTargets targets;
    if (!m_drag || m_drag->shares().size() != 1) return targets;
    targets.vertices = targets.lines = targets.guides = true;
    targets.except = m_unsnapped;
    return targets;
}

void BordersTool::moved(const Pointer& pointer)
{
    const bool free = scene().layers.offers(MapLayer::Territories);
    const auto vertex = free ? vertexAt(scene(), pointer.at, kVertexReach * pointer.pixel) : std::nullopt;
    m_vertex = vertex ? vertex->id : kNoVertex;
    m_handleHit = free ? handleAt(scene(), selection(), pointer.at, kVertexReach * pointer.pixel) : std::nullopt;
    const auto edge = free ? edgeAt(scene(), pointer.at, kLineReach * pointer.pixel) : std::nullopt;
    m_edge = edge ? edge->id : kNoEdge;
}

void BordersTool::pressed(const Pointer& pointer)
{
    moved(pointer);
    m_points.forget();
    m_grip = Grip::None;
    const bool shift = pointer.has(Qt::ShiftModifier);
    if (m_handleHit) {
        m_grip = Grip::Handle;
    } else if (m_vertex != kNoVertex) {
        m_grip = Grip::Vertex;
        const bool add = shift && !pointer.has(Qt::ControlModifier); // together they are to let go of snapping
        if (add || !selection().has(m_vertex)) BorderNodes::select(selection(), m_vertex, add);
    } else if (m_edge != kNoEdge) {
        if (pointer.has(Qt::ControlModifier)) {
            BorderNodes::insertAt(selection(), m_edge, map().segment(m_edge).nearestTo(pointer.at).t);
            moved(pointer);
            m_grip = m_vertex != kNoVertex ? Grip::Vertex : Grip::None;
            return;
        }
        m_grip = Grip::Line;
        if (!selection().has(m_edge)) BorderNodes::selectBorder(selection(), m_edge, shift);
    } else {
        if (!shift) selection().clear();
        m_band.begin(pointer.at, pointer.has(Qt::ControlModifier));
    }
}

void BordersTool::beginDrag(const Pointer& pointer)
{
    BorderDrag::Shares shares;
    const bool shift = pointer.has(Qt::ShiftModifier);
    if (m_grip == Grip::Vertex) {
        if (!map().has(m_vertex)) return;
        for (const VertexId vertex : selection().items().vertices) shares.emplace(vertex, 1.0);
        shares.emplace(m_vertex, 1.0);
    } else {
        const Segment segment = map().segment(m_edge);
        if (!shift && segment.length() > kShortEdge * pointer.pixel) {
            shares = {{map().edge(m_edge).start, 1.0}, {map().edge(m_edge).end, 1.0}};
        } else {
            shares =
                BorderDrag::softly(map(), m_edge, pressedAt().at, (shift ? 2.5 : 1.0) * kSoftReach * pointer.pixel);
        }
    }
    if (shares.empty()) return;
    std::set<VertexId> near;
    for (const auto& [vertex, share] : shares)
        map().visitStar(vertex, [&](HalfEdge half) {
            for (const HalfEdge piece : wholeBorder(map(), half.edge())) {
                near.insert(map().start(piece));
                near.insert(map().end(piece));
            }
        });
    // The far ends of these borders may be joined with, what is between may not.
    m_unsnapped.clear();
    for (const VertexId vertex : near)
        if (map().degree(vertex) == 2 || shares.contains(vertex)) m_unsnapped.push_back(vertex);
    m_drag.emplace(document(), std::move(shares));
    if (m_grip == Grip::Vertex && pointer.has(Qt::ControlModifier) && !shift && m_drag->shares().size() == 1)
        m_drag->detach(faceAt(map(), pointer.at), pointer.at);
    emit hintChanged();
}

void BordersTool::dragged(const Pointer& pointer)
{
    if (m_band.isActive()) {
        m_band.extend(pointer.at);
        return;
    }
    if (m_grip == Grip::Handle) {
        if (!m_handle && m_handleHit) m_handle.emplace(document(), *m_handleHit);
        if (m_handle) m_handle->moveTo(pointer.at, pointer.has(Qt::AltModifier));
        return;
    }
    if (m_grip == Grip::None) return;
    if (!m_drag) beginDrag(pointer);
    if (!m_drag) return;
    // What it will be joined to is met when the button is let go: until then the two would only be in each other's way.
    if (snap() && snap()->isOnDrawing()) return;
    const bool one = m_drag->shares().size() == 1;
    m_drag->moveBy(one ? pointer.snapped - m_drag->start(m_drag->shares().begin()->first)
                       : pointer.at - pressedAt().at);
}

void BordersTool::released(const Pointer& pointer, bool wasDrag)
{
    if (m_band.isActive()) {
        m_band.end();
        if (wasDrag) {
            MapSelection::Items items = selection().items();
            items.places.clear();
            for (const EdgeId id : map().edgesNear(m_band.area().boundingRect()))
                for (const VertexId vertex : {map().edge(id).start, map().edge(id).end})
                    if (m_band.contains(map().at(vertex))) items.vertices.push_back(vertex);
            selection().set(std::move(items));
        }
        return;
    }
    m_handle.reset();
    if (m_drag) {
        const auto& shares = m_drag->shares();
        const std::optional<SnapResult> target = snap();
        if (shares.size() == 1 && target && target->vertex != kNoVertex)
            m_drag->weldTo(shares.begin()->first, target->vertex);
        else if (shares.size() == 1 && target && target->edge != kNoEdge)
            m_drag->weldTo(shares.begin()->first, target->edge);
        m_drag.reset();
        emit hintChanged();
    }
    m_grip = Grip::None;
    moved(pointer);
}

void BordersTool::doubleClicked(const Pointer& pointer)
{
    moved(pointer);
    if (m_vertex == kNoVertex && m_edge != kNoEdge)
        BorderNodes::insertAt(selection(), m_edge, map().segment(m_edge).nearestTo(pointer.at).t);
}

bool BordersTool::keyPress(QKeyEvent& event)
{
    const bool hasVertices = !selection().items().vertices.empty();
    const bool shift = event.modifiers() == Qt::ShiftModifier;
    switch (event.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace: BorderNodes::remove(selection()); return hasVertices;
    case Qt::Key_Insert: BorderNodes::insert(selection()); return true;
    case Qt::Key_L:
        if (shift) BorderNodes::makeStraight(selection());
        return shift;
    case Qt::Key_U:
        if (shift) BorderNodes::makeCurved(selection());
        return shift;
    default: break;
    }
    const std::optional<QPointF> step = arrowStep(event);
    if (!step || !hasVertices) return false;
    m_points.nudge(selection(), *step);
    return true;
}

TabStep BordersTool::tabStep(bool forward)
{
    const VertexId next = m_points.step(selection(), forward ? 1 : -1, view().visibleArea());
    if (next == kNoVertex) return TabStep::Leave;
    view().reveal(map().at(next));
    return TabStep::Taken;
}

bool BordersTool::cancel()
{
    if (m_drag) {
        std::exchange(m_drag, std::nullopt)->cancel(); // what takes it back may take points that it holds
        m_grip = Grip::None;
        emit hintChanged();
        return true;
    }
    if (m_handle) {
        m_handle->cancel();
        m_handle.reset();
        m_grip = Grip::None;
        return true;
    }
    if (m_band.isActive()) {
        m_band.end();
        return true;
    }
    if (selection().empty()) return false;
    selection().clear();
    return true;
}

void BordersTool::attached() { connect(&selection(), &MapSelection::changed, this, &MapTool::hintChanged); }

void BordersTool::dropWhatIsGone()
{
    if (m_vertex != kNoVertex && !map().has(m_vertex)) m_vertex = kNoVertex;
    if (m_edge != kNoEdge && !map().has(m_edge)) m_edge = kNoEdge;
    if (m_handleHit && !map().has(m_handleHit->edge)) {
        m_handleHit.reset();
        m_handle.reset();
    }
    const auto isGone = [this](const auto& share) { return !map().has(share.first); };
    if (m_drag && std::ranges::any_of(m_drag->shares(), isGone)) m_drag.reset();
}

void BordersTool::detached()
{
    disconnect(&selection(), nullptr, this, nullptr);
    m_drag.reset();
    m_handle.reset();
    m_band.end();
    m_vertex = kNoVertex;
    m_edge = kNoEdge;
    m_handleHit.reset();
}

void BordersTool::drawOverlay(QPainter& painter, double pixel) const
{
    const MapColours& colours = mapColours(scene().theme);
    if (m_drag) m_drag->paint(painter, scene(), pixel);
    const bool alive = m_edge != kNoEdge && map().has(m_edge);
    if (alive && !m_drag && m_vertex == kNoVertex) {
        const std::vector<HalfEdge> border = wholeBorder(map(), m_edge);
        QColor glow = colours.selection;
        glow.setAlpha(110);
        painter.strokePath(pathOf(map(), border), QPen(glow, 5 * pixel, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    paintHandles(painter, scene(), selection(), view().visibleArea(), pixel, alive ? m_edge : kNoEdge, m_vertex);
    m_band.paint(painter, pixel, scene().theme);
    if (!m_drag) return;
    if (snap() && snap()->isOnDrawing() && m_drag->shares().size() == 1) {
        const VertexId vertex = m_drag->shares().begin()->first;
        painter.setPen(QPen(colours.change, 1.6 * pixel, Qt::DotLine));
        painter.drawLine(map().at(vertex), snap()->at);
    }
    if (!view().refusal().isEmpty()) return; // that comes first
    const QPointF at = painter.transform().map(pointer().at);
    painter.save();
    painter.resetTransform();
    drawCallout(painter, at + QPointF(26, 24), m_drag->callout(), colours.callout, colours.onCallout, view().rect());
    painter.restore();
}

} // namespace marches::editor
