// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/base/bits.h"
#include "engine/diplomacy/adjudication/adjustments.h"

namespace marches::engine::adjudication {

namespace {

constexpr int kUnreachable = 1 << 12;

/// What the winter of one power has come to so far.
class AdjustmentResolver {
public:
    AdjustmentResolver(const MovementGraph& graph, const Choices& choices, const Adjustments& winter,
                       std::span<const Adjustment> orders, AdjustmentsEnd& out)
        : m_graph(graph), m_choices(choices), m_winter(winter), m_orders(orders), m_out(out),
          m_left(std::abs(winter.due))
    {
        for (const Unit& unit : winter.units)
            if (unit.occupies) m_taken.set(graph.province(unit.place));
    }

    void resolve()
    {
        const Surplus surplus = m_winter.due >= 0 ? m_choices.builds : m_choices.removals;
        if (surplus == Surplus::NoneStands && legalOrders() > m_left) {
            for (std::size_t i = 0; i < m_orders.size(); ++i)
                if (m_out.ends[i] == AdjustmentEnd::Done) refuse(i);
        } else {
            takeAll(surplus != Surplus::LastStand);
        }
        m_out.disorderedCount = 0;
        if (m_winter.due < 0) removeRest();
    }

private:
    void takeAll(bool forwards)
    {
        for (std::size_t i = 0; i < m_orders.size(); ++i) take(forwards ? i : m_orders.size() - 1 - i);
    }

    /// How many orders would be carried out if there were no end of them.
    int legalOrders() const
    {
        AdjustmentResolver trial = *this;
        trial.m_left = kMostUnits;
        trial.takeAll(true);
        return kMostUnits - trial.m_left;
    }

    void refuse(std::size_t i)
    {
        m_out.ends[i] = AdjustmentEnd::TooMany;
        m_out.places[i] = kNone;
    }

    /// 4.D.5: another order to build in the same province, which goes before this one or spoils it.
    bool yields(std::size_t i, std::int16_t province) const
    {
        for (std::size_t k = 0; k < m_orders.size(); ++k) {
            const Adjustment& other = m_orders[k];
            std::int16_t found = kNone;
            if (k == i || other.kind != Adjustment::Kind::Build || !m_graph.isPlace(other.place)) continue;
            if (m_graph.province(other.place) != province || buildPlace(other, province, found) != AdjustmentEnd::Done)
                continue;
            const bool later = k > i;
            if (m_choices.buildsInOnePlace == Surplus::NoneStands ||
                later == (m_choices.buildsInOnePlace == Surplus::LastStand))
                return true;
        }
        return false;
    }

    void take(std::size_t i)
    {
        const Adjustment& order = m_orders[i];
        std::int16_t& place = m_out.places[i];
        place = kNone;
        AdjustmentEnd& end = m_out.ends[i];
        switch (order.kind) {
        case Adjustment::Kind::Build: end = build(i, place); break;
        case Adjustment::Kind::Remove: end = remove(order); break;
        case Adjustment::Kind::Waive: end = waive(); break;
        }
        if (end == AdjustmentEnd::Done) --m_left;
    }

    AdjustmentEnd build(std::size_t i, std::int16_t& place)
    {
        const Adjustment& order = m_orders[i];
        if (m_winter.due <= 0 || !m_graph.isPlace(order.place)) return AdjustmentEnd::NotAllowed;
        const std::int16_t province = m_graph.province(order.place);
        if (!m_winter.sites.test(province)) return AdjustmentEnd::NotAllowed;
        if (m_taken.test(province) || yields(i, province)) return AdjustmentEnd::Occupied;
        std::int16_t found = kNone;
        const AdjustmentEnd fit = buildPlace(order, province, found);
        if (fit != AdjustmentEnd::Done) return fit;
        if (m_left == 0) return AdjustmentEnd::TooMany;
        m_taken.set(province);
        place = found;
        return AdjustmentEnd::Done;
    }

    /// Where in the province such a unit can stand: an army in it, a fleet on a coast (4.B.7).
    AdjustmentEnd buildPlace(const Adjustment& order, std::int16_t province, std::int16_t& place) const
    {
        const std::vector<Mask>& moves = m_graph.of(order.unit).moves;
        const Mask coasts = m_graph.coasts[at(province)];
        if (!m_graph.seas.test(province) &&
            (order.unit != UnitClass::Fleet || (!coasts.any() && moves[at(province)].any()))) {
            place = province;
            return AdjustmentEnd::Done;
        }
        if (order.unit != UnitClass::Fleet || !coasts.any()) return AdjustmentEnd::WrongKind;
        if (order.place == province && m_choices.buildCoast == MissingCoast::Fails) return AdjustmentEnd::CoastMissing;
        place = order.place == province ? static_cast<std::int16_t>(coasts.first()) : order.place;
        return AdjustmentEnd::Done;
    }

