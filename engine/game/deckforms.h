// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/ruleset.h"

// What a ruleset's decks and tables may say, declared once by the ruleset: checkDecks() refuses whatever is not
// declared, EffectArguments reads what is, and the JSON Schema of its decks is made of the same (engine/package).

namespace marches::engine {

/// One argument of an effect.
struct ArgumentForm {
    enum class Type : std::uint8_t {
        Number,  ///< `min`..`max`
        NotZero, ///< the same, and not 0
        Switch,  ///< true or false
        Word,    ///< one of `words`
        Card,    ///< id of a card of any deck of the ruleset
        Place,   ///< id of a territory or region of the maps that the deck is made for; only its form is checked
    };
    std::string name;
    Type type = Type::Number;
    std::string note; ///< for whoever writes decks, in English, as all notes on keys are
    int min = 0;
    int max = 0;
    std::vector<std::string> words = {};
    std::string byDefault = {}; ///< as written; what it is where it is not written
    bool required = false;
    int least = 0;
    int most = 0; ///< of a list; 0: a single value

    static ArgumentForm number(std::string name, int min, int max, std::string note);
    static ArgumentForm notZero(std::string name, int most, std::string note); ///< -most..most
    static ArgumentForm flag(std::string name, std::string note);              ///< false where it is not written
    static ArgumentForm word(std::string name, std::vector<std::string> words, std::string note);
    static ArgumentForm card(std::string name, std::string note);
    static ArgumentForm place(std::string name, std::string note);

    ArgumentForm needed() const;
    ArgumentForm orElse(std::string value) const;
    /// A list of so many such values; a list of one may be written without brackets.
    ArgumentForm list(int fewest, int greatest) const;
};

/// One verb. The argument `count` may be written alone: {gain: 2} is {gain: {count: 2}}.
struct EffectForm {
    enum class Times : std::uint8_t {
        Any,
        OnceACard, ///< at most
        OnceADeck, ///< at most
        InTheDeck, ///< exactly once
    };
    std::string verb;
    std::string note;
    std::vector<ArgumentForm> arguments = {};
    Times times = Times::Any;

    const ArgumentForm* find(std::string_view argument) const;
};

/// One deck, or one collection of tables.
struct DeckForm {
    /// What it is to people, and the key that it stands under in a variant.
    enum class Kind : std::uint8_t {
        Cards, ///< `decks`: drawn, held or dealt; copies are cards
        Table, ///< `tables`: looked up; its rows are there once
        Die,   ///< `dice`: copies are faces
    };
    std::string id;
    std::vector<EffectForm> effects = {};
    int mostEffects = 0; ///< of a card
    int mostCopies = 1;  ///< of a card
    bool required = true;
    std::vector<std::string> cards = {}; ///< the only ids that cards may have; empty: any
    bool complete = false;               ///< all of these must be there, with what each says: the rules look them up
    std::vector<std::string> timings = {};
    std::vector<std::string> windows = {};
    std::vector<std::string> sides = {};
    Kind kind = Kind::Cards;

    const EffectForm* find(std::string_view verb) const;
};

/// The form of a deck, or null.
const DeckForm* findDeckForm(const std::vector<DeckForm>& forms, std::string_view deck);

/// All that the decks say and the forms do not know, with its place in the file and the nearest word that is known.
/// Decks without anything wrong hold only verbs, arguments and words of the forms, in range and as often as they may.
[[nodiscard]] Errors checkDecks(const std::vector<DeckForm>& forms, const RulesetData& data);

/// An error about a card or one of its effects, at its place.
Error cardProblem(std::string code, const DeckSpec& deck, const CardSpec& card, ErrorArgs args = {});
Error effectProblem(std::string code, const DeckSpec& deck, const CardSpec& card, const EffectSpec& effect,
                    ErrorArgs args = {});

/// Reads the arguments of an effect by its form: what is not written is the form's default. Only names that the form
/// declares may be asked for. Of an effect that checkDecks() would refuse something in range comes out.
class EffectArguments {
public:
    EffectArguments(const EffectSpec& effect, const EffectForm& form) : m_effect(effect), m_form(form) {}

    bool has(std::string_view name) const; ///< it is written
    int number(std::string_view name) const;
    bool flag(std::string_view name) const;
    /// The number of the word among those that the form allows; -1: none is written.
    int word(std::string_view name) const;
    std::string_view text(std::string_view name) const;
    std::vector<std::string> list(std::string_view name) const;
    std::vector<int> numbers(std::string_view name) const;
    std::vector<int> words(std::string_view name) const;

private:
    const ArgumentForm& form(std::string_view name) const;
    const EffectSpec& m_effect;
    const EffectForm& m_form;
};

/// Calls f(deck, card, effect, its arguments) for every effect of every card of the decks with this form, which hold
/// only its verbs (checkDecks()).
template <class F> void forEachEffect(const DeckForm& form, const RulesetData& data, F f)
{
    for (const DeckSpec& deck : data.decks) {
        if (deck.id != form.id) continue;
        for (const CardSpec& card : deck.cards)
            for (const EffectSpec& effect : card.effects)
                f(deck, card, effect, EffectArguments(effect, *form.find(effect.verb)));
    }
}

} // namespace marches::engine
