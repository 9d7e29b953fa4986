// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/typography.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/base/utf8.h"
#include "engine/text/grammar.h"

namespace marches::engine {

namespace {

constexpr char32_t kNoBreak = 0xA0;
constexpr char32_t kThin = 0x202F;

/// Which space belongs before a sign; 0: none.
struct SignSpace {
    std::u32string_view signs;
    char32_t space;
};

struct LanguageRules {
    std::string_view languages; ///< with a space before and after each
    std::array<SignSpace, 2> before;
    char32_t open; ///< quotation marks; 0: the language has several, so any will do
    char32_t close;
    char32_t inside; ///< space inside of them; 0: none
    bool apostrophe; ///< curly inside of words
};

constexpr std::array<LanguageRules, 4> kHabits = {{
    {" fr ", {{{U";!?", kThin}, {U":", kNoBreak}}}, U'«', U'»', kNoBreak, true},
    {" de ", {{{U";!?:", 0}, {}}}, U'„', U'“', 0, true},
    {" en ", {{{U";!?:", 0}, {}}}, U'“', U'”', 0, false},
    {" it es pt nl sv nb nn da fi pl cs sk hu ro ca gl ", {{{U";!?:", 0}, {}}}, 0, 0, 0, true},
}};

const LanguageRules* habitsOf(std::string_view language)
{
    const std::string base = " " + std::string(language.substr(0, language.find_first_of("-_"))) + " ";
    const auto found = std::ranges::find_if(
        kHabits, [&](const LanguageRules& habits) { return habits.languages.find(base) != std::string_view::npos; });
    return found == kHabits.end() ? nullptr : &*found;
}

bool isSpace(char32_t code) { return code == U' ' || code == kNoBreak || code == kThin || code == 0x2009; }
bool isDigit(char32_t code) { return code >= U'0' && code <= U'9'; }
bool isLetter(char32_t code)
{
    return (code >= U'a' && code <= U'z') || (code >= U'A' && code <= U'Z') ||
           (code >= 0xC0 && code != 0xD7 && code < 0x2000);
}
bool isCapital(char32_t code)
{
    return (code >= U'A' && code <= U'Z') || (code >= 0xC0 && code <= 0xDE && code != 0xD7);
}

bool isVowel(char32_t code) { return std::u32string_view(U"aeiouéèê").find(code) != std::u32string_view::npos; }

struct Sign {
    char32_t code = 0;
    std::size_t at = 0;  ///< byte
    bool masked = false; ///< part of a placeholder, mark or address
};

class Checker {
public:
    Checker(std::string_view text, std::string_view language, std::string_view source)
        : m_text(text), m_source(source), m_habits(habitsOf(language)), m_french(language.substr(0, 2) == "fr")
    {
        for (std::size_t at = 0; at < text.size();) {
            const Utf8Step step = utf8At(text, at);
            m_signs.push_back({step.code, at, false});
            at = step.next;
        }
        m_straight = std::ranges::count(m_signs, U'"', &Sign::code);
        m_sourceDoubles = source.find("  ") != std::string_view::npos;
        mask();
    }

    std::vector<TypographyFinding> check()
    {
        checkEnds();
        for (std::size_t i = 0; i < m_signs.size(); ++i) {
            if (m_signs[i].masked) continue;
            checkDots(i);
            checkSpaces(i);
            if (m_habits == nullptr) continue;
            putSpaceBefore(i);
            checkQuotes(i);
            checkApostrophe(i);
            if (m_french) checkWord(i);
        }
        std::ranges::stable_sort(m_found, {}, &TypographyFinding::begin);
        return std::move(m_found);
    }

private:
    char32_t code(std::size_t i) const { return i < m_signs.size() ? m_signs[i].code : 0; }
    char32_t before(std::size_t i) const { return i == 0 ? 0 : m_signs[i - 1].code; }
    std::size_t byte(std::size_t i) const { return i < m_signs.size() ? m_signs[i].at : m_text.size(); }
    bool startsHere(std::size_t i, std::string_view word) const { return m_text.substr(byte(i), word.size()) == word; }

    /// Everything up to and with the sign that ends it. Where none follows none is looked for again.
    void maskTo(std::size_t from, char32_t last)
    {
        if (m_unclosed.find(last) != std::u32string::npos) return;
        std::size_t end = from;
        while (end < m_signs.size() && code(end) != last) ++end;
        if (end == m_signs.size()) { // plain text
            m_unclosed += last;
            return;
        }
        for (std::size_t i = from; i <= end; ++i) m_signs[i].masked = true;
    }
    void mask()
    {
        for (std::size_t i = 0; i < m_signs.size(); ++i) {
            if (m_signs[i].masked) continue;
            if (code(i) == U'{') maskTo(i, U'}');
            if (code(i) == U'<' && (isLetter(code(i + 1)) || code(i + 1) == U'/')) maskTo(i, U'>');
            if (code(i) == U'(' && code(i + 1) == U'*') maskTo(i, U')');
            if (startsHere(i, ";;")) m_signs[i].masked = m_signs[i + 1].masked = true; // between file patterns
            if (startsHere(i, "://")) m_signs[i].masked = true;
        }
    }

