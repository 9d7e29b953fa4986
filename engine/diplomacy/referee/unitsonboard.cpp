// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/unitsonboard.h"

#include <algorithm>
#include <array>

namespace marches::engine::referee {

UnitsOnBoard::UnitsOnBoard(const OrderTarget& table) : m_board(table.rules().board())
{
    Facts facts;
    std::vector<UnitOnBoard> proxies;
    table.rules().describe(table.state(), facts);
    for (const Fact& fact : facts) {
        const FieldSpec& spec = table.rules().fields()[fact.field];
        const bool piece = spec.keys == std::array{Space::Seat, Space::Place, Space::Piece} && fact.value > 0;
        if (piece && spec.role == Role::Stack) units.push_back({fact.key[0], fact.key[1], fact.key[2]});
        if (piece && spec.role == Role::Intruders) dislodged.push_back({fact.key[0], fact.key[1], fact.key[2]});
        if (spec.role == Role::OrderProxy && fact.value >= 0) proxies.push_back({fact.value, fact.key[0], -1});
        if (spec.role == Role::Owner && spec.value == Space::Seat) owners.push_back({fact.value, fact.key[0], -1});
    }
    for (UnitOnBoard& unit : units)
        if (const UnitOnBoard* proxy = at(proxies, unit.place)) unit.proxy = proxy->seat;
}

int UnitsOnBoard::province(int place) const
{
    if (place < 0 || place >= m_board.placeCount()) return -1;
    const int parent = m_board.place(place).parent;
    return parent >= 0 ? parent : place;
}

const UnitOnBoard* UnitsOnBoard::at(const std::vector<UnitOnBoard>& among, int place) const
{
    const auto found =
        std::ranges::find_if(among, [&](const UnitOnBoard& one) { return province(one.place) == province(place); });
    return found == among.end() ? nullptr : &*found;
}

} // namespace marches::engine::referee
