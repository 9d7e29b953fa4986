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

template <class W> int keptAt(const Look<W>& look, int place, int seat)
{
    if (!look.s.owned(seat).test(place)) return 0;
    if (look.s.capital[seat] == place + 1) return 1; // never left empty of one's own will
    const bool mayEmpty = (!look.in(wr(15)) || look.t.options.abandon) && heldBy(look.s, seat) > 1;
    return mayEmpty ? 0 : 1;
}

template <class W> void refresh(const Play<W>& p)
{
    Position& s = p.s;
    const Phase phase = phaseOf(s);
    clearBlocks<&Block::ready>(s);
    clearBlocks<&Block::movable>(s);
    if (phase != Phase::Turn && phase != Phase::Gather && phase != Phase::Battle && phase != Phase::Supply) return;
    const int seat = activeSeat(s);
    if (seat < 0) return;
    const bool minds = phase == Phase::Supply || (mindsSpent(p.t) && p.in(wr(23)));
    const int capital = s.capital[seat] - 1;
    int keptAtHome = -1; // in every territory but the capital
    for (int k = 0; k < s.words; ++k) {
        Block& block = s.block[k];
        const std::uint64_t owned = block.owned[seat];
        for (std::uint64_t left = p.t.land.word(k); left != 0; left &= left - 1) {
            const int i = std::countr_zero(left);
            const bool home = (owned >> static_cast<unsigned>(i) & 1U) != 0;
            const int units = home ? block.units[i] : block.guests[seat][i];
            if (units == 0) continue;
            const int place = k * kBlockPlaces + i;
            if (home && place != capital && keptAtHome < 0) keptAtHome = keptAt(p.look(), place, seat);
            const int kept = !home ? 0 : place == capital ? 1 : keptAtHome;
            const int free = std::max(0, units - kept);
            const int tired = std::max<int>(minds ? block.spent[i] : 0, block.force[i]);
            set(block.movable[i], free);
            set(block.ready[i], std::clamp(units - tired, 0, std::max(0, free - block.force[i])));
        }
    }
}

template <class W> const std::vector<Mask>& ways(const Look<W>& look)
{
    return look.in(wr(14)) ? look.t.open : look.t.anywhere;
}

template <class W> bool passages(const Look<W>& look) { return look.in(wr(16)) && !look.t.options.noPassage; }

template <class W> Mask enterable(const Look<W>& look, int seat)
{
    Mask places = look.s.owned(seat).mask();
    if (!passages(look)) return places;
    addPlacesWith(places, look.s, look.t.land, seatBit(seat), [](const Block& block) { return block.passage; });
    return places;
}

template <class W> bool mayMove(const Look<W>& look) { return !look.t.options.moveFirst || !is(look.s, kAttacked); }

template <class W> Mask movers(const Look<W>& look, const Mask& enter)
{
    const std::vector<Mask>& open = ways(look);
    Mask found;
    for (const int place : look.t.places) {
        if (look.s.movable(place) == 0) continue;
        Mask others = open[static_cast<std::size_t>(place)] & enter;
        others.clear(place);
        if (others.any()) found.set(place);
    }
    return found;
}

template <class W> Mask marchers(const Look<W>& look)
{
    const Mask enter = enterable(look, activeSeat(look.s));
    Mask found;
    for (const int place : look.t.places)
        if (look.s.ready(place) > 0 && (look.t.neighbours(place) & enter).any()) found.set(place);
    return found;
}

template <class W> Mask closedBorders(const Look<W>& look)
{
    const Position& s = look.s;
    const int seat = activeSeat(s);
    if (!passages(look) || !mayMove(look)) return {};
    Mask near;
    for (const int place : look.t.places)
        if (s.movable(place) > 0) near |= look.t.neighbours(place);
    Mask found;
    near.forEach([&](int place) {
        const int owner = ownerOf(s, place);
        if (owner >= 0 && owner != seat && (s.passage(place) & seatBit(seat)) == 0) found.set(place);
    });
    return found - s.askedPassage().mask();
}

