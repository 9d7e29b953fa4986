// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnian_wars/machine.h"

// Sides, and who wins or shares a draw.

namespace marches::engine::narnian_wars {

namespace {

constexpr int kFewCentres = 3;

/// Units and persons of the other side are gone, and what NW-92 names is the seat's.
template <class W> bool controlsAll(const ConstContext<W>& ctx, int seat, Alignment foe)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    bool all = t.heart.any();
    for (int i = 0; i < t.provinces; ++i) {
        if (s.unit(i) != 0 && sideOf(ctx, seatOf(s.unit(i))) == foe) return false;
        if (!t.heart.test(i)) continue;
        const bool strange = s.unit(i) != 0 && seatOf(s.unit(i)) != seat;
        all = all && s.owner(i) == seat + 1 && (t.options.controlByOwning || !strange);
    }
    for (int index = 0; index < kPersons; ++index) {
        const auto person = static_cast<Person>(index);
        const bool counts = person != Person::HighKing || t.options.kingCounts;
        if (counts && s.site[index] != 0 && sideOf(ctx, t.ownerOf(person)) == foe) return false;
    }
    return all;
}

} // namespace

template <class W> Alignment sideOf(const ConstContext<W>& ctx, int seat)
{
    if (seat == ctx.table.seat(Power::Dwarfs) && ctx.position.dwarfs != 0)
        return static_cast<Alignment>(ctx.position.dwarfs - 1);
    if (seat < 0 || seat >= kPowers || !ctx.in(nw(60))) return Alignment::Neutral;
    return ctx.table.side[static_cast<std::size_t>(ctx.table.powerOf[static_cast<std::size_t>(seat)])];
}

std::uint32_t living(const Table& t, const Position& s)
{
    std::uint32_t seats = 0;
    forEachUnit(s, [&](int /*province*/, std::uint8_t unit) { seats |= bit(seatOf(unit)); });
    forEachIn<&Block::dislodged>(s, [&](int /*province*/, std::uint8_t unit) { seats |= bit(seatOf(unit)); });
    forEachIn<&Block::owner>(s, [&](int /*province*/, std::uint8_t owner) { seats |= bit(owner - 1); });
    for (int seat = 0; seat < kPowers && t.options.travellerKeepsAlive; ++seat)
        if (hasPerson(t, s, seat)) seats |= bit(seat);
    return seats;
}

template <class W> bool isBesieged(const ConstContext<W>& ctx, int seat)
{
    const Table& t = ctx.table;
    if (centresOf(ctx.position, seat) > kFewCentres) return false;
    const Mask everybody = unitsOf(ctx.position, -1);
    bool free = false;
    unitsOf(ctx.position, seat).forEach([&](int i) {
        const Mask open = (waysOf(t, kindOf(ctx.position.unit(i)), i) & t.centres) - everybody;
        open.forEach([&](int centre) { free = free || ctx.position.owner(centre) != seat + 1; });
    });
    return !free;
}

template <class W> std::uint32_t drawAgreed(const ConstContext<W>& ctx, std::uint32_t& besieged)
{
    const Position& s = ctx.position;
    const std::uint32_t seats = living(ctx.table, s);
    besieged = 0;
    for (int first = 0; first < kPowers; ++first) {
        const std::uint32_t group = s.vote[first];
        if ((group & bit(first)) == 0 || (group & ~seats) != 0) continue;
        bool agreed = true;
        for (int seat = 0; seat < kPowers; ++seat)
            agreed = agreed && ((group & bit(seat)) == 0 || s.vote[seat] == group);
        if (!agreed || !ctx.in(nw(91))) continue;
        besieged = seats & ~group;
        const bool judged = ctx.table.master >= 0 && ctx.table.options.masterJudges;
        for (int seat = 0; seat < kPowers; ++seat)
            agreed = agreed && ((besieged & bit(seat)) == 0 || judged || isBesieged(ctx, seat));
        if (agreed) return group;
    }
    besieged = 0;
    return 0;
}

template <class W> std::uint32_t victors(const Context<W>& ctx)
{
    const std::uint32_t ahead = leaders(ctx.position);
    const int most = centresOf(ctx.position, std::countr_zero(ahead));
    if (ctx.position.fall != 0 && std::has_single_bit(ahead) && most >= ctx.table.options.victoryCentres &&
        ctx.in(nw(90)))
        return ahead;
    std::uint32_t winners = 0;
    for (int seat = 0; seat < kPowers; ++seat) {
        const Alignment side = sideOf(ctx.asConst(), seat);
        const Alignment foe = side == Alignment::Good ? Alignment::Evil : Alignment::Good;
        std::uint8_t& streak = ctx.position.streak[seat];
        const bool controls = side != Alignment::Neutral && ctx.in(nw(92)) && controlsAll(ctx.asConst(), seat, foe);
        streak = controls ? static_cast<std::uint8_t>(std::min(streak + 1, kTurnsOfControl)) : std::uint8_t{0};
        if (streak == kTurnsOfControl) winners |= bit(seat);
    }
    return winners;
}

#define MARCHES_NARNIAN_SIDES(W)                                                                                       \
    template Alignment sideOf(const ConstContext<W>&, int);                                                            \
    template bool isBesieged(const ConstContext<W>&, int);                                                             \
    template std::uint32_t drawAgreed(const ConstContext<W>&, std::uint32_t&);                                         \
    template std::uint32_t victors(const Context<W>&);

MARCHES_NARNIAN_SIDES(RuleTrace)
MARCHES_NARNIAN_SIDES(NoTrace)
#undef MARCHES_NARNIAN_SIDES

} // namespace marches::engine::narnian_wars
