// SPDX-License-Identifier: GPL-3.0-or-later
// Speed of the engine on one core: ./bench_engine --benchmark_filter=Narnia
#include <benchmark/benchmark.h>

#include "engine/game/domain.h"
#include "engine/game/game.h"
#include "engine/record/savefile.h"
#include "engine/simulation/simulation.h"
#include "tests/bench/gamebench.h"
#include "tests/engine/narnia_risk_junior/testgame.h"

using namespace marches::engine;

namespace {

std::shared_ptr<const Rules> narnia(int players) { return marches::test::narniaRules(players); }

/// A position in the middle of a game, where a seat chooses among many moves.
struct Middle {
    std::shared_ptr<const Rules> rules = narnia(4);
    Game game{rules, {}, 7};

    Middle()
    {
        constexpr int kOpening = 80;
        Random random(7);
        Move move;
        for (int step = 0; step < kOpening || !wide(); ++step) {
            if (game.over()) {
                game.goTo(0);
                step = 0;
            }
            if (game.pending().pending == Pending::Chance)
                game.roll();
            else if (sample(game.pending(), game.state(), random, move))
                static_cast<void>(game.apply(move));
        }
    }
    bool wide() const
    {
        if (game.pending().pending != Pending::Choice) return false;
        std::uint64_t moves = 0;
        for (const Offer& offer : game.pending().offers()) moves += count(game.pending(), offer, game.state());
        return moves > 20;
    }
};

const Middle& middle()
{
    static const Middle made;
    return made;
}

/// A record of so many steps: whole games, each begun anew by an edited position.
Game longRecord(int steps)
{
    Game game(narnia(4), {}, 3);
    Random random(3);
    Facts start;
    Move move;
    while (game.journal().size() <= steps) {
        if (start.empty() && game.pending().pending == Pending::Choice) game.rules().describe(game.state(), start);
        if (game.over()) {
            if (game.edit(start)) break;
        } else if (game.pending().pending == Pending::Chance) {
            game.roll();
        } else if (sample(game.pending(), game.state(), random, move)) {
            static_cast<void>(game.apply(move));
        }
    }
    return game;
}

void narniaGames(benchmark::State& loop, const char* level, int players)
{
    marches::bench::playGames(loop, *narnia(players), level);
}

void copyState(benchmark::State& loop)
{
    State copy;
    for (auto _ : loop) {
        copy = middle().game.state();
        benchmark::DoNotOptimize(copy.data());
        benchmark::ClobberMemory();
    }
    loop.counters["bytes"] = static_cast<double>(copy.size());
}
BENCHMARK(copyState);

void decideAnew(benchmark::State& loop)
{
    Decision decision;
    for (auto _ : loop) {
        middle().rules->decide(middle().game.state(), -1, decision, nullptr);
        benchmark::DoNotOptimize(decision);
    }
}
BENCHMARK(decideAnew);

void checkMove(benchmark::State& loop)
{
    const Game& game = middle().game;
    std::vector<Move> moves(64);
    Random random(1);
    for (Move& move : moves) sample(game.pending(), game.state(), random, move);
    std::size_t i = 0;
    for (auto _ : loop) benchmark::DoNotOptimize(contains(game.pending(), game.state(), moves[++i % moves.size()]));
}
BENCHMARK(checkMove);

void sampleMove(benchmark::State& loop)
{
    const Game& game = middle().game;
    Random random(1);
    Move move;
    for (auto _ : loop) benchmark::DoNotOptimize(sample(game.pending(), game.state(), random, move));
}
BENCHMARK(sampleMove);

void listMoves(benchmark::State& loop)
{
    const Game& game = middle().game;
    int listed = 0;
    for (auto _ : loop) {
        listed = 0;
        forEachMove(game.pending(), game.state(), 1'000'000, [&listed](const Move&) { ++listed; });
        benchmark::DoNotOptimize(listed);
    }
    loop.counters["moves"] = listed;
    loop.SetItemsProcessed(loop.iterations() * listed);
}
BENCHMARK(listMoves);

void viewOfASeat(benchmark::State& loop)
{
    State view;
    for (auto _ : loop) {
        middle().rules->view(middle().game.state(), 0, view);
        benchmark::DoNotOptimize(view.data());
    }
}
BENCHMARK(viewOfASeat);

void goAnywhere(benchmark::State& loop)
{
    static Game game = longRecord(4000);
    Random random(1);
    for (auto _ : loop) game.goTo(static_cast<int>(below(random, static_cast<std::uint32_t>(game.journal().size()))));
}
BENCHMARK(goAnywhere)->Unit(benchmark::kMicrosecond);

GameSetup setupOf(const Game& game)
{
    GameSetup setup;
    setup.variant.map = "narnia";
    setup.variant.ruleset = "narnia-risk-junior";
    setup.rules.data = marches::test::narniaData();
    setup.game = game.sharedRules();
    for (const SeatInfo& seat : game.rules().seats()) setup.seats.push_back({seat.id, {}, {}});
    return setup;
}

void saveGame(benchmark::State& loop)
{
    const Game game = longRecord(1000);
    const GameSetup setup = setupOf(game);
    std::size_t size = 0;
    for (auto _ : loop) size = writeSave(setup, {}, game).size();
    loop.counters["bytes"] = static_cast<double>(size);
}
BENCHMARK(saveGame)->Unit(benchmark::kMillisecond);

void openGame(benchmark::State& loop)
{
    const Game game = longRecord(1000);
    const GameSetup setup = setupOf(game);
    const std::string text = writeSave(setup, {}, game);
    for (auto _ : loop) {
        const Result<SavedGame> saved = readSave(text, "bench.yaml");
        if (!saved || !openSave(*saved, setup).errors.empty()) {
            loop.SkipWithError("not opened");
            break;
        }
    }
}
BENCHMARK(openGame)->Unit(benchmark::kMillisecond);

} // namespace

int main(int argc, char** argv)
{
    for (const int players : {2, 3, 4})
        for (const char* level : {"random", "easy", "medium"})
            benchmark::RegisterBenchmark(("narniaGames/" + std::string(level) + "/" + std::to_string(players)).c_str(),
                                         narniaGames, level, players)
                ->Unit(benchmark::kMicrosecond);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
}
