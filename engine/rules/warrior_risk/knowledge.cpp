// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstring>

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior {

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
    if (!bargaining(s) || seat == askedSeat(s) || seat == enemySeat(s)) return;
    std::memset(s.deal, 0, sizeof s.deal);
    raise(s, kSealedDeal);
}

void fillHidden(const Table& table, Position& s, Random& random)
{
    const auto draw = [&random](int most) { return static_cast<int>(below(random, static_cast<std::uint32_t>(most) + 1U)); };
    NoWitness nobody;
    const Look<NoWitness> look{table, s, nobody};
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        if (s.sealed[seat] != kHidden) continue;
        if (phaseOf(s) != Phase::Ballot) {
            set(s.sealed[seat], draw(bidLimit(table, s, seat)) + 1);
            continue;
        }
        set(s.sealed[seat], draw(votesOf(look, seat)) + 1);
        const std::uint32_t among = candidates(s);
        const Mask seats = Mask::ofWord(among);
        set(s.choice[seat], voteRow(table, s).yesNo() ? 1 + draw(1) : seats.nth(draw(seats.count() - 1)) + 1);
    }
    if (!is(s, kSealedDeal)) return;
    lower(s, kSealedDeal);
    set(s.deal[0].promises, 1 + draw(14)); // some promise or other; what is on offer matters to nobody else
}

} // namespace marches::engine::warrior
