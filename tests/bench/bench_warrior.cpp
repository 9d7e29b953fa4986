// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of Warrior Risk and of its odds on one core: ./bench_engine --benchmark_filter=warrior
#include "engine/combat/battleodds.h"
#include "tests/bench/gamebench.h"
#include "tests/engine/warrior_risk/testgame.h"

using namespace marches::engine;
using namespace marches::bench;

namespace {

constexpr int kSeats = 4;

void warriorGames(benchmark::State& loop, const char* level)
{
    playGames(loop, *marches::test::warriorRules(kSeats), level);
}
BENCHMARK_CAPTURE(warriorGames, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(warriorGames, easy, "easy")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(warriorGames, medium, "medium")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(warriorGames, hard, "hard")->Unit(benchmark::kMicrosecond);

/// Chance to win, losses and survivors of a battle with changed dice, the throws counted anew each time.
void warriorBetrayal(benchmark::State& loop)
{
    const auto size = static_cast<int>(loop.range(0));
    for (auto _ : loop) {
        const BattleOdds odds({3, 2}, {0, -1, false});
        benchmark::DoNotOptimize(odds.ends(size, size));
    }
}
BENCHMARK(warriorBetrayal)->Arg(10)->Arg(100)->Unit(benchmark::kMicrosecond);

} // namespace
