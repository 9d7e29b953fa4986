// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include "engine/combat/battleodds.h"
#include "engine/rules/classic_risk/machine.h"

namespace marches::engine::classic_risk {

namespace {

struct Start {
    int attackers = 0;
    int defenders = 0;
    int firstDice = 0; ///< of the attacker's first throw, 0: all he may
    int victim = -1;
};

std::optional<Start> startOf(const Table& t, const Position& s, const Move& move)
{
    Start start;
    int to = toPlace(s);
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Attack:
        start.attackers = s.armies[move.arg[0]] - 1;
        start.firstDice = move.arg[2];
        to = move.arg[1];
        break;
    case Verb::Gather:
        for (const Part& part : move.parts()) start.attackers += part.amount;
        break;
    case Verb::Roll:
        start.attackers = attackers(s);
        start.firstDice = move.arg[0];
        break;
    case Verb::Assault: start.attackers = attackers(s); break;
    default: return {};
    }
    if (to < 0 || !has(t.land, to)) return {};
    start.defenders = s.armies[to];
    start.victim = ownerOf(s, to);
    if (start.attackers <= 0 || start.defenders <= 0) return {};
    start.firstDice = std::min(start.firstDice, start.attackers);
    return start;
}

class Forecaster {
public:
    Forecaster(const Table& t, const Start& start)
        : m_limits(t.options.limits()), m_start(start),
          m_asks(t.options.defenderChooses && start.victim != t.neutralArmy())
    {}

    Forecast make()
    {
        m_forecast.survivors.assign(static_cast<std::size_t>(m_start.attackers) + 1, 0.0);
        const int most = std::min(m_limits.attack, m_start.attackers);
        if (m_start.firstDice == 0 || m_start.firstDice == most)
            add(1.0, m_start.attackers, m_start.defenders);
        else
            firstThrow();
        m_forecast.win = 1.0 - m_forecast.survivors.front();
        m_forecast.exact = !m_asks;
        term(Text::TermAttackDice, Rule::Rb1, {m_limits.attack});
        term(Text::TermDefenceDice, Rule::Rb1, {m_limits.defence});
        term(Text::TermTies, Rule::Rb2, {});
        if (m_start.firstDice != 0 && m_start.firstDice < most) term(Text::TermFirst, Rule::Rb3, {m_start.firstDice});
        if (m_asks) term(Text::TermChoice, Rule::Rb3, {});
        return std::move(m_forecast);
    }

private:
    void term(Text text, Rule rule, std::initializer_list<int> args)
    {
        m_forecast.terms.push_back({say(text, rule, args), true});
    }

    /// A throw with fewer dice than possible, then all of them.
    void firstThrow()
    {
        const ThrowOdds& odds = throwOdds(m_start.firstDice, std::min(m_limits.defence, m_start.defenders));
        for (int lost = 0; lost <= odds.compared; ++lost)
            add(odds.chance(lost), m_start.attackers - lost, m_start.defenders - (odds.compared - lost));
    }

    void add(double share, int attackers, int defenders)
    {
        std::vector<double> left(static_cast<std::size_t>(attackers) + 1);
        std::vector<double> held(static_cast<std::size_t>(defenders) + 1);
        std::vector<double> room(left.size() * held.size());
        battleEnds(m_limits, attackers, defenders, left, held, room);
        for (std::size_t i = 0; i < left.size(); ++i) m_forecast.survivors[i] += share * left[i];
    }

    DiceLimits m_limits;
    Start m_start;
    bool m_asks;
    Forecast m_forecast;
};

} // namespace

std::optional<Forecast> forecast(const Table& table, const Position& view, const Decision& /*decision*/,
                                 const Move& move)
{
    const auto start = startOf(table, view, move);
    if (!start) return {};
    return Forecaster(table, *start).make();
}

} // namespace marches::engine::classic_risk
