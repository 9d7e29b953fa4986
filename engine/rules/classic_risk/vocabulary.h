// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/board/board.h"
#include "engine/game/rules.h"
#include "engine/game/vocabulary.h"
#include "engine/rules/classic_risk/table.h"

namespace marches::engine::classic_risk {

/// All names of one game, in the order of the enumerations of names.h.
Vocabulary makeVocabulary(const Board& board, const Table& table);
/// Parameters of the verbs.
const std::vector<VerbSpec>& verbSpecs();

} // namespace marches::engine::classic_risk
