// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

constexpr int kForeignBanners = 3;

template <class W> void moveBanners(const Context<W>& ctx, int seat, int fallen)
{
    if (!ctx.in(cr(45))) return;
    for (std::size_t i = 0; i < ctx.table.empires.size(); ++i) {
        if (ctx.position.banner[i] != fallen + 1) continue;
        ctx.position.banner[i] = static_cast<std::uint8_t>(seat + 1);
        ctx.tell(Text::LogBannerMoves, cr(45), {seat, ctx.table.empires[i].region});
    }
}

/// Everything of the fallen empire leaves the board (CR-46).
template <class W> void clearTerritories(const Context<W>& ctx, int fallen)
{
    Position& s = ctx.position;
    s.reserve[fallen] = 0;
    if (!ctx.in(cr(46))) return;
    for (int k = 0; k < s.words; ++k) s.vacated()[k] = s.owned(fallen)[k];
    s.vacated().forEach([&](int place) {
        s.armies(place) = 0;
        setOwner(s, place, -1);
    });
}

template <class W> void takeCards(const Context<W>& ctx, int seat, int fallen)
{
    Position& s = ctx.position;
    discard(s, Card::Diplomat, inUse(s, fallen, Card::Diplomat)); // its truces end
    s.inUse[fallen][idx(Card::Diplomat)] = 0;
    s.truce[fallen] = 0;
    const int count = handSize(s, fallen);
    const bool taken = ctx.in(cr(49)) && ctx.table.options.inheritCards;
    for (int kind = 0; kind < kCards; ++kind) {
        if (taken)
            s.hand[seat][kind] = static_cast<std::uint8_t>(s.hand[seat][kind] + s.hand[fallen][kind]);
        else
            discard(s, static_cast<Card>(kind), s.hand[fallen][kind]);
        s.hand[fallen][kind] = 0;
    }
    if (count > 0) ctx.tell(taken ? Text::LogTakesCards : Text::LogCardsGone, cr(49), {seat, count, fallen});
}

template <class W> void takeSlips(const Context<W>& ctx, int seat, int fallen)
{
    Position& s = ctx.position;
    const bool taken = ctx.in(cr(50)) && ctx.table.options.inheritHidden;
    for (int writer = 0; writer < ctx.table.seatCount(); ++writer) {
        if (s.holder[writer] != fallen + 1) continue;
        s.holder[writer] = static_cast<std::uint8_t>(taken ? seat + 1 : 0);
        if (!taken) {
            s.site[writer] = 0;
            continue;
        }
        ctx.tell(Text::LogTakesSlip, cr(50), {seat, fallen});
        ctx.tellOnly(seat, Text::LogHiddenAt, cr(50), {seat, s.site[writer] - 1});
    }
}

template <class W> bool won(const Context<W>& ctx, int seat)
{
    if (!ctx.in(cr(1))) return false;
    return livingCount(ctx.position) == 1 ||
           (ctx.table.options.threeBanners && bannersOf(ctx.table, ctx.position, seat) - 1 >= kForeignBanners);
}

/// Which seats may still settle: the conqueror, until he has done; then the others in turn, from his left.
template <class W> int nextSettler(const ConstContext<W>& ctx, int from)
{
    const Position& s = ctx.position;
    int seat = from;
    for (int i = 0; i < ctx.table.seatCount(); ++i) {
        if (seat != activeSeat(s) && lives(s, seat) && settlers(ctx, seat).any()) return seat;
        seat = (seat + 1) % ctx.table.seatCount();
    }
    return -1;
}

template <class W> void endResettling(const Context<W>& ctx)
{
    ctx.position.vacated().reset();
    ctx.position.asked = 0;
    lower(ctx.position, kConqueror);
    endAttack(ctx);
}

} // namespace

template <class W> void takeCastle(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int fallen = s.fallen - 1;
    s.fallen = 0;
    if (fallen < 0 || !ctx.in(cr(44))) {
        endAttack(ctx);
        return;
    }
    const int seat = activeSeat(s);
    s.castle[fallen] = 0;
    s.living = static_cast<std::uint16_t>(s.living & ~seatBit(fallen));
    ctx.tell(Text::LogFalls, cr(44), {seat, fallen});
    moveBanners(ctx, seat, fallen);
    clearTerritories(ctx, fallen);
    takeCards(ctx, seat, fallen);
    takeSlips(ctx, seat, fallen);
    if (won(ctx, seat)) {
        finish(ctx, seatBit(seat));
        return;
    }
    discardDiplomats(ctx);
    raise(s, kConqueror);
    s.asked = static_cast<std::uint8_t>(seat + 1);
    s.resume = static_cast<std::uint8_t>(Phase::Resettle);
    ctx.enter(Phase::Draw); // what was set aside is replaced
}

template <class W> Mask settlers(const ConstContext<W>& ctx, int seat)
{
    const Position& s = ctx.position;
    const Mask all = spare(s, s.owned(seat).mask());
    if (seat != activeSeat(s) || ctx.table.options.settleFromAnywhere) return all;
    // The armies that took the castle come first: those that moved in, and those that stayed behind on land.
    Mask force = Mask::of(toPlace(s));
    if (!is(s, kSea)) force.set(fromPlace(s));
    return (all & force).any() ? all & force : all;
}

template <class W> void settleVacant(const Context<W>& ctx, int place, int from)
{
    Position& s = ctx.position;
    const int seat = s.asked - 1;
    const bool conqueror = is(s, kConqueror);
    setOwner(s, place, seat);
    s.vacated().clear(place);
    addArmies(s, from, -1);
    s.armies(place) = 1;
    ctx.tell(Text::LogSettles, cr(conqueror ? 47 : 48), {seat, place, from});
    if (!conqueror) s.asked = static_cast<std::uint8_t>((seat + 1) % ctx.table.seatCount() + 1);
}

template <class W> void declineVacant(const Context<W>& ctx)
{
    Position& s = ctx.position;
    ctx.tell(Text::LogDeclines, cr(47), {activeSeat(s)});
    lower(s, kConqueror);
    s.asked = static_cast<std::uint8_t>((activeSeat(s) + 1) % ctx.table.seatCount() + 1);
}

template <class W> bool stepResettle(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (!s.vacated().any()) {
        endResettling(ctx);
        return true;
    }
    if (is(s, kConqueror)) {
        if (settlers(ctx.asConst(), activeSeat(s)).any() && ctx.in(cr(47))) return false;
        lower(s, kConqueror);
        s.asked = static_cast<std::uint8_t>((activeSeat(s) + 1) % ctx.table.seatCount() + 1);
        return true;
    }
    const int seat = ctx.in(cr(48)) ? nextSettler(ctx.asConst(), s.asked - 1) : -1;
    if (seat < 0) {
        endResettling(ctx); // what nobody can fill stays vacant
        return true;
    }
    s.asked = static_cast<std::uint8_t>(seat + 1);
    return false;
}

#define MARCHES_CASTLE_CONQUEST(W)                                                                                     \
    template void takeCastle(const Context<W>&);                                                                       \
    template bool stepResettle(const Context<W>&);                                                                     \
    template Mask settlers(const ConstContext<W>&, int);                                                               \
    template void settleVacant(const Context<W>&, int, int);                                                           \
    template void declineVacant(const Context<W>&);

MARCHES_CASTLE_CONQUEST(RuleTrace)
MARCHES_CASTLE_CONQUEST(NoTrace)
#undef MARCHES_CASTLE_CONQUEST

} // namespace marches::engine::castle_risk
