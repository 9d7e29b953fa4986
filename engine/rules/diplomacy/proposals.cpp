// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/diplomacy/machine.h"

namespace marches::engine::diplomacy {

namespace {

constexpr double kPresence = 1000.0;  ///< worth of a unit of one's own that could go to a place, or less of a foe's
constexpr int kAlternative = 50;      ///< per cent of cases in which the next candidate is thought of
constexpr double kModifier = 500.0;   ///< per cent less for it, by how much worse it is
constexpr int kUnowned = 66;          ///< per cent of proposals in which centres without an owner are sought
constexpr double kUnownedSize = 48.0; ///< as much as those of a power with four centres
constexpr int kRetreatAnyway = 85;    ///< per cent

/// One unit with its order.
struct OrderedUnit {
    int place = 0;
    int province = 0;
    bool fleet = false;
    Verb verb = Verb::Hold;
    int to = -1; ///< place of a move; of a move that is helped, a province
    int of = -1; ///< province of the unit that is helped
    bool done = false;
    double worth = 0.0;

    bool moves() const { return verb == Verb::Move || verb == Verb::MoveByConvoy; }
    bool stays() const { return !moves(); }
    void hold()
    {
        verb = Verb::Hold;
        to = of = -1;
    }
};

struct Destination {
    int place;
    double worth;
};

/// One power's thoughts about one phase.
class Campaign {
public:
    Campaign(const Table& table, const Position& position, int seat, Random& random)
        : t(table), s(position), m_seat(seat), m_random(random)
    {
        for (int i = 0; i < t.provinces; ++i) {
            m_unitAt[at(i)] = -1;
            if (s.unit[i] == 0 || seatOf(s.unit[i]) != seat) continue;
            m_unitAt[at(i)] = static_cast<int>(m_units.size());
            m_units.push_back({placeOfUnit(s, i), i, isFleet(s.unit[i])});
        }
    }

    void propose(std::vector<Move>& answers);
    void vary(std::vector<Move>& answers);

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    bool lot(int percent) { return static_cast<int>(below(m_random, 100)) < percent; }
    int any(std::size_t count) { return static_cast<int>(below(m_random, static_cast<std::uint32_t>(count))); }
    const Mask& ways(const OrderedUnit& unit) const { return t.ways(unit.fleet)[at(unit.place)]; }
    bool helps(const OrderedUnit& unit, int province) const
    {
        using adjudication::UnitClass;
        return unit.province != province &&
               t.graph->of(unit.fleet ? UnitClass::Fleet : UnitClass::Army).supports[at(unit.place)].test(province);
    }
    OrderedUnit* unitAt(int province)
    {
        return m_unitAt[at(province)] < 0 ? nullptr : &m_units[at(m_unitAt[at(province)])];
    }

    // Proposals.
    void weigh();
    double worth(bool fleet, int place) const;
    std::size_t pick(const std::vector<Destination>& list);
    void decideAll();
    bool decide(OrderedUnit& unit, bool mayWait);
    void helpOut();

    // Variations.
    void read(const std::vector<Move>& answers);
    void write(std::vector<Move>& answers) const;
    void another();
    void attack();
    void help();
    void mix();
    void convoy();
    void mend();
    bool mend(OrderedUnit& unit);
    bool ferried(const OrderedUnit& army) const;

    Move make(Verb verb, int first, int second = 0, int third = 0) const
    {
        Move move(static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(m_seat));
        move.arg = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second),
                    static_cast<std::int16_t>(third), 0};
        return move;
    }
    void retreats(std::vector<Move>& answers, bool freely);
    void winter(std::vector<Move>& answers, bool freely);
    void builds(std::vector<Move>& answers, int due, bool freely);
    void removals(std::vector<Move>& answers, int due, bool freely);

    const Table& t;
    const Position& s;
    int m_seat;
    Random& m_random;
    NoTrace m_nobody;
    std::vector<OrderedUnit> m_units;
    std::array<int, kMostProvinces> m_unitAt;
    std::array<std::uint8_t, kMostProvinces> m_strength;
    std::array<std::uint8_t, kMostProvinces> m_competition;
    std::array<float, kMostProvinces> m_value;   ///< by centre
    std::array<float, kMostProvinces> m_defence; ///< by province
};

