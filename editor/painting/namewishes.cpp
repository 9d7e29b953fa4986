// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/namewishes.h"

#include "editor/geometry/boxes.h"
#include "editor/geometry/lanepath.h"
#include "editor/painting/boarddrawing.h"
#include "engine/package/mappackage.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

NameWish::Kind wishKind(engine::PlaceKind kind)
{
    switch (kind) {
    case engine::PlaceKind::Sea: return NameWish::Kind::Sea;
    case engine::PlaceKind::Site: return NameWish::Kind::Site;
    case engine::PlaceKind::Space: return NameWish::Kind::Space;
    default: return NameWish::Kind::Land;
    }
}

} // namespace

bool isTokenTrack(engine::PlaceKind kind, const std::string& id)
{
    return kind == engine::PlaceKind::Site && id.ends_with("-track");
}

NameWish nameWish(const BoardDrawing& drawing, int place, const BoardName& name)
{
    const engine::Place& record = drawing.board.place(place);
    const PlaceDrawing& drawn = drawing.places[static_cast<std::size_t>(place)];
    NameWish wish;
    wish.id = record.id;
    wish.kind = wishKind(record.kind);
    wish.at = drawn.label;
    wish.box = drawn.box;
    if (record.kind == engine::PlaceKind::Coast) { // bears its province's name
        wish.kind = NameWish::Kind::Mark;
        return wish;
    }
    if (!drawn.shape.isEmpty() && !isTokenTrack(record.kind, record.id)) wish.lines = name.lines;
    wish.size = name.size;
    wish.letters = drawn.letters;
    wish.isPlaced = drawn.isNamePlaced || !drawn.letters.curve.empty();
    if (record.kind == engine::PlaceKind::Land) wish.pieces = drawn.stack;
    // The drawing outlives the layout.
    if (wish.kind == NameWish::Kind::Land || wish.kind == NameWish::Kind::Sea)
        wish.shape = std::shared_ptr<const Shape>(std::shared_ptr<void>(), &drawn.shape);
    return wish;
}

NameWish nameWish(const RegionOnBoard& region, const BoardName& name)
{
    NameWish wish;
    wish.id = region.id;
    wish.kind = NameWish::Kind::Region;
    wish.lines = name.lines;
    wish.size = name.size;
    wish.letters = region.letters;
    wish.isPlaced = region.isNamePlaced;
    wish.at = region.label;
    wish.shape = std::shared_ptr<const Shape>(std::shared_ptr<void>(), &region.shape);
    wish.growth = region.growth;
    return wish;
}

std::vector<QRectF> laneBoxes(const engine::ConnectionDrawing& lane)
{
    constexpr double kHalf = 6; // board units on either side of it
    std::vector<QRectF> boxes;
    if (lane.ends.size() != 2) return boxes;
    std::vector<QPointF> bend;
    for (const engine::MapPoint& point : lane.bend) bend.push_back(pointOf(point));
    const QPainterPath path = lane.edge.size() == 2 ? lanePathAround(pointOf(lane.ends[0]), pointOf(lane.edge[0]),
                                                                     pointOf(lane.edge[1]), pointOf(lane.ends[1]))
                                                    : lanePath(pointOf(lane.ends[0]), bend, pointOf(lane.ends[1]));
    for (const QPolygonF& part : path.toSubpathPolygons())
        for (qsizetype i = 1; i < part.size(); ++i) {
            const QPointF way = part[i] - part[i - 1];
            const int steps = std::max(1, static_cast<int>(std::ceil(std::hypot(way.x(), way.y()) / kHalf)));
            for (int step = 0; step <= steps; ++step) boxes.push_back(around(part[i - 1] + way * step / steps, kHalf));
        }
    return boxes;
}

Shape regionShape(std::span<const Shape* const> territories)
{
    QPainterPath land; // odd-even: territories do not lie over each other
    for (const Shape* territory : territories) land.addPath(territory->path());
    return Shape(land);
}

} // namespace marches::editor
