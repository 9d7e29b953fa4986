// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/rawcheck.h"

#include <array>
#include <cstdio>

namespace marches::engine {

namespace {

using Byte = unsigned char;

bool isContinuation(char c) { return (static_cast<Byte>(c) & 0xC0U) == 0x80U; }

unsigned codePoint(std::string_view sequence)
{
    const auto first = static_cast<Byte>(sequence[0]);
    if (sequence.size() == 1) return first;
    unsigned value = first & (0x7FU >> sequence.size());
    for (const char c : sequence.substr(1)) value = (value << 6U) | (static_cast<Byte>(c) & 0x3FU);
    return value;
}

/// Code of the error that a character is anywhere in a text, or null. `next` is the byte after it, or 0.
const char* offence(unsigned point, char next)
{
    if (point == '\n' || point == '\t' || (point == '\r' && next == '\n')) return nullptr;
    if (point < 0x20 || (point >= 0x7F && point < 0xA0)) return "control-character";
    if (point == 0xFEFF) return "byte-order-mark";
    if ((point & 0xFFFEU) == 0xFFFE) return "control-character"; // U+FFFE, U+FFFF and their like are no characters
    return nullptr;
}

std::string codePointName(unsigned point)
{
    std::array<char, 16> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "U+%04X", point);
    return buffer.data();
}

} // namespace

int utf8Length(std::string_view bytes)
{
    if (bytes.empty()) return 0;
    const auto first = static_cast<Byte>(bytes[0]);
    if (first < 0x80) return 1;
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2;
    if (first < 0xC2 || first > 0xF4 || bytes.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if (!isContinuation(bytes[i])) return 0;
    const unsigned point = codePoint(bytes.substr(0, length));
    const bool overlong = (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
    const bool surrogate = point >= 0xD800 && point < 0xE000;
    return overlong || surrogate || point > 0x10FFFF ? 0 : static_cast<int>(length);
}

bool isUtf8(std::string_view bytes)
{
    while (!bytes.empty()) {
        const int length = utf8Length(bytes);
        if (length == 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(length));
    }
    return true;
}

int characterCount(std::string_view text)
{
    int count = 0;
    for (const char c : text)
        if (!isContinuation(c)) ++count;
    return count;
}

std::size_t quotedEnd(std::string_view text, std::size_t begin)
{
    const char quote = text[begin];
    for (std::size_t at = begin + 1; at < text.size(); ++at) {
        if (text[at] == '\\' && quote == '"') {
            ++at;
        } else if (text[at] == quote) {
            const bool doubled = quote == '\'' && at + 1 < text.size() && text[at + 1] == quote;
            if (!doubled) return at + 1;
            ++at;
        }
    }
    return std::string_view::npos;
}

Result<void> checkText(std::string_view bytes, std::string_view file)
{
    int line = 1;
    int column = 1;
    std::size_t at = 0;
    while (at < bytes.size()) {
        const auto length = static_cast<std::size_t>(utf8Length(bytes.substr(at)));
        if (length == 0) return fail({"not-utf8", {}, std::string(file), line, column, {}});
        const unsigned point = codePoint(bytes.substr(at, length));
        const char next = at + length < bytes.size() ? bytes[at + length] : '\0';
        if (const char* code = offence(point, next)) {
            return fail({code, {{"character", codePointName(point)}}, std::string(file), line, column, {}});
        }
        at += length;
        ++column;
        if (point == '\n') {
            ++line;
            column = 1;
        }
    }
    return {};
}

} // namespace marches::engine
