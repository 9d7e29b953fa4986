// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

constexpr std::uint16_t kTradeFlags = kBonusUsed | kTakenCards;

/// Territories on the cards of a set.
std::array<int, kSetSize> placesOf(const Table& t, const Move& move)
{
    std::array<int, kSetSize> places{};
    if (static_cast<Verb>(move.verb) == Verb::TradeMixed) {
        for (std::size_t i = 0; i < places.size(); ++i) places[i] = t.placeOf(move.arg[i]);
    } else {
        for (std::size_t i = 0; i < places.size(); ++i) places[i] = t.placeOf(move.parts()[i].item);
        std::ranges::sort(places);
    }
    return places;
}

void discard(Position& s, int place) { set(s.used(s.usedCount++), place + 1); }

} // namespace

template <class W> bool cardsInUse(const ConstContext<W>& ctx)
{
    return ctx.in(cl(6)) && ctx.table.options.classicCards;
}

template <class W> CardSets setsOf(const ConstContext<W>& ctx, int seat)
{
    CardSets sets;
    if (seat < 0 || !cardsInUse(ctx) || handSize(ctx.position, seat) < kSetSize) return sets;
    ctx.position.hand(seat).forEach(
        [&](int place) { sets.symbol[static_cast<std::size_t>(ctx.table.symbolOf(place))].set(place); });
    return sets;
}

template <class W> bool mustTrade(const ConstContext<W>& ctx)
{
    const int seat = activeSeat(ctx.position);
    if (seat < 0 || handSize(ctx.position, seat) < kSetSize || !ctx.in(is(ctx.position, kTakenCards) ? cl(11) : cl(8)))
        return false;
    return handSize(ctx.position, seat) >= kForcedTrade && setsOf(ctx, seat).any();
}

template <class W> bool mayTrade(const ConstContext<W>& ctx)
{
    return phaseOf(ctx.position) == Phase::Muster && setsOf(ctx, activeSeat(ctx.position)).any();
}

template <class W> bool cardsFirst(const ConstContext<W>& ctx)
{
    const Position& s = ctx.position;
    if (s.traded[0] != 0) return true;
    if (!is(s, kTakenCards) || phaseOf(s) == Phase::Occupy) return false;
    return mustTrade(ctx) || s.pool[activeSeat(s)] > 0;
}

template <class W> void tradeSet(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    const std::array<int, kSetSize> places = placesOf(ctx.table, move);
    const int value = ctx.in(cl(7)) ? risingSetValue(s.sets) : kRisingSets.front();
    for (const int place : places) {
        s.hand(seat).clear(place);
        discard(s, place);
    }
    ++s.sets;
    ctx.tell(Text::LogTraded, cl(6),
             {seat, ctx.table.cardOf(places[0]), ctx.table.cardOf(places[1]), ctx.table.cardOf(places[2])});
    addPool(ctx, seat, value, cl(7));
    if (!ctx.in(cl(8)) || is(s, kBonusUsed)) return;
    int shown = 0;
    for (const int place : places)
        if (s.owned(seat).test(place)) set(s.traded[shown++], place + 1);
    if (shown == 1) gainCardBonus(ctx, s.traded[0] - 1);
}

template <class W> void gainCardBonus(const Context<W>& ctx, int place)
{
    for (PlusOne& shown : ctx.position.traded) shown = 0;
    raise(ctx.position, kBonusUsed);
    addUnits(ctx, place, kCardBonus, cl(8));
}

template <class W> bool stepCards(const Context<W>& ctx)
{
    Position& s = ctx.position;
    if (!is(s, kTakenCards) || phaseOf(s) == Phase::Occupy) return false;
    lower(s, kTakenCards);
    return true;
}

