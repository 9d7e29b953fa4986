// SPDX-License-Identifier: GPL-3.0-or-later
#include <benchmark/benchmark.h>

#include "tests/engine/adjudication/randomorders.h"

using namespace marches::engine::adjudication;
using namespace marches::test;

// Movement phases a second: from orders on a position to the new position, order checks, retreats and contested places
// included.

namespace {

const OrderBoard& board()
{
    static const OrderBoard one;
    return one;
}

/// The usual first orders of all seven powers.
Turn opening()
{
    const char* const orders[][5] = {
        {"0", "A", "Bud", "-", "Ser"}, {"0", "F", "Tri", "-", "Alb"},   {"0", "A", "Vie", "-", "Gal"},
        {"1", "F", "Edi", "-", "NWG"}, {"1", "F", "Lon", "-", "NTH"},   {"1", "A", "Lvp", "-", "Yor"},
        {"2", "F", "Bre", "-", "MAO"}, {"2", "A", "Mar", "Par", "Bur"}, {"2", "A", "Par", "-", "Bur"},
        {"3", "A", "Ber", "-", "Kie"}, {"3", "F", "Kie", "-", "Den"},   {"3", "A", "Mun", "-", "Bur"},
        {"4", "F", "Nap", "-", "ION"}, {"4", "A", "Rom", "-", "Apu"},   {"4", "A", "Ven", "H", ""},
        {"5", "A", "Mos", "-", "Ukr"}, {"5", "F", "Sev", "-", "BLA"},   {"5", "F", "Stp/sc", "-", "BOT"},
        {"5", "A", "War", "-", "Gal"}, {"6", "F", "Ank", "-", "BLA"},   {"6", "A", "Con", "-", "Bul"},
        {"6", "A", "Smy", "-", "Con"},
    };
    Turn turn;
    for (const auto& [power, kind, from, verb, to] : orders) {
        Unit& unit = turn.units.emplace_back();
        unit.power = static_cast<std::uint8_t>(power[0] - '0');
        unit.kind = kind[0] == 'F' ? UnitClass::Fleet : UnitClass::Army;
        unit.place = board().place(from);
        Order& order = turn.orders.emplace_back();
        const std::string word = verb;
        if (word == "H")
            order.kind = OrderKind::Hold;
        else if (word == "-")
            order = {OrderKind::Move, false, kNone, board().place(to)};
        else
            order = {OrderKind::SupportMove, false, board().place(verb), board().place(to)};
    }
    return turn;
}

void resolveAll(benchmark::State& state, const std::vector<Turn>& turns)
{
    Adjudicator adjudicator(board().graph, Choices{});
    Resolution resolution;
    std::size_t next = 0;
    for (auto _ : state) {
        const Turn& turn = turns[next];
        next = next + 1 == turns.size() ? 0 : next + 1;
        adjudicator.resolve(turn.units, turn.orders, resolution);
        benchmark::DoNotOptimize(resolution);
    }
    state.SetItemsProcessed(state.iterations());
}

void ordersOpening(benchmark::State& state) { resolveAll(state, {opening()}); }

/// 34 units all over the board, moving, supporting and convoying.
void ordersRandom(benchmark::State& state)
{
    TurnMaker maker(board(), 1901);
    std::vector<Turn> turns;
    for (int i = 0; i < 1000; ++i) turns.push_back(maker.make({34, 7, 34, false, false, false}));
    resolveAll(state, turns);
}

/// Crowded convoys that depend on themselves: the slow way of the adjudicator.
void ordersKnotted(benchmark::State& state)
{
    TurnMaker maker(board(), 1901);
    std::vector<Turn> turns;
    for (int i = 0; i < 1000; ++i) turns.push_back(maker.make({13, 4, 6, true, true, false}));
    resolveAll(state, turns);
}

} // namespace

BENCHMARK(ordersOpening);
BENCHMARK(ordersRandom);
BENCHMARK(ordersKnotted);
