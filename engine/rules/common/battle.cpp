// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/battle.h"

#include <cstddef>
#include <numeric>

namespace marches::engine {

std::optional<ArmyBattle> armyBattle(const BattleRequest& request, const Mask& land, const std::vector<Mask>& ways)
{
    ArmyBattle battle;
    battle.attack = std::accumulate(request.attack.begin(), request.attack.end(), 0);
    battle.defend = std::accumulate(request.defend.begin(), request.defend.end(), 0);
    if (battle.attack <= 0 || battle.defend <= 0) return {};
    const bool found = land.anyOf([&](int place) {
        const Mask& near = ways[static_cast<std::size_t>(place)];
        if (request.to >= 0 && place != request.to) return false;
        battle.to = place;
        battle.from = request.from < 0 ? near.first() : near.test(request.from) ? request.from : -1;
        return battle.from >= 0;
    });
    return found ? std::optional(battle) : std::nullopt;
}

} // namespace marches::engine
