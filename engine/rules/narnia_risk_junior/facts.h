// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/message.h"
#include "engine/game/position.h"
#include "engine/rules/narnia_risk_junior/state.h"
#include "engine/rules/narnia_risk_junior/table.h"

namespace marches::engine::narnia_risk_junior {

/// Fields of a position, in the order in which they are put.
const std::vector<FieldSpec>& fieldSpecs();
/// The rule that something lasting rests on; 0: of another field.
int effectRule(const Fact& fact);
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
/// Fills in what a sparse position leaves to be understood (characters where they start, supplies of what is not on the
/// board, whose a character is) and checks it. False: it can be played.
[[nodiscard]] Refusal settle(const Table& table, Position& position);

} // namespace marches::engine::narnia_risk_junior
