// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::castle_risk {

namespace {

constexpr int kBigPiece = 10;

template <class W> int batch(const Context<W>& ctx)
{
    const int size = ctx.in(cr(10)) ? ctx.table.options.fortifyBatch : 1;
    return std::min<int>(size, ctx.position.reserve[activeSeat(ctx.position)]);
}

void take(Position& s, int seat, int where)
{
    setOwner(s, where, seat);
    s.armies(where) = 1;
    --s.reserve[seat];
}

template <class W> void goToSeat(const Context<W>& ctx, int seat)
{
    ctx.position.active = static_cast<std::uint8_t>(seat + 1);
}

template <class W> void goToCastle(const Context<W>& ctx)
{
    ctx.enter(ctx.in(cr(8)) && ctx.table.options.chooseEmpire ? Phase::Castle : Phase::DrawBanner);
}

template <class W> void beginPlacing(const Context<W>& ctx)
{
    goToSeat(ctx, ctx.position.first);
    ctx.position.left = static_cast<std::uint8_t>(batch(ctx));
    ctx.enter(Phase::Place);
}

/// Without CR-09 nobody claims: what is empty is dealt in the order of the territories.
template <class W> void dealTerritories(const Context<W>& ctx)
{
    int seat = ctx.position.first;
    claimable(ctx.asConst()).forEach([&](int where) {
        for (int i = 0; i < ctx.table.seatCount() && ctx.position.reserve[seat] == 0; ++i)
            seat = (seat + 1) % ctx.table.seatCount();
        if (ctx.position.reserve[seat] == 0) return;
        take(ctx.position, seat, where);
        seat = (seat + 1) % ctx.table.seatCount();
    });
}

template <class W> void beginClaims(const Context<W>& ctx)
{
    goToSeat(ctx, ctx.position.first);
    ctx.enter(Phase::Claim);
    if (ctx.in(cr(9))) return;
    dealTerritories(ctx);
    beginPlacing(ctx);
}

template <class W> void beginDeal(const Context<W>& ctx)
{
    goToSeat(ctx, ctx.position.first);
    ctx.position.left = 0;
    ctx.enter(Phase::ShuffleCards);
}

template <class W> void startsPlaying(const Context<W>& ctx, int seat)
{
    ctx.position.first = static_cast<std::uint8_t>(seat);
    goToSeat(ctx, seat);
    ctx.tell(Text::LogFirst, cr(14), {seat});
    ctx.enter(Phase::BeginTurn);
}

template <class W> bool stepClaim(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (!claimable(ctx.asConst()).any()) {
        beginPlacing(ctx);
        return true;
    }
    for (int i = 0; i < ctx.table.seatCount(); ++i) {
        if (s.reserve[activeSeat(s)] > 0) return false;
        goToSeat(ctx, leftOf(ctx.table, s, activeSeat(s)));
    }
    beginPlacing(ctx);
    return true;
}

template <class W> bool stepPlace(const Context<W>& ctx)
{
    Position& s = ctx.position;
    for (int i = 0; i < ctx.table.seatCount(); ++i) {
        if (s.reserve[activeSeat(s)] > 0) return false;
        goToSeat(ctx, leftOf(ctx.table, s, activeSeat(s)));
        s.left = static_cast<std::uint8_t>(batch(ctx));
    }
    if (ctx.in(cr(12)) && ctx.table.options.hiddenArmies)
        ctx.enter(Phase::Hide);
    else
        beginDeal(ctx);
    return true;
}

} // namespace

template <class W> int startArmies(const ConstContext<W>& ctx)
{
    const int armies = ctx.table.options.startArmies;
    return ctx.in(cr(6)) ? std::max(1, armies + ctx.table.moreArmiesFor(ctx.table.seatCount())) : armies;
}

template <class W> void startGame(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int armies = startArmies(ctx.asConst());
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat) {
        s.reserve[seat] = static_cast<std::uint16_t>(armies);
        s.living = static_cast<std::uint16_t>(s.living | seatBit(seat));
    }
    if (ctx.in(cr(7))) {
        ctx.enter(Phase::PlacementRoll);
        return;
    }
    goToSeat(ctx, 0);
    goToCastle(ctx);
}

