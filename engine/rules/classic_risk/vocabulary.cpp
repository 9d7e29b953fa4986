// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

#include <array>
#include <iterator>

#include "engine/rules/classic_risk/texts.h"
#include "engine/rules/common/verbtable.h"
#include "engine/rules/common/vocabularies.h"

namespace marches::engine::classic_risk {

namespace {

constexpr std::string_view kPhaseIds[] = {
#define MARCHES_PHASE(name, id) id,
#include "engine/rules/classic_risk/phases.inc"
#undef MARCHES_PHASE
};
constexpr VerbRow kVerbRows[] = {
#define MARCHES_VERB(name, rule, ...) {num(rule), __VA_ARGS__},
#include "engine/rules/classic_risk/verbs.inc"
#undef MARCHES_VERB
};
static_assert(std::size(kPhaseIds) == kPhases && std::size(kVerbRows) == kVerbs);
constexpr std::array<std::string_view, 11> kParamIds{"place", "to",       "from",    "count",     "dice",  "cards",
                                                     "card",  "infantry", "cavalry", "artillery", "armies"};
constexpr std::array<std::string_view, kSymbols> kSymbolIds{"infantry", "cavalry", "artillery"};
constexpr std::array<std::string_view, 3> kDieIds{"white", "red", "blue"};
constexpr std::array<std::string_view, 6> kStreamIds{"first", "deal", "cards", "attack", "defence", "missions"};
constexpr std::array<std::string_view, 7> kBaseRules{"", "RB-01", "RB-02", "RB-03", "RB-04", "RB-05", "RB-07"};

std::string idOf(int rule)
{
    if (rule < static_cast<int>(kBaseRules.size())) return std::string(kBaseRules[idx(rule)]);
    return ruleId("CL", rule - num(cl(0)));
}

} // namespace

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary = boardVocabulary(board, table.seats);
    addAll(vocabulary, Space::Army, table.colours);
    vocabulary.add(Space::Piece, "infantry");
    // A territory's card has the territory's name.
    for (const int where : table.places) vocabulary.add(Space::Card, board.place(where).id);
    vocabulary.add(Space::Card, "wild");
    for (const Mission& mission : table.missions) vocabulary.add(Space::Card, mission.id);
    vocabulary.add(Space::Marker, "capital");
    addAll(vocabulary, Space::Pile, {"cards", "cards-used"});
    addAll(vocabulary, Space::Counter, {"territories", "round", "sets"});
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addVerbs(vocabulary, Space::Verb, kVerbRows);
    addAll(vocabulary, Space::Param, kParamIds);
    addAll(vocabulary, Space::Choice, kSymbolIds);
    addAll(vocabulary, Space::Die, kDieIds);
    addAll(vocabulary, Space::Stream, kStreamIds);
    addTexts(vocabulary, messageSpecs());
    for (int rule = 0; rule < kRules; ++rule) vocabulary.add(Space::Rule, idOf(rule));
    return vocabulary;
}

const VerbTable& verbTable()
{
    static const VerbTable table = makeVerbs(kVerbRows);
    return table;
}

Rule ruleOf(Verb verb) { return static_cast<Rule>(ruleOfVerb(kVerbRows, num(verb), num(Rule::Rb7))); }

} // namespace marches::engine::classic_risk
