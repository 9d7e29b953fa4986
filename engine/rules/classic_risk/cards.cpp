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

template <class W> bool mayHoldSet(const Look<W>& look, int seat)
{
    return look.in(cl(6)) && look.t.options.cards && handSize(look.s, seat) - look.s.hidden[seat] >= 3;
}

template <class W> Sets setsOf(const Look<W>& look, int seat)
{
    Sets sets;
    if (!mayHoldSet(look, seat)) return sets;
    const Position& s = look.s;
    sets.wilds = s.wilds[seat];
    s.hand(seat).forEach([&](int card) { sets.symbol[look.t.cardSymbol(card)].set(card); });
    return sets;
}

template <class W> bool mustTrade(const Look<W>& look, int seat)
{
    if (!look.in((look.s.flags & kMidTurn) != 0 ? cl(11) : cl(8))) return false;
    return look.t.options.cards && handSize(look.s, seat) >= look.t.lists.forcedTrade && setsOf(look, seat).any();
}

template <class W> int setValue(const Look<W>& look, int kind)
{
    const Lists& lists = look.t.lists;
    if (!look.in(cl(7))) return lists.risingSets.front();
    if (look.t.options.fixedValues) return lists.fixedSets[static_cast<std::size_t>(kind)];
    return lists.risingValue(look.s.sets);
}

template <class W> void trade(const Play<W>& p, const Move& move)
{
    Position& s = p.s;
    const int seat = activeArmy(s);
    const SetOfThree set = setOf(p.t, move);
    const int value = setValue(p.look(), set.kind);
    for (const int card : set.card) discard(p.t, s, seat, card);
    ++s.sets;
    s.reserve[seat] = static_cast<std::uint16_t>(std::min(s.reserve[seat] + value, kMostStack));
    p.tell(Text::LogTraded, cl(7), {seat, set.card[0], set.card[1], set.card[2], value});
    if (!p.in(cl(8)) || p.t.options.territoryBonus == 0 || (s.flags & kBonusUsed) != 0) return;
    noteTerritories(p.t, s, seat, set);
    if (s.traded[1] != 0)
        p.enter(Phase::Bonus);
    else if (s.traded[0] != 0)
        giveBonus(p, s.traded[0] - 1);
}

Mask bonusPlaces(const Position& s)
{
    Mask places;
    for (const PlusOne place : s.traded)
        if (place != 0) places.set(place - 1);
    return places;
}

template <class W> void giveBonus(const Play<W>& p, int place)
{
    Position& s = p.s;
    const int bonus = p.t.options.territoryBonus;
    s.flags |= kBonusUsed;
    for (PlusOne& noted : s.traded) noted = 0;
    p.tell(Text::LogBonus, cl(8), {activeArmy(s), bonus, place});
    addArmies(p, place, bonus, cl(8));
    p.enter(Phase::Reinforce);
}

template <class W> void drawCard(const Play<W>& p)
{
    Position& s = p.s;
    const int seat = activeArmy(s);
    if (s.deckCount == 0) {
        p.tell(Text::LogNoCard, cl(10), {seat});
        return;
    }
    const int card = s.deck(--s.deckCount) - 1;
    s.deck(s.deckCount) = 0;
    if (card == p.t.wildCard())
        ++s.wilds[seat];
    else
        s.hand(seat).set(card);
    if (p.t.options.openCards) {
        p.tell(Text::LogDrawn, cl(10), {seat, card});
        return;
    }
    p.tellOthers(seat, Text::LogDraws, cl(10), {seat});
    p.tellOnly(seat, Text::LogDrawn, cl(10), {seat, card});
}

template <class W> void takeCards(const Play<W>& p, int victim)
{
    Position& s = p.s;
    const int seat = activeArmy(s);
    const int count = handSize(s, victim);
    if (count == 0) return;
    const bool taken = p.in(cl(11)) && p.t.options.captureCards;
    if (taken) {
        for (int k = 0; k < s.words; ++k) s.hand(seat)[k] |= s.hand(victim)[k];
        s.wilds[seat] = static_cast<std::uint8_t>(s.wilds[seat] + s.wilds[victim]);
        s.hand(victim).reset();
        s.wilds[victim] = 0;
        p.tell(Text::LogTakesCards, cl(11), {seat, count, victim});
        if (handSize(s, seat) >= p.t.lists.takenTrade) s.flags |= kMidTurn;
        return;
    }
    s.hand(victim).forEach([&](int card) { discard(p.t, s, victim, card); });
    while (s.wilds[victim] > 0) discard(p.t, s, victim, p.t.wildCard());
    p.tell(Text::LogCardsGone, cl(11), {count, victim});
}

template <class W> void describeShuffle(const Look<W>& look, Chance& chance)
{
    const Position& s = look.s;
    const Table& t = look.t;
    if (phaseOf(s) == Phase::Deal) {
        chance.shuffle(num(Stream::Deal), Space::Place, say(Text::ShuffleDeal, cl(3)));
        for (const int place : t.places) chance.add(place);
        return;
    }
    if (phaseOf(s) == Phase::DealMissions) {
        describeMissions(t, chance);
        return;
    }
    const bool again = phaseOf(s) == Phase::Reshuffle;
    chance.shuffle(num(Stream::Cards), Space::Card,
                   say(again ? Text::ShuffleAgain : Text::ShuffleCards, again ? cl(10) : cl(6)));
    if (again) {
        for (int i = 0; i < s.usedCount; ++i) chance.add(s.deckUsed(i) - 1);
        return;
    }
    for (int card = 0; card < t.territories(); ++card) chance.add(card);
    for (int i = 0; i < t.wilds; ++i) chance.add(t.wildCard());
}

template <class W> void shuffledCards(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    for (int i = 0; i < p.t.cards(); ++i) s.deck(i) = s.deckUsed(i) = 0;
    const int count = outcome.count();
    for (int i = 0; i < count; ++i) s.deck(count - 1 - i) = static_cast<PlusOne>(outcome[i] + 1);
    s.deckCount = static_cast<std::uint16_t>(count);
    s.usedCount = 0;
    const bool again = phaseOf(s) == Phase::Reshuffle;
    if (again) p.tell(Text::LogReshuffled, cl(10));
    p.enter(again ? Phase::EndTurn : Phase::BeginTurn);
}

#define MARCHES_RISK_CARDS(W)                                                                                          \
    template bool mayHoldSet(const Look<W>&, int);                                                                     \
    template Sets setsOf(const Look<W>&, int);                                                                         \
    template bool mustTrade(const Look<W>&, int);                                                                      \
    template int setValue(const Look<W>&, int);                                                                        \
    template void trade(const Play<W>&, const Move&);                                                                  \
    template void giveBonus(const Play<W>&, int);                                                                      \
    template void drawCard(const Play<W>&);                                                                            \
    template void takeCards(const Play<W>&, int);                                                                      \
    template void describeShuffle(const Look<W>&, Chance&);                                                            \
    template void shuffledCards(const Play<W>&, const Outcome&);

MARCHES_RISK_CARDS(RuleTrace)
MARCHES_RISK_CARDS(NoTrace)
#undef MARCHES_RISK_CARDS

} // namespace marches::engine::classic_risk
