// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <vector>

#include "engine/combat/dice.h"

// A whole battle of the Risk family as a Markov chain over (attackers, defenders): both sides always roll as many dice
// as they may, until one is gone. After J. A. Osborne, "Markov Chains for the RISK Board Game Revisited", Mathematics
// Magazine 76 (2003), whose convention is kept: attackers are those that can be lost, without the army that stays
// behind.

namespace marches::engine {

/// The most dice that each side may roll, 1..kMostDice.
struct DiceLimits {
    int attack = 3;
    int defence = 2;
    friend bool operator==(const DiceLimits&, const DiceLimits&) = default;
};

/// Chance to win and armies that are left, for every battle up to a size.
class OddsTable {
public:
    /// Sizes from 0 on. Takes time in proportion to their product.
    OddsTable(const DiceLimits& limits, int mostAttackers, int mostDefenders);

    /// That the attacker wins; 0 without attackers, else 1 without defenders.
    double win(int attackers, int defenders) const { return m_cells[cell(attackers, defenders)].win; }
    /// Expected number of attackers that are left, won or lost.
    double attackersLeft(int attackers, int defenders) const { return m_cells[cell(attackers, defenders)].attackers; }
    double defendersLeft(int attackers, int defenders) const { return m_cells[cell(attackers, defenders)].defenders; }

private:
    struct Cell {
        double win = 0.0;
        double attackers = 0.0;
        double defenders = 0.0;
    };
    std::size_t cell(int attackers, int defenders) const
    {
        return static_cast<std::size_t>(attackers) * m_row + static_cast<std::size_t>(defenders);
    }

    std::size_t m_row;
    std::vector<Cell> m_cells;
};

/// How one battle can end: `attackersLeft[n]` for n > 0: won with exactly n attackers left; [0]: lost.
/// `defendersLeft[n]` in the same way for a defence that held. The spans are filled; they need attackers + 1 and
/// defenders + 1 items. `room` is (attackers + 1) * (defenders + 1) items of scratch. Sums are 1 together:
/// attackersLeft[0] is the sum of defendersLeft[1..].
void battleEnds(const DiceLimits& limits, int attackers, int defenders, std::span<double> attackersLeft,
                std::span<double> defendersLeft, std::span<double> room);

/// Battles in which something is added to the dice: of leaders in an emergency, of the betrayed. Exact, as all here.
class BattleOdds {
public:
    explicit BattleOdds(const DiceLimits& limits, const DiceShift& shift = {});
    /// As battleEnds() fills them.
    struct Ends {
        std::vector<double> attackersLeft;
        std::vector<double> defendersLeft;
        double win() const { return 1.0 - attackersLeft.front(); }
    };
    Ends ends(int attackers, int defenders) const;
    std::vector<double> attackersLeft(int attackers, int defenders) const
    {
        return ends(attackers, defenders).attackersLeft;
    }

    /// Chances of the throws between so many dice, by what the attacker loses.
    struct Chances {
        int compared = 0;
        std::array<double, kMostDice + 1> lose{};
    };
    using Grid = std::array<std::array<Chances, kMostDice + 1>, kMostDice + 1>;

private:
    DiceLimits m_limits;
    Grid m_grid{};
};

/// From a table made once for all, for judging moves: costs a look-up. Stacks beyond it are scaled down together.
struct QuickOdds {
    double win = 0.0;
    double attackersLeft = 0.0;
    double defendersLeft = 0.0;
};
QuickOdds quickOdds(const DiceLimits& limits, int attackers, int defenders);

} // namespace marches::engine
