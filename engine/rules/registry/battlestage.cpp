// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/registry/battlestage.h"

#include <memory>

namespace marches::engine {

bool stageBattle(const Rules& rules, const BattleRequest& request, BattleStage& stage)
{
    const auto* battles = dynamic_cast<const Battles*>(&rules.withoutStart());
    return battles != nullptr && battles->stageBattle(request, stage);
}

std::optional<Forecast> battleForecast(const Rules& rules, const BattleRequest& request)
{
    const auto stage = std::make_unique<BattleStage>(); // some 20 kB
    if (!stageBattle(rules, request, *stage)) return std::nullopt;
    return rules.forecast(stage->state, stage->decision, stage->move);
}

} // namespace marches::engine
