// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace marches::engine {

/// A sign of a text, and where the next one begins.
struct Utf8Step {
    char32_t code = 0;
    std::size_t next = 0;
    bool valid = true; ///< else `code` is U+FFFD and `next` is one byte on
};

/// The sign at `at` (< size). Overlong forms, surrogates and what lies over U+10FFFF are not valid.
constexpr Utf8Step utf8At(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const Utf8Step broken{0xFFFD, at + 1, false};
    const unsigned char lead = byte(at);
    if (lead < 0x80) return {lead, at + 1, true};
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || at + length > text.size()) return broken;
    char32_t code = lead & (0x7FU >> length);
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(at + i) & 0xC0U) != 0x80U) return broken;
        code = code << 6U | (byte(at + i) & 0x3FU);
    }
    constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < kLeast[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return broken;
    return {code, at + length, true};
}

constexpr bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        if (!step.valid) return false;
        at = step.next;
    }
    return true;
}

/// Number of signs; a broken byte counts as one.
constexpr std::size_t utf8Length(std::string_view text)
{
    std::size_t length = 0;
    for (std::size_t at = 0; at < text.size(); at = utf8At(text, at).next) ++length;
    return length;
}

inline void appendUtf8(std::string& text, char32_t code)
{
    const auto put = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0U | code >> 6U);
        put(0x80U | (code & 0x3FU));
    } else if (code < 0x10000) {
        put(0xE0U | code >> 12U);
        put(0x80U | (code >> 6U & 0x3FU));
        put(0x80U | (code & 0x3FU));
    } else {
        put(0xF0U | code >> 18U);
        put(0x80U | (code >> 12U & 0x3FU));
        put(0x80U | (code >> 6U & 0x3FU));
        put(0x80U | (code & 0x3FU));
    }
}

/// Whether a character may stand in a YAML file of ours as it is: what the reader refuses raw, the writer writes as an
/// escape. No control characters but tab and line feed (and a carriage return right before that), no byte order mark,
/// nothing that Unicode calls no character.
bool mayStandRaw(char32_t point);

/// Looks at the bytes of a text file before anything parses them: valid UTF-8 of characters that may stand raw. The
/// first offence, with its place.
[[nodiscard]] Result<void> validateUtf8(std::string_view bytes, std::string_view file);

/// Number of characters (code points) of well-formed UTF-8.
int characterCount(std::string_view text);

/// The first `count` characters of well-formed UTF-8, or all where there are fewer.
std::string_view firstCharacters(std::string_view text, int count);

/// Behind the closing quote of the quoted YAML scalar that begins at `begin`; npos when it is not closed.
std::size_t quotedEnd(std::string_view text, std::size_t begin);

} // namespace marches::engine
