// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/rules/classic_risk/context.h"

namespace marches::engine::classic_risk {

namespace {

/// Cards that lie nowhere in sight, in random order.
class Unseen {
public:
    Unseen(const Table& t, const Position& s, Random& random)
    {
        Mask seen;
        int wilds = t.wilds;
        for (int i = 0; i < s.usedCount; ++i) {
            if (s.deckUsed(i) - 1 == t.wildCard())
                --wilds;
            else
                seen.set(s.deckUsed(i) - 1);
        }
        for (int seat = 0; seat < t.seatCount(); ++seat) {
            wilds -= s.wilds[seat];
            s.hand(seat).forEach([&seen](int card) { seen.set(card); });
        }
        for (int card = 0; card < t.territories(); ++card)
            if (!seen.test(card)) m_cards[m_count++] = static_cast<PlusOne>(card + 1);
        for (; wilds > 0; --wilds) m_cards[m_count++] = static_cast<PlusOne>(t.wildCard() + 1);
        for (std::size_t i = m_count; i > 1; --i)
            std::swap(m_cards[i - 1], m_cards[below(random, static_cast<std::uint32_t>(i))]);
    }
    /// Card + 1. There are enough: no card is in a position twice.
    PlusOne next() { return m_cards[--m_count]; }

private:
    std::array<PlusOne, kMaxDeck> m_cards; // set up to m_count
    std::size_t m_count = 0;
};

/// Missions that nobody in sight has, for those who have a hidden one.
void fillMissions(const Table& t, Position& s, Random& random)
{
    std::array<std::uint8_t, std::size_t{2} * kMaxMissions> unseen{};
    std::uint32_t count = 0;
    for (std::size_t mission = 0; mission < t.missions.size(); ++mission) {
        const auto number = static_cast<std::uint8_t>(mission + 1);
        const auto seen = std::count(s.mission, s.mission + t.seatCount(), number);
        for (auto i = seen; i < t.missions[mission].copies; ++i) unseen[count++] = number;
    }
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        if (s.mission[seat] != kHidden) continue;
        const std::uint32_t drawn = below(random, count);
        s.mission[seat] = unseen[drawn];
        unseen[drawn] = unseen[--count];
    }
}

} // namespace

void hide(const Table& table, Position& s, int seat)
{
    for (int i = 0; i < s.deckCount; ++i) s.deck(i) = kHiddenCard;
    for (int other = 0; other < table.seatCount(); ++other)
        if (other != seat && s.mission[other] != 0) s.mission[other] = kHidden;
    if (table.options.openCards) return;
    for (int other = 0; other < table.seatCount(); ++other) {
        if (other == seat) continue;
        s.hidden[other] = static_cast<std::uint16_t>(handSize(s, other));
        s.wilds[other] = 0;
        s.hand(other).reset();
    }
}

void fillHidden(const Table& table, Position& s, Random& random)
{
    fillMissions(table, s, random);
    Unseen cards(table, s, random);
    for (int seat = 0; seat < table.seatCount(); ++seat)
        for (; s.hidden[seat] > 0; --s.hidden[seat]) {
            const int card = cards.next() - 1;
            if (card == table.wildCard())
                ++s.wilds[seat];
            else
                s.hand(seat).set(card);
        }
    for (int i = 0; i < s.deckCount; ++i)
        if (s.deck(i) == kHiddenCard) s.deck(i) = cards.next();
}

} // namespace marches::engine::classic_risk
