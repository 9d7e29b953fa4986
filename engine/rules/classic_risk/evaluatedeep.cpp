// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/rules/classic_risk/evaluator.h"

namespace marches::engine::classic_risk {

namespace {

/// What things are worth, in about the worth of a territory; found by games between bots.
struct Weights {
    double land = 0.9;       ///< any territory
    double card = 0.8;       ///< the first capture of a turn
    double lost = 0.1;       ///< an army of one's own
    double beaten = 0.0;     ///< an army of somebody else's: the others would gain as much by its loss
    double repulsed = 1.0;   ///< an attack that fails
    double progress = 0.8;   ///< of a region's bonus, by the hope for it
    double whole = 1.0;      ///< ... when the region is complete
    double breaking = 0.47;  ///< ... when it is somebody else's
    double kill = 2.0;       ///< driving a player out
    double killCard = 0.5;   ///< ... and each of the cards
    double nearKill = 1.0;   ///< of both, on the way there
    double follow = 0.7;     ///< of what the same armies can attack next
    double stake = 0.5;      ///< a territory that may fall
    double stakeBonus = 0.5; ///< ... and of the bonus that falls with it
    double growth = 3.0;     ///< armies by which a neighbour grows before striking
    double setup = 0.1;      ///< of the plain judgement, while armies are placed at first
    double ahead = 0.5;      ///< of the attacks to come, when armies move in
    double regroup = 0.3;    ///< ... and at the end of a turn
    double capital = 2.0;    ///< ... and a capital
    double effort = 0.0128;  ///< what a move must bring at least
};
constexpr Weights w;

constexpr int kDepth = 3;         ///< attacks of the same armies that are thought of
constexpr double kHopeless = 0.3; ///< chance of winning below which nothing is planned beyond
constexpr int kNearlyOut = 3;     ///< territories that a player can be driven out of in a while
constexpr int kSetupArmies = 6;   ///< that a place is thought to have more of while armies are placed at first

class Strategist final : public Evaluator {
public:
    using Evaluator::Evaluator;

protected:
    double battle(int attackers, int to) const override
    {
        if (attackers <= 0 || to < 0) return -1.0;
        return chain(attackers, to, (s.flags & kCaptured) == 0, kDepth, Mask{}) - w.effort;
    }
    double setup(int place) const override
    {
        if (enemiesAround(place) == 0) return -1.0;
        return outlook(place, std::min<int>(s.reserve[m_army], kSetupArmies)) + relief(place, 2) +
               w.setup * Evaluator::setup(place);
    }
    double reinforced(int place, int count) const override
    {
        if (enemiesAround(place) == 0) return -1.0 + thin(place);
        const int left = std::max<int>(1, s.reserve[m_army]);
        const double best = outlook(place, left) + relief(place, left) + 0.1;
        return best * (0.5 + 0.5 * count / left) + thin(place);
    }
    double occupied(int count) const override
    {
        const int to = toPlace(s);
        const int most = attackers(s);
        if (s.from == 0) return -0.1 * (most - count);
        const int from = fromPlace(s);
        const double ahead = std::max(0.0, following(to, count - 1, false, kDepth - 1, Mask{}));
        const double behind = std::max(0.0, following(from, most - count, false, kDepth - 1, Mask{}));
        return w.ahead * std::max(ahead, behind) - danger(to, count) - danger(from, most - count + 1) +
               0.001 * count * (toTheFront(from) - toTheFront(to));
    }
    double moved(int from, int to, int count) const override
    {
        const int steps = toTheFront(from) - toTheFront(to);
        if (steps != 0 || enemiesAround(from) == 0) return Evaluator::moved(from, to, count);
        const int stay = s.armies(from) - count;
        return danger(from, s.armies(from)) + danger(to, s.armies(to)) - danger(from, stay) -
               danger(to, s.armies(to) + count) + w.regroup * (outlook(to, count) - outlook(from, 0)) - 0.01;
    }

private:
    /// How much of a region's bonus one may hope for: by the armies of both sides there.
    double desire(const Continent& continent, int missing) const
    {
        int mine = 0;
        int theirs = 0;
        int beside = 0;
        (continent.places & m_own).forEach([&](int place) { mine += s.armies(place); });
        (continent.places - m_own).forEach([&](int place) { theirs += s.armies(place); });
        (continent.around & m_own).forEach([&](int place) { beside += s.armies(place); });
        const double hope = mine + 0.5 * beside;
        return bonusOf(continent) * hope / (hope + theirs + 1.0) / missing;
    }
    /// What capturing a territory brings, after `taken` were captured before it.
    double prize(int to, bool first, const Mask& taken) const
    {
        double value = w.land + goal(to) + (first && t.options.cards ? w.card : 0.0);
        const int victim = ownerOf(s, to);
        if (const Continent* continent = continentOf(to)) {
            const Mask& whole = continent->places;
            const int missing = (whole - m_own - taken).count();
            value += missing <= 1 ? w.whole * bonusOf(*continent) : w.progress * desire(*continent, missing);
            if (victim >= 0 && !(whole - s.owned(victim).mask()).any()) value += w.breaking * bonusOf(*continent);
        }
        if (victim >= 0 && victim != t.neutralArmy()) {
            const int left = s.held[victim] - (taken & s.owned(victim).mask()).count() - 1;
            const double booty = w.kill + w.killCard * handSize(s, victim);
            if (left <= 0)
                value += booty;
            else if (left <= kNearlyOut)
                value += w.nearKill * booty / ((left + 1) * (left + 1));
        }
        return value;
    }
    double chain(int attackers, int to, bool first, int depth, const Mask& taken) const
    {
        const QuickOdds ends = odds(attackers, to);
        double won = prize(to, first, taken);
        if (depth > 1 && ends.win > kHopeless) {
            Mask then = taken;
            then.set(to);
            const int left = static_cast<int>(std::lround(ends.attackersLeft / ends.win));
            won += w.follow * std::max(0.0, following(to, left - 1, false, depth - 1, then));
        }
        return ends.win * won + w.beaten * (s.armies(to) - ends.defendersLeft) -
               w.lost * (attackers - ends.attackersLeft) - w.repulsed * (1.0 - ends.win);
    }
    /// The best attack from a place with so many that can be lost, -1 where there is none.
    double following(int from, int attackers, bool first, int depth, const Mask& taken) const
    {
        double best = -1.0;
        if (attackers <= 0) return best;
        (foes(from) - taken).forEach([&](int to) {
            if (s.armies(to) > 2 * attackers) return;
            best = std::max(best, chain(attackers, to, first, depth, taken));
        });
        return best;
    }
    double outlook(int place, int more) const
    {
        return std::max(0.0, following(place, s.armies(place) + more - 1, (s.flags & kCaptured) == 0, kDepth, Mask{}));
    }
    /// What is expected to be lost in a place with so many armies to the strongest neighbour.
    double danger(int place, int armies) const
    {
        int strongest = 0;
        foes(place).forEach([&](int next) { strongest = std::max<int>(strongest, s.armies(next)); });
        if (strongest == 0) return 0.0;
        const double fall =
            quickOdds(t.options.limits(), strongest - 1 + static_cast<int>(w.growth), std::max(armies, 0)).win;
        double stake = w.stake + goalAtStake(place);
        if (const Continent* continent = continentOf(place))
            if (!(continent->places - m_own).any()) stake += w.stakeBonus * bonusOf(*continent);
        return stake * fall;
    }
    /// A capital that falls is one more for somebody else.
    double goalAtStake(int place) const { return t.capitalsToWin() > 0 && s.capitals().test(place) ? w.capital : 0.0; }
    double relief(int place, int more) const
    {
        return danger(place, s.armies(place)) - danger(place, s.armies(place) + more);
    }
};

} // namespace

double evaluateDeep(const Table& table, const Position& view, const Decision& decision, const Move& move)
{
    return Strategist(table, view, decision, move).value();
}

} // namespace marches::engine::classic_risk