/// What centres are worth, and who could come to a province.
void Campaign::weigh()
{
    std::array<std::array<std::uint8_t, kMostPowers>, kMostProvinces> near;
    for (int i = 0; i < t.provinces; ++i) near[at(i)].fill(0);
    std::array<float, kMostPowers> size;
    std::array<int, kMostPowers> centres{};
    for (int i = 0; i < t.provinces; ++i) {
        if (s.owner[i] != 0) ++centres[at(s.owner[i] - 1)];
        if (s.unit[i] == 0) continue;
        int last = -1;
        t.ways(isFleet(s.unit[i]))[at(placeOfUnit(s, i))].forEach([&](int place) {
            const int province = t.provinceOf(place);
            if (province != last && province != i) ++near[at(province)][at(seatOf(s.unit[i]))];
            last = province;
        });
    }
    const int seats = t.seatCount();
    for (int seat = 0; seat < seats; ++seat) {
        const auto own = static_cast<float>(centres[at(seat)]);
        size[at(seat)] = own * own + 4.0F * own + 16.0F;
    }
    const double unowned = lot(kUnowned) ? kUnownedSize : 0.0;
    const bool fall = phaseOf(s) == Phase::Fall || phaseOf(s) == Phase::FallRetreats;
    const float share = fall ? 600.0F : 700.0F;
    for (int i = 0; i < t.provinces; ++i) {
        int most = 0;
        float threat = 0.0F;
        for (int seat = 0; seat < seats; ++seat) {
            if (seat == m_seat || near[at(i)][at(seat)] == 0) continue;
            most = std::max<int>(most, near[at(i)][at(seat)]);
            threat = std::max(threat, size[at(seat)]);
        }
        m_strength[at(i)] = near[at(i)][at(m_seat)];
        m_competition[at(i)] = static_cast<std::uint8_t>(most);
        m_defence[at(i)] = s.owner[i] == m_seat + 1 ? threat : 0.0F;
    }
    std::size_t number = 0;
    t.centres.forEach([&](int centre) {
        const int owner = s.owner[centre] - 1;
        const float attack = owner < 0 ? static_cast<float>(unowned) : owner == m_seat ? 0.0F : size[at(owner)];
        m_value[number++] = attack * share + m_defence[at(centre)] * (1000.0F - share);
    });
}

double Campaign::worth(bool fleet, int place) const
{
    const bool spring = phaseOf(s) == Phase::Spring || phaseOf(s) == Phase::SpringRetreats;
    const std::vector<float>& pull = t.pull[spring ? 0 : 1][fleet ? 1 : 0];
    const auto centres = static_cast<std::size_t>(t.centres.count());
    const float* row = pull.data() + at(place) * centres;
    double sum = 0.0;
    for (std::size_t i = 0; i < centres; ++i) sum += static_cast<double>(row[i] * m_value[i]);
    const std::size_t province = at(t.provinceOf(place));
    if (phaseOf(s) == Phase::Winter) return sum + kPresence * static_cast<double>(m_defence[province]);
    return sum + kPresence * (m_strength[province] - m_competition[province]);
}

/// The best, or while lots say so the next one: the likelier, the nearer it is.
std::size_t Campaign::pick(const std::vector<Destination>& list)
{
    for (std::size_t i = 0; i + 1 < list.size(); ++i) {
        if (!lot(kAlternative)) return i;
        const double now = list[i].worth;
        const double worse = now > 0.0 ? (now - list[i + 1].worth) / now * kModifier : 0.0;
        if (below(m_random, 100) < worse) return i;
    }
    return list.size() - 1;
}

void Campaign::decideAll()
{
    std::vector<int> waiting;
    for (std::size_t i = 0; i < m_units.size(); ++i) waiting.push_back(static_cast<int>(i));
    for (std::size_t i = waiting.size(); i > 1; --i) std::swap(waiting[i - 1], waiting[at(any(i))]);
    std::size_t patience = 4 * m_units.size() + 4;
    for (std::size_t next = 0; next < waiting.size(); ++next) {
        const bool mayWait = patience > 0;
        if (mayWait) --patience;
        if (!decide(m_units[at(waiting[next])], mayWait)) waiting.push_back(waiting[next]);
    }
}

