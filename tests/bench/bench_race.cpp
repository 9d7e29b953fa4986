// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of Le Monde de Narnia on one core: ./bench_engine --benchmark_filter=race
#include "tests/bench/gamebench.h"
#include "tests/engine/le_monde_de_narnia/testgame.h"

using namespace marches::engine;
using namespace marches::bench;

namespace {

constexpr int kSeats = 4;

/// A position in the middle of a race, before a choice.
const Moment& moment()
{
    static const Moment made(marches::test::raceRules(kSeats), 120);
    return made;
}

void raceGames(benchmark::State& loop, const char* level) { playGames(loop, *moment().rules, level); }
BENCHMARK_CAPTURE(raceGames, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(raceGames, easy, "easy")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(raceGames, medium, "medium")->Unit(benchmark::kMicrosecond);

void raceCopyState(benchmark::State& loop) { copyState(loop, moment()); }
BENCHMARK(raceCopyState);

void raceDecide(benchmark::State& loop) { decideAnew(loop, moment()); }
BENCHMARK(raceDecide);

} // namespace
