// SPDX-License-Identifier: GPL-3.0-or-later
#include <optional>

#include "engine/rules/diplomacy/machine.h"

namespace marches::engine::diplomacy {

/// Orders and votes of the others stay hidden until all are in; that a seat has sealed is seen by everybody.
void hide(const Table& table, Position& s, int seat)
{
    if (phaseOf(s) == Phase::Over) return;
    NoTrace nobody;
    const std::uint64_t seats = concerned(ConstContext<NoTrace>{table, s, nobody});
    for (int i = 0; i < table.provinces; ++i) {
        // What stands for later, and whose unit was left to whom, others know only as far as it is for them.
        const int own = s.unit(i) != 0 ? seatOf(s.unit(i)) : -1;
        const int whose = orderSeat(s, i);
        if (own != seat) forgetKept(s, i);
        if (own != seat && whose != seat) s.proxy(i) = 0;
        if (whose < 0 || whose == seat || (seats & seatBit(whose)) == 0) continue;
        s.order(i) = kHidden;
        s.target(i) = s.helped(i) = 0;
        s.path(i) = 0;
    }
    for (int other = 0; other < table.seatCount(); ++other)
        if (other != seat && isMovement(phaseOf(s)) && (seats & seatBit(other)) != 0) s.vote[other] = kHidden;
}

namespace {

/// Somewhere the unit could go; nothing where it holds.
std::optional<int> anyWay(const Table& t, const Position& s, int province, Random& random)
{
    const Mask& ways = t.ways(isFleet(s.unit(province)))[static_cast<std::size_t>(placeOfUnit(s, province))];
    const auto pick = below(random, static_cast<std::uint32_t>(ways.count()) + 1);
    if (pick == 0) return {};
    return ways.nth(static_cast<int>(pick) - 1);
}

} // namespace

void fillHidden(const Table& table, Position& s, Random& random)
{
    for (std::uint8_t& vote : s.vote)
        if (vote == kHidden) vote = 0;
    for (int i = 0; i < table.provinces; ++i) {
        if (s.order(i) != kHidden) continue;
        s.order(i) = 0; // no order is always possible
        if (!isMovement(phaseOf(s))) continue;
        const std::optional<int> way = anyWay(table, s, i, random);
        s.order(i) = static_cast<std::uint8_t>(num(way ? Verb::Move : Verb::Hold) + 1);
        s.target(i) = static_cast<PlusOne>(way ? *way + 1 : 0);
    }
}

} // namespace marches::engine::diplomacy
