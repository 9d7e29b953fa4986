// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/rules.h"

#include <algorithm>
#include <cstdint>

#include "engine/rules/classic_risk/machine.h"
#include "engine/rules/common/flatrulesbody.h"
#include "engine/rules/common/gameruleset.h"
#include "engine/rules/common/landmass.h"

namespace marches::engine {

template class FlatRules<classic_risk::Game>;

} // namespace marches::engine

namespace marches::engine::classic_risk {

GameResult standing(const Table& table, const Position& position)
{
    GameResult standing;
    standing.winners = phaseOf(position) == Phase::Over ? position.winners : leaders(table, position);
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        standing.score.push_back(position.held[seat]);
        standing.reasons.push_back(say(Text::ScoreTerritories, cl(13), {seat, position.held[seat]}));
        standing.reasons.push_back(
            say(Text::ScoreArmies, cl(13), {seat, std::min<int>(armiesOf(position, seat), INT16_MAX)}));
    }
    return standing;
}

int effectRule(const Table& /*table*/, const Fact& /*fact*/) { return num(cl(15)); }

bool hasPrivateKnowledge(const Table& table)
{
    return (table.options.cards && !table.options.openCards) || table.withMissions();
}

/// Everybody needs a territory to start with.
SeatRange seatRange(const RulesetData& data, const Board& board)
{
    const auto parts = landParts(board, landNeighbours(board));
    const int territories = parts.empty() ? 0 : static_cast<int>(parts.front().size());
    return {data.minSeats, std::max(data.minSeats, std::min(data.maxSeats, territories))};
}

const Ruleset& ruleset()
{
    static const GameRuleset<Game> set({
        .id = "classic-risk",
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
        .outlookFeatures = outlookNames,
        .readOptions = readOptions,
        .makeTable = makeTable,
        .deckForms = deckForms,
        .checkCards = checkCards,
        .seatRange = seatRange,
    });
    return set;
}

} // namespace marches::engine::classic_risk
