// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/rules.h"

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/common/gameruleset.h"
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine {

template class FlatRules<narnian_wars::Game>;

} // namespace marches::engine

namespace marches::engine::narnian_wars {

OrderWriting orderWriting(const Table& /*table*/)
{
    OrderWriting writing;
    writing.rule = num(nw(1));
    return writing;
}

const Ruleset& ruleset()
{
    static const GameRuleset<Game> set({
        .id = "narnian-wars",
        .messages = messageSpecs,
        .fields = fieldSpecs,
        .verbs = verbTable,
        .makeVocabulary = makeVocabulary,
        .needs = mapNeeds,
        .setUpWords = [](const Board&) { return setUpWords(); },
        .outlookFeatures = outlookNames,
        .readOptions = readOptions,
        .makeTable = makeTable,
        .deckForms = deckForms,
        .usualSeats = usualSeats,
    });
    return set;
}

} // namespace marches::engine::narnian_wars
