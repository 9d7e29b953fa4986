// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

#include <array>
#include <utility>

namespace marches::engine::le_monde_de_narnia {

std::optional<Ref> faceShown(const Table& table, int die, int face)
{
    if (die < 0 || die >= kDice) return {};
    const int card = table.cards.result(die, face);
    if (card < 0) return {};
    return Ref{Space::Card, static_cast<std::int16_t>(card)};
}

bool hasPrivateKnowledge(const Table& /*table*/) { return false; }

void hide(const Table& /*table*/, Position& s, int /*seat*/)
{
    for (int deck = 0; deck < kDecks; ++deck)
        for (int i = 0; i < s.deckCount[deck]; ++i) s.deck[deck][i] = kHidden;
}

void fillHidden(const Table& table, Position& s, Random& random)
{
    for (int deck = 0; deck < kDecks; ++deck) {
        if (s.deckCount[deck] == 0 || s.deck[deck][0] != kHidden) continue;
        std::array<int, kMaxCards> seen{};
        for (int i = 0; i < s.usedCount[deck]; ++i) ++seen[static_cast<std::size_t>(s.used[deck][i] - 1)];
        if (s.card != 0 && s.drawFrom == deck) ++seen[static_cast<std::size_t>(s.card - 1)];
        std::array<std::uint8_t, kMaxDeck> left{};
        std::size_t count = 0;
        for (const int card : table.cards.deck[static_cast<std::size_t>(deck)]) {
            int& out = seen[static_cast<std::size_t>(card)];
            if (out > 0)
                --out;
            else
                left[count++] = static_cast<std::uint8_t>(card + 1);
        }
        for (std::size_t i = count; i > 1; --i)
            std::swap(left[i - 1], left[below(random, static_cast<std::uint32_t>(i))]);
        // There are enough: no position holds more cards than the deck has.
        for (std::size_t i = 0; i < s.deckCount[deck]; ++i) s.deck[deck][i] = left[i];
    }
}

} // namespace marches::engine::le_monde_de_narnia
