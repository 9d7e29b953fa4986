// SPDX-License-Identifier: GPL-3.0-or-later
#include "reference.h"

#include <algorithm>

namespace marches::test {

using namespace engine::adjudication;
using engine::Mask;

Reference::Reference(const MovementGraph& graph, std::span<const Unit> units, std::span<const Order> orders,
                     std::span<const Guard> guards)
    : m_graph(graph), m_units(units.begin(), units.end()), m_orders(orders.begin(), orders.end()),
      m_guards(guards.begin(), guards.end()), m_deeds(units.size())
{
    readMoves();
    readHelp();
}

int Reference::unitIn(int province) const
{
    for (std::size_t i = 0; i < m_units.size(); ++i)
        if (m_units[i].occupies && m_graph.province(m_units[i].place) == province) return static_cast<int>(i);
    return -1;
}

bool Reference::movesByLand(int unit, int target) const
{
    const Unit& u = m_units[index(unit)];
    bool found = false;
    m_graph.of(u.kind).moves[static_cast<std::size_t>(u.place)].forEach(
        [&](int place) { found = found || m_graph.province(static_cast<std::int16_t>(place)) == target; });
    return found;
}

std::vector<bool> Reference::fleetsAtSea() const
{
    std::vector<bool> result(m_units.size());
    for (std::size_t i = 0; i < m_units.size(); ++i)
        result[i] = m_units[i].occupies && m_units[i].kind == UnitClass::Fleet &&
                    m_graph.seas.test(province(static_cast<int>(i)));
    return result;
}

/// Searches from fleet to fleet.
bool Reference::seaRoute(int from, int to, const std::vector<bool>& usable) const
{
    std::vector<int> reached;
    std::vector<bool> seen(m_units.size());
    const auto look = [&](int place) {
        for (std::size_t i = 0; i < m_units.size(); ++i) {
            if (!usable[i] || seen[i] || !m_graph.adjacentSeas[index(place)].test(province(static_cast<int>(i))))
                continue;
            seen[i] = true;
            reached.push_back(province(static_cast<int>(i)));
        }
    };
    look(from);
    for (std::size_t i = 0; i < reached.size(); ++i) {
        if (m_graph.adjacentSeas[index(to)].test(reached[i])) return true;
        look(reached[i]);
    }
    return false;
}

/// A fleet is useful when there is a set of fleets that joins both places with it and does not without it.
bool Reference::onUsefulRoute(int fleet, int from, int to) const
{
    const std::vector<bool> all = fleetsAtSea();
    std::vector<std::size_t> others;
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i] && static_cast<int>(i) != fleet) others.push_back(i);
    for (std::uint32_t subset = 0; subset < (1U << others.size()); ++subset) {
        std::vector<bool> some(m_units.size());
        for (std::size_t k = 0; k < others.size(); ++k) some[others[k]] = (subset >> k & 1U) != 0;
        if (seaRoute(from, to, some)) continue;
        some[index(fleet)] = true;
        if (seaRoute(from, to, some)) return true;
    }
    return false;
}

void Reference::readMoves()
{
    const std::vector<bool> fleets = fleetsAtSea();
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const Order& order = m_orders[i];
        if (order.kind != OrderKind::Move || m_units[i].immovable) continue;
        const int unit = static_cast<int>(i);
        const int target = m_graph.province(order.to);
        if (target == province(unit)) continue;
        const bool land = movesByLand(unit, target);
        bool sea = false;
        if (m_units[i].kind == UnitClass::Army && !m_graph.seas.test(target)) {
            bool own = false;
            for (std::size_t f = 0; f < m_units.size(); ++f) {
                const Order& help = m_orders[f];
                own = own || (fleets[f] && !m_units[f].immovable && help.kind == OrderKind::Convoy &&
                              m_graph.province(help.from) == province(unit) && m_graph.province(help.to) == target &&
                              m_units[f].power == m_units[i].power &&
                              onUsefulRoute(static_cast<int>(f), province(unit), target));
            }
            sea = order.viaConvoy || !land || own;
        }
        if (sea ? !seaRoute(province(unit), target, fleets) : !land) continue;
        m_deeds[i] = {Verb::Move, target, -1, sea};
        m_moves.push_back(unit);
    }
}

