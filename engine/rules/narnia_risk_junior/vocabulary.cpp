// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "engine/rules/common/verbtable.h"
#include "engine/rules/common/vocabularies.h"
#include "engine/rules/narnia_risk_junior/texts.h"

namespace marches::engine::narnia_risk_junior {

namespace {

constexpr std::array<std::string_view, kArmies> kArmyIds{"witch", "red", "blue", "yellow"};
constexpr std::array<std::string_view, kPieces> kPieceIds{"faun", "centaur", "boggle", "minotaur"};
constexpr std::array<std::string_view, kTokens> kTokenIds{"aslan",       "peter",   "susan",      "edmund",
                                                          "lucy",        "beavers", "mr-tumnus",  "rumblebuffin",
                                                          "white-witch", "maugrim", "ginarrbrik", "otmin"};
constexpr std::string_view kPhaseIds[] = {
#define MARCHES_PHASE(name, id) id,
#include "engine/rules/narnia_risk_junior/phases.inc"
#undef MARCHES_PHASE
};
constexpr VerbRow kVerbRows[] = {
#define MARCHES_VERB(name, rule, ...) {num(rule), __VA_ARGS__},
#include "engine/rules/narnia_risk_junior/verbs.inc"
#undef MARCHES_VERB
};
static_assert(std::size(kPhaseIds) == kPhases && std::size(kVerbRows) == kVerbs);
constexpr std::array<std::string_view, 12> kParamIds{"character",      "place",       "to",   "from", "piece",
                                                     "pieces",         "heavy",       "army", "die",  "card",
                                                     "with-character", "for-the-turn"};
constexpr std::array<std::string_view, 7> kChoiceIds{"card",   "aside",    "supply",       "border",
                                                     "bridge", "sea-lane", "closed-border"};
constexpr std::array<std::string_view, 3> kDieIds{"black", "red", "white"};
constexpr std::array<std::string_view, 8> kStreamIds{"deal",    "turn-tokens", "territory-deck", "narnia-deck",
                                                     "defence", "attack",      "power",          "reroll"};

std::string idOf(int rule)
{
    if (rule <= 55) return ruleId("NRJ", rule);
    if (rule <= 60) return "NRJ-E" + std::to_string(rule - 55);
    return "NRJ-A" + std::to_string(rule - 60);
}

template <std::size_t N> int find(const std::array<std::string_view, N>& ids, std::string_view id)
{
    const auto at = std::find(ids.begin(), ids.end(), id);
    return at == ids.end() ? -1 : static_cast<int>(at - ids.begin());
}

} // namespace

std::string_view armyId(int army) { return kArmyIds[static_cast<std::size_t>(army)]; }
std::string_view tokenId(int token) { return kTokenIds[static_cast<std::size_t>(token)]; }
int findArmy(std::string_view id) { return find(kArmyIds, id); }

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary = boardVocabulary(board, table.seats);
    addAll(vocabulary, Space::Army, kArmyIds);
    addAll(vocabulary, Space::Piece, kPieceIds);
    addAll(vocabulary, Space::Token, kTokenIds);
    for (const Card& card : table.deck.cards) vocabulary.add(Space::Card, card.id);
    addAll(vocabulary, Space::Pile, {"narnia", "narnia-used", "territory", "territory-used"});
    vocabulary.add(Space::Marker, "camp");
    addAll(vocabulary, Space::Counter, {"crowns", "stage", "flipped", "dice-cap", "stone-due", "revive-due"});
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addVerbs(vocabulary, Space::Verb, kVerbRows);
    addAll(vocabulary, Space::Param, kParamIds);
    addAll(vocabulary, Space::Choice, kChoiceIds);
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

Rule ruleOf(Verb verb) { return static_cast<Rule>(ruleOfVerb(kVerbRows, num(verb), num(nrj(53)))); }

} // namespace marches::engine::narnia_risk_junior
