// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/orderproposer.h"

#include <algorithm>

namespace marches::engine {

namespace {

constexpr double kPresence = 1000.0;  ///< worth of a unit of one's own that could go to a place, or less of a foe's
constexpr int kAlternative = 50;      ///< per cent of cases in which the next candidate is thought of
constexpr double kModifier = 500.0;   ///< per cent less for it, by how much worse it is
constexpr int kUnowned = 66;          ///< per cent of proposals in which centres without an owner are sought
constexpr double kUnownedSize = 48.0; ///< as much as those of a power with four centres
constexpr int kRetreatAnyway = 85;    ///< per cent

} // namespace

OrderProposer::OrderProposer(const OrderFront& front, int seat, Random& random)
    : f(front), m_seat(seat), m_random(random)
{
    for (int i = 0; i < f.provinces; ++i) {
        m_unitAt[at(i)] = -1;
        m_strength[at(i)] = m_competition[at(i)] = 0;
        m_value[at(i)] = m_defence[at(i)] = 0.0F; // there are no more centres than provinces
        if (f.seatAt(i) != seat) continue;
        m_unitAt[at(i)] = static_cast<int>(m_units.size());
        OrderedUnit& unit = m_units.emplace_back();
        unit.place = f.placeOf(i);
        unit.province = i;
        unit.kind = f.kind[at(i)];
        unit.still = unit.done = f.still.test(i);
    }
}

void OrderProposer::weigh(const Mask& barren)
{
    std::array<std::array<std::uint8_t, kMostFrontSeats>, kFrontProvinces> near;
    for (int i = 0; i < f.provinces; ++i) std::fill_n(near[at(i)].begin(), f.seats, std::uint8_t{0});
    std::array<float, kMostFrontSeats> size;
    std::array<int, kMostFrontSeats> centres{};
    for (int i = 0; i < f.provinces; ++i) {
        if (f.owner[at(i)] != 0) ++centres[at(f.owner[at(i)] - 1)];
        if (f.unit[at(i)] == 0 || f.still.test(i)) continue;
        f.forEachReached(i, [&](int province) {
            std::uint8_t& sum = near[at(province)][at(f.seatAt(i))];
            sum = static_cast<std::uint8_t>(sum + f.strength[at(i)]);
        });
    }
    for (int seat = 0; seat < f.seats; ++seat) {
        const auto own = static_cast<float>(centres[at(seat)]);
        size[at(seat)] = own * own + 4.0F * own + 16.0F;
    }
    const double unowned = lot(kUnowned) ? kUnownedSize : 0.0;
    const float share = f.season == OrderSeason::Fall ? 600.0F : 700.0F;
    for (int i = 0; i < f.provinces; ++i) {
        int most = 0;
        float threat = 0.0F;
        for (int seat = 0; seat < f.seats; ++seat) {
            if (seat == m_seat || near[at(i)][at(seat)] == 0) continue;
            most = std::max<int>(most, near[at(i)][at(seat)]);
            threat = std::max(threat, size[at(seat)]);
        }
        most += f.wallAgainst(m_seat, i);
        const bool holds = f.seatAt(i) == m_seat;
        if (holds) most = std::max(0, most - f.fort[at(i)]);
        if (holds && f.owner[at(i)] == m_seat + 1) most = std::max(0, most - f.garrison[at(i)]);
        m_strength[at(i)] = near[at(i)][at(m_seat)];
        m_competition[at(i)] = static_cast<std::uint8_t>(most);
        m_defence[at(i)] = f.owner[at(i)] == m_seat + 1 ? threat : 0.0F;
    }
    std::size_t number = 0;
    f.centres->forEach([&](int centre) {
        const int owner = f.owner[at(centre)] - 1;
        const bool nothing = owner == m_seat || barren.test(centre);
        const float attack = nothing ? 0.0F : owner < 0 ? static_cast<float>(unowned) : size[at(owner)];
        m_value[number++] = attack * share + m_defence[at(centre)] * (1000.0F - share);
    });
}

double OrderProposer::worth(adjudication::UnitClass kind, int place) const
{
    const auto centres = static_cast<std::size_t>(f.centres->count());
    const float* row = f.pull[static_cast<std::size_t>(kind)]->data() + at(place) * centres;
    double sum = 0.0;
    for (std::size_t i = 0; i < centres; ++i) sum += static_cast<double>(row[i] * m_value[i]);
    const std::size_t province = at(f.provinceOf(place));
    if (f.season == OrderSeason::Winter) return sum + kPresence * static_cast<double>(m_defence[province]);
    return sum + kPresence * (m_strength[province] - m_competition[province]);
}

std::size_t OrderProposer::pick(const std::vector<OrderDestination>& list)
{
    for (std::size_t i = 0; i + 1 < list.size(); ++i) {
        if (!lot(kAlternative)) return i;
        const double now = list[i].worth;
        const double worse = now > 0.0 ? (now - list[i + 1].worth) / now * kModifier : 0.0;
        if (below(m_random, 100) < worse) return i;
    }
    return list.size() - 1;
}

void OrderProposer::sortByWorth(std::vector<OrderDestination>& list)
{
    std::stable_sort(list.begin(), list.end(),
                     [](const OrderDestination& a, const OrderDestination& b) { return a.worth > b.worth; });
}

void OrderProposer::propose(const Mask& barren)
{
    weigh(barren);
    decideAll();
    helpOut();
    mend();
}

void OrderProposer::decideAll()
{
    std::vector<int> waiting;
    for (std::size_t i = 0; i < m_units.size(); ++i)
        if (!m_units[i].still) waiting.push_back(static_cast<int>(i));
    for (std::size_t i = waiting.size(); i > 1; --i) std::swap(waiting[i - 1], waiting[at(any(i))]);
    std::size_t patience = 4 * m_units.size() + 4;
    for (std::size_t next = 0; next < waiting.size(); ++next) {
        const bool mayWait = patience > 0;
        if (mayWait) --patience;
        if (!decide(m_units[at(waiting[next])], mayWait)) waiting.push_back(waiting[next]);
    }
}

/// False where the unit waits for another one.
bool OrderProposer::decide(OrderedUnit& unit, bool mayWait)
{
    std::vector<OrderDestination> list{{unit.place, worth(unit.kind, unit.place)}};
    ways(unit).forEach([&](int place) {
        if (!closed(f.provinceOf(place))) list.push_back({place, worth(unit.kind, place)});
    });
    sortByWorth(list);
    unit.done = true;
    while (!list.empty()) {
        const std::size_t which = pick(list);
        const OrderDestination chosen = list[which];
        const int there = f.provinceOf(chosen.place);
        unit.worth = chosen.worth;
        if (there == unit.province) break;
        OrderedUnit* stands = unitAt(there);
        if (stands != nullptr && !stands->done && mayWait) {
            unit.done = false;
            return false;
        }
        if (stands != nullptr && stands->done && stands->moves()) stands = nullptr;
        const auto comes = std::ranges::find_if(m_units, [&](const OrderedUnit& other) {
            return &other != &unit && other.done && other.moves() && f.provinceOf(other.to) == there;
        });
        if (stands == nullptr && comes == m_units.end()) {
            unit.does = OrderedUnit::Does::Move;
            unit.to = chosen.place;
            break;
        }
        const bool wanted = m_competition[at(there)] > (stands != nullptr ? 1 : 0);
        if (wanted && (stands == nullptr || stands->done) && helps(unit, there)) {
            unit.does = stands != nullptr ? OrderedUnit::Does::Support : OrderedUnit::Does::SupportMove;
            unit.of = stands != nullptr ? there : comes->province;
            unit.to = stands != nullptr ? -1 : there;
            break;
        }
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(which));
    }
    return true;
}

