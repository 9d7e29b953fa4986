// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/diplomacy/adjudication/adjustments.h"
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
    for (int power = 0; power < kPowers; ++power)
        if ((t.reluctant >> power & 1U) != 0) builders.reluctant |= seatBit(t.seatOfPower[idx(power)]);
    if (t.amphibians >= 0) builders.amphibians = static_cast<std::uint8_t>(t.seatOfPower[idx(t.amphibians)]);
    builders.doorn = static_cast<std::int16_t>(t.prize);
    return builders;
}

template <class W> void build(const Context<W>& ctx, int province)
{
    const Verb verb = orderOf(ctx.position, province);
    const int seat = orderSeat(ctx.position, province);
    const PieceKind kind = builtBy(verb);
    ctx.position.unit(province) = unitOf(seat, kind);
    const bool extra = verb == Verb::BuildPrize && ctx.table.options.prize == PrizeFleet::ExtraUnit;
    if (extra) ctx.position.unit(province) |= kExemptBit;
    if (verb == Verb::BuildPrize) ctx.position.prizeUsed |= seatBit(seat);
    ctx.tell(Text::LogBuilds, verb == Verb::BuildPrize ? nw(58) : nw(70), {seat, num(kind), province});
}

template <class W> void remove(const Context<W>& ctx, int province, Text text)
{
    const std::uint8_t unit = ctx.position.unit(province);
    ctx.tell(text, nw(1), {seatOf(unit), num(kindOf(unit)), province});
    ctx.position.unit(province) = ctx.position.stone(province) = 0;
}

/// Who does not name enough units to remove loses those that are farthest from home.
template <class W> void disorder(const Context<W>& ctx, int seat, int missing)
{
    const Table& t = ctx.table;
    const Workspaces::Seat workspace(*t.workspaces);
    std::size_t count = 0;
    for (int i = 0; i < t.provinces; ++i) {
        if (ctx.position.unit(i) == 0 || ctx.position.order(i) != 0 || isExempt(ctx.position.unit(i))) continue;
        Unit& unit = workspace->units[count++];
        unit = Unit{};
        unit.place = static_cast<std::int16_t>(i);
        unit.power = static_cast<std::uint8_t>(seatOf(ctx.position.unit(i)));
        unit.kind = classOf(kindOf(ctx.position.unit(i)));
        if (kindOf(ctx.position.unit(i)) == PieceKind::DoubleArmy) unit.strength.attack = 2;
    }
    adjudication::Adjustments winter;
    winter.units = {workspace->units.data(), count};
    winter.power = static_cast<std::uint8_t>(seat);
    winter.homeCentres = t.home[static_cast<std::size_t>(seat)];
    t.centres.forEach([&](int centre) {
        if (ctx.position.owner(centre) == seat + 1) winter.ownCentres.set(centre);
    });
    winter.nameRank = t.nameRank;
    std::array<std::int16_t, kMostProvinces> order; // filled as far as it is read
    const std::size_t found = adjudication::civilDisorder(t.graph(), t.options.choices, winter, order);
    for (std::size_t i = 0; i < found && missing > 0; ++i, --missing)
        remove(ctx, workspace->units[static_cast<std::size_t>(order[i])].place, Text::LogDisorder);
}

/// Places that are left for what is due and not ordered. Asked for the log alone.
template <class W> int placesLeft(const Context<W>& ctx, int seat)
{
    Mask open;
    if constexpr (std::is_same_v<W, RuleTrace>)
        if (dueOf(ctx.asConst(), seat) > 0)
            for (const PieceKind kind : {PieceKind::Army, PieceKind::Fleet, PieceKind::Amphibian})
                open |= sites(ctx.asConst(), seat, kind);
    return open.count();
}

template <class W> void tellUnbuilt(const Context<W>& ctx, int seat, int due, int places)
{
    const int unused = std::min(due, places);
    if (unused > 0) ctx.tell(Text::LogUnused, nw(1), {seat, unused});
    if (due > unused) ctx.tell(Text::LogNoSite, nw(70), {seat, due - unused});
}

} // namespace

int ordersGiven(const Table& t, const Position& s, int seat)
{
    int count = 0;
    for (int i = 0; i < t.provinces; ++i) count += s.order(i) != 0 && orderSeat(s, i) == seat ? 1 : 0;
    return count;
}

