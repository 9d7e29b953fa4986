// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of Castle Risk and of its odds on one core: ./bench_engine --benchmark_filter=castle
#include <benchmark/benchmark.h>

#include "engine/combat/leaderodds.h"
#include "engine/lab/lab.h"
#include "engine/play/domain.h"
#include "tests/engine/castle_risk/testgame.h"

using namespace marches::engine;

namespace {

constexpr int kSeats = 4;

void castleGames(benchmark::State& loop, const char* level)
{
    const auto rules = marches::test::castleRules(kSeats);
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
BENCHMARK_CAPTURE(castleGames, random, "random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(castleGames, easy, "easy")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(castleGames, medium, "medium")->Unit(benchmark::kMicrosecond);

/// A choice of cards and attacks in the middle of a game.
struct ActMoment {
    std::shared_ptr<const castle::CastleRisk> rules = marches::test::castleRules(kSeats);
    State state;
    Decision decision;

    ActMoment()
    {
        constexpr int kOpening = 600;
        Dealer dealer(5);
        Random random(5);
        Move move;
        Outcome outcome;
        rules->start(state, decision, nullptr);
        const auto verb = rules->vocabulary().find(Space::Verb, "attack");
        for (int step = 0; step < kOpening || decision.pending != Pending::Choice || decision.findOffer(*verb) == nullptr;
             ++step) {
            if (decision.pending == Pending::Chance) {
                dealer.draw(decision.chance, outcome);
                rules->resolve(state, outcome, decision, nullptr);
            } else if (sample(decision, state, random, move)) {
                rules->apply(state, move, decision, nullptr);
            }
        }
    }
};

const ActMoment& moment()
{
    static const ActMoment made;
    return made;
}

void castleCopyState(benchmark::State& loop)
{
    State copy;
    for (auto _ : loop) {
        copy = moment().state;
        benchmark::DoNotOptimize(copy.data());
        benchmark::ClobberMemory();
    }
    loop.counters["bytes"] = static_cast<double>(copy.size());
}
BENCHMARK(castleCopyState);

void castleDecide(benchmark::State& loop)
{
    Decision decision;
    for (auto _ : loop) {
        moment().rules->decide(moment().state, -1, decision, nullptr);
        benchmark::DoNotOptimize(decision);
    }
}
BENCHMARK(castleDecide);

void castleView(benchmark::State& loop)
{
    State view;
    for (auto _ : loop) {
        moment().rules->view(moment().state, 0, view);
        benchmark::DoNotOptimize(view.data());
        benchmark::ClobberMemory();
    }
}
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
