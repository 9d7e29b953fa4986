// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/deckforms.h"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <map>
#include <optional>
#include <set>

#include "engine/base/closestmatch.h"

namespace marches::engine {

namespace {

constexpr std::size_t kMostProblems = 200;

std::optional<int> wholeNumber(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || text.empty()) return std::nullopt;
    return value;
}

int indexOf(const std::vector<std::string>& words, std::string_view word)
{
    const auto found = std::ranges::find(words, word);
    return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

std::string joined(const std::vector<std::string>& words)
{
    std::string text;
    for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
    return text;
}

bool isPlaceId(std::string_view text)
{
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '/';
    };
    return !text.empty() && std::ranges::all_of(text, allowed);
}

/// Holds decks against their forms.
class DeckChecker {
public:
    DeckChecker(const std::vector<DeckForm>& forms, const RulesetData& data) : m_forms(forms), m_data(data)
    {
        for (const DeckSpec& deck : data.decks)
            for (const CardSpec& card : deck.cards) m_cards.push_back(card.id);
    }

    Errors run()
    {
        for (const DeckForm& form : m_forms)
            if (form.required && std::ranges::find(m_data.decks, form.id, &DeckSpec::id) == m_data.decks.end())
                add("deck-missing", {}, {{"what", form.id}});
        std::set<std::string> decks;
        std::map<std::string, const DeckSpec*> cards;
        for (const DeckSpec& deck : m_data.decks) {
            m_deck = &deck;
            m_card = nullptr;
            m_path = "id";
            if (!decks.insert(deck.id).second) add("name-twice", deck.place, {{"name", deck.id}});
            checkDeck(deck);
            for (const CardSpec& card : deck.cards) {
                m_card = &card;
                m_path = "cards." + card.id;
                if (!cards.emplace(card.id, &deck).second) add("name-twice", card.place, {{"name", card.id}});
            }
        }
        return std::move(m_errors);
    }

private:
    void add(std::string code, SourceLocation place, ErrorArgs args)
    {
        if (m_errors.size() >= kMostProblems) return;
        m_errors.push_back({std::move(code), std::move(args),
                            m_deck == nullptr   ? std::string()
                            : m_card == nullptr ? m_deck->file
                                                : m_deck->fileOf(*m_card),
                            place.line, place.column, m_path});
    }
    /// With the nearest known word, and with all of them where there are not too many to list.
    void addUnknown(std::string code, SourceLocation place, std::string_view name,
                    const std::vector<std::string>& known, ErrorArgs args = {})
    {
        args.insert(args.begin(), {"name", std::string(name)});
        if (std::string hint = m_hints.closestMatch(name, known); !hint.empty())
            args.emplace_back("hint", std::move(hint));
        add(std::move(code), place, std::move(args));
    }

    void checkDeck(const DeckSpec& deck)
    {
        const DeckForm* form = findDeckForm(m_forms, deck.id);
        if (form == nullptr) {
            std::vector<std::string> known;
            for (const DeckForm& other : m_forms) known.push_back(other.id);
            return addUnknown("unknown-deck", deck.place, deck.id, known);
        }
        std::map<std::string, int> times;
        for (const CardSpec& card : deck.cards) {
            m_card = &card;
            checkCard(*form, card, times);
        }
        m_card = nullptr;
        m_path = "cards";
        for (const EffectForm& effect : form->effects)
            if (effect.times == EffectForm::Times::InTheDeck && times[effect.verb] == 0)
                add("deck-lacks-effect", deck.place, {{"what", effect.verb}});
    }