/// False where the unit waits for another one.
bool Campaign::decide(OrderedUnit& unit, bool mayWait)
{
    std::vector<Destination> list{{unit.place, worth(unit.fleet, unit.place)}};
    ways(unit).forEach([&](int place) { list.push_back({place, worth(unit.fleet, place)}); });
    std::stable_sort(list.begin(), list.end(),
                     [](const Destination& a, const Destination& b) { return a.worth > b.worth; });
    unit.done = true;
    while (!list.empty()) {
        const std::size_t which = pick(list);
        const Destination chosen = list[which];
        const int there = t.provinceOf(chosen.place);
        unit.worth = chosen.worth;
        if (there == unit.province) break;
        OrderedUnit* stands = unitAt(there);
        if (stands != nullptr && !stands->done && mayWait) {
            unit.done = false;
            return false;
        }
        if (stands != nullptr && stands->done && stands->moves()) stands = nullptr;
        const auto comes = std::ranges::find_if(m_units, [&](const OrderedUnit& other) {
            return &other != &unit && other.done && other.moves() && t.provinceOf(other.to) == there;
        });
        if (stands == nullptr && comes == m_units.end()) {
            unit.verb = Verb::Move;
            unit.to = chosen.place;
            break;
        }
        if (m_competition[at(there)] > (stands != nullptr ? 1 : 0) && (stands == nullptr || stands->done)) {
            unit.verb = stands != nullptr ? Verb::Support : Verb::SupportMove;
            unit.of = stands != nullptr ? there : comes->province;
            unit.to = stands != nullptr ? -1 : there;
            break;
        }
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(which));
    }
    return true;
}

/// Who holds helps the best of its neighbours instead.
void Campaign::helpOut()
{
    for (OrderedUnit& unit : m_units) {
        if (unit.verb != Verb::Hold) continue;
        const OrderedUnit* best = nullptr;
        for (const OrderedUnit& other : m_units) {
            if (&other == &unit || (other.stays() && other.verb != Verb::Hold)) continue;
            const int there = other.moves() ? t.provinceOf(other.to) : other.province;
            if (m_competition[at(there)] < (other.moves() ? 1 : 2) || !helps(unit, there)) continue;
            if (best == nullptr || other.worth > best->worth) best = &other;
        }
        if (best == nullptr) continue;
        unit.verb = best->moves() ? Verb::SupportMove : Verb::Support;
        unit.to = best->moves() ? t.provinceOf(best->to) : -1;
        unit.of = best->province;
    }
}

void Campaign::propose(std::vector<Move>& answers)
{
    answers.clear();
    weigh();
    if (isRetreats(phaseOf(s))) return retreats(answers, false);
    if (phaseOf(s) == Phase::Winter) return winter(answers, false);
    decideAll();
    helpOut();
    mend();
    write(answers);
}

void Campaign::vary(std::vector<Move>& answers)
{
    if (!isMovement(phaseOf(s))) {
        answers.clear();
        weigh();
        if (isRetreats(phaseOf(s))) return retreats(answers, true);
        return winter(answers, true);
    }
    if (m_units.empty()) return;
    read(answers);
    for (bool more = true; more; more = lot(35)) {
        const int kind = any(100);
        if (kind < 35)
            another();
        else if (kind < 70)
            attack();
        else if (kind < 85)
            help();
        else if (kind < 92)
            convoy();
        else
            mix();
    }
    mend();
    write(answers);
}

void Campaign::read(const std::vector<Move>& answers)
{
    for (const Move& move : answers) {
        OrderedUnit* unit = unitAt(t.provinceOf(move.arg[0]));
        if (unit == nullptr) continue;
        unit->verb = static_cast<Verb>(move.verb);
        switch (unit->verb) {
        case Verb::Move:
        case Verb::MoveByConvoy: unit->to = move.arg[1]; break;
        case Verb::Support: unit->of = t.provinceOf(move.arg[1]); break;
        case Verb::SupportMove:
        case Verb::Convoy:
            unit->of = t.provinceOf(move.arg[1]);
            unit->to = t.provinceOf(move.arg[2]);
            break;
        default: unit->hold(); break;
        }
    }
}

void Campaign::write(std::vector<Move>& answers) const
{
    answers.clear();
    for (const OrderedUnit& unit : m_units) {
        switch (unit.verb) {
        case Verb::Move:
        case Verb::MoveByConvoy: answers.push_back(make(unit.verb, unit.place, unit.to)); break;
        case Verb::Support: answers.push_back(make(unit.verb, unit.place, placeOfUnit(s, unit.of))); break;
        case Verb::SupportMove:
        case Verb::Convoy: answers.push_back(make(unit.verb, unit.place, placeOfUnit(s, unit.of), unit.to)); break;
        default: answers.push_back(make(Verb::Hold, unit.place)); break;
        }
    }
}

/// Another order for one unit.
void Campaign::another()
{
    OrderedUnit& unit = m_units[at(any(m_units.size()))];
    const Mask& open = ways(unit);
    const int which = any(at(open.count() + 1));
    unit.hold();
    if (which == 0) return;
    unit.verb = Verb::Move;
    unit.to = open.nth(which - 1);
}

