// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/cards.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace marches::engine::le_monde_de_narnia {

namespace {

constexpr int kLargestCount = 100;

struct VerbName {
    std::string_view name;
    EffectVerb verb;
};
constexpr VerbName kVerbNames[] = {
    {"tokens", EffectVerb::Tokens}, {"give", EffectVerb::Give},         {"steal", EffectVerb::Steal},
    {"move", EffectVerb::Move},     {"wolf", EffectVerb::WolfSteps},    {"witch", EffectVerb::Witch},
    {"skip", EffectVerb::Skip},     {"shield", EffectVerb::Shield},     {"pay", EffectVerb::Pay},
    {"choose", EffectVerb::Choose}, {"add", EffectVerb::Add},           {"ignore-wolves", EffectVerb::IgnoreWolves},
    {"reroll", EffectVerb::Reroll}, {"exchange", EffectVerb::Exchange},
};

constexpr std::array<std::string_view, kDecks> kDeckIds{"event", "sword"};
constexpr std::array<std::string_view, kDice> kDieIds{"travel", "aslan", "wolf-witch"};

Error problem(std::string code, std::string_view card)
{
    return {std::move(code), {{"card", std::string(card)}}, {}, 0, 0, {}};
}

constexpr int kMaxEffects = static_cast<int>(std::tuple_size_v<decltype(Card::effects)>);

ArgumentForm whoForm(std::vector<std::string> words)
{
    return ArgumentForm::word(
        "who", std::move(words),
        "Who drew the card (self), every child, one whom the drawer chooses, or the one farthest back.");
}
ArgumentForm anybody() { return whoForm({"self", "all", "chosen", "last"}).orElse("self"); }
ArgumentForm anotherChild() { return whoForm({"all", "chosen", "last"}).needed(); }

ArgumentForm whenForm()
{
    return ArgumentForm::word("when", {"always", "last", "not-last"},
                              "Only where the drawer is the last living child, or is not.")
        .orElse("always");
}
ArgumentForm eitherWay(std::string note)
{
    return ArgumentForm::notZero("count", kLargestCount, std::move(note)).orElse("1");
}
ArgumentForm forward(std::string note)
{
    return ArgumentForm::number("count", 1, kLargestCount, std::move(note)).orElse("1");
}

std::vector<EffectForm> cardEffects()
{
    return {
        {"tokens", "Tokens come in, or are lost.", {anybody(), eitherWay("Tokens; below 0: lost."), whenForm()}},
        {"give", "The drawer gives tokens.", {anotherChild(), forward("At most so many."), whenForm()}},
        {"steal", "The drawer takes tokens.", {anotherChild(), forward("At most so many."), whenForm()}},
        {"move", "A child moves.", {anybody(), eitherWay("Spaces; below 0: back."), whenForm()}},
        {"wolf",
         "The nearest wolf moves, returns home, or jumps to a child.",
         {ArgumentForm::word("which", {"nearest", "all"}, "All of them only return home.").orElse("nearest"),
          ArgumentForm::word("to", {"home", "self", "chosen"},
                             "Home, or the space of the drawer or of a chosen child; then there is no count."),
          forward("Spaces, either way."), whenForm()}},
        {"witch", "The Witch chases, or goes back.", {eitherWay("Spaces; below 0: back."), whenForm()}},
        {"skip", "Turns are missed.", {anybody(), forward("Turns."), whenForm()}},
        {"shield", "Wolves take nothing until the start of the next turn.", {anybody(), whenForm()}},
        {"pay", "The drawer pays.", {forward("Tokens.")}},
        {"choose",
         "The drawer chooses one of these cards.",
         {ArgumentForm::card("among", "The cards.").list(1, kMaxChoices).needed(), whenForm()}},
    };
}

DeckForm deckForm(std::string id, std::vector<EffectForm> effects, int mostEffects, bool required)
{
    DeckForm form;
    form.id = std::move(id);
    form.effects = std::move(effects);
    form.mostEffects = mostEffects;
    form.mostCopies = 100;
    form.required = required;
    return form;
}

/// The faces of a die do one thing each, and no more than say how far.
DeckForm dieForm(std::string id, std::vector<EffectForm> effects)
{
    for (EffectForm& effect : effects) effect.arguments = {forward("Tokens, or spaces.")};
    DeckForm form = deckForm(std::move(id), std::move(effects), 1, true);
    form.kind = DeckForm::Kind::Die;
    return form;
}

/// What cards let a child choose among.
DeckForm choicesForm()
{
    DeckForm form = deckForm("choices", cardEffects(), kMaxEffects, false);
    form.kind = DeckForm::Kind::Table;
    return form;
}

DeckForm abilityForm()
{
    DeckForm form = deckForm("abilities",
                             {{"add", "More on a die.", {forward("So much.")}},
                              {"ignore-wolves", "Wolves do nothing to the own move.", {}},
                              {"reroll", "The Wolf/Witch die is rolled again.", {}},
                              {"exchange", "The next card comes instead of the one drawn.", {}}},
                             1, false);
    form.cards.assign(kChildIds.begin(), kChildIds.end());
    form.windows = {"own-turn", "any-turn"};
    form.kind = DeckForm::Kind::Table;
    return form;
}

class Compiler {
public:
    explicit Compiler(const RulesetData& data) : m_data(data) {}

