// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/common/flatrules.h"
#include "engine/rules/narnia_risk_junior/context.h"

namespace marches::engine::narnia_risk_junior {

using Game = GameTypes<Table, Position, ConstContext, Context>;
/// One game of Narnia Risk Junior behind the interface that everything else knows.
using NarniaRiskJunior = FlatRules<Game>;

/// The ruleset `narnia-risk-junior`, for the registry.
const Ruleset& ruleset();

} // namespace marches::engine::narnia_risk_junior

namespace marches::engine {

extern template class FlatRules<narnia_risk_junior::Game>;

} // namespace marches::engine