void Reference::readHelp()
{
    const std::vector<bool> fleets = fleetsAtSea();
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const Order& order = m_orders[i];
        if (m_units[i].immovable || order.kind == OrderKind::None || order.kind == OrderKind::Hold ||
            order.kind == OrderKind::Move)
            continue;
        const int unit = static_cast<int>(i);
        const int other = unitIn(m_graph.province(order.from));
        if (other < 0 || other == unit) continue;
        const Action& theirs = m_deeds[index(other)];
        if (order.kind == OrderKind::Convoy) {
            const int target = m_graph.province(order.to);
            if (fleets[i] && theirs.verb == Verb::Move && theirs.convoyed && theirs.target == target &&
                onUsefulRoute(unit, province(other), target))
                m_deeds[i] = {Verb::Convoy, -1, other, false};
            continue;
        }
        const bool toMove = order.kind == OrderKind::SupportMove;
        const int aim = toMove ? m_graph.province(order.to) : province(other);
        if (!movesByLand(unit, aim) || m_units[index(other)].immovable) continue;
        if (toMove != (theirs.verb == Verb::Move) || (toMove && theirs.target != aim)) continue;
        if (toMove && theirs.convoyed && fleets[i]) {
            std::vector<bool> rest = fleets;
            rest[i] = false;
            if (!seaRoute(province(other), aim, rest)) continue;
        }
        m_deeds[i] = {Verb::Support, aim, other, false};
    }
}

int Reference::guard(int province, int power) const
{
    int sum = 0;
    for (const Guard& g : m_guards)
        if (g.province == province && (g.against >> power & 1U) != 0) sum += g.strength;
    return sum;
}

bool Reference::headOn(int a, int b) const
{
    const Action& first = m_deeds[index(a)];
    const Action& second = m_deeds[index(b)];
    return first.verb == Verb::Move && second.verb == Verb::Move && !first.convoyed && !second.convoyed &&
           first.target == province(b) && second.target == province(a);
}

int Reference::helpFor(int unit, const Outcome& given, int butPower) const
{
    int sum = 0;
    for (std::size_t i = 0; i < m_units.size(); ++i)
        if (m_deeds[i].verb == Verb::Support && m_deeds[i].other == unit && given.given[i] &&
            m_units[i].power != butPower)
            sum += m_units[i].strength.aid;
    return sum;
}

bool Reference::succeeds(int unit, const Outcome& given) const
{
    if (!given.way[index(unit)]) return false;
    const Unit& mine = m_units[index(unit)];
    const int target = m_deeds[index(unit)].target;
    const int there = unitIn(target);
    int attack = mine.strength.attack + helpFor(unit, given, -1);
    int resistance = guard(target, mine.power);
    const bool battle = there >= 0 && headOn(unit, there);
    if (there >= 0 && (battle || !given.moved[index(there)])) {
        const Unit& theirs = m_units[index(there)];
        if (theirs.immovable || theirs.power == mine.power) return false;
        attack = mine.strength.attack + helpFor(unit, given, theirs.power);
        if (battle)
            resistance += theirs.strength.attack + helpFor(there, given, -1);
        else if (m_deeds[index(there)].verb == Verb::Move)
            resistance += theirs.strength.stuck;
        else
            resistance += theirs.strength.hold + helpFor(there, given, -1);
    }
    if (attack <= resistance) return false;
    for (const int rival : m_moves) {
        if (rival == unit || m_deeds[index(rival)].target != target || !given.way[index(rival)]) continue;
        if (there >= 0 && headOn(rival, there) && given.moved[index(there)]) continue;
        if (attack <= m_units[index(rival)].strength.attack + helpFor(rival, given, -1)) return false;
    }
    return true;
}

