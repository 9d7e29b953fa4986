// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/search/dumbbot.h"

#include <algorithm>
#include <array>
#include <vector>

#include "engine/rules/diplomacy/context.h"
#include "engine/rules/diplomacy/rules.h"

namespace marches::test {

using namespace engine;
using namespace engine::diplomacy;

namespace {

constexpr int kMaps = 10;
constexpr std::array<double, kMaps> kSpringWeights{100, 1000, 30, 10, 6, 5, 4, 3, 2, 1};
constexpr std::array<double, kMaps> kOtherWeights{1000, 100, 30, 10, 6, 5, 4, 3, 2, 1};
constexpr double kStrength = 1000.0;
constexpr int kAlternative = 50; ///< per cent of cases in which the next candidate is thought of
constexpr double kModifier = 5.0;
constexpr int kStay = -1;

struct Unit {
    int place;
    int target = kStay; ///< place
    int helps = -1;     ///< place of the unit that it supports
    bool done = false;
    double worth = 0.0; ///< of where it goes or stays
};

/// One season's thoughts of one power.
class Campaign {
public:
    Campaign(const Table& table, const Position& position, int seat, Random& random)
        : t(table), s(position), m_seat(seat), m_random(random)
    {
        weigh();
    }

    std::vector<Move> orders()
    {
        if (isMovement(phaseOf(s))) return movement();
        if (isRetreats(phaseOf(s))) return retreats();
        return winter();
    }

private:
    static double sizeOf(int centres) { return centres * centres + 4.0 * centres + 16.0; }
    bool spring() const { return phaseOf(s) == Phase::Spring || phaseOf(s) == Phase::SpringRetreats; }
    const Mask& ways(bool fleet, int place) const { return t.ways(fleet)[static_cast<std::size_t>(place)]; }
    bool reaches(int province, int other) const
    {
        bool found = false;
        ways(isFleet(s.unit(province)), placeOfUnit(s, province)).forEach([&](int place) {
            found = found || t.provinceOf(place) == other;
        });
        return found;
    }

    void weigh()
    {
        const auto provinces = static_cast<std::size_t>(t.provinces);
        std::vector<double> attack(provinces, 0.0);
        std::vector<double> defence(provinces, 0.0);
        m_strength.assign(provinces, 0);
        m_competition.assign(provinces, 0);
        for (int i = 0; i < t.provinces; ++i) {
            const auto at = static_cast<std::size_t>(i);
            std::array<int, kMostPowers> near{};
            for (int k = 0; k < t.provinces; ++k)
                if (s.unit(k) != 0 && k != i && reaches(k, i)) ++near[static_cast<std::size_t>(seatOf(s.unit(k)))];
            for (int seat = 0; seat < t.seatCount(); ++seat) {
                const int units = near[static_cast<std::size_t>(seat)];
                if (seat == m_seat)
                    m_strength[at] = units;
                else
                    m_competition[at] = std::max(m_competition[at], units);
                if (units > 0 && seat != m_seat && s.owner(i) == m_seat + 1)
                    defence[at] = std::max(defence[at], sizeOf(centresOf(t, s, seat)));
            }
            if (s.owner(i) != 0 && s.owner(i) != m_seat + 1) attack[at] = sizeOf(centresOf(t, s, s.owner(i) - 1));
        }
        m_defence = defence;
        const double a = phaseOf(s) == Phase::Fall || phaseOf(s) == Phase::FallRetreats ? 600.0 : 700.0;
        m_maps.assign(static_cast<std::size_t>(2 * kMaps * t.places), 0.0);
        for (int place = 0; place < t.places; ++place)
            for (int kind = 0; kind < 2; ++kind) {
                const auto province = static_cast<std::size_t>(t.provinceOf(place));
                if (t.fits(kind == 1, place))
                    mapAt(kind, 0, place) = attack[province] * a + defence[province] * (1000.0 - a);
            }
        for (int map = 1; map < kMaps; ++map) spread(map);
    }
    void spread(int map)
    {
        for (int kind = 0; kind < 2; ++kind) {
            for (int place = 0; place < t.places; ++place) {
                if (!t.fits(kind == 1, place)) continue;
                double best = 0.0;
                for (int other = 0; other < t.places; ++other)
                    if (t.provinceOf(other) == t.provinceOf(place))
                        for (int k = 0; k < 2; ++k) best = std::max(best, mapAt(k, map - 1, other));
                double sum = best;
                ways(kind == 1, place).forEach([&](int next) { sum += mapAt(kind, map - 1, next); });
                mapAt(kind, map, place) = sum / 5.0;
            }
        }
    }
    double worth(bool fleet, int place) const
    {
        const bool winter = phaseOf(s) == Phase::Winter;
        const auto& weights = spring() ? kSpringWeights : kOtherWeights;
        const auto province = static_cast<std::size_t>(t.provinceOf(place));
        double sum = 0.0;
        for (int map = 0; map < kMaps; ++map)
            sum += weights[static_cast<std::size_t>(map)] * mapAt(fleet ? 1 : 0, map, place);
        if (winter) return sum + kStrength * m_defence[province];
        return sum + kStrength * m_strength[province] - kStrength * m_competition[province];
    }

