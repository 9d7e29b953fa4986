// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

bool mindsSpent(const Table& t) { return !t.options.spentFree; }

/// Units of a seat at a place, at home or as a guest.
int unitsAt(const Position& s, int seat, int place)
{
    return s.owned(seat).test(place) ? s.units(place) : s.guests(seat, place);
}

void put(Position& s, int seat, int place, int change)
{
    std::uint16_t& units = s.owned(seat).test(place) ? s.units(place) : s.guests(seat, place);
    set(units, units + change);
}

/// Takes units away, those first that may still attack. Returns how many of them may not.
int takeFresh(Position& s, int seat, int from, int count)
{
    const int fresh = unitsAt(s, seat, from) - s.spent(from);
    const int tired = std::max(0, count - fresh);
    put(s, seat, from, -count);
    set(s.spent(from), s.spent(from) - tired);
    return tired;
}

} // namespace

template <class W> int keptAt(const ConstContext<W>& ctx, int place, int seat)
{
    if (!ctx.position.owned(seat).test(place)) return 0;
    if (ctx.position.capital[seat] == place + 1) return 1; // never left empty of one's own will
    const bool mayEmpty = (!ctx.in(wr(15)) || ctx.table.options.abandon) && heldBy(ctx.position, seat) > 1;
    return mayEmpty ? 0 : 1;
}

template <class W> void refresh(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const Phase phase = phaseOf(s);
    clearBlocks<&Block::ready>(s);
    clearBlocks<&Block::movable>(s);
    if (phase != Phase::Turn && phase != Phase::Gather && phase != Phase::Battle && phase != Phase::Supply) return;
    const int seat = activeSeat(s);
    if (seat < 0) return;
    const bool minds = phase == Phase::Supply || (mindsSpent(ctx.table) && ctx.in(wr(23)));
    const int capital = s.capital[seat] - 1;
    int keptAtHome = -1; // in every territory but the capital
    for (int k = 0; k < s.words; ++k) {
        Block& block = s.block[k];
        const std::uint64_t owned = block.owned[seat];
        for (std::uint64_t left = ctx.table.land.word(k); left != 0; left &= left - 1) {
            const int i = std::countr_zero(left);
            const bool home = (owned >> static_cast<unsigned>(i) & 1U) != 0;
            const int units = home ? block.units[i] : block.guests[seat][i];
            if (units == 0) continue;
            const int place = k * kBlockPlaces + i;
            if (home && place != capital && keptAtHome < 0) keptAtHome = keptAt(ctx.asConst(), place, seat);
            const int kept = !home ? 0 : place == capital ? 1 : keptAtHome;
            const int free = std::max(0, units - kept);
            const int tired = std::max<int>(minds ? block.spent[i] : 0, block.force[i]);
            set(block.movable[i], free);
            set(block.ready[i], std::clamp(units - tired, 0, std::max(0, free - block.force[i])));
        }
    }
}

template <class W> const std::vector<Mask>& ways(const ConstContext<W>& ctx)
{
    return ctx.in(wr(14)) ? ctx.table.open : ctx.table.anywhere;
}

template <class W> bool passages(const ConstContext<W>& ctx) { return ctx.in(wr(16)) && !ctx.table.options.noPassage; }

template <class W> Mask enterable(const ConstContext<W>& ctx, int seat)
{
    Mask places = ctx.position.owned(seat).mask();
    if (!passages(ctx)) return places;
    addPlacesWith(places, ctx.position, ctx.table.land, seatBit(seat),
                  [](const Block& block) { return block.passage; });
    return places;
}

template <class W> bool mayMove(const ConstContext<W>& ctx)
{
    return !ctx.table.options.moveFirst || !is(ctx.position, kAttacked);
}

template <class W> Mask movers(const ConstContext<W>& ctx, const Mask& enter)
{
    const std::vector<Mask>& open = ways(ctx);
    Mask found;
    for (const int place : ctx.table.places) {
        if (ctx.position.movable(place) == 0) continue;
        Mask others = open[static_cast<std::size_t>(place)] & enter;
        others.clear(place);
        if (others.any()) found.set(place);
    }
    return found;
}

template <class W> Mask marchers(const ConstContext<W>& ctx)
{
    const Mask enter = enterable(ctx, activeSeat(ctx.position));
    Mask found;
    for (const int place : ctx.table.places)
        if (ctx.position.ready(place) > 0 && (ctx.table.neighbours(place) & enter).any()) found.set(place);
    return found;
}

