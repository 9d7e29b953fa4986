// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/base/bits.h"
#include "engine/rules/narnian_wars/machine.h"

// What a season's end brings: owners of centres, the side of the Dwarfs, statues that wake, the High King's return.

namespace marches::engine::narnian_wars {

namespace {

template <class W> void take(const Context<W>& ctx, int centre, int seat)
{
    Position& s = ctx.position;
    const int before = s.owner(centre) - 1;
    s.owner(centre) = plus1(seat);
    s.changed = 1;
    ctx.tell(Text::LogTakes, nw(1), {seat, centre});
    const bool fromHome = before >= 0 && before == ctx.table.homes[at(centre)];
    if (centre == ctx.table.prize && seat != ctx.table.homes[at(centre)] && before != seat &&
        (fromHome || ctx.table.options.prizeFromAnyone))
        s.prizeTaken |= seatBit(seat);
    if (!ctx.table.options.march.garrisonFallsWithOwner || !s.garrison().test(centre) ||
        ctx.table.ground->permanent.test(centre))
        return;
    if (!ctx.in(nw(54))) return;
    s.garrison().assign(centre, false);
    ctx.tell(Text::LogGarrisonFalls, nw(54), {centre});
}

/// Centres in which the Dwarfs stand that would bring them to a side, not theirs yet.
Mask tempting(const Table& t, const Autumn& autumn, Alignment side)
{
    Mask centres;
    for (const Piece& piece : autumn.pieces) {
        const std::int16_t where = piece.province;
        if (piece.power != autumn.dwarfs.power || !autumn.centres.test(where) ||
            autumn.owners[at(where)] == piece.power)
            continue;
        const bool drawn =
            side == Alignment::Good ? evilCentre(t.options.autumn, autumn, where) : t.goodHomes.test(where);
        if (drawn) centres.set(where);
    }
    return centres;
}

template <class W> void join(const Context<W>& ctx, const Autumn& autumn, Alignment side, const Mask& disputed)
{
    Position& s = ctx.position;
    const Mask centres = tempting(ctx.table, autumn, side);
    const Person person = side == Alignment::Good ? Person::Trumpkin : Person::Nikabrik;
    s.dwarfs = plus1(num(side));
    const int seat = ctx.table.seat(Power::Dwarfs);
    if (centres.any()) {
        s.site[idx(person)] = provincePlus1(centres.first());
        s.known[idx(person)] = kEverybody;
    }
    if (centres.any())
        ctx.tell(Text::LogJoins, side == Alignment::Good ? nw(63) : nw(65),
                 {seat, num(side), num(person), centres.first()});
    disputed.forEach([&](int centre) {
        if (centres.test(centre) ||
            dwarfTakes(ctx.table.options.autumn, autumn, side, static_cast<std::int16_t>(centre)))
            take(ctx, centre, seat);
    });
}

template <class W> void wake(const Context<W>& ctx)
{
    for (int i = 0; i < ctx.table.provinces; ++i) {
        if (ctx.position.stone(i) == 0) continue;
        if (--ctx.position.stone(i) == 0) ctx.tell(Text::LogWakes, nw(32), {i});
    }
    for (std::uint8_t& turns : ctx.position.still)
        if (turns > 0) --turns;
}

template <class W> void bringGift(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int gift = ctx.table.gift;
    if (s.giftDue == 0 || gift < 0) return;
    const int seat = ctx.table.seat(Power::Dwarfs);
    if (s.unit(gift) != 0) {
        if (ctx.table.options.giftLost) s.giftDue = 0;
        return;
    }
    s.giftDue = 0;
    s.unit(gift) = unitOf(seat, PieceKind::Army);
    ctx.tell(Text::LogGift, nw(64), {seat, gift});
}

/// Persons of powers that are out of the game (AMB-43).
template <class W> void dismiss(const Context<W>& ctx)
{
    const std::uint32_t seats = living(ctx.table, ctx.position);
    for (int i = 0; i < kPersons; ++i) {
        const int owner = ctx.table.ownerOf(static_cast<Person>(i));
        if ((seats >> static_cast<unsigned>(owner) & 1U) != 0) continue;
        if (i == num(Person::HighKing)) ctx.position.kingAway = ctx.position.whisked = 0;
        if (ctx.position.site[i] == 0) continue;
        ctx.position.site[i] = ctx.position.known[i] = ctx.position.still[i] = 0;
        ctx.tell(Text::LogDismissed, nw(94), {owner, i});
    }
}

/// True when the High King comes back now (NW-28).
bool kingReturns(Position& s)
{
    if (s.kingAway == 0) return false;
    if (s.whisked == 0 && s.kingAway > 1) --s.kingAway;
    s.whisked = 0;
    if (s.kingAway > 1) return false;
    s.kingAway = 0;
    return true;
}

} // namespace

template <class W> Autumn autumnOf(const ConstContext<W>& ctx, Workspace& workspace)
{
    const Table& t = ctx.table;
    const Position& s = ctx.position;
    workspace.count = 0;
    fillOwners(s, workspace.owners);
    const auto add = [&](int where, int seat, PieceKind kind) {
        workspace.pieces[workspace.count++] = {static_cast<std::int16_t>(where), static_cast<std::uint8_t>(seat), kind,
                                               false};
    };
    forEachUnit(s, [&](int i, std::uint8_t unit) { add(i, seatOf(unit), kindOf(unit)); });
    for (int index = 0; index < kPersons; ++index)
        if (onBoard(s, static_cast<Person>(index)) && s.unit(s.site[index] - 1) == 0 &&
            t.centres.test(s.site[index] - 1) && !ctx.in(nw(15)))
            add(s.site[index] - 1, t.ownerOf(static_cast<Person>(index)), PieceKind::Army);
    for (int seat = 0; seat < kPowers; ++seat) workspace.sides[at(seat)] = sideOf(ctx, seat);
    Autumn autumn;
    autumn.pieces = {workspace.pieces.data(), workspace.count};
    autumn.centres = t.centres;
    autumn.owners = {workspace.owners.data(), at(t.provinces)};
    autumn.homes = t.homes;
    autumn.alignments = workspace.sides;
    autumn.dwarfs = {static_cast<std::uint8_t>(t.seat(Power::Dwarfs)), s.dwarfs != 0};
    return autumn;
}

template <class W> bool takeCentres(const Context<W>& ctx)
{
    const Workspaces::Seat workspace(*ctx.table.workspaces);
    const Autumn autumn = autumnOf(ctx.asConst(), *workspace);
    const Gains gained = gains(ctx.table.options.autumn, autumn, ctx.trace);
    for (const Piece& piece : autumn.pieces) {
        if (!gained.taken.test(piece.province)) continue;
        if (gained.declaration == Declaration::None || piece.power != autumn.dwarfs.power)
            take(ctx, piece.province, piece.power);
    }
    Mask dwarfish;
    for (const Piece& piece : autumn.pieces)
        if (piece.power == autumn.dwarfs.power && gained.taken.test(piece.province)) dwarfish.set(piece.province);
    switch (gained.declaration) {
    case Declaration::None: return false;
    case Declaration::Good: join(ctx, autumn, Alignment::Good, dwarfish); return false;
    case Declaration::Evil: join(ctx, autumn, Alignment::Evil, dwarfish); return false;
    case Declaration::Either: dwarfish.forEach([&](int centre) { take(ctx, centre, autumn.dwarfs.power); }); break;
    }
    return true;
}

template <class W> void joinSide(const Context<W>& ctx, Alignment side)
{
    {
        const Workspaces::Seat workspace(*ctx.table.workspaces);
        const Autumn autumn = autumnOf(ctx.asConst(), *workspace);
        join(ctx, autumn, side,
             tempting(ctx.table, autumn, Alignment::Good) | tempting(ctx.table, autumn, Alignment::Evil));
    }
    ctx.position.resumePoint = num(ResumePoint::Years);
    resume(ctx);
}

template <class W> bool passTurn(const Context<W>& ctx)
{
    Position& s = ctx.position;
    clearBlocks<&Block::came>(s);
    s.contested().reset();
    bringGift(ctx);
    wake(ctx);
    dismiss(ctx);
    meetAndTell(ctx);
    s.resumePoint = num(ResumePoint::Placed);
    return kingReturns(s);
}

template <class W> void placeKing(const Context<W>& ctx, int site)
{
    Position& s = ctx.position;
    const int owner = ctx.table.ownerOf(Person::HighKing);
    if (ctx.in(nw(22))) {
        s.site[idx(Person::HighKing)] = provincePlus1(site);
        ctx.tellOnly(owner, Text::LogKingAt, nw(22), {owner, site});
    }
    meetAndTell(ctx);
    resume(ctx);
}

#define MARCHES_NARNIAN_YEARS(W)                                                                                       \
    template Autumn autumnOf(const ConstContext<W>&, Workspace&);                                                      \
    template bool takeCentres(const Context<W>&);                                                                      \
    template void joinSide(const Context<W>&, Alignment);                                                              \
    template bool passTurn(const Context<W>&);                                                                         \
    template void placeKing(const Context<W>&, int);

MARCHES_NARNIAN_YEARS(RuleTrace)
MARCHES_NARNIAN_YEARS(NoTrace)
#undef MARCHES_NARNIAN_YEARS

} // namespace marches::engine::narnian_wars