/// One unit goes to a place next to it, and others that can help do.
void Campaign::attack()
{
    OrderedUnit& unit = m_units[at(any(m_units.size()))];
    const Mask& open = ways(unit);
    if (!open.any()) return;
    unit.hold();
    unit.verb = Verb::Move;
    unit.to = open.nth(any(at(open.count())));
    const int there = t.provinceOf(unit.to);
    for (OrderedUnit& other : m_units) {
        if (&other == &unit || other.province == there || !helps(other, there) || lot(30)) continue;
        other.verb = Verb::SupportMove;
        other.of = unit.province;
        other.to = there;
    }
}

/// One unit helps another in what that does already.
void Campaign::help()
{
    OrderedUnit& unit = m_units[at(any(m_units.size()))];
    const std::size_t first = at(any(m_units.size()));
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const OrderedUnit& other = m_units[(first + i) % m_units.size()];
        const int there = other.moves() ? t.provinceOf(other.to) : other.province;
        if (&other == &unit || !helps(unit, there)) continue;
        unit.verb = other.moves() ? Verb::SupportMove : Verb::Support;
        unit.of = other.province;
        unit.to = other.moves() ? there : -1;
        return;
    }
}

/// Half of a new proposal.
void Campaign::mix()
{
    Campaign other(t, s, m_seat, m_random);
    std::vector<Move> answers;
    other.propose(answers);
    for (std::size_t i = 0; i < m_units.size(); ++i)
        if (lot(50)) m_units[i] = other.m_units[i];
}

void Campaign::convoy()
{
    OrderedUnit& army = m_units[at(any(m_units.size()))];
    if (army.fleet || !t.coastal.test(army.province)) return;
    Mask fleets;
    for (const OrderedUnit& unit : m_units)
        if (unit.fleet && t.seas.test(unit.province)) fleets.set(unit.province);
    if (!fleets.any()) return;
    const auto from = static_cast<std::int16_t>(army.province);
    const Mask shores = t.graph->landings(from, fleets);
    if (!shores.any()) return;
    const int to = shores.nth(any(at(shores.count())));
    // Of the fleets as many as are needed.
    Mask used = fleets;
    fleets.forEach([&](int sea) {
        used.clear(sea);
        if (!t.graph->joined(from, static_cast<std::int16_t>(to), used)) used.set(sea);
    });
    army.hold();
    army.verb = Verb::MoveByConvoy;
    army.to = to;
    for (OrderedUnit& unit : m_units) {
        if (!unit.fleet || !used.test(unit.province)) continue;
        unit.verb = Verb::Convoy;
        unit.of = army.province;
        unit.to = to;
    }
}

bool Campaign::ferried(const OrderedUnit& army) const
{
    Mask fleets;
    for (const OrderedUnit& unit : m_units)
        if (unit.verb == Verb::Convoy && unit.of == army.province && unit.to == army.to) fleets.set(unit.province);
    return t.graph->joined(static_cast<std::int16_t>(army.province), static_cast<std::int16_t>(army.to), fleets);
}

/// Until all orders belong together: nobody runs into a unit of its own, everybody helps what is done.
void Campaign::mend()
{
    bool changed = true;
    for (std::size_t round = 0; changed && round < 2 * m_units.size() + 4; ++round) {
        changed = false;
        for (OrderedUnit& unit : m_units) changed = mend(unit) || changed;
    }
    if (!changed) return;
    for (OrderedUnit& unit : m_units) unit.hold();
}