template <class W> bool stepDraw(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    if (ctx.in(cl(10)) && cardsInUse(ctx.asConst()) && is(s, kCaptured) && lives(s, seat)) {
        if (s.deckCount == 0 && s.usedCount > 0) {
            ctx.enter(Phase::Reshuffle);
            return true;
        }
        drawCard(ctx);
    }
    lower(s, kCaptured | kTradeFlags);
    return false;
}

template <class W> void drawCard(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeSeat(s);
    if (s.deckCount == 0) {
        ctx.tell(Text::LogNoCard, cl(10), {seat});
        return;
    }
    const int place = s.deck(--s.deckCount) - 1;
    s.deck(s.deckCount) = 0;
    s.hand(seat).set(place);
    ctx.tellOthers(seat, Text::LogDraws, cl(10), {seat});
    ctx.tellOnly(seat, Text::LogDrawnCard, cl(10), {seat, ctx.table.cardOf(place)});
}

template <class W> void takeCards(const Context<W>& ctx, int victim, int captor)
{
    Position& s = ctx.position;
    const int count = handSize(s, victim);
    if (count == 0) return;
    if (ctx.in(cl(11)) && captor >= 0 && captor != victim) {
        s.hand(victim).forEach([&](int place) { s.hand(captor).set(place); });
        s.hand(victim).reset();
        ctx.tell(Text::LogTakesCards, cl(11), {captor, count, victim});
        if (handSize(s, captor) >= kTakenTrade) raise(s, kTakenCards);
        return;
    }
    s.hand(victim).forEach([&](int place) { discard(s, place); });
    s.hand(victim).reset();
    ctx.tell(Text::LogCardsGone, cl(11), {count, victim});
}

template <class W> void describeShuffle(const ConstContext<W>& ctx, Chance& chance)
{
    const Position& s = ctx.position;
    const bool again = phaseOf(s) == Phase::Reshuffle;
    chance.setShuffle(num(Stream::Deal), Space::Card,
                      say(again ? Text::ChanceCardsAgain : Text::ChanceCards, cl(again ? 10 : 6)));
    if (again) {
        for (int i = 0; i < s.usedCount; ++i) chance.add(ctx.table.cardOf(s.used(i) - 1));
        return;
    }
    for (const int place : ctx.table.places) chance.add(ctx.table.cardOf(place));
}

template <class W> void shuffled(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const int count = outcome.count();
    clearBlocks<&Block::deck>(s);
    clearBlocks<&Block::used>(s);
    for (int i = 0; i < count; ++i) set(s.deck(count - 1 - i), ctx.table.placeOf(outcome[i]) + 1);
    set(s.deckCount, count);
    s.usedCount = 0;
    if (phaseOf(s) == Phase::Reshuffle) {
        ctx.tell(Text::LogReshuffled, cl(10));
        ctx.enter(Phase::EndTurn);
    } else {
        beginCapitals(ctx);
    }
}

#define MARCHES_WARRIOR_CARDS(W)                                                                                       \
    template bool cardsInUse(const ConstContext<W>&);                                                                  \
    template CardSets setsOf(const ConstContext<W>&, int);                                                             \
    template bool mustTrade(const ConstContext<W>&);                                                                   \
    template bool mayTrade(const ConstContext<W>&);                                                                    \
    template bool cardsFirst(const ConstContext<W>&);                                                                  \
    template void tradeSet(const Context<W>&, const Move&);                                                            \
    template void gainCardBonus(const Context<W>&, int);                                                               \
    template bool stepCards(const Context<W>&);                                                                        \
    template bool stepDraw(const Context<W>&);                                                                         \
    template void takeCards(const Context<W>&, int, int);                                                              \
    template void describeShuffle(const ConstContext<W>&, Chance&);                                                    \
    template void shuffled(const Context<W>&, const Outcome&);

MARCHES_WARRIOR_CARDS(RuleTrace)
MARCHES_WARRIOR_CARDS(NoTrace)
#undef MARCHES_WARRIOR_CARDS

} // namespace marches::engine::warrior_risk