    struct Candidate {
        int place;
        double worth;
    };
    /// Whether to step on from a candidate to the next one.
    bool stepOn(double now, double next)
    {
        if (static_cast<int>(below(m_random, 100)) >= kAlternative) return false;
        const double worse = now > 0.0 ? (now - next) / now * kModifier * 100.0 : 0.0;
        return below(m_random, 100) >= worse;
    }
    std::size_t pick(const std::vector<Candidate>& list)
    {
        std::size_t at = 0;
        while (at + 1 < list.size() && stepOn(list[at].worth, list[at + 1].worth)) ++at;
        return at;
    }
    static void sortBest(std::vector<Candidate>& list)
    {
        std::ranges::stable_sort(list, [](const Candidate& a, const Candidate& b) { return a.worth > b.worth; });
    }
    Move make(Verb verb, int first, int second = 0, int third = 0) const
    {
        Move move(static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(m_seat));
        move.arg = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second),
                    static_cast<std::int16_t>(third), 0};
        return move;
    }

    std::vector<Move> movement()
    {
        std::vector<Unit> units;
        for (int i = 0; i < t.provinces; ++i)
            if (s.unit(i) != 0 && seatOf(s.unit(i)) == m_seat) units.push_back({placeOfUnit(s, i)});
        std::vector<std::size_t> waiting;
        for (std::size_t i = 0; i < units.size(); ++i) waiting.push_back(i);
        for (std::size_t i = waiting.size(); i > 1; --i)
            std::swap(waiting[i - 1], waiting[below(m_random, static_cast<std::uint32_t>(i))]);
        int patience = static_cast<int>(4 * units.size() + 4);
        while (!waiting.empty()) {
            const std::size_t at = waiting.front();
            waiting.erase(waiting.begin());
            if (!decide(units, at, patience-- > 0)) waiting.push_back(at);
        }
        helpOut(units);
        std::vector<Move> moves;
        for (const Unit& unit : units) {
            if (unit.helps >= 0) {
                const Unit& other = *std::ranges::find(units, unit.helps, &Unit::place);
                moves.push_back(other.target == kStay
                                    ? make(Verb::Support, unit.place, other.place)
                                    : make(Verb::SupportMove, unit.place, other.place, t.provinceOf(other.target)));
            } else {
                moves.push_back(unit.target == kStay ? make(Verb::Hold, unit.place)
                                                     : make(Verb::Move, unit.place, unit.target));
            }
        }
        return moves;
    }
    /// False where the unit waits for another one.
    bool decide(std::vector<Unit>& units, std::size_t at, bool mayWait)
    {
        Unit& unit = units[at];
        const int here = t.provinceOf(unit.place);
        const bool fleet = isFleet(s.unit(here));
        std::vector<Candidate> list{{unit.place, worth(fleet, unit.place)}};
        ways(fleet, unit.place).forEach([&](int place) { list.push_back({place, worth(fleet, place)}); });
        sortBest(list);
        while (!list.empty()) {
            const std::size_t which = pick(list);
            const Candidate chosen = list[which];
            const int there = t.provinceOf(chosen.place);
            unit.worth = chosen.worth;
            if (there == here) break;
            const auto competition = m_competition[static_cast<std::size_t>(there)];
            const Unit* stands = nullptr;
            const Unit* comes = nullptr;
            for (const Unit& other : units) {
                if (&other == &unit) continue;
                const bool stays = !other.done || other.target == kStay;
                if (stays && t.provinceOf(other.place) == there) stands = &other;
                if (other.done && other.target != kStay && t.provinceOf(other.target) == there) comes = &other;
            }
            if (stands != nullptr && !stands->done) {
                if (mayWait) return false;
                list.erase(list.begin() + static_cast<std::ptrdiff_t>(which));
                continue;
            }
            if (stands != nullptr || comes != nullptr) {
                if (competition > (stands != nullptr ? 1 : 0)) {
                    unit.helps = (stands != nullptr ? stands : comes)->place;
                    unit.done = true;
                    return true;
                }
                list.erase(list.begin() + static_cast<std::ptrdiff_t>(which));
                continue;
            }
            unit.target = chosen.place;
            break;
        }
        unit.done = true;
        return true;
    }
    /// Who holds helps the best of its neighbours instead.
    void helpOut(std::vector<Unit>& units)
    {
        for (Unit& unit : units) {
            if (unit.target != kStay || unit.helps >= 0) continue;
            const Unit* best = nullptr;
            for (const Unit& other : units) {
                if (&other == &unit || other.helps >= 0) continue;
                const int there = t.provinceOf(other.target == kStay ? other.place : other.target);
                const int least = other.target == kStay ? 2 : 1;
                if (m_competition[static_cast<std::size_t>(there)] < least) continue;
                if (!reaches(t.provinceOf(unit.place), there)) continue;
                if (best == nullptr || other.worth > best->worth) best = &other;
            }
            if (best != nullptr) unit.helps = best->place;
        }
    }

