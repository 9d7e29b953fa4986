// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardmotion.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <utility>

namespace marches::editor {

namespace {

using ArmyPiece = std::pair<int, int>; // army, piece

struct TokenChange {
    int place = -1;
    int count = 0;
    bool intruding = false;
};

void collect(std::map<ArmyPiece, std::vector<TokenChange>>& changes, const std::vector<PieceCount>& before,
             const std::vector<PieceCount>& after, int place, bool intruding)
{
    std::map<ArmyPiece, int> difference;
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
        if (group.army == gone.army && group.piece == gone.piece && group.count != engine::kUnknown)
            group.count -= gone.count;
    std::erase_if(groups, [](const PieceCount& group) { return group.count <= 0 && group.count != engine::kUnknown; });
}

} // namespace

std::vector<MovingPieces> movesBetween(const BoardPosition& before, const BoardPosition& after)
{
    std::map<ArmyPiece, std::vector<TokenChange>> changes;
    const std::size_t places = std::min(before.places.size(), after.places.size());
    for (std::size_t i = 0; i < places; ++i) {
        collect(changes, before.places[i].stack, after.places[i].stack, static_cast<int>(i), false);
        collect(changes, before.places[i].intruders, after.places[i].intruders, static_cast<int>(i), true);
    }
    std::vector<MovingPieces> moves;
    for (auto& [kind, list] : changes) {
        for (TokenChange& gain : list) {
            if (gain.count <= 0) continue;
            for (TokenChange& loss : list) {
                const int moved = std::min(gain.count, -loss.count);
                if (moved <= 0) continue;
                // Attackers that won become the owner's stack of the same place: nothing moves.
                if (gain.place != loss.place)
                    moves.push_back({{kind.first, kind.second, moved}, loss.place, gain.place, gain.intruding, {}, {}});
                gain.count -= moved;
                loss.count += moved;
            }
            if (gain.count > 0)
                moves.push_back({{kind.first, kind.second, gain.count}, -1, gain.place, gain.intruding, {}, {}});
        }
        for (const TokenChange& loss : list)
            if (loss.count < 0)
                moves.push_back({{kind.first, kind.second, -loss.count}, loss.place, -1, loss.intruding, {}, {}});
    }
    return moves;
}

namespace {

/// Neighbours along tracks: the next and the last space, round a ring, and over joints.
std::vector<std::vector<int>> trackNeighbours(const engine::Board& board)
{
    std::vector<std::vector<int>> around(static_cast<std::size_t>(board.placeCount()));
    const auto join = [&around](int a, int b) {
        if (a < 0 || b < 0) return;
        around[static_cast<std::size_t>(a)].push_back(b);
        around[static_cast<std::size_t>(b)].push_back(a);
    };
    for (const engine::Track& track : board.tracks()) {
        if (track.spaces.empty()) continue;
        for (std::size_t i = 1; i < track.spaces.size(); ++i) join(track.spaces[i - 1], track.spaces[i]);
        if (track.circular) join(track.spaces.back(), track.spaces.front());
        join(track.after, track.spaces.front());
        join(track.spaces.back(), track.before);
    }
    return around;
}

/// Places from one to another, both included; empty where no track leads there.
std::vector<int> trackWay(const engine::Board& board, int from, int to)
{
    const std::vector<std::vector<int>> around = trackNeighbours(board);
    std::vector<int> towards(around.size(), -1); // the next place on the way to `to`
    std::vector<int> queue{to};
    towards[static_cast<std::size_t>(to)] = to;
    for (std::size_t i = 0; i < queue.size() && towards[static_cast<std::size_t>(from)] < 0; ++i)
        for (const int next : around[static_cast<std::size_t>(queue[i])]) {
            if (towards[static_cast<std::size_t>(next)] >= 0) continue;
            towards[static_cast<std::size_t>(next)] = queue[i];
            queue.push_back(next);
        }
    std::vector<int> way;
    if (towards[static_cast<std::size_t>(from)] < 0) return way;
    for (int place = from; place != to; place = towards[static_cast<std::size_t>(place)]) way.push_back(place);
    way.push_back(to);
    return way;
}

std::map<int, int> tokenPlaces(const BoardPosition& position)
{
    std::map<int, int> places;
    for (std::size_t i = 0; i < position.places.size(); ++i)
        for (const TokenHere& token : position.places[i].tokens) places[token.token] = static_cast<int>(i);
    return places;
}

} // namespace

std::vector<MovingPieces> tokenMovesBetween(const BoardPosition& before, const BoardPosition& after,
                                            const engine::Board& board)
{
    std::vector<MovingPieces> moves;
    const std::map<int, int> old = tokenPlaces(before);
    for (std::size_t i = 0; i < after.places.size(); ++i)
        for (const TokenHere& token : after.places[i].tokens) {
            const auto was = old.find(token.token);
            const int to = static_cast<int>(i);
            if (was == old.end() || was->second == to) continue;
            std::vector<int> way = trackWay(board, was->second, to);
            if (!way.empty()) moves.push_back({{}, was->second, to, false, token, std::move(way)});
        }
    return moves;
}

BoardPosition withoutArriving(BoardPosition position, const std::vector<MovingPieces>& moves)
{
    for (const MovingPieces& move : moves) {
        if (move.to < 0) continue;
        PlaceContents& here = position.places[static_cast<std::size_t>(move.to)];
        if (move.token.token >= 0) {
            std::erase_if(here.tokens, [&move](const TokenHere& token) { return token.token == move.token.token; });
            continue;
        }
        take(move.intruding ? here.intruders : here.stack, move.pieces);
    }
    return position;
}

} // namespace marches::editor
