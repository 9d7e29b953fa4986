// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "engine/combat/battleodds.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

/// What a seat thinks things worth. The plain ones are those of a cheap judgement that looks no further than one
/// battle; the deep ones were found by games between bots.
struct Weights {
    double unitGold = 12.0;      ///< what a unit is worth in gold
    double territoryGold = 90.0; ///< ... and a territory
    double routeGold = 150.0;
    double passageGold = 15.0;
    double lostUnit = 0.05;
    double beatenUnit = 0.05;
    double repulsed = 0.2;
    double capital = 4.0;
    double garrison = 4.0;  ///< units that a capital wants with nobody around
    double land = 0.7;      ///< any territory
    double share = 0.25;    ///< of a continent's bonus, by the square of what one holds of it
    double whole = 0.4;     ///< ... for all of it
    double pair = 0.7;      ///< share of a pair of continents that wins
    double victim = 0.0;    ///< share of a continent's bonus that its holder loses
    double last = 1.5;      ///< the last territory of a seat
    double follow = 0.0;    ///< share of what the same army can do next; 0: not looked at
    double threat = 0.2;    ///< units that are wanted where others stand
    double bidShare = 0.85; ///< most of the gold that is bid for a lot
    double bidUnits = 12.0; ///< a lot of so many units would be worth all gold
};
constexpr Weights kPlain;
constexpr Weights kDeep{.unitGold = 17.2,
                        .territoryGold = 47.8,
                        .routeGold = 470.0,
                        .lostUnit = 0.178,
                        .beatenUnit = 0.0232,
                        .repulsed = 0.409,
                        .capital = 4.95,
                        .garrison = 4.56,
                        .land = 0.309,
                        .share = 0.238,
                        .victim = 0.146,
                        .last = 0.73,
                        .follow = 0.0862,
                        .bidShare = 0.61,
                        .bidUnits = 19.5};
constexpr int kReserveGold = 60; ///< that is not spent on an offer
constexpr int kDepth = 3;        ///< battles of one army that are thought of

class Evaluator {
public:
    Evaluator(const Table& table, const Position& view, const Decision& decision, const Move& move,
              const Weights& weights)
        : t(table), s(view), m(move), w(weights), m_seat(decision.seat), m_own(view.owned(m_seat).mask())
    {}