    void note(std::string_view rule, std::size_t from, std::size_t to, std::u32string_view replacement,
              bool fixable = true)
    {
        TypographyFinding finding{rule, byte(from), byte(to), {}, fixable, {}};
        for (const char32_t each : replacement) appendUtf8(finding.replacement, each);
        constexpr std::size_t kAround = 12;
        const std::size_t begin = byte(from < kAround ? 0 : from - kAround);
        finding.shown = m_text.substr(begin, byte(std::min(to + kAround, m_signs.size())) - begin);
        m_found.push_back(std::move(finding));
    }

    void checkEnds()
    {
        const auto edge = [](std::string_view text, bool front) {
            return !text.empty() && (front ? text.front() == ' ' : text.back() == ' ');
        };
        if (m_signs.empty()) return;
        if (edge(m_text, true) && !edge(m_source, true)) note("edge-space", 0, 1, {});
        if (m_signs.size() > 1 && edge(m_text, false) && !edge(m_source, false))
            note("edge-space", m_signs.size() - 1, m_signs.size(), {});
        checkLastStop();
    }

    /// A name has no full stop in any language, and a sentence has one in all.
    void checkLastStop()
    {
        constexpr std::u32string_view kStops = U".。।۔։።";
        constexpr std::u32string_view kEndsToo = U"…!?:»”\"')]";
        if (m_source.empty() || m_signs.back().masked) return;
        const std::size_t last = m_signs.size() - 1;
        const bool here = kStops.find(code(last)) != std::u32string_view::npos;
        const bool there = m_source.back() == '.';
        if (here && !there && isLetter(char32_t{static_cast<unsigned char>(m_source.back())}))
            note("last-stop", last, last + 1, {});
        if (!here && there && kEndsToo.find(code(last)) == std::u32string_view::npos)
            note("last-stop", last + 1, last + 1, U".", m_habits != nullptr);
    }

    void checkDots(std::size_t i)
    {
        if (startsHere(i, "...") && before(i) != U'.') note("ellipsis", i, i + 3, U"…");
    }

    void checkSpaces(std::size_t i)
    {
        const bool second = i > 0 && isSpace(code(i)) && isSpace(before(i)) && i + 1 < m_signs.size();
        if (second && !m_sourceDoubles) note("double-space", i, i + 1, {});
    }

    void putSpaceBefore(std::size_t i)
    {
        for (const SignSpace& rule : m_habits->before) {
            if (rule.signs.find(code(i)) == std::u32string_view::npos || i == 0) continue;
            const char32_t last = before(i);
            const bool inNumber = code(i) == U':' && ((isDigit(last) && isDigit(code(i + 1))) || isLetter(code(i + 1)));
            const bool inRow = last == U'!' || last == U'?' || last == U'(' || last == U'[' || last == U'…';
            if (inNumber || inRow || m_signs[i - 1].code == U'\n') continue;
            if (rule.space == 0) {
                if (isSpace(last) && i > 1) note("space-before-sign", i - 1, i, {});
            } else if (last != rule.space) {
                note("space-before-sign", isSpace(last) ? i - 1 : i, i, std::u32string(1, rule.space));
            }
        }
    }

    void checkQuotes(std::size_t i)
    {
        if (m_habits->open == 0) return;
        const char32_t sign = code(i);
        const std::u32string inside = m_habits->inside == 0 ? U"" : std::u32string(1, m_habits->inside);
        const auto opening = [&] { return m_habits->open + inside; };
        const auto closing = [&] { return inside + m_habits->close; };
        const bool front = i == 0 || isSpace(before(i)) || before(i) == U'(' || before(i) == U'\n';
        if (sign == U'"') {
            m_open = !m_open;
            note("quotes", i, i + 1, m_open ? opening() : closing(), m_straight % 2 == 0);
        } else if (sign == m_habits->open && !(sign == m_habits->close)) {
            if (m_habits->inside != 0 && code(i + 1) != m_habits->inside)
                note("space-inside-quotes", i + 1, isSpace(code(i + 1)) ? i + 2 : i + 1, inside);
        } else if (sign == m_habits->close) {
            if (m_habits->inside != 0 && before(i) != m_habits->inside)
                note("space-inside-quotes", i > 0 && isSpace(before(i)) ? i - 1 : i, i, inside);
            else if (m_habits->inside == 0 && front) // the closing one of German opens in English
                note("quotes", i, i + 1, opening());
        } else if (sign == U'“' || sign == U'„' || sign == U'«') {
            note("quotes", i, i + 1 + (sign == U'«' && isSpace(code(i + 1)) ? 1U : 0U), opening());
        } else if (sign == U'”' || sign == U'»') {
            note("quotes", i - (sign == U'»' && i > 0 && isSpace(before(i)) ? 1U : 0U), i + 1, closing());
        }
    }

