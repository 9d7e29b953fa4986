// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/base/bits.h"
#include "engine/rules/narnian_wars/machine.h"

// What a season's end brings: owners of centres, the side of the Dwarfs, statues that wake, the High King's return.

namespace marches::engine::narnian_wars {

namespace {

template <class W> void take(const Play<W>& p, int centre, int seat)
{
    Position& s = p.s;
    const int before = s.owner(centre) - 1;
    s.owner(centre) = plus1(seat);
    s.changed = 1;
    p.tell(Text::LogTakes, nw(1), {seat, centre});
    const bool fromHome = before >= 0 && before == p.t.homes[at(centre)];
    if (centre == p.t.prize && seat != p.t.homes[at(centre)] && before != seat &&
        (fromHome || p.t.options.prizeFromAnyone))
        s.prizeTaken |= seatBit(seat);
    if (!p.t.options.march.garrisonFallsWithOwner || !s.garrison().test(centre) || p.t.ground->permanent.test(centre))
        return;
    if (!p.in(nw(54))) return;
    s.garrison().assign(centre, false);
    p.tell(Text::LogGarrisonFalls, nw(54), {centre});
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

template <class W> void join(const Play<W>& p, const Autumn& autumn, Alignment side, const Mask& disputed)
{
    Position& s = p.s;
    const Mask centres = tempting(p.t, autumn, side);
    const Person person = side == Alignment::Good ? Person::Trumpkin : Person::Nikabrik;
    s.dwarfs = plus1(num(side));
    const int seat = p.t.seat(Power::Dwarfs);
    if (centres.any()) {
        s.site[idx(person)] = provincePlus1(centres.first());
        s.known[idx(person)] = kEverybody;
    }
    if (centres.any())
        p.tell(Text::LogJoins, side == Alignment::Good ? nw(63) : nw(65),
               {seat, num(side), num(person), centres.first()});
    disputed.forEach([&](int centre) {
        if (centres.test(centre) || dwarfTakes(p.t.options.autumn, autumn, side, static_cast<std::int16_t>(centre)))
            take(p, centre, seat);
    });
}

template <class W> void wake(const Play<W>& p)
{
    for (int i = 0; i < p.t.provinces; ++i) {
        if (p.s.stone(i) == 0) continue;
        if (--p.s.stone(i) == 0) p.tell(Text::LogWakes, nw(32), {i});
    }
    for (std::uint8_t& turns : p.s.still)
        if (turns > 0) --turns;
}

template <class W> void bringGift(const Play<W>& p)
{
    Position& s = p.s;
    const int gift = p.t.gift;
    if (s.giftDue == 0 || gift < 0) return;
    const int seat = p.t.seat(Power::Dwarfs);
    if (s.unit(gift) != 0) {
        if (p.t.options.giftLost) s.giftDue = 0;
        return;
    }
    s.giftDue = 0;
    s.unit(gift) = unitOf(seat, PieceKind::Army);
    p.tell(Text::LogGift, nw(64), {seat, gift});
}

/// Persons of powers that are out of the game (AMB-43).
template <class W> void dismiss(const Play<W>& p)
{
    const std::uint32_t seats = living(p.t, p.s);
    for (int i = 0; i < kPersons; ++i) {
        const int owner = p.t.ownerOf(static_cast<Person>(i));
        if ((seats >> static_cast<unsigned>(owner) & 1U) != 0) continue;
        if (i == num(Person::HighKing)) p.s.kingAway = p.s.whisked = 0;
        if (p.s.site[i] == 0) continue;
        p.s.site[i] = p.s.known[i] = p.s.still[i] = 0;
        p.tell(Text::LogDismissed, nw(94), {owner, i});
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

template <class W> Autumn autumnOf(const Look<W>& look, Desk& desk)
{
    const Table& t = look.t;
    const Position& s = look.s;
    desk.count = 0;
    ownersOf(s, desk.owners);
    const auto add = [&](int where, int seat, PieceKind kind) {
        desk.pieces[desk.count++] = {static_cast<std::int16_t>(where), static_cast<std::uint8_t>(seat), kind, false};
    };
    eachUnit(s, [&](int i, std::uint8_t unit) { add(i, seatOf(unit), kindOf(unit)); });
    for (int p = 0; p < kPersons; ++p)
        if (onBoard(s, static_cast<Person>(p)) && s.unit(s.site[p] - 1) == 0 && t.centres.test(s.site[p] - 1) &&
            !look.in(nw(15)))
            add(s.site[p] - 1, t.ownerOf(static_cast<Person>(p)), PieceKind::Army);
    for (int seat = 0; seat < kPowers; ++seat) desk.sides[at(seat)] = sideOf(look, seat);
    Autumn autumn;
    autumn.pieces = {desk.pieces.data(), desk.count};
    autumn.centres = t.centres;
    autumn.owners = {desk.owners.data(), at(t.provinces)};
    autumn.homes = t.homes;
    autumn.alignments = desk.sides;
    autumn.dwarfs = {static_cast<std::uint8_t>(t.seat(Power::Dwarfs)), s.dwarfs != 0};
    return autumn;
}

template <class W> bool takeCentres(const Play<W>& p)
{
    const Desks::Seat desk(*p.t.desks);
    const Autumn autumn = autumnOf(p.look(), *desk);
    const Gains gained = gains(p.t.options.autumn, autumn, p.w);
    for (const Piece& piece : autumn.pieces) {
        if (!gained.taken.test(piece.province)) continue;
        if (gained.declaration == Declaration::None || piece.power != autumn.dwarfs.power)
            take(p, piece.province, piece.power);
    }
    Mask dwarfish;
    for (const Piece& piece : autumn.pieces)
        if (piece.power == autumn.dwarfs.power && gained.taken.test(piece.province)) dwarfish.set(piece.province);
    switch (gained.declaration) {
    case Declaration::None: return false;
    case Declaration::Good: join(p, autumn, Alignment::Good, dwarfish); return false;
    case Declaration::Evil: join(p, autumn, Alignment::Evil, dwarfish); return false;
    case Declaration::Either: dwarfish.forEach([&](int centre) { take(p, centre, autumn.dwarfs.power); }); break;
    }
    return true;
}

template <class W> void joinSide(const Play<W>& p, Alignment side)
{
    {
        const Desks::Seat desk(*p.t.desks);
        const Autumn autumn = autumnOf(p.look(), *desk);
        join(p, autumn, side, tempting(p.t, autumn, Alignment::Good) | tempting(p.t, autumn, Alignment::Evil));
    }
    p.s.stage = num(Stage::Years);
    resume(p);
}

template <class W> bool passTurn(const Play<W>& p)
{
    Position& s = p.s;
    clearBlocks<&Block::came>(s);
    s.contested().reset();
    bringGift(p);
    wake(p);
    dismiss(p);
    meetAndTell(p);
    s.stage = num(Stage::Placed);
    return kingReturns(s);
}

template <class W> void placeKing(const Play<W>& p, int site)
{
    Position& s = p.s;
    const int owner = p.t.ownerOf(Person::HighKing);
    if (p.in(nw(22))) {
        s.site[idx(Person::HighKing)] = provincePlus1(site);
        p.tellOnly(owner, Text::LogKingAt, nw(22), {owner, site});
    }
    meetAndTell(p);
    resume(p);
}

#define MARCHES_NARNIAN_YEARS(W)                                                                                       \
    template Autumn autumnOf(const Look<W>&, Desk&);                                                                   \
    template bool takeCentres(const Play<W>&);                                                                         \
    template void joinSide(const Play<W>&, Alignment);                                                                 \
    template bool passTurn(const Play<W>&);                                                                            \
    template void placeKing(const Play<W>&, int);

MARCHES_NARNIAN_YEARS(RuleTrace)
MARCHES_NARNIAN_YEARS(NoTrace)
#undef MARCHES_NARNIAN_YEARS

} // namespace marches::engine::narnian_wars
