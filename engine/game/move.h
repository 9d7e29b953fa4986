// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>

namespace marches::engine {

/// One element of a long argument: an item with an amount (spread), an item alone (subset, path), or a unit with its
/// order (kind of order in `amount`, targets in `x`, `y`). Unused fields are zero, so that a move has one spelling.
struct Part {
    std::int16_t item = 0;
    std::int16_t amount = 0;
    std::int16_t x = 0;
    std::int16_t y = 0;
    friend bool operator==(const Part&, const Part&) = default;
};

/// An answer to a Decision: a verb and one value for each parameter of the offer with that verb, in the offer's order.
/// At most one parameter of an offer is long (subset, spread, path); its value is the number of parts, which follow in
/// ascending order of item (a path in order of travel). A value type; copying touches only what is used.
class Move {
public:
    static constexpr int kMaxArgs = 4;
    static constexpr int kMaxParts = 64;

    std::uint8_t verb = 0; ///< number in Space::Verb
    std::uint8_t seat = 0;
    std::array<std::int16_t, kMaxArgs> arg{};

    Move() = default;
    Move(std::uint8_t theVerb, std::uint8_t theSeat) : verb(theVerb), seat(theSeat) {}
    Move(const Move& other) : verb(other.verb), seat(other.seat), arg(other.arg), m_partCount(other.m_partCount)
    {
        std::copy_n(other.m_parts.begin(), m_partCount, m_parts.begin());
    }
    Move& operator=(const Move& other)
    {
        if (this == &other) return *this;
        verb = other.verb;
        seat = other.seat;
        arg = other.arg;
        m_partCount = other.m_partCount;
        std::copy_n(other.m_parts.begin(), m_partCount, m_parts.begin());
        return *this;
    }
    ~Move() = default;

    std::span<const Part> parts() const { return {m_parts.data(), m_partCount}; }
    bool full() const { return m_partCount == kMaxParts; }
    void clearParts() { m_partCount = 0; }
    void addPart(const Part& part)
    {
        assert(!full());
        m_parts[m_partCount++] = part;
    }
    void dropPart()
    {
        assert(m_partCount > 0);
        --m_partCount;
    }
    /// Amount of `item` in a spread, 0 where it is not named.
    int amountOf(int item) const
    {
        for (const Part& part : parts())
            if (part.item == item) return part.amount;
        return 0;
    }

    friend bool operator==(const Move& a, const Move& b)
    {
        return a.verb == b.verb && a.seat == b.seat && a.arg == b.arg && std::ranges::equal(a.parts(), b.parts());
    }

private:
    std::uint8_t m_partCount = 0;
    std::array<Part, kMaxParts> m_parts; // deliberately not initialised beyond m_partCount
};

} // namespace marches::engine
