// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/diplomacy/adjudication/aftermath.h"
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

using adjudication::Unit;

bool isBuild(std::uint8_t order) { return order >= num(Verb::BuildArmy) + 1 && order <= num(Verb::BuildAmphibian) + 1; }

PieceKind builtBy(Verb verb)
{
    switch (verb) {
    case Verb::BuildArmy: return PieceKind::Army;
    case Verb::BuildDouble: return PieceKind::DoubleArmy;
    case Verb::BuildAmphibian: return PieceKind::Amphibian;
    default: return PieceKind::Fleet;
    }
}

Builders buildersOf(const Table& t)
{
    Builders builders;
    builders.reluctant = std::uint32_t{seatBit(t.seat(Power::Giants))} | seatBit(t.seat(Power::Telmar));
    builders.amphibians = static_cast<std::uint8_t>(t.seat(Power::LoneIslands));
    builders.doorn = static_cast<std::int16_t>(t.prize);
    return builders;
}

template <class W> void build(const Play<W>& p, int province)
{
    const Verb verb = orderOf(p.s, province);
    const int seat = orderSeat(p.s, province);
    const PieceKind kind = builtBy(verb);
    p.s.unit(province) = unitOf(seat, kind);
    const bool extra = verb == Verb::BuildPrize && p.t.options.prize == PrizeFleet::ExtraUnit;
    if (extra) p.s.unit(province) |= kExemptBit;
    if (verb == Verb::BuildPrize) p.s.prizeUsed |= seatBit(seat);
    p.tell(Text::LogBuilds, verb == Verb::BuildPrize ? nw(58) : nw(70), {seat, num(kind), province});
}

template <class W> void remove(const Play<W>& p, int province, Text text)
{
    const std::uint8_t unit = p.s.unit(province);
    p.tell(text, nw(1), {seatOf(unit), num(kindOf(unit)), province});
    p.s.unit(province) = p.s.stone(province) = 0;
}

/// Who does not name enough units to remove loses those that are farthest from home.
template <class W> void disorder(const Play<W>& p, int seat, int missing)
{
    const Table& t = p.t;
    const Desks::Seat desk(*t.desks);
    std::size_t count = 0;
    for (int i = 0; i < t.provinces; ++i) {
        if (p.s.unit(i) == 0 || p.s.order(i) != 0 || isExempt(p.s.unit(i))) continue;
        Unit& unit = desk->units[count++];
        unit = Unit{};
        unit.place = static_cast<std::int16_t>(i);
        unit.power = static_cast<std::uint8_t>(seatOf(p.s.unit(i)));
        unit.kind = classOf(kindOf(p.s.unit(i)));
        if (kindOf(p.s.unit(i)) == PieceKind::DoubleArmy) unit.strength.attack = 2;
    }
    adjudication::Adjustments winter;
    winter.units = {desk->units.data(), count};
    winter.power = static_cast<std::uint8_t>(seat);
    winter.homeCentres = t.home[static_cast<std::size_t>(seat)];
    t.centres.forEach([&](int centre) {
        if (p.s.owner(centre) == seat + 1) winter.ownCentres.set(centre);
    });
    winter.nameRank = t.nameRank;
    std::array<std::int16_t, kMostProvinces> order; // filled as far as it is read
    const std::size_t found = adjudication::civilDisorder(t.graph(), t.options.choices, winter, order);
    for (std::size_t i = 0; i < found && missing > 0; ++i, --missing)
        remove(p, desk->units[static_cast<std::size_t>(order[i])].place, Text::LogDisorder);
}

/// Places that are left for what is due and not ordered. Asked for the log alone.
template <class W> int placesLeft(const Play<W>& p, int seat)
{
    Mask open;
    if constexpr (std::is_same_v<W, RuleTrace>)
        if (dueOf(p.look(), seat) > 0)
            for (const PieceKind kind : {PieceKind::Army, PieceKind::Fleet, PieceKind::Amphibian})
                open |= sites(p.look(), seat, kind);
    return open.count();
}

template <class W> void tellUnbuilt(const Play<W>& p, int seat, int due, int places)
{
    const int unused = std::min(due, places);
    if (unused > 0) p.tell(Text::LogUnused, nw(1), {seat, unused});
    if (due > unused) p.tell(Text::LogNoSite, nw(70), {seat, due - unused});
}

} // namespace

int ordersGiven(const Table& t, const Position& s, int seat)
{
    int count = 0;
    for (int i = 0; i < t.provinces; ++i) count += s.order(i) != 0 && orderSeat(s, i) == seat ? 1 : 0;
    return count;
}

