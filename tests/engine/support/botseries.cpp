// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/botseries.h"

#include <QtTest>

#include <utility>

using namespace marches::engine;

namespace marches::test {

bool longMode() { return qEnvironmentVariableIntValue("MARCHES_LONG") == 1; }

BotSeries botSeries(std::shared_ptr<const Rules> rules, std::vector<std::string> levels, std::uint64_t games)
{
    SimulationRun run;
    run.rules = std::move(rules);
    for (const SeatInfo& seat : run.rules->seats()) run.subject.seats.push_back(seat.id);
    run.subject.bots = std::move(levels);
    run.subject.rotate = true;
    run.subject.seed = 1;
    run.subject.games = games;
    run.subject.moveLimit = 50'000;
    const Result<GameOutcome> outcome = simulate(run);
    if (!outcome || !outcome->findings.empty()) qFatal("the simulation failed");
    const SimulationTally& tally = outcome->result.tally;
    const Share share = botShare(tally, 0);
    std::string others;
    for (std::size_t seat = 1; seat < run.subject.bots.size(); ++seat) others += ' ' + run.subject.bots[seat];
    qInfo("%s against%s: %.1f %% (%.1f to %.1f)", run.subject.bots.front().c_str(), others.c_str(), 100 * share.value,
          100 * share.interval.lo, 100 * share.interval.hi);
    return {share, tally.ended};
}

} // namespace marches::test
