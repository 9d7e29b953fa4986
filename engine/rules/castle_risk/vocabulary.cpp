// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

#include <array>
#include <iterator>

#include "engine/rules/castle_risk/texts.h"
#include "engine/rules/common/verbtable.h"
#include "engine/rules/common/vocabularies.h"

namespace marches::engine::castle_risk {

namespace {

constexpr std::string_view kPhaseIds[] = {
#define MARCHES_PHASE(name, id) id,
#include "engine/rules/castle_risk/phases.inc"
#undef MARCHES_PHASE
};
constexpr VerbRow kVerbRows[] = {
#define MARCHES_VERB(name, rule, ...) {num(rule), __VA_ARGS__},
#include "engine/rules/castle_risk/verbs.inc"
#undef MARCHES_VERB
};
static_assert(std::size(kPhaseIds) == kPhases && std::size(kVerbRows) == kVerbs);
constexpr std::array<std::string_view, 11> kParamIds{"place",  "to",      "from",     "count", "dice",   "card",
                                                     "player", "players", "for-card", "what",  "onwards"};
constexpr std::array<std::string_view, kPromises> kChoiceIds{"peace", "help", "card"};
constexpr std::array<std::string_view, 2> kDieIds{"white", "red"};
constexpr std::array<std::string_view, 6> kStreamIds{"placement", "banner", "cards", "first", "attack", "defence"};

} // namespace

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary = boardVocabulary(board, table.seats);
    addAll(vocabulary, Space::Army, table.colours);
    vocabulary.add(Space::Piece, "army");
    vocabulary.add(Space::Marker, "castle");
    for (const std::string& card : table.cards) vocabulary.add(Space::Card, card);
    addAll(vocabulary, Space::Pile, {"cards", "cards-used", "aside"});
    addAll(vocabulary, Space::Counter, {"banners", "round", "track"});
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addVerbs(vocabulary, Space::Verb, kVerbRows);
    addAll(vocabulary, Space::Param, kParamIds);
    addAll(vocabulary, Space::Choice, kChoiceIds);
    addAll(vocabulary, Space::Die, kDieIds);
    addAll(vocabulary, Space::Stream, kStreamIds);
    addTexts(vocabulary, messageSpecs());
    for (int rule = 0; rule < kRules; ++rule) vocabulary.add(Space::Rule, ruleId("CR", rule));
    return vocabulary;
}

const VerbTable& verbTable()
{
    static const VerbTable table = makeVerbs(kVerbRows);
    return table;
}

Rule ruleOf(Verb verb) { return static_cast<Rule>(ruleOfVerb(kVerbRows, num(verb), num(cr(14)))); }

} // namespace marches::engine::castle_risk
