// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/normalizedname.h"

#include <unicase.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "engine/base/utf8.h"

namespace marches::engine::orders {

namespace {

/// The text without the bytes that are no UTF-8.
std::string readable(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        if (step.valid) out += text.substr(at, step.next - at);
        at = step.next;
    }
    return out;
}

/// Small letters, each followed by the marks that it bears (Unicode's compatibility decomposition of its case folding),
/// in no language: what is written in one way or another comes out as the same bytes.
std::string decomposed(const std::string& text)
{
    const bool ascii = std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    if (ascii) return text; // appendFolded() knows these
    std::size_t length = 0;
    const std::unique_ptr<std::uint8_t, decltype(&std::free)> normalizedName(
        u8_casefold(reinterpret_cast<const std::uint8_t*>(text.data()), text.size(), nullptr, UNINORM_NFKD, nullptr,
                    &length),
        &std::free);
    if (!normalizedName) throw std::bad_alloc(); // the only reason left: the text is UTF-8
    return {reinterpret_cast<const char*>(normalizedName.get()), length};
}

/// Latin letters that bear no mark and yet are typed as others; nothing: not one of them.
std::string_view plainLetters(char32_t code)
{
    switch (code) {
    case 0xE6: return "ae";
    case 0xF0: return "d"; // eth
    case 0xF8: return "o";
    case 0xFE: return "t"; // thorn
    case 0x111: return "d";
    case 0x127: return "h";
    case 0x131: return "i"; // without its dot
    case 0x138: return "k";
    case 0x142: return "l";
    case 0x14B: return "n";
    case 0x153: return "oe";
    case 0x167: return "t";
    default: return {};
    }
}

void appendAscii(std::string& out, char c)
{
    if (c >= 'A' && c <= 'Z') out += static_cast<char>(c - 'A' + 'a');
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) out += c;
    if (c == ' ' || c == '\t' || c == '-' || c == '_' || c == '/' || c == '(' || c == ')') out += ' ';
}

void appendFolded(std::string& out, char32_t code)
{
    const bool mark = code >= 0x300 && code <= 0x36F;
    const bool apostrophe = code == 0x2BC || code == 0x2BB;
    if (code < 0x80)
        appendAscii(out, static_cast<char>(code));
    else if (code >= 0x2010 && code <= 0x2015)
        out += ' ';
    else if (const std::string_view plain = plainLetters(code); !plain.empty())
        out += plain;
    else if (!mark && !apostrophe &&
             ((code >= 0xC0 && code < 0x2000) || code > 0x2FFF)) // between them: signs, not letters
        appendUtf8(out, code);
}

} // namespace

std::string normalizedName(std::string_view text)
{
    const std::string letters = decomposed(readable(text));
    std::string spelled;
    spelled.reserve(letters.size());
    for (std::size_t at = 0; at < letters.size();) {
        const Utf8Step step = utf8At(letters, at);
        appendFolded(spelled, step.code);
        at = step.next;
    }
    std::string out; // blanks in a row are one, and none is at an end
    for (const char c : spelled)
        if (c != ' ' || (!out.empty() && out.back() != ' ')) out += c;
    if (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

std::string withoutBlanks(std::string_view foldedName)
{
    std::string out(foldedName);
    std::erase(out, ' ');
    return out;
}

} // namespace marches::engine::orders
