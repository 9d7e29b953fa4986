// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/combat/battleodds.h"
#include "engine/combat/leaderodds.h"
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

constexpr double kLostArmy = 0.13;   ///< what an army of one's own is worth ...
constexpr double kBeatenArmy = 0.11; ///< ... and one of somebody else's
constexpr double kRepulsed = 0.8;
constexpr double kCastle = 12.0; ///< taking a castle: a banner, cards, and one opponent fewer
constexpr double kTakenCard = 0.6;
constexpr double kShipCard = 1.2; ///< an Admiral that may be lost
constexpr double kThreat = 0.3;
constexpr double kCastleThreat = 1.5;
constexpr double kGarrison = 5.0;      ///< armies that a castle wants with nobody around
constexpr double kLeaderCard = 0.3;    ///< a General or Marshall that may be lost
constexpr double kMoreOfALeader = 0.6; ///< what a hand's leader is worth more for each further point that it adds
/// What it is worth to take a card out of somebody's hand, by kind.
constexpr std::array<double, kCards> kCardWorth{3.0, 1.0, 2.2, 2.0, 2.5, 1.5};

constexpr int kMostAdded = 6; ///< a die that shows six more than any other wins, whatever else is added

/// One roll with leaders, by attack dice, defence dice, and what is added to the highest die of either side.
const LeaderThrow& throwWith(int attackDice, int defenceDice, int attackBonus, int defenceBonus)
{
    constexpr std::size_t kRow = kMostAdded + 1;
    using Throws = std::array<LeaderThrow, std::size_t{3} * 2 * kRow * kRow>;
    const auto at = [](int a, int d, int more, int less) {
        const std::size_t row = (idx(a - 1) * 2 + idx(d - 1)) * kRow + idx(more);
        return row * kRow + idx(less);
    };
    static const Throws kThrows = [&at] {
        Throws throws{};
        for (int a = 1; a <= 3; ++a)
            for (int d = 1; d <= 2; ++d)
                for (int more = 0; more <= kMostAdded; ++more)
                    for (int less = 0; less <= kMostAdded; ++less)
                        throws[at(a, d, more, less)] = leaderThrow(a, d, more, less, {});
        return throws;
    }();
    return kThrows[at(attackDice, defenceDice, std::min(attackBonus, kMostAdded), std::min(defenceBonus, kMostAdded))];
}

/// Armies that the attacker loses in a roll for one of the defender's, and how likely a leader is lost in it.
struct Price {
    double armies = 1.0;
    double leader = 0.0;
};
Price priceOf(const LeaderThrow& roll)
{
    double lost = 0.0;
    double gone = 0.0;
    for (int k = 0; k <= roll.compared; ++k)
        for (int a = 0; a < 2; ++a)
            for (int d = 0; d < 2; ++d) {
                lost += static_cast<double>(k) * roll.ways[k][a][d];
                gone += a + d > 0 ? roll.ways[k][a][d] : 0.0;
            }
    lost /= roll.rolls;
    return {std::max(lost, 0.05) / std::max(roll.compared - lost, 0.05), gone / roll.rolls};
}

class Evaluator {
public:
    Evaluator(const Table& table, const Position& view, const Decision& decision, const Move& move)
        : t(table), s(view), m(move), m_seat(decision.seat)
    {}

