// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/mapshapes.h"

#include "editor/geometry/outline.h"

#include <cmath>

namespace marches::editor {

namespace {

enum class Side { Coast, Border, Others };

bool isSea(const MapModel& model, FaceId face)
{
    const std::optional<RecordId> place = model.placeOf(face);
    return place && model.places().at(*place).kind == engine::PlaceKind::Sea;
}

/// Which line a stretch belongs to, seen from a face: each stretch is drawn by one of its two sides.
Side sideOf(const MapModel& model, FaceId face, FaceId other)
{
    if (other == kOutside) return Side::Coast;
    if (isSea(model, face) == isSea(model, other)) return face < other ? Side::Border : Side::Others;
    return isSea(model, face) ? Side::Others : Side::Coast;
}

} // namespace

void MapShapes::reset(const MapModel* model)
{
    m_model = model;
    m_slots.clear();
}

void MapShapes::drop(std::span<const FaceId> faces)
{
    for (const FaceId face : faces) {
        if (face == kOutside || slotOf(face) >= m_slots.size()) continue;
        m_slots[slotOf(face)].shape.reset();
        m_slots[slotOf(face)].outline.reset();
        m_slots[slotOf(face)].pole.reset();
    }
}

void MapShapes::setTolerance(double tolerance)
{
    const double rounded = tolerance > 0 ? std::exp2(std::floor(std::log2(tolerance))) : 0;
    if (rounded == m_tolerance) return;
    m_tolerance = rounded;
    for (Slot& slot : m_slots) slot.shape.reset();
}

MapShapes::Slot& MapShapes::slot(FaceId face) const
{
    if (slotOf(face) >= m_slots.size()) m_slots.resize(slotOf(face) + 1);
    return m_slots[slotOf(face)];
}

const FaceShape& MapShapes::shape(FaceId face) const
{
    Slot& here = slot(face);
    if (here.shape == nullptr) {
        here.shape = make(face);
        here.box = here.shape->box;
    }
    return *here.shape;
}

QRectF MapShapes::knownBox(FaceId face) const
{
    return face == kOutside || slotOf(face) >= m_slots.size() ? QRectF() : m_slots[slotOf(face)].box;
}

QPointF MapShapes::pole(FaceId face) const
{
    Slot& here = slot(face);
    if (!here.pole) here.pole = labelCentre(*outline(face));
    return *here.pole;
}

std::shared_ptr<const Shape> MapShapes::outline(FaceId face) const
{
    Slot& here = slot(face);
    if (!here.outline) here.outline = std::make_shared<const Shape>(outlineOf(m_model->drawing, face));
    return here.outline;
}

std::unique_ptr<FaceShape> MapShapes::make(FaceId face) const
{
    auto made = std::make_unique<FaceShape>();
    made->area.setFillRule(Qt::OddEvenFill);
    const PlanarMap& map = m_model->drawing;
    for (const std::vector<HalfEdge>& ring : ringsOf(map, face)) {
        QPointF last = map.at(map.start(ring.front()));
        made->area.moveTo(last);
        QPainterPath* open = nullptr; // the line that ends at `last`
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const HalfEdge half = ring[i];
            const FaceId other = map.right(half);
            const Side side = sideOf(*m_model, face, other);
            QPainterPath* line = side == Side::Coast ? &made->coast : side == Side::Border ? &made->border : nullptr;
            const QPointF end = map.at(map.end(half));
            const bool changes = i + 1 == ring.size() || map.right(ring[i + 1]) != other;
            const bool curved = map.edge(half.edge()).curved;
            const QPointF step = end - last;
            if (!changes && !curved && std::abs(step.x()) + std::abs(step.y()) < m_tolerance) continue;
            if (line != nullptr && open != line) line->moveTo(last);
            for (QPainterPath* path : {&made->area, line}) {
                if (path == nullptr) continue;
                if (curved) {
                    const Segment segment = map.segment(half);
                    if (path->currentPosition() != segment.start) path->lineTo(segment.start);
                    path->cubicTo(segment.startHandle, segment.endHandle, segment.end);
                } else {
                    path->lineTo(end);
                }
            }
            // A border of another side is a new line as soon as its neighbour changes.
            open = changes ? nullptr : line;
            last = end;
        }
        made->area.closeSubpath();
    }
    made->box = made->area.controlPointRect();
    return made;
}

} // namespace marches::editor
