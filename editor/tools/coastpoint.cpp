// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/coastpoint.h"

#include "editor/geometry/location.h"

#include <QLineF>

#include <algorithm>

namespace marches::editor {

namespace {

bool isLand(const MapModel& model, FaceId face)
{
    const std::optional<RecordId> place = model.placeOf(face);
    return place && model.places().at(*place).kind == engine::PlaceKind::Land;
}

} // namespace

bool hasCoast(const MapModel& model, RecordId territory)
{
    const FaceId face = model.places().at(territory).face;
    if (face == kOutside) return false;
    const std::vector<HalfEdge>& sides = model.drawing.sides(face);
    return std::ranges::any_of(sides, [&](HalfEdge half) { return !isLand(model, model.drawing.right(half)); });
}

std::optional<CoastPoint> coastPointAt(const MapScene& scene, const QPointF& at, double reach)
{
    const MapModel& model = scene.model();
    const PlanarMap& map = model.drawing;
    const FaceId face = faceAt(map, at);
    std::optional<CoastPoint> best;
    double least = 0;
    const auto offer = [&](HalfEdge half) { // with the land on the left
        if (!isLand(model, map.left(half)) || isLand(model, map.right(half))) return;
        const Nearest here = map.segment(half).nearestTo(at);
        if (best && here.distance >= least) return;
        best = CoastPoint{*model.placeOf(map.left(half)), here.at};
        least = here.distance;
    };
    if (isLand(model, face)) {
        for (const HalfEdge half : map.sides(face)) offer(half);
        return best;
    }
    for (const EdgeId id : map.edgesNear(QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)))
        for (const bool forward : {true, false}) offer(HalfEdge(id, forward));
    return best && least <= reach ? best : std::nullopt;
}

std::optional<CoastPoint> coastPointTowards(const MapScene& scene, const QPointF& from, const QPointF& at, double reach)
{
    const MapModel& model = scene.model();
    const PlanarMap& map = model.drawing;
    const FaceId face = faceAt(map, at);
    if (!isLand(model, face)) return coastPointAt(scene, at, reach);
    const QLineF way(from, at);
    std::optional<QPointF> first;
    for (const HalfEdge half : map.sides(face)) {
        if (isLand(model, map.right(half))) continue;
        const std::vector<QPointF> points = map.segment(half).flattened();
        for (std::size_t i = 1; i < points.size(); ++i) {
            QPointF crossing;
            if (way.intersects(QLineF(points[i - 1], points[i]), &crossing) != QLineF::BoundedIntersection) continue;
            if (!first || QLineF(from, crossing).length() < QLineF(from, *first).length()) first = crossing;
        }
    }
    if (!first) return coastPointAt(scene, at, reach);
    return CoastPoint{*model.placeOf(face), *first};
}

} // namespace marches::editor
