// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <array>
#include <optional>
#include <utility>

#include "engine/rules/narnia_risk_junior/context.h"

namespace marches::engine::narnia_risk_junior {

namespace {

struct Force {
    Side side = Side::Aslan;
    std::array<int, 2> pieces{};
};

/// Pieces of one side only, and at least one of them.
std::optional<Force> forceOf(const std::vector<int>& counts)
{
    std::optional<Force> force;
    for (int piece = 0; piece < static_cast<int>(counts.size()) && piece < kPieces; ++piece) {
        const int count = counts[static_cast<std::size_t>(piece)];
        if (count <= 0) continue;
        if (!force) force = Force{sideOfPiece(piece), {}};
        if (force->side != sideOfPiece(piece)) return std::nullopt;
        force->pieces[static_cast<std::size_t>(kindOf(piece))] = count;
    }
    return force;
}

/// The first pair of territories that the request allows: joined, and by a plain border outside of woods and lake where
/// it leaves the choice to us.
std::optional<std::pair<int, int>> placesFor(const Table& t, const BattleRequest& request)
{
    for (int to = 0; to < t.places; ++to) {
        const bool plain = !t.wooded.test(to) && to != t.lake;
        if (!t.land.test(to) || (request.to >= 0 ? to != request.to : !plain)) continue;
        for (int from = 0; from < t.places; ++from) {
            if (!t.open[static_cast<std::size_t>(to)].test(from) || (request.from >= 0 && from != request.from))
                continue;
            const Way way = t.wayBetween(from, to);
            if (request.from >= 0 || way == Way::Border) return std::pair(from, to);
        }
    }
    return std::nullopt;
}

int armyOf(const Table& t, Side side) { return side == Side::Witch ? num(Army::Witch) : t.aslanArmies.front(); }

} // namespace

bool stageBattle(const Table& t, const BattleRequest& request, Position& s, Move& move)
{
    const std::optional<Force> attack = forceOf(request.attack);
    const std::optional<Force> defend = forceOf(request.defend);
    const auto places = placesFor(t, request);
    if (!attack || !defend || attack->side == defend->side || !places || !request.with.empty()) return false;
    const auto [from, to] = *places;

    const int attacker = armyOf(t, attack->side);
    setOwner(s, attacker, from);
    setOwner(s, armyOf(t, defend->side), to);
    for (int kind = 0; kind < 2; ++kind) {
        s.stack(from)[kind] = static_cast<std::uint16_t>(attack->pieces[static_cast<std::size_t>(kind)]);
        s.stack(to)[kind] = static_cast<std::uint16_t>(defend->pieces[static_cast<std::size_t>(kind)]);
    }
    ++s.stack(from)[0]; // the one that stays behind
    s.phase = static_cast<std::uint8_t>(Phase::Continue);
    s.active = static_cast<std::uint8_t>(attacker + 1);
    s.battle = static_cast<PlusOne>(from + 1);

    const int seat = t.seatOf[static_cast<std::size_t>(attacker)];
    move = Move(static_cast<std::uint8_t>(num(Verb::Attack)), static_cast<std::uint8_t>(seat));
    move.arg[0] = static_cast<std::int16_t>(to);
    for (int kind = 0; kind < 2; ++kind)
        if (const int count = attack->pieces[static_cast<std::size_t>(kind)]; count > 0)
            move.addPart(
                {static_cast<std::int16_t>(pieceOf(attack->side, kind)), static_cast<std::int16_t>(count), 0, 0});
    move.arg[1] = static_cast<std::int16_t>(move.parts().size());
    return true;
}

} // namespace marches::engine::narnia_risk_junior
