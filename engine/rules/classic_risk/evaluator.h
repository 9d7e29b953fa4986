// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/combat/battleodds.h"
#include "engine/rules/classic_risk/machine.h"

namespace marches::engine::classic_risk {

/// What a seat thinks of one move, in about the worth of a territory. The deeper judgement of evaluatedeep.cpp is one
/// of these, too.
class Evaluator {
public:
    Evaluator(const Table& table, const Position& view, const Decision& decision, const Move& move)
        : t(table), s(view), m(move), m_seat(decision.seat), m_army(activeArmy(view)),
          m_own(m_army >= 0 ? view.owned(m_army).mask() : Mask{})
    {}
    Evaluator(const Evaluator&) = delete;
    Evaluator& operator=(const Evaluator&) = delete;
    virtual ~Evaluator() = default;

    double value() const;

protected:
    /// Attacking `to` with so many armies that can be lost, to the end; doing nothing is worth 0.
    virtual double battle(int attackers, int to) const;
    virtual double setup(int place) const;
    /// `count` armies more at the start of a turn.
    virtual double reinforced(int place, int count) const;
    /// Moving `count` armies into what was just captured.
    virtual double occupied(int count) const;
    /// Moving armies at the end of a turn.
    virtual double moved(int from, int to, int count) const;

    Mask foes(int place) const { return t.neighbours(place) - m_own; }
    int enemiesAround(int place) const;
    const Continent* continentOf(int place) const;
    double bonusOf(const Continent& continent) const
    {
        return continent.bonus != 0 ? continent.bonus : continent.ownBonus;
    }
    /// What holding a territory, or one more, is worth for the own mission and for capitals; 0 where there are none.
    double goal(int place) const;
    /// More armies, where the own mission wants them everywhere.
    double thin(int place) const;
    /// Steps through own territories to one that touches an enemy.
    int toTheFront(int place) const;
    QuickOdds odds(int attackers, int to) const
    {
        return quickOdds(t.options.limits(), std::max(attackers, 0), s.armies(to));
    }

    const Table& t;
    const Position& s;
    const Move& m;
    const int m_seat;
    const int m_army;
    const Mask m_own;

private:
    double claimed(int place) const;
    double worth(int place) const;
    double fewerDice(int dice, int attackers) const
    {
        return 0.05 * (std::min(t.options.attackDice, attackers) - dice);
    }
    int around(int to) const;
    int gathered() const;
    double potential(int place, int more) const;
    double tradedTerritories() const;
    double aim(const Aim& aim, int place) const;
    double capitalGoal(int place) const;
    double seat(int place) const; ///< of a capital
    int bestAdvance() const;
};

} // namespace marches::engine::classic_risk
