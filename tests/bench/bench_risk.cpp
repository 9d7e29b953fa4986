// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of Classic Risk and of its odds on one core: ./bench_engine --benchmark_filter=risk
#include <vector>

#include "engine/combat/battleodds.h"
#include "engine/game/game.h"
#include "tests/bench/gamebench.h"
#include "tests/engine/classic_risk/testgame.h"

using namespace marches::engine;
using namespace marches::bench;

namespace {

constexpr int kSeats = 4;

void riskGames(benchmark::State& loop, const char* level, bool cards)
{
    playGames(loop, *marches::test::riskRules(kSeats, {{"base.setup", std::string("deal")}, {"base.cards", cards}}),
              level);
}
BENCHMARK_CAPTURE(riskGames, random, "random", true)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(riskGames, random_without_cards, "random", false)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(riskGames, easy, "easy", true)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(riskGames, medium, "medium", true)->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(riskGames, hard, "hard", true)->Unit(benchmark::kMicrosecond);

/// A choice of an attack in the middle of a game.
const Moment& moment()
{
    static const Moment made(marches::test::riskRules(kSeats), 600, "attack");
    return made;
}

void riskCopyState(benchmark::State& loop) { copyState(loop, moment()); }
BENCHMARK(riskCopyState);

void riskDecideAttack(benchmark::State& loop) { decideAnew(loop, moment()); }
BENCHMARK(riskDecideAttack);

void riskCheckAttack(benchmark::State& loop) { checkMoves(loop, moment()); }
BENCHMARK(riskCheckAttack);

/// Going to any point of a record of so many steps, games with random moves one after the other.
void riskGoAnywhere(benchmark::State& loop)
{
    constexpr int kSteps = 4000;
    Game game(marches::test::riskRules(kSeats, {{"base.setup", std::string("deal")}, {"house.round-limit", 999}}), {},
              3);
    Random random(3);
    Move move;
    while (!game.over() && game.journal().size() <= kSteps) {
        if (game.pending().pending == Pending::Chance)
            game.roll();
        else if (sample(game.pending(), game.state(), random, move))
            static_cast<void>(game.apply(move));
    }
    for (auto _ : loop) game.goTo(static_cast<int>(below(random, static_cast<std::uint32_t>(game.journal().size()))));
    loop.counters["steps"] = game.journal().size();
}
BENCHMARK(riskGoAnywhere)->Unit(benchmark::kMicrosecond);

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
