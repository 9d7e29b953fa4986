// SPDX-License-Identifier: GPL-3.0-or-later
// How single values are written. The other half of yamlwriter.h is in yamlwriter.cpp.
#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <string>

#include "engine/package/yamlwriter.h"

namespace marches::engine {

namespace {

bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isNotAscii(char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; }

/// Words that YAML 1.1 or 1.2 readers take for switches, nothing or numbers, in lower case.
bool isReserved(std::string_view text)
{
    static constexpr std::array<std::string_view, 11> kReserved = {"y",    "n",     "yes",  "no",  "on", "off",
                                                                   "true", "false", "null", "nan", "inf"};
    std::string lower;
    for (const char c : text.substr(0, 6)) lower += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return text.size() < 6 && std::ranges::find(kReserved, lower) != kReserved.end();
}

/// Line separators that some readers break lines at; escaped wherever they are.
constexpr std::string_view kLineSeparator = "\u2028";
constexpr std::string_view kParagraphSeparator = "\u2029";

bool isPlain(std::string_view text, bool inFlow)
{
    if (text.empty() || isReserved(text)) return false;
    // Beginning with a letter rules out numbers, dates, indicators and all but the reserved words at once.
    if (!isLetter(text.front()) && !isNotAscii(text.front()) && text.front() != '(') return false;
    if (text.back() == ' ' || text.back() == ':') return false;
    if (text.find_first_of("\n\r\t") != std::string_view::npos) return false;
    if (text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos) return false;
    if (text.find(kLineSeparator) != std::string_view::npos || text.find(kParagraphSeparator) != std::string_view::npos)
        return false;
    return !inFlow || text.find_first_of(",[]{}:?") == std::string_view::npos;
}

std::string inSingleQuotes(std::string_view text)
{
    std::string out = "'";
    for (const char c : text) {
        out += c;
        if (c == '\'') out += c;
    }
    return out + "'";
}

std::string inDoubleQuotes(std::string_view text)
{
    std::string out = "\"";
    while (!text.empty()) {
        std::size_t used = 1;
        switch (text.front()) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        default:
            if (text.starts_with(kLineSeparator) || text.starts_with(kParagraphSeparator)) {
                out += text.starts_with(kLineSeparator) ? "\\u2028" : "\\u2029";
                used = kLineSeparator.size();
            } else {
                out += text.front();
            }
        }
        text.remove_prefix(used);
    }
    return out + "\"";
}

} // namespace

std::string yamlScalar(std::string_view text, bool inFlow)
{
    if (isPlain(text, inFlow)) return std::string(text);
    const bool escapes = text.find_first_of("\n\r\t") != std::string_view::npos ||
                         text.find(kLineSeparator) != std::string_view::npos ||
                         text.find(kParagraphSeparator) != std::string_view::npos;
    const bool wantsSingle = text.find_first_of("\"\\") != std::string_view::npos;
    return wantsSingle && !escapes ? inSingleQuotes(text) : inDoubleQuotes(text);
}

std::string shortestNumber(double value)
{
    assert(std::isfinite(value));
    if (value == 0) return "0"; // also for -0
    // Digits in full where that stays readable; no number of a map has more than a few.
    constexpr double kReadable = 1e15;
    std::array<char, 400> buffer{};
    const bool full = std::abs(value) < kReadable && std::abs(value) > 1e-6;
    const std::to_chars_result result =
        full ? std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed)
             : std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), result.ptr};
}

} // namespace marches::engine
