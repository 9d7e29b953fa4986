// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

#include <array>
#include <iterator>

#include "engine/rules/common/verbtable.h"
#include "engine/rules/common/vocabularies.h"
#include "engine/rules/warrior_risk/texts.h"

namespace marches::engine::warrior_risk {

namespace {

constexpr std::string_view kPhaseIds[] = {
#define MARCHES_PHASE(name, id) id,
#include "engine/rules/warrior_risk/phases.inc"
#undef MARCHES_PHASE
};
constexpr VerbRow kVerbRows[] = {
#define MARCHES_VERB(name, rule, ...) {num(rule), __VA_ARGS__},
#include "engine/rules/warrior_risk/verbs.inc"
#undef MARCHES_VERB
};
static_assert(std::size(kPhaseIds) == kPhases && std::size(kVerbRows) == kVerbs);
constexpr std::array<std::string_view, 17> kParamIds{"place", "to",    "from",     "count",   "dice",     "player",
                                                     "gold",  "units", "way",      "region",  "with",     "what",
                                                     "votes", "cards", "infantry", "cavalry", "artillery"};
constexpr std::array<std::string_view, kChoices> kChoiceIds{"peace", "help",     "vote",    "favour",   "no",
                                                            "yes",   "infantry", "cavalry", "artillery"};
constexpr std::array<std::string_view, 3> kDieIds{"white", "red", "gold"};
constexpr std::array<std::string_view, 12> kStreamIds{"first",   "deal",  "attack", "defence", "capital", "loyalty",
                                                      "auction", "trade", "fate",   "random",  "vote",    "event"};

/// Ids by number, in the order of the enumeration.
std::vector<std::string> ruleIds()
{
    std::vector<std::string> ids{"", "RB-01", "RB-02", "RB-03", "RB-04", "RB-05", "RB-06", "RB-07"};
    ids.resize(kRules);
    for (int number = 1; number <= 72; ++number) {
        const bool there = number <= 33 || (number >= 40 && number <= 47) || number == 51 || number == 52 ||
                           (number >= 60 && number <= 63) || number == 65 || number >= 70;
        if (there) ids[idx(wr(number))] = ruleId("WR", number);
    }
    for (int sum = kFirstFate; sum <= kLastFate; ++sum) ids[idx(fateRule(sum))] = ruleId("WR-50", sum);
    for (int face = 1; face <= kVotes; ++face) ids[idx(voteRule(face))] = "WR-64-" + std::to_string(face);
    for (const int number : {6, 7, 8, 10, 11}) ids[idx(cl(number))] = ruleId("CL", number);
    return ids;
}

} // namespace

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary = boardVocabulary(board, table.seats);
    addAll(vocabulary, Space::Army, table.colours);
    vocabulary.add(Space::Piece, "infantry");
    vocabulary.add(Space::Marker, "capital");
    // A territory's card has the territory's name.
    if (table.options.classicCards)
        for (const int where : table.places) vocabulary.add(Space::Card, board.place(where).id);
    addAll(vocabulary, Space::Card, table.lists.cards);
    addAll(vocabulary, Space::Pile, {"cards", "cards-used"});
    addAll(vocabulary, Space::Counter, {"score", "gold", "routes", "round", "sets"});
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addVerbs(vocabulary, Space::Verb, kVerbRows);
    addAll(vocabulary, Space::Param, kParamIds);
    addAll(vocabulary, Space::Choice, kChoiceIds);
    addAll(vocabulary, Space::Die, kDieIds);
    addAll(vocabulary, Space::Stream, kStreamIds);
    addTexts(vocabulary, messageSpecs());
    addAll(vocabulary, Space::Rule, ruleIds());
    return vocabulary;
}

const VerbTable& verbTable()
{
    static const VerbTable table = makeVerbs(kVerbRows);
    return table;
}

Rule ruleOf(Verb verb) { return static_cast<Rule>(ruleOfVerb(kVerbRows, num(verb), num(wr(44)))); }

} // namespace marches::engine::warrior_risk
