// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

#include "engine/rules/classic_risk/border.h"

namespace marches::engine::classic_risk {

bool stageBattle(const Table& t, const BattleRequest& request, Position& s, Move& move)
{
    const auto battle = armyBattle(request, t.land, t.open);
    if (!battle || !request.with.empty()) return false;
    const auto [attack, defend, from, to] = *battle;

    setOwner(s, from, 0);
    setOwner(s, to, 1);
    s.held[0] = s.held[1] = 1;
    s.armies(from) = static_cast<std::uint16_t>(attack + 1); // the one that stays behind
    s.armies(to) = static_cast<std::uint16_t>(defend);
    deriveBorders(t, s);
    s.active = 1;
    s.from = static_cast<PlusOne>(from + 1);
    s.to = static_cast<PlusOne>(to + 1);
    s.phase = static_cast<std::uint8_t>(Phase::Battle);
    move = Move(static_cast<std::uint8_t>(num(Verb::Assault)), 0);
    return true;
}

} // namespace marches::engine::classic_risk
