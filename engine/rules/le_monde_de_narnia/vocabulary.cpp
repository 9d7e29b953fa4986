// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

#include <array>
#include <iterator>

#include "engine/rules/common/verbtable.h"
#include "engine/rules/common/vocabularies.h"
#include "engine/rules/le_monde_de_narnia/texts.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

constexpr std::string_view kPhaseIds[] = {
#define MARCHES_PHASE(name, id) id,
#include "engine/rules/le_monde_de_narnia/phases.inc"
#undef MARCHES_PHASE
};
constexpr VerbRow kVerbRows[] = {
#define MARCHES_VERB(name, rule, ...) {num(rule), __VA_ARGS__},
#include "engine/rules/le_monde_de_narnia/verbs.inc"
#undef MARCHES_VERB
};
static_assert(std::size(kPhaseIds) == kPhases && std::size(kVerbRows) == kVerbs);
constexpr std::array<std::string_view, 5> kParamIds{"character", "wolf", "to", "player", "card"};
constexpr std::array<std::string_view, kPawns> kPawnIds{"lucy",   "peter",  "susan",  "edmund", "witch",
                                                        "wolf-1", "wolf-2", "wolf-3", "wolf-4"};
/// Results of dice, then what a player decided whose child is stone.
constexpr std::array<std::string_view, 7> kChoiceIds{"wolf", "witch", "travel", "aslan", "paid", "rolls", "waits"};
constexpr std::array<std::string_view, 4> kThrowIds{"travel", "aslan", "wolf-witch", "first"};
constexpr std::array<std::string_view, 7> kStreamIds{"first",   "characters", "event", "sword",
                                                     "villain", "travel",     "aslan"};
constexpr std::array<std::string_view, 4> kPileIds{"event", "event-used", "sword", "sword-used"};

} // namespace

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary = boardVocabulary(board, table.seats);
    addAll(vocabulary, Space::Army, table.colours);
    for (const Card& card : table.cards.kinds) vocabulary.add(Space::Card, card.id);
    addAll(vocabulary, Space::Counter, {"progress", "tokens", "bank", "round", "skip"});
    addAll(vocabulary, Space::Token, kPawnIds);
    addAll(vocabulary, Space::Pile, kPileIds);
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addVerbs(vocabulary, Space::Verb, kVerbRows);
    addAll(vocabulary, Space::Param, kParamIds);
    addAll(vocabulary, Space::Choice, kChoiceIds);
    addAll(vocabulary, Space::Die, kThrowIds);
    addAll(vocabulary, Space::Stream, kStreamIds);
    addTexts(vocabulary, messageSpecs());
    for (int rule = 0; rule < kRules; ++rule) vocabulary.add(Space::Rule, ruleId("LMN", rule));
    return vocabulary;
}

const VerbTable& verbTable()
{
    static const VerbTable table = makeVerbs(kVerbRows);
    return table;
}

Rule ruleOf(Verb verb) { return static_cast<Rule>(ruleOfVerb(kVerbRows, num(verb), num(lmn(6)))); }

} // namespace marches::engine::le_monde_de_narnia
