// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/flatrules.h"
#include "engine/rules/diplomacy/context.h"

namespace marches::engine::diplomacy {

using Game = GameTypes<Table, Position, ConstContext, Context>;
/// One game of Diplomacy behind the interface that everything else knows.
using Diplomacy = FlatRules<Game>;

/// The ruleset `diplomacy`, for the registry.
const Ruleset& ruleset();

} // namespace marches::engine::diplomacy

namespace marches::engine {

extern template class FlatRules<diplomacy::Game>;

} // namespace marches::engine
