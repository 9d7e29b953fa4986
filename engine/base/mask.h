// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/base/bits.h"

namespace marches::engine {

/// A set of small numbers (places of a board, cards, seats, ...). A value; no allocation.
/// 1,024 members cover every published board; a board with more places cannot be played (the loader says so).
///
/// Nearly all sets lie below 256. So the words stand in blocks of four of which only those in use are looked at or
/// copied: of most sets one, unrolled, as if there were no others.
class Mask {
public:
    static constexpr int kWords = 16;
    static constexpr int kCapacity = kWords * 64;
    static constexpr int kBlock = 4; ///< words

    constexpr Mask() { reset(); }
    constexpr Mask(const Mask& other) { take(other); }
    constexpr Mask& operator=(const Mask& other)
    {
        if (this != &other) take(other);
        return *this;
    }
    constexpr ~Mask() = default;

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

    /// The set whose members are the bits of word(k), those from 64 * k on, for as many words as are used. From
    /// registers: what is read back as a block right after it was stored word by word makes the processor wait.
    template <class F> [[gnu::always_inline]] static constexpr Mask ofWords(int used, const F& word)
    {
        Mask mask(Unset{});
        mask.begin4(word(0), used > 1 ? word(1) : 0, used > 2 ? word(2) : 0, used > 3 ? word(3) : 0);
        if (used > kBlock) {
            mask.grow((used - 1) / kBlock);
            for (int k = kBlock; k < used; ++k) mask.m_words[at(k)] = word(k);
        }
        return mask;
    }

    /// The members from 64 * k on, a bit each.
    constexpr std::uint64_t word(int k) const { return k < m_used ? m_words[at(k)] : 0; }

    /// True when `i` can be a member at all; test() asks it of every number that comes from outside.
    static constexpr bool inRange(int i) { return i >= 0 && i < kCapacity; }

    constexpr bool test(int i) const { return i >= 0 && i < m_used * 64 && (m_words[wordOf(i)] & bit(i)) != 0; }
    constexpr void set(int i)
    {
        if (i >= m_used * 64) grow(i / (64 * kBlock));
        m_words[wordOf(i)] |= bit(i);
    }
    constexpr void clear(int i)
    {
        if (i < m_used * 64) m_words[wordOf(i)] &= ~bit(i);
    }
    constexpr void assign(int i, bool on) { on ? set(i) : clear(i); }
    constexpr void reset()
    {
        if (std::is_constant_evaluated()) m_words = {};
        begin4(0, 0, 0, 0);
        m_used = kBlock;
    }

    constexpr bool any() const
    {
        return (m_words[0] | m_words[1] | m_words[2] | m_words[3]) != 0 || (wide() && anyBeyond());
    }
    constexpr int count() const
    {
        int n = 0;
        for (int k = 0; k < m_used; ++k)
            if (const std::uint64_t w = m_words[at(k)]; w != 0)
                n += bitCount(w); // of most boards all but the first word are empty
        return n;
    }
    /// The smallest member, or -1.
    constexpr int first() const
    {
        for (int k = 0; k < m_used; ++k)
            if (m_words[at(k)] != 0) return k * 64 + std::countr_zero(m_words[at(k)]);
        return -1;
    }
    /// The member with `n` smaller ones (n from 0), or -1.
    constexpr int nth(int n) const
    {
        for (int k = 0; k < m_used; ++k) {
            std::uint64_t w = m_words[at(k)];
            if (w == 0) continue;
            const int here = bitCount(w);
            if (n >= here) {
                n -= here;
                continue;
            }
            for (; n > 0; --n) w &= w - 1;
            return k * 64 + std::countr_zero(w);
        }
        return -1;
    }
    /// Calls f(member) in ascending order.
    template <class F> constexpr void forEach(F f) const
    {
        for (int k = 0; k < m_used; ++k)
            for (std::uint64_t w = m_words[at(k)]; w != 0; w &= w - 1) f(k * 64 + std::countr_zero(w));
    }

    /// True as soon as f(member) is, in ascending order; false where it is for none.
    template <class F> constexpr bool anyOf(F f) const
    {
        for (int k = 0; k < m_used; ++k)
            for (std::uint64_t w = m_words[at(k)]; w != 0; w &= w - 1)
                if (f(k * 64 + std::countr_zero(w))) return true;
        return false;
    }