Reference::Outcome Reference::consequences(std::uint32_t successes, const std::vector<bool>& stopped) const
{
    const std::size_t count = m_units.size();
    Outcome out;
    out.successes = successes;
    out.moved.assign(count, false);
    out.given.assign(count, false);
    out.way.assign(count, false);
    out.beatenBy.assign(count, -1);
    for (std::size_t k = 0; k < m_moves.size(); ++k) out.moved[index(m_moves[k])] = (successes >> k & 1U) != 0;
    for (const int move : m_moves) {
        const int there = unitIn(m_deeds[index(move)].target);
        if (out.moved[index(move)] && there >= 0 && !out.moved[index(there)]) out.beatenBy[index(there)] = move;
    }
    for (const int move : m_moves) {
        const Action& action = m_deeds[index(move)];
        std::vector<bool> usable(count);
        for (std::size_t i = 0; i < count; ++i)
            usable[i] = m_deeds[i].verb == Verb::Convoy && m_deeds[i].other == move && out.beatenBy[i] < 0;
        out.way[index(move)] =
            !action.convoyed || (!stopped[index(move)] && seaRoute(province(move), action.target, usable));
    }
    for (std::size_t i = 0; i < count; ++i) {
        if (m_deeds[i].verb != Verb::Support) continue;
        bool cut = out.beatenBy[i] >= 0;
        for (const int move : m_moves)
            cut = cut || (m_deeds[index(move)].target == province(static_cast<int>(i)) && out.way[index(move)] &&
                          m_units[index(move)].power != m_units[i].power && province(move) != m_deeds[i].target);
        out.given[i] = !cut;
    }
    return out;
}

bool Reference::standsIn(int province, const Outcome& given) const
{
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const int where = given.moved[i] ? m_deeds[i].target : this->province(static_cast<int>(i));
        if (where == province && given.beatenBy[i] < 0) return true;
    }
    return false;
}

std::vector<int> Reference::contested(const Outcome& given) const
{
    std::vector<int> found;
    for (int p = 0; p < m_graph.provinces; ++p) {
        if (standsIn(p, given)) continue;
        bool bounced = false;
        for (const int move : m_moves) {
            const int there = unitIn(p);
            const bool overrun = there >= 0 && headOn(move, there) && given.moved[index(there)];
            bounced = bounced || (m_deeds[index(move)].target == p && given.way[index(move)] && !overrun);
        }
        if (bounced) found.push_back(p);
    }
    return found;
}

std::vector<int> Reference::retreats(int unit, const Outcome& given) const
{
    const Unit& u = m_units[index(unit)];
    const int attacker = given.beatenBy[index(unit)];
    const std::vector<int> bounced = contested(given);
    std::vector<int> found;
    m_graph.of(u.kind).moves[static_cast<std::size_t>(u.place)].forEach([&](int place) {
        const int p = m_graph.province(static_cast<std::int16_t>(place));
        const bool barred = p == province(attacker) && !m_deeds[index(attacker)].convoyed;
        if (!barred && !standsIn(p, given) && guard(p, u.power) == 0 &&
            std::find(bounced.begin(), bounced.end(), p) == bounced.end())
            found.push_back(place);
    });
    return found;
}

std::vector<Reference::Outcome> Reference::resolutions(const std::vector<bool>& stopped) const
{
    std::vector<Outcome> found;
    for (std::uint32_t successes = 0; successes < (1U << m_moves.size()); ++successes) {
        const Outcome out = consequences(successes, stopped);
        bool agrees = true;
        for (std::size_t k = 0; k < m_moves.size() && agrees; ++k)
            agrees = succeeds(m_moves[k], out) == out.moved[index(m_moves[k])];
        if (agrees) found.push_back(out);
    }
    return found;
}

} // namespace marches::test
