// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/cards.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>

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

/// What may be written with an effect, and the words that `who` may have. Whatever else is written would do nothing.
struct Grammar {
    EffectVerb verb;
    std::initializer_list<std::string_view> args;
    std::initializer_list<std::string_view> who;
    int least = -kLargestCount; ///< of `count`, which is never 0
};
const Grammar kGrammars[] = {
    {EffectVerb::Tokens, {"who", "count", "when"}, {"self", "all", "chosen", "last"}},
    {EffectVerb::Give, {"who", "count", "when"}, {"all", "chosen", "last"}, 1},
    {EffectVerb::Steal, {"who", "count", "when"}, {"all", "chosen", "last"}, 1},
    {EffectVerb::Move, {"who", "count", "when"}, {"self", "all", "chosen", "last"}},
    {EffectVerb::WolfSteps, {"which", "to", "count", "when"}, {}, 1},
    {EffectVerb::Witch, {"count", "when"}, {}},
    {EffectVerb::Skip, {"who", "count", "when"}, {"self", "all", "chosen", "last"}, 1},
    {EffectVerb::Shield, {"who", "when"}, {"self", "all", "chosen", "last"}},
    {EffectVerb::Pay, {"count"}, {}, 1},
    {EffectVerb::Choose, {"among", "when"}, {}},
    {EffectVerb::Add, {"count"}, {}, 1},
    {EffectVerb::IgnoreWolves, {}, {}},
    {EffectVerb::Reroll, {}, {}},
    {EffectVerb::Exchange, {}, {}},
};

/// The number of a word in a list of words, or nothing.
std::optional<int> oneOf(std::string_view word, std::initializer_list<std::string_view> words)
{
    const auto found = std::find(words.begin(), words.end(), word);
    if (found == words.end()) return std::nullopt;
    return static_cast<int>(found - words.begin());
}

class Compiler {
public:
    explicit Compiler(const RulesetData& data) : m_data(data) {}

    Result<Cards> run()
    {
        for (const DeckSpec& deck : m_data.decks)
            for (const CardSpec& card : deck.cards) {
                if (m_cards.kinds.size() >= static_cast<std::size_t>(kMaxCards))
                    return fail(problem("lmn-too-many-cards", card.id));
                m_cards.kinds.push_back({card.id, {}, 0});
            }
        std::size_t kind = 0;
        for (const DeckSpec& deck : m_data.decks)
            for (const CardSpec& spec : deck.cards) compile(spec, m_cards.kinds[kind++]);
        if (!m_errors.empty()) return fail(std::move(m_errors));
        for (std::size_t i = 0; i < kDeckIds.size(); ++i)
            if (!copies(kDeckIds[i], kMaxDeck, m_cards.deck[i])) return fail(problem("lmn-deck", kDeckIds[i]));
        for (std::size_t i = 0; i < kDieIds.size(); ++i) {
            if (!copies(kDieIds[i], kMaxDeck, m_cards.faces[i])) return fail(problem("lmn-deck", kDieIds[i]));
            m_cards.beyond[i] = withoutCopies(kDieIds[i]);
            if (!isDie(static_cast<Die>(i))) return fail(problem("lmn-deck", kDieIds[i]));
        }
        abilities();
        return std::move(m_cards);
    }

private:
    std::optional<int> find(std::string_view id) const
    {
        const auto found = std::ranges::find(m_cards.kinds, id, &Card::id);
        if (found == m_cards.kinds.end()) return std::nullopt;
        return static_cast<int>(found - m_cards.kinds.begin());
    }

    void compile(const CardSpec& spec, Card& card)
    {
        for (const EffectSpec& written : spec.effects) {
            std::optional<std::string> wrong;
            Effect effect;
            const auto* const verb = std::ranges::find(kVerbNames, written.verb, &VerbName::name);
            const bool known = verb != std::end(kVerbNames) && card.effectCount < static_cast<int>(card.effects.size());
            if (known) wrong = compile(written, verb->verb, effect);
            if (known && !wrong) {
                card.effects[static_cast<std::size_t>(card.effectCount++)] = effect;
                continue;
            }
            Error error = problem(known ? "lmn-bad-argument" : "lmn-bad-effect", spec.id);
            error.args.emplace_back("what", known ? *wrong : written.verb);
            error.path = "cards." + spec.id + ".effects";
            m_errors.push_back(std::move(error));
        }
    }

