// SPDX-License-Identifier: GPL-3.0-or-later
#include <string_view>

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/common/gamelists.h"
#include "engine/rules/common/gameruleset.h"
#include "engine/rules/heralds_round/machine.h"

namespace marches::engine::heralds_round {

namespace {

using Game = GameTypes<Table, Position, ConstContext, Context>;

constexpr MessageEntry kTexts[] = {
    {"", ""},
#define MARCHES_TEXT(name, ...) {__VA_ARGS__},
#include "engine/rules/heralds_round/texts.inc"
#undef MARCHES_TEXT
};
constexpr VerbRow kVerbRows[] = {
#define MARCHES_VERB(name, rule, ...) {num(rule), __VA_ARGS__},
#include "engine/rules/heralds_round/verbs.inc"
#undef MARCHES_VERB
};
constexpr std::string_view kPhaseIds[] = {
#define MARCHES_PHASE(name, id) id,
#include "engine/rules/heralds_round/phases.inc"
#undef MARCHES_PHASE
};
constexpr std::string_view kParamIds[] = {"place", "from", "to"};
constexpr std::string_view kPieceIds[] = {"envoy"};
constexpr std::string_view kCounterIds[] = {"renown", "round"};
constexpr std::string_view kHeraldId[] = {"herald"}; ///< the token, its die and the purpose of it
constexpr IdList kOthers[] = {{Space::Phase, kPhaseIds},     {Space::Param, kParamIds}, {Space::Piece, kPieceIds},
                              {Space::Counter, kCounterIds}, {Space::Token, kHeraldId}, {Space::Die, kHeraldId},
                              {Space::Stream, kHeraldId}};
constexpr GameLists kLists{"HR", kRules, kTexts, kVerbRows, kOthers};

} // namespace

Rule ruleOf(int verb) { return static_cast<Rule>(ruleOfVerb(kVerbRows, verb, num(hr(3)))); }

const Ruleset& ruleset()
{
    static const GameRuleset<Game> set({
        .id = "heralds-round",
        .mostSeats = kMaxSeats,
        .messages = messagesOf<kLists>,
        .fields = fieldSpecs,
        .verbs = verbsOf<kLists>,
        .makeVocabulary = vocabularyOf<kLists, Table>,
        .needs = mapNeeds,
        .setUpWords =
            [](const Board&) {
                return SetUpWords{{"capital"}, {}, true};
            },
        .outlookFeatures = outlookNames,
        .readOptions = readOptions,
        .makeTable = makeTable,
    });
    return set;
}

} // namespace marches::engine::heralds_round
