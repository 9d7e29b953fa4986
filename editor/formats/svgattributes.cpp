// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgattributes.h"

#include "editor/formats/svgscanner.h"
#include "editor/formats/xmltag.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace marches::editor {

namespace {

/// Places in the text of a style.
struct Declaration {
    std::size_t begin = 0;
    std::size_t end = 0;   ///< of its semicolon, or of the text
    std::size_t colon = 0; ///< `end` where there is none
};

/// One step through a value as a file holds it: an entity such as &quot; counts as one sign, its semicolon ends
/// nothing.
std::size_t stepBehind(std::string_view style, std::size_t at)
{
    if (style[at] != '&') return at + 1;
    const std::size_t end = style.find(';', at);
    return end == std::string_view::npos ? at + 1 : end + 1;
}

/// The quote that a sign is, written as it is or as an entity; else 0.
char quoteOf(std::string_view sign)
{
    if (sign == "\"" || sign == "&quot;" || sign == "&#34;" || sign == "&#x22;") return '"';
    if (sign == "'" || sign == "&apos;" || sign == "&#39;" || sign == "&#x27;") return '\'';
    return '\0';
}

/// Semicolons in quotes and in brackets (a font's name, a url) end no declaration.
std::vector<Declaration> declarations(std::string_view style)
{
    std::vector<Declaration> all;
    Declaration one;
    bool hasColon = false;
    char quote = '\0';
    int brackets = 0;
    const auto finish = [&](std::size_t end) {
        one.end = end;
        if (!hasColon) one.colon = end;
        all.push_back(one);
        hasColon = false;
    };
    for (std::size_t at = 0; at < style.size();) {
        const std::size_t next = stepBehind(style, at);
        const char c = style[at];
        const char mark = quoteOf(style.substr(at, next - at));
        if (quote != '\0') {
            if (mark == quote) quote = '\0';
        } else if (mark != '\0') {
            quote = mark;
        } else if (c == '(') {
            ++brackets;
        } else if (c == ')' && brackets > 0) {
            --brackets;
        } else if (c == ':' && !hasColon) {
            one.colon = at;
            hasColon = true;
        } else if (c == ';' && brackets == 0) {
            finish(at);
            one.begin = next;
        }
        at = next;
    }
    finish(style.size());
    return all;
}

bool declares(std::string_view style, const Declaration& declaration, std::string_view property)
{
    return declaration.colon < declaration.end &&
           trimmed(style.substr(declaration.begin, declaration.colon - declaration.begin)) == property;
}

} // namespace

std::optional<std::string> styleWith(std::string_view style, std::string_view property, std::string_view value)
{
    const std::vector<Declaration> all = declarations(style);
    for (auto one = all.rbegin(); one != all.rend(); ++one) {
        if (!declares(style, *one, property)) continue;
        const std::size_t after = one->colon + 1;
        const std::string_view old = style.substr(after, one->end - after);
        const std::size_t lead = std::min(old.find_first_not_of(kXmlSpace), old.size());
        const std::size_t tail = old.find_last_not_of(kXmlSpace);
        std::string changed(style.substr(0, after + lead));
        changed += value;
        changed += tail == std::string_view::npos ? style.substr(one->end) : style.substr(after + tail + 1);
        return changed;
    }
    return std::nullopt;
}

namespace {

constexpr std::array<std::string_view, 7> kAcross{"x", "width", "cx", "rx", "x1", "x2", "fx"};
constexpr std::array<std::string_view, 7> kDown{"y", "height", "cy", "ry", "y1", "y2", "fy"};
constexpr std::array<std::string_view, 3> kNeither{"r", "stroke-width", "stroke-dashoffset"};

constexpr double kInch = 96;
constexpr double kFont = 16; ///< what a browser takes where nothing else is said
constexpr std::array<std::pair<std::string_view, double>, 8> kUnits{{{"mm", kInch / 25.4},
                                                                     {"cm", kInch / 2.54},
                                                                     {"in", kInch},
                                                                     {"pt", kInch / 72},
                                                                     {"pc", kInch / 6},
                                                                     {"q", kInch / 101.6},
                                                                     {"em", kFont},
                                                                     {"ex", kFont / 2}}};

template <std::size_t N> bool isAmong(const std::array<std::string_view, N>& list, std::string_view word)
{
    return std::ranges::find(list, word) != list.end();
}

double percentOf(std::string_view key, const QSizeF& board)
{
    if (isAmong(kAcross, key)) return board.width() / 100;
    if (isAmong(kDown, key)) return board.height() / 100;
    return std::hypot(board.width(), board.height()) / std::sqrt(2.0) / 100;
}

bool acceptsUnit(SvgScanner& scanner, std::string_view unit)
{
    if (scanner.accept(unit)) return true;
    std::string capitals(unit);
    std::ranges::transform(capitals, capitals.begin(), [](char c) { return static_cast<char>(c - 'a' + 'A'); });
    return scanner.accept(capitals);
}

} // namespace

bool isSvgLength(std::string_view key)
{
    return isAmong(kAcross, key) || isAmong(kDown, key) || isAmong(kNeither, key);
}

std::optional<std::string> inUserUnits(std::string_view key, std::string_view value, const QSizeF& board)
{
    SvgScanner scanner(value);
    scanner.skipSpace();
    const std::optional<double> number = scanner.number();
    if (!number) return std::nullopt;
    double factor = 0;
    for (const auto& [unit, size] : kUnits)
        if (factor == 0 && acceptsUnit(scanner, unit)) factor = size;
    if (factor == 0 && !board.isEmpty() && scanner.accept('%')) factor = percentOf(key, board);
    scanner.skipSpace();
    if (factor == 0 || !scanner.atEnd()) return std::nullopt;
    return QByteArray::number(*number * factor, 'g', 12).toStdString();
}

} // namespace marches::editor
