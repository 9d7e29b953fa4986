// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/flatrules.h"
#include "engine/rules/warrior_risk/context.h"

namespace marches::engine::warrior_risk {

using Game = GameTypes<Table, Position, ConstContext, Context>;
/// One game of Warrior Risk behind the interface that everything else knows.
using WarriorRisk = FlatRules<Game>;

/// The ruleset `warrior-risk`, for the registry.
const Ruleset& ruleset();

} // namespace marches::engine::warrior_risk

namespace marches::engine {

extern template class FlatRules<warrior_risk::Game>;

} // namespace marches::engine
