// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/rules.h"

#include "engine/rules/castle_risk/machine.h"
#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/common/gameruleset.h"

namespace marches::engine {

template class FlatRules<castle_risk::Game>;

} // namespace marches::engine

namespace marches::engine::castle_risk {

const Ruleset& ruleset()
{
    static const GameRuleset<Game> set({
        .id = "castle-risk",
        .mostSeats = kMaxSeats,
        .messages = messageSpecs,
        .fields = fieldSpecs,
        .verbs = verbTable,
        .makeVocabulary = makeVocabulary,
        .needs = mapNeeds,
        .setUpWords = [](const Board&) { return setUpWords(); },
        .readOptions = readOptions,
        .makeTable = makeTable,
        .deckForms = deckForms,
        .checkCards = checkCards,
        .seatRange = seatRange,
    });
    return set;
}

} // namespace marches::engine::castle_risk