    Result<Cards> run()
    {
        for (const DeckSpec& deck : m_data.decks)
            for (const CardSpec& card : deck.cards) {
                if (m_cards.kinds.size() >= static_cast<std::size_t>(kMaxCards))
                    return fail(cardProblem("lmn-too-many-cards", deck, card));
                m_cards.kinds.push_back({card.id, {}, 0});
            }
        std::size_t kind = 0;
        for (const DeckSpec& deck : m_data.decks)
            for (const CardSpec& spec : deck.cards) compile(deck, spec, m_cards.kinds[kind++]);
        if (!m_errors.empty()) return fail(std::move(m_errors));
        for (std::size_t i = 0; i < kDeckIds.size(); ++i)
            if (!copies(kDeckIds[i], kMaxDeck, m_cards.deck[i])) return fail(problem("lmn-deck", kDeckIds[i]));
        for (std::size_t i = 0; i < kDieIds.size(); ++i) {
            if (!copies(kDieIds[i], kMaxDeck, m_cards.faces[i])) return fail(problem("lmn-deck", kDieIds[i]));
            m_cards.beyond[i] = withoutCopies(kDieIds[i]);
            if (!isDie(i)) return fail(problem("lmn-deck", kDieIds[i]));
        }
        readAbilities();
        if (!m_errors.empty()) return fail(std::move(m_errors));
        return std::move(m_cards);
    }

private:
    int find(std::string_view id) const
    {
        return static_cast<int>(std::ranges::find(m_cards.kinds, id, &Card::id) - m_cards.kinds.begin());
    }

    void compile(const DeckSpec& deck, const CardSpec& spec, Card& card)
    {
        const DeckForm& form = *findDeckForm(deckForms(), deck.id);
        for (const EffectSpec& written : spec.effects) {
            Effect& effect = card.effects[static_cast<std::size_t>(card.effectCount++)];
            compile(EffectArguments(written, *form.find(written.verb)), *form.find(written.verb), effect);
            if (const std::string wrong = meaningless(written, effect); !wrong.empty())
                m_errors.push_back(effectProblem("lmn-wolf-argument", deck, spec, written, {{"argument", wrong}}));
        }
    }

    void compile(const EffectArguments& arguments, const EffectForm& form, Effect& effect) const
    {
        effect.verb = std::ranges::find(kVerbNames, form.verb, &VerbName::name)->verb;
        if (form.find("who") != nullptr) effect.who = whoOf(arguments.text("who"));
        if (form.find("when") != nullptr) effect.when = static_cast<When>(arguments.word("when"));
        if (form.find("count") != nullptr) effect.count = static_cast<std::int16_t>(arguments.number("count"));
        if (form.find("among") != nullptr)
            for (const std::string& id : arguments.list("among"))
                effect.choices[static_cast<std::size_t>(effect.choiceCount++)] = static_cast<std::uint8_t>(find(id));
        if (form.find("to") != nullptr) compileWolf(arguments, effect);
    }

    static Who whoOf(std::string_view word)
    {
        if (word == "all") return Who::All;
        if (word == "chosen") return Who::Chosen;
        return word == "last" ? Who::Last : Who::Self;
    }

    /// {wolf: {to: home}}, {wolf: {which: all, to: home}}, {wolf: {to: self}} or {wolf: {count: 5}}.
    static void compileWolf(const EffectArguments& arguments, Effect& effect)
    {
        effect.all = arguments.text("which") == "all";
        const std::string_view to = arguments.text("to");
        if (to.empty()) return;
        effect.verb = to == "home" ? EffectVerb::WolfHome : EffectVerb::WolfTo;
        effect.who = to == "chosen" ? Who::Chosen : Who::Self;
    }