    double value() const
    {
        switch (static_cast<Verb>(m.verb)) {
        case Verb::PlaceCastle: return castlePlace(m.arg[0]);
        case Verb::Claim: return worth(m.arg[0]) + 0.1 * around(m.arg[0], own()).count() + threatTo(m.arg[0]) * 0.01;
        case Verb::Place: return reinforced(m.arg[0], m.arg[1]);
        case Verb::Hide: return s.owned(m_seat).test(m.arg[0]) ? 0.5 + 0.1 * enemiesAround(m.arg[0]) : 0.0;
        case Verb::Occupy: return -0.1 * std::abs(m.arg[0] - bestAdvance());
        case Verb::Settle: return worth(m.arg[0]) + 0.02 * s.armies(m.arg[1]) - (isOwnCastle(m.arg[1]) ? 0.3 : 0.0);
        case Verb::Fortify: return moved();
        case Verb::Talk:
        case Verb::Offer:
        case Verb::Promise: return -2.0;
        case Verb::GiveCard: return -4.0;
        default: return cards();
        }
    }

private:
    double cards() const
    {
        switch (static_cast<Verb>(m.verb)) {
        case Verb::PlayReinforcements: return 20.0 + m.arg[0]; // armies now are spoils and castles sooner
        case Verb::PlayDiplomat: return truce(m.arg[0]);
        case Verb::PlayDiplomatOnSeveral: return severalTruces();
        case Verb::PlaySpy: return 5.0 + 0.1 * handSize(s, m.arg[0]) + 0.3 * bannersOf(t, s, m.arg[0]);
        case Verb::CounterSpy: return 1.0;
        case Verb::ChooseCard: return cardWorth(m.arg[0]);
        case Verb::RevealHidden: return revealed(m.arg[0]);
        case Verb::PlayMarshall: return guarded();
        case Verb::Defend: return m.arg[0] + 0.1 * m.arg[1];
        default: return attacks();
        }
    }
    double attacks() const
    {
        switch (static_cast<Verb>(m.verb)) {
        case Verb::Attack: return attacked(m.arg[0], m.arg[1]);
        case Verb::Sail: return sailed(m.arg[0], m.arg[1], m.arg[2]);
        case Verb::Roll: {
            const int most = std::min(isCastle(toPlace(s)) ? 2 : 3, attackers(s));
            return battle(attackers(s), toPlace(s)) - 0.05 * (most - m.arg[0]);
        }
        case Verb::Assault: {
            const double win = odds(attackers(s), toPlace(s)).win;
            return battle(attackers(s), toPlace(s)) + (win > 0.8 || is(s, kSea) ? 0.01 : -0.01);
        }
        case Verb::PlayGeneral: {
            const double risk = priceOf(throwWith(3, 2, attackBonus() + t.attackBonus, defenceBonus())).leader;
            return battle(attackers(s), toPlace(s), t.attackBonus) - kLeaderCard * risk;
        }
        default: return 0.0;
        }
    }

    Mask own() const { return s.owned(m_seat).mask(); }
    Mask around(int place, const Mask& among) const { return t.open[static_cast<std::size_t>(place)] & among; }
    bool isCastle(int place) const { return castleAt(s, place) >= 0; }
    bool isOwnCastle(int place) const { return s.castle[m_seat] == place + 1; }
    int enemiesAround(int place) const
    {
        int armies = 0;
        const auto own = s.owned(m_seat);
        const Mask& open = t.open[static_cast<std::size_t>(place)];
        for (int k = 0; k < s.words; ++k)
            for (std::uint64_t left = open.word(k) & t.land.word(k) & ~own[k]; left != 0; left &= left - 1)
                armies += s.block[k].armies[std::countr_zero(left)];
        return armies;
    }
    double threatTo(int place) const { return isOwnCastle(place) ? kCastleThreat : kThreat; }

    double castlePlace(int place) const
    {
        const bool coast = t.voyages[0][static_cast<std::size_t>(place)].any();
        return (coast ? 0.5 : 0.0) - 0.2 * around(place, t.land).count();
    }

    /// Having a territory: more of an empire, or all of it, and taking somebody else's empire apart.
    double worth(int place) const
    {
        const int empire = t.empireOf(place);
        const Mask& whole = empire >= 0 ? t.empires[static_cast<std::size_t>(empire)].places : t.independents;
        const double bonus = empire >= 0 ? t.options.spoilsEmpire : t.options.spoilsIndependents;
        const int size = whole.count();
        const int mine = s.owned(m_seat).countIn(whole) + (s.owned(m_seat).test(place) ? 0 : 1);
        const double share = static_cast<double>(mine) / std::max(size, 1);
        double value = 0.6 + 0.5 * bonus * share * share;
        if (mine == size) value += bonus;
        const int owner = ownerOf(s, place);
        if (owner >= 0 && owner != m_seat && s.owned(owner).covers(whole)) value += 0.8 * bonus;
        return value;
    }

