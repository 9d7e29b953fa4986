// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/machine.h"

#include <array>
#include <iterator>

#include "engine/rules/common/verbtable.h"
#include "engine/rules/common/vocabularies.h"
#include "engine/rules/diplomacy/texts.h"

namespace marches::engine::diplomacy {

namespace {

constexpr std::string_view kPhaseIds[] = {
#define MARCHES_PHASE(name, id) id,
#include "engine/rules/diplomacy/phases.inc"
#undef MARCHES_PHASE
};
constexpr VerbRow kVerbRows[] = {
#define MARCHES_VERB(name, rule, ...) {num(rule), __VA_ARGS__},
#include "engine/rules/diplomacy/verbs.inc"
#undef MARCHES_VERB
};
static_assert(std::size(kPhaseIds) == kPhases && std::size(kVerbRows) == kVerbs);
constexpr std::array<std::string_view, 7> kParamIds{"unit", "to", "of", "place", "draw", "by", "power"};
constexpr std::array<std::string_view, 2> kPieceIds{"army", "fleet"};

} // namespace

Vocabulary makeVocabulary(const Board& board, const Table& table)
{
    Vocabulary vocabulary = boardVocabulary(board, table.seats);
    addAll(vocabulary, Space::Army, table.colours);
    addAll(vocabulary, Space::Counter, {"centres", "year"});
    addVerbs(vocabulary, Space::Choice, std::span(kVerbRows).first<kOrderVerbs>());
    addAll(vocabulary, Space::Piece, kPieceIds);
    addAll(vocabulary, Space::Phase, kPhaseIds);
    addVerbs(vocabulary, Space::Verb, kVerbRows);
    addAll(vocabulary, Space::Param, kParamIds);
    addTexts(vocabulary, messageSpecs());
    for (int rule = 0; rule < kRules; ++rule) vocabulary.add(Space::Rule, ruleId("DIP", rule));
    return vocabulary;
}

const VerbTable& verbTable()
{
    static const VerbTable table = makeVerbs(kVerbRows);
    return table;
}

} // namespace marches::engine::diplomacy
