// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardmotion.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

namespace marches::editor {

namespace {

using Kind = std::pair<int, int>; // army, piece

struct Change {
    int place = -1;
    int count = 0;
    bool intruding = false;
};

void collect(std::map<Kind, std::vector<Change>>& changes, const std::vector<PieceCount>& before,
             const std::vector<PieceCount>& after, int place, bool intruding)
{
    std::map<Kind, int> difference;
    for (const PieceCount& group : after)
        if (group.count != engine::kUnknown) difference[{group.army, group.piece}] += group.count;
    for (const PieceCount& group : before)
        if (group.count != engine::kUnknown) difference[{group.army, group.piece}] -= group.count;
    for (const auto& [kind, count] : difference)
        if (count != 0) changes[kind].push_back({place, count, intruding});
}

void take(std::vector<PieceCount>& groups, const PieceCount& gone)
{
    for (PieceCount& group : groups)
        if (group.army == gone.army && group.piece == gone.piece && group.count != engine::kUnknown) group.count -= gone.count;
    std::erase_if(groups, [](const PieceCount& group) { return group.count <= 0 && group.count != engine::kUnknown; });
}

} // namespace

std::vector<MovingPieces> movesBetween(const BoardPosition& before, const BoardPosition& after)
{
    std::map<Kind, std::vector<Change>> changes;
    const std::size_t places = std::min(before.places.size(), after.places.size());
    for (std::size_t i = 0; i < places; ++i) {
        collect(changes, before.places[i].stack, after.places[i].stack, static_cast<int>(i), false);
        collect(changes, before.places[i].intruders, after.places[i].intruders, static_cast<int>(i), true);
    }
    std::vector<MovingPieces> moves;
    for (auto& [kind, list] : changes) {
        for (Change& gain : list) {
            if (gain.count <= 0) continue;
            for (Change& loss : list) {
                const int moved = std::min(gain.count, -loss.count);
                if (moved <= 0) continue;
                // Attackers that won become the owner's stack of the same place: nothing moves.
                if (gain.place != loss.place)
                    moves.push_back({{kind.first, kind.second, moved}, loss.place, gain.place, gain.intruding});
                gain.count -= moved;
                loss.count += moved;
            }
            if (gain.count > 0) moves.push_back({{kind.first, kind.second, gain.count}, -1, gain.place, gain.intruding});
        }
        for (const Change& loss : list)
            if (loss.count < 0) moves.push_back({{kind.first, kind.second, -loss.count}, loss.place, -1, loss.intruding});
    }
    return moves;
}

BoardPosition withoutArriving(BoardPosition position, const std::vector<MovingPieces>& moves)
{
    for (const MovingPieces& move : moves) {
        if (move.to < 0) continue;
        PlaceContents& here = position.places[static_cast<std::size_t>(move.to)];
        take(move.intruding ? here.intruders : here.stack, move.pieces);
    }
    return position;
}

} // namespace marches::editor
