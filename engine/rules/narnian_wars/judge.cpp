// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

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

/// Holds what it has, takes what is free, and lets its person travel with a unit. Every order for what has none is
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
        case Verb::Convoy: return s.order[first] != 0 ? kAgain : ordered(verb);
        case Verb::Retreat: return 0.2 + arrival(kindOf(s.dislodged[first]), m.arg[1]);
        case Verb::Disband:
            return phaseOf(s) == Phase::Winter ? 0.2 + 0.1 * steps(kindOf(s.unit[first]), first, true) : 0.05;
        case Verb::BuildArmy:
        case Verb::BuildDouble: return 1.5 - 0.05 * steps(PieceKind::Army, first, false);
        case Verb::BuildFleet: return 1.2 - 0.05 * steps(PieceKind::Fleet, first, false);
        case Verb::BuildAmphibian: return 1.8;
        case Verb::BuildPrize: return 2.0;
        case Verb::Flee: return 0.5;
        case Verb::Travel: return s.errand[first].verb != 0 ? kAgain : 1.0;
        case Verb::Walk: return s.errand[first].verb != 0 ? kAgain : 0.1;
        case Verb::Call: return isRetreats(phaseOf(s)) ? 3.0 : -2.0;
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
    bool mine(int where) const { return s.unit[where] != 0 && seatOf(s.unit[where]) == m_seat; }
    bool leaving(int where) const { return s.order[where] == num(Verb::Move) + 1; }

    /// Steps to the nearest centre that is not one's own, or to any of one's own; twelve at most.
    int steps(PieceKind kind, int place, bool ownOnes) const
    {
        int best = 12;
        int index = 0;
        t.centres.forEach([&](int centre) {
            const auto& row = t.steps[idx(classOf(kind))][static_cast<std::size_t>(index++)];
            if (own(s.owner[centre]) == ownOnes) best = std::min<int>(best, row[static_cast<std::size_t>(place)]);
        });
        return best;
    }
    int foesNear(int place) const
    {
        int count = 0;
        for (int i = 0; i < t.provinces; ++i)
            if (s.unit[i] != 0 && !mine(i) && waysOf(t, kindOf(s.unit[i]), i).test(place)) ++count;
        return count;
    }
    bool bound(int where) const
    {
        for (int i = 0; i < t.provinces; ++i)
            if (mine(i) && leaving(i) && s.target[i] == where + 1) return true;
        return false;
    }

    double staying(int here) const
    {
        if (!t.centres.test(here)) return kHold;
        if (!own(s.owner[here])) return phaseOf(s) == Phase::Fall ? kTaken : kHold + 0.2;
        return foesNear(here) > 0 ? kGuard : kHold + 0.1;
    }
    double arrival(PieceKind kind, int to) const
    {
        if (!t.centres.test(to) || own(s.owner[to])) return kNearer - kPerStep * steps(kind, to, false);
        const bool held = s.unit[to] != 0 || (bitOf(s.garrison, to) && s.owner[to] != 0);
        return held ? kFoeCentre * 0.5 : s.owner[to] == 0 ? kFreeCentre : kFoeCentre;
    }
    double ordered(Verb verb) const
    {
        const int here = m.arg[0];
        if (verb == Verb::Hold) return staying(here);
        if (verb == Verb::Move) {
            const int to = m.arg[1];
            if (bound(to) || (mine(to) && !leaving(to))) return 0.05;
            const double stay = staying(here);
            const double worth = arrival(kindOf(s.unit[here]), to);
            return std::max(0.05, stay > kHold + 0.2 ? worth - stay + kHold : worth);
        }
        const int other = m.arg[1];
        if (verb == Verb::Support) {
            if (!mine(other) || leaving(other)) return 0.03;
            return 0.3 + 0.35 * std::min(foesNear(other), 3);
        }
        const bool agreed =
            verb == Verb::SupportMove && mine(other) && leaving(other) && s.target[other] == m.arg[2] + 1;
        return agreed && !mine(m.arg[2]) ? 2.2 : 0.02;
    }

    const Table& t;
    const Position& s;
    const Move& m;
    int m_seat;
};

} // namespace

double judge(const Table& table, const Position& view, const Decision& decision, const Move& move)
{
    return Advisor(table, view, decision, move).value();
}

} // namespace marches::engine::narnian_wars
