// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>

#include "engine/rules/classic_risk/border.h"
#include "engine/rules/classic_risk/machine.h"

namespace marches::engine::classic_risk {

namespace {

constexpr int kMixed = kSymbols; ///< kind of set: one of each

struct SetOfThree {
    std::array<int, 3> card{}; ///< numbers; the wild card last
    int count = 0;
    int kind = kMixed;
    void add(int number) { card[static_cast<std::size_t>(count++)] = number; }
};

/// The kind that serves best: wild cards stand for whatever is needed.
int kindOf(const Table& t, const SetOfThree& set)
{
    int symbol = -1;
    for (int i = 0; i < set.count; ++i) {
        const int card = set.card[static_cast<std::size_t>(i)];
        if (card == t.wildCard()) continue;
        if (symbol >= 0 && symbol != t.cardSymbol(card)) return kMixed;
        symbol = t.cardSymbol(card);
    }
    const int plain =
        static_cast<int>(std::count_if(set.card.begin(), set.card.end(), [&](int c) { return c != t.wildCard(); }));
    return plain < 2 ? kMixed : symbol;
}

SetOfThree setOf(const Table& t, const Move& move)
{
    SetOfThree set;
    const auto verb = static_cast<Verb>(move.verb);
    if (verb == Verb::TradeMixed)
        for (std::size_t i = 0; i < 3; ++i) set.add(move.arg[i]);
    else if (verb == Verb::TradeTwoWilds)
        set.add(move.arg[0]);
    else
        for (const Part& part : move.parts()) set.add(part.item);
    while (set.count < 3) set.add(t.wildCard());
    set.kind = kindOf(t, set);
    return set;
}

void discard(const Table& t, Position& s, int seat, int card)
{
    if (card == t.wildCard())
        --s.wilds[seat];
    else
        s.hand(seat).clear(card);
    s.deckUsed(s.usedCount++) = static_cast<PlusOne>(card + 1);
}

/// Own territories on the cards of a set, ascending.
void noteTerritories(const Table& t, Position& s, int seat, SetOfThree set)
{
    std::ranges::sort(set.card);
    int count = 0;
    for (const int card : set.card) {
        if (card == t.wildCard()) continue;
        const int place = t.places[static_cast<std::size_t>(card)];
        if (s.owned(seat).test(place)) s.traded[count++] = static_cast<PlusOne>(place + 1);
    }
}

} // namespace

template <class W> bool mayHoldSet(const ConstContext<W>& ctx, int seat)
{
    return ctx.in(cl(6)) && ctx.table.options.cards && handSize(ctx.position, seat) - ctx.position.hidden[seat] >= 3;
}

template <class W> Sets setsOf(const ConstContext<W>& ctx, int seat)
{
    Sets sets;
    if (!mayHoldSet(ctx, seat)) return sets;
    const Position& s = ctx.position;
    sets.wilds = s.wilds[seat];
    s.hand(seat).forEach([&](int card) { sets.symbol[ctx.table.cardSymbol(card)].set(card); });
    return sets;
}

template <class W> bool mustTrade(const ConstContext<W>& ctx, int seat)
{
    if (!ctx.in((ctx.position.flags & kMidTurn) != 0 ? cl(11) : cl(8))) return false;
    return ctx.table.options.cards && handSize(ctx.position, seat) >= ctx.table.lists.forcedTrade &&
           setsOf(ctx, seat).any();
}

template <class W> int setValue(const ConstContext<W>& ctx, int kind)
{
    const Lists& lists = ctx.table.lists;
    if (!ctx.in(cl(7))) return lists.risingSets.front();
    if (ctx.table.options.fixedValues) return lists.fixedSets[static_cast<std::size_t>(kind)];
    return lists.risingValue(ctx.position.sets);
}

template <class W> void trade(const Context<W>& ctx, const Move& move)
{
    Position& s = ctx.position;
    const int seat = activeArmy(s);
    const SetOfThree set = setOf(ctx.table, move);
    const int value = setValue(ctx.asConst(), set.kind);
    for (const int card : set.card) discard(ctx.table, s, seat, card);
    ++s.sets;
    s.reserve[seat] = static_cast<std::uint16_t>(std::min(s.reserve[seat] + value, kMostStack));
    ctx.tell(Text::LogTraded, cl(7), {seat, set.card[0], set.card[1], set.card[2], value});
    if (!ctx.in(cl(8)) || ctx.table.options.territoryBonus == 0 || (s.flags & kBonusUsed) != 0) return;
    noteTerritories(ctx.table, s, seat, set);
    if (s.traded[1] != 0)
        ctx.enter(Phase::Bonus);
    else if (s.traded[0] != 0)
        giveBonus(ctx, s.traded[0] - 1);
}

Mask bonusPlaces(const Position& s)
{
    Mask places;
    for (const PlusOne place : s.traded)
        if (place != 0) places.set(place - 1);
    return places;
}

template <class W> void giveBonus(const Context<W>& ctx, int place)
{
    Position& s = ctx.position;
    const int bonus = ctx.table.options.territoryBonus;
    s.flags |= kBonusUsed;
    for (PlusOne& noted : s.traded) noted = 0;
    ctx.tell(Text::LogBonus, cl(8), {activeArmy(s), bonus, place});
    addArmies(ctx, place, bonus, cl(8));
    ctx.enter(Phase::Reinforce);
}

template <class W> void drawCard(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int seat = activeArmy(s);
    if (s.deckCount == 0) {
        ctx.tell(Text::LogNoCard, cl(10), {seat});
        return;
    }
    const int card = s.deck(--s.deckCount) - 1;
    s.deck(s.deckCount) = 0;
    if (card == ctx.table.wildCard())
        ++s.wilds[seat];
    else
        s.hand(seat).set(card);
    if (ctx.table.options.openCards) {
        ctx.tell(Text::LogDrawn, cl(10), {seat, card});
        return;
    }
    ctx.tellOthers(seat, Text::LogDraws, cl(10), {seat});
    ctx.tellOnly(seat, Text::LogDrawn, cl(10), {seat, card});
}

template <class W> void takeCards(const Context<W>& ctx, int victim)
{
    Position& s = ctx.position;
    const int seat = activeArmy(s);
    const int count = handSize(s, victim);
    if (count == 0) return;
    const bool taken = ctx.in(cl(11)) && ctx.table.options.captureCards;
    if (taken) {
        for (int k = 0; k < s.words; ++k) s.hand(seat)[k] |= s.hand(victim)[k];
        s.wilds[seat] = static_cast<std::uint8_t>(s.wilds[seat] + s.wilds[victim]);
        s.hand(victim).reset();
        s.wilds[victim] = 0;
        ctx.tell(Text::LogTakesCards, cl(11), {seat, count, victim});
        if (handSize(s, seat) >= ctx.table.lists.takenTrade) s.flags |= kMidTurn;
        return;
    }
    s.hand(victim).forEach([&](int card) { discard(ctx.table, s, victim, card); });
    while (s.wilds[victim] > 0) discard(ctx.table, s, victim, ctx.table.wildCard());
    ctx.tell(Text::LogCardsGone, cl(11), {count, victim});
}

template <class W> void describeShuffle(const ConstContext<W>& ctx, Chance& chance)
{
    const Position& s = ctx.position;
    const Table& t = ctx.table;
    if (phaseOf(s) == Phase::Deal) {
        chance.setShuffle(num(Stream::Deal), Space::Place, say(Text::ShuffleDeal, cl(3)));
        for (const int place : t.places) chance.add(place);
        return;
    }
    if (phaseOf(s) == Phase::DealMissions) {
        describeMissions(t, chance);
        return;
    }
    const bool again = phaseOf(s) == Phase::Reshuffle;
    chance.setShuffle(num(Stream::Cards), Space::Card,
                      say(again ? Text::ShuffleAgain : Text::ShuffleCards, again ? cl(10) : cl(6)));
    if (again) {
        for (int i = 0; i < s.usedCount; ++i) chance.add(s.deckUsed(i) - 1);
        return;
    }
    for (int card = 0; card < t.territories(); ++card) chance.add(card);
    for (int i = 0; i < t.wilds; ++i) chance.add(t.wildCard());
}

template <class W> void shuffledCards(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    for (int i = 0; i < ctx.table.cards(); ++i) s.deck(i) = s.deckUsed(i) = 0;
    const int count = outcome.count();
    for (int i = 0; i < count; ++i) s.deck(count - 1 - i) = static_cast<PlusOne>(outcome[i] + 1);
    s.deckCount = static_cast<std::uint16_t>(count);
    s.usedCount = 0;
    const bool again = phaseOf(s) == Phase::Reshuffle;
    if (again) ctx.tell(Text::LogReshuffled, cl(10));
    ctx.enter(again ? Phase::EndTurn : Phase::BeginTurn);
}

#define MARCHES_RISK_CARDS(W)                                                                                          \
    template bool mayHoldSet(const ConstContext<W>&, int);                                                             \
    template Sets setsOf(const ConstContext<W>&, int);                                                                 \
    template bool mustTrade(const ConstContext<W>&, int);                                                              \
    template int setValue(const ConstContext<W>&, int);                                                                \
    template void trade(const Context<W>&, const Move&);                                                               \
    template void giveBonus(const Context<W>&, int);                                                                   \
    template void drawCard(const Context<W>&);                                                                         \
    template void takeCards(const Context<W>&, int);                                                                   \
    template void describeShuffle(const ConstContext<W>&, Chance&);                                                    \
    template void shuffledCards(const Context<W>&, const Outcome&);

MARCHES_RISK_CARDS(RuleTrace)
MARCHES_RISK_CARDS(NoTrace)
#undef MARCHES_RISK_CARDS

} // namespace marches::engine::classic_risk
