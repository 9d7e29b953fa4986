// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/mapshapes.h"

#include "editor/geometry/outline.h"

#include <algorithm>
#include <cmath>
#include <utility>

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

std::vector<char> MapShapes::seenEnds(const std::vector<HalfEdge>& ring) const
{
    const PlanarMap& map = m_model->drawing;
    const auto cellOf = [&](const QPointF& at) {
        return std::pair(std::floor(at.x() / m_tolerance), std::floor(at.y() / m_tolerance));
    };
    const std::size_t count = ring.size();
    std::vector<char> seen(count, 1);
    if (m_tolerance <= 0) return seen;
    auto before = cellOf(map.at(map.start(ring.front())));
    auto here = cellOf(map.at(map.end(ring.front())));
    for (std::size_t i = 0; i < count; ++i) {
        const HalfEdge next = ring[i + 1 < count ? i + 1 : 0];
        const auto after = cellOf(map.at(map.end(next)));
        const bool isBend = map.edge(ring[i].edge()).curved || map.edge(next.edge()).curved;
        seen[i] = isBend || map.right(ring[i]) != map.right(next) || here != before || here != after ? 1 : 0;
        before = std::exchange(here, after);
    }
    return seen;
}

std::unique_ptr<FaceShape> MapShapes::make(FaceId face) const
{
    auto made = std::make_unique<FaceShape>();
    made->area.setFillRule(Qt::OddEvenFill);
    for (const std::vector<HalfEdge>& ring : ringsOf(m_model->drawing, face)) addRing(face, ring, *made);
    made->box = made->area.controlPointRect();
    return made;
}

void MapShapes::addRing(FaceId face, const std::vector<HalfEdge>& ring, FaceShape& made) const
{
    const PlanarMap& map = m_model->drawing;
    const std::vector<char> seen = seenEnds(ring);
    const std::size_t count = ring.size();
    const auto isCorner = [&](std::size_t i) {
        return map.right(ring[i]) != map.right(ring[i + 1 < count ? i + 1 : 0]);
    };
    // From where three faces meet, so that no line is joined elsewhere when an edit has the ring begin elsewhere.
    std::size_t first = 0;
    while (first < count && !isCorner(first)) ++first;
    const bool isLoop = first == count;
    if (isLoop) first = static_cast<std::size_t>(std::ranges::find(seen, char{1}) - seen.begin()) % count;
    QPointF last = map.at(map.end(ring[first]));
    made.area.moveTo(last);
    QPainterPath* open = nullptr; // the line that ends at `last`
    for (std::size_t step = 1; step <= count; ++step) {
        const std::size_t i = (first + step) % count;
        if (seen[i] == 0) continue;
        const HalfEdge half = ring[i];
        const Side side = sideOf(*m_model, face, map.right(half));
        QPainterPath* line = side == Side::Coast ? &made.coast : side == Side::Border ? &made.border : nullptr;
        if (line != nullptr && open != line) line->moveTo(last);
        last = map.at(map.end(half));
        for (QPainterPath* path : {&made.area, line}) {
            if (path == nullptr) continue;
            if (map.edge(half.edge()).curved) {
                const Segment segment = map.segment(half);
                path->cubicTo(segment.startHandle, segment.endHandle, segment.end);
            } else {
                path->lineTo(last);
            }
        }
        // A border of another side is a new line as soon as its neighbour changes.
        open = isCorner(i) ? nullptr : line;
    }
    made.area.closeSubpath();
    if (isLoop && open != nullptr) open->closeSubpath();
}

} // namespace marches::editor