    void checkApostrophe(std::size_t i)
    {
        if (m_habits->apostrophe && code(i) == U'\'' && isLetter(before(i)) &&
            (isLetter(code(i + 1)) || code(i + 1) == U'{'))
            note("apostrophe", i, i + 1, U"’");
    }

    /// French words that lose their vowel before another, or melt with the article of a name.
    void checkWord(std::size_t i)
    {
        if (isLetter(before(i)) || before(i) == U'’' || before(i) == U'\'' || before(i) == U'-' || !isLetter(code(i)))
            return;
        std::size_t end = i;
        while (isLetter(code(end))) ++end;
        if (!isSpace(code(end)) || end + 1 >= m_signs.size() || m_signs[end + 1].masked) return;
        const std::string_view here = m_text.substr(byte(i), byte(end) - byte(i));
        const std::string_view next = m_text.substr(byte(end + 1));
        constexpr std::array<std::string_view, 13> kElided = {"de", "De",     "le",      "Le",      "que", "Que", "ne",
                                                              "Ne", "jusque", "lorsque", "puisque", "je",  "Je"};
        // "de un à six" counts, and before "Ia", "Yo" both ways are good French.
        const bool either = next.starts_with("un ") || next.starts_with("un.") || next.starts_with("un,") ||
                            ((code(end + 1) == U'I' || code(end + 1) == U'Y') && isVowel(code(end + 2)));
        const bool conditional =
            (here == "si" || here == "Si") && (next.starts_with("il ") || next.starts_with("ils "));
        if (conditional ||
            (std::ranges::find(kElided, here) != kElided.end() && elides(next) && !either && isLetter(code(end + 1))))
            note("elision", end - 1, end + 1, U"’");
        else if ((here == "de" || here == "De" || here == "à" || here == "À") &&
                 (next.starts_with("le ") || next.starts_with("les ")) &&
                 isCapital(code(end + (next[2] == 's' ? 5U : 4U))))
            note("contraction", i, end + (next[2] == 's' ? 4U : 3U), contraction(here, next[2] == 's'));
    }
    static std::u32string contraction(std::string_view first, bool plural)
    {
        if (first == "de") return plural ? U"des" : U"du";
        if (first == "De") return plural ? U"Des" : U"Du";
        if (first == "à") return plural ? U"aux" : U"au";
        return plural ? U"Aux" : U"Au";
    }

    std::string_view m_text;
    std::string_view m_source;
    const LanguageRules* m_habits;
    bool m_french;
    std::vector<Sign> m_signs;
    std::u32string m_unclosed;     ///< signs of which no more follow
    bool m_sourceDoubles = false;  ///< the source has doubled spaces
    std::ptrdiff_t m_straight = 0; ///< how many straight quotation marks there are
    bool m_open = false;           ///< after an odd number of them
    std::vector<TypographyFinding> m_found;
};

} // namespace

std::vector<TypographyFinding> checkTypography(std::string_view text, std::string_view language,
                                               std::string_view source)
{
    return Checker(text, language, source).check();
}

namespace {

/// The text with all that can be mended; of two that overlap the later one.
std::string withFixes(std::string_view text, const std::vector<TypographyFinding>& found)
{
    std::vector<const TypographyFinding*> taken;
    std::size_t free = text.size();
    for (auto it = found.rbegin(); it != found.rend(); ++it) {
        if (!it->fixable || it->end > free) continue;
        taken.push_back(&*it);
        free = it->begin;
    }
    std::string out;
    std::size_t at = 0;
    for (auto it = taken.rbegin(); it != taken.rend(); ++it) {
        out.append(text.substr(at, (*it)->begin - at)).append((*it)->replacement);
        at = (*it)->end;
    }
    return out.append(text.substr(at));
}

} // namespace

std::string fixTypography(std::string_view text, std::string_view language, std::string_view source)
{
    std::string out(text);
    constexpr int kRounds = 4; // findings may overlap: the later one is mended, and the rest found again
    for (int round = 0; round < kRounds; ++round) {
        const std::vector<TypographyFinding> found = checkTypography(out, language, source);
        out = withFixes(out, found);
        if (found.size() < 2) break;
    }
    return out;
}

} // namespace marches::engine