    double cardWorth(int card) const
    {
        const double more = card == num(Card::General)    ? t.attackBonus - 1
                            : card == num(Card::Marshall) ? t.defenceBonus - 1
                                                          : 0.0;
        return kCardWorth[static_cast<std::size_t>(card)] + kMoreOfALeader * more;
    }
    /// What Generals and Marshalls on the table add in the attack that goes on.
    int attackBonus() const { return (inUse(s, activeSeat(s), Card::General) + s.pledged) * t.attackBonus; }
    int defenceBonus() const { return marshalls(s) * t.defenceBonus; }
    /// A Marshall more in the attack that goes on: what it makes likelier to be kept, less the card that may be lost.
    double guarded() const
    {
        const int to = toPlace(s);
        const double kept = odds(attackers(s), to).win - odds(attackers(s), to, 0, t.defenceBonus).win;
        const double risk = priceOf(throwWith(3, 2, attackBonus(), defenceBonus() + t.defenceBonus)).leader;
        const double gain = kept * (isOwnCastle(to) ? kCastle : worth(to)) - kLeaderCard * risk;
        return gain > 0.0 ? 3.0 + gain : -1.0;
    }

    /// With so much more added to the highest dice than what is on the table adds by now.
    QuickOdds odds(int attack, int to, int more = 0, int less = 0) const
    {
        const DiceLimits limits{isCastle(to) ? 2 : 3, 2};
        const int armies = std::max(attack, 0);
        const bool fights = toPlace(s) == to; // else no card is on the table yet
        const int bonus = more + (fights ? attackBonus() : 0);
        const int guard = less + (fights ? defenceBonus() : 0);
        if ((bonus == 0 && guard == 0) || armies == 0) return quickOdds(limits, armies, s.armies(to));
        // With leaders as many armies fight like more or fewer without, for as long as the leaders are there.
        const int attackDice = std::min(limits.attack, armies);
        const int defenceDice = std::clamp<int>(s.armies(to), 1, 2);
        const Price led = priceOf(throwWith(attackDice, defenceDice, bonus, guard));
        const Price plain = priceOf(throwWith(attackDice, defenceDice, 0, 0));
        const double rolls = static_cast<double>(armies + s.armies(to)) / defenceDice;
        const double share = std::min(1.0, 1.0 / std::max(led.leader * rolls, 0.01));
        const double like = armies / (1.0 + (led.armies / plain.armies - 1.0) * share);
        const int fewer = static_cast<int>(like);
        const double part = like - fewer;
        const QuickOdds low = quickOdds(limits, fewer, s.armies(to));
        const QuickOdds high = quickOdds(limits, fewer + 1, s.armies(to));
        const auto between = [part](double a, double b) { return a + (b - a) * part; };
        return {between(low.win, high.win), between(low.attackersLeft, high.attackersLeft) * armies / like,
                between(low.defendersLeft, high.defendersLeft)};
    }
    /// A battle for `to` with so many attackers, fought to its end; nothing to be gained counts 0.
    double battle(int attack, int to, int more = 0) const
    {
        if (attack <= 0 || to < 0) return -1.0;
        const int victim = ownerOf(s, to);
        if (victim < 0) return worth(to);
        const QuickOdds ends = odds(attack, to, more);
        double prize = worth(to);
        if (isCastle(to)) prize += kCastle + 2.0 * bannersOf(t, s, victim) + kTakenCard * handSize(s, victim);
        const double repulsed = isCastle(to) ? 2.0 : kRepulsed;
        return ends.win * prize + kBeatenArmy * (s.armies(to) - ends.defendersLeft) -
               kLostArmy * (attack - ends.attackersLeft) - repulsed * (1.0 - ends.win);
    }
    /// Leaving one's castle weaker than what stands around it.
    double exposed(int from, int to, int attack) const
    {
        if (!isOwnCastle(from)) return 0.0;
        const int others = enemiesAround(from) - s.armies(to);
        const double staying = s.armies(from) - attack + 0.3 * attack;
        return others > 0 ? 1.5 * std::max(0.0, others / (staying + 1.0) - 0.5) : 0.0;
    }
    double attacked(int from, int to) const
    {
        const int attack = s.armies(from) - 1;
        return battle(attack, to) - exposed(from, to, attack);
    }
    double sailed(int from, int to, int aboard) const
    {
        const double win = odds(aboard, to).win;
        return battle(aboard, to) - kShipCard * (1.0 - win) - exposed(from, to, aboard) - 0.1;
    }
    double potential(int place, int more) const
    {
        double best = 0.0;
        around(place, attackableFor()).forEach([&](int to) {
            best = std::max(best, battle(s.armies(place) + more - 1, to));
        });
        return best;
    }
    Mask attackableFor() const
    {
        Mask targets = t.land - own();
        for (int other = 0; other < t.seatCount(); ++other)
            if (other != m_seat && truceBetween(s, m_seat, other)) targets -= s.owned(other).mask();
        return targets;
    }
    /// Armies that the castle lacks for what stands around it.
    double lacking(int place) const { return kGarrison + 0.7 * enemiesAround(place) - s.armies(place); }
    double reinforced(int place, int count) const
    {
        const int left = std::max<int>(1, s.reserve[m_seat]);
        const int enemies = enemiesAround(place);
        const double lack = isOwnCastle(place) ? lacking(place) : 0.0;
        if (lack > 0.0) return 2.5 + 0.1 * std::min<double>(count, lack) - 0.05 * std::max(0.0, count - lack);
        if (enemies == 0 && !isOwnCastle(place)) return -1.0;
        const double need = std::min(2.0, static_cast<double>(enemies) / (s.armies(place) + 1.0));
        double best = threatTo(place) * need * 1.5 + 0.1;
        best += 0.3 * potential(place, left);
        return best * (0.5 + 0.5 * count / left);
    }
    double revealed(int place) const
    {
        const int number = s.covered == 0 ? t.trackNumber(0) : t.trackNumber(s.covered - 1);
        if (phaseOf(s) == Phase::Defend) return isOwnCastle(place) || s.armies(place) <= 3 ? 3.5 : -1.0;
        if (phaseOf(s) == Phase::Battle) return battle(attackers(s) + number, toPlace(s)) + 0.02;
        return potential(place, number) > 3.0 ? potential(place, number) : -0.5;
    }

