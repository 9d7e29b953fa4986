// SPDX-License-Identifier: GPL-3.0-or-later
// The workloads by which engines for Risk are compared: ./bench_engine --benchmark_filter=workload; beside.sh runs them
// in turn with another program.
#include <benchmark/benchmark.h>

#include "tests/bench/gamebench.h"
#include "tests/bench/riskworkloads.h"

using namespace marches::engine;
using namespace marches::bench;

namespace {

constexpr int kStepLimit = 4'000'000;

/// Each thread plays games of its own: what two of them gain is what the machine gives to two programs.
void workload(benchmark::State& loop, Workload kind)
{
    const auto rules = workloadRules(kind);
    if (!rules) {
        loop.SkipWithError("the world map cannot be read");
        return;
    }
    playGames(loop, *rules, workloadBots(kind, *rules), kStepLimit);
}
BENCHMARK_CAPTURE(workload, random, Workload::Random)->Unit(benchmark::kMicrosecond)->ThreadRange(1, 2);
BENCHMARK_CAPTURE(workload, greedy, Workload::Greedy)->Unit(benchmark::kMicrosecond)->ThreadRange(1, 2);
BENCHMARK_CAPTURE(workload, pyrisk, Workload::Pyrisk)->Unit(benchmark::kMicrosecond)->ThreadRange(1, 2);

} // namespace
