// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/classic_risk/context.h"
#include "engine/rules/common/flatrules.h"

namespace marches::engine::classic_risk {

using Game = GameTypes<Table, Position, ConstContext, Context>;
/// One game of Classic Risk behind the interface that everything else knows.
using ClassicRisk = FlatRules<Game>;

/// The ruleset `classic-risk`, for the registry.
const Ruleset& ruleset();

} // namespace marches::engine::classic_risk

namespace marches::engine {

extern template class FlatRules<classic_risk::Game>;

} // namespace marches::engine
