// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/deckforms.h"
#include "engine/game/ruleset.h"
#include "engine/rules/le_monde_de_narnia/names.h"

namespace marches::engine::le_monde_de_narnia {

/// What a card, the face of a die or an ability does, compiled from the data once, so that nothing is looked up by name
/// in play.
enum class EffectVerb : std::uint8_t {
    Tokens,       ///< `who` receives `count` tokens, or loses them
    Give,         ///< the drawer gives `who` up to `count` tokens
    Steal,        ///< the drawer takes up to `count` tokens from `who`
    Move,         ///< `who` moves `count` spaces, back where it is negative
    WolfHome,     ///< the nearest wolf, or all, return to where they started
    WolfTo,       ///< the wolf nearest to `who` jumps there
    WolfSteps,    ///< the wolf nearest to the drawer moves `count` spaces, either way
    Witch,        ///< the Witch chases for `count` spaces, or goes back where it is negative
    Skip,         ///< `who` misses `count` turns
    Shield,       ///< wolves take nothing from `who` until the start of the next turn
    Pay,          ///< the drawer pays `count` tokens
    Choose,       ///< the drawer chooses one of `choices`
    Add,          ///< ability: `count` more on a die
    IgnoreWolves, ///< ability: wolves do nothing to one's own move
    Reroll,       ///< ability: the Wolf/Witch die is rolled again
    Exchange,     ///< ability: the next card instead of the one drawn
};

enum class Who : std::uint8_t { Self, All, Chosen, Last };
/// An effect that happens only where the drawer is the last living child, or is not.
enum class When : std::uint8_t { Always, Last, NotLast };

inline constexpr int kMaxChoices = 4;

struct Effect {
    EffectVerb verb = EffectVerb::Tokens;
    Who who = Who::Self;
    When when = When::Always;
    bool all = false;                                ///< wolves: all of them
    std::int16_t count = 1;                          ///< tokens, spaces, turns
    std::array<std::uint8_t, kMaxChoices> choices{}; ///< cards
    int choiceCount = 0;
};

struct Card {
    std::string id;
    std::array<Effect, 4> effects{};
    int effectCount = 0;

    /// Tokens that it takes to choose this.
    int price() const;
};

/// What a child can do once in a turn. The cost is an option.
struct Ability {
    EffectVerb verb = EffectVerb::Add;
    int count = 0;
    bool anyTurn = false; ///< in the turns of others as well
    bool exists = false;
};

/// All cards, faces and abilities of a game. Cards have one row of numbers, as Space::Card names them.
struct Cards {
    std::vector<Card> kinds;
    std::array<std::vector<int>, kDecks> deck;  ///< every copy, as the file has them
    std::array<std::vector<int>, kDice> faces;  ///< by Die: the card of each face, from the first on
    std::array<std::vector<int>, kDice> beyond; ///< by Die: results that it has on no face; numbered after the faces
    std::array<Ability, kChildren> abilities{}; ///< by Pawn

    /// The card of a result of a die, from 1: of a face, or of what is on none. -1: there is no such result.
    int result(int die, int number) const;
};

/// What the decks `event`, `sword`, `choices` and `abilities` may say, and the dice `travel`, `aslan` and `wolf-witch`,
/// whose faces are cards, of which those without a copy are on no face.
const std::vector<DeckForm>& deckForms();
/// The errors of compileCards().
[[nodiscard]] Errors checkCards(const RulesetData& data);
/// Compiles the decks of the data, which are as their forms say. Errors: an argument that does nothing beside the
/// others of its effect, too many cards, a deck or a die that is empty. That no choice leads back to itself is seen to
/// where decks are read.
[[nodiscard]] Result<Cards> compileCards(const RulesetData& data);

} // namespace marches::engine::le_monde_de_narnia
