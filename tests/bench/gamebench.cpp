// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/gamebench.h"

#include <utility>

#include "engine/game/domain.h"
#include "engine/simulation/simulation.h"

using namespace marches::engine;

namespace marches::bench {

void playGames(benchmark::State& loop, const Rules& rules, const std::vector<std::unique_ptr<Bot>>& bots, int stepLimit)
{
    GameRunner runner(rules);
    auto seed = static_cast<std::uint64_t>(loop.thread_index()) << 32U;
    std::int64_t moves = 0;
    std::int64_t rolls = 0;
    std::int64_t games = 0;
    for (auto _ : loop) {
        runner.play(derivedSeed(1, ++seed), bots, stepLimit);
        moves += runner.summary().moves;
        rolls += runner.summary().rolls;
        ++games;
    }
    using benchmark::Counter;
    const auto rate = [](std::int64_t count) { return Counter(static_cast<double>(count), Counter::kIsRate); };
    const auto mean = [games](std::int64_t count) {
        return Counter(static_cast<double>(count) / static_cast<double>(games), Counter::kAvgThreads);
    };
    loop.counters["games/s"] = rate(games);
    loop.counters["moves/s"] = rate(moves);
    loop.counters["moves/game"] = mean(moves);
    loop.counters["rolls/game"] = mean(rolls);
}

void playGames(benchmark::State& loop, const Rules& rules, const char* level)
{
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::uint64_t seat = 0; seat < rules.seats().size(); ++seat) bots.push_back(makeBot(level, seat));
    playGames(loop, rules, bots);
}

Moment::Moment(std::shared_ptr<const Rules> theRules, int opening, std::string_view verb) : rules(std::move(theRules))
{
    const int wanted = verb.empty() ? -1 : rules->vocabulary().find(Space::Verb, verb).value();
    const auto there = [&] {
        return decision.pending == Pending::Choice && (wanted < 0 || decision.findOffer(wanted) != nullptr);
    };
    ChanceSource chanceSource(5);
    Random random(5);
    Move move;
    Outcome outcome;
    rules->start(state, decision, nullptr);
    for (int step = 0; step < opening || !there(); ++step) {
        if (decision.pending == Pending::Chance) {
            chanceSource.draw(decision.chance, outcome);
            rules->resolve(state, outcome, decision, nullptr);
        } else if (sample(decision, state, random, move)) {
            rules->apply(state, move, decision, nullptr);
        }
    }
}

void copyState(benchmark::State& loop, const Moment& moment)
{
    State copy;
    for (auto _ : loop) {
        copy = moment.state;
        benchmark::DoNotOptimize(copy.data());
        benchmark::ClobberMemory();
    }
    loop.counters["bytes"] = static_cast<double>(copy.size());
}

void decideAnew(benchmark::State& loop, const Moment& moment)
{
    Decision decision;
    for (auto _ : loop) {
        moment.rules->decide(moment.state, -1, decision, nullptr);
        benchmark::DoNotOptimize(decision);
    }
}

void checkMoves(benchmark::State& loop, const Moment& moment)
{
    std::vector<Move> moves(64);
    Random random(1);
    for (Move& move : moves) sample(moment.decision, moment.state, random, move);
    std::size_t i = 0;
    for (auto _ : loop) benchmark::DoNotOptimize(contains(moment.decision, moment.state, moves[++i % moves.size()]));
}

void viewOfASeat(benchmark::State& loop, const Moment& moment)
{
    State view;
    for (auto _ : loop) {
        moment.rules->view(moment.state, 0, view);
        benchmark::DoNotOptimize(view.data());
        benchmark::ClobberMemory();
    }
}

} // namespace marches::bench
