// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/fold.h"

#include "engine/package/utf8.h"

namespace marches::engine::orders {

namespace {

// The bare letters of U+00C0 to U+00FF and U+0100 to U+017F, in order; a point: no letter, a star: two letters.
constexpr std::string_view kLatin1 = "aaaaaa*ceeeeiiiidnooooo.ouuuuyt*aaaaaa*ceeeeiiiidnooooo.ouuuuyty";
constexpr std::string_view kExtended = "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii**jjkkkllllllllllnnnnnnnnnoooooo**"
                                       "rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
static_assert(kLatin1.size() == 64 && kExtended.size() == 128);

std::string_view pairOf(char32_t code)
{
    switch (code) {
    case 0xC6:
    case 0xE6: return "ae";
    case 0xDF: return "ss";
    case 0x132:
    case 0x133: return "ij";
    default: return "oe";
    }
}

/// Small letters of Greek and Cyrillic; anything else as it is.
char32_t small(char32_t code)
{
    if ((code >= 0x391 && code <= 0x3A9) || (code >= 0x410 && code <= 0x42F)) return code + 0x20;
    return code >= 0x400 && code <= 0x40F ? code + 0x50 : code;
}

void appendFolded(std::string& out, char32_t code)
{
    if (code < 0x80) {
        const char c = static_cast<char>(code);
        if (c >= 'A' && c <= 'Z') out += static_cast<char>(c - 'A' + 'a');
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) out += c;
        if (c == ' ' || c == '\t' || c == '-' || c == '_' || c == '/' || c == '(' || c == ')') out += ' ';
        return;
    }
    if (code == 0xA0 || code == 0x202F || (code >= 0x2010 && code <= 0x2015)) {
        out += ' ';
        return;
    }
    if (code >= 0xC0 && code <= 0x17F) {
        const char bare = code < 0x100 ? kLatin1[code - 0xC0] : kExtended[code - 0x100];
        if (bare == '*')
            out += pairOf(code);
        else if (bare != '.')
            out += bare;
        return;
    }
    if ((code < 0x2000 && code > 0x17F) || code > 0x2FFF) appendUtf8(out, small(code)); // between them: signs, not letters
}

} // namespace

std::string folded(std::string_view text)
{
    std::string spelled;
    spelled.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        if (step.valid) appendFolded(spelled, step.code);
        at = step.next;
    }
    std::string out; // blanks in a row are one, and none is at an end
    for (const char c : spelled)
        if (c != ' ' || (!out.empty() && out.back() != ' ')) out += c;
    if (!out.empty() && out.back() == ' ') out.pop_back();
    return out;
}

std::string compact(std::string_view foldedName)
{
    std::string out(foldedName);
    std::erase(out, ' ');
    return out;
}

} // namespace marches::engine::orders
