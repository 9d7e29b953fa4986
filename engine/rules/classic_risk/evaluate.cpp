// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

#include <algorithm>
#include <cmath>

#include "engine/rules/classic_risk/evaluator.h"

namespace marches::engine::classic_risk {

namespace {

constexpr double kCardWorth = 0.8;   ///< of the first capture in a turn
constexpr double kTakenCard = 0.6;   ///< each card of a player who is driven out
constexpr double kLostArmy = 0.13;   ///< what an army of one's own is worth ...
constexpr double kBeatenArmy = 0.10; ///< ... and one of somebody else's
constexpr double kRepulsed = 1.0;
constexpr double kThreat = 0.3;
constexpr double kAimedAt = 0.8;  ///< a territory that the own mission is about
constexpr double kAimNear = 1.5;  ///< ... the more, the less is missing
constexpr double kAimCount = 0.2; ///< a territory, where any counts
constexpr double kCapital = 2.5;  ///< a capital of somebody else
constexpr double kWins = 30.0;    ///< the one that is missing
constexpr double kThin = 2.0;     ///< an army where the mission wants more of them

} // namespace

double Evaluator::value() const
{
    switch (static_cast<Verb>(m.verb)) {
    case Verb::Claim: return m_army == m_seat ? claimed(m.arg[0]) : 0.0;
    case Verb::Place: return phaseOf(s) == Phase::Place ? setup(m.arg[0]) : reinforced(m.arg[0], m.arg[1]);
    case Verb::TradeInfantry:
    case Verb::TradeCavalry:
    case Verb::TradeArtillery:
    case Verb::TradeMixed: return 2.0 + tradedTerritories();
    case Verb::TradeWild: return 1.8 + tradedTerritories();
    case Verb::TradeTwoWilds: return 1.5;
    case Verb::Bonus: return potential(m.arg[0], 2);
    case Verb::Attack: return battle(s.armies(m.arg[0]) - 1, m.arg[1]) - fewerDice(m.arg[2], s.armies(m.arg[0]) - 1);
    case Verb::Target: return battle(around(m.arg[0]), m.arg[0]);
    case Verb::Gather: return battle(gathered(), toPlace(s));
    case Verb::Roll: return battle(attackers(s), toPlace(s)) - fewerDice(m.arg[0], attackers(s));
    case Verb::Assault:
        return battle(attackers(s), toPlace(s)) + (odds(attackers(s), toPlace(s)).win > 0.8 ? 0.01 : -0.01);
    case Verb::Capital: return seat(m.arg[0]);
    case Verb::Defend: return m.arg[0];
    case Verb::Occupy: return occupied(m.arg[0]);
    case Verb::Fortify: return moved(m.arg[0], m.arg[1], m.arg[2]);
    case Verb::Lift: return enemiesAround(m.arg[0]) == 0 ? 0.1 * (s.armies(m.arg[0]) - 1) : -0.1;
    case Verb::Drop: return moved(s.lifted - 1, m.arg[0], m.arg[1]);
    default: return 0.0;
    }
}

int Evaluator::enemiesAround(int place) const
{
    int armies = 0;
    foes(place).forEach([&](int next) { armies += s.armies(next); });
    return armies;
}

const Continent* Evaluator::continentOf(int place) const
{
    for (const Continent& continent : t.continents)
        if (continent.places.test(place)) return &continent;
    return nullptr;
}

/// By one aim of the own mission: what lies in its regions, the army it is about, or any territory.
double Evaluator::aim(const Aim& aim, int place) const
{
    if (aim.kind == AimSpec::Kind::Eliminate && aim.army != m_army && s.held[aim.army] > 0)
        return s.owned(aim.army).test(place) ? kAimedAt + kAimNear / s.held[aim.army] : 0.0;
    if (aim.kind != AimSpec::Kind::Regions)
        return aim.count == 0 ? 0.0 : kAimCount + (s.held[m_army] + 1 >= aim.count ? kAimNear : 0.0);
    for (const int at : aim.continents) {
        const Mask& whole = t.continents[static_cast<std::size_t>(at)].places;
        if (whole.test(place)) return kAimedAt + kAimNear / std::max(1, (whole - m_own).count());
    }
    return 0.0;
}

/// Own capitals stay, others are taken, above all from whoever has nearly enough.
double Evaluator::capitalGoal(int place) const
{
    if (!s.capitals().test(place)) return 0.0;
    if (capitalsOf(s, m_army) + (m_own.test(place) ? 0 : 1) >= t.capitalsToWin()) return kWins;
    const int owner = ownerOf(s, place);
    const bool danger = owner >= 0 && owner != m_army && capitalsOf(s, owner) + 1 >= t.capitalsToWin();
    return danger ? 2 * kCapital : kCapital;
}

double Evaluator::goal(int place) const
{
    if (m_army < 0) return 0.0;
    double value = t.capitalsToWin() > 0 ? capitalGoal(place) : 0.0;
    if (const Mission* mission = missionOf(t, s, m_seat)) {
        double best = 0.0;
        for (const Aim& one : mission->aims) best = std::max(best, aim(one, place));
        value += best;
    }
    return value;
}

/// A good capital lies among own territories, with many armies.
double Evaluator::seat(int place) const
{
    return s.armies(place) + (t.neighbours(place) & m_own).count() - foes(place).count() - 0.2 * enemiesAround(place);
}

double Evaluator::thin(int place) const
{
    const Mission* mission = missionOf(t, s, m_seat);
    if (mission == nullptr) return 0.0;
    for (const Aim& one : mission->aims)
        if (one.armies > s.armies(place) && one.count > 0 && 10 * s.held[m_army] >= 9 * one.count) return kThin;
    return 0.0;
}

/// Having a territory: more of a region, or all of it, and taking somebody else's region apart.
double Evaluator::worth(int place) const
{
    const Continent* continent = continentOf(place);
    const double wanted = 1.0 + goal(place);
    if (continent == nullptr) return wanted;
    const Mask& whole = continent->places;
    const int size = continent->size;
    const int mine = (whole & m_own).count() + (m_own.test(place) ? 0 : 1);
    const double share = static_cast<double>(mine) / size;
    double value = wanted + 0.4 * bonusOf(*continent) * share * share;
    if (mine == size) value += bonusOf(*continent);
    const int owner = ownerOf(s, place);
    if (owner >= 0 && owner != m_army && !(whole - s.owned(owner).mask()).any()) value += 0.8 * bonusOf(*continent);
    return value;
}

/// A battle for `to` with so many attackers, fought to its end; nothing to be gained counts 0.
double Evaluator::battle(int attackers, int to) const
{
    if (attackers <= 0 || to < 0) return -1.0;
    const QuickOdds ends = odds(attackers, to);
    double prize = worth(to) + ((s.flags & kCaptured) == 0 ? kCardWorth : 0.0);
    const int victim = ownerOf(s, to);
    if (victim >= 0 && s.held[victim] == 1 && victim != t.neutralArmy())
        prize += 2.0 + kTakenCard * handSize(s, victim);
    return ends.win * prize + kBeatenArmy * (s.armies(to) - ends.defendersLeft) -
           kLostArmy * (attackers - ends.attackersLeft) - kRepulsed * (1.0 - ends.win);
}

int Evaluator::around(int to) const
{
    int armies = 0;
    (t.neighbours(to) & m_own).forEach([&](int place) { armies += s.armies(place) - 1; });
    return armies;
}

int Evaluator::gathered() const
{
    int armies = 0;
    for (const Part& part : m.parts()) armies += part.amount;
    return armies;
}

double Evaluator::claimed(int place) const
{
    double value = worth(place) - 0.02 * t.neighbours(place).count();
    (t.neighbours(place) & m_own).forEach([&value](int) { value += 0.1; });
    return value;
}

double Evaluator::setup(int place) const
{
    const int enemies = enemiesAround(place);
    if (enemies == 0) return -1.0;
    return worth(place) + kThreat * (enemies - s.armies(place)) / (s.armies(place) + 1.0);
}

/// The best that can be done from there with so many armies more: an attack, or holding out.
double Evaluator::potential(int place, int more) const
{
    const int enemies = enemiesAround(place);
    if (enemies == 0) return -1.0;
    double best = 0.0;
    foes(place).forEach([&](int to) { best = std::max(best, battle(s.armies(place) + more - 1, to)); });
    return best + 0.1 + kThreat * worth(place) * std::min(1.0, enemies / (s.armies(place) + 1.0));
}

double Evaluator::reinforced(int place, int count) const
{
    const int left = std::max<int>(1, s.reserve[m_army]);
    const double best = potential(place, left);
    return (best <= 0.0 ? best : best * (0.5 + 0.5 * count / left)) + thin(place);
}

double Evaluator::tradedTerritories() const
{
    double value = 0.0;
    const auto lookAt = [&](int card) {
        if (card >= 0 && card < t.territories() && m_own.test(t.places[static_cast<std::size_t>(card)])) value = 0.1;
    };
    if (static_cast<Verb>(m.verb) == Verb::TradeMixed)
        for (int i = 0; i < 3; ++i) lookAt(m.arg[static_cast<std::size_t>(i)]);
    for (const Part& part : m.parts()) lookAt(part.item);
    return value;
}

double Evaluator::occupied(int count) const { return -0.1 * std::abs(count - bestAdvance()); }

/// Armies go where the enemies are.
int Evaluator::bestAdvance() const
{
    const int to = toPlace(s);
    const int most = attackers(s);
    if (s.from == 0) return most;
    const int behind = enemiesAround(fromPlace(s));
    const int ahead = enemiesAround(to);
    if (behind == 0) return most;
    if (ahead == 0) return 1;
    return static_cast<int>(std::lround(static_cast<double>(most) * ahead / (ahead + behind)));
}

/// Steps through own territories to one that touches an enemy.
int Evaluator::toTheFront(int place) const
{
    Mask seen = Mask::of(place);
    Mask fresh = seen;
    for (int steps = 0; fresh.any(); ++steps) {
        Mask next;
        bool found = false;
        fresh.forEach([&](int here) {
            found = found || foes(here).any();
            next |= t.neighbours(here) & m_own;
        });
        if (found) return steps;
        fresh = next - seen;
        seen |= next;
    }
    return t.territories();
}

double Evaluator::moved(int from, int to, int count) const
{
    const int steps = toTheFront(from) - toTheFront(to);
    const double share = static_cast<double>(count) / s.armies(from);
    if (steps != 0) return 0.1 * count * (steps > 0 ? 1 : -1) + 0.01 * enemiesAround(to) * share;
    // Between two fronts: towards the stronger enemy, as long as enough stay behind.
    const double need = enemiesAround(to) / (1.0 + s.armies(to)) - enemiesAround(from) / (1.0 + s.armies(from) - count);
    return 0.1 * need * share;
}

double evaluate(const Table& table, const Position& view, const Decision& decision, const Move& move)
{
    return Evaluator(table, view, decision, move).value();
}

} // namespace marches::engine::classic_risk
