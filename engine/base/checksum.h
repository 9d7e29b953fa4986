// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace marches::engine {

/// FNV-1a, 64 bits (Fowler, Noll & Vo): tells files and records that were cut off or changed by accident, not by
/// malice.
constexpr std::uint64_t checksum(std::string_view bytes)
{
    std::uint64_t value = 0xcbf29ce484222325U;
    for (const char c : bytes) {
        value ^= static_cast<unsigned char>(c);
        value *= 0x100000001b3U;
    }
    return value;
}

/// What a file was when it was read, to see later whether it is still the same.
struct FileStamp {
    std::uint64_t size = 0;
    std::uint64_t sum = 0;

    static constexpr FileStamp of(std::string_view bytes) { return {bytes.size(), checksum(bytes)}; }
    friend bool operator==(const FileStamp&, const FileStamp&) = default;
};

} // namespace marches::engine
