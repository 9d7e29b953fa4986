// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/game/rules.h"
#include "engine/game/vocabulary.h"
#include "engine/rules/narnia_risk_junior/cards.h"
#include "engine/rules/narnia_risk_junior/names.h"

namespace marches::engine::narnia_risk_junior {

/// All names of one game, in the order of the enumerations of names.h.
Vocabulary makeVocabulary(const Board& board, const std::vector<SeatInfo>& seats, const Deck& deck);
/// Parameters of the verbs.
const std::vector<VerbSpec>& verbSpecs();

std::string_view armyId(int army);
/// Number of a character or army, or -1.
int findToken(std::string_view id);
int findArmy(std::string_view id);

} // namespace marches::engine::narnia_risk_junior
