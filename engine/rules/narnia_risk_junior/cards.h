// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/deckforms.h"
#include "engine/game/ruleset.h"
#include "engine/rules/narnia_risk_junior/names.h"

namespace marches::engine::narnia_risk_junior {

/// What a Narnia card does, compiled from the deck's data once, so that nothing is looked up by name in play.
enum class CardVerb : std::uint8_t {
    Score,          ///< camps and the majority count
    CastleBonus,    ///< whoever holds the Witch's Castle scores `count` crowns (NRJ-A4)
    ChristmasBonus, ///< the same of Father Christmas (NRJ-A5)
    Thaw,           ///< Frozen Lake becomes a river (NRJ-A6)
    EndGame,
    Gain,
    Lose,
    Move,
    Crowns,
    PlaceCamp,
    TakeCharacter,
    BorrowCharacter,
    SendToCard,
    AttackDiceCap,
    DrawTerritories,
    Reroll,
    CancelHits,
    CancelCharacterHit,
    CrossClosedBorder,
};

/// Where characters are taken from.
enum class Home : std::uint8_t { Pavilion, Wardrobe, Courtyard, FriendlyCard };
constexpr std::uint8_t homeBit(Home home) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(home)); }

struct CardEffect {
    CardVerb verb = CardVerb::Score;
    int count = 1;                ///< pieces, crowns, dice, cards
    int kind = kLight;            ///< of pieces
    std::uint16_t characters = 0; ///< bit a token: who may be taken or sent away
    std::uint8_t homes = 0;       ///< Home bits: where they are taken from
    bool toWitch = false;         ///< the Witch's player takes the character, else drawer-or-lowest
};

enum class Timing : std::uint8_t { Now, Kept, Scoring };

struct Card {
    std::string id;
    Timing timing = Timing::Now;
    bool aslanOnly = false;
    bool witchOnly = false;
    bool blank = false; ///< its body is switched off (house.card-effects: none)
    int copies = 1;
    int scoring = -1; ///< which scoring card it is, from 0
    std::array<CardEffect, 5> effects{};
    int effectCount = 0;

    /// The effect of a verb, or null.
    const CardEffect* find(CardVerb verb) const
    {
        for (std::size_t i = 0; i < static_cast<std::size_t>(effectCount); ++i)
            if (effects[i].verb == verb) return &effects[i];
        return nullptr;
    }
    bool ends() const { return find(CardVerb::EndGame) != nullptr; }
};

/// The Narnia deck: kinds of card, and the cards that are shuffled into each stack (index 0: the bottom one).
struct Deck {
    std::vector<Card> cards;
    std::vector<int> ordinary;   ///< every copy that is no scoring card
    std::vector<int> kept;       ///< kinds that a player keeps
    std::vector<int> scoring;    ///< kinds, in the order in which they are to come
    std::vector<int> stackSizes; ///< ordinary cards of each stack, bottom first; the last stack holds no scoring card
    int size() const { return static_cast<int>(ordinary.size() + scoring.size()); }
};

/// What the deck may say.
const std::vector<DeckForm>& deckForms();
/// The errors of compileDeck().
[[nodiscard]] Errors checkCards(const RulesetData& data);
/// Compiles the deck `narnia` of the data, which is as its form says. Errors: an effect that does not go with the
/// timing of its card, a kept card that does not do exactly one thing, two arguments of which one does nothing, too
/// many cards, scoring cards that do not end the game.
[[nodiscard]] Result<Deck> compileDeck(const RulesetData& data, bool withEffects);

} // namespace marches::engine::narnia_risk_junior
