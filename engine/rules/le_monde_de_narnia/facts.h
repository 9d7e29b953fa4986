// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/message.h"
#include "engine/game/position.h"
#include "engine/rules/le_monde_de_narnia/state.h"
#include "engine/rules/le_monde_de_narnia/table.h"

namespace marches::engine::le_monde_de_narnia {

/// Bit of Position::placed: the position says what is in the bank.
inline constexpr int kBankTold = 15;
/// Aslan tokens of the box.
inline constexpr int kBoxTokens = 60;

/// Fields of a position, in the order in which they are put.
const std::vector<FieldSpec>& fieldSpecs();
/// The rule that something lasting rests on; 0: of another field.
int effectRule(const Fact& fact);
void describe(const Table& table, const Position& position, Facts& facts);
bool put(const Table& table, Position& position, const Fact& fact);
/// Fills in what follows from the rest and checks it. False: it can be played.
[[nodiscard]] Refusal settle(const Table& table, Position& position);

} // namespace marches::engine::le_monde_de_narnia