    double value() const
    {
        switch (static_cast<Verb>(m.verb)) {
        case Verb::ChooseCapital: return 0.2 * s.units(m.arg[0]) - 0.3 * foes(m.arg[0]).count();
        case Verb::DeclarePair: return pairShare(m.arg[0], m.arg[1]);
        case Verb::Place: return strengthened(m.arg[0], m.arg[1]);
        case Verb::TradeInfantry:
        case Verb::TradeCavalry:
        case Verb::TradeArtillery:
        case Verb::TradeMixed: return 2.0 + tradedTerritories();
        case Verb::Bonus: return strengthened(m.arg[0], kCardBonus);
        case Verb::Move: return moved(m.arg[0], m.arg[1], m.arg[2], s.movable(m.arg[0]));
        case Verb::March:
            return moved(m.arg[0], m.parts().empty() ? m.arg[0] : m.parts().back().item, m.arg[2], s.left);
        case Verb::AskPassage:
        case Verb::GrantPassage: return -1.0;
        case Verb::RevokePassage: return -0.5;
        case Verb::Allow: return phaseOf(s) == Phase::TieBreak ? wanted() : -0.2;
        case Verb::Refuse: return 0.0;
        case Verb::Occupy: return 0.01 * m.arg[0];
        default: return attacks();
        }
    }

private:
    double attacks() const
    {
        switch (static_cast<Verb>(m.verb)) {
        case Verb::Target: return battle(readyAround(m.arg[0]), m.arg[0], strengthOf(m.arg[0])) - 0.001;
        case Verb::AttackGuests: return -1.0;
        case Verb::Attack: return battle(m.arg[2], m.arg[1], strengthOf(m.arg[1]));
        case Verb::Gather: return gathered();
        case Verb::Assault:
        case Verb::Roll: {
            const double now = battle(attackers(s), toPlace(s), s.strength);
            if (static_cast<Verb>(m.verb) == Verb::Assault) return now + (now > 0.5 ? 0.01 : -0.01);
            return now - 0.05 * (std::min(t.options.attackDice, attackers(s)) - m.arg[0]);
        }
        case Verb::Defend: return m.arg[0];
        case Verb::PressOn: return battle(m.arg[1], m.arg[0], strengthOf(m.arg[0])) - 0.05;
        case Verb::Stop: return phaseOf(s) == Phase::Gather ? -1.0 : 0.0; // whoever has aimed shoots
        default: return commerce();
        }
    }
    double commerce() const
    {
        const double gold = m.arg[0];
        switch (static_cast<Verb>(m.verb)) {
        case Verb::Bid: return -0.05 * std::abs(gold - willing());
        case Verb::Raise: return raised(gold);
        case Verb::Stake: return 0.05 * gold; // the die pays back more than it takes
        case Verb::Offer: return offered(m.arg[0]);
        case Verb::Money:
            if (phaseOf(s) != Phase::Give || laid(0).gold != 0 || m.arg[0] == 0) return -1.0;
            return 1.0 - 0.05 * std::abs(gold - price());
        case Verb::Troops: return phaseOf(s) == Phase::Ask && laid(1).troops == 0 ? 0.1 * m.arg[0] : -1.0;
        case Verb::Units:
        case Verb::Land:
        case Verb::Routes:
        case Verb::Passage:
        case Verb::Promise:
        case Verb::Give:
        case Verb::TakeBack:
        case Verb::Unsay: return -1.0;
        case Verb::Ask: return laid(0).gold > 0 ? 0.1 : -0.5;
        case Verb::Propose: return laid(0).gold > 0 && laid(1).troops > 0 ? 0.5 : -0.2;
        case Verb::Accept: return 0.02 * (bundleWorth(0) - bundleWorth(1) * 1.1) - 0.01;
        case Verb::Counter: return -1.0;
        default: return fate();
        }
    }
    double fate() const
    {
        switch (static_cast<Verb>(m.verb)) {
        case Verb::Pay: return paysOff();
        case Verb::Reinforce: return strengthened(m.arg[0], 2);
        case Verb::Remove: return removed();
        case Verb::VoteYes: return 0.1 * wanted() * (1 + m.arg[0]);
        case Verb::VoteNo: return -0.1 * wanted() * (1 + m.arg[0]);
        case Verb::VoteFor: return 0.1 * nominee(m.arg[0]) * (1 + m.arg[1]);
        case Verb::Name: return naming(m.arg[0]);
        case Verb::Choose:
            return phaseOf(s) == Phase::Award ? worth(m.arg[0]) : -worth(m.arg[0]) - 0.1 * s.units(m.arg[0]);
        case Verb::CutRoute: return against(m.arg[0]) * 1.5;
        case Verb::CutTroops: return against(m.arg[0]) * 0.25 * std::min(10, unitsOf(s, m.arg[0]));
        case Verb::Sanction: {
            const int owner = ownerOf(s, m.arg[0]);
            return owner < 0 ? -1.0 : against(owner) * (0.08 * s.units(m.arg[0]) + 0.4 * worth(m.arg[0]));
        }
        case Verb::Reallocate: {
            double sum = 0.0;
            for (const Part& part : m.parts()) sum += strengthened(part.item, part.amount);
            return sum;
        }
        default: return 0.0;
        }
    }

    /// A card of an own territory brings more than the set alone.
    double tradedTerritories() const
    {
        bool shown = false;
        const auto lookAt = [&](int card) { shown = shown || own().test(t.placeOf(card)); };
        if (static_cast<Verb>(m.verb) == Verb::TradeMixed)
            for (std::size_t i = 0; i < kSetSize; ++i) lookAt(m.arg[i]);
        for (const Part& part : m.parts()) lookAt(part.item);
        return shown && !is(s, kBonusUsed) ? 0.1 : 0.0;
    }

