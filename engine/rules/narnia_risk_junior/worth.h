// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/rules/narnia_risk_junior/state.h"
#include "engine/rules/narnia_risk_junior/table.h"

namespace marches::engine::narnia_risk_junior {

// What things are worth to a player, in crowns. Rough, but cheap; the numbers were tuned by games between bots.

/// A captive on the way to a set of its kind.
inline constexpr std::array<double, 2> kCaptiveWorth{1.0 / 5.0, 1.0 / 3.0};

class Worth {
public:
    Worth(const Table& table, const Position& position);

    /// Holding a territory until the end: its share of the majority, and its camp.
    double territory(int place) const
    {
        if (m_share < 0.0) m_share = shareOfMajority();
        return m_share + (s.camps().test(place) ? 2.0 + m_scoringsLeft : 0.0);
    }
    /// Chance that a stack there survives one ordinary attack.
    double hold(int place, std::array<int, 2> stack) const;
    /// What it is worth that these pieces stand in one's own territory: how well they hold it.
    double stack(int place, std::array<int, 2> pieces) const
    {
        return kThreat * hold(place, pieces) * territory(place);
    }
    /// A battle in `to` before its first roll, without what stays behind.
    double battle(int to, std::array<int, 2> attackers, int dice, double helper) const;
    /// What becomes of a battle that is under way, as seen by the attacker.
    double underWay(std::array<int, 2> attackers, std::array<int, 2> defenders, int dice, bool attackNext) const;
    /// A character beside the attackers, as an addition to the chance to win.
    double helper(int token) const;
    double stackDifference(int place, std::array<int, 2> before, std::array<int, 2> after) const
    {
        return stack(place, after) - stack(place, before);
    }
    std::array<int, 2> at(int place) const { return {s.stack(place)[kLight], s.stack(place)[kHeavy]}; }
    int openEnemies(int place) const;

private:
    double shareOfMajority() const;

    static constexpr double kThreat = 0.4; ///< chance that a given territory is attacked before it scores again

    const Table& t;
    const Position& s;
    double m_scoringsLeft;
    mutable double m_share = -1.0; ///< of the majority, of each territory; counted once, where it is asked for
};

} // namespace marches::engine::narnia_risk_junior
