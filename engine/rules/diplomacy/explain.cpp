// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/machine.h"

namespace marches::engine::diplomacy {

namespace {

template <class W> class Explainer {
public:
    Explainer(const ConstContext<W>& ctx, const Move& move, const Decision& pending)
        : m_ctx(ctx), t(ctx.table), s(ctx.position), m_move(move), m_verb(static_cast<Verb>(move.verb)),
          m_pending(pending)
    {}

    [[nodiscard]] Refusal reason() const
    {
        if (m_pending.pending != Pending::Choice || !m_pending.owes(m_move.seat))
            return say(Text::NotYourTurn, dip(3), {m_move.seat < t.seatCount() ? m_move.seat : -1});
        if (m_verb == Verb::Vote && isMovement(phaseOf(s))) return say(Text::NoDraws, dip(27));
        if (m_verb == Verb::Seal) return mustBuild();
        if (m_verb == Verb::Cancel) return say(Text::NoOrder, dip(3), {place()});
        if (m_verb == Verb::Keep) return say(Text::NothingToKeep, dip(30), {place()});
        if (m_verb == Verb::Proxy && !t.options.proxyOrders) return say(Text::NoProxies, dip(30));
        if (!suitsPhase()) return say(Text::NotNow, dip(2), {s.phase});
        if (phaseOf(s) == Phase::Winter) return winter();
        if (isRetreats(phaseOf(s))) return retreat();
        return order();
    }

private:
    int place() const { return m_move.arg[0]; }
    bool isPlace(int where) const { return where >= 0 && where < t.places; }
    int provinceAt(int where) const { return isPlace(where) ? t.provinceOf(where) : 0; }
    std::uint8_t unit() const { return s.unit(provinceAt(place())); }
    bool suitsPhase() const
    {
        switch (m_verb) {
        case Verb::Retreat: return isRetreats(phaseOf(s));
        case Verb::Disband: return !isMovement(phaseOf(s));
        case Verb::BuildArmy:
        case Verb::BuildFleet: return phaseOf(s) == Phase::Winter;
        case Verb::Vote: return false;
        default: return isMovement(phaseOf(s)) && m_move.verb < kVerbs;
        }
    }

    [[nodiscard]] Refusal mustBuild() const { return say(Text::MustBuild, dip(24), {buildsDue(m_ctx, m_move.seat)}); }

    [[nodiscard]] Refusal order() const
    {
        if (!isPlace(place()) || unit() == 0 || placeOfUnit(s, provinceAt(place())) != place())
            return say(Text::NoUnit, dip(3), {place()});
        const bool leaves = m_verb == Verb::Proxy;
        if ((leaves ? seatOf(unit()) : orderSeat(s, provinceAt(place()))) != m_move.seat)
            return say(Text::NotYours, dip(3), {place()});
        switch (m_verb) {
        case Verb::Proxy:
            return say(Text::NoProxyTo, dip(30),
                       {m_move.arg[1] >= 0 && m_move.arg[1] < t.seatCount() ? m_move.arg[1] : -1});
        case Verb::Support:
        case Verb::SupportMove: return support();
        case Verb::Convoy: return convoy();
        case Verb::MoveByConvoy:
        case Verb::MoveByPath: return say(Text::NoShore, dip(14), {place(), m_move.arg[1]});
        default: return move(m_move.arg[1]);
        }
    }
    [[nodiscard]] Refusal move(int to) const
    {
        const bool fleet = isFleet(unit());
        if (fleet && isPlace(to)) {
            // It could go to a coast of this province, or to another one.
            const Mask coasts = t.graph->coasts[static_cast<std::size_t>(t.provinceOf(to))];
            if ((coasts & t.ways(true)[static_cast<std::size_t>(place())]).any())
                return say(Text::NameCoast, dip(6), {to});
        }
        return say(Text::OutOfReach, dip(fleet ? 5 : 4), {pieceOf(unit()), place(), to});
    }
    [[nodiscard]] Refusal support() const
    {
        const int of = m_move.arg[1];
        const int rule = m_verb == Verb::Support ? 9 : 8;
        const bool there = isPlace(of) && s.unit(t.provinceOf(of)) != 0 && placeOfUnit(s, t.provinceOf(of)) == of;
        if (!there || t.provinceOf(of) == t.provinceOf(place())) return say(Text::NoUnit, dip(rule), {of});
        return say(Text::SupportReach, dip(10),
                   {pieceOf(unit()), place(), m_verb == Verb::Support ? of : m_move.arg[2]});
    }
    [[nodiscard]] Refusal convoy() const
    {
        const int of = m_move.arg[1];
        if (!isFleet(unit()) || !t.seas.test(place())) return say(Text::NotAtSea, dip(14), {place()});
        const bool army =
            isPlace(of) && s.unit(t.provinceOf(of)) != 0 && !isFleet(s.unit(t.provinceOf(of))) && t.coastal.test(of);
        if (!army) return say(Text::NoArmyThere, dip(14), {of});
        return say(Text::NoShore, dip(14), {of, m_move.arg[2]});
    }

    [[nodiscard]] Refusal retreat() const
    {
        const std::uint8_t dislodged = s.dislodged(provinceAt(place()));
        if (!isPlace(place()) || dislodged == 0 || placeOfDislodged(s, provinceAt(place())) != place())
            return say(Text::NoUnit, dip(17), {place()});
        if (seatOf(dislodged) != m_move.seat) return say(Text::NotYours, dip(3), {place()});
        if (m_verb != Verb::Retreat) return say(Text::NoRetreat, dip(17), {place(), place()});
        const int to = m_move.arg[1];
        if (!isPlace(to) || !t.ways(isFleet(dislodged))[static_cast<std::size_t>(place())].test(to))
            return say(Text::NoRetreat, dip(17), {place(), to});
        const int there = t.provinceOf(to);
        if (s.unit(there) != 0) return say(Text::RetreatOccupied, dip(17), {to});
        return say(contested(s, there) ? Text::RetreatContested : Text::RetreatAttacker, dip(17), {to});
    }

    [[nodiscard]] Refusal winter() const
    {
        const int due = dueOf(t, s, m_move.seat);
        if (m_verb == Verb::Disband) {
            if (due >= 0 || ordersGiven(t, s, m_move.seat) >= -due)
                return say(Text::NoneDue, dip(21), {due < 0 ? -due : 0});
            const bool own = isPlace(place()) && unit() != 0 && seatOf(unit()) == m_move.seat;
            return say(own ? Text::NoUnit : Text::NotYours, dip(25), {place()});
        }
        const int builds = buildsDue(m_ctx, m_move.seat);
        const Mask open = sites(m_ctx, m_move.seat);
        if (builds <= 0 || (ordersGiven(t, s, m_move.seat) >= builds && open.test(provinceAt(place()))))
            return say(Text::NoneDue, dip(21), {builds > 0 ? builds : 0});
        if (!isPlace(place()) || !open.test(t.provinceOf(place()))) return say(Text::NoSite, dip(22), {place()});
        return say(Text::WrongKind, dip(23), {place()});
    }

    const ConstContext<W>& m_ctx;
    const Table& t;
    const Position& s;
    const Move& m_move;
    Verb m_verb;
    const Decision& m_pending;
};

} // namespace

template <class W> [[nodiscard]] Refusal explain(const ConstContext<W>& ctx, const Move& move)
{
    Decision pending;
    decide(ctx, move.seat, pending);
    return Explainer<W>(ctx, move, pending).reason();
}

template Refusal explain(const ConstContext<RuleTrace>&, const Move&);
template Refusal explain(const ConstContext<NoTrace>&, const Move&);

} // namespace marches::engine::diplomacy
