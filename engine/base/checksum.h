// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace marches::engine {

/// FNV-1a, 64 bits (Fowler, Noll & Vo), step by step; the same everywhere.
class Fnv1a {
public:
    constexpr void add(std::uint64_t octet)
    {
        m_value ^= octet;
        m_value *= 0x100000001b3U;
    }
    constexpr void add(std::string_view bytes)
    {
        for (const char c : bytes) add(std::uint64_t{static_cast<unsigned char>(c)});
    }
    constexpr std::uint64_t value() const { return m_value; }

private:
    std::uint64_t m_value = 0xcbf29ce484222325U;
};

/// Tells files and records that were cut off or changed by accident, not by malice.
constexpr std::uint64_t checksum(std::string_view bytes)
{
    Fnv1a hash;
    hash.add(bytes);
    return hash.value();
}

/// What a file was when it was read, to see later whether it is still the same.
struct FileStamp {
    std::uint64_t size = 0;
    std::uint64_t sum = 0;

    static constexpr FileStamp of(std::string_view bytes) { return {bytes.size(), checksum(bytes)}; }
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

} // namespace marches::engine
