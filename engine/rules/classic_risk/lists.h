// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/deckforms.h"
#include "engine/game/ruleset.h"
#include "engine/rules/classic_risk/names.h"

// What the decks and tables of the ruleset's folder say. What a folder does not say is as the defaults here.
namespace marches::engine::classic_risk {

/// One way to fulfil a mission, as the deck writes it: whatever the map.
struct AimSpec {
    enum class Kind : std::uint8_t {
        Regions,     ///< `regions` and `more` others
        Territories, ///< so many, with `armies` in each
        Eliminate,   ///< `army`; where that cannot be, so many territories
    };
    Kind kind = Kind::Territories;
    std::vector<std::string> regions = {};
    int more = 0;
    int count = 0; ///< territories; 0: `share` says how many
    int share = 0; ///< percent of all territories; 0 as well: none
    int armies = 1;
    std::string army = {};
};

/// A card of the deck of missions. Any one of its aims fulfils it.
struct MissionSpec {
    std::string id;
    int copies = 1;
    std::vector<AimSpec> aims;
};

struct Lists {
    // Values of sets.
    std::vector<int> risingSets{4, 6, 8, 10, 12, 15};
    int risingStep = 5; ///< each further set is worth so much more than the one before
    std::array<int, kSymbols + 1> fixedSets{4, 6, 8, 10}; ///< by symbol, then one of each
    // Hands.
    int forcedTrade = kForcedTrade; ///< cards that force a trade (CL-08)
    int takenTrade = kTakenTrade;   ///< ... at once, after those of a beaten player came in (CL-11)
    /// Armies to start with beyond the option's: for two, three, ... players; for more the last number (CL-01).
    std::vector<int> moreArmies{20, 15, 10, 5, 0};
    // Cards.
    int wilds = 0;
    std::array<int, kSymbols> symbols{1, 1, 1};           ///< of that many cards so many show each symbol, in turn
    std::array<std::vector<std::string>, kSymbols> shown; ///< territories whose cards show a symbol in any case
    std::vector<MissionSpec> missions;

    int risingValue(int traded) const;
    int moreArmiesFor(int seats) const;
};

const std::vector<DeckForm>& deckForms();
/// What is wrong with decks that are as their forms say.
[[nodiscard]] Errors checkCards(const RulesetData& data);
/// Reads decks that are as they must be.
Lists readLists(const RulesetData& data);

} // namespace marches::engine::classic_risk
