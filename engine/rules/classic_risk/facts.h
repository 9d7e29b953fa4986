// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/game/message.h"
#include "engine/game/position.h"
#include "engine/game/rules.h"
#include "engine/rules/classic_risk/state.h"
#include "engine/rules/classic_risk/table.h"

namespace marches::engine::classic_risk {

/// Fields of a position, in the order in which they are put.
const std::vector<FieldSpec>& fieldSpecs();
/// Worth of the sets of cards that are traded one after another, where it rises; goes with the counter of sets.
std::optional<NumberRow> numberRow(const Table& table, int field);
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
/// Fills in what follows from the rest and checks it. False: it can be played.
[[nodiscard]] Refusal settle(const Table& table, Position& position);

} // namespace marches::engine::classic_risk
