// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <bit>

#include "engine/base/bits.h"
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

constexpr double kAgain = -1.0; ///< what has its order already: nothing is turned over for ever
constexpr double kHold = 0.5;
constexpr double kFreeCentre = 4.0;
constexpr double kFoeCentre = 2.6;
constexpr double kNearer = 1.6;
constexpr double kPerStep = 0.12;
constexpr double kTaken = 3.4; ///< staying on somebody's centre until it changes hands
constexpr double kGuard = 1.4;
constexpr double kDislodged = 1.2; ///< a unit driven out of where no centre is
constexpr double kRegain = 3.2;    ///< a centre of one's own on which somebody stands
constexpr double kAlone = 0.5;     ///< share of an attack's worth that is left where nobody can help
constexpr double kHopeful = 0.75;  ///< the same where it succeeds if the defender's help is cut or goes elsewhere
constexpr int kQuietYears = 3;     ///< after so many years in which no centre changed hands a draw is wanted

// What persons do comes after the orders of units, which it goes by.
constexpr double kTurn = 0.42;
constexpr double kCommand = 0.4;
constexpr double kDouble = 0.4; ///< travelling with a unit that drives somebody out, or helps to
constexpr double kBack = 0.38;
constexpr double kHunt = 0.3;
constexpr double kStandBy = 0.3; ///< travelling with a unit that may be attacked
constexpr double kWalkToVictim = 0.28;
constexpr double kDeclare = 0.25;
constexpr double kWalkToFight = 0.22;
constexpr double kGoesAlong = 0.2;
constexpr double kWalkToUnit = 0.14;
constexpr double kStaysBeside = 0.12;
constexpr double kLittle = 0.05;

/// Holds what it has, takes what is free, and lets its person help where units fight. Every order for what has none is
/// worth more than sealing, and sealing more than ordering anew.
class Advisor {
public:
    Advisor(const Table& table, const Position& view, const Decision& decision, const Move& move)
        : t(table), s(view), m(move), m_seat(decision.seat)
    {}

    double value() const
    {
        const auto verb = static_cast<Verb>(m.verb);
        const int first = m.arg[0];
        switch (verb) {
        case Verb::Seal: return 0.0;
        case Verb::Hold:
        case Verb::Move:
        case Verb::MoveByConvoy:
        case Verb::Support:
        case Verb::SupportMove:
        case Verb::Convoy: return s.order(first) != 0 ? kAgain : ordered(verb);
        case Verb::Retreat: return 0.2 + arrival(kindOf(s.dislodged(first)), m.arg[1]);
        case Verb::Disband:
            return phaseOf(s) == Phase::Winter ? 0.2 + 0.1 * steps(kindOf(s.unit(first)), first, true) : 0.05;
        case Verb::BuildArmy:
        case Verb::BuildDouble: return 1.5 - 0.05 * steps(PieceKind::Army, first, false);
        case Verb::BuildFleet: return 1.2 - 0.05 * steps(PieceKind::Fleet, first, false);
        case Verb::BuildAmphibian: return 1.8;
        case Verb::BuildPrize: return 2.0;
        case Verb::Flee: return mine(m.arg[1]) ? 0.7 : foe(m.arg[1]) ? 0.3 : 0.5;
        case Verb::Travel:
        case Verb::Walk:
        case Verb::Back:
        case Verb::BackMove: return s.errand[first].verb != 0 ? kAgain : errand(verb);
        case Verb::Hunt: return hunts(first, m.arg[1]) ? kHunt : -2.0;
        case Verb::Turn: return s.victim == 0 && foe(first) && !bound(first) ? kTurn : -2.0;
        case Verb::CommandMove:
        case Verb::CommandSupportMove: return mayCommand(first) ? command(verb) : -2.0;
        case Verb::Vote: return wantsDraw() ? 0.01 : -2.0;
        case Verb::Call: return isRetreats(phaseOf(s)) ? 3.0 : kingIsStone() ? kHunt : -2.0;
        case Verb::Declare: return centresOf(s, m_seat) >= narnian_wars::unitsOf(s, m_seat).count() ? kDeclare : -2.0;
        case Verb::ChooseForm:
        case Verb::ChooseSite:
        case Verb::ChooseSide:
        case Verb::PlaceKing:
        case Verb::SetDelay:
        case Verb::Judge: return 0.1;
        default: return -2.0;
        }
    }

private:
    bool own(int seatPlusOne) const { return seatPlusOne == m_seat + 1; }
    bool mine(int where) const { return s.unit(where) != 0 && seatOf(s.unit(where)) == m_seat; }
    bool leaving(int where) const { return s.order(where) == num(Verb::Move) + 1; }
    /// It leaves for where nobody stands.
    bool leavesFreely(int where) const
    {
        return leaving(where) && s.target(where) != 0 && s.unit(s.target(where) - 1) == 0;
    }

