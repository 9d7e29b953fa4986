// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/rules.h"

#include <numeric>

#include "engine/rules/classic_risk/border.h"
#include "engine/rules/classic_risk/machine.h"

namespace marches::engine::classic_risk {

bool stageBattle(const ClassicRisk& rules, const BattleRequest& request, BattleStage& stage)
{
    const Table& t = rules.table();
    const int attack = std::accumulate(request.attack.begin(), request.attack.end(), 0);
    const int defend = std::accumulate(request.defend.begin(), request.defend.end(), 0);
    if (attack <= 0 || defend <= 0) return false;

    int from = -1;
    int to = -1;
    for (const int place : t.places) {
        if (from >= 0 || (request.to >= 0 && place != request.to)) continue;
        t.neighbours(place).forEach([&](int next) {
            if (from >= 0 || (request.from >= 0 && next != request.from)) return;
            from = next;
            to = place;
        });
    }
    if (from < 0) return false;

    rules.clearPosition(stage.state);
    auto& s = stage.state.as<Position>();
    put(s.owned[0], from);
    put(s.owned[1], to);
    s.held[0] = s.held[1] = 1;
    s.armies[from] = static_cast<std::uint16_t>(attack + 1); // the one that stays behind
    s.armies[to] = static_cast<std::uint16_t>(defend);
    deriveBorders(t, s);
    s.active = 1;
    s.from = static_cast<std::uint8_t>(from + 1);
    s.to = static_cast<std::uint8_t>(to + 1);
    s.phase = static_cast<std::uint8_t>(Phase::Battle);
    stage.move = Move(static_cast<std::uint8_t>(num(Verb::Assault)), 0);
    rules.decide(stage.state, 0, stage.decision, nullptr);
    return true;
}

} // namespace marches::engine::classic_risk
