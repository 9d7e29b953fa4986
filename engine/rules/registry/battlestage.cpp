// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/registry/battlestage.h"

#include <memory>

#include "engine/rules/castle_risk/rules.h"
#include "engine/rules/classic_risk/rules.h"
#include "engine/rules/narnia_risk_junior/rules.h"
#include "engine/rules/warrior_risk/rules.h"

namespace marches::engine {

bool stageBattle(const Rules& rules, const BattleRequest& request, BattleStage& stage)
{
    // One line a ruleset that has battles; those below know no words beside the pieces.
    if (const auto* castles = dynamic_cast<const castle_risk::CastleRisk*>(&rules))
        return castle_risk::stageBattle(*castles, request, stage);
    if (const auto* warrior = dynamic_cast<const warrior_risk::WarriorRisk*>(&rules))
        return warrior_risk::stageBattle(*warrior, request, stage);
    if (!request.with.empty()) return false;
    if (const auto* narnia = dynamic_cast<const narnia_risk_junior::NarniaRiskJunior*>(&rules))
        return narnia_risk_junior::stageBattle(*narnia, request, stage);
    if (const auto* risk = dynamic_cast<const classic_risk::ClassicRisk*>(&rules))
        return classic_risk::stageBattle(*risk, request, stage);
    return false;
}

std::optional<Forecast> battleForecast(const Rules& rules, const BattleRequest& request)
{
    const auto stage = std::make_unique<BattleStage>(); // some 20 kB
    if (!stageBattle(rules, request, *stage)) return std::nullopt;
    return rules.forecast(stage->state, stage->decision, stage->move);
}

} // namespace marches::engine
