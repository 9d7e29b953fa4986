// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/ordervalidator.h"

#include <algorithm>
#include <array>

namespace marches::engine::referee {

using orders::OrderKind;
using orders::Side;
using orders::UnitKind;
using orders::WrittenOrder;

namespace {

struct FlawRow {
    Flaw OrderWriting::*reading;
    GivenOrder::Status status;
};
/// By OrderValidator::Flaws.
constexpr std::array<FlawRow, 6> kFlawRows{{{&OrderWriting::coastOfUnit, GivenOrder::Status::WrongCoast},
                                            {&OrderWriting::invalidCoast, GivenOrder::Status::StrayCoast},
                                            {&OrderWriting::kindMissing, GivenOrder::Status::NoKind},
                                            {&OrderWriting::kindWrong, GivenOrder::Status::WrongPiece},
                                            {&OrderWriting::powerMissing, GivenOrder::Status::NoNation},
                                            {&OrderWriting::powerWrong, GivenOrder::Status::WrongNation}}};

bool helps(OrderKind kind)
{
    return kind == OrderKind::SupportHold || kind == OrderKind::SupportMove || kind == OrderKind::Convoy;
}

constexpr std::uint32_t bitIf(bool set, unsigned bit) { return set ? 1U << bit : 0U; }

} // namespace

std::vector<GivenOrder> OrderValidator::validate(std::span<const WrittenOrder> sheet)
{
    std::vector<GivenOrder> all;
    all.reserve(sheet.size());
    for (const WrittenOrder& order : sheet) {
        GivenOrder& given = all.emplace_back();
        given.order = order;
        findSeat(given);
    }
    for (int seat = 0; seat < static_cast<int>(rules().seats().size()); ++seat) chooseSets(seat, all);
    std::vector<std::uint32_t> flaws;
    flaws.reserve(all.size());
    for (const GivenOrder& given : all) flaws.push_back(judged(given) ? flawsOf(given) : 0);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (flaws[i] == 0 || !readingApplies()) continue;
        for (unsigned flaw = 0; flaw < kFlawCount; ++flaw) {
            if ((flaws[i] & bitIf(true, flaw)) == 0 || all[i].status != Status::Taken) continue;
            const Flaw reading = m_writing.*kFlawRows[flaw].reading;
            const bool yields = reading == Flaw::Yields && better(i, flaw, all, flaws);
            if (reading == Flaw::Spoils || yields) discard(all[i], yields ? Status::Replaced : kFlawRows[flaw].status);
        }
    }
    return all;
}

void OrderValidator::chooseSets(int seat, std::vector<GivenOrder>& all)
{
    std::set<int> sets;
    for (const GivenOrder& given : all)
        if (given.seat == seat) sets.insert(given.order.set);
    if (sets.size() < 2 || !readingApplies()) return;
    const int first = firstSet(sets, seat, all);
    for (GivenOrder& given : all)
        if (given.seat == seat && given.order.set < first) discard(given, Status::Replaced);
}

/// The earliest of the sets that count.
int OrderValidator::firstSet(const std::set<int>& sets, int seat, const std::vector<GivenOrder>& all) const
{
    const auto adds = [&](int set) {
        return std::ranges::any_of(all, [&](const GivenOrder& given) {
            return given.seat == seat && given.order.set == set && given.order.added;
        });
    };
    auto latest = std::prev(sets.end());
    switch (m_writing.sets) {
    case OrderSets::LatestUnlessAdded:
        while (latest != sets.begin() && adds(*latest)) --latest;
        return *latest;
    case OrderSets::Latest: return *latest;
    case OrderSets::CombinedUnlessComplete: return complete(*latest, seat, all) ? *latest : *sets.begin();
    case OrderSets::Combined: break;
    }
    return *sets.begin();
}

/// Has every unit of the seat that is to be ordered an order in the set?
bool OrderValidator::complete(int set, int seat, const std::vector<GivenOrder>& all) const
{
    return std::ranges::all_of(moving(), [&](const UnitOnBoard& unit) {
        return unit.seat != seat || std::ranges::any_of(all, [&](const GivenOrder& given) {
                   return given.seat == seat && given.order.set == set && ordersUnit(given.order) &&
                          m_field.province(given.order.place) == m_field.province(unit.place);
               });
    });
}

bool OrderValidator::judged(const GivenOrder& given) const
{
    return given.status == Status::Taken && ordersUnit(given.order);
}

std::uint32_t OrderValidator::flawsOf(const GivenOrder& given) const
{
    const WrittenOrder& order = given.order;
    if (order.kind == OrderKind::Build) return flawsOfBuild(order);
    const UnitOnBoard* unit = m_field.at(moving(), order.place);
    if (unit == nullptr || unit->commander() != given.seat) return 0; // told when it is to be carried out
    const UnitOnBoard* other = helps(order.kind) ? m_field.at(m_field.units, order.otherPlace) : nullptr;
    const bool otherCoast = isCoast(unit->place) && isCoast(order.place) && unit->place != order.place;
    return bitIf(otherCoast, kCoastOfUnit) | bitIf(invalidCoast(order, *unit, other), kStrayCoast) |
           bitIf(order.unit == UnitKind::Unknown, kKindMissing) | bitIf(!suits(order.unit, unit->piece), kKindWrong) |
           (other == nullptr ? 0U : flawsOfHelp(given, *other));
}

std::uint32_t OrderValidator::flawsOfBuild(const WrittenOrder& order) const
{
    return bitIf(order.stray != Side::None || (order.unit == UnitKind::Army && isCoast(order.place)), kStrayCoast);
}

std::uint32_t OrderValidator::flawsOfHelp(const GivenOrder& given, const UnitOnBoard& other) const
{
    const WrittenOrder& order = given.order;
    const bool named = !order.otherPower.empty();
    const bool otherCoast = isCoast(other.place) && isCoast(order.otherPlace) && other.place != order.otherPlace;
    return bitIf(otherCoast, kCoastOfUnit) | bitIf(order.other == UnitKind::Unknown, kKindMissing) |
           bitIf(!suits(order.other, other.piece), kKindWrong) |
           bitIf(!named && other.seat != given.seat, kPowerMissing) |
           bitIf(named && seatNamed(order.otherPower) != other.seat, kPowerWrong);
}

/// A coast that the board does not know, or that of a piece that stands on none.
bool OrderValidator::invalidCoast(const WrittenOrder& order, const UnitOnBoard& unit, const UnitOnBoard* other) const
{
    if (order.stray != Side::None || order.otherStray != Side::None || order.toStray != Side::None) return true;
    const auto ashore = [&](const UnitOnBoard& piece) {
        return suits(UnitKind::Army, piece.piece) && !isCoast(piece.place);
    };
    const UnitOnBoard* mover = other != nullptr ? other : &unit;
    return (ashore(unit) && isCoast(order.place)) ||
           (other != nullptr && ashore(*other) && isCoast(order.otherPlace)) || (ashore(*mover) && isCoast(order.to));
}

bool OrderValidator::better(std::size_t index, std::uint32_t flaw, const std::vector<GivenOrder>& all,
                            const std::vector<std::uint32_t>& flaws) const
{
    const GivenOrder& one = all[index];
    for (std::size_t i = 0; i < all.size(); ++i)
        if (i != index && judged(all[i]) && all[i].seat == one.seat && (flaws[i] & bitIf(true, flaw)) == 0 &&
            m_field.province(all[i].order.place) == m_field.province(one.order.place))
            return true;
    return false;
}

} // namespace marches::engine::referee