    void checkCard(const DeckForm& form, const CardSpec& card, std::map<std::string, int>& inDeck)
    {
        const std::string path = "cards." + card.id;
        m_path = path;
        if (!form.cards.empty() && indexOf(form.cards, card.id) < 0)
            addUnknown("deck-without-card", card.place, card.id, form.cards, {{"allowed", joined(form.cards)}});
        if (card.copies > form.mostCopies)
            add("out-of-range", card.place,
                {{"found", std::to_string(card.copies)}, {"min", "0"}, {"max", std::to_string(form.mostCopies)}});
        checkWord(path + ".timing", card.timing, "timing", card.timingAt, form.timings);
        checkWord(path + ".window", card.window, "window", card.windowAt, form.windows);
        checkWord(path + ".side", card.side, "side", card.sideAt, form.sides);
        m_path = path + ".effects";
        if (static_cast<int>(card.effects.size()) > form.mostEffects)
            add("too-many-effects", card.effects.back().place, {{"n", std::to_string(form.mostEffects)}});
        // Of an empty row the rules would have to make up the numbers.
        if (form.complete && card.effects.empty() && indexOf(form.cards, card.id) >= 0)
            add("card-without-effect", card.place, {{"card", card.id}});
        std::map<std::string, int> inCard;
        for (std::size_t i = 0; i < card.effects.size(); ++i) {
            const EffectSpec& effect = card.effects[i];
            m_path = path + ".effects[" + std::to_string(i) + "]." + effect.verb;
            const EffectForm* known = form.find(effect.verb);
            if (known == nullptr) {
                reportUnknownVerb(form, effect);
                continue;
            }
            const bool again = ++inCard[effect.verb] > 1;
            const bool another = ++inDeck[effect.verb] > 1;
            if ((again && known->times != EffectForm::Times::Any) ||
                (another && known->times > EffectForm::Times::OnceACard))
                add("name-twice", effect.place, {{"name", effect.verb}});
            checkEffect(*known, effect);
        }
    }

    void reportUnknownVerb(const DeckForm& form, const EffectSpec& effect)
    {
        std::vector<std::string> known;
        for (const EffectForm& other : form.effects) known.push_back(other.verb);
        if (known.empty()) return; // told already: there may be no effects at all
        addUnknown("unknown-effect", effect.place, effect.verb, known, {{"allowed", joined(known)}});
    }

    void checkWord(const std::string& path, const std::string& word, const char* key, SourceLocation place,
                   const std::vector<std::string>& known)
    {
        if (word.empty()) return;
        m_path = path;
        if (known.empty())
            add("key-without-meaning", place, {{"key", key}});
        else if (indexOf(known, word) < 0)
            addUnknown("unknown-word", place, word, known, {{"allowed", joined(known)}});
    }

    void checkEffect(const EffectForm& form, const EffectSpec& effect)
    {
        const std::string path = m_path;
        for (const auto& [name, value] : effect.args) checkArgument(form, effect, name, {value}, false);
        for (const auto& [name, values] : effect.lists) checkArgument(form, effect, name, values, true);
        m_path = path;
        for (const ArgumentForm& argument : form.arguments)
            if (argument.required && !EffectArguments(effect, form).has(argument.name))
                add("missing-key", effect.place, {{"key", argument.name}});
    }

    void checkArgument(const EffectForm& form, const EffectSpec& effect, const std::string& name,
                       const std::vector<std::string>& values, bool isList)
    {
        const std::string path = m_path;
        m_path += "." + name;
        const auto written = std::ranges::find(effect.places, name, &ArgumentPlace::name);
        const ArgumentPlace at = written == effect.places.end() ? ArgumentPlace{} : *written;
        if (const ArgumentForm* argument = form.find(name))
            checkValues(*argument, at, values, isList);
        else
            reportUnknownArgument(form, at, name);
        m_path = path;
    }

    void reportUnknownArgument(const EffectForm& form, const ArgumentPlace& at, const std::string& name)
    {
        if (form.arguments.empty()) return add("effect-without-arguments", at.key, {{"what", form.verb}});
        std::vector<std::string> known;
        for (const ArgumentForm& argument : form.arguments) known.push_back(argument.name);
        ErrorArgs args{{"key", name}, {"allowed", joined(known)}};
        if (std::string hint = m_hints.closestMatch(name, known); !hint.empty())
            args.emplace_back("hint", std::move(hint));
        add("unknown-key", at.key, std::move(args));
    }

