// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/combat/battleodds.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

struct Start {
    int attackers = 0;
    int to = -1;
    bool inside = false;
    bool guests = false; ///< the owner attacks them
    bool underWay = false;
    bool defending = false;
    int firstDice = 0;    ///< of the attacker's first throw, 0: all he may
    int firstDefence = 0; ///< of the defender's
};

Start startOf(const Position& s, const Move& move)
{
    Start start;
    start.to = toPlace(s);
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Attack:
        start.attackers = move.arg[2];
        start.to = move.arg[1];
        start.inside = move.arg[0] == move.arg[1];
        break;
    case Verb::Gather:
        for (const Part& part : move.parts()) start.attackers += part.amount;
        start.inside = move.amountOf(start.to) > 0;
        start.guests = s.enemy != 0;
        break;
    case Verb::PressOn:
        start.attackers = move.arg[1];
        start.to = move.arg[0];
        break;
    case Verb::Roll:
    case Verb::Assault:
        start.attackers = attackers(s);
        start.underWay = true;
        if (static_cast<Verb>(move.verb) == Verb::Roll) start.firstDice = move.arg[0];
        break;
    case Verb::Defend:
        start.attackers = attackers(s);
        start.underWay = start.defending = true;
        start.firstDice = s.attackDice;
        start.firstDefence = move.arg[0];
        break;
    default: start.to = -1; break;
    }
    return start;
}

/// Modifiers as they will be once the battle has begun.
DiceShift shiftFor(const Table& t, const Position& s, const Start& start)
{
    const int owner = ownerOf(s, start.to);
    const int guests = start.guests || start.underWay ? enemySeat(s) : -1;
    const bool rising = start.inside && guests < 0 && owner != activeSeat(s);
    NoTrace nobody;
    return shiftAt(ConstContext<NoTrace>{t, s, nobody}, start.to, guests >= 0 ? guests : owner, rising);
}

class Forecaster {
public:
    Forecaster(const Table& table, const Position& view, const Start& start)
        : t(table), s(view), m_start(start), m_owner(ownerOf(view, start.to)), m_shift(shiftFor(table, view, start)),
          m_odds({table.options.attackDice, table.options.defenceDice}, m_shift)
    {}

    Forecast make()
    {
        const int own = m_start.defending ? s.strength : m_start.attackers;
        m_forecast.defending = m_start.defending;
        m_forecast.survivors.assign(static_cast<std::size_t>(own) + 1, 0.0);
        m_forecast.exact = !t.options.defenderChooses; // the defender chooses, and the attacker may stop
        NoTrace nobody;
        const ConstContext<NoTrace> ctx{t, s, nobody};
        const bool capital = !m_start.guests && m_owner >= 0 && multiplies(ctx, m_start.to);
        if (m_start.underWay) {
            addThrowUnderWay();
        } else if (m_start.guests) {
            add(1.0, s.guests(enemySeat(s), m_start.to));
        } else if (m_owner < 0) {
            add(1.0, nativesAt(t, s, m_start.to));
        } else if (capital && s.multiplier[m_owner] > 0) {
            add(1.0, s.multiplier[m_owner] * s.units(m_start.to));
        } else if (capital) {
            for (const int times : t.lists.multiplier) add(1.0 / kFaces, std::max(1, times) * s.units(m_start.to));
        } else {
            add(1.0, s.units(m_start.to));
        }
        m_forecast.win = 1.0 - m_forecast.survivors.front();
        addTerms(capital);
        return std::move(m_forecast);
    }

private:
    void addTerm(Text text, Rule rule, std::initializer_list<int> args = {})
    {
        m_forecast.terms.push_back({say(text, rule, args), true});
    }
    void addTerms(bool capital)
    {
        addTerm(Text::TermAttackDice, Rule::Rb1, {t.options.attackDice});
        addTerm(Text::TermDefenceDice, Rule::Rb1, {t.options.defenceDice});
        addTerm(Text::TermTies, Rule::Rb2);
        if (m_owner < 0) addTerm(Text::TermNatives, wr(25), {nativesAt(t, s, m_start.to)});
        if (capital) addTerm(Text::TermCapital, wr(27));
        if (m_shift.attack != 0) addTerm(Text::TermEmergency, wr(65), {m_shift.attack});
        if (m_shift.defence != 0) addTerm(Text::TermBetrayal, wr(18), {m_shift.defence});
        const int own = m_start.defending ? m_start.firstDefence : m_start.firstDice;
        if (own > 0 && own < (m_start.defending ? mostDefenceDice() : mostDice()))
            addTerm(Text::TermFirst, Rule::Rb3, {own});
        if (t.options.defenderChooses) addTerm(Text::TermChoice, Rule::Rb3);
    }
    /// How many dice are thrown this time has been chosen, afterwards all are.
    void addThrowUnderWay()
    {
        const int attack = m_start.firstDice > 0 ? m_start.firstDice : mostDice();
        const int defence = m_start.firstDefence > 0 ? m_start.firstDefence : mostDefenceDice();
        if (s.strength == 0) return add(1.0, 0); // nobody is left to throw
        const ThrowOdds odds = throwOdds(attack, defence, m_shift);
        for (int lost = 0; lost <= odds.compared; ++lost)
            add(odds.chance(lost), m_start.attackers - lost, s.strength - (odds.compared - lost));
    }
    int mostDice() const { return std::min(t.options.attackDice, m_start.attackers); }
    int mostDefenceDice() const { return std::min<int>(t.options.defenceDice, s.strength); }
    void add(double share, int defenders) { add(share, m_start.attackers, defenders); }
    void add(double share, int attackers, int defenders)
    {
        const BattleOdds::Ends ends = m_odds.ends(attackers, defenders);
        const std::vector<double>& left = m_start.defending ? ends.defendersLeft : ends.attackersLeft;
        for (std::size_t i = 0; i < left.size(); ++i) m_forecast.survivors[i] += share * left[i];
    }

    const Table& t;
    const Position& s;
    Start m_start;
    int m_owner;
    DiceShift m_shift;
    BattleOdds m_odds;
    Forecast m_forecast;
};

} // namespace

std::optional<Forecast> forecast(const Table& table, const Position& view, const Decision& /*decision*/,
                                 const Move& move)
{
    const Start start = startOf(view, move);
    if (start.to < 0 || start.attackers <= 0 || activeSeat(view) < 0) return {};
    return Forecaster(table, view, start).make();
}

} // namespace marches::engine::warrior_risk