template <class W> Mask closedBorders(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    const int seat = activeSeat(s);
    if (!passages(ctx) || !mayMove(ctx)) return {};
    Mask near;
    for (const int place : ctx.table.places)
        if (s.movable(place) > 0) near |= ctx.table.neighbours(place);
    Mask found;
    near.forEach([&](int place) {
        const int owner = ownerOf(s, place);
        if (owner >= 0 && owner != seat && (s.passage(place) & seatBit(seat)) == 0) found.set(place);
    });
    return found - s.askedPassage().mask();
}

template <class W> void leaveTransit(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    if (!ctx.table.options.transitOnly) return;
    guestPlaces(ctx.table, s, seat).forEach([&](int place) {
        const int units = s.guests(seat, place);
        const int home = (ctx.table.neighbours(place) & s.owned(seat).mask()).first();
        if (home < 0)
            removeGuests(ctx, seat, place, units, wr(16)); // interned
        else
            moveUnits(ctx, place, home, units);
    });
}

template <class W> void moveUnits(const Context<W>& ctx, int from, int to, int count)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const int tired = takeFresh(s, seat, from, count);
    put(s, seat, to, count);
    set(s.spent(to), s.spent(to) + tired);
    ctx.tell(Text::LogMoves, wr(14), {seat, count, from, to});
    if (s.owned(seat).test(from) && s.units(from) == 0) vacate(ctx, from, wr(15));
}

template <class W> void march(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const int from = move.arg[0];
    const int count = move.arg[2];
    const int to = move.parts().back().item;
    s.left = static_cast<std::uint16_t>(s.left - count);
    put(s, seat, from, -count);
    put(s, seat, to, count);
    set(s.spent(to), s.spent(to) + count); // they have been moved
    ctx.tell(Text::LogMoves, fateRule(s.fate), {seat, count, from, to});
    if (s.owned(seat).test(from) && s.units(from) == 0) vacate(ctx, from, wr(15));
}

template <class W> void askPassage(const Context<W>& ctx, int place)
{
    ctx.position.askedPassage().set(place);
    set(ctx.position.to, place + 1);
    set(ctx.position.asked, ownerOf(ctx.position, place) + 1);
    ctx.tell(Text::LogAsksPassage, wr(16), {activeSeat(ctx.position), askedSeat(ctx.position), place});
    ctx.enter(Phase::Passage);
}

template <class W> void answerPassage(const Context<W>& ctx, bool allowed)
{
    const int place = toPlace(ctx.position);
    if (allowed)
        grantPassage(ctx, place, activeSeat(ctx.position));
    else
        ctx.tell(Text::LogRefusesPassage, wr(16), {askedSeat(ctx.position), activeSeat(ctx.position), place});
    ctx.position.to = ctx.position.asked = 0;
    ctx.enter(Phase::Turn);
}

template <class W> void grantPassage(const Context<W>& ctx, int place, int seat)
{
    set(ctx.position.passage(place), ctx.position.passage(place) | seatBit(seat));
    ctx.tell(Text::LogGrantsPassage, wr(16), {ownerOf(ctx.position, place), seat, place});
}

template <class W> void revokePassage(const Context<W>& ctx, int place)
{
    ctx.position.passage(place) = 0;
    ctx.tell(Text::LogRevokesPassage, wr(16), {ownerOf(ctx.position, place), place});
}

#define MARCHES_WARRIOR_TRAVEL(W)                                                                                      \
    template int keptAt(const ConstContext<W>&, int, int);                                                             \
    template void refresh(const Context<W>&);                                                                          \
    template const std::vector<Mask>& ways(const ConstContext<W>&);                                                    \
    template bool passages(const ConstContext<W>&);                                                                    \
    template Mask enterable(const ConstContext<W>&, int);                                                              \
    template bool mayMove(const ConstContext<W>&);                                                                     \
    template Mask movers(const ConstContext<W>&, const Mask&);                                                         \
    template Mask marchers(const ConstContext<W>&);                                                                    \
    template Mask closedBorders(const ConstContext<W>&);                                                               \
    template void leaveTransit(const Context<W>&);                                                                     \
    template void moveUnits(const Context<W>&, int, int, int);                                                         \
    template void march(const Context<W>&, const Move&);                                                               \
    template void askPassage(const Context<W>&, int);                                                                  \
    template void answerPassage(const Context<W>&, bool);                                                              \
    template void grantPassage(const Context<W>&, int, int);                                                           \
    template void revokePassage(const Context<W>&, int);

MARCHES_WARRIOR_TRAVEL(RuleTrace)
MARCHES_WARRIOR_TRAVEL(NoTrace)
#undef MARCHES_WARRIOR_TRAVEL

} // namespace marches::engine::warrior_risk