    void checkValues(const ArgumentForm& form, const ArgumentPlace& at, const std::vector<std::string>& values,
                     bool isList)
    {
        if (isList && form.most == 0) return add("expected-value", at.value, {{"found", "[…]"}});
        const int count = static_cast<int>(values.size());
        if (form.most > 0 && (count < form.least || count > form.most))
            add(form.least == form.most ? "wrong-exact-count" : "wrong-count", at.value,
                {{"count", std::to_string(count)},
                 {"min", std::to_string(form.least)},
                 {"max", std::to_string(form.most)}});
        const std::string path = m_path;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (isList) m_path = path + "[" + std::to_string(i) + "]";
            checkValue(form, i < at.items.size() ? at.items[i] : at.value, values[i]);
        }
        m_path = path;
    }

    void checkValue(const ArgumentForm& form, SourceLocation place, const std::string& value)
    {
        switch (form.type) {
        case ArgumentForm::Type::Number:
        case ArgumentForm::Type::NotZero: return checkNumber(form, place, value);
        case ArgumentForm::Type::Switch:
            if (value != "true" && value != "false") add("expected-switch", place, {{"found", value}});
            return;
        case ArgumentForm::Type::Word:
            if (indexOf(form.words, value) < 0)
                addUnknown("unknown-word", place, value, form.words, {{"allowed", joined(form.words)}});
            return;
        case ArgumentForm::Type::Card:
            if (indexOf(m_cards, value) < 0) addUnknown("unknown-card", place, value, m_cards);
            return;
        case ArgumentForm::Type::Place:
            if (!isPlaceId(value)) add("not-an-id", place, {{"found", value}});
            return;
        }
    }

    void checkNumber(const ArgumentForm& form, SourceLocation place, const std::string& value)
    {
        const std::optional<int> number = wholeNumber(value);
        if (!number) return add("expected-integer", place, {{"found", value}});
        if (*number < form.min || *number > form.max)
            return add("out-of-range", place,
                       {{"found", value}, {"min", std::to_string(form.min)}, {"max", std::to_string(form.max)}});
        if (*number == 0 && form.type == ArgumentForm::Type::NotZero) add("number-is-zero", place, {});
    }

    const std::vector<DeckForm>& m_forms;
    const RulesetData& m_data;
    const DeckSpec* m_deck = nullptr;
    const CardSpec* m_card = nullptr; ///< null: it is about the deck
    std::vector<std::string> m_cards; ///< ids of all decks
    std::string m_path;
    Hints m_hints;
    Errors m_errors;
};

ArgumentForm argumentForm(std::string name, ArgumentForm::Type type, std::string note)
{
    ArgumentForm form;
    form.name = std::move(name);
    form.type = type;
    form.note = std::move(note);
    return form;
}

} // namespace

ArgumentForm ArgumentForm::number(std::string name, int min, int max, std::string note)
{
    ArgumentForm form = argumentForm(std::move(name), Type::Number, std::move(note));
    form.min = min;
    form.max = max;
    return form;
}

ArgumentForm ArgumentForm::notZero(std::string name, int most, std::string note)
{
    ArgumentForm form = number(std::move(name), -most, most, std::move(note));
    form.type = Type::NotZero;
    return form;
}

ArgumentForm ArgumentForm::flag(std::string name, std::string note)
{
    return argumentForm(std::move(name), Type::Switch, std::move(note)).orElse("false");
}

ArgumentForm ArgumentForm::word(std::string name, std::vector<std::string> words, std::string note)
{
    ArgumentForm form = argumentForm(std::move(name), Type::Word, std::move(note));
    form.words = std::move(words);
    return form;
}

