// SPDX-License-Identifier: GPL-3.0-or-later
// A whole year of the games of orders, from the first order to the last build: ./bench_engine --benchmark_filter=Year
#include "tests/bench/gamebench.h"
#include "tests/engine/diplomacy/testgame.h"

using namespace marches::engine;
using namespace marches::bench;
using namespace marches::test;

namespace {

const DiplomacySettings kOneYear{{"house.round-limit", 1}};

void diplomacyYear(benchmark::State& loop, const char* level) { playGames(loop, *diplomacyRules(kOneYear), level); }
BENCHMARK_CAPTURE(diplomacyYear, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(diplomacyYear, medium, "medium")->Unit(benchmark::kMicrosecond);

void narnianWarsYear(benchmark::State& loop, const char* level) { playGames(loop, *narnianWarsRules(kOneYear), level); }
BENCHMARK_CAPTURE(narnianWarsYear, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(narnianWarsYear, medium, "medium")->Unit(benchmark::kMicrosecond);

} // namespace