    const Mask& own() const { return m_own; }
    Mask foes(int place) const { return t.neighbours(place) - own(); }
    bool isCapital(int place) const { return s.capital[m_seat] == place + 1; }
    const Bundle& laid(int side) const { return s.deal[side]; }

    /// Units that stand next to a place; natural defences threaten nobody.
    int threats(int place) const
    {
        int units = 0;
        const int seats = t.seatCount();
        foes(place).forEach([&](int next) {
            const Block& block = s.blockOf(next);
            const unsigned i = Position::inBlock(next);
            units += block.units[i] - block.guests[m_seat][i];
            for (int seat = 0; seat < seats; ++seat) units += block.guests[seat][i];
        });
        return units;
    }
    int strengthOf(int place) const { return strengthOf(place, ownerOf(s, place)); }
    int strengthOf(int place, int owner) const
    {
        if (owner < 0) return nativesAt(t, s, place);
        if (s.capital[owner] != place + 1 || (s.crisis[owner] != 0 && s.crisis[owner] == s.round))
            return s.units(place);
        return s.units(place) * std::max<int>(3, s.multiplier[owner]);
    }
    int readyAround(int to) const
    {
        int units = 0;
        t.reach[static_cast<std::size_t>(to)].forEach([&](int next) { units += spare(next); });
        return units;
    }
    /// Units of a place that may join an attack without leaving the capital open.
    int spare(int place) const
    {
        if (!isCapital(place)) return s.ready(place);
        return std::max(0, static_cast<int>(s.ready(place)) - static_cast<int>(w.garrison) - threats(place) / 4);
    }

    double pairShare(int a, int b) const
    {
        const int held = heldOf(s, m_seat, t.placesOf(a)) + heldOf(s, m_seat, t.placesOf(b));
        return static_cast<double>(held) / std::max(1, t.sizeOf(a) + t.sizeOf(b));
    }
    double worth(int place) const { return worth(place, ownerOf(s, place)); }
    double worth(int place, int owner) const
    {
        double value = w.land + 0.01 * t.line(place).income;
        const int at = t.continentAt[static_cast<std::size_t>(place)];
        if (at < 0) return value;
        const Continent& continent = t.continents[static_cast<std::size_t>(at)];
        const int mine = heldOf(s, m_seat, continent.places) + (own().test(place) ? 0 : 1);
        const double share = static_cast<double>(mine) / continent.size;
        value += w.share * continent.bonus * share * share;
        if (mine == continent.size) value += w.whole * continent.bonus;
        if (owner >= 0 && owner != m_seat && holdsAll(s, owner, continent.places)) value += w.victim * continent.bonus;
        if (t.options.continents)
            t.partners[static_cast<std::size_t>(continent.region)].forEach(
                [&](int other) { value += w.pair * pairShare(continent.region, other); });
        return value;
    }

