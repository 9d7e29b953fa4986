// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/adjustmentorders.h"

#include <algorithm>

namespace marches::engine::referee {

using orders::OrderKind;
using orders::UnitKind;

void AdjustmentOrders::give(int seat, std::vector<GivenOrder>& all)
{
    std::vector<Wanted> builds;
    std::vector<Wanted> removals;
    for (GivenOrder& given : all) {
        const bool build = given.order.kind == OrderKind::Build;
        if (given.seat != seat || given.status != Status::Taken || given.order.person >= 0) continue;
        if (!build && given.order.kind != OrderKind::Disband) continue;
        const std::optional<Move> move = moveFor(given);
        if (!move) continue;
        if (m_table.check(*move))
            apply(*move); // refused, with its reason
        else
            (build ? builds : removals).push_back({&given, *move});
    }
    keepOnePerPlace(builds);
    carryOut(builds, m_writing.builds);
    carryOut(removals, m_writing.removals);
}

std::optional<Move> AdjustmentOrders::moveFor(GivenOrder& given)
{
    m_given = &given;
    if (given.order.kind == OrderKind::Build) return building();
    const int place = unit(m_field.units);
    if (place < 0) return {};
    return moveOf(rules(), given.seat, "disband", {place});
}

/// Where a fleet could be, were it free; a province with coasts is one that has them.
bool AdjustmentOrders::coastal(int province) const
{
    const Board& board = rules().board();
    for (int place = 0; place < board.placeCount(); ++place)
        if (board.place(place).parent == province) return true;
    return std::ranges::any_of(board.connections(), [&](const Connection& way) {
        const int across = way.from == province ? way.to : way.to == province ? way.from : -1;
        return across >= 0 && board.place(across).kind == PlaceKind::Sea;
    });
}

std::optional<Move> AdjustmentOrders::building()
{
    const orders::WrittenOrder& order = m_given->order;
    const int province = m_field.province(order.place);
    UnitKind kind = order.unit;
    if (kind == UnitKind::Unknown && readingApplies()) {
        const bool fleet = m_writing.buildKind == BuildKind::ByPlace && isCoast(order.place);
        if (m_writing.buildKind == BuildKind::Needed || (!fleet && coastal(province))) {
            discard(*m_given, Status::NoKind);
            return {};
        }
        if (fleet) kind = UnitKind::Fleet;
    }
    if (kind == UnitKind::Fleet && m_writing.fleetInlandIsArmy && !coastal(province) && readingApplies())
        kind = UnitKind::Army;
    const auto move = [&](std::string_view name, int site) { return moveOf(rules(), m_given->seat, name, {site}); };
    switch (kind) {
    case UnitKind::Fleet: {
        // A fleet that a variant grants besides those that are due comes first: it costs nothing.
        const Move granted = move("build-prize", province);
        const bool prize = verb(rules(), "build-prize") >= 0 && !m_table.check(granted);
        return prize ? granted : move("build-fleet", order.place);
    }
    case UnitKind::Amphibian: return move("build-amphibian", province);
    case UnitKind::DoubleArmy: return move("build-double-army", province);
    default: return move("build-army", province);
    }
}

/// Of different builds in one province one at most is left (4.D.5).
void AdjustmentOrders::keepOnePerPlace(std::vector<Wanted>& wanted)
{
    std::vector<Wanted> left;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const auto rivals = [&](const Wanted& other) { return provinceOf(other) == provinceOf(wanted[i]); };
        const auto same = [&](const Wanted& other) { return rivals(other) && other.move == wanted[i].move; };
        const auto first = std::ranges::find_if(wanted, rivals);
        const auto last = std::find_if(wanted.rbegin(), wanted.rend(), rivals);
        const bool repeated = std::ranges::any_of(left, same);
        if (repeated) continue; // said twice
        const bool several = !(first->move == wanted[i].move) || !(last->move == wanted[i].move);
        if (several) {
            const Stands stands = readingApplies() ? m_writing.buildsInOnePlace : Stands::Last;
            const bool counts = stands == Stands::First ? same(*first) : stands == Stands::Last && same(*last);
            if (!counts) {
                discard(*wanted[i].given, stands == Stands::None ? Status::Contradicted : Status::Replaced);
                continue;
            }
        }
        left.push_back(wanted[i]);
    }
    wanted = std::move(left);
}

/// Each alone could be carried out; all together may be too many.
void AdjustmentOrders::carryOut(std::vector<Wanted>& wanted, Stands stands)
{
    std::vector<const Wanted*> given;
    bool surplus = false;
    const auto take = [&](const Wanted& one) {
        m_given = one.given;
        const bool doubled = std::ranges::any_of(given, [&](const Wanted* other) { return other->move == one.move; });
        if (!doubled) apply(one.move);
        if (!doubled && one.given->status == Status::Taken) given.push_back(&one);
        surplus |= one.given->status != Status::Taken;
    };
    if (stands == Stands::Last)
        std::for_each(wanted.rbegin(), wanted.rend(), take);
    else
        std::for_each(wanted.begin(), wanted.end(), take);
    if (!surplus || !readingApplies() || stands != Stands::None) return;
    for (const Wanted& one : wanted) {
        // What cannot be taken back stands, and its order is told as carried out.
        const bool remains = std::ranges::find(given, &one) != given.end() &&
                             m_table.apply(moveOf(rules(), one.given->seat, "cancel", {provinceOf(one)}));
        if (!remains) discard(*one.given, Status::TooMany);
    }
}

} // namespace marches::engine::referee
