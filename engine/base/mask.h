// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "engine/base/bits.h"

namespace marches::engine {

/// A set of small numbers (places of a board, cards, seats, ...). A value; no allocation.
/// 256 members cover every published board; a board with more places cannot be played (the loader says so).
class Mask {
public:
    static constexpr int kWords = 4;
    static constexpr int kCapacity = kWords * 64;

    constexpr Mask() = default;

    /// The set {0, 1, ..., count - 1}.
    static constexpr Mask firstN(int count)
    {
        Mask mask;
        for (int i = 0; i < count; ++i) mask.set(i);
        return mask;
    }
    static constexpr Mask of(int member)
    {
        Mask mask;
        mask.set(member);
        return mask;
    }

    /// The set whose members are the bits of one word: 0 to 63.
    static constexpr Mask ofWord(std::uint64_t bits)
    {
        Mask mask;
        mask.m_words[0] = bits;
        return mask;
    }

    /// The set whose members are the bits of all words, the lowest numbers first.
    static constexpr Mask ofWords(const std::uint64_t (&words)[kWords])
    {
        Mask mask;
        for (std::size_t k = 0; k < kWords; ++k) mask.m_words[k] = words[k];
        return mask;
    }

    /// The members from 64 * k on, a bit each.
    constexpr std::uint64_t word(int k) const { return m_words[static_cast<std::size_t>(k)]; }

    /// True when `i` can be a member at all; test() asks it of every number that comes from outside.
    static constexpr bool inRange(int i) { return i >= 0 && i < kCapacity; }

    constexpr bool test(int i) const { return inRange(i) && (m_words[wordOf(i)] & bit(i)) != 0; }
    constexpr void set(int i) { m_words[wordOf(i)] |= bit(i); }
    constexpr void clear(int i) { m_words[wordOf(i)] &= ~bit(i); }
    constexpr void assign(int i, bool on) { on ? set(i) : clear(i); }
    constexpr void reset() { m_words = {}; }

    constexpr bool any() const { return (m_words[0] | m_words[1] | m_words[2] | m_words[3]) != 0; }
    constexpr int count() const
    {
        int n = 0;
        for (const std::uint64_t w : m_words)
            if (w != 0) n += bitCount(w); // of most boards all but the first word are empty
        return n;
    }
    /// The smallest member, or -1.
    constexpr int first() const
    {
        for (std::size_t k = 0; k < kWords; ++k)
            if (m_words[k] != 0) return static_cast<int>(k) * 64 + std::countr_zero(m_words[k]);
        return -1;
    }
    /// The member with `n` smaller ones (n from 0), or -1.
    constexpr int nth(int n) const
    {
        for (std::size_t k = 0; k < kWords; ++k) {
            std::uint64_t w = m_words[k];
            if (w == 0) continue;
            const int here = bitCount(w);
            if (n >= here) {
                n -= here;
                continue;
            }
            for (; n > 0; --n) w &= w - 1;
            return static_cast<int>(k) * 64 + std::countr_zero(w);
        }
        return -1;
    }
    /// Calls f(member) in ascending order.
    template <class F> constexpr void forEach(F f) const
    {
        for (std::size_t k = 0; k < kWords; ++k)
            for (std::uint64_t w = m_words[k]; w != 0; w &= w - 1) f(static_cast<int>(k) * 64 + std::countr_zero(w));
    }

    /// True as soon as f(member) is, in ascending order; false where it is for none.
    template <class F> constexpr bool anyOf(F f) const
    {
        for (std::size_t k = 0; k < kWords; ++k)
            for (std::uint64_t w = m_words[k]; w != 0; w &= w - 1)
                if (f(static_cast<int>(k) * 64 + std::countr_zero(w))) return true;
        return false;
    }

    friend constexpr Mask operator&(Mask a, const Mask& b)
    {
        for (std::size_t k = 0; k < kWords; ++k) a.m_words[k] &= b.m_words[k];
        return a;
    }
    friend constexpr Mask operator|(Mask a, const Mask& b)
    {
        for (std::size_t k = 0; k < kWords; ++k) a.m_words[k] |= b.m_words[k];
        return a;
    }
    /// Members of `a` that are not in `b`.
    friend constexpr Mask operator-(Mask a, const Mask& b)
    {
        for (std::size_t k = 0; k < kWords; ++k) a.m_words[k] &= ~b.m_words[k];
        return a;
    }
    friend constexpr bool operator==(const Mask& a, const Mask& b) // in place: the default one is a call of memcmp
    {
        std::uint64_t other = 0;
        for (std::size_t k = 0; k < kWords; ++k) other |= a.m_words[k] ^ b.m_words[k];
        return other == 0;
    }

private:
    static constexpr std::size_t wordOf(int i) { return static_cast<std::size_t>(i) >> 6U; }
    static constexpr std::uint64_t bit(int i) { return std::uint64_t{1} << (static_cast<unsigned>(i) & 63U); }

    std::array<std::uint64_t, kWords> m_words{};
};

} // namespace marches::engine
