// SPDX-License-Identifier: GPL-3.0-or-later
// How single values are written. The other half of yamlwriter.h is in yamlwriter.cpp.
#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <string>

#include "engine/base/utf8.h"
#include "engine/yaml/yamlwriter.h"

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

/// Whether a character is written as it is. Not line separators, at which some readers break lines.
bool isWrittenRaw(char32_t point)
{
    constexpr char32_t kLineSeparator = 0x2028;
    constexpr char32_t kParagraphSeparator = 0x2029;
    return mayStandRaw(point) && point != '\n' && point != '\t' && point != kLineSeparator &&
           point != kParagraphSeparator;
}

bool isPlain(std::string_view text, bool inFlow)
{
    if (text.empty() || isReserved(text)) return false;
    // Beginning with a letter rules out numbers, dates, indicators and all but the reserved words at once.
    if (!isLetter(text.front()) && !isNotAscii(text.front()) && text.front() != '(') return false;
    if (text.back() == ' ' || text.back() == ':') return false;
    if (text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos) return false;
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

std::string escape(char32_t point)
{
    switch (point) {
    case '"': return "\\\"";
    case '\\': return "\\\\";
    case '\n': return "\\n";
    case '\r': return "\\r";
    case '\t': return "\\t";
    default: break;
    }
    constexpr char32_t kByte = 0xFF;
    constexpr char32_t kFirstPlane = 0xFFFF;
    const auto code = static_cast<unsigned>(point);
    std::array<char, 16> buffer{};
    if (point <= kByte)
        std::snprintf(buffer.data(), buffer.size(), "\\x%02X", code);
    else if (point <= kFirstPlane)
        std::snprintf(buffer.data(), buffer.size(), "\\u%04X", code);
    else
        std::snprintf(buffer.data(), buffer.size(), "\\U%08X", code);
    return buffer.data();
}

/// What is no UTF-8 becomes the sign for that: a file that cannot be read would lose all else as well.
std::string repaired(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        appendUtf8(out, step.code);
        at = step.next;
    }
    return out;
}

std::string inDoubleQuotes(std::string_view text)
{
    std::string out = "\"";
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        if (step.code == '"' || step.code == '\\' || !isWrittenRaw(step.code))
            out += escape(step.code);
        else
            appendUtf8(out, step.code);
        at = step.next;
    }
    return out + "\"";
}

} // namespace

bool needsEscapes(std::string_view text, bool inLines)
{
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        if (!step.valid || (!isWrittenRaw(step.code) && !(inLines && step.code == '\n'))) return true;
        at = step.next;
    }
    return false;
}

std::string yamlScalar(std::string_view text, bool inFlow)
{
    if (!isUtf8(text)) return yamlScalar(repaired(text), inFlow);
    if (needsEscapes(text)) return inDoubleQuotes(text);
    if (isPlain(text, inFlow)) return std::string(text);
    const bool wantsSingle = text.find_first_of("\"\\") != std::string_view::npos;
    return wantsSingle ? inSingleQuotes(text) : inDoubleQuotes(text);
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
