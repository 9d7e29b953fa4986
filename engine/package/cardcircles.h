// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/game/ruleset.h"

namespace marches::engine {

/// Cards whose effects offer other cards, by their ids, and lead in a circle: choosing would never come to an end.
/// Errors: cards-in-a-circle, of each such card, where it offers the next one.
[[nodiscard]] Errors cardCircles(const RulesetData& data);

} // namespace marches::engine