template <class W> void leaveTransit(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    if (!p.t.options.transitOnly) return;
    guestPlaces(p.t, s, seat).forEach([&](int place) {
        const int units = s.guests(seat, place);
        const int home = (p.t.neighbours(place) & s.owned(seat).mask()).first();
        if (home < 0)
            removeGuests(p, seat, place, units, wr(16)); // interned
        else
            moveUnits(p, place, home, units);
    });
}

template <class W> void moveUnits(const Play<W>& p, int from, int to, int count)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const int tired = takeFresh(s, seat, from, count);
    put(s, seat, to, count);
    set(s.spent(to), s.spent(to) + tired);
    p.tell(Text::LogMoves, wr(14), {seat, count, from, to});
    if (s.owned(seat).test(from) && s.units(from) == 0) vacate(p, from, wr(15));
}

template <class W> void march(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const int from = move.arg[0];
    const int count = move.arg[2];
    const int to = move.parts().back().item;
    s.left = static_cast<std::uint16_t>(s.left - count);
    put(s, seat, from, -count);
    put(s, seat, to, count);
    set(s.spent(to), s.spent(to) + count); // they have been moved
    p.tell(Text::LogMoves, fateRule(s.fate), {seat, count, from, to});
    if (s.owned(seat).test(from) && s.units(from) == 0) vacate(p, from, wr(15));
}

template <class W> void askPassage(const Play<W>& p, int place)
{
    p.s.askedPassage().set(place);
    set(p.s.to, place + 1);
    set(p.s.asked, ownerOf(p.s, place) + 1);
    p.tell(Text::LogAsksPassage, wr(16), {activeSeat(p.s), askedSeat(p.s), place});
    p.enter(Phase::Passage);
}

template <class W> void answerPassage(const Play<W>& p, bool allowed)
{
    const int place = toPlace(p.s);
    if (allowed)
        grantPassage(p, place, activeSeat(p.s));
    else
        p.tell(Text::LogRefusesPassage, wr(16), {askedSeat(p.s), activeSeat(p.s), place});
    p.s.to = p.s.asked = 0;
    p.enter(Phase::Turn);
}

template <class W> void grantPassage(const Play<W>& p, int place, int seat)
{
    set(p.s.passage(place), p.s.passage(place) | seatBit(seat));
    p.tell(Text::LogGrantsPassage, wr(16), {ownerOf(p.s, place), seat, place});
}

template <class W> void revokePassage(const Play<W>& p, int place)
{
    p.s.passage(place) = 0;
    p.tell(Text::LogRevokesPassage, wr(16), {ownerOf(p.s, place), place});
}

#define MARCHES_WARRIOR_TRAVEL(W)                                                                                      \
    template int keptAt(const Look<W>&, int, int);                                                                     \
    template void refresh(const Play<W>&);                                                                             \
    template const std::vector<Mask>& ways(const Look<W>&);                                                            \
    template bool passages(const Look<W>&);                                                                            \
    template Mask enterable(const Look<W>&, int);                                                                      \
    template bool mayMove(const Look<W>&);                                                                             \
    template Mask movers(const Look<W>&, const Mask&);                                                                 \
    template Mask marchers(const Look<W>&);                                                                            \
    template Mask closedBorders(const Look<W>&);                                                                       \
    template void leaveTransit(const Play<W>&);                                                                        \
    template void moveUnits(const Play<W>&, int, int, int);                                                            \
    template void march(const Play<W>&, const Move&);                                                                  \
    template void askPassage(const Play<W>&, int);                                                                     \
    template void answerPassage(const Play<W>&, bool);                                                                 \
    template void grantPassage(const Play<W>&, int, int);                                                              \
    template void revokePassage(const Play<W>&, int);

MARCHES_WARRIOR_TRAVEL(RuleTrace)
MARCHES_WARRIOR_TRAVEL(NoTrace)
#undef MARCHES_WARRIOR_TRAVEL

} // namespace marches::engine::warrior_risk