template <class W> void rolledForFirst(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const bool placing = phaseOf(s) == Phase::PlacementRoll;
    const Rule rule = cr(placing ? 7 : 14);
    const RollOff rolls = rollOff(seatsOrAll(s.contenders, ctx.table.seatCount()), outcome, [&](int seat, int face) {
        ctx.tell(Text::LogRolledFirst, rule, {seat, face});
    });
    if (rolls.tied() && !ctx.table.options.firstOnTie) {
        s.contenders = static_cast<std::uint16_t>(rolls.highest);
        ctx.tell(Text::LogFirstTie, rule, {rolls.best});
        return;
    }
    s.contenders = 0;
    const int first = rolls.first();
    if (!placing) {
        startsPlaying(ctx, first);
        return;
    }
    s.first = static_cast<std::uint8_t>(first);
    goToSeat(ctx, first);
    ctx.tell(Text::LogPlacesFirst, rule, {first});
    goToCastle(ctx);
}

std::uint32_t freeBanners(const Table& t, const Position& s)
{
    std::uint32_t free = 0;
    for (std::size_t i = 0; i < t.empires.size(); ++i) free |= s.banner[i] == 0 ? 1U << i : 0U;
    return free;
}

template <class W> void drewBanner(const Context<W>& ctx, const Outcome& outcome)
{
    for (std::size_t i = 0; i < ctx.table.empires.size(); ++i)
        if (ctx.table.empires[i].region == outcome[0]) ctx.position.empire = static_cast<std::uint8_t>(i + 1);
    ctx.tell(Text::LogBanner, cr(8), {activeSeat(ctx.position), outcome[0]});
    ctx.enter(Phase::Castle);
}

template <class W> Mask castlePlaces(const ConstContext<W>& ctx)
{
    if (ctx.in(cr(8)) && ctx.position.empire != 0) return ctx.table.empires[ctx.position.empire - 1U].places;
    Mask places;
    for (std::uint32_t free = freeBanners(ctx.table, ctx.position); free != 0; free &= free - 1)
        places |= ctx.table.empires[static_cast<std::size_t>(std::countr_zero(free))].places;
    return places;
}

template <class W> void placeCastle(const Context<W>& ctx, int place)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const int empire = s.empire != 0 ? s.empire - 1 : ctx.table.empireOf(place);
    s.empire = 0;
    s.banner[empire] = static_cast<std::uint8_t>(seat + 1);
    s.castle[seat] = static_cast<PlusOne>(place + 1);
    take(s, seat, place);
    ctx.tell(Text::LogCastle, cr(8), {seat, place, ctx.table.empires[static_cast<std::size_t>(empire)].region});
    const int next = leftOf(ctx.table, s, seat);
    goToSeat(ctx, next);
    if (next == s.first)
        beginClaims(ctx);
    else
        goToCastle(ctx);
}

template <class W> Mask claimable(const ConstContext<W>& ctx)
{
    const bool empiresOnly = ctx.in(cr(9)) && ctx.table.options.empiresOnly;
    const Mask free = vacant(ctx.table, ctx.position);
    return empiresOnly ? free - ctx.table.independents : free;
}

template <class W> void claim(const Context<W>& ctx, int place)
{
    const int seat = activeSeat(ctx.position);
    take(ctx.position, seat, place);
    ctx.tell(Text::LogClaim, cr(9), {seat, place});
    goToSeat(ctx, leftOf(ctx.table, ctx.position, seat));
}

template <class W> Mask stackable(const ConstContext<W>& ctx)
{
    const Mask own = ctx.position.owned(activeSeat(ctx.position)).mask();
    if (ctx.in(cr(11))) return own;
    Mask found;
    own.forEach([&](int place) {
        if (ctx.position.armies(place) < kBigPiece) found.set(place);
    });
    return found.any() ? found : own;
}

