// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "engine/base/bits.h"
#include "engine/base/mask.h"

// Positions of games on boards of any size. What belongs to 64 places lies in one block, at the end of the position,
// and a position ends after the blocks that its board needs: most boards have one. So a small board pays for no large
// one.

namespace marches::engine {

inline constexpr int kBlockPlaces = 64;

/// Blocks for so many places.
constexpr int blocksFor(int places) { return (places + kBlockPlaces - 1) / kBlockPlaces; }

/// Bytes of a position that ends after so many of its blocks; they are its last member.
template <class Position> constexpr std::size_t bytesWithBlocks(int blocks)
{
    using Block = std::remove_extent_t<decltype(Position::block)>;
    return sizeof(Position) - sizeof(Position::block) + static_cast<std::size_t>(blocks) * sizeof(Block);
}

/// A set of small numbers that lies in the blocks of a position, one word in each: in their member M, or in one of the
/// words there where M is an array. A view, as cheap as a pointer.
template <class Block, auto M> class BlockSet {
public:
    /// `words`: how many blocks can have members.
    constexpr BlockSet(Block* blocks, int words, int index = 0) : m_blocks(blocks), m_words(words), m_index(index) {}

    constexpr auto& operator[](int k) const
    {
        auto& member = m_blocks[k].*M;
        if constexpr (std::is_array_v<std::remove_reference_t<decltype(member)>>)
            return member[m_index];
        else
            return member;
    }
    constexpr int words() const { return m_words; }

    /// False of what cannot be a member, as the arguments of a move may be.
    constexpr bool test(int i) const
    {
        return i >= 0 && i < m_words * kBlockPlaces && ((*this)[i / kBlockPlaces] >> shift(i) & 1U) != 0;
    }
    constexpr void set(int i) const { (*this)[i / kBlockPlaces] |= std::uint64_t{1} << shift(i); }
    constexpr void clear(int i) const { (*this)[i / kBlockPlaces] &= ~(std::uint64_t{1} << shift(i)); }
    /// Without branches.
    constexpr void assign(int i, bool on) const
    {
        std::uint64_t& word = (*this)[i / kBlockPlaces];
        word = (word & ~(std::uint64_t{1} << shift(i))) | (std::uint64_t{on} << shift(i));
    }
    constexpr void reset() const
    {
        for (int k = 0; k < m_words; ++k) (*this)[k] = 0;
    }
    constexpr bool any() const
    {
        std::uint64_t some = 0;
        for (int k = 0; k < m_words; ++k) some |= (*this)[k];
        return some != 0;
    }
    constexpr int count() const
    {
        int n = 0;
        for (int k = 0; k < m_words; ++k)
            if ((*this)[k] != 0) n += bitCount((*this)[k]);
        return n;
    }
    /// How many members are in the other set, too.
    constexpr int countIn(const Mask& other) const
    {
        int n = 0;
        for (int k = 0; k < m_words; ++k) n += bitCount((*this)[k] & other.word(k));
        return n;
    }
    /// Whether a member is in the other set, too.
    constexpr bool meets(const Mask& other) const
    {
        std::uint64_t both = 0;
        for (int k = 0; k < m_words; ++k) both |= other.word(k) & (*this)[k];
        return both != 0;
    }
    /// Whether all members of the other set that can be members here are.
    constexpr bool covers(const Mask& other) const
    {
        std::uint64_t missing = 0;
        for (int k = 0; k < m_words; ++k) missing |= other.word(k) & ~(*this)[k];
        return missing == 0;
    }
    /// Calls f(member) in ascending order.
    template <class F> constexpr void forEach(F f) const
    {
        for (int k = 0; k < m_words; ++k)
            for (std::uint64_t w = (*this)[k]; w != 0; w &= w - 1) f(k * kBlockPlaces + std::countr_zero(w));
    }
    /// True as soon as f(member) is, in ascending order; false where it is for none.
    template <class F> constexpr bool anyOf(F f) const
    {
        for (int k = 0; k < m_words; ++k)
            for (std::uint64_t w = (*this)[k]; w != 0; w &= w - 1)
                if (f(k * kBlockPlaces + std::countr_zero(w))) return true;
        return false;
    }
    constexpr Mask mask() const
    {
        return Mask::ofWords(m_words, [&](int k) { return (*this)[k]; });
    }

private:
    static constexpr unsigned shift(int i) { return static_cast<unsigned>(i) % kBlockPlaces; }

    Block* m_blocks;
    int m_words;
    int m_index;
};

/// What the seats of a position hold together, each a word `owned` of every block.
template <class Position> Mask ownedByAll(const Position& s)
{
    return Mask::ofWords(s.words, [&](int k) {
        std::uint64_t all = 0;
        for (const std::uint64_t owned : s.block[k].owned) all |= owned;
        return all;
    });
}

} // namespace marches::engine
