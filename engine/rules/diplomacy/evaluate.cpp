// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/diplomacy/machine.h"

namespace marches::engine::diplomacy {

namespace {

constexpr double kAgain = -1.0; ///< a unit that has its order already: nothing is turned over for ever
constexpr double kHold = 0.5;
constexpr double kFreeCentre = 4.0; ///< a centre that nobody defends
constexpr double kFoeCentre = 2.6;
constexpr double kNearer = 1.6;
constexpr double kPerStep = 0.12;
constexpr double kGuard = 1.4; ///< staying on a centre with enemies around
constexpr double kTaken = 3.4; ///< staying on somebody's centre until it changes hands
constexpr double kHelp = 2.2;
constexpr double kDislodged = 1.2; ///< a unit driven out of where no centre is
constexpr double kRegain = 3.2;    ///< a centre of one's own on which somebody stands
constexpr double kAlone = 0.5;     ///< share of an attack's worth that is left where nobody can help
constexpr double kHopeful = 0.75;  ///< the same where it succeeds if the defender's help is cut or goes elsewhere
constexpr int kQuietYears = 4;     ///< after so many years in which no centre changed hands a draw is wanted

/// Holds what it has, takes what is free, and helps where it can. Every order for a unit without one is worth more than
/// sealing, and sealing more than ordering it anew, so that a seat is done after one order for each unit.
class Evaluator {
public:
    Evaluator(const Table& table, const Position& view, const Decision& decision, const Move& move)
        : t(table), s(view), m(move), m_seat(decision.seat)
    {}

    double value() const
    {
        const auto verb = static_cast<Verb>(m.verb);
        switch (verb) {
        case Verb::Seal: return 0.0;
        case Verb::Vote: return wantsDraw() ? 0.01 : -3.0;
        case Verb::Keep:
        case Verb::Proxy:
        case Verb::Cancel: return -2.0;
        case Verb::Retreat: return 0.2 + arrival(m.arg[1], true);
        case Verb::Disband: return phaseOf(s) == Phase::Winter ? 0.2 + 0.1 * away(unitSteps(m.arg[0])) : 0.05;
        case Verb::BuildArmy:
        case Verb::BuildFleet: return build(verb == Verb::BuildFleet);
        default: break;
        }
        if (s.order(province(m.arg[0])) != 0) return kAgain;
        switch (verb) {
        case Verb::Hold: return staying();
        case Verb::Move: return move(m.arg[1]);
        case Verb::MoveByConvoy:
        case Verb::MoveByPath: return 0.02;
        case Verb::Support: return support();
        case Verb::SupportMove: return supportMove();
        default: return 0.02; // convoys are beyond it
        }
    }

private:
    int province(int place) const { return t.provinceOf(place); }
    bool fleetAt(int place) const { return isFleet(s.unit(province(place))); }
    bool own(int seatPlusOne) const { return seatPlusOne == m_seat + 1; }
    bool foeStands(int where) const { return s.unit(where) != 0 && seatOf(s.unit(where)) != m_seat; }
    static double away(int steps) { return std::min(steps, 12); }

    /// Steps to the nearest centre that is not one's own, or to any of one's own.
    int steps(bool fleet, int place, bool ownOnes) const
    {
        int best = kFar;
        int index = 0;
        t.centres.forEach([&](int centre) {
            const auto& row = t.steps[fleet ? 1 : 0][static_cast<std::size_t>(index++)];
            if (own(s.owner(centre)) == ownOnes) best = std::min<int>(best, row[static_cast<std::size_t>(place)]);
        });
        return best;
    }
    int unitSteps(int place) const { return steps(fleetAt(place), place, true); }

