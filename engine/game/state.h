// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <span>
#include <type_traits>

namespace marches::engine {

/// The state of any game as a plain value: copyable, comparable, hashable, without pointers. A ruleset keeps its own
/// flat struct in it; nobody else looks inside (people, bots, files and scenarios go through Rules::describe and
/// Rules::view). Only the bytes in use are copied and compared, so a small game pays for a small state.
class State {
public:
    static constexpr std::size_t kCapacity = 12'272;

    State() = default;
    State(const State& other) : m_size(other.m_size) { std::memcpy(m_raw.data(), other.m_raw.data(), other.m_size); }
    State& operator=(const State& other)
    {
        if (this != &other) {
            m_size = other.m_size;
            std::memcpy(m_raw.data(), other.m_raw.data(), other.m_size);
        }
        return *this;
    }
    ~State() = default;

    friend bool operator==(const State& a, const State& b)
    {
        return a.m_size == b.m_size && std::memcmp(a.m_raw.data(), b.m_raw.data(), a.m_size) == 0;
    }

    std::size_t size() const { return m_size; }
    const std::byte* data() const { return m_raw.data(); }
    /// Becomes a copy of a state of the same game, kept as its bytes.
    void restore(std::span<const std::byte> bytes)
    {
        assert(bytes.size() <= kCapacity);
        m_size = bytes.size();
        std::memcpy(m_raw.data(), bytes.data(), m_size);
    }

    /// Starts an S of all zeros. S has no padding, so that equal values have equal bytes.
    template <class S> S& emplace() { return emplace<S>(sizeof(S)); }
    /// Starts an S of which only so many bytes will be used: it ends in an array `block`, which a small board does not
    /// fill (engine/rules/common/blocks.h).
    template <class S> S& emplace(std::size_t bytes)
    {
        check<S>();
        m_size = bytes;
        assert(holds<S>());
        std::memset(m_raw.data(), 0, bytes);
        return *new (m_raw.data()) S; // NOLINT(cppcoreguidelines-owning-memory): placement, trivially destructible
    }
    template <class S> S& as()
    {
        check<S>();
        assert(holds<S>());
        return *std::launder(reinterpret_cast<S*>(m_raw.data()));
    }
    template <class S> const S& as() const
    {
        check<S>();
        assert(holds<S>());
        return *std::launder(reinterpret_cast<const S*>(m_raw.data()));
    }

private:
    template <class S> bool holds() const
    {
        if constexpr (requires(const S& s) { s.block; })
            return m_size <= sizeof(S) && m_size >= sizeof(S) - sizeof(S::block);
        else
            return m_size == sizeof(S);
    }
    template <class S> static constexpr void check()
    {
        static_assert(std::is_trivially_copyable_v<S>);
        static_assert(std::is_trivially_default_constructible_v<S>);
        static_assert(std::has_unique_object_representations_v<S>, "padding bytes would break equality and hashes");
        static_assert(sizeof(S) <= kCapacity);
        static_assert(alignof(S) <= 16);
    }

    alignas(
        16) std::array<std::byte, kCapacity> m_raw; // deliberately not initialised: only the first m_size bytes count
    std::size_t m_size = 0;
};

} // namespace marches::engine
