// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/battleodds.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace marches::engine {

namespace {

using Chances = BattleOdds::Chances;
using ChanceGrid = BattleOdds::Grid;

ChanceGrid makeChances(const DiceLimits& limits, const DiceShift& shift)
{
    ChanceGrid grid{};
    for (int a = 1; a <= limits.attack; ++a)
        for (int d = 1; d <= limits.defence; ++d) {
            const ThrowOdds odds = shift == DiceShift{} ? throwOdds(a, d) : throwOdds(a, d, shift);
            Chances& chances = grid[static_cast<std::size_t>(a)][static_cast<std::size_t>(d)];
            chances.compared = odds.compared;
            for (int k = 0; k <= odds.compared; ++k) chances.lose[static_cast<std::size_t>(k)] = odds.chance(k);
        }
    return grid;
}

const ChanceGrid& chancesOf(const DiceLimits& limits)
{
    static const std::array<std::array<ChanceGrid, kMostDice>, kMostDice> all = [] {
        std::array<std::array<ChanceGrid, kMostDice>, kMostDice> made;
        for (int a = 1; a <= kMostDice; ++a)
            for (int d = 1; d <= kMostDice; ++d)
                made[static_cast<std::size_t>(a - 1)][static_cast<std::size_t>(d - 1)] = makeChances({a, d}, {});
        return made;
    }();
    return all[static_cast<std::size_t>(limits.attack - 1)][static_cast<std::size_t>(limits.defence - 1)];
}

void fillEnds(const ChanceGrid& grid, const DiceLimits& limits, int attackers, int defenders,
              std::span<double> attackersLeft, std::span<double> defendersLeft, std::span<double> room)
{
    const std::size_t row = static_cast<std::size_t>(defenders) + 1;
    assert(room.size() >= (static_cast<std::size_t>(attackers) + 1) * row);
    const auto at = [row](int a, int d) { return static_cast<std::size_t>(a) * row + static_cast<std::size_t>(d); };
    std::fill_n(room.begin(), (static_cast<std::size_t>(attackers) + 1) * row, 0.0);
    room[at(attackers, defenders)] = 1.0;
    for (int a = attackers; a > 0; --a)
        for (int d = defenders; d > 0; --d) {
            const double here = room[at(a, d)];
            if (here == 0.0) continue;
            const Chances& chances = grid[static_cast<std::size_t>(std::min(a, limits.attack))]
                                         [static_cast<std::size_t>(std::min(d, limits.defence))];
            for (int k = 0; k <= chances.compared; ++k)
                room[at(a - k, d - (chances.compared - k))] += here * chances.lose[static_cast<std::size_t>(k)];
        }
    double lost = attackers == 0 ? 1.0 : 0.0;
    defendersLeft[0] = 0.0;
    for (int d = 1; d <= defenders; ++d) {
        defendersLeft[static_cast<std::size_t>(d)] = room[at(0, d)];
        if (attackers > 0) lost += room[at(0, d)];
    }
    attackersLeft[0] = lost;
    for (int a = 1; a <= attackers; ++a) attackersLeft[static_cast<std::size_t>(a)] = room[at(a, 0)];
    defendersLeft[0] = 1.0 - lost;
}

} // namespace

OddsTable::OddsTable(const DiceLimits& limits, int mostAttackers, int mostDefenders)
    : m_row(static_cast<std::size_t>(mostDefenders) + 1), m_cells((static_cast<std::size_t>(mostAttackers) + 1) * m_row)
{
    const ChanceGrid& grid = chancesOf(limits);
    for (int d = 0; d <= mostDefenders; ++d) m_cells[cell(0, d)].defenders = d;
    for (int a = 1; a <= mostAttackers; ++a) {
        m_cells[cell(a, 0)] = {1.0, static_cast<double>(a), 0.0};
        for (int d = 1; d <= mostDefenders; ++d) {
            const Chances& chances = grid[static_cast<std::size_t>(std::min(a, limits.attack))]
                                         [static_cast<std::size_t>(std::min(d, limits.defence))];
            Cell sum;
            for (int k = 0; k <= chances.compared; ++k) {
                const double chance = chances.lose[static_cast<std::size_t>(k)];
                const Cell& next = m_cells[cell(a - k, d - (chances.compared - k))];
                sum.win += chance * next.win;
                sum.attackers += chance * next.attackers;
                sum.defenders += chance * next.defenders;
            }
            m_cells[cell(a, d)] = sum;
        }
    }
}

void battleEnds(const DiceLimits& limits, int attackers, int defenders, std::span<double> attackersLeft,
                std::span<double> defendersLeft, std::span<double> room)
{
    fillEnds(chancesOf(limits), limits, attackers, defenders, attackersLeft, defendersLeft, room);
}

BattleOdds::BattleOdds(const DiceLimits& limits, const DiceShift& shift)
    : m_limits(limits), m_grid(makeChances(limits, shift))
{}

BattleOdds::Ends BattleOdds::ends(int attackers, int defenders) const
{
    Ends ends{std::vector<double>(static_cast<std::size_t>(attackers) + 1),
              std::vector<double>(static_cast<std::size_t>(defenders) + 1)};
    std::vector<double> room(ends.attackersLeft.size() * ends.defendersLeft.size());
    fillEnds(m_grid, m_limits, attackers, defenders, ends.attackersLeft, ends.defendersLeft, room);
    return ends;
}

QuickOdds quickOdds(const DiceLimits& limits, int attackers, int defenders)
{
    constexpr int kMost = 60;
    using Row = std::array<OddsTable, kMostDice>;
    static const std::array<Row, kMostDice> tables{
        Row{OddsTable({1, 1}, kMost, kMost), OddsTable({1, 2}, kMost, kMost), OddsTable({1, 3}, kMost, kMost)},
        Row{OddsTable({2, 1}, kMost, kMost), OddsTable({2, 2}, kMost, kMost), OddsTable({2, 3}, kMost, kMost)},
        Row{OddsTable({3, 1}, kMost, kMost), OddsTable({3, 2}, kMost, kMost), OddsTable({3, 3}, kMost, kMost)}};
    const OddsTable& table =
        tables[static_cast<std::size_t>(limits.attack - 1)][static_cast<std::size_t>(limits.defence - 1)];
    const int larger = std::max(attackers, defenders);
    const double scale = larger <= kMost ? 1.0 : static_cast<double>(larger) / kMost;
    const auto scaled = [scale](int n) { return n == 0 ? 0 : std::max(1, static_cast<int>(std::lround(n / scale))); };
    const int a = std::min(kMost, scale > 1.0 ? scaled(attackers) : attackers);
    const int d = std::min(kMost, scale > 1.0 ? scaled(defenders) : defenders);
    return {table.win(a, d), scale * table.attackersLeft(a, d), scale * table.defendersLeft(a, d)};
}

} // namespace marches::engine
