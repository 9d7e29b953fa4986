// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/namewishes.h"

#include "editor/painting/boarddrawing.h"

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
    return wish;
}

Shape regionShape(std::span<const Shape* const> territories)
{
    QPainterPath land; // odd-even: territories do not lie over each other
    for (const Shape* territory : territories) land.addPath(territory->path());
    return Shape(land);
}

} // namespace marches::editor