    /// The argument that is wrong, if one is.
    std::optional<std::string> compile(const EffectSpec& spec, EffectVerb verb, Effect& effect) const
    {
        const Grammar& grammar = *std::ranges::find(kGrammars, verb, &Grammar::verb);
        for (const auto& [name, value] : spec.args)
            if (name == "among" || !oneOf(name, grammar.args)) return name;
        for (const auto& [name, values] : spec.lists)
            if (name != "among" || !oneOf(name, grammar.args)) return name;
        effect.verb = verb;
        const auto who = oneOf(spec.arg("who", "self"), {"self", "all", "chosen", "last"});
        const auto when = oneOf(spec.arg("when", "always"), {"always", "last", "not-last"});
        if (!who || (grammar.who.size() != 0 && !oneOf(spec.arg("who", "self"), grammar.who))) return "who";
        if (!when) return "when";
        effect.who = static_cast<Who>(*who);
        effect.when = static_cast<When>(*when);
        const int count = spec.arg("count").empty() ? 1 : spec.number("count", 0);
        if (count == 0 || count < grammar.least || std::abs(count) > kLargestCount) return "count";
        effect.count = static_cast<std::int16_t>(count);
        if (verb == EffectVerb::WolfSteps) return wolf(spec, effect);
        return verb != EffectVerb::Choose || choices(spec, effect) ? std::nullopt : std::optional<std::string>("among");
    }

    /// {wolf: {to: home}}, {wolf: {which: all, to: home}}, {wolf: {to: self}} or {wolf: {count: 5}}.
    static std::optional<std::string> wolf(const EffectSpec& spec, Effect& effect)
    {
        const auto which = oneOf(spec.arg("which", "nearest"), {"nearest", "all"});
        if (!which) return "which";
        effect.all = *which == 1;
        const auto to = oneOf(spec.arg("to"), {"", "home", "self", "chosen"});
        if (!to || (effect.all && *to != 1)) return "to";
        if (*to != 0 && !spec.arg("count").empty()) return "count";
        if (*to == 1) effect.verb = EffectVerb::WolfHome;
        if (*to >= 2) effect.verb = EffectVerb::WolfTo;
        if (*to >= 2) effect.who = *to == 2 ? Who::Self : Who::Chosen;
        return std::nullopt;
    }

    bool choices(const EffectSpec& spec, Effect& effect) const
    {
        const std::vector<std::string>* among = spec.list("among");
        if (among == nullptr || among->empty() || among->size() > effect.choices.size()) return false;
        for (const std::string& id : *among) {
            const auto card = find(id);
            if (!card) return false;
            effect.choices[static_cast<std::size_t>(effect.choiceCount++)] = static_cast<std::uint8_t>(*card);
        }
        return true;
    }

    bool copies(std::string_view deck, int most, std::vector<int>& all) const
    {
        const auto found = std::ranges::find(m_data.decks, deck, &DeckSpec::id);
        if (found == m_data.decks.end()) return false;
        for (const CardSpec& spec : found->cards)
            for (int i = 0; i < spec.copies; ++i) all.push_back(*find(spec.id));
        return !all.empty() && static_cast<int>(all.size()) <= most;
    }

    /// Results that are on no face of a die.
    std::vector<int> withoutCopies(std::string_view deck) const
    {
        std::vector<int> all;
        for (const CardSpec& spec : std::ranges::find(m_data.decks, deck, &DeckSpec::id)->cards)
            if (spec.copies == 0) all.push_back(*find(spec.id));
        return all;
    }

    /// A die has two faces at least, and each of its results does one thing that belongs to it.
    bool isDie(Die die) const
    {
        const auto belongs = [&](int kind) {
            const Card& face = m_cards.kinds[static_cast<std::size_t>(kind)];
            const EffectVerb verb = face.effects[0].verb;
            if (face.effectCount != 1 || face.effects[0].count < 1) return false;
            if (die == Die::Travel) return verb == EffectVerb::Move;
            if (die == Die::Aslan) return verb == EffectVerb::Tokens;
            return verb == EffectVerb::WolfSteps || verb == EffectVerb::Witch;
        };
        const std::vector<int>& faces = m_cards.faces[idx(die)];
        return faces.size() >= 2 && std::ranges::all_of(faces, belongs) &&
               std::ranges::all_of(m_cards.beyond[idx(die)], belongs);
    }

    void abilities()
    {
        const auto deck = std::ranges::find(m_data.decks, "abilities", &DeckSpec::id);
        if (deck == m_data.decks.end()) return;
        for (const CardSpec& spec : deck->cards) {
            const auto* const child = std::ranges::find(kChildIds, spec.id);
            if (child == kChildIds.end() || spec.effects.empty()) continue;
            const Card& card = m_cards.kinds[static_cast<std::size_t>(*find(spec.id))];
            Ability& ability = m_cards.abilities[static_cast<std::size_t>(child - kChildIds.begin())];
            ability = {card.effects[0].verb, card.effects[0].count, spec.window == "any-turn",
                       card.effects[0].verb >= EffectVerb::Add};
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

Result<Cards> compileCards(const RulesetData& data) { return Compiler(data).run(); }

} // namespace marches::engine::le_monde_de_narnia