/// True where the order became another one.
bool Campaign::mend(OrderedUnit& unit)
{
    if (unit.moves()) {
        const int there = t.provinceOf(unit.to);
        if (unit.verb == Verb::MoveByConvoy && !ferried(unit)) {
            unit.hold();
            return true;
        }
        const OrderedUnit* stands = unitAt(there);
        const bool swaps = stands != nullptr && unit.verb == Verb::Move && stands->verb == Verb::Move &&
                           t.provinceOf(stands->to) == unit.province;
        if (stands != nullptr && (stands->stays() || swaps)) {
            unit.hold();
            if (swaps || !helps(unit, there)) return true;
            unit.verb = Verb::Support;
            unit.of = there;
            return true;
        }
        for (const OrderedUnit& other : m_units) {
            if (&other == &unit || !other.moves() || t.provinceOf(other.to) != there) continue;
            unit.hold();
            if (!helps(unit, there)) return true;
            unit.verb = Verb::SupportMove;
            unit.of = other.province;
            unit.to = there;
            return true;
        }
        return false;
    }
    if (unit.verb == Verb::Hold) return false;
    const OrderedUnit* other = unitAt(unit.of);
    if (other == nullptr) return false; // a foe's
    if (unit.verb == Verb::Convoy) {
        if (other->verb == Verb::MoveByConvoy && other->to == unit.to) return false;
        unit.hold();
        return true;
    }
    const int there = other->moves() ? t.provinceOf(other->to) : other->province;
    const bool fits = other->moves() ? unit.verb == Verb::SupportMove && unit.to == there : unit.verb == Verb::Support;
    if (fits) return false;
    const int helped = unit.of;
    unit.hold();
    if (!helps(unit, there)) return true;
    unit.verb = other->moves() ? Verb::SupportMove : Verb::Support;
    unit.of = helped;
    unit.to = other->moves() ? there : -1;
    return true;
}

void Campaign::retreats(std::vector<Move>& answers, bool freely)
{
    for (int i = 0; i < t.provinces; ++i) {
        if (s.dislodged[i] == 0 || seatOf(s.dislodged[i]) != m_seat) continue;
        const int place = placeOfDislodged(s, i);
        const bool fleet = isFleet(s.dislodged[i]);
        std::vector<Destination> list;
        retreatsOf(Look<NoTrace>{t, s, m_nobody}, i).forEach([&](int next) {
            const bool taken = std::ranges::any_of(answers, [&](const Move& move) {
                return static_cast<Verb>(move.verb) == Verb::Retreat && t.provinceOf(move.arg[1]) == t.provinceOf(next);
            });
            if (!taken) list.push_back({next, worth(fleet, next)});
        });
        if (list.empty() || (freely && !lot(kRetreatAnyway))) {
            answers.push_back(make(Verb::Disband, place));
            continue;
        }
        std::stable_sort(list.begin(), list.end(),
                         [](const Destination& a, const Destination& b) { return a.worth > b.worth; });
        answers.push_back(make(Verb::Retreat, place, list[freely ? at(any(list.size())) : 0].place));
    }
}

void Campaign::winter(std::vector<Move>& answers, bool freely)
{
    const int due = dueOf(t, s, m_seat);
    if (due < 0) return removals(answers, -due, freely);
    builds(answers, buildsDue(Look<NoTrace>{t, s, m_nobody}, m_seat), freely);
}

void Campaign::builds(std::vector<Move>& answers, int due, bool freely)
{
    const Look<NoTrace> look{t, s, m_nobody};
    Mask open = sites(look, m_seat);
    for (; due > 0 && open.any(); --due) {
        std::vector<Destination> list;
        std::array<Mask, 2> places{berths(look, open, false), berths(look, open, true)};
        for (const bool fleet : {false, true})
            places[fleet ? 1 : 0].forEach([&](int place) {
                if (t.fits(fleet, place)) list.push_back({fleet ? place + t.places : place, worth(fleet, place)});
            });
        if (list.empty()) return;
        std::stable_sort(list.begin(), list.end(),
                         [](const Destination& a, const Destination& b) { return a.worth > b.worth; });
        const int chosen = list[freely ? at(any(list.size())) : pick(list)].place;
        const bool fleet = chosen >= t.places;
        const int place = fleet ? chosen - t.places : chosen;
        answers.push_back(make(fleet ? Verb::BuildFleet : Verb::BuildArmy, place));
        open.clear(t.provinceOf(place));
    }
}

void Campaign::removals(std::vector<Move>& answers, int due, bool freely)
{
    std::vector<Destination> list;
    for (const OrderedUnit& unit : m_units) list.push_back({unit.place, -worth(unit.fleet, unit.place)});
    std::stable_sort(list.begin(), list.end(),
                     [](const Destination& a, const Destination& b) { return a.worth > b.worth; });
    for (; due > 0 && !list.empty(); --due) {
        const std::size_t which = freely ? at(any(list.size())) : pick(list);
        answers.push_back(make(Verb::Disband, list[which].place));
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(which));
    }
}

} // namespace

void proposeOrders(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers)
{
    Campaign(table, view, seat, random).propose(answers);
}

void varyOrders(const Table& table, const Position& view, int seat, Random& random, std::vector<Move>& answers)
{
    Campaign(table, view, seat, random).vary(answers);
}

} // namespace marches::engine::diplomacy