    double battle(int attackers, int to, int strength) const
    {
        return battles(attackers, to, ownerOf(s, to), strength, kDepth, m_own);
    }
    /// A battle and, if the weights say so, the best one that whoever is left can fight next; `taken`: what was held
    /// before it.
    double battles(int attackers, int to, int owner, int strength, int depth, const Mask& taken) const
    {
        if (attackers <= 0 || to < 0) return -1.0;
        double prize = worth(to, owner);
        if (owner >= 0 && s.capital[owner] == to + 1) prize += w.capital + 0.005 * s.gold[owner];
        if (owner >= 0 && heldBy(s, owner) == 1) prize += w.last;
        int force = attackers;
        if (s.strained[m_seat] != 0 && s.strained[m_seat] == s.round)
            force = force / 3; // two less on every die is that bad
        const QuickOdds ends = quickOdds({t.options.attackDice, t.options.defenceDice}, force, strength);
        if (w.follow > 0.0 && depth > 1 && ends.win > 0.3)
            prize += w.follow * next(static_cast<int>(ends.attackersLeft / ends.win) - 1, to, depth - 1, taken);
        const double beaten = owner < 0 ? 0.0 : w.beatenUnit * (strength - ends.defendersLeft);
        return ends.win * prize + beaten - w.lostUnit * (force - ends.attackersLeft) - w.repulsed * (1.0 - ends.win);
    }
    double next(int attackers, int from, int depth, const Mask& taken) const
    {
        double best = 0.0;
        if (attackers <= 0) return best;
        Mask held = taken;
        held.set(from);
        (t.neighbours(from) - held).forEach([&](int to) {
            const int owner = ownerOf(s, to);
            const int strength = strengthOf(to, owner);
            if (strength <= 2 * attackers) best = std::max(best, battles(attackers, to, owner, strength, depth, held));
        });
        return best;
    }
    double gathered() const
    {
        int units = 0;
        double exposed = 0.0;
        for (const Part& part : m.parts()) {
            units += part.amount;
            exposed += isCapital(part.item) ? 0.3 * std::max(0, part.amount - spare(part.item)) : 0.0;
        }
        const int strength = s.enemy != 0 ? s.guests(enemySeat(s), toPlace(s)) : strengthOf(toPlace(s));
        return battle(units, toPlace(s), strength) - exposed;
    }

    double strengthened(int place, int count) const
    {
        const int around = threats(place);
        const double left = std::max(1, static_cast<int>(s.pool[m_seat]));
        const double share = 0.5 + 0.5 * std::min(1.0, count / left);
        if (isCapital(place)) {
            const double lack = w.garrison + 0.4 * around - s.units(place);
            if (lack > 0.0) return (1.5 + 0.1 * std::min<double>(lack, count)) * share;
        }
        double best = 0.0;
        foes(place).forEach([&](int to) {
            best = std::max(best, battle(s.units(place) + static_cast<int>(left) - 1, to, strengthOf(to)));
        });
        if (best == 0.0 && around == 0) return -0.5;
        return (best + w.threat * std::min(2.0, around / (s.units(place) + 1.0))) * share;
    }

    /// Steps to a territory that touches somebody else's, or nobody's.
    int toTheFront(int place) const
    {
        Mask seen = Mask::of(place);
        Mask fresh = seen;
        const Mask& mine = own();
        for (int steps = 0; fresh.any(); ++steps) {
            Mask next;
            bool found = false;
            fresh.forEach([&](int here) {
                found = found || foes(here).any();
                next |= t.neighbours(here) & mine;
            });
            if (found) return steps;
            fresh = next - seen;
            seen |= next;
        }
        return t.territories();
    }
    /// Only ever nearer to a front, so that marching ends.
    double moved(int from, int to, int count, int most) const
    {
        if (!own().test(from) || !own().test(to) || isCapital(from)) return -1.0;
        const int nearer = toTheFront(from) - toTheFront(to);
        return nearer > 0 ? 0.02 * nearer + 0.01 * count / std::max(most, 1) : -1.0;
    }

    /// What a lot is worth: gold buys little else, except where it counts as points in the end.
    /// A step of a third of what one would still go up: bids that creep up by one take thousands of moves.
    double raised(double gold) const
    {
        const double most = willing();
        if (gold > most) return 0.05 * (most - gold);
        const double wanted = std::max<double>(leastBid(t, s), s.high + std::ceil((most - s.high) / 3.0));
        return 0.05 * (most - s.high - std::abs(gold - wanted)) + 0.01;
    }
    double willing() const
    {
        const double share = s.gold[m_seat] * std::clamp(s.lot / w.bidUnits, 0.2, w.bidShare);
        return t.options.lunchtime ? std::min(share, w.unitGold * s.lot) : share;
    }
    double price() const { return std::min<double>(s.gold[m_seat] - kReserveGold, w.unitGold * s.pool[enemySeat(s)]); }
    double offered(int other) const
    {
        return s.offers[m_seat] == 0 && s.pool[other] > 0 && s.gold[m_seat] > 2 * kReserveGold
                   ? 0.2 + 0.01 * s.pool[other]
                   : -1.0;
    }
    double bundleWorth(int side) const
    {
        const Bundle& bundle = laid(side);
        const Mask land = s.laidLand(side);
        double worth = bundle.gold + w.unitGold * bundle.troops + w.routeGold * bundle.routes +
                       w.territoryGold * land.count() + w.passageGold * s.laidPassage(side).count();
        for (int k = 0; k < s.words; ++k)
            for (const std::uint16_t units : s.block[k].goods[side].units) worth += w.unitGold * units;
        land.forEach([&](int place) { worth += w.unitGold * s.units(place); });
        return worth;
    }

