// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/flatrules.h"
#include "engine/rules/narnian_wars/context.h"

namespace marches::engine::narnian_wars {

using Game = GameTypes<Table, Position, ConstContext, Context>;
/// One game of Narnian Wars behind the interface that everything else knows.
using NarnianWars = FlatRules<Game>;

/// The ruleset `narnian-wars`, for the registry.
const Ruleset& ruleset();

} // namespace marches::engine::narnian_wars

namespace marches::engine {

extern template class FlatRules<narnian_wars::Game>;

} // namespace marches::engine