    /// Steps to the nearest centre that is not one's own, or to any of one's own; twelve at most.
    int steps(PieceKind kind, int place, bool ownOnes) const
    {
        int best = 12;
        int index = 0;
        t.centres.forEach([&](int centre) {
            const auto& row = t.steps[idx(classOf(kind))][static_cast<std::size_t>(index++)];
            if (own(s.owner(centre)) == ownOnes) best = std::min<int>(best, row[static_cast<std::size_t>(place)]);
        });
        return best;
    }
    bool foe(int where) const { return s.unit(where) != 0 && !mine(where); }
    static int strengthOf(std::uint8_t unit) { return kindOf(unit) == PieceKind::DoubleArmy ? 2 : 1; }
    /// What the units of a seat that could go to a province, or help there, are worth together.
    int strengthNear(int seat, int where) const
    {
        int sum = 0;
        t.near[at(where)].forEach([&](int i) {
            const std::uint8_t unit = s.unit(i);
            if (i != where && unit != 0 && seatOf(unit) == seat && waysOf(t, kindOf(unit), i).test(where))
                sum += strengthOf(unit);
        });
        return sum;
    }
    /// How much of its worth an attack on a held province keeps, by who could help on either side.
    double chance(int where) const
    {
        const int holder = s.unit(where) != 0 ? strengthOf(s.unit(where)) : 1;
        const int seat = s.unit(where) != 0 ? seatOf(s.unit(where)) : s.owner(where) - 1;
        const int attack = strengthNear(m_seat, where);
        const int defence = holder + strengthNear(seat, where);
        if (attack > defence) return 1.0;
        return attack > holder && attack + holder > defence ? kHopeful : kAlone;
    }
    /// A unit of one's own is to drive somebody out.
    bool attacks(int where) const
    {
        return mine(where) && leaving(where) && s.target(where) != 0 && foe(s.target(where) - 1);
    }
    /// The person is known to be where the unit goes, and is nobody's friend.
    bool hunts(int where, int who) const
    {
        if (s.hunts(where) != 0 || !onBoard(s, static_cast<Person>(who))) return false;
        const int there = s.site[who] - 1;
        return (leaving(where) ? s.target(where) == s.site[who] : where == there) &&
               t.ownerOf(static_cast<Person>(who)) != m_seat;
    }
    bool kingIsStone() const
    {
        const int site = siteOf(s, Person::HighKing);
        return onBoard(s, Person::HighKing) && s.stone(site) != 0 && mine(site);
    }
    bool mayCommand(int where) const { return s.victim == 0 && foe(where) && s.errand[idx(Person::Queen)].verb == 0; }
    /// Away from where one's own units go, or into the service of one that drives somebody out.
    double command(Verb verb) const
    {
        const int here = m.arg[0];
        if (verb == Verb::CommandMove) return kCommand + (bound(here) ? 0.03 : bound(m.arg[1]) ? -0.3 : 0.0);
        return foe(m.arg[2]) && m.arg[2] != here && agreed(m.arg[1], m.arg[2]) ? kCommand + 0.02 : kLittle;
    }
    /// A unit of one's own is ordered to go there.
    bool agreed(int from, int to) const { return mine(from) && leaving(from) && s.target(from) == to + 1; }
    /// It helps to drive somebody out.
    bool aidsAttack(int where) const
    {
        return mine(where) && s.order(where) == num(Verb::SupportMove) + 1 && foe(s.target(where) - 1);
    }
    double errand(Verb verb) const
    {
        const int of = m.arg[1];
        switch (verb) {
        case Verb::Travel: return travel(of);
        case Verb::Back: return mine(of) && !leaving(of) && foesNear(of) > 0 ? kWalkToVictim : kLittle / 2;
        case Verb::BackMove: return !agreed(of, m.arg[2]) ? kLittle / 4 : foe(m.arg[2]) ? kBack : kGoesAlong - 0.01;
        default: return walk(m.arg[0], of);
        }
    }
    /// Whoever doubles somebody else's unit does that one's work.
    double travel(int host) const
    {
        if (!mine(host)) return -1.0;
        if (attacks(host) || aidsAttack(host)) return kDouble;
        if (!leaving(host) && foesNear(host) > 0) return kStandBy;
        return leaving(host) ? kGoesAlong : kStaysBeside;
    }
    /// A Queen goes to where she can turn or command a unit, everybody else to where units of one's own will be.
    double walk(int who, int to) const
    {
        const bool queen = static_cast<Person>(who) == Person::Queen;
        if (queen && s.charge.verb != 0 && s.charge.to == to + 1) return kLittle / 4; // her command would be void
        if (queen && foe(to) && !bound(to)) return kWalkToVictim;
        if (bound(to)) return foe(to) ? kWalkToFight : kWalkToUnit;
        if (mine(to) && !leaving(to)) return foesNear(to) > 0 ? kWalkToFight - 0.01 : kWalkToUnit;
        return kLittle;
    }
    /// Everybody who is left shares it.
    bool wantsDraw() const
    {
        return s.quiet >= kQuietYears && s.vote[m_seat] == 0 &&
               m.parts().size() == static_cast<std::size_t>(std::popcount(living(t, s)));
    }
    int foesNear(int place) const
    {
        int count = 0;
        t.near[at(place)].forEach([&](int i) {
            if (foe(i) && waysOf(t, kindOf(s.unit(i)), i).test(place)) ++count;
        });
        return count;
    }
    bool bound(int where) const
    {
        for (int k = 0; k < s.words; ++k) {
            const Block& block = s.block[k];
            for (int i = 0; i < kBlockPlaces; ++i)
                if (block.target[i] == where + 1 && mine(k * kBlockPlaces + i) && leaving(k * kBlockPlaces + i))
                    return true;
        }
        return false;
    }