/// Who holds helps the best of its neighbours instead.
void OrderProposer::helpOut()
{
    for (OrderedUnit& unit : m_units) {
        if (unit.does != OrderedUnit::Does::Hold) continue;
        const OrderedUnit* best = nullptr;
        for (const OrderedUnit& other : m_units) {
            if (&other == &unit || (other.stays() && other.does != OrderedUnit::Does::Hold)) continue;
            const int there = other.moves() ? f.provinceOf(other.to) : other.province;
            if (m_competition[at(there)] < (other.moves() ? 1 : 2) || !helps(unit, there)) continue;
            if (best == nullptr || other.worth > best->worth) best = &other;
        }
        if (best == nullptr) continue;
        unit.does = best->moves() ? OrderedUnit::Does::SupportMove : OrderedUnit::Does::Support;
        unit.to = best->moves() ? f.provinceOf(best->to) : -1;
        unit.of = best->province;
    }
}

void OrderProposer::retreat(const std::vector<Dislodged>& units, bool freely, std::vector<int>& to)
{
    to.clear();
    for (const Dislodged& unit : units) {
        std::vector<OrderDestination> list;
        unit.open.forEach([&](int next) {
            const bool taken = std::ranges::any_of(
                to, [&](int other) { return other >= 0 && f.provinceOf(other) == f.provinceOf(next); });
            if (!taken) list.push_back({next, worth(unit.kind, next)});
        });
        if (list.empty() || (freely && !lot(kRetreatAnyway))) {
            to.push_back(-1);
            continue;
        }
        sortByWorth(list);
        to.push_back(list[freely ? at(any(list.size())) : 0].place);
    }
}

void OrderProposer::remove(int due, bool freely, std::vector<int>& places)
{
    places.clear();
    std::vector<OrderDestination> list;
    for (const OrderedUnit& unit : m_units) list.push_back({unit.place, -worth(unit.kind, unit.place)});
    sortByWorth(list);
    for (; due > 0 && !list.empty(); --due) {
        const std::size_t which = freely ? at(any(list.size())) : pick(list);
        places.push_back(list[which].place);
        list.erase(list.begin() + static_cast<std::ptrdiff_t>(which));
    }
}

} // namespace marches::engine
