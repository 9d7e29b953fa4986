// SPDX-License-Identifier: GPL-3.0-or-later
#include "recursivejudge.h"

#include <algorithm>

namespace marches::test {

RecursiveJudge::RecursiveJudge(const Reference& orders, std::span<const int> sequence)
    : m_orders(orders), m_resolved(sequence.size()), m_visited(sequence.size()), m_result(sequence.size())
{
    for (const int unit : sequence)
        if (action(unit).verb != Reference::Verb::Hold) resolve(unit, true);
}

bool RecursiveJudge::inCycle(int unit) const
{
    return std::find(m_cycle.begin(), m_cycle.end(), unit) != m_cycle.end();
}

bool RecursiveJudge::resolve(int unit, bool optimistic)
{
    if (m_resolved[index(unit)]) return m_result[index(unit)];
    if (inCycle(unit)) return optimistic;
    if (m_visited[index(unit)]) {
        m_cycle.push_back(unit);
        ++m_hits;
        return optimistic;
    }
    m_visited[index(unit)] = true;
    const std::size_t before = m_cycle.size();
    const int hits = m_hits;
    const bool best = adjudicate(unit, true);
    const bool worst = adjudicate(unit, false);
    m_visited[index(unit)] = false;
    if (best == worst) {
        m_cycle.resize(before);
        m_hits = hits;
        m_result[index(unit)] = best;
        m_resolved[index(unit)] = true;
        return best;
    }
    if (inCycle(unit)) --m_hits;
    if (m_hits != hits) { // the beginning of the cycle is further back
        if (!inCycle(unit)) m_cycle.push_back(unit);
        return optimistic;
    }
    const std::vector<int> cycle(m_cycle.begin() + static_cast<std::ptrdiff_t>(before), m_cycle.end());
    m_cycle.resize(before);
    backupRule(cycle);
    return resolve(unit, optimistic);
}

void RecursiveJudge::backupRule(std::span<const int> cycle)
{
    const auto convoys = [&](int unit) { return action(unit).verb == Reference::Verb::Convoy; };
    const bool paradox = std::any_of(cycle.begin(), cycle.end(), convoys);
    for (const int unit : cycle) {
        if (paradox ? !convoys(unit) : action(unit).verb != Reference::Verb::Move) continue;
        m_result[index(unit)] = !paradox;
        m_resolved[index(unit)] = true;
    }
}

bool RecursiveJudge::adjudicate(int unit, bool optimistic)
{
    switch (action(unit).verb) {
    case Reference::Verb::Move: return adjudicateMove(unit, optimistic);
    case Reference::Verb::Support: return adjudicateSupport(unit, optimistic);
    case Reference::Verb::Convoy: return adjudicateConvoy(unit, optimistic);
    case Reference::Verb::Hold: break;
    }
    return true;
}

bool RecursiveJudge::path(int unit, bool optimistic)
{
    if (!action(unit).convoyed) return true;
    std::vector<bool> usable(m_result.size());
    for (std::size_t i = 0; i < usable.size(); ++i) {
        const Reference::Action& help = action(static_cast<int>(i));
        usable[i] =
            help.verb == Reference::Verb::Convoy && help.other == unit && resolve(static_cast<int>(i), optimistic);
    }
    return m_orders.seaRoute(m_orders.province(unit), action(unit).target, usable);
}

int RecursiveJudge::supports(int unit, bool optimistic, int butPower)
{
    int sum = 0;
    for (int i = 0; i < static_cast<int>(m_result.size()); ++i)
        if (action(i).verb == Reference::Verb::Support && action(i).other == unit && m_orders.power(i) != butPower &&
            resolve(i, optimistic))
            ++sum;
    return sum;
}

bool RecursiveJudge::adjudicateSupport(int unit, bool optimistic)
{
    for (const int attacker : m_orders.moves()) {
        if (action(attacker).target != m_orders.province(unit) || m_orders.power(attacker) == m_orders.power(unit))
            continue;
        const bool fromAim = m_orders.province(attacker) == action(unit).target;
        if (fromAim ? resolve(attacker, !optimistic) : path(attacker, !optimistic)) return false;
    }
    return true;
}

bool RecursiveJudge::adjudicateConvoy(int unit, bool optimistic)
{
    const std::vector<int>& moves = m_orders.moves();
    return std::none_of(moves.begin(), moves.end(), [&](int attacker) {
        return action(attacker).target == m_orders.province(unit) && resolve(attacker, !optimistic);
    });
}

int RecursiveJudge::prevention(int unit, int occupant, bool optimistic)
{
    if (!path(unit, optimistic)) return 0;
    if (occupant >= 0 && m_orders.headOn(unit, occupant) && resolve(occupant, !optimistic)) return 0;
    return 1 + supports(unit, optimistic, -1);
}

bool RecursiveJudge::adjudicateMove(int unit, bool optimistic)
{
    if (!path(unit, optimistic)) return false;
    const int occupant = m_orders.unitIn(action(unit).target);
    const bool battle = occupant >= 0 && m_orders.headOn(unit, occupant);
    const bool moves = occupant >= 0 && action(occupant).verb == Reference::Verb::Move;
    int attack = 0;
    int resistance = 0;
    if (occupant < 0 || (moves && !battle && resolve(occupant, optimistic))) {
        attack = 1 + supports(unit, optimistic, -1);
    } else {
        if (m_orders.power(occupant) == m_orders.power(unit)) return false;
        attack = 1 + supports(unit, optimistic, m_orders.power(occupant));
        resistance = 1 + (battle || !moves ? supports(occupant, !optimistic, -1) : 0);
    }
    if (attack <= resistance) return false;
    const std::vector<int>& all = m_orders.moves();
    return std::none_of(all.begin(), all.end(), [&](int rival) {
        return rival != unit && action(rival).target == action(unit).target &&
               attack <= prevention(rival, occupant, !optimistic);
    });
}

} // namespace marches::test