    double paysOff() const
    {
        const int place = toPlace(s);
        const double saved =
            w.territoryGold * worth(place) + w.unitGold * s.units(place) + (isCapital(place) ? 300.0 : 0.0);
        return 0.01 * (saved - fateRow(t, s).bailout);
    }
    /// Taken from somebody else where it hurts, from oneself where it does not.
    double removed() const
    {
        const bool mine = phaseOf(s) != Phase::Desert || activeSeat(s) == m_seat;
        const int victim = mine ? m_seat : activeSeat(s);
        double harm = 0.0;
        for (const Part& part : m.parts()) {
            const bool empties = part.amount >= s.units(part.item);
            const bool capital = s.capital[victim] == part.item + 1;
            harm += 0.05 * part.amount + (empties ? 1.0 + worth(part.item) : 0.0) + (capital ? 0.2 * part.amount : 0.0);
            if (mine) harm += 0.02 * part.amount * threats(part.item);
        }
        return mine ? -harm : harm;
    }

    /// How strong a seat is among its rivals, roughly from 0 to 1.
    double weight(int seat) const
    {
        double all = 0.0;
        double mine = 0.0;
        for (int other = 0; other < t.seatCount(); ++other) {
            const double power = heldBy(s, other) + 0.3 * unitsOf(s, other) + 0.01 * s.gold[other];
            all += power;
            if (other == seat) mine = power;
        }
        return all > 0.0 ? mine / all : 0.0;
    }
    double against(int seat) const { return seat == m_seat ? -1.0 : 0.5 + weight(seat); }

    /// Whether a vote that passes is good for this seat.
    double wanted() const
    {
        const VoteRow& row = voteRow(t, s);
        if (row.percent > 0) {
            if (s.gold[m_seat] == richest(t, s, false)) return -1.0;
            return s.gold[m_seat] == richest(t, s, true) ? 1.0 : 0.2;
        }
        int most = 0;
        for (int seat = 0; seat < t.seatCount(); ++seat) most = std::max(most, heldBy(s, seat));
        return heldBy(s, m_seat) == most ? -1.0 : 0.6;
    }
    /// Whom to elect: oneself for a gift, the strongest rival for a burden.
    double nominee(int seat) const
    {
        const VoteRow& row = voteRow(t, s);
        if (row.emergency) return seat == m_seat ? -0.2 : weight(seat);
        return seat == m_seat ? 1.0 : 0.1 * (1.0 - weight(seat));
    }
    double naming(int seat) const
    {
        if (voteRow(t, s).percent == 0) return nominee(seat);
        const bool poorest = is(s, kPoorest);
        if (seat == m_seat) return poorest ? 1.0 : -1.0;
        return poorest ? 1.0 - weight(seat) : weight(seat);
    }

    const Table& t;
    const Position& s;
    const Move& m;
    const Weights& w;
    int m_seat;
    Mask m_own;
};

} // namespace

double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move)
{
    return Evaluator(table, view, decision, move, kPlain).value();
}

double evaluateDeep(const Table& table, const Position& view, const Decision& decision, const Move& move)
{
    return Evaluator(table, view, decision, move, kDeep).value();
}

} // namespace marches::engine::warrior_risk
