// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boarddamage.h"

#include "editor/painting/arrowway.h"
#include "editor/painting/pawns.h"

#include <algorithm>
#include <string>

namespace marches::editor {

namespace {

QRectF grown(const QRectF& box, double by) { return box.isEmpty() ? QRectF() : box.adjusted(-by, -by, by, by); }

bool isTrackOfTokens(const engine::Place& place)
{
    return place.kind == engine::PlaceKind::Site && place.id.ends_with("-track");
}

/// Arrows of one snapshot that the other has not.
void addArrows(std::vector<QRectF>& damage, const BoardSnapshot& snapshot, const BoardSnapshot& other, double reach)
{
    for (const BoardSnapshot::Arrow& arrow : snapshot.arrows) {
        if (arrow.way.isEmpty() || std::ranges::find(other.arrows, arrow) != other.arrows.end()) continue;
        const double by = 2 * reach;
        damage.push_back(arrow.way.boundingRect().adjusted(-by, -by, by, by));
    }
}

const PlaceContents& contentsOf(const BoardSnapshot& snapshot, int place)
{
    static const PlaceContents kNothing;
    const auto index = static_cast<std::size_t>(place);
    return index < snapshot.position.places.size() ? snapshot.position.places[index] : kNothing;
}

StackPlace at(const std::vector<StackPlace>& stacks, int place)
{
    const auto index = static_cast<std::size_t>(place);
    return index < stacks.size() ? stacks[index] : StackPlace{};
}

bool same(const StackPlace& a, const StackPlace& b) { return a.box == b.box && a.full == b.full; }

bool piecesDiffer(const BoardSnapshot& before, const BoardSnapshot& now, int place)
{
    return !(contentsOf(before, place) == contentsOf(now, place)) ||
           !same(at(before.stacks, place), at(now.stacks, place)) ||
           !same(at(before.intruders, place), at(now.intruders, place));
}

QRectF pieceBox(const BoardModel& model, int place, const PlaceContents& contents, const StackPlace& stack,
                const StackPlace& intruders)
{
    const engine::PlaceKind kind = model.drawing->board.place(place).kind;
    if (kind == engine::PlaceKind::Site) return grown(model.place(place).box, 1);
    const double reach = pieceReach(model);
    QRectF box = grown(stack.full, reach / 2) | grown(intruders.full, reach);
    if (kind != engine::PlaceKind::Space) return box;
    for (const QRectF& pawn : pawnBoxes(contents.tokens.size(), model.place(place).label, pawnSide(model.layout.sizes)))
        box |= grown(pawn, 2);
    return box;
}

QRectF pieceBox(const BoardModel& model, int place, const BoardSnapshot& snapshot)
{
    return pieceBox(model, place, contentsOf(snapshot, place), at(snapshot.stacks, place),
                    at(snapshot.intruders, place));
}

/// The row of tokens, or the scores, on a site.
QRectF trackDamage(const BoardModel& model, int place)
{
    constexpr double kToken = 8; // radius of a token with its outline, in board units
    QRectF box = model.place(place).box;
    const std::string& id = model.drawing->board.place(place).id;
    for (int i = 1;; ++i) {
        const auto spot = model.drawing->spots.find(id + "-" + std::to_string(i));
        if (spot == model.drawing->spots.end()) return box;
        box |= QRectF(spot->second - QPointF(kToken, kToken), QSizeF(2 * kToken, 2 * kToken));
    }
}

} // namespace

BoardSnapshot::BoardSnapshot(const BoardModel& model)
    : position(model.position), stacks(model.layout.stacks), intruders(model.layout.intruders)
{
    if (model.isEmpty()) return;
    for (const LabelPlace& name : model.layout.labels) names.push_back(name.box);
    for (const BoardArrow& arrow : model.arrows()) arrows.push_back({arrow, arrowWay(model, arrow)});
}

double pieceReach(const BoardModel& model)
{
    constexpr double kLeastPixels = 16;
    return std::max(kLeastPixels, model.layout.sizes.stack) / model.layout.sizes.scale;
}

QRectF pieceDamage(const BoardModel& model, int place)
{
    if (place < 0 || place >= model.placeCount()) return {};
    return pieceBox(model, place, model.contents(place), at(model.layout.stacks, place),
                    at(model.layout.intruders, place));
}

std::vector<QRectF> damageBetween(const BoardSnapshot& before, const BoardSnapshot& now, const BoardModel& model)
{
    if (model.isEmpty()) return {};
    std::vector<QRectF> damage;
    const bool track = before.position.track != now.position.track || before.position.scores != now.position.scores;
    for (int place = 0; place < model.placeCount(); ++place) {
        if (piecesDiffer(before, now, place))
            damage.push_back(pieceBox(model, place, before) | pieceBox(model, place, now));
        if (track && isTrackOfTokens(model.drawing->board.place(place))) damage.push_back(trackDamage(model, place));
    }
    const double reach = pieceReach(model);
    for (std::size_t i = 0; i < std::min(before.names.size(), now.names.size()); ++i)
        if (before.names[i] != now.names[i]) // they give way to pieces
            for (const QRectF& name : {before.names[i], now.names[i]})
                if (!name.isEmpty()) damage.push_back(grown(name, reach));
    addArrows(damage, before, now, reach);
    addArrows(damage, now, before, reach);
    return damage;
}

} // namespace marches::editor