    /// A truce with whoever stands strongest around one's castle.
    double truce(int seat) const
    {
        if (s.castle[m_seat] == 0) return -1.0;
        const int castle = s.castle[m_seat] - 1;
        int armies = 0;
        around(castle, s.owned(seat).mask()).forEach([&](int next) { armies += s.armies(next); });
        return armies > s.armies(castle) ? 2.0 + 0.05 * armies : -0.3;
    }
    double severalTruces() const
    {
        double sum = 0.0;
        for (const Part& part : m.parts()) sum += truce(part.item);
        return sum;
    }

    /// Armies go where the enemies are, but not all out of the castle.
    int bestAdvance() const
    {
        const int most = attackers(s);
        const int behind = enemiesAround(fromPlace(s)) * (isOwnCastle(fromPlace(s)) ? 3 : 1);
        const int ahead = enemiesAround(toPlace(s));
        if (behind == 0) return most;
        if (ahead == 0) return 1;
        return static_cast<int>(std::lround(static_cast<double>(most) * ahead / (ahead + behind)));
    }
    double moved() const
    {
        const int from = m.arg[0];
        const int to = m.arg[1];
        const double share = static_cast<double>(m.arg[2]) / s.armies(from);
        const double need =
            enemiesAround(to) / (1.0 + s.armies(to)) - enemiesAround(from) / (1.0 + s.armies(from) - m.arg[2]);
        return 0.1 * need * share;
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

} // namespace marches::engine::castle_risk
