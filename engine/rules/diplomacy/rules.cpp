// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/rules.h"

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/common/gameruleset.h"
#include "engine/rules/diplomacy/machine.h"

namespace marches::engine {

template class FlatRules<diplomacy::Game>;

} // namespace marches::engine

namespace marches::engine::diplomacy {

OrderWriting orderWriting(const Table& table) { return table.options.writing; }

const Ruleset& ruleset()
{
    static const GameRuleset<Game> set({
        .id = "diplomacy",
        .messages = messageSpecs,
        .fields = fieldSpecs,
        .verbs = verbTable,
        .makeVocabulary = makeVocabulary,
        .needs = mapNeeds,
        .setUpWords = setUpWords,
        .outlookFeatures = outlookNames,
        .readOptions = readOptions,
        .makeTable = makeTable,
        .usualSeats =
            [](int players) { return std::vector<SeatRequest>(idx(players)); }, // each the next power of the map
        .seatsOn = seatsOfPowers,
        .seatRange = seatRange,
    });
    return set;
}

} // namespace marches::engine::diplomacy
