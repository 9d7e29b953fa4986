// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/rules/castle_risk/rules.h"

namespace marches::test {

using CastleSettings = std::vector<std::pair<std::string, engine::OptionValue>>;

/// A game of Castle Risk on the shipped map with the shipped rules, null where none can be made.
std::shared_ptr<const engine::castle_risk::CastleRisk> castleRules(int players, const CastleSettings& settings = {});
/// The same with the cards of a deck that a scenario or a variant gives, as YAML: what is added and what is left out.
std::shared_ptr<const engine::castle_risk::CastleRisk> castleRulesWith(const std::string& decks,
                                                                       const CastleSettings& settings = {});

} // namespace marches::test