    double staying(int here) const
    {
        if (!t.centres.test(here)) return kHold;
        if (!own(s.owner(here))) return phaseOf(s) == Phase::Fall ? kTaken : kHold + 0.2;
        return foesNear(here) > 0 ? kGuard : kHold + 0.1;
    }
    double arrival(PieceKind kind, int to) const
    {
        const bool centre = t.centres.test(to);
        const bool garrison = centre && s.garrison().test(to) && s.owner(to) != 0 && !own(s.owner(to));
        if (foe(to) || garrison) {
            const double worth = !centre ? kDislodged : own(s.owner(to)) ? kRegain : kFoeCentre;
            return worth * chance(to);
        }
        if (!centre || own(s.owner(to))) return kNearer - kPerStep * steps(kind, to, false);
        return s.owner(to) == 0 ? kFreeCentre : kFoeCentre;
    }
    double ordered(Verb verb) const
    {
        const int here = m.arg[0];
        if (verb == Verb::Hold) return staying(here);
        if (verb == Verb::Move) {
            const int to = m.arg[1];
            if (bound(to) || (mine(to) && !leavesFreely(to))) return 0.05;
            const double stay = staying(here);
            const double worth = arrival(kindOf(s.unit(here)), to);
            return std::max(0.05, stay > kHold + 0.2 ? worth - stay + kHold : worth);
        }
        const int other = m.arg[1];
        if (verb == Verb::Support) {
            if (!mine(other) || leaving(other)) return 0.03;
            return 0.3 + 0.35 * std::min(foesNear(other), 3);
        }
        return verb == Verb::SupportMove && agreed(other, m.arg[2]) && !mine(m.arg[2]) ? 2.2 : 0.02;
    }

    const Table& t;
    const Position& s;
    const Move& m;
    int m_seat;
};

} // namespace

double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move)
{
    return Advisor(table, view, decision, move).value();
}

} // namespace marches::engine::narnian_wars