    std::vector<Move> retreats()
    {
        std::vector<Move> moves;
        for (int i = 0; i < t.provinces; ++i) {
            if (s.dislodged(i) == 0 || seatOf(s.dislodged(i)) != m_seat) continue;
            const int place = placeOfDislodged(s, i);
            std::vector<Candidate> list;
            const bool fleet = isFleet(s.dislodged(i));
            ways(fleet, place).forEach([&](int next) { list.push_back({next, worth(fleet, next)}); });
            sortBest(list);
            for (const Candidate& candidate : list) moves.push_back(make(Verb::Retreat, place, candidate.place));
            moves.push_back(make(Verb::Disband, place));
        }
        return moves;
    }
    std::vector<Move> winter()
    {
        std::vector<Candidate> list;
        const int due = dueOf(t, s, m_seat);
        std::vector<Move> moves;
        if (due < 0) {
            for (int i = 0; i < t.provinces; ++i)
                if (s.unit(i) != 0 && seatOf(s.unit(i)) == m_seat)
                    list.push_back({placeOfUnit(s, i), -worth(isFleet(s.unit(i)), placeOfUnit(s, i))});
            sortBest(list);
            for (const Candidate& candidate : list) moves.push_back(make(Verb::Disband, candidate.place));
            return moves;
        }
        std::vector<std::pair<Candidate, bool>> sites;
        for (int place = 0; place < t.places; ++place)
            for (const bool fleet : {false, true})
                if (t.home[static_cast<std::size_t>(m_seat)].test(t.provinceOf(place)) && t.fits(fleet, place))
                    sites.push_back({{place, worth(fleet, place)}, fleet});
        std::ranges::stable_sort(sites, [](const auto& a, const auto& b) { return a.first.worth > b.first.worth; });
        for (const auto& [site, fleet] : sites)
            moves.push_back(make(fleet ? Verb::BuildFleet : Verb::BuildArmy, site.place));
        return moves;
    }

    const Table& t;
    const Position& s;
    int m_seat;
    Random& m_random;
    std::vector<int> m_strength;
    std::vector<int> m_competition;
    std::vector<double> m_defence;
    double& mapAt(int kind, int map, int place)
    {
        return m_maps[static_cast<std::size_t>((kind * kMaps + map) * t.places + place)];
    }
    double mapAt(int kind, int map, int place) const
    {
        return m_maps[static_cast<std::size_t>((kind * kMaps + map) * t.places + place)];
    }
    std::vector<double> m_maps; ///< by kind (army, fleet), step and place
};

class DumbBot : public Bot {
public:
    explicit DumbBot(std::uint64_t seed) : m_random(seed) {}

    void choose(const Rules& rules, const State& view, const Decision& decision, Move& move) override
    {
        const auto& game = static_cast<const Diplomacy&>(rules);
        const Position& position = view.as<Position>();
        const int season = position.year * kPhases + position.phase;
        if (season != m_season) {
            m_orders = Campaign(game.table(), position, decision.seat, m_random).orders();
            m_season = season;
        }
        while (!m_orders.empty()) {
            move = m_orders.front();
            m_orders.erase(m_orders.begin());
            const auto given = static_cast<std::size_t>(game.table().provinceOf(move.arg[0]));
            if (contains(decision, view, move) && position.order(static_cast<int>(given)) == 0) return;
        }
        move = Move(static_cast<std::uint8_t>(Verb::Seal), decision.seat);
        if (!contains(decision, view, move)) sample(decision, view, m_random, move);
    }

private:
    Random m_random;
    std::vector<Move> m_orders;
    int m_season = -1;
};

} // namespace

std::unique_ptr<Bot> makeDumbBot(std::uint64_t seed) { return std::make_unique<DumbBot>(seed); }

} // namespace marches::test
