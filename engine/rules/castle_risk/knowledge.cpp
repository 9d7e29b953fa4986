// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

/// Cards that lie nowhere in sight, in random order.
class Unseen {
public:
    Unseen(const Table& t, const Position& s, Random& random)
    {
        std::array<int, kCards> left = t.copies;
        const auto seen = [&left](int kind, int count) { left[static_cast<std::size_t>(kind)] -= count; };
        for (int i = 0; i < s.usedCount; ++i) seen(s.deckUsed[i] - 1, 1);
        for (int i = 0; i < s.deckCount; ++i)
            if (s.deck[i] != kHidden) seen(s.deck[i] - 1, 1);
        for (int seat = 0; seat < t.seatCount(); ++seat)
            for (int kind = 0; kind < kCards; ++kind) seen(kind, s.hand[seat][kind] + s.inUse[seat][kind]);
        seen(num(Card::Diplomat), s.aside);
        seen(num(Card::Reinforcements), s.onTrack);
        for (int kind = 0; kind < kCards; ++kind)
            for (int& count = left[static_cast<std::size_t>(kind)]; count > 0; --count)
                m_cards[m_count++] = static_cast<std::uint8_t>(kind);
        for (std::size_t i = m_count; i > 1; --i)
            std::swap(m_cards[i - 1], m_cards[below(random, static_cast<std::uint32_t>(i))]);
    }
    /// The next one, of a kind other than `except` if there is any. There are enough: no card is in a position twice.
    int next(int except)
    {
        for (std::size_t i = m_count; i > 0; --i) {
            if (m_cards[i - 1] == except) continue;
            std::swap(m_cards[i - 1], m_cards[m_count - 1]);
            break;
        }
        return m_count == 0 ? 0 : m_cards[--m_count];
    }

private:
    std::array<std::uint8_t, kMaxDeck> m_cards{};
    std::size_t m_count = 0;
};

} // namespace

void hide(const Table& table, Position& s, int seat)
{
    std::fill(s.deck, s.deck + s.deckCount, kHidden);
    for (int other = 0; other < table.seatCount(); ++other) {
        if (s.site[other] != 0 && s.holder[other] != seat + 1) s.site[other] = kHiddenSite;
        if (other == seat) continue;
        // A Spy sees the whole hand while a card is chosen (CR-24).
        if (phaseOf(s) == Phase::SpyChoose && seat == activeSeat(s) && other == s.asked - 1) continue;
        s.hand[other][kHiddenCard] = static_cast<std::uint8_t>(handSize(s, other));
        std::fill(s.hand[other], s.hand[other] + kCards, std::uint8_t{0});
    }
    // What was chosen under cover stays there until the other side has chosen as well (reading.commit-order).
    if (!table.options.simultaneous || seat == activeSeat(s)) return;
    s.pledged = 0;
    if (!is(s, kCommitted)) return;
    s.attackDice = 0;
    lower(s, kAssault);
}

void fillHidden(const Table& table, Position& s, Random& random)
{
    Unseen cards(table, s, random);
    const bool noDiplomats = livingCount(s) == 2 && !table.options.diplomatsForTwo;
    const int except = noDiplomats ? num(Card::Diplomat) : -1;
    for (int other = 0; other < table.seatCount(); ++other)
        for (; s.hand[other][kHiddenCard] > 0; --s.hand[other][kHiddenCard]) ++s.hand[other][cards.next(except)];
    for (int i = 0; i < s.deckCount; ++i)
        if (s.deck[i] == kHidden) s.deck[i] = static_cast<std::uint8_t>(cards.next(-1) + 1);
    const Mask sites = table.land - castles(s);
    for (PlusOne& site : s.site)
        if (site == kHiddenSite)
            site = static_cast<PlusOne>(
                sites.nth(static_cast<int>(below(random, static_cast<std::uint32_t>(sites.count())))) + 1);
}

} // namespace marches::engine::castle_risk
