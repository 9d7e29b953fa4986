// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>

#include <pcg_random.hpp>

#include "engine/game/message.h"
#include "engine/game/vocabulary.h"

namespace marches::engine {

/// A random event that the game waits for. Nothing random happens outside of one.
struct Chance {
    enum class Kind : std::uint8_t {
        Dice,    ///< `count` dice with faces 1..sides, all equally likely; see `beyond`
        Shuffle, ///< a new order of `items`
    };
    static constexpr int kMaxItems = 1088; ///< a card for every place of the largest board, and some more

    Kind kind = Kind::Dice;
    std::uint8_t stream = 0; ///< Space::Stream: each purpose draws from a stream of its own
    std::uint8_t die = 0;    ///< Space::Die, how the dice look
    std::uint8_t beyond = 0; ///< results after the last face, which are never rolled but may be set by hand
    std::uint16_t sides = 6;
    std::uint16_t count = 0;                  ///< dice, or items to shuffle
    std::int8_t seat = -1;                    ///< who rolls, for the screen; -1: nobody in particular
    Space space = Space::None;                ///< of the items
    Message what;                             ///< "defence of Telmar"
    std::array<std::int16_t, kMaxItems> item; ///< Shuffle: what is shuffled (equal ones allowed); else not set

    void setDice(int theStream, int theDie, int theCount, int theSeat, const Message& theWhat)
    {
        setDice(theStream, theDie, theCount, theSeat) = theWhat;
    }
    /// The same, with what it is about still to be written.
    Message& setDice(int theStream, int theDie, int theCount, int theSeat)
    {
        kind = Kind::Dice;
        stream = static_cast<std::uint8_t>(theStream);
        die = static_cast<std::uint8_t>(theDie);
        sides = 6;
        beyond = 0;
        count = static_cast<std::uint16_t>(theCount);
        seat = static_cast<std::int8_t>(theSeat);
        space = Space::Number;
        return what;
    }
    /// Starts a shuffle without items; add() them.
    void setShuffle(int theStream, Space theSpace, const Message& theWhat)
    {
        kind = Kind::Shuffle;
        stream = static_cast<std::uint8_t>(theStream);
        count = 0;
        seat = -1;
        space = theSpace;
        what = theWhat;
    }
    void add(int theItem)
    {
        assert(count < kMaxItems);
        item[count++] = static_cast<std::int16_t>(theItem);
    }
    friend bool operator==(const Chance& a, const Chance& b)
    {
        return a.kind == b.kind && a.stream == b.stream && a.sides == b.sides && a.count == b.count &&
               a.seat == b.seat && a.space == b.space && a.what == b.what &&
               (a.kind == Kind::Shuffle || (a.die == b.die && a.beyond == b.beyond)) &&
               std::ranges::equal(a.items(), b.items());
    }
    std::span<const std::int16_t> items() const
    {
        return {item.data(), kind == Kind::Shuffle ? count : std::size_t{0}};
    }
};

/// What came out: faces of the dice, or the items in their new order.
class Outcome {
public:
    bool setByHand = false; ///< typed in or forced, and marked as such wherever it is shown

    Outcome() = default;
    Outcome(const Outcome& other) : setByHand(other.setByHand), m_count(other.m_count)
    {
        std::copy_n(other.m_value.begin(), m_count, m_value.begin());
    }
    Outcome& operator=(const Outcome& other)
    {
        if (this == &other) return *this;
        setByHand = other.setByHand;
        m_count = other.m_count;
        std::copy_n(other.m_value.begin(), m_count, m_value.begin());
        return *this;
    }
    ~Outcome() = default;

    int count() const { return m_count; }
    int operator[](int i) const { return m_value[static_cast<std::size_t>(i)]; }
    std::span<const std::int16_t> values() const { return {m_value.data(), m_count}; }
    void clear() { m_count = 0; }
    void add(int value)
    {
        assert(m_count < Chance::kMaxItems);
        m_value[m_count++] = static_cast<std::int16_t>(value);
    }
    std::int16_t& at(int i) { return m_value[static_cast<std::size_t>(i)]; }

    friend bool operator==(const Outcome& a, const Outcome& b)
    {
        return a.setByHand == b.setByHand && std::ranges::equal(a.values(), b.values());
    }

private:
    std::uint16_t m_count = 0;
    std::array<std::int16_t, Chance::kMaxItems> m_value; // deliberately not initialised beyond m_count
};

/// True when `outcome` is one that `chance` can have.
bool fits(const Chance& chance, const Outcome& outcome);

/// Number from 0 to n - 1, all equally likely; n > 0. Multiply and reject (Lemire 2019, arXiv:1805.10941). Our own
/// because the standard library's distributions give other numbers with another library.
template <class Generator> std::uint32_t below(Generator& generator, std::uint32_t n)
{
    std::uint64_t product = std::uint64_t{static_cast<std::uint32_t>(generator())} * n;
    if (static_cast<std::uint32_t>(product) < n) {
        const std::uint32_t threshold = (0U - n) % n;
        while (static_cast<std::uint32_t>(product) < threshold)
            product = std::uint64_t{static_cast<std::uint32_t>(generator())} * n;
    }
    return static_cast<std::uint32_t>(product >> 32U);
}

using Random = pcg32;

/// The seeded source of outcomes: one pcg stream a purpose, so that a rule switched on or off does not shift the draws
/// of the others. A plain value: a copy goes on with the same numbers.
class ChanceSource {
public:
    /// Rulesets have those before it; from it is drawn what a laid-out position leaves to chance.
    static constexpr int kSetUpStream = 12;
    static constexpr int kStreams = kSetUpStream + 1;

    explicit ChanceSource(std::uint64_t seed);
    void draw(const Chance& chance, Outcome& outcome);
    friend bool operator==(const ChanceSource&, const ChanceSource&) = default;

private:
    std::array<Random, kStreams> m_streams;
};

} // namespace marches::engine