    constexpr Mask& operator&=(const Mask& other)
    {
        for (int k = 0; k < kBlock; ++k) m_words[at(k)] &= other.m_words[at(k)];
        if (wide()) andBeyond(*this, other);
        return *this;
    }
    constexpr Mask& operator|=(const Mask& other)
    {
        for (int k = 0; k < kBlock; ++k) m_words[at(k)] |= other.m_words[at(k)];
        if (other.wide()) orBeyond(*this, other);
        return *this;
    }
    constexpr Mask& operator-=(const Mask& other)
    {
        for (int k = 0; k < kBlock; ++k) m_words[at(k)] &= ~other.m_words[at(k)];
        if (wide() && other.wide()) minusBeyond(*this, other);
        return *this;
    }
    friend constexpr Mask operator&(const Mask& a, const Mask& b)
    {
        Mask both(Unset{});
        both.begin4(a.m_words[0] & b.m_words[0], a.m_words[1] & b.m_words[1], a.m_words[2] & b.m_words[2],
                    a.m_words[3] & b.m_words[3]);
        if (a.wide() && b.wide()) both.andBeyond(a, b);
        return both;
    }
    friend constexpr Mask operator|(const Mask& a, const Mask& b)
    {
        Mask either(Unset{});
        either.begin4(a.m_words[0] | b.m_words[0], a.m_words[1] | b.m_words[1], a.m_words[2] | b.m_words[2],
                      a.m_words[3] | b.m_words[3]);
        if (a.wide() || b.wide()) either.orBeyond(a, b);
        return either;
    }
    /// Members of `a` that are not in `b`.
    friend constexpr Mask operator-(const Mask& a, const Mask& b)
    {
        Mask rest(Unset{});
        rest.begin4(a.m_words[0] & ~b.m_words[0], a.m_words[1] & ~b.m_words[1], a.m_words[2] & ~b.m_words[2],
                    a.m_words[3] & ~b.m_words[3]);
        if (a.wide()) rest.minusBeyond(a, b);
        return rest;
    }
    friend constexpr bool operator==(const Mask& a, const Mask& b) // in place: the default one is a call of memcmp
    {
        std::uint64_t other = 0;
        for (int k = 0; k < kBlock; ++k) other |= a.m_words[at(k)] ^ b.m_words[at(k)];
        return other == 0 && (!(a.wide() || b.wide()) || a.equalBeyond(b));
    }

private:
    struct Unset {};
    /// To be filled by begin4().
    explicit constexpr Mask(Unset /*unset*/)
    {
        if (std::is_constant_evaluated()) m_words = {};
    }

    static constexpr std::size_t at(int k) { return static_cast<std::size_t>(k); }
    static constexpr std::size_t wordOf(int i) { return static_cast<std::size_t>(i) >> 6U; }
    static constexpr std::uint64_t bit(int i) { return std::uint64_t{1} << (static_cast<unsigned>(i) & 63U); }

    constexpr void begin4(std::uint64_t a, std::uint64_t b, std::uint64_t c, std::uint64_t d)
    {
        m_words[0] = a;
        m_words[1] = b;
        m_words[2] = c;
        m_words[3] = d;
    }
    /// Uses the blocks up to this one.
    [[gnu::noinline, gnu::cold]] constexpr void grow(int block)
    {
        const int used = (block + 1) * kBlock;
        for (int k = m_used; k < used; ++k) m_words[at(k)] = 0;
        m_used = used;
    }
    /// Keeps the compiler from reading two words at once. A set is copied right after it was put together word by word,
    /// and a read across two such stores waits until both have reached the cache: a quarter of a decision's time.
    static constexpr std::uint64_t alone(std::uint64_t word)
    {
        if (!std::is_constant_evaluated()) asm("" : "+r"(word)); // NOLINT(hicpp-no-assembler): no instruction at all
        return word;
    }
    constexpr void take(const Mask& other)
    {
        if (std::is_constant_evaluated()) m_words = {};
        begin4(alone(other.m_words[0]), alone(other.m_words[1]), alone(other.m_words[2]), alone(other.m_words[3]));
        m_used = kBlock;
        if (other.wide()) takeBeyond(other);
    }

    // What lies beyond the first block. Never in place: the callers stay as small as if there were nothing.
    constexpr bool wide() const { return m_used > kBlock; }
    [[gnu::noinline, gnu::cold]] constexpr void takeBeyond(const Mask& other)
    {
        m_used = other.m_used;
        for (int k = kBlock; k < m_used; ++k) m_words[at(k)] = other.m_words[at(k)];
    }
    [[gnu::noinline, gnu::cold]] constexpr bool anyBeyond() const
    {
        return std::any_of(m_words.begin() + kBlock, m_words.begin() + m_used, [](std::uint64_t w) { return w != 0; });
    }
    [[gnu::noinline, gnu::cold]] constexpr void andBeyond(const Mask& a, const Mask& b)
    {
        m_used = std::min(a.m_used, b.m_used);
        for (int k = kBlock; k < m_used; ++k) m_words[at(k)] = a.m_words[at(k)] & b.m_words[at(k)];
    }
    [[gnu::noinline, gnu::cold]] constexpr void orBeyond(const Mask& a, const Mask& b)
    {
        const int used = std::max(a.m_used, b.m_used);
        for (int k = kBlock; k < used; ++k) m_words[at(k)] = a.word(k) | b.word(k);
        m_used = used;
    }
    [[gnu::noinline, gnu::cold]] constexpr void minusBeyond(const Mask& a, const Mask& b)
    {
        m_used = a.m_used;
        for (int k = kBlock; k < m_used; ++k) m_words[at(k)] = a.m_words[at(k)] & ~b.word(k);
    }
    [[gnu::noinline, gnu::cold]] constexpr bool equalBeyond(const Mask& other) const
    {
        for (int k = kBlock; k < kWords; ++k)
            if (word(k) != other.word(k)) return false;
        return true;
    }

    int m_used = kBlock;                       ///< words, a multiple of kBlock
    std::array<std::uint64_t, kWords> m_words; // deliberately not initialised: those from m_used on do not count
};

} // namespace marches::engine
