// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/machine.h"

#include "engine/rules/common/rolling.h"

namespace marches::engine::castle_risk {

namespace {

constexpr int kBigPiece = 10;

template <class W> int batch(const Play<W>& p)
{
    const int size = p.in(cr(10)) ? p.t.options.fortifyBatch : 1;
    return std::min<int>(size, p.s.reserve[activeSeat(p.s)]);
}

void take(Position& s, int seat, int where)
{
    setOwner(s, where, seat);
    s.armies(where) = 1;
    --s.reserve[seat];
}

template <class W> void toSeat(const Play<W>& p, int seat) { p.s.active = static_cast<std::uint8_t>(seat + 1); }

template <class W> void nextCastle(const Play<W>& p)
{
    p.enter(p.in(cr(8)) && p.t.options.chooseEmpire ? Phase::Castle : Phase::DrawBanner);
}

template <class W> void beginPlacing(const Play<W>& p)
{
    toSeat(p, p.s.first);
    p.s.left = static_cast<std::uint8_t>(batch(p));
    p.enter(Phase::Place);
}

/// Without CR-09 nobody claims: what is empty is dealt in the order of the territories.
template <class W> void dealTerritories(const Play<W>& p)
{
    int seat = p.s.first;
    claimable(p.look()).forEach([&](int where) {
        for (int i = 0; i < p.t.seatCount() && p.s.reserve[seat] == 0; ++i) seat = (seat + 1) % p.t.seatCount();
        if (p.s.reserve[seat] == 0) return;
        take(p.s, seat, where);
        seat = (seat + 1) % p.t.seatCount();
    });
}

template <class W> void beginClaims(const Play<W>& p)
{
    toSeat(p, p.s.first);
    p.enter(Phase::Claim);
    if (p.in(cr(9))) return;
    dealTerritories(p);
    beginPlacing(p);
}

template <class W> void beginDeal(const Play<W>& p)
{
    toSeat(p, p.s.first);
    p.s.left = 0;
    p.enter(Phase::ShuffleCards);
}

template <class W> void startsPlaying(const Play<W>& p, int seat)
{
    p.s.first = static_cast<std::uint8_t>(seat);
    toSeat(p, seat);
    p.tell(Text::LogFirst, cr(14), {seat});
    p.enter(Phase::BeginTurn);
}

template <class W> bool stepClaim(const Play<W>& p)
{
    Position& s = p.s;
    if (!claimable(p.look()).any()) {
        beginPlacing(p);
        return true;
    }
    for (int i = 0; i < p.t.seatCount(); ++i) {
        if (s.reserve[activeSeat(s)] > 0) return false;
        toSeat(p, leftOf(p.t, s, activeSeat(s)));
    }
    beginPlacing(p);
    return true;
}

template <class W> bool stepPlace(const Play<W>& p)
{
    Position& s = p.s;
    for (int i = 0; i < p.t.seatCount(); ++i) {
        if (s.reserve[activeSeat(s)] > 0) return false;
        toSeat(p, leftOf(p.t, s, activeSeat(s)));
        s.left = static_cast<std::uint8_t>(batch(p));
    }
    if (p.in(cr(12)) && p.t.options.hiddenArmies)
        p.enter(Phase::Hide);
    else
        beginDeal(p);
    return true;
}

} // namespace

template <class W> int startArmies(const Look<W>& look)
{
    const int armies = look.t.options.startArmies;
    return look.in(cr(6)) ? std::max(1, armies + look.t.moreArmiesFor(look.t.seatCount())) : armies;
}

template <class W> void startGame(const Play<W>& p)
{
    Position& s = p.s;
    const int armies = startArmies(p.look());
    for (int seat = 0; seat < p.t.seatCount(); ++seat) {
        s.reserve[seat] = static_cast<std::uint16_t>(armies);
        s.living = static_cast<std::uint16_t>(s.living | seatBit(seat));
    }
    if (p.in(cr(7))) {
        p.enter(Phase::PlacementRoll);
        return;
    }
    toSeat(p, 0);
    nextCastle(p);
}

template <class W> void rolledForFirst(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const bool placing = phaseOf(s) == Phase::PlacementRoll;
    const Rule rule = cr(placing ? 7 : 14);
    const RollOff rolls = rollOff(seatsOrAll(s.contenders, p.t.seatCount()), outcome, [&](int seat, int face) {
        p.tell(Text::LogRolledFirst, rule, {seat, face});
    });
    if (rolls.tied() && !p.t.options.firstOnTie) {
        s.contenders = static_cast<std::uint16_t>(rolls.highest);
        p.tell(Text::LogFirstTie, rule, {rolls.best});
        return;
    }
    s.contenders = 0;
    const int first = rolls.first();
    if (!placing) {
        startsPlaying(p, first);
        return;
    }
    s.first = static_cast<std::uint8_t>(first);
    toSeat(p, first);
    p.tell(Text::LogPlacesFirst, rule, {first});
    nextCastle(p);
}

std::uint32_t freeBanners(const Table& t, const Position& s)
{
    std::uint32_t free = 0;
    for (std::size_t i = 0; i < t.empires.size(); ++i) free |= s.banner[i] == 0 ? 1U << i : 0U;
    return free;
}

template <class W> void drewBanner(const Play<W>& p, const Outcome& outcome)
{
    for (std::size_t i = 0; i < p.t.empires.size(); ++i)
        if (p.t.empires[i].region == outcome[0]) p.s.empire = static_cast<std::uint8_t>(i + 1);
    p.tell(Text::LogBanner, cr(8), {activeSeat(p.s), outcome[0]});
    p.enter(Phase::Castle);
}

template <class W> Mask castlePlaces(const Look<W>& look)
{
    if (look.in(cr(8)) && look.s.empire != 0) return look.t.empires[look.s.empire - 1U].places;
    Mask places;
    for (std::uint32_t free = freeBanners(look.t, look.s); free != 0; free &= free - 1)
        places |= look.t.empires[static_cast<std::size_t>(std::countr_zero(free))].places;
    return places;
}

template <class W> void placeCastle(const Play<W>& p, int place)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const int empire = s.empire != 0 ? s.empire - 1 : p.t.empireOf(place);
    s.empire = 0;
    s.banner[empire] = static_cast<std::uint8_t>(seat + 1);
    s.castle[seat] = static_cast<PlusOne>(place + 1);
    take(s, seat, place);
    p.tell(Text::LogCastle, cr(8), {seat, place, p.t.empires[static_cast<std::size_t>(empire)].region});
    const int next = leftOf(p.t, s, seat);
    toSeat(p, next);
    if (next == s.first)
        beginClaims(p);
    else
        nextCastle(p);
}

