// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/game/deckforms.h"
#include "engine/game/ruleset.h"
#include "engine/package/contentchanges.h"

namespace marches::engine {

/// A card that is another than in the official rules.
struct CardDifference {
    enum class Kind : std::uint8_t { Added, Removed, Changed };
    Kind kind = Kind::Changed;
    std::string deck;
    std::string card;
    int copiesBefore = 0; ///< 0 for an added one
    int copies = 0;       ///< 0 for a removed one
    bool effects = false; ///< of a changed one: what it does
    bool when = false;    ///< of a changed one: timing, window or side
    bool words = false;   ///< of a changed one: its name or text
    friend bool operator==(const CardDifference&, const CardDifference&) = default;
};

/// What differs from the official decks, deck by deck in their order, removed cards where they were. `texts` are the
/// words that replace those of the ruleset.
std::vector<CardDifference> cardDifferences(const std::vector<DeckSpec>& official, const std::vector<DeckSpec>& now,
                                            const TextEntries& texts = {});

/// The least changes that make one out of the other: by ids of cards, or whole where the order of the cards is another
/// one. Decks that a ruleset has no form of are left out.
ContentChanges deckChanges(const std::vector<DeckForm>& forms, const std::vector<DeckSpec>& official,
                           const std::vector<DeckSpec>& now, const TextEntries& texts);

} // namespace marches::engine
