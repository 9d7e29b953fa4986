// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <algorithm>
#include <array>

#include "engine/rules/narnia_risk_junior/context.h"

namespace marches::engine::narnia_risk_junior {

namespace {

template <class T> void shuffle(T* items, int count, Random& random)
{
    for (int i = count - 1; i > 0; --i) std::swap(items[i], items[below(random, static_cast<std::uint32_t>(i + 1))]);
}

void fillTerritories(const Table& t, Position& s, Random& random)
{
    if (s.deckCount == 0 || s.deck(0) != kHiddenPlace) return;
    Mask unseen = t.land;
    for (int i = 0; i < s.deckUsedCount; ++i) unseen.clear(s.deckUsed(i) - 1);
    std::array<PlusOne, kMaxTerritories> cards; // filled as far as it is read
    int count = 0;
    const auto add = [&](int place) { cards[static_cast<std::size_t>(count++)] = static_cast<PlusOne>(place + 1); };
    unseen.forEach(add);
    shuffle(cards.data(), count, random);
    if (count == 0) add(t.land.first());
    // A position made by hand may hold more cards than are missing from the used ones; then some are there twice.
    for (int i = 0; i < s.deckCount; ++i) s.deck(i) = cards[static_cast<std::size_t>(i % count)];
}

void fillTrack(const Table& t, Position& s, Random& random)
{
    const int hidden = s.trackCount - s.flipped;
    if (hidden <= 0 || s.track[s.flipped] != kHidden) return;
    int left[kArmies] = {};
    left[0] = 5;
    const int armies = static_cast<int>(t.aslanArmies.size());
    for (const int army : t.aslanArmies) left[army] = 6 / armies;
    for (int i = 0; i < s.flipped; ++i)
        if (left[s.track[i] - 1] > 0) --left[s.track[i] - 1];
    std::array<std::uint8_t, std::size_t{2} * kMaxTrack> tokens{};
    int count = 0;
    for (int army = 0; army < kArmies; ++army)
        for (; left[army] > 0; --left[army])
            tokens[static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(army + 1);
    while (count < hidden) tokens[static_cast<std::size_t>(count++)] = 1;
    shuffle(tokens.data(), count, random);
    std::copy_n(tokens.begin(), hidden, s.track + s.flipped);
}

/// The Narnia cards that lie nowhere in sight, ordinary and scoring ones apart.
struct Unseen {
    std::array<std::uint8_t, kMaxDeck> ordinary{};
    int count = 0;
    std::array<int, 8> scoring{};
    int scoringCount = 0;
};

Unseen unseen(const Table& t, const Position& s)
{
    std::array<int, kMaxCards + 1> left{};
    for (std::size_t kind = 0; kind < t.deck.cards.size(); ++kind) left[kind] = t.deck.cards[kind].copies;
    const auto seen = [&](int kind, int copies) {
        int& n = left[static_cast<std::size_t>(kind)];
        n = std::max(0, n - copies);
    };
    for (int i = 0; i < s.narniaUsedCount; ++i) seen(s.narniaUsed[i] - 1, 1);
    if (s.card != 0) seen(s.card - 1, 1);
    for (const auto& hand : s.hand)
        for (int kind = 0; kind < kMaxCards; ++kind)
            if (hand[kind] != 0) seen(kind, hand[kind]);
    Unseen cards;
    for (int kind = 0; kind < static_cast<int>(t.deck.cards.size()); ++kind)
        for (; left[static_cast<std::size_t>(kind)] > 0; --left[static_cast<std::size_t>(kind)]) {
            if (t.deck.cards[static_cast<std::size_t>(kind)].timing == Timing::Scoring) {
                if (cards.scoringCount < 8) cards.scoring[static_cast<std::size_t>(cards.scoringCount++)] = kind;
            } else if (cards.count < kMaxDeck) {
                cards.ordinary[static_cast<std::size_t>(cards.count++)] = static_cast<std::uint8_t>(kind + 1);
            }
        }
    return cards;
}

/// Gives hidden hands kept cards from the unseen ones.
void fillHands(const Table& t, Position& s, Unseen& cards)
{
    for (auto& hand : s.hand)
        for (; hand[kHiddenCard] > 0; --hand[kHiddenCard]) {
            int at = -1;
            for (int i = 0; i < cards.count && at < 0; ++i)
                if (t.deck.cards[static_cast<std::size_t>(cards.ordinary[static_cast<std::size_t>(i)] - 1)].timing ==
                    Timing::Kept)
                    at = i;
            if (at < 0) continue;
            ++hand[cards.ordinary[static_cast<std::size_t>(at)] - 1];
            cards.ordinary[static_cast<std::size_t>(at)] = cards.ordinary[static_cast<std::size_t>(--cards.count)];
        }
}

/// Lays the scoring cards into what is left of their stacks (NRJ-10), evenly over its positions.
void placeScoring(const Table& t, Position& s, const Unseen& cards, Random& random)
{
    const int stacks = static_cast<int>(t.deck.scoring.size());
    for (int i = 0; i < cards.scoringCount; ++i) {
        const int kind = cards.scoring[static_cast<std::size_t>(i)];
        const int stack = stacks - 1 - t.deck.cards[static_cast<std::size_t>(kind)].scoring;
        int first = 0;
        for (int k = 0; k < stack; ++k) first += t.deck.stackSizes[static_cast<std::size_t>(k)] + 1;
        const int end = std::min<int>(s.narniaCount, first + t.deck.stackSizes[static_cast<std::size_t>(stack)] + 1);
        // In a position made by hand the stack may be gone: then anywhere.
        const int from = first < end ? first : 0;
        const int size = (first < end ? end : int{s.narniaCount}) - from;
        if (size <= 0) continue;
        const int at = from + static_cast<int>(below(random, static_cast<std::uint32_t>(size)));
        if (s.narnia[at] == kHidden) s.narnia[at] = static_cast<std::uint8_t>(kind + 1);
    }
}

void fillNarnia(const Table& t, Position& s, Random& random)
{
    Unseen cards = unseen(t, s);
    shuffle(cards.ordinary.data(), cards.count, random);
    fillHands(t, s, cards);
    if (s.narniaCount == 0 || s.narnia[0] != kHidden) return;
    placeScoring(t, s, cards, random);
    int next = 0;
    for (int i = 0; i < s.narniaCount; ++i) {
        if (s.narnia[i] != kHidden) continue;
        const bool none = cards.count == 0;
        s.narnia[i] = none ? static_cast<std::uint8_t>(t.deck.ordinary.empty() ? t.deck.scoring.back() + 1
                                                                               : t.deck.ordinary.front() + 1)
                           : cards.ordinary[static_cast<std::size_t>(next++ % cards.count)];
    }
}

void hideBut(Position& s, int seat, bool secretCards)
{
    for (int first = 0; first < s.deckCount; first += kBlockPlaces)
        std::fill_n(s.blockOf(first).deck, std::min(kBlockPlaces, s.deckCount - first), kHiddenPlace);
    std::fill(s.narnia, s.narnia + s.narniaCount, kHidden);
    std::fill(s.track + s.flipped, s.track + s.trackCount, kHidden);
    if (!secretCards) return;
    for (int other = 0; other < kMaxSeats; ++other) {
        if (other == seat) continue;
        auto& hand = s.hand[other];
        for (int kind = 0; kind < kMaxCards; ++kind) {
            hand[kHiddenCard] = static_cast<std::uint8_t>(hand[kHiddenCard] + hand[kind]);
            hand[kind] = 0;
        }
    }
}

} // namespace

void hide(const Table& table, Position& position, int seat) { hideBut(position, seat, table.options.secretCards); }

void hide(const Table& table, Position& position, int seat, RuleTrace& trace)
{
    hideBut(position, seat, table.options.secretCards && trace.inForce(num(advanced(3))));
}

bool hasPrivateKnowledge(const Table& table) { return table.options.secretCards; }

void fillHidden(const Table& table, Position& position, Random& random)
{
    fillTerritories(table, position, random);
    fillTrack(table, position, random);
    fillNarnia(table, position, random);
}

} // namespace marches::engine::narnia_risk_junior
