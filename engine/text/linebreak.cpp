// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/linebreak.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

#include "engine/base/utf8.h"

namespace marches::engine {

namespace {

/// Classes of UAX #14 as far as texts of the languages we expect need them. Space and Mark have no row in the table.
enum class Class : std::uint8_t {
    Open,
    Close,
    Paren,
    Quote,
    Glue,
    NoStart,
    Exclamation,
    Slash,
    Infix,
    Prefix,
    Postfix,
    Number,
    Letter,
    Ideograph,
    Inseparable,
    Hyphen,
    After,
    Both,
    Space,
    Mark,
};
constexpr std::size_t kRows = static_cast<std::size_t>(Class::Space);

/// '^' never, '%' only over spaces, '_' anywhere; rows: the sign before, columns: the sign after, in the order of
/// Class. Where revisions of the algorithm differ, as gettext 0.21 has it: files that both write must agree.
constexpr std::array<std::string_view, kRows> kPairTable = {
    "^^^^^^^^^^^^^^^^^^", // Open
    "_^^%%^^^^%%____%%_", // Close
    "_^^%%^^^^%%%%__%%_", // Paren
    "^^^%%%^^^%%%%%%%%%", // Quote
    "%^^%%%^^^%%%%%%%%%", // Glue
    "_^^%%%^^^______%%_", // NoStart
    "_^^%%%^^^_____%%%_", // Exclamation
    "_^^%%%^^^__%___%%_", // Slash
    "_^^%%%^^^__%___%%_", // Infix
    "%^^%%%^^^__%%%_%%_", // Prefix
    "%^^%%%^^^__%%__%%_", // Postfix
    "%^^%%%^^^%%%%_%%%_", // Number
    "%^^%%%^^^%%%%_%%%_", // Letter
    "_^^%%%^^^_%___%%%_", // Ideograph
    "_^^%%%^^^_____%%%_", // Inseparable
    "_^^%_%^^^__%___%%_", // Hyphen
    "_^^%_%^^^______%%_", // After
    "_^^%%%^^^______%%^", // Both
};

bool in(char32_t code, char32_t first, char32_t last) { return code >= first && code <= last; }

bool isWide(char32_t code)
{
    return in(code, 0x1100, 0x115F) || in(code, 0x2E80, 0x303E) || in(code, 0x3041, 0xA4CF) ||
           in(code, 0xAC00, 0xD7A3) || in(code, 0xF900, 0xFAFF) || in(code, 0xFE30, 0xFE6F) ||
           in(code, 0xFF00, 0xFF60) || in(code, 0xFFE0, 0xFFE6) || in(code, 0x1F300, 0x1FAFF) ||
           in(code, 0x20000, 0x3FFFD);
}

bool isMark(char32_t code)
{
    return in(code, 0x0300, 0x036F) || in(code, 0x0483, 0x0489) || in(code, 0x0591, 0x05BD) ||
           in(code, 0x064B, 0x065F) || in(code, 0x200C, 0x200F) || in(code, 0x202A, 0x202E) || in(code, 0xFE00, 0xFE0F);
}

Class asciiClass(char32_t code)
{
    if (code >= U'0' && code <= U'9') return Class::Number;
    switch (code) {
    case U' ': return Class::Space;
    case U'(':
    case U'[':
    case U'{': return Class::Open;
    case U'}': return Class::Close;
    case U')':
    case U']': return Class::Paren;
    case U'"':
    case U'\'': return Class::Quote;
    case U'!':
    case U'?': return Class::Exclamation;
    case U'/': return Class::Slash;
    case U',':
    case U'.':
    case U':':
    case U';': return Class::Infix;
    case U'$':
    case U'+':
    case U'\\': return Class::Prefix;
    case U'%': return Class::Postfix;
    case U'-': return Class::Hyphen;
    case U'|':
    case U'\t': return Class::After;
    default: return Class::Letter;
    }
}

Class classOf(char32_t code)
{
    if (code < 0x80) return asciiClass(code);
    if (isMark(code)) return Class::Mark;
    switch (code) {
    case 0x00A0:
    case 0x202F:
    case 0x2011:
    case 0x2060:
    case 0xFEFF: return Class::Glue;
    case 0x00AB:
    case 0x00BB:
    case 0x2018:
    case 0x2019:
    case 0x201C:
    case 0x201D:
    case 0x2039:
    case 0x203A: return Class::Quote;
    case 0x00A1:
    case 0x00BF:
    case 0x201A:
    case 0x201E:
    case 0x300C:
    case 0x300E:
    case 0xFF08: return Class::Open;
    case 0x3001:
    case 0x3002:
    case 0x300D:
    case 0x300F:
    case 0xFF09:
    case 0xFF0C:
    case 0xFF0E: return Class::Close;
    case 0xFF01:
    case 0xFF1F: return Class::Exclamation;
    case 0x3005:
    case 0x30FC:
    case 0xFF1A:
    case 0xFF1B: return Class::NoStart;
    case 0x2024:
    case 0x2025:
    case 0x2026: return Class::Inseparable;
    case 0x00A3:
    case 0x00A4:
    case 0x00A5:
    case 0x00B1:
    case 0x20AC:
    case 0x2116:
    case 0x2212: return Class::Prefix;
    case 0x00A2:
    case 0x00B0:
    case 0x2030:
    case 0x2032: return Class::Postfix;
    case 0x00AD:
    case 0x2010:
    case 0x2013: return Class::After;
    case 0x2014: return Class::Both;
    default: break;
    }
    if (in(code, 0x2000, 0x200A) && code != 0x2007) return Class::After; // typographic spaces
    return isWide(code) ? Class::Ideograph : Class::Letter;
}

int columns(char32_t code) { return isMark(code) ? 0 : isWide(code) ? 2 : 1; }

bool mayBreak(Class before, bool spaces, Class after)
{
    const char rule = kPairTable[static_cast<std::size_t>(before)][static_cast<std::size_t>(after)];
    return rule == '_' || (rule == '%' && spaces);
}

} // namespace

std::vector<std::string_view> breakLines(std::string_view text, int width)
{
    std::vector<std::string_view> lines;
    std::size_t lineStart = 0;
    std::size_t chance = 0;     // last place where the line may end; lineStart: none
    int beforeChance = 0;       // columns of the line up to there
    int piece = 0;              // columns since
    Class before = Class::Open; // nothing breaks at the start
    bool spaces = false;
    bool escaped = false;
    const auto close = [&](std::size_t end) {
        lines.push_back(text.substr(lineStart, end - lineStart));
        lineStart = end;
    };

    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        const Class here = classOf(step.code);
        if (here != Class::Space && here != Class::Mark) {
            if (!escaped && at != 0 && mayBreak(before, spaces, here)) {
                if (chance > lineStart && beforeChance + piece > width) {
                    close(chance);
                    beforeChance = 0;
                }
                chance = at;
                beforeChance += piece;
                piece = 0;
            }
            before = here;
            spaces = false;
        } else if (here == Class::Space) {
            spaces = true;
        }
        escaped = !escaped && step.code == U'\\';
        piece += columns(step.code);
        at = step.next;
    }
    if (chance > lineStart && beforeChance + piece > width) close(chance);
    if (lineStart < text.size()) close(text.size());
    return lines;
}

} // namespace marches::engine