    AdjustmentEnd remove(const Adjustment& order)
    {
        if (m_winter.due >= 0 || !m_graph.isPlace(order.place)) return AdjustmentEnd::NotAllowed;
        const std::int16_t province = m_graph.province(order.place);
        const auto own = std::find_if(m_winter.units.begin(), m_winter.units.end(), [&](const Unit& unit) {
            return unit.occupies && unit.power == m_winter.power && m_graph.province(unit.place) == province;
        });
        if (own == m_winter.units.end() || m_removed.test(province)) return AdjustmentEnd::NotAllowed;
        if (m_left == 0) return AdjustmentEnd::TooMany;
        m_removed.set(province);
        return AdjustmentEnd::Done;
    }

    AdjustmentEnd waive() const
    {
        if (m_winter.due <= 0 || !m_choices.waivingAllowed) return AdjustmentEnd::NotAllowed;
        return m_left == 0 ? AdjustmentEnd::TooMany : AdjustmentEnd::Done;
    }

    /// Removals that nobody ordered.
    void removeRest()
    {
        std::array<std::int16_t, kMostUnits> candidates;
        const std::size_t count = civilDisorder(m_graph, m_choices, m_winter, candidates);
        for (std::size_t i = 0; i < count && m_left > 0; ++i) {
            if (m_removed.test(m_graph.province(m_winter.units[at(candidates[i])].place))) continue;
            m_out.disordered[m_out.disorderedCount++] = candidates[i];
            --m_left;
        }
    }

    const MovementGraph& m_graph;
    const Choices& m_choices;
    const Adjustments& m_winter;
    std::span<const Adjustment> m_orders;
    AdjustmentsEnd& m_out;
    Mask m_taken;
    Mask m_removed;
    int m_left;
};

/// Steps from every province to the nearest of `goals`, for one class of unit (4.D.8).
class Distances {
public:
    Distances(const MovementGraph& graph, DisorderWays ways, bool army, const Mask& goals)
    {
        const bool onLand = army || ways == DisorderWays::Any;
        const bool bySea = !army || ways != DisorderWays::Own;
        std::fill_n(m_steps.begin(), graph.provinces, kUnreachable);
        Mask fresh = goals;
        Mask seen = goals;
        for (int step = 0; fresh.any(); ++step) {
            Mask next;
            fresh.forEach([&](int province) {
                m_steps[at(province)] = step;
                if (onLand) next |= graph.of(UnitClass::Army).supports[at(province)];
                if (bySea) next |= shores(graph, province);
            });
            fresh = next - seen;
            seen |= fresh;
        }
    }

    int to(std::int16_t province) const { return m_steps[at(province)]; }

private:
    /// Provinces that a fleet reaches from any coast.
    static Mask shores(const MovementGraph& graph, int province)
    {
        const std::vector<Mask>& supports = graph.of(UnitClass::Fleet).supports;
        Mask reached = supports[at(province)];
        graph.coasts[at(province)].forEach([&](int coast) { reached |= supports[at(coast)]; });
        return reached;
    }

    std::array<int, kMostPlaces> m_steps;
};

int precedence(UnitClass kind) { return kind == UnitClass::Fleet ? 0 : kind == UnitClass::Amphibian ? 1 : 2; }

} // namespace

std::size_t civilDisorder(const MovementGraph& graph, const Choices& choices, const Adjustments& winter,
                          std::span<std::int16_t> out)
{
    const Mask& goals = choices.disorderCentres == DisorderCentres::Owned ? winter.ownCentres : winter.homeCentres;
    const Distances byArmy(graph, choices.disorderWays, true, goals);
    const Distances byFleet(graph, choices.disorderWays, false, goals);
    std::size_t count = 0;
    for (std::size_t i = 0; i < winter.units.size(); ++i)
        if (winter.units[i].occupies && winter.units[i].power == winter.power && count < out.size())
            out[count++] = static_cast<std::int16_t>(i);
    const auto sooner = [&](std::int16_t a, std::int16_t b) {
        const Unit& first = winter.units[at(a)];
        const Unit& second = winter.units[at(b)];
        const std::int16_t here = graph.province(first.place);
        const std::int16_t there = graph.province(second.place);
        const int far = (first.kind == UnitClass::Fleet ? byFleet : byArmy).to(here);
        const int farther = (second.kind == UnitClass::Fleet ? byFleet : byArmy).to(there);
        if (far != farther) return far > farther;
        if (precedence(first.kind) != precedence(second.kind)) return precedence(first.kind) < precedence(second.kind);
        if (first.strength.attack != second.strength.attack) return first.strength.attack < second.strength.attack;
        if (winter.nameRank.empty()) return here < there;
        return winter.nameRank[at(here)] < winter.nameRank[at(there)];
    };
    std::sort(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(count), sooner);
    return count;
}

void resolveAdjustments(const MovementGraph& graph, const Choices& choices, const Adjustments& winter,
                        std::span<const Adjustment> orders, AdjustmentsEnd& out)
{
    AdjustmentResolver(graph, choices, winter, orders, out).resolve();
}

} // namespace marches::engine::adjudication
