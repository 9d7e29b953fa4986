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

template <class W> bool cardsInUse(const Look<W>& look) { return look.in(cl(6)) && look.t.options.classicCards; }

template <class W> CardSets setsOf(const Look<W>& look, int seat)
{
    CardSets sets;
    if (seat < 0 || !cardsInUse(look) || handSize(look.s, seat) < kSetSize) return sets;
    look.s.hand(seat).forEach(
        [&](int place) { sets.symbol[static_cast<std::size_t>(look.t.symbolOf(place))].set(place); });
    return sets;
}

template <class W> bool mustTrade(const Look<W>& look)
{
    const int seat = activeSeat(look.s);
    if (seat < 0 || handSize(look.s, seat) < kSetSize || !look.in(is(look.s, kTakenCards) ? cl(11) : cl(8)))
        return false;
    return handSize(look.s, seat) >= kForcedTrade && setsOf(look, seat).any();
}

template <class W> bool mayTrade(const Look<W>& look)
{
    return phaseOf(look.s) == Phase::Muster && setsOf(look, activeSeat(look.s)).any();
}

template <class W> bool cardsFirst(const Look<W>& look)
{
    const Position& s = look.s;
    if (s.traded[0] != 0) return true;
    if (!is(s, kTakenCards) || phaseOf(s) == Phase::Occupy) return false;
    return mustTrade(look) || s.pool[activeSeat(s)] > 0;
}

template <class W> void tradeSet(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    const std::array<int, kSetSize> places = placesOf(p.t, move);
    const int value = p.in(cl(7)) ? risingSetValue(s.sets) : kRisingSets.front();
    for (const int place : places) {
        s.hand(seat).clear(place);
        discard(s, place);
    }
    ++s.sets;
    p.tell(Text::LogTraded, cl(6), {seat, p.t.cardOf(places[0]), p.t.cardOf(places[1]), p.t.cardOf(places[2])});
    addPool(p, seat, value, cl(7));
    if (!p.in(cl(8)) || is(s, kBonusUsed)) return;
    int shown = 0;
    for (const int place : places)
        if (s.owned(seat).test(place)) set(s.traded[shown++], place + 1);
    if (shown == 1) cardBonus(p, s.traded[0] - 1);
}

template <class W> void cardBonus(const Play<W>& p, int place)
{
    for (PlusOne& shown : p.s.traded) shown = 0;
    raise(p.s, kBonusUsed);
    addUnits(p, place, kCardBonus, cl(8));
}

template <class W> bool stepCards(const Play<W>& p)
{
    Position& s = p.s;
    if (!is(s, kTakenCards) || phaseOf(s) == Phase::Occupy) return false;
    lower(s, kTakenCards);
    return true;
}

template <class W> bool stepDraw(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    if (p.in(cl(10)) && cardsInUse(p.look()) && is(s, kCaptured) && lives(s, seat)) {
        if (s.deckCount == 0 && s.usedCount > 0) {
            p.enter(Phase::Reshuffle);
            return true;
        }
        drawCard(p);
    }
    lower(s, kCaptured | kTradeFlags);
    return false;
}

template <class W> void drawCard(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeSeat(s);
    if (s.deckCount == 0) {
        p.tell(Text::LogNoCard, cl(10), {seat});
        return;
    }
    const int place = s.deck(--s.deckCount) - 1;
    s.deck(s.deckCount) = 0;
    s.hand(seat).set(place);
    p.tellOthers(seat, Text::LogDraws, cl(10), {seat});
    p.tellOnly(seat, Text::LogDrawnCard, cl(10), {seat, p.t.cardOf(place)});
}

template <class W> void takeCards(const Play<W>& p, int victim, int captor)
{
    Position& s = p.s;
    const int count = handSize(s, victim);
    if (count == 0) return;
    if (p.in(cl(11)) && captor >= 0 && captor != victim) {
        s.hand(victim).forEach([&](int place) { s.hand(captor).set(place); });
        s.hand(victim).reset();
        p.tell(Text::LogTakesCards, cl(11), {captor, count, victim});
        if (handSize(s, captor) >= kTakenTrade) raise(s, kTakenCards);
        return;
    }
    s.hand(victim).forEach([&](int place) { discard(s, place); });
    s.hand(victim).reset();
    p.tell(Text::LogCardsGone, cl(11), {count, victim});
}

template <class W> void describeShuffle(const Look<W>& look, Chance& chance)
{
    const Position& s = look.s;
    const bool again = phaseOf(s) == Phase::Reshuffle;
    chance.shuffle(num(Stream::Deal), Space::Card,
                   say(again ? Text::ChanceCardsAgain : Text::ChanceCards, cl(again ? 10 : 6)));
    if (again) {
        for (int i = 0; i < s.usedCount; ++i) chance.add(look.t.cardOf(s.used(i) - 1));
        return;
    }
    for (const int place : look.t.places) chance.add(look.t.cardOf(place));
}

template <class W> void shuffled(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const int count = outcome.count();
    clearBlocks<&Block::deck>(s);
    clearBlocks<&Block::used>(s);
    for (int i = 0; i < count; ++i) set(s.deck(count - 1 - i), p.t.placeOf(outcome[i]) + 1);
    set(s.deckCount, count);
    s.usedCount = 0;
    if (phaseOf(s) == Phase::Reshuffle) {
        p.tell(Text::LogReshuffled, cl(10));
        p.enter(Phase::EndTurn);
    } else {
        beginCapitals(p);
    }
}

#define MARCHES_WARRIOR_CARDS(W)                                                                                       \
    template bool cardsInUse(const Look<W>&);                                                                          \
    template CardSets setsOf(const Look<W>&, int);                                                                     \
    template bool mustTrade(const Look<W>&);                                                                           \
    template bool mayTrade(const Look<W>&);                                                                            \
    template bool cardsFirst(const Look<W>&);                                                                          \
    template void tradeSet(const Play<W>&, const Move&);                                                               \
    template void cardBonus(const Play<W>&, int);                                                                      \
    template bool stepCards(const Play<W>&);                                                                           \
    template bool stepDraw(const Play<W>&);                                                                            \
    template void takeCards(const Play<W>&, int, int);                                                                 \
    template void describeShuffle(const Look<W>&, Chance&);                                                            \
    template void shuffled(const Play<W>&, const Outcome&);

MARCHES_WARRIOR_CARDS(RuleTrace)
MARCHES_WARRIOR_CARDS(NoTrace)
#undef MARCHES_WARRIOR_CARDS

} // namespace marches::engine::warrior_risk
