// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/coastpoint.h"

#include "editor/geometry/location.h"

#include <algorithm>

namespace marches::editor {

namespace {

bool isLand(const MapModel& model, FaceId face)
{
    const std::optional<Key> place = model.placeOf(face);
    return place && model.places().at(*place).kind == engine::PlaceKind::Land;
}

} // namespace

bool hasCoast(const MapModel& model, Key territory)
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

} // namespace marches::editor
