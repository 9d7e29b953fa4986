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
    // The drawing outlives the layout.
    if (wish.kind == NameWish::Kind::Land || wish.kind == NameWish::Kind::Sea)
        wish.shape = std::shared_ptr<const Shape>(std::shared_ptr<void>(), &drawn.shape);
    return wish;
}

} // namespace marches::editor
