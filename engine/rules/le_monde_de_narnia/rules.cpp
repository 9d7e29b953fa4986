// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/rules.h"

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/common/gameruleset.h"
#include "engine/rules/le_monde_de_narnia/machine.h"

namespace marches::engine {

template class FlatRules<le_monde_de_narnia::Game>;

} // namespace marches::engine

namespace marches::engine::le_monde_de_narnia {

const Ruleset& ruleset()
{
    static const GameRuleset<Game> set({
        .id = "le-monde-de-narnia",
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
    });
    return set;
}

} // namespace marches::engine::le_monde_de_narnia