    int enemiesNear(int place) const
    {
        const int here = province(place);
        int count = 0;
        forEachUnit(t, s, [&](int i, std::uint8_t unit) {
            if (seatOf(unit) != m_seat && reaches(i, here)) ++count;
        });
        return count;
    }
    bool reaches(int from, int where) const
    {
        const Mask& ways = t.ways(isFleet(s.unit(from)))[static_cast<std::size_t>(placeOfUnit(s, from))];
        if (ways.test(where)) return true;
        bool coast = false;
        t.graph->coasts[static_cast<std::size_t>(where)].forEach([&](int place) { coast = coast || ways.test(place); });
        return coast;
    }
    /// Units of a seat that could go to a province, or help there.
    int unitsNear(int seat, int where) const
    {
        int count = 0;
        forEachUnit(t, s, [&](int i, std::uint8_t unit) {
            if (i != where && seatOf(unit) == seat && reaches(i, where)) ++count;
        });
        return count;
    }
    /// How much of its worth an attack on a held province keeps, by who could help on either side.
    double chance(int where) const
    {
        const int attackers = unitsNear(m_seat, where);
        const int helpers = unitsNear(seatOf(s.unit(where)), where);
        if (attackers > 1 + helpers) return 1.0;
        return attackers > 1 && attackers > helpers ? kHopeful : kAlone;
    }
    bool wantsDraw() const { return m.arg[0] == 1 && s.vote[m_seat] != 1 && s.quiet >= kQuietYears; }
    /// Another unit of one's own goes there already.
    bool taken(int where) const
    {
        for (int i = 0; i < t.provinces; ++i)
            if (s.unit(i) != 0 && seatOf(s.unit(i)) == m_seat && s.order(i) == num(Verb::Move) + 1 &&
                s.target(i) != 0 && province(s.target(i) - 1) == where)
                return true;
        return false;
    }
    bool leaving(int where) const { return s.order(where) == num(Verb::Move) + 1; }
    /// It leaves for where nobody stands.
    bool leavesFreely(int where) const
    {
        return leaving(where) && s.target(where) != 0 && s.unit(province(s.target(where) - 1)) == 0;
    }

    double staying() const
    {
        const int here = province(m.arg[0]);
        if (!t.centres.test(here)) return kHold;
        if (!own(s.owner(here))) return phaseOf(s) == Phase::Fall ? kTaken : kHold + 0.2;
        return enemiesNear(here) > 0 ? kGuard : kHold + 0.1;
    }
    double arrival(int to, bool fleeing) const
    {
        const int there = province(to);
        const bool fleet = fleeing ? isFleet(s.dislodged(province(m.arg[0]))) : fleetAt(m.arg[0]);
        const double nearer = kNearer - kPerStep * away(steps(fleet, to, false));
        const bool centre = t.centres.test(there);
        if (foeStands(there)) {
            const double worth = !centre ? kDislodged : own(s.owner(there)) ? kRegain : kFoeCentre;
            return worth * chance(there);
        }
        if (!centre || own(s.owner(there))) return nearer;
        return s.owner(there) == 0 ? kFreeCentre : kFoeCentre;
    }
    double move(int to) const
    {
        const int there = province(to);
        const bool blocked = s.unit(there) != 0 && seatOf(s.unit(there)) == m_seat && !leavesFreely(there);
        if (taken(there) || blocked) return 0.05;
        const double worth = arrival(to, false);
        const double stay = staying();
        return std::max(0.05, stay > kHold + 0.2 ? worth - stay + kHold : worth);
    }
    double support() const
    {
        const int other = province(m.arg[1]);
        if (foeStands(other) || leaving(other)) return 0.03;
        const bool centre = t.centres.test(other) && own(s.owner(other));
        return 0.3 + (centre ? 0.4 : 0.0) + 0.35 * std::min(enemiesNear(other), 3);
    }
    double supportMove() const
    {
        const int other = province(m.arg[1]);
        const int to = province(m.arg[2]);
        const bool agreed = s.order(other) == num(Verb::Move) + 1 && s.target(other) != 0 &&
                            province(s.target(other) - 1) == to && seatOf(s.unit(other)) == m_seat;
        if (!agreed || (s.unit(to) != 0 && !foeStands(to))) return 0.02;
        const bool prize = t.centres.test(to) && (!own(s.owner(to)) || foeStands(to));
        return (prize ? kHelp : 0.8) * (foeStands(to) || enemiesNear(to) > 0 ? 1.0 : 0.4);
    }
    /// As many fleets as a third of what one has; fewer where they lead nowhere.
    double build(bool fleet) const
    {
        if (s.order(province(m.arg[0])) != 0) return kAgain;
        int fleets = 0;
        int units = 0;
        forEachUnit(t, s, [&](int /*province*/, std::uint8_t unit) {
            if (seatOf(unit) != m_seat) return;
            ++units;
            fleets += isFleet(unit) ? 1 : 0;
        });
        const bool wanted = fleets * 3 < units + 1;
        return 1.0 + (fleet == wanted ? 0.5 : 0.0) + 0.2 * enemiesNear(province(m.arg[0])) -
               0.05 * away(steps(fleet, m.arg[0], false));
    }

    const Table& t;
    const Position& s;
    const Move& m;
    int m_seat;
};

} // namespace

double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move)
{
    return Evaluator(table, view, decision, move).value();
}

} // namespace marches::engine::diplomacy
