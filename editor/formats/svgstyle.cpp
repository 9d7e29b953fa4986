// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgstyle.h"

#include <cstddef>
#include <vector>

#include "editor/formats/xmltag.h"

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

std::string styleWithout(std::string_view style, std::string_view property)
{
    std::string left;
    for (const Declaration& one : declarations(style)) {
        if (declares(style, one, property)) continue;
        if (one.begin == style.size()) continue; // behind the last semicolon
        left += style.substr(one.begin, one.end - one.begin);
        if (one.end < style.size()) left += ';';
    }
    return left;
}

} // namespace marches::editor
