// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of Classic Risk and of its odds on one core: ./bench_engine --benchmark_filter=risk
#include <benchmark/benchmark.h>

#include <vector>

#include "engine/combat/battleodds.h"
#include "engine/lab/lab.h"
#include "engine/play/domain.h"
#include "engine/play/game.h"
#include "tests/engine/classic_risk/testgame.h"

using namespace marches::engine;

namespace {

constexpr int kSeats = 4;

/// The first choice of an attack in the middle of a game.
struct AttackMoment {
    std::unique_ptr<const Rules> rules = marches::test::riskRules(kSeats);
    State state;
    Decision decision;

    AttackMoment()
    {
        constexpr int kOpening = 600;
        Dealer dealer(5);
        Random random(5);
        Move move;
        Outcome outcome;
        rules->start(state, decision, nullptr);
        for (int step = 0; step < kOpening || !attacking(); ++step) {
            if (decision.pending == Pending::Chance) {
                dealer.draw(decision.chance, outcome);
                rules->resolve(state, outcome, decision, nullptr);
            } else if (sample(decision, state, random, move)) {
                rules->apply(state, move, decision, nullptr);
            }
        }
    }
    bool attacking() const
    {
        const auto verb = rules->vocabulary().find(Space::Verb, "attack");
        return decision.pending == Pending::Choice && decision.findOffer(*verb) != nullptr;
    }
};

const AttackMoment& moment()
{
    static const AttackMoment made;
    return made;
}

void riskGames(benchmark::State& loop, const char* level, bool cards)
{
    const auto rules = marches::test::riskRules(kSeats, {{"base.setup", std::string("deal")}, {"base.cards", cards}});
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
BENCHMARK_CAPTURE(riskGames, random, "random", true)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(riskGames, random_without_cards, "random", false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(riskGames, easy, "easy", true)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(riskGames, medium, "medium", true)->Unit(benchmark::kMicrosecond);

void riskCopyState(benchmark::State& loop)
{
    State copy;
    for (auto _ : loop) {
        copy = moment().state;
        benchmark::DoNotOptimize(copy.data());
        benchmark::ClobberMemory();
    }
    loop.counters["bytes"] = static_cast<double>(copy.size());
}
BENCHMARK(riskCopyState);

void riskDecideAttack(benchmark::State& loop)
{
    Decision decision;
    for (auto _ : loop) {
        moment().rules->decide(moment().state, -1, decision, nullptr);
        benchmark::DoNotOptimize(decision);
    }
}
BENCHMARK(riskDecideAttack);

void riskCheckAttack(benchmark::State& loop)
{
    std::vector<Move> moves(64);
    Random random(1);
    for (Move& move : moves) sample(moment().decision, moment().state, random, move);
    std::size_t i = 0;
    for (auto _ : loop) benchmark::DoNotOptimize(contains(moment().decision, moment().state, moves[++i % moves.size()]));
}
BENCHMARK(riskCheckAttack);

void riskOddsTable(benchmark::State& loop)
{
    for (auto _ : loop) {
        const OddsTable table({}, 100, 100);
        benchmark::DoNotOptimize(table.win(100, 100));
    }
}
BENCHMARK(riskOddsTable)->Unit(benchmark::kMicrosecond);

void riskSurvivors(benchmark::State& loop)
{
    constexpr int kArmies = 10;
    std::vector<double> left(kArmies + 1);
    std::vector<double> held(kArmies + 1);
    std::vector<double> room(left.size() * held.size());
    for (auto _ : loop) {
        battleEnds({}, kArmies, kArmies, left, held, room);
        benchmark::DoNotOptimize(left.data());
        benchmark::ClobberMemory();
    }
}
BENCHMARK(riskSurvivors);

} // namespace
