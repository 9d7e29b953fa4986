// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of Le Monde de Narnia on one core: ./bench_engine --benchmark_filter=race
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/lab/lab.h"
#include "engine/play/domain.h"
#include "engine/play/game.h"
#include "tests/engine/le_monde_de_narnia/testgame.h"

using namespace marches::engine;

namespace {

constexpr int kSeats = 4;

/// A position in the middle of a race, before a choice.
struct Moment {
    std::unique_ptr<const Rules> rules = marches::test::raceRules(kSeats);
    State state;
    Decision decision;

    Moment()
    {
        constexpr int kOpening = 120;
        Dealer dealer(5);
        Random random(5);
        Move move;
        Outcome outcome;
        rules->start(state, decision, nullptr);
        for (int step = 0; step < kOpening || decision.pending != Pending::Choice; ++step) {
            if (decision.pending == Pending::Chance) {
                dealer.draw(decision.chance, outcome);
                rules->resolve(state, outcome, decision, nullptr);
            } else if (sample(decision, state, random, move)) {
                rules->apply(state, move, decision, nullptr);
            }
        }
    }
};

const Moment& moment()
{
    static const Moment made;
    return made;
}

void raceGames(benchmark::State& loop, const char* level)
{
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < kSeats; ++seat) bots.push_back(makeBot(level, static_cast<std::uint64_t>(seat)));
    GameRunner runner(*moment().rules);
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
BENCHMARK_CAPTURE(raceGames, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(raceGames, easy, "easy")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(raceGames, medium, "medium")->Unit(benchmark::kMicrosecond);

void raceCopyState(benchmark::State& loop)
{
    State copy;
    for (auto _ : loop) {
        copy = moment().state;
        benchmark::DoNotOptimize(copy.data());
        benchmark::ClobberMemory();
    }
    loop.counters["bytes"] = static_cast<double>(copy.size());
}
BENCHMARK(raceCopyState);

void raceDecide(benchmark::State& loop)
{
    Decision decision;
    for (auto _ : loop) {
        moment().rules->decide(moment().state, -1, decision, nullptr);
        benchmark::DoNotOptimize(decision);
    }
}
BENCHMARK(raceDecide);

} // namespace
