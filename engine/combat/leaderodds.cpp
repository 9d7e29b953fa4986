// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/leaderodds.h"

#include <algorithm>
#include <cassert>

namespace marches::engine {

namespace {

constexpr int kMostPairs = 2;

/// The two highest of up to three dice.
struct Two {
    int high = 0;
    int low = 0;
    void add(int face)
    {
        if (face > high) {
            low = high;
            high = face;
        } else {
            low = std::max(low, face);
        }
    }
};

/// Probabilities by attackers, defenders and leaders: the states of the chain.
class Chain {
public:
    explicit Chain(const LeaderBattle& battle)
        : m_battle(battle), m_row(static_cast<std::size_t>(battle.defenders) + 1),
          m_cells((static_cast<std::size_t>(battle.attackers) + 1) * m_row * 4)
    {
        at(battle.attackers, battle.defenders, battle.attackBonus > 0 ? 1 : 0, battle.defenceBonus > 0 ? 1 : 0) = 1.0;
    }

    double& at(int a, int d, int leadsA, int leadsD)
    {
        const std::size_t cell = static_cast<std::size_t>(a) * m_row + static_cast<std::size_t>(d);
        return m_cells[cell * 4 + static_cast<std::size_t>(leadsA * 2 + leadsD)];
    }

    void run()
    {
        bool first = true;
        for (int a = m_battle.attackers; a > 0; --a)
            for (int d = m_battle.defenders; d > 0; --d) {
                // Leaders are only ever lost: from both on to none.
                for (const auto& [leadsA, leadsD] : {std::pair{1, 1}, {1, 0}, {0, 1}, {0, 0}}) {
                    const double here = at(a, d, leadsA, leadsD);
                    if (here == 0.0) continue;
                    roll(here, a, d, leadsA, leadsD, first);
                    first = false;
                }
            }
    }

private:
    int attackDice(int a, bool first) const
    {
        const int most =
            m_battle.keepOne ? std::clamp(a - 1, 1, m_battle.attackDice) : std::min(a, m_battle.attackDice);
        return first && m_battle.firstDice > 0 ? std::min(m_battle.firstDice, most) : most;
    }
    int defenceDice(int d, bool first) const
    {
        const int most = std::min(d, m_battle.defenceDice);
        return first && m_battle.firstDefenceDice > 0 ? std::min(m_battle.firstDefenceDice, most) : most;
    }
    const LeaderThrow& throwOf(int attack, int defence, int leadsA, int leadsD)
    {
        LeaderThrow& known = m_known[attack - 1][defence - 1][leadsA][leadsD];
        if (known.rolls == 0)
            known = leaderThrow(attack, defence, leadsA * m_battle.attackBonus, leadsD * m_battle.defenceBonus,
                                m_battle.rules);
        return known;
    }
    void roll(double here, int a, int d, int leadsA, int leadsD, bool first)
    {
        const LeaderThrow& odds = throwOf(attackDice(a, first), defenceDice(d, first), leadsA, leadsD);
        for (int lost = 0; lost <= odds.compared; ++lost)
            for (int goneA = 0; goneA <= leadsA; ++goneA)
                for (int goneD = 0; goneD <= leadsD; ++goneD) {
                    const std::uint32_t ways = odds.ways[lost][goneA][goneD];
                    if (ways == 0) continue;
                    at(a - lost, d - (odds.compared - lost), leadsA - goneA, leadsD - goneD) +=
                        here * ways / odds.rolls;
                }
    }

    const LeaderBattle& m_battle;
    std::size_t m_row;
    std::vector<double> m_cells;
    LeaderThrow m_known[kMostDice][kMostPairs][2][2];
};

} // namespace

LeaderThrow leaderThrow(int attackDice, int defenceDice, int attackBonus, int defenceBonus, const LeaderRules& rules)
{
    assert(attackDice >= 1 && attackDice <= kMostDice && defenceDice >= 1 && defenceDice <= kMostPairs);
    LeaderThrow odds;
    odds.compared = std::min({attackDice, defenceDice, kMostPairs});
    const int dice = attackDice + defenceDice;
    int face[kMostDice + kMostPairs];
    std::fill_n(face, dice, 1);
    for (int at = 0; at < dice;) {
        Two attack;
        Two defence;
        for (int i = 0; i < dice; ++i) (i < attackDice ? attack : defence).add(face[i]);
        const int highA = attack.high + attackBonus;
        const int highD = defence.high + defenceBonus;
        int lost = highA > highD ? 0 : 1;
        if (odds.compared > 1 && attack.low <= defence.low) ++lost;
        const int againstA = rules.compareModified ? highD : defence.high;
        const int againstD = rules.compareModified ? highA : attack.high;
        const bool goneA = attackBonus > 0 && (highA < againstA || (highA == againstA && !rules.attackerSurvivesTie));
        const bool goneD = defenceBonus > 0 && (highD < againstD || (highD == againstD && rules.defenderLostOnTie));
        ++odds.ways[lost][goneA ? 1 : 0][goneD ? 1 : 0];
        ++odds.rolls;
        for (at = 0; at < dice && face[at] == kDieFaces; ++at) face[at] = 1;
        if (at < dice) {
            ++face[at];
            at = 0;
        }
    }
    return odds;
}

LeaderEnds leaderBattle(const LeaderBattle& battle)
{
    Chain chain(battle);
    if (battle.attackers > 0 && battle.defenders > 0) chain.run();
    LeaderEnds ends;
    ends.attackersLeft.assign(static_cast<std::size_t>(battle.attackers) + 1, 0.0);
    ends.defendersLeft.assign(static_cast<std::size_t>(battle.defenders) + 1, 0.0);
    const auto add = [&](double& sum, int a, int d) {
        for (int leadsA = 0; leadsA < 2; ++leadsA)
            for (int leadsD = 0; leadsD < 2; ++leadsD) {
                const double here = chain.at(a, d, leadsA, leadsD);
                sum += here;
                if (leadsA != 0) ends.attackLeader += here;
                if (leadsD != 0) ends.defenceLeader += here;
            }
    };
    for (int a = 1; a <= battle.attackers; ++a) add(ends.attackersLeft[static_cast<std::size_t>(a)], a, 0);
    for (int d = 1; d <= battle.defenders; ++d) add(ends.defendersLeft[static_cast<std::size_t>(d)], 0, d);
    double none = 0.0;
    if (battle.attackers == 0 && battle.defenders == 0) add(none, 0, 0);
    for (std::size_t a = 1; a < ends.attackersLeft.size(); ++a) ends.win += ends.attackersLeft[a];
    ends.attackersLeft[0] = 1.0 - ends.win;
    ends.defendersLeft[0] = ends.win;
    return ends;
}

} // namespace marches::engine
