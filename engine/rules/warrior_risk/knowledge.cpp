// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

void hide(const Table& table, Position& s, int seat)
{
    for (int other = 0; other < table.seatCount(); ++other) {
        if (other == seat || s.sealed[other] == 0) continue;
        const Phase phase = phaseOf(s);
        if (phase != Phase::Bid && phase != Phase::Stake && phase != Phase::Ballot) continue; // opened
        s.sealed[other] = kHidden;
        // Whoever had nothing to cast has cast nothing, and everybody can tell; so no more than that is hidden.
        s.choice[other] = phase == Phase::Ballot ? kHiddenChoice : std::uint8_t{0};
    }
    for (int i = 0; i < s.deckCount; ++i) s.deck(i) = kHiddenCard;
    for (int other = 0; other < table.seatCount(); ++other) {
        if (other == seat) continue;
        set(s.hidden[other], handSize(s, other));
        s.hand(other).reset();
    }
    if (!bargaining(s) || seat == askedSeat(s) || seat == enemySeat(s)) return;
    clearDeal(s);
    lower(s, kUnchanged);
    raise(s, kSealedDeal);
}

namespace {

/// Deals cards that lie nowhere in sight, in random order, to hands and the draw pile.
void fillCards(const Table& table, Position& s, Random& random)
{
    Mask unseen = table.land;
    for (int seat = 0; seat < table.seatCount(); ++seat) unseen -= s.hand(seat).mask();
    for (int i = 0; i < s.usedCount; ++i) unseen.clear(s.used(i) - 1);
    for (int i = 0; i < s.deckCount; ++i)
        if (s.deck(i) != kHiddenCard) unseen.clear(s.deck(i) - 1);
    const auto next = [&] { // there are enough: no card is in a position twice
        const int place = unseen.nth(static_cast<int>(below(random, static_cast<std::uint32_t>(unseen.count()))));
        unseen.clear(place);
        return place;
    };
    for (int seat = 0; seat < table.seatCount(); ++seat)
        for (; s.hidden[seat] > 0; --s.hidden[seat]) s.hand(seat).set(next());
    for (int i = 0; i < s.deckCount; ++i)
        if (s.deck(i) == kHiddenCard) set(s.deck(i), next() + 1);
}

} // namespace

void fillHidden(const Table& table, Position& s, Random& random)
{
    const auto draw = [&random](int most) {
        return static_cast<int>(below(random, static_cast<std::uint32_t>(most) + 1U));
    };
    fillCards(table, s, random);
    NoTrace nobody;
    const ConstContext<NoTrace> ctx{table, s, nobody};
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        if (s.sealed[seat] != kHidden) continue;
        if (phaseOf(s) != Phase::Ballot) {
            set(s.sealed[seat], draw(bidLimit(table, s, seat)) + 1);
            continue;
        }
        set(s.sealed[seat], draw(votesOf(ctx, seat)) + 1);
        const std::uint32_t among = candidates(s);
        const Mask seats = Mask::ofWord(among);
        set(s.choice[seat], voteRow(table, s).yesNo() ? 1 + draw(1) : seats.nth(draw(seats.count() - 1)) + 1);
    }
    if (!is(s, kSealedDeal)) return;
    lower(s, kSealedDeal);
    set(s.deal[0].promises, 1 + draw(14)); // some promise or other; what is on offer matters to nobody else
}

} // namespace marches::engine::warrior_risk
