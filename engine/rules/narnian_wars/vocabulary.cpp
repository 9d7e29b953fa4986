// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/machine.h"

#include <array>
#include <iterator>

#include "engine/rules/common/verbtable.h"
#include "engine/rules/common/vocabularies.h"
#include "engine/rules/narnian_wars/texts.h"

namespace marches::engine::narnian_wars {

namespace {

constexpr std::string_view kPhaseIds[] = {
#define MARCHES_PHASE(name, id) id,
#include "engine/rules/narnian_wars/phases.inc"
#undef MARCHES_PHASE
};
constexpr VerbRow kVerbRows[] = {
#define MARCHES_VERB(name, rule, ...) {num(rule), __VA_ARGS__},
#include "engine/rules/narnian_wars/verbs.inc"
#undef MARCHES_VERB
};
static_assert(std::size(kPhaseIds) == kPhases && std::size(kVerbRows) == kVerbs);
constexpr std::array<std::string_view, kNames> kParamIds{"unit",    "to",   "of",   "place", "who",     "with",
                                                         "members", "form", "side", "turns", "outcome", "whom"};
constexpr std::array<std::string_view, kWords> kWordIds{"good",    "neutral", "evil", "jadis",   "green",
                                                        "carried", "stand",   "roar", "allowed", "forbidden"};
constexpr std::array<std::string_view, kPersons> kPersonIds{"high-king", "queen",    "cor",
                                                            "miraz",     "trumpkin", "nikabrik"};
constexpr std::array<std::string_view, 4> kPieceIds{"army", "double-army", "fleet", "amphibian"};
constexpr std::array<std::string_view, 4> kStreamIds{"king-site", "king-delay", "aslan-outcome", "aslan-site"};
constexpr std::array<std::string_view, 4> kCounterIds{"centres", "year", "calls-used", "turns-of-control"};

} // namespace

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary = boardVocabulary(board, table.seats);
    addAll(vocabulary, Space::Army, table.colours);
    addAll(vocabulary, Space::Counter, kCounterIds);
    addAll(vocabulary, Space::Choice, kWordIds);
    addVerbs(vocabulary, Space::Choice, kVerbRows);
    addAll(vocabulary, Space::Token, kPersonIds);
    addAll(vocabulary, Space::Piece, kPieceIds);
    vocabulary.add(Space::Marker, "garrisons");
    vocabulary.add(Space::Die, "fate");
    addAll(vocabulary, Space::Stream, kStreamIds);
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addVerbs(vocabulary, Space::Verb, kVerbRows);
    addAll(vocabulary, Space::Param, kParamIds);
    addTexts(vocabulary, messageSpecs());
    vocabulary.add(Space::Rule, "");
    for (const int rule : kRuleNumbers) vocabulary.add(Space::Rule, ruleId("NW", rule));
    return vocabulary;
}

const VerbTable& verbTable()
{
    static const VerbTable table = makeVerbs(kVerbRows);
    return table;
}

} // namespace marches::engine::narnian_wars
