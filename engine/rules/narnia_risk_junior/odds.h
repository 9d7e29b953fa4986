// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

namespace marches::engine::narnia_risk_junior {

/// What both sides roll with in one battle, from the defender's first roll to its end. Pieces: light, heavy.
struct BattleCase {
    std::array<int, 2> attackers{};
    std::array<int, 2> defenders{};
    int attackDice = 3;
    int defenceDice = 2;
    bool peter = false;         ///< one 4 of the attacker counts as a 5
    bool otmin = false;         ///< one 5 of the attacker counts as a 6
    bool rumblebuffin = false;  ///< with a 6 the attacker hits one light piece more
    bool attackerWitch = false; ///< each 2 of the attacker turns two pieces to stone
    bool defenderWitch = false; ///< the same for the defender
    bool stoneFirst = false;    ///< stone before the hits of a roll, else after them

    /// True when a character whose power counts stands with the side; a double may send it away.
    bool attackerPower() const { return peter || otmin || rumblebuffin || attackerWitch; }
};

/// What one player can expect of a battle, from the defender's or from the attacker's next roll on.
struct Expectation {
    double win = 0.0;                      ///< that the attacker wins
    std::array<double, 2> attackersLeft{}; ///< expected number, by kind
    std::array<double, 2> defendersLeft{};
};

/// A kind of result of one roll, dice that come to the same counted together.
struct RollClass {
    int fives = 0;
    int sixes = 0;
    int stone = 0;        ///< pieces turned to stone
    bool doubled = false; ///< may send a character away
    double chance = 0.0;
};
/// The classes of a roll of `dice` six-sided dice; `stone` counts the twos of a Witch.
std::vector<RollClass> rollClasses(int dice, bool peter, bool otmin, bool rumblebuffin, bool witch);

/// Exact odds by dynamic programming for every battle with at most these pieces and the same dice and powers.
///
/// Both players choose their hits, and whether a double sends a character away, so that the attacker's chance to win is
/// greatest (his choice) or least (the defender's): the value of the game. Hits that could be used are always used. An
/// exchange in which nothing happens leads back to the same battle; that loop is solved, not iterated.
class OddsGrid {
public:
    explicit OddsGrid(const BattleCase& largest);

    /// Before a roll of the defender, with pieces within the bounds; `attackerPower` and `defenderWitch`: still there.
    const Expectation& beforeDefence(std::array<int, 2> attackers, std::array<int, 2> defenders, bool attackerPower,
                                     bool defenderWitch) const
    {
        return m_defence[index(attackers, defenders, attackerPower, defenderWitch)];
    }
    const Expectation& beforeAttack(std::array<int, 2> attackers, std::array<int, 2> defenders, bool attackerPower,
                                    bool defenderWitch) const
    {
        return m_attack[index(attackers, defenders, attackerPower, defenderWitch)];
    }
    /// [n]: chance that exactly n attackers are left and the battle is won; [0]: repulsed.
    std::vector<double> survivors() const;

private:
    struct Node {
        std::array<int, 2> a{};
        std::array<int, 2> d{};
        bool power = false;
        bool witch = false;
    };
    std::size_t index(std::array<int, 2> a, std::array<int, 2> d, bool power, bool witch) const
    {
        const std::size_t pieces =
            ((static_cast<std::size_t>(a[0]) * m_size[1] + static_cast<std::size_t>(a[1])) * m_size[2] +
             static_cast<std::size_t>(d[0])) *
                m_size[3] +
            static_cast<std::size_t>(d[1]);
        return pieces * 4 + (power ? 2U : 0U) + (witch ? 1U : 0U);
    }
    std::size_t index(const Node& node) const { return index(node.a, node.d, node.power, node.witch); }
    void solve(const Node& node);
    /// The battle after the roll with the best choice of the roller.
    Node afterDefence(const Node& node, const RollClass& roll) const;
    Node afterAttack(const Node& node, const RollClass& roll) const;
    template <class F> void forEachNode(F f) const;

    BattleCase m_case;
    std::array<std::size_t, 4> m_size{};
    std::vector<RollClass> m_rollsOfDefence[2]; ///< without and with the defender's Witch
    std::vector<RollClass> m_rollsOfAttack[2];  ///< without and with the attacker's power
    std::vector<Expectation> m_defence;
    std::vector<Expectation> m_attack;
};

/// Base battle without characters, from a table made once: more pieces than the table knows count as its largest.
/// `dice`: 2 or 3 attack dice. Costs a look-up.
const Expectation& quickOdds(int dice, std::array<int, 2> attackers, std::array<int, 2> defenders,
                             bool attackNext = false);

/// Odds of one battle, exact where the grid has at most this many battles, else for the largest stacks that fit.
struct BattleOdds {
    Expectation expected;
    std::vector<double> survivors;
    bool exact = true;
};
BattleOdds battleOdds(const BattleCase& battle);

} // namespace marches::engine::narnia_risk_junior
