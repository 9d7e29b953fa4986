// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cstdio>

#include "engine/base/utf8.h"

namespace marches::engine {

namespace {

using Byte = unsigned char;

bool isContinuation(char c) { return (static_cast<Byte>(c) & 0xC0U) == 0x80U; }

constexpr char32_t kByteOrderMark = 0xFEFF;

/// Code of the error that a character is anywhere in a text, or null. `next` is the byte after it, or 0.
const char* offence(char32_t point, char next)
{
    if (mayStandRaw(point) || (point == '\r' && next == '\n')) return nullptr;
    return point == kByteOrderMark ? "byte-order-mark" : "control-character";
}

std::string codePointName(char32_t point)
{
    std::array<char, 16> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "U+%04X", static_cast<unsigned>(point));
    return buffer.data();
}

} // namespace

bool mayStandRaw(char32_t point)
{
    if (point < 0x20) return point == '\n' || point == '\t';
    if (point >= 0x7F && point < 0xA0) return false;
    return point != kByteOrderMark && (point & 0xFFFEU) != 0xFFFE; // U+FFFE, U+FFFF and their like in every plane
}

int characterCount(std::string_view text)
{
    int count = 0;
    for (const char c : text)
        if (!isContinuation(c)) ++count;
    return count;
}

std::string_view firstCharacters(std::string_view text, int count)
{
    std::size_t end = 0;
    for (; end < text.size(); ++end)
        if (!isContinuation(text[end]) && count-- <= 0) break;
    return text.substr(0, end);
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

Result<void> validateUtf8(std::string_view bytes, std::string_view file)
{
    int line = 1;
    int column = 1;
    std::size_t at = 0;
    while (at < bytes.size()) {
        const Utf8Step step = utf8At(bytes, at);
        if (!step.valid) return fail({"not-utf8", {}, std::string(file), line, column, {}});
        const char32_t point = step.code;
        const char next = step.next < bytes.size() ? bytes[step.next] : '\0';
        if (const char* code = offence(point, next)) {
            return fail({code, {{"character", codePointName(point)}}, std::string(file), line, column, {}});
        }
        at = step.next;
        ++column;
        if (point == '\n') {
            ++line;
            column = 1;
        }
    }
    return {};
}

} // namespace marches::engine
