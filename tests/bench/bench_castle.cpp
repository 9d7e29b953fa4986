// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of Castle Risk and of its odds on one core: ./bench_engine --benchmark_filter=castle
#include "engine/combat/leaderodds.h"
#include "tests/bench/gamebench.h"
#include "tests/engine/castle_risk/testgame.h"

using namespace marches::engine;
using namespace marches::bench;

namespace {

constexpr int kSeats = 4;

void castleGames(benchmark::State& loop, const char* level)
{
    playGames(loop, *marches::test::castleRules(kSeats), level);
}
BENCHMARK_CAPTURE(castleGames, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(castleGames, easy, "easy")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(castleGames, medium, "medium")->Unit(benchmark::kMicrosecond);

/// A choice of cards and attacks in the middle of a game.
const Moment& moment()
{
    static const Moment made(marches::test::castleRules(kSeats), 600, "attack");
    return made;
}

void castleCopyState(benchmark::State& loop) { copyState(loop, moment()); }
BENCHMARK(castleCopyState);

void castleDecide(benchmark::State& loop) { decideAnew(loop, moment()); }
BENCHMARK(castleDecide);

void castleView(benchmark::State& loop) { viewOfASeat(loop, moment()); }
BENCHMARK(castleView);

void castleOdds(benchmark::State& loop)
{
    LeaderBattle battle;
    battle.attackers = 10;
    battle.defenders = 10;
    battle.attackDice = 2;
    battle.attackBonus = battle.defenceBonus = 1;
    for (auto _ : loop) benchmark::DoNotOptimize(leaderBattle(battle).win);
}
BENCHMARK(castleOdds)->Unit(benchmark::kMicrosecond);

} // namespace
