// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include "engine/combat/battleodds.h"
#include "engine/rules/classic_risk/machine.h"

namespace marches::engine::classic_risk {

namespace {

struct Start {
    int attackers = 0;
    int defenders = 0;
    int firstDice = 0;    ///< of the attacker's first throw, 0: all he may
    int firstDefence = 0; ///< of the defender's
    bool defending = false;
    int victim = -1;
};

std::optional<Start> startOf(const Table& t, const Position& s, const Move& move)
{
    Start start;
    int to = toPlace(s);
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Attack:
        start.attackers = s.armies(move.arg[0]) - 1;
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
    case Verb::Defend:
        start.attackers = attackers(s);
        start.firstDice = s.attackDice;
        start.firstDefence = move.arg[0];
        start.defending = true;
        break;
    default: return {};
    }
    if (to < 0 || !t.land.test(to)) return {};
    start.defenders = s.armies(to);
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
        m_forecast.defending = m_start.defending;
        const int armies = m_start.defending ? m_start.defenders : m_start.attackers;
        m_forecast.survivors.assign(static_cast<std::size_t>(armies) + 1, 0.0);
        const int most = std::min(m_limits.attack, m_start.attackers);
        const int mostDefence = std::min(m_limits.defence, m_start.defenders);
        const int dice = m_start.firstDice == 0 ? most : m_start.firstDice;
        const int defence = m_start.firstDefence == 0 ? mostDefence : m_start.firstDefence;
        if (dice == most && defence == mostDefence)
            add(1.0, m_start.attackers, m_start.defenders);
        else
            addFirstThrow(dice, defence);
        m_forecast.win = 1.0 - m_forecast.survivors.front();
        m_forecast.exact = !m_asks; // the defender chooses, and the attacker may stop
        addTerm(Text::TermAttackDice, Rule::Rb1, {m_limits.attack});
        addTerm(Text::TermDefenceDice, Rule::Rb1, {m_limits.defence});
        addTerm(Text::TermTies, Rule::Rb2, {});
        const int own = m_start.defending ? defence : dice;
        if (own < (m_start.defending ? mostDefence : most)) addTerm(Text::TermFirst, Rule::Rb3, {own});
        if (m_asks) addTerm(Text::TermChoice, Rule::Rb3, {});
        return std::move(m_forecast);
    }

private:
    void addTerm(Text text, Rule rule, std::initializer_list<int> args)
    {
        m_forecast.terms.push_back({say(text, rule, args), true});
    }

    /// A throw with fewer dice than possible, then all of them.
    void addFirstThrow(int attack, int defence)
    {
        const ThrowOdds& odds = throwOdds(attack, defence);
        for (int lost = 0; lost <= odds.compared; ++lost)
            add(odds.chance(lost), m_start.attackers - lost, m_start.defenders - (odds.compared - lost));
    }

    void add(double share, int attackers, int defenders)
    {
        std::vector<double> left(static_cast<std::size_t>(attackers) + 1);
        std::vector<double> held(static_cast<std::size_t>(defenders) + 1);
        std::vector<double> room(left.size() * held.size());
        battleEnds(m_limits, attackers, defenders, left, held, room);
        const std::vector<double>& own = m_start.defending ? held : left;
        for (std::size_t i = 0; i < own.size(); ++i) m_forecast.survivors[i] += share * own[i];
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