    /// The argument that does nothing beside the others; empty: none.
    static std::string meaningless(const EffectSpec& written, const Effect& effect)
    {
        if (written.verb != "wolf") return {};
        if (effect.all && effect.verb != EffectVerb::WolfHome) return "which";
        return effect.verb != EffectVerb::WolfSteps && !written.arg("count").empty() ? "count" : "";
    }

    bool copies(std::string_view deck, int most, std::vector<int>& all) const
    {
        for (const CardSpec& spec : std::ranges::find(m_data.decks, deck, &DeckSpec::id)->cards)
            for (int i = 0; i < spec.copies; ++i) all.push_back(find(spec.id));
        return !all.empty() && static_cast<int>(all.size()) <= most;
    }

    /// Results that are on no face of a die.
    std::vector<int> withoutCopies(std::string_view deck) const
    {
        std::vector<int> all;
        for (const CardSpec& spec : std::ranges::find(m_data.decks, deck, &DeckSpec::id)->cards)
            if (spec.copies == 0) all.push_back(find(spec.id));
        return all;
    }

    /// A die has two faces at least, and each of its results does something.
    bool isDie(std::size_t die) const
    {
        const auto does = [this](int kind) { return m_cards.kinds[static_cast<std::size_t>(kind)].effectCount == 1; };
        return m_cards.faces[die].size() >= 2 && std::ranges::all_of(m_cards.faces[die], does) &&
               std::ranges::all_of(m_cards.beyond[die], does);
    }

    void readAbilities()
    {
        const auto deck = std::ranges::find(m_data.decks, "abilities", &DeckSpec::id);
        if (deck == m_data.decks.end()) return;
        for (const CardSpec& spec : deck->cards) {
            if (spec.effects.empty()) continue;
            const std::string& verb = spec.effects.front().verb;
            if (spec.window == "any-turn" && (verb == "ignore-wolves" || verb == "exchange")) {
                Error error = effectProblem("lmn-ability-window", *deck, spec, spec.effects.front(), {{"verb", verb}});
                if (spec.windowAt.line > 0) {
                    error.line = spec.windowAt.line;
                    error.column = spec.windowAt.column;
                }
                m_errors.push_back(std::move(error));
            }
            const auto* const child = std::ranges::find(kChildIds, spec.id);
            const Card& card = m_cards.kinds[static_cast<std::size_t>(find(spec.id))];
            m_cards.abilities[static_cast<std::size_t>(child - kChildIds.begin())] = {
                card.effects[0].verb, card.effects[0].count, spec.window == "any-turn", true};
        }
    }

    const RulesetData& m_data;
    Cards m_cards;
    Errors m_errors;
};

} // namespace

int Card::price() const
{
    int tokens = 0;
    for (int i = 0; i < effectCount; ++i)
        if (effects[static_cast<std::size_t>(i)].verb == EffectVerb::Pay)
            tokens += effects[static_cast<std::size_t>(i)].count;
    return tokens;
}

int Cards::result(int die, int number) const
{
    auto at = static_cast<std::size_t>(number - 1);
    for (const std::vector<int>* row :
         {&faces[static_cast<std::size_t>(die)], &beyond[static_cast<std::size_t>(die)]}) {
        if (at < row->size()) return (*row)[at];
        at -= row->size();
    }
    return -1;
}

const std::vector<DeckForm>& deckForms()
{
    static const std::vector<DeckForm> kForms{
        deckForm("event", cardEffects(), kMaxEffects, true),
        deckForm("sword", cardEffects(), kMaxEffects, true),
        choicesForm(),
        abilityForm(),
        dieForm("travel", {{"move", "The child moves."}}),
        dieForm("aslan", {{"tokens", "Tokens come in."}}),
        dieForm("wolf-witch", {{"wolf", "The nearest wolf moves."}, {"witch", "The Witch chases."}})};
    return kForms;
}

Errors checkCards(const RulesetData& data)
{
    const Result<Cards> cards = compileCards(data);
    return cards ? Errors{} : cards.error();
}

Result<Cards> compileCards(const RulesetData& data) { return Compiler(data).run(); }

} // namespace marches::engine::le_monde_de_narnia