template <class W> Mask claimable(const Look<W>& look)
{
    const bool empiresOnly = look.in(cr(9)) && look.t.options.empiresOnly;
    const Mask free = vacant(look.t, look.s);
    return empiresOnly ? free - look.t.independents : free;
}

template <class W> void claim(const Play<W>& p, int place)
{
    const int seat = activeSeat(p.s);
    take(p.s, seat, place);
    p.tell(Text::LogClaim, cr(9), {seat, place});
    toSeat(p, leftOf(p.t, p.s, seat));
}

template <class W> Mask stackable(const Look<W>& look)
{
    const Mask own = look.s.owned(activeSeat(look.s)).mask();
    if (look.in(cr(11))) return own;
    Mask found;
    own.forEach([&](int place) {
        if (look.s.armies(place) < kBigPiece) found.set(place);
    });
    return found.any() ? found : own;
}

template <class W> void placeAtSetup(const Play<W>& p, int place, int count)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    addArmies(s, place, count);
    s.reserve[seat] = static_cast<std::uint16_t>(s.reserve[seat] - count);
    s.left = static_cast<std::uint8_t>(s.left - count);
    p.tell(Text::LogSetup, cr(10), {seat, count, place});
    if (s.left > 0) return;
    toSeat(p, leftOf(p.t, s, seat));
    s.left = static_cast<std::uint8_t>(batch(p));
}

template <class W> Mask hideouts(const Look<W>& look)
{
    return look.in(cr(12)) ? look.t.land - castles(look.s) : look.t.land;
}

std::uint32_t hiding(const Table& t, const Position& s)
{
    std::uint32_t seats = 0;
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (s.site[seat] == 0 && lives(s, seat)) seats |= seatBit(seat);
    return seats;
}

template <class W> void hideArmies(const Play<W>& p, int seat, int place)
{
    p.s.site[seat] = static_cast<PlusOne>(place + 1);
    p.s.holder[seat] = static_cast<std::uint8_t>(seat + 1);
    p.tellOthers(seat, Text::LogHidden, cr(12), {seat});
    p.tellOnly(seat, Text::LogHiddenAt, cr(12), {seat, place});
    if (hiding(p.t, p.s) == 0) beginDeal(p);
}

template <class W> void shuffledCards(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const bool deal = phaseOf(s) == Phase::ShuffleCards;
    s.deckCount = 0;
    for (int i = outcome.count() - 1; i >= 0; --i) s.deck[s.deckCount++] = static_cast<std::uint8_t>(outcome[i] + 1);
    p.enter(Phase::Draw);
    if (!deal) {
        for (std::uint8_t& card : s.deckUsed) card = 0;
        s.usedCount = 0;
        p.tell(Text::LogReshuffled, cr(16));
        return;
    }
    s.resume = static_cast<std::uint8_t>(Phase::FirstRoll);
    if (!p.in(cr(13))) return;
    for (int seat = 0; seat < p.t.seatCount(); ++seat) s.due[seat] = static_cast<std::uint8_t>(p.t.options.deal);
}

template <class W> bool stepSetup(const Play<W>& p)
{
    switch (phaseOf(p.s)) {
    case Phase::Claim: return stepClaim(p);
    case Phase::Place: return stepPlace(p);
    case Phase::FirstRoll:
        if (p.in(cr(14))) return false;
        startsPlaying(p, p.s.first);
        return true;
    default: return false;
    }
}

#define MARCHES_CASTLE_SETUP(W)                                                                                        \
    template int startArmies(const Look<W>&);                                                                          \
    template void startGame(const Play<W>&);                                                                           \
    template void rolledForFirst(const Play<W>&, const Outcome&);                                                      \
    template void drewBanner(const Play<W>&, const Outcome&);                                                          \
    template Mask castlePlaces(const Look<W>&);                                                                        \
    template void placeCastle(const Play<W>&, int);                                                                    \
    template Mask claimable(const Look<W>&);                                                                           \
    template void claim(const Play<W>&, int);                                                                          \
    template Mask stackable(const Look<W>&);                                                                           \
    template void placeAtSetup(const Play<W>&, int, int);                                                              \
    template Mask hideouts(const Look<W>&);                                                                            \
    template void hideArmies(const Play<W>&, int, int);                                                                \
    template void shuffledCards(const Play<W>&, const Outcome&);                                                       \
    template bool stepSetup(const Play<W>&);

MARCHES_CASTLE_SETUP(RuleTrace)
MARCHES_CASTLE_SETUP(NoTrace)
#undef MARCHES_CASTLE_SETUP

} // namespace marches::engine::castle_risk