template <class W> void placeAtSetup(const Context<W>& ctx, int place, int count)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    addArmies(s, place, count);
    s.reserve[seat] = static_cast<std::uint16_t>(s.reserve[seat] - count);
    s.left = static_cast<std::uint8_t>(s.left - count);
    ctx.tell(Text::LogSetup, cr(10), {seat, count, place});
    if (s.left > 0) return;
    goToSeat(ctx, leftOf(ctx.table, s, seat));
    s.left = static_cast<std::uint8_t>(batch(ctx));
}

template <class W> Mask hideouts(const ConstContext<W>& ctx)
{
    return ctx.in(cr(12)) ? ctx.table.land - castles(ctx.position) : ctx.table.land;
}

std::uint32_t hiding(const Table& t, const Position& s)
{
    std::uint32_t seats = 0;
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (s.site[seat] == 0 && lives(s, seat)) seats |= seatBit(seat);
    return seats;
}

template <class W> void hideArmies(const Context<W>& ctx, int seat, int place)
{
    ctx.position.site[seat] = static_cast<PlusOne>(place + 1);
    ctx.position.holder[seat] = static_cast<std::uint8_t>(seat + 1);
    ctx.tellOthers(seat, Text::LogHidden, cr(12), {seat});
    ctx.tellOnly(seat, Text::LogHiddenAt, cr(12), {seat, place});
    if (hiding(ctx.table, ctx.position) == 0) beginDeal(ctx);
}

template <class W> void shuffledCards(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const bool deal = phaseOf(s) == Phase::ShuffleCards;
    s.deckCount = 0;
    for (int i = outcome.count() - 1; i >= 0; --i) s.deck[s.deckCount++] = static_cast<std::uint8_t>(outcome[i] + 1);
    ctx.enter(Phase::Draw);
    if (!deal) {
        for (std::uint8_t& card : s.deckUsed) card = 0;
        s.usedCount = 0;
        ctx.tell(Text::LogReshuffled, cr(16));
        return;
    }
    s.resume = static_cast<std::uint8_t>(Phase::FirstRoll);
    if (!ctx.in(cr(13))) return;
    for (int seat = 0; seat < ctx.table.seatCount(); ++seat)
        s.due[seat] = static_cast<std::uint8_t>(ctx.table.options.deal);
}

template <class W> bool stepSetup(const Context<W>& ctx)
{
    switch (phaseOf(ctx.position)) {
    case Phase::Claim: return stepClaim(ctx);
    case Phase::Place: return stepPlace(ctx);
    case Phase::FirstRoll:
        if (ctx.in(cr(14))) return false;
        startsPlaying(ctx, ctx.position.first);
        return true;
    default: return false;
    }
}

#define MARCHES_CASTLE_SETUP(W)                                                                                        \
    template int startArmies(const ConstContext<W>&);                                                                  \
    template void startGame(const Context<W>&);                                                                        \
    template void rolledForFirst(const Context<W>&, const Outcome&);                                                   \
    template void drewBanner(const Context<W>&, const Outcome&);                                                       \
    template Mask castlePlaces(const ConstContext<W>&);                                                                \
    template void placeCastle(const Context<W>&, int);                                                                 \
    template Mask claimable(const ConstContext<W>&);                                                                   \
    template void claim(const Context<W>&, int);                                                                       \
    template Mask stackable(const ConstContext<W>&);                                                                   \
    template void placeAtSetup(const Context<W>&, int, int);                                                           \
    template Mask hideouts(const ConstContext<W>&);                                                                    \
    template void hideArmies(const Context<W>&, int, int);                                                             \
    template void shuffledCards(const Context<W>&, const Outcome&);                                                    \
    template bool stepSetup(const Context<W>&);

MARCHES_CASTLE_SETUP(RuleTrace)
MARCHES_CASTLE_SETUP(NoTrace)
#undef MARCHES_CASTLE_SETUP

} // namespace marches::engine::castle_risk
