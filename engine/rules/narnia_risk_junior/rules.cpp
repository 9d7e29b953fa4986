// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/rules.h"

#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/common/gameruleset.h"
#include "engine/rules/narnia_risk_junior/machine.h"

namespace marches::engine {

template class FlatRules<narnia_risk_junior::Game>;

} // namespace marches::engine

namespace marches::engine::narnia_risk_junior {

GameResult standing(const Table& table, const Position& position)
{
    NoTrace nobody;
    const ConstContext<NoTrace> ctx{table, position, nobody};
    GameResult standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : rank(ctx, allSeats(table));
    for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat) {
        standing.score.push_back(crownsOf(table, position, seat));
        standing.reasons.push_back(say(Text::ScoreCrowns, nrj(45), {seat, standing.score.back()}));
        standing.reasons.push_back(say(Text::ScorePieces, nrj(46), {seat, piecesOf(table, position, seat)}));
    }
    return standing;
}

const Ruleset& ruleset()
{
    static const GameRuleset<Game> set({
        .id = "narnia-risk-junior",
        .messages = messageSpecs,
        .fields = fieldSpecs,
        .verbs = verbTable,
        .makeVocabulary = makeVocabulary,
        .needs = mapNeeds,
        .outlookFeatures = outlookNames,
        .readOptions = readOptions,
        .makeTable = makeTable,
        .deckForms = deckForms,
        .checkCards = checkCards,
        .usualSeats = usualSeats,
    });
    return set;
}

} // namespace marches::engine::narnia_risk_junior