template <class W> int dueOf(const ConstContext<W>& ctx, int seat)
{
    const Position& s = ctx.position;
    int due = centresOf(s, seat);
    forEachIn<&Block::order>(s, [&](int i, std::uint8_t order) {
        if (orderSeat(s, i) != seat) return;
        if (order == num(Verb::Disband) + 1) ++due;
        const bool paid = order == num(Verb::BuildPrize) + 1 && ctx.table.options.prize == PrizeFleet::PermissionOnly;
        if (isBuild(order) || paid) --due;
    });
    due -= countOf<&Block::unit>(s, plus1(seat), kSeatBits | kExemptBit);
    if (const int amphibians = countOf<&Block::unit>(s, unitOf(seat, PieceKind::Amphibian)); amphibians > 0)
        due -= ctx.in(nw(95)) ? 0 : amphibians;
    const bool counts = hasPerson(ctx.table, s, seat) && (ctx.table.options.personsNeedSupply || !ctx.in(nw(72)));
    return counts ? due - 1 : due;
}

template <class W> Mask sites(const ConstContext<W>& ctx, int seat, PieceKind kind)
{
    const Table& t = ctx.table;
    const Workspaces::Seat workspace(*t.workspaces);
    Autumn autumn = autumnOf(ctx, *workspace);
    forEachIn<&Block::order>(ctx.position, [&](int i, std::uint8_t /*order*/) {
        if (ctx.position.unit(i) != 0 || workspace->count == workspace->pieces.size()) return;
        workspace->pieces[workspace->count++] = {static_cast<std::int16_t>(i),
                                                 static_cast<std::uint8_t>(orderSeat(ctx.position, i)),
                                                 builtBy(orderOf(ctx.position, i)), false};
    });
    autumn.pieces = {workspace->pieces.data(), workspace->count};
    return buildSites(*t.ground, t.options.autumn, autumn, buildersOf(t), static_cast<std::uint8_t>(seat), kind,
                      ctx.trace);
}

template <class W> bool prizeOpen(const ConstContext<W>& ctx, int seat)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    if (t.prize < 0 || t.options.prize == PrizeFleet::Off || s.order(t.prize) != 0) return false;
    const bool right = (s.prizeTaken & ~s.prizeUsed & seatBit(seat)) != 0;
    if (!right || (t.options.prize == PrizeFleet::PermissionOnly && dueOf(ctx, seat) <= 0)) return false;
    const Workspaces::Seat workspace(*t.workspaces);
    const Autumn autumn = autumnOf(ctx, *workspace);
    return doornFleet(autumn, buildersOf(t), static_cast<std::uint8_t>(seat), right, ctx.trace);
}

template <class W> void resolveAdjustments(const Context<W>& ctx)
{
    Position& s = ctx.position;
    std::array<int, kPowers> missing{};
    for (int seat = 0; seat < kPowers; ++seat) missing[static_cast<std::size_t>(seat)] = -dueOf(ctx.asConst(), seat);
    for (int seat = 0; seat < kPowers; ++seat)
        if (missing[static_cast<std::size_t>(seat)] > 0 && ctx.in(nw(1)))
            disorder(ctx, seat, missing[static_cast<std::size_t>(seat)]);
    std::array<int, kPowers> places{};
    for (int seat = 0; seat < kPowers; ++seat) places[static_cast<std::size_t>(seat)] = placesLeft(ctx, seat);
    for (int i = 0; i < ctx.table.provinces; ++i) {
        if (s.order(i) == 0) continue;
        if (s.order(i) == num(Verb::Disband) + 1)
            remove(ctx, i, Text::LogRemoves);
        else
            build(ctx, i);
    }
    for (int seat = 0; seat < kPowers; ++seat)
        if (const int due = -missing[static_cast<std::size_t>(seat)]; due > 0)
            tellUnbuilt(ctx, seat, due, places[static_cast<std::size_t>(seat)]);
    if (ctx.table.options.prizeAtOnce) s.prizeTaken = static_cast<std::uint8_t>(s.prizeTaken & ~s.prizeAged);
    s.prizeAged = s.prizeTaken;
    clearOrders(s);
    meet(ctx.table, s);
}

template <class W> int buildsOwed(const ConstContext<W>& ctx, int seat)
{
    if (ctx.table.options.choices.waivingAllowed) return 0;
    const int due = dueOf(ctx, seat);
    if (due <= 0) return 0;
    Mask open;
    for (const PieceKind kind : {PieceKind::Army, PieceKind::Fleet, PieceKind::Amphibian})
        open |= sites(ctx, seat, kind);
    return std::min(due, open.count());
}

#define MARCHES_NARNIAN_WINTER(W)                                                                                      \
    template int dueOf(const ConstContext<W>&, int);                                                                   \
    template Mask sites(const ConstContext<W>&, int, PieceKind);                                                       \
    template int buildsOwed(const ConstContext<W>&, int);                                                              \
    template bool prizeOpen(const ConstContext<W>&, int);                                                              \
    template void resolveAdjustments(const Context<W>&);

MARCHES_NARNIAN_WINTER(RuleTrace)
MARCHES_NARNIAN_WINTER(NoTrace)
#undef MARCHES_NARNIAN_WINTER

} // namespace marches::engine::narnian_wars
