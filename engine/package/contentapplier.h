// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/game/ruleset.h"
#include "engine/package/contentchanges.h"

namespace marches::engine {

/// The most cards of one deck that a file may make; games allow fewer.
inline constexpr int kMostCardsOfDeck = 1'000;

/// Changes the decks of a ruleset as a file wants it. Every error is at its place in `file`: unknown-deck,
/// content-other-key, content-no-card, content-no-row, content-row-needed,
/// content-too-many-cards, name-twice, missing-key (of a card that
/// the ruleset has no name or text of), and those of Ruleset::wrongInDecks() and cardCircles(). With errors the data
/// are of no use.
[[nodiscard]] Errors applyDecks(const ContentChanges& changes, const std::string& file, const Ruleset& ruleset,
                                RulesetData& data);

/// Changes what the rules read of a board. Errors: unknown-place, unknown-region, content-no-flag, content-no-value,
/// content-flag-not-there, content-no-bonus. With errors the board is as it was.
[[nodiscard]] Errors applySetUp(const ContentChanges& changes, const std::string& file, const SetUpWords& words,
                                Board& board);

} // namespace marches::engine
