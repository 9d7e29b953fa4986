// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

constexpr int kForeignBanners = 3;

template <class W> void moveBanners(const Play<W>& p, int seat, int fallen)
{
    if (!p.in(cr(45))) return;
    for (std::size_t i = 0; i < p.t.empires.size(); ++i) {
        if (p.s.banner[i] != fallen + 1) continue;
        p.s.banner[i] = static_cast<std::uint8_t>(seat + 1);
        p.tell(Text::LogBannerMoves, cr(45), {seat, p.t.empires[i].region});
    }
}

/// Everything of the fallen empire leaves the board (CR-46).
template <class W> void clearTerritories(const Play<W>& p, int fallen)
{
    Position& s = p.s;
    s.reserve[fallen] = 0;
    if (!p.in(cr(46))) return;
    for (int k = 0; k < s.words; ++k) s.vacated()[k] = s.owned(fallen)[k];
    s.vacated().forEach([&](int place) {
        s.armies(place) = 0;
        setOwner(s, place, -1);
    });
}

template <class W> void takeCards(const Play<W>& p, int seat, int fallen)
{
    Position& s = p.s;
    discard(s, Card::Diplomat, inUse(s, fallen, Card::Diplomat)); // its truces end
    s.inUse[fallen][idx(Card::Diplomat)] = 0;
    s.truce[fallen] = 0;
    const int count = handSize(s, fallen);
    const bool taken = p.in(cr(49)) && p.t.options.inheritCards;
    for (int kind = 0; kind < kCards; ++kind) {
        if (taken)
            s.hand[seat][kind] = static_cast<std::uint8_t>(s.hand[seat][kind] + s.hand[fallen][kind]);
        else
            discard(s, static_cast<Card>(kind), s.hand[fallen][kind]);
        s.hand[fallen][kind] = 0;
    }
    if (count > 0) p.tell(taken ? Text::LogTakesCards : Text::LogCardsGone, cr(49), {seat, count, fallen});
}

template <class W> void takeSlips(const Play<W>& p, int seat, int fallen)
{
    Position& s = p.s;
    const bool taken = p.in(cr(50)) && p.t.options.inheritHidden;
    for (int writer = 0; writer < p.t.seatCount(); ++writer) {
        if (s.holder[writer] != fallen + 1) continue;
        s.holder[writer] = static_cast<std::uint8_t>(taken ? seat + 1 : 0);
        if (!taken) {
            s.site[writer] = 0;
            continue;
        }
        p.tell(Text::LogTakesSlip, cr(50), {seat, fallen});
        p.tellOnly(seat, Text::LogHiddenAt, cr(50), {seat, s.site[writer] - 1});
    }
}

template <class W> bool won(const Play<W>& p, int seat)
{
    if (!p.in(cr(1))) return false;
    return livingCount(p.s) == 1 || (p.t.options.threeBanners && bannersOf(p.t, p.s, seat) - 1 >= kForeignBanners);
}

/// Which seats may still settle: the conqueror, until he has done; then the others in turn, from his left.
template <class W> int nextSettler(const Look<W>& look, int from)
{
    const Position& s = look.s;
    int seat = from;
    for (int i = 0; i < look.t.seatCount(); ++i) {
        if (seat != activeSeat(s) && lives(s, seat) && settlers(look, seat).any()) return seat;
        seat = (seat + 1) % look.t.seatCount();
    }
    return -1;
}

template <class W> void endResettling(const Play<W>& p)
{
    p.s.vacated().reset();
    p.s.asked = 0;
    lower(p.s, kConqueror);
    endAttack(p);
}

} // namespace

template <class W> void castleFalls(const Play<W>& p)
{
    Position& s = p.s;
    const int fallen = s.fallen - 1;
    s.fallen = 0;
    if (fallen < 0 || !p.in(cr(44))) {
        endAttack(p);
        return;
    }
    const int seat = activeSeat(s);
    s.castle[fallen] = 0;
    s.living = static_cast<std::uint16_t>(s.living & ~seatBit(fallen));
    p.tell(Text::LogFalls, cr(44), {seat, fallen});
    moveBanners(p, seat, fallen);
    clearTerritories(p, fallen);
    takeCards(p, seat, fallen);
    takeSlips(p, seat, fallen);
    if (won(p, seat)) {
        finish(p, seatBit(seat));
        return;
    }
    twoLeft(p);
    raise(s, kConqueror);
    s.asked = static_cast<std::uint8_t>(seat + 1);
    s.resume = static_cast<std::uint8_t>(Phase::Resettle);
    p.enter(Phase::Draw); // what was set aside is replaced
}

template <class W> Mask settlers(const Look<W>& look, int seat)
{
    const Position& s = look.s;
    const Mask all = spare(s, s.owned(seat).mask());
    if (seat != activeSeat(s) || look.t.options.settleFromAnywhere) return all;
    // The armies that took the castle come first: those that moved in, and those that stayed behind on land.
    Mask force = Mask::of(toPlace(s));
    if (!is(s, kSea)) force.set(fromPlace(s));
    return (all & force).any() ? all & force : all;
}

template <class W> void settleVacant(const Play<W>& p, int place, int from)
{
    Position& s = p.s;
    const int seat = s.asked - 1;
    const bool conqueror = is(s, kConqueror);
    setOwner(s, place, seat);
    s.vacated().clear(place);
    addArmies(s, from, -1);
    s.armies(place) = 1;
    p.tell(Text::LogSettles, cr(conqueror ? 47 : 48), {seat, place, from});
    if (!conqueror) s.asked = static_cast<std::uint8_t>((seat + 1) % p.t.seatCount() + 1);
}

template <class W> void declineVacant(const Play<W>& p)
{
    Position& s = p.s;
    p.tell(Text::LogDeclines, cr(47), {activeSeat(s)});
    lower(s, kConqueror);
    s.asked = static_cast<std::uint8_t>((activeSeat(s) + 1) % p.t.seatCount() + 1);
}

template <class W> bool stepResettle(const Play<W>& p)
{
    Position& s = p.s;
    if (!s.vacated().any()) {
        endResettling(p);
        return true;
    }
    if (is(s, kConqueror)) {
        if (settlers(p.look(), activeSeat(s)).any() && p.in(cr(47))) return false;
        lower(s, kConqueror);
        s.asked = static_cast<std::uint8_t>((activeSeat(s) + 1) % p.t.seatCount() + 1);
        return true;
    }
    const int seat = p.in(cr(48)) ? nextSettler(p.look(), s.asked - 1) : -1;
    if (seat < 0) {
        endResettling(p); // what nobody can fill stays vacant
        return true;
    }
    s.asked = static_cast<std::uint8_t>(seat + 1);
    return false;
}

#define MARCHES_CASTLE_CONQUEST(W)                                                                                     \
    template void castleFalls(const Play<W>&);                                                                         \
    template bool stepResettle(const Play<W>&);                                                                        \
    template Mask settlers(const Look<W>&, int);                                                                       \
    template void settleVacant(const Play<W>&, int, int);                                                              \
    template void declineVacant(const Play<W>&);

MARCHES_CASTLE_CONQUEST(RuleTrace)
MARCHES_CASTLE_CONQUEST(NoTrace)
#undef MARCHES_CASTLE_CONQUEST

} // namespace marches::engine::castle_risk