template <class W> int dueOf(const Look<W>& look, int seat)
{
    const Position& s = look.s;
    int due = centresOf(s, seat);
    eachIn<&Block::order>(s, [&](int i, std::uint8_t order) {
        if (orderSeat(s, i) != seat) return;
        if (order == num(Verb::Disband) + 1) ++due;
        const bool paid = order == num(Verb::BuildPrize) + 1 && look.t.options.prize == PrizeFleet::PermissionOnly;
        if (isBuild(order) || paid) --due;
    });
    due -= countOf<&Block::unit>(s, plus1(seat), kSeatBits | kExemptBit);
    if (const int amphibians = countOf<&Block::unit>(s, unitOf(seat, PieceKind::Amphibian)); amphibians > 0)
        due -= look.in(nw(95)) ? 0 : amphibians;
    const bool counts = hasPerson(look.t, s, seat) && (look.t.options.personsNeedSupply || !look.in(nw(72)));
    return counts ? due - 1 : due;
}

template <class W> Mask sites(const Look<W>& look, int seat, PieceKind kind)
{
    const Table& t = look.t;
    const Desks::Seat desk(*t.desks);
    Autumn autumn = autumnOf(look, *desk);
    eachIn<&Block::order>(look.s, [&](int i, std::uint8_t /*order*/) {
        if (look.s.unit(i) != 0 || desk->count == desk->pieces.size()) return;
        desk->pieces[desk->count++] = {static_cast<std::int16_t>(i), static_cast<std::uint8_t>(orderSeat(look.s, i)),
                                       builtBy(orderOf(look.s, i)), false};
    });
    autumn.pieces = {desk->pieces.data(), desk->count};
    return buildSites(*t.ground, t.options.autumn, autumn, buildersOf(t), static_cast<std::uint8_t>(seat), kind,
                      look.w);
}

template <class W> bool prizeOpen(const Look<W>& look, int seat)
{
    const Table& t = look.t;
    const Position& s = look.s;
    if (t.prize < 0 || t.options.prize == PrizeFleet::Off || s.order(t.prize) != 0) return false;
    const bool right = (s.prizeTaken & ~s.prizeUsed & seatBit(seat)) != 0;
    if (!right || (t.options.prize == PrizeFleet::PermissionOnly && dueOf(look, seat) <= 0)) return false;
    const Desks::Seat desk(*t.desks);
    const Autumn autumn = autumnOf(look, *desk);
    return doornFleet(autumn, buildersOf(t), static_cast<std::uint8_t>(seat), right, look.w);
}

template <class W> void resolveAdjustments(const Play<W>& p)
{
    Position& s = p.s;
    std::array<int, kPowers> missing{};
    for (int seat = 0; seat < kPowers; ++seat) missing[static_cast<std::size_t>(seat)] = -dueOf(p.look(), seat);
    for (int seat = 0; seat < kPowers; ++seat)
        if (missing[static_cast<std::size_t>(seat)] > 0 && p.in(nw(1)))
            disorder(p, seat, missing[static_cast<std::size_t>(seat)]);
    std::array<int, kPowers> places{};
    for (int seat = 0; seat < kPowers; ++seat) places[static_cast<std::size_t>(seat)] = placesLeft(p, seat);
    for (int i = 0; i < p.t.provinces; ++i) {
        if (s.order(i) == 0) continue;
        if (s.order(i) == num(Verb::Disband) + 1)
            remove(p, i, Text::LogRemoves);
        else
            build(p, i);
    }
    for (int seat = 0; seat < kPowers; ++seat)
        if (const int due = -missing[static_cast<std::size_t>(seat)]; due > 0)
            tellUnbuilt(p, seat, due, places[static_cast<std::size_t>(seat)]);
    if (p.t.options.prizeAtOnce) s.prizeTaken = static_cast<std::uint8_t>(s.prizeTaken & ~s.prizeAged);
    s.prizeAged = s.prizeTaken;
    clearOrders(s);
    meet(p.t, s);
}

#define MARCHES_NARNIAN_WINTER(W)                                                                                      \
    template int dueOf(const Look<W>&, int);                                                                           \
    template Mask sites(const Look<W>&, int, PieceKind);                                                               \
    template bool prizeOpen(const Look<W>&, int);                                                                      \
    template void resolveAdjustments(const Play<W>&);

MARCHES_NARNIAN_WINTER(RuleTrace)
MARCHES_NARNIAN_WINTER(NoTrace)
#undef MARCHES_NARNIAN_WINTER

} // namespace marches::engine::narnian_wars
