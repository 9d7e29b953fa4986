// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/rules.h"

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/common/gameruleset.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine {

template class FlatRules<warrior_risk::Game>;

} // namespace marches::engine

namespace marches::engine::warrior_risk {

const Ruleset& ruleset()
{
    static const GameRuleset<Game> set({
        .id = "warrior-risk",
        .mostSeats = kMaxSeats,
        .messages = messageSpecs,
        .fields = fieldSpecs,
        .verbs = verbTable,
        .makeVocabulary = makeVocabulary,
        .needs = mapNeeds,
        .setUpWords =
            [](const Board&) {
                return SetUpWords{{}, {}, true};
            },
        .readOptions = readOptions,
        .makeTable = makeTable,
        .deckForms = deckForms,
        .checkCards = checkCards,
        .seatRange = seatRange,
    });
    return set;
}

} // namespace marches::engine::warrior_risk
