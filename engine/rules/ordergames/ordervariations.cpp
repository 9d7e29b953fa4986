// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/ordergames/orderproposer.h"

// How sets of orders are changed so that they still belong together.

namespace marches::engine {

using Does = OrderedUnit::Does;

void OrderProposer::vary(const Mask& barren)
{
    if (m_units.empty()) return;
    for (bool more = true; more; more = lot(35)) {
        const int kind = any(100);
        if (kind < 35)
            chooseAnother();
        else if (kind < 70)
            attack();
        else if (kind < 85)
            help();
        else if (kind < 92)
            convoy();
        else
            mix(barren);
    }
    mend();
}

/// Another order for one unit.
void OrderProposer::chooseAnother()
{
    OrderedUnit& unit = m_units[at(any(m_units.size()))];
    const Mask open = ways(unit) - f.still;
    const int which = any(at(open.count() + 1));
    unit.hold();
    if (which == 0 || unit.still) return;
    unit.does = Does::Move;
    unit.to = open.nth(which - 1);
}

/// One unit goes to a place next to it, and others that can help do.
void OrderProposer::attack()
{
    OrderedUnit& unit = m_units[at(any(m_units.size()))];
    const Mask open = ways(unit) - f.still;
    if (!open.any() || unit.still) return;
    unit.hold();
    unit.does = Does::Move;
    unit.to = open.nth(any(at(open.count())));
    const int there = f.provinceOf(unit.to);
    for (OrderedUnit& other : m_units) {
        if (&other == &unit || other.province == there || !helps(other, there) || lot(30)) continue;
        other.does = Does::SupportMove;
        other.of = unit.province;
        other.to = there;
    }
}

/// One unit helps another in what that does already.
void OrderProposer::help()
{
    OrderedUnit& unit = m_units[at(any(m_units.size()))];
    const std::size_t first = at(any(m_units.size()));
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const OrderedUnit& other = m_units[(first + i) % m_units.size()];
        const int there = other.moves() ? f.provinceOf(other.to) : other.province;
        if (&other == &unit || !helps(unit, there)) continue;
        unit.does = other.moves() ? Does::SupportMove : Does::Support;
        unit.of = other.province;
        unit.to = other.moves() ? there : -1;
        return;
    }
}

/// Half of a new proposal.
void OrderProposer::mix(const Mask& barren)
{
    OrderProposer other(f, m_seat, m_random);
    other.propose(barren);
    for (std::size_t i = 0; i < m_units.size(); ++i)
        if (lot(50)) m_units[i] = other.m_units[i];
}

void OrderProposer::convoy()
{
    OrderedUnit& army = m_units[at(any(m_units.size()))];
    const adjudication::MovementGraph& graph = *f.graph;
    const bool ashore = !graph.seas.test(army.province) && graph.adjacentSeas[at(army.province)].any();
    if (!graph.of(army.kind).carried || !ashore || army.still) return;
    Mask fleets;
    for (const OrderedUnit& unit : m_units)
        if (graph.of(unit.kind).carries && graph.seas.test(unit.province) && !unit.still) fleets.set(unit.province);
    if (!fleets.any()) return;
    const auto from = static_cast<std::int16_t>(army.province);
    const Mask shores = graph.landings(from, fleets);
    if (!shores.any()) return;
    const int to = shores.nth(any(at(shores.count())));
    // Of the fleets as many as are needed.
    Mask used = fleets;
    fleets.forEach([&](int sea) {
        used.clear(sea);
        if (!graph.joined(from, static_cast<std::int16_t>(to), used)) used.set(sea);
    });
    army.hold();
    army.does = Does::MoveByConvoy;
    army.to = to;
    for (OrderedUnit& unit : m_units) {
        if (!graph.of(unit.kind).carries || !used.test(unit.province)) continue;
        unit.does = Does::Convoy;
        unit.of = army.province;
        unit.to = to;
    }
}

bool OrderProposer::ferried(const OrderedUnit& army) const
{
    Mask fleets;
    for (const OrderedUnit& unit : m_units)
        if (unit.does == Does::Convoy && unit.of == army.province && unit.to == army.to) fleets.set(unit.province);
    return f.graph->joined(static_cast<std::int16_t>(army.province), static_cast<std::int16_t>(army.to), fleets);
}

/// Until all orders belong together: nobody runs into a unit of its own, everybody helps what is done.
void OrderProposer::mend()
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
bool OrderProposer::mend(OrderedUnit& unit)
{
    if (unit.moves()) {
        const int there = f.provinceOf(unit.to);
        if (unit.does == Does::MoveByConvoy && !ferried(unit)) {
            unit.hold();
            return true;
        }
        const OrderedUnit* stands = unitAt(there);
        const bool swaps = stands != nullptr && unit.does == Does::Move && stands->does == Does::Move &&
                           f.provinceOf(stands->to) == unit.province;
        if (stands != nullptr && (stands->stays() || swaps)) {
            unit.hold();
            if (swaps || !helps(unit, there)) return true;
            unit.does = Does::Support;
            unit.of = there;
            return true;
        }
        for (const OrderedUnit& other : m_units) {
            if (&other == &unit || !other.moves() || f.provinceOf(other.to) != there) continue;
            unit.hold();
            if (!helps(unit, there)) return true;
            unit.does = Does::SupportMove;
            unit.of = other.province;
            unit.to = there;
            return true;
        }
        return false;
    }
    if (unit.does == Does::Hold) return false;
    const OrderedUnit* other = unitAt(unit.of);
    if (other == nullptr) return false; // a foe's
    if (unit.does == Does::Convoy) {
        if (other->does == Does::MoveByConvoy && other->to == unit.to) return false;
        unit.hold();
        return true;
    }
    const int there = other->moves() ? f.provinceOf(other->to) : other->province;
    const bool fits = other->moves() ? unit.does == Does::SupportMove && unit.to == there : unit.does == Does::Support;
    if (fits) return false;
    const int helped = unit.of;
    unit.hold();
    if (!helps(unit, there)) return true;
    unit.does = other->moves() ? Does::SupportMove : Does::Support;
    unit.of = helped;
    unit.to = other->moves() ? there : -1;
    return true;
}

} // namespace marches::engine