ArgumentForm ArgumentForm::card(std::string name, std::string note)
{
    return argumentForm(std::move(name), Type::Card, std::move(note));
}

ArgumentForm ArgumentForm::place(std::string name, std::string note)
{
    return argumentForm(std::move(name), Type::Place, std::move(note));
}

ArgumentForm ArgumentForm::needed() const
{
    ArgumentForm form = *this;
    form.required = true;
    return form;
}

ArgumentForm ArgumentForm::orElse(std::string value) const
{
    ArgumentForm form = *this;
    form.byDefault = std::move(value);
    return form;
}

ArgumentForm ArgumentForm::list(int fewest, int greatest) const
{
    ArgumentForm form = *this;
    form.least = fewest;
    form.most = greatest;
    return form;
}

const ArgumentForm* EffectForm::find(std::string_view argument) const
{
    const auto found = std::ranges::find(arguments, argument, &ArgumentForm::name);
    return found == arguments.end() ? nullptr : &*found;
}

const EffectForm* DeckForm::find(std::string_view verb) const
{
    const auto found = std::ranges::find(effects, verb, &EffectForm::verb);
    return found == effects.end() ? nullptr : &*found;
}

const DeckForm* findDeckForm(const std::vector<DeckForm>& forms, std::string_view deck)
{
    const auto found = std::ranges::find(forms, deck, &DeckForm::id);
    return found == forms.end() ? nullptr : &*found;
}

Errors checkDecks(const std::vector<DeckForm>& forms, const RulesetData& data)
{
    return DeckChecker(forms, data).run();
}

Error cardProblem(std::string code, const DeckSpec& deck, const CardSpec& card, ErrorArgs args)
{
    args.insert(args.begin(), {"card", card.id});
    return {std::move(code), std::move(args),   deck.fileOf(card),
            card.place.line, card.place.column, "cards." + card.id};
}

Error effectProblem(std::string code, const DeckSpec& deck, const CardSpec& card, const EffectSpec& effect,
                    ErrorArgs args)
{
    args.insert(args.begin(), {{"card", card.id}, {"what", effect.verb}});
    return {std::move(code),   std::move(args),     deck.fileOf(card),
            effect.place.line, effect.place.column, "cards." + card.id + ".effects"};
}

const ArgumentForm& EffectArguments::form(std::string_view name) const
{
    const ArgumentForm* found = m_form.find(name);
    assert(found != nullptr);
    return *found;
}

bool EffectArguments::has(std::string_view name) const
{
    return !m_effect.arg(name).empty() || m_effect.list(name) != nullptr;
}

std::string_view EffectArguments::text(std::string_view name) const { return m_effect.arg(name, form(name).byDefault); }

int EffectArguments::number(std::string_view name) const
{
    const ArgumentForm& argument = form(name);
    const int value = wholeNumber(text(name)).value_or(wholeNumber(argument.byDefault).value_or(argument.min));
    return std::clamp(value, argument.min, argument.max);
}

bool EffectArguments::flag(std::string_view name) const { return text(name) == "true"; }

int EffectArguments::word(std::string_view name) const { return indexOf(form(name).words, text(name)); }

std::vector<std::string> EffectArguments::list(std::string_view name) const
{
    if (const std::vector<std::string>* written = m_effect.list(name)) return *written;
    if (const std::string_view alone = text(name); !alone.empty()) return {std::string(alone)};
    return {};
}

std::vector<int> EffectArguments::numbers(std::string_view name) const
{
    const ArgumentForm& argument = form(name);
    std::vector<int> values;
    for (const std::string& written : list(name))
        values.push_back(std::clamp(wholeNumber(written).value_or(argument.min), argument.min, argument.max));
    return values;
}

std::vector<int> EffectArguments::words(std::string_view name) const
{
    const ArgumentForm& argument = form(name);
    std::vector<int> values;
    for (const std::string& written : list(name)) values.push_back(indexOf(argument.words, written));
    return values;
}

} // namespace marches::engine
