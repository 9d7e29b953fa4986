// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <new>
#include <span>
#include <type_traits>

namespace marches::engine {

/// The state of any game as a plain value: copyable, comparable, hashable, without pointers. A ruleset keeps its own
/// flat struct in it; nobody else looks inside (people, bots, files and scenarios go through Rules::describe and
/// Rules::view). Only the bytes in use are copied and compared, so a small game pays for a small state. All but those
/// of some games on boards of hundreds of places lie in the State itself.
class State {
public:
    static constexpr std::size_t kCapacity = 12'272; ///< bytes that lie here; where there are more, all lie elsewhere

    State() = default;
    State(const State& other) { take(other.data(), other.m_size); }
    State& operator=(const State& other)
    {
        if (this != &other) take(other.data(), other.m_size);
        return *this;
    }
    ~State() = default;

    friend bool operator==(const State& a, const State& b)
    {
        return a.m_size == b.m_size && std::memcmp(a.data(), b.data(), a.m_size) == 0;
    }

    std::size_t size() const { return m_size; }
    const std::byte* data() const { return isFar() ? m_far.get() : m_raw.data(); }
    /// Becomes a copy of a state of the same game, kept as its bytes.
    void restore(std::span<const std::byte> bytes) { take(bytes.data(), bytes.size()); }

    /// Starts an S of all zeros. S has no padding, so that equal values have equal bytes.
    template <class S> S& emplace() { return emplace<S>(sizeof(S)); }
    /// Starts an S of which only so many bytes will be used: it ends in an array `block`, which a small board does not
    /// fill (engine/rules/common/blocks.h).
    template <class S> S& emplace(std::size_t bytes)
    {
        check<S>();
        makeRoom(bytes);
        assert(holds<S>());
        std::byte* const room = place<S>();
        std::memset(room, 0, bytes);
        return *new (room) S; // NOLINT(cppcoreguidelines-owning-memory): placement, trivially destructible
    }
    template <class S> S& as()
    {
        check<S>();
        assert(holds<S>());
        return *std::launder(reinterpret_cast<S*>(place<S>()));
    }
    template <class S> const S& as() const
    {
        check<S>();
        assert(holds<S>());
        return *std::launder(reinterpret_cast<const S*>(place<S>()));
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
        static_assert(alignof(S) <= kAlignment && kAlignment <= __STDCPP_DEFAULT_NEW_ALIGNMENT__);
    }

    bool isFar() const { return m_size > kCapacity; }
    /// Where an S is: most never lie elsewhere, and nobody asks.
    template <class S> std::byte* place() { return sizeof(S) > kCapacity && isFar() ? m_far.get() : m_raw.data(); }
    template <class S> const std::byte* place() const
    {
        return sizeof(S) > kCapacity && isFar() ? m_far.get() : m_raw.data();
    }
    void take(const std::byte* bytes, std::size_t size)
    {
        if (size > kCapacity || isFar()) {
            takeFar(bytes, size);
            return;
        }
        m_size = size;
        std::memcpy(m_raw.data(), bytes, size);
    }
    [[gnu::noinline, gnu::cold]] void takeFar(const std::byte* bytes, std::size_t size)
    {
        makeRoom(size);
        std::memcpy(isFar() ? m_far.get() : m_raw.data(), bytes, size);
    }
    void makeRoom(std::size_t size)
    {
        if (size > kCapacity && size != m_size)
            m_far.reset(new std::byte[size]); // filled at once, not with zeros
        else if (size <= kCapacity && isFar())
            m_far.reset();
        m_size = size;
    }

    static constexpr std::size_t kAlignment = 16;

    alignas(kAlignment)
        std::array<std::byte, kCapacity> m_raw; // deliberately not initialised: only the first m_size bytes count
    std::size_t m_size = 0;
    std::unique_ptr<std::byte[]> m_far; ///< all bytes, where there are more than kCapacity
};

} // namespace marches::engine
