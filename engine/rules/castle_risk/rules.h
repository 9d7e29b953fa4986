// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/castle_risk/context.h"
#include "engine/rules/common/flatrules.h"

namespace marches::engine::castle_risk {

using Game = GameTypes<Table, Position, ConstContext, Context>;
/// One game of Castle Risk behind the interface that everything else knows.
using CastleRisk = FlatRules<Game>;

/// The ruleset `castle-risk`, for the registry.
const Ruleset& ruleset();

} // namespace marches::engine::castle_risk

namespace marches::engine {

extern template class FlatRules<castle_risk::Game>;

} // namespace marches::engine
