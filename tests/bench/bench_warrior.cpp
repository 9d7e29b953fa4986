// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of Warrior Risk and of its odds on one core: ./bench_engine --benchmark_filter=warrior
#include <benchmark/benchmark.h>

#include "engine/combat/battleodds.h"
#include "engine/lab/lab.h"
#include "tests/engine/warrior_risk/testgame.h"

using namespace marches::engine;

namespace {

constexpr int kSeats = 4;

void warriorGames(benchmark::State& loop, const char* level)
{
    const auto rules = marches::test::warriorRules(kSeats);
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < kSeats; ++seat) bots.push_back(makeBot(level, static_cast<std::uint64_t>(seat)));
    GameRunner runner(*rules);
    std::uint64_t seed = 0;
    std::int64_t moves = 0;
    std::int64_t games = 0;
    for (auto _ : loop) {
        runner.play(derivedSeed(1, ++seed), bots, 100'000);
        moves += runner.summary().moves;
        ++games;
    }
    using benchmark::Counter;
    loop.counters["games/s"] = Counter(static_cast<double>(games), Counter::kIsRate);
    loop.counters["moves/s"] = Counter(static_cast<double>(moves), Counter::kIsRate);
    loop.counters["moves/game"] = static_cast<double>(moves) / static_cast<double>(games);
}
BENCHMARK_CAPTURE(warriorGames, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(warriorGames, easy, "easy")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(warriorGames, medium, "medium")->Unit(benchmark::kMicrosecond);

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
