// SPDX-License-Identifier: GPL-3.0-or-later
#include <iterator>

#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

using adjudication::UnitClass;

template <class W> class Explainer {
public:
    Explainer(const ConstContext<W>& ctx, const Move& move, const Decision& pending)
        : m_ctx(ctx), t(ctx.table), s(ctx.position), m_move(move), m_verb(static_cast<Verb>(move.verb)),
          m_pending(pending)
    {}

    [[nodiscard]] Refusal reason() const
    {
        const int seat = m_move.seat < t.seatCount() ? m_move.seat : -1;
        if (m_pending.pending != Pending::Choice || !m_pending.owes(m_move.seat))
            return say(Text::NotYourTurn, nw(3), {seat});
        switch (m_verb) {
        case Verb::Vote: return say(Text::NoDraw, nw(91));
        case Verb::Declare: return say(Text::DeclaredAlready, nw(62));
        case Verb::Call: return say(Text::NoCall, nw(29));
        case Verb::Cancel: return say(Text::NoOrder, nw(3), {place(0)});
        default: break;
        }
        if (phaseOf(s) == Phase::Winter) return winter();
        if (isRetreats(phaseOf(s))) return retreat();
        if (isMovement(phaseOf(s))) return order();
        if (m_verb == Verb::ChooseSite && phaseOf(s) == Phase::QueenSite)
            return say(Text::NoQueenSite, nw(31), {place(0)});
        if (m_verb == Verb::PlaceKing && phaseOf(s) == Phase::KingSite)
            return say(Text::NoKingSite, nw(22), {place(0)});
        if (m_verb == Verb::PlaceKing && phaseOf(s) == Phase::AslanSite)
            return say(Text::NoKingSite, nw(29), {place(0)});
        if (m_verb == Verb::SetDelay && phaseOf(s) == Phase::KingDelay) return say(Text::BadDelay, nw(28));
        if (m_verb == Verb::Judge && m_pending.findOffer(m_move.verb) != nullptr)
            return say(Text::NoSuchAnswer, nw(29));
        if (m_verb == Verb::ChooseForm && phaseOf(s) == Phase::QueenForm) return say(Text::NoSuchQueen, nw(2));
        if (m_verb == Verb::ChooseSide && phaseOf(s) == Phase::DwarfSide) return say(Text::NoSuchSide, nw(66));
        return say(Text::NotNow, nw(3), {s.phase});
    }

private:
    int place(int arg) const
    {
        const int value = m_move.arg[static_cast<std::size_t>(arg)];
        return value >= 0 && value < t.provinces ? value : -1;
    }
    int person() const { return m_move.arg[0] >= 0 && m_move.arg[0] < kPersons ? m_move.arg[0] : -1; }

    [[nodiscard]] Refusal order() const
    {
        switch (m_verb) {
        case Verb::Hold:
        case Verb::Move:
        case Verb::MoveByConvoy:
        case Verb::Support:
        case Verb::SupportMove:
        case Verb::Convoy:
        case Verb::Hunt: return unitOrder();
        case Verb::Walk:
        case Verb::Sail:
        case Verb::Travel:
        case Verb::Back:
        case Verb::BackMove:
        case Verb::Stay: return personOrder();
        case Verb::Carry: return say(Text::NotYourPerson, nw(30), {person()});
        case Verb::Welcome: return say(Text::NotYourPerson, nw(13), {person()});
        case Verb::Chase: return say(Text::NotYourPerson, nw(16), {person()});
        case Verb::TurnPerson: return say(Text::NotYourPerson, nw(33), {person()});
        case Verb::Turn: return say(Text::NotBeside, nw(33), {place(0)});
        case Verb::Command:
        case Verb::CommandMove:
        case Verb::CommandSupport:
        case Verb::CommandSupportMove:
        case Verb::CommandConvoy: return say(Text::NotBeside, nw(34), {place(0)});
        default: return say(Text::NotNow, nw(3), {s.phase});
        }
    }

    [[nodiscard]] Refusal unitOrder() const
    {
        const int where = place(0);
        if (where < 0 || s.unit(where) == 0) return say(Text::NoUnit, nw(3), {m_move.arg[0]});
        if (seatOf(s.unit(where)) != m_move.seat) return say(Text::NotYours, nw(3), {where});
        const int kind = num(kindOf(s.unit(where)));
        switch (m_verb) {
        case Verb::Hunt: return say(Text::NobodyToHunt, nw(16), {where});
        case Verb::Convoy: return say(Text::NoConvoy, t.ground->island.test(where) ? nw(59) : nw(1), {where});
        case Verb::MoveByConvoy: {
            const bool isle = place(1) >= 0 && t.ground->island.test(place(1));
            const bool amphibian = kindOf(s.unit(where)) == PieceKind::Amphibian;
            return say(Text::NoShore, amphibian ? nw(46) : isle ? nw(59) : nw(1), {where, place(1)});
        }
        case Verb::Support:
        case Verb::SupportMove: return support(where, kind);
        default: return wayClosed(where, place(1), kind);
        }
    }
    [[nodiscard]] Refusal support(int where, int kind) const
    {
        const int of = place(1);
        if (of < 0 || s.unit(of) == 0 || of == where) return say(Text::NoUnit, nw(1), {m_move.arg[1]});
        const int aim = m_verb == Verb::Support ? of : place(2);
        const auto& reach = t.graph().of(classOf(kindOf(s.unit(where)))).supports[static_cast<std::size_t>(where)];
        if (reach.test(aim)) return say(Text::OtherSide, nw(61), {where, of});
        return say(Text::SupportReach, nw(1), {kind, where, aim});
    }
    /// Mountains, the river and islands close ways by rules of their own.
    [[nodiscard]] Refusal wayClosed(int where, int to, int kind) const
    {
        const auto opens = [&](const ClassMoves& ways) {
            return to >= 0 && ways[idx(classOf(kindOf(s.unit(where))))][static_cast<std::size_t>(where)].test(to);
        };
        if (opens(t.noMountains)) return say(Text::Mountains, nw(56), {where, to});
        if (opens(t.noRiver)) return say(Text::River, nw(57), {where, to});
        if (opens(t.noIslands)) return say(Text::Islands, nw(59), {where, to});
        return say(Text::OutOfReach, onRiver(where, to) ? nw(47) : nw(1), {kind, where, to});
    }
    /// What an amphibious unit could do, or could do had it not come from the sea.
    bool onRiver(int where, int to) const
    {
        if (to < 0) return false;
        const auto river = [&](int from) { return t.isRiverTrip(from, to); };
        const bool fromSea = t.seas.test(where) && kindOf(s.unit(where)) == PieceKind::Amphibian;
        bool beside = false;
        if (fromSea && t.land.test(to))
            t.land.forEach([&](int bank) {
                beside = beside || (t.graph().adjacentSeas[static_cast<std::size_t>(bank)].test(where) && river(bank));
            });
        return beside || river(where);
    }

    [[nodiscard]] Refusal personOrder() const
    {
        const int number = person();
        if (number < 0 || number >= static_cast<int>(std::size(s.site)))
            return say(Text::NotYourPerson, nw(10), {m_move.arg[0]});
        const auto who = static_cast<Person>(number);
        if (t.ownerOf(who) != m_move.seat || !onBoard(s, who)) return say(Text::NotYourPerson, nw(10), {m_move.arg[0]});
        switch (m_verb) {
        case Verb::Travel: {
            const int rule = who == Person::HighKing ? 27 : who == Person::Queen ? 36 : 13;
            const bool beside = place(1) == siteOf(s, who) && place(1) >= 0 && s.unit(place(1)) != 0;
            return say(Text::NoHost, beside ? nw(rule) : nw(14), {person(), place(1)});
        }
        case Verb::Back:
        case Verb::BackMove:
            return say(Text::NoSupport,
                       isPersonality(who)     ? nw(12)
                       : who == Person::Queen ? nw(36)
                                              : nw(26),
                       {person()});
        case Verb::Sail: return say(Text::PersonReach, nw(21), {person(), place(1)});
        case Verb::Stay: return say(Text::NoOrder, nw(3), {siteOf(s, who)});
        default: return walk(who);
        }
    }
    [[nodiscard]] Refusal walk(Person who) const
    {
        const int to = place(1);
        const auto site = static_cast<std::size_t>(siteOf(s, who));
        const auto opens = [&](const ClassMoves& ways) {
            return to >= 0 && ways[idx(UnitClass::Traveller)][site].test(to);
        };
        if (opens(t.noMountains)) return say(Text::Mountains, nw(56), {siteOf(s, who), to});
        if (opens(t.noRiver)) return say(Text::River, nw(57), {siteOf(s, who), to});
        if (to >= 0 && t.seas.test(to)) return say(Text::PersonReach, nw(21), {num(who), to});
        return say(Text::PersonReach, nw(10), {num(who), to});
    }

    [[nodiscard]] Refusal retreat() const
    {
        if (m_verb == Verb::Flee || m_verb == Verb::Yield || m_verb == Verb::Stay)
            return say(Text::PersonReach, nw(18), {person(), m_verb == Verb::Flee ? place(1) : -1});
        if (m_verb != Verb::Retreat && m_verb != Verb::Disband) return say(Text::NotNow, nw(3), {s.phase});
        const int where = place(0);
        if (where < 0 || s.dislodged(where) == 0) return say(Text::NoUnit, nw(1), {m_move.arg[0]});
        if (seatOf(s.dislodged(where)) != m_move.seat) return say(Text::NotYours, nw(3), {where});
        if (m_verb != Verb::Retreat) return say(Text::NoRetreat, nw(1), {where, where});
        const int to = place(1);
        if (to < 0 || !waysOf(t, kindOf(s.dislodged(where)), where).test(to))
            return say(Text::NoRetreat, nw(1), {where, to});
        if (s.unit(to) != 0) return say(Text::RetreatOccupied, nw(1), {to});
        if (s.contested().test(to)) return say(Text::RetreatContested, nw(1), {to});
        if (s.barred(where) == to + 1) return say(Text::RetreatAttacker, nw(1), {to});
        return say(Text::NoRetreat, nw(55), {where, to});
    }

    [[nodiscard]] Refusal winter() const
    {
        const int due = dueOf(m_ctx, m_move.seat);
        const int where = place(0);
        switch (m_verb) {
        case Verb::Disband: {
            if (due >= 0) return say(Text::NoneDue, nw(1), {0});
            const bool own = where >= 0 && s.unit(where) != 0 && seatOf(s.unit(where)) == m_move.seat;
            return say(own ? Text::NoUnit : Text::NotYours, nw(1), {m_move.arg[0]});
        }
        case Verb::BuildPrize: return say(Text::NoPrize, nw(58));
        case Verb::Seal: return say(Text::MustBuild, nw(1), {buildsOwed(m_ctx, m_move.seat)});
        case Verb::BuildArmy:
        case Verb::BuildDouble:
        case Verb::BuildFleet:
        case Verb::BuildAmphibian: break;
        default: return say(Text::NotNow, nw(3), {s.phase});
        }
        if (due <= 0) return say(Text::NoneDue, nw(1), {0});
        return say(Text::NoSite, siteRule(where), {where});
    }
    Rule siteRule(int where) const
    {
        const bool own = where >= 0 && s.owner(where) == m_move.seat + 1;
        if (own && (s.unit(where) != 0 || s.order(where) != 0)) return nw(73);
        if (m_verb == Verb::BuildAmphibian) return nw(48);
        if (m_verb == Verb::BuildDouble) return nw(45);
        if (m_verb == Verb::BuildArmy) return nw(70);
        const bool port = own && t.graph().of(UnitClass::Fleet).moves[static_cast<std::size_t>(where)].any();
        return port ? nw(71) : nw(70);
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

} // namespace marches::engine::narnian_wars
