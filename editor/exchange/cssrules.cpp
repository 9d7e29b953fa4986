// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/cssrules.h"

#include "editor/formats/xmltag.h"

#include <algorithm>
#include <optional>

namespace marches::editor {

namespace {

constexpr std::size_t kMostRules = 1000;

bool isWordOf(std::string_view words, std::string_view wanted)
{
    while (!words.empty()) {
        const std::size_t end = std::min(words.find_first_of(kXmlSpace), words.size());
        if (words.substr(0, end) == wanted) return true;
        words.remove_prefix(std::min(end + 1, words.size()));
    }
    return false;
}

std::string withoutComments(std::string_view sheet)
{
    std::string plain;
    while (!sheet.empty()) {
        const std::size_t begin = std::min(sheet.find("/*"), sheet.size());
        plain += sheet.substr(0, begin);
        sheet.remove_prefix(begin);
        if (sheet.empty()) break;
        const std::size_t end = sheet.find("*/", 2);
        sheet.remove_prefix(end == std::string_view::npos ? sheet.size() : end + 2);
    }
    return plain;
}

CssRules::Declarations declarationsOf(std::string_view body)
{
    CssRules::Declarations all;
    while (!body.empty()) {
        const std::size_t end = std::min(body.find(';'), body.size());
        const std::string_view one = body.substr(0, end);
        body.remove_prefix(std::min(end + 1, body.size()));
        const std::size_t colon = one.find(':');
        if (colon == std::string_view::npos) continue;
        std::string_view value = trimmed(one.substr(colon + 1));
        if (const std::size_t strong = value.find("!important"); strong != std::string_view::npos)
            value = trimmed(value.substr(0, strong));
        all.emplace_back(trimmed(one.substr(0, colon)), value);
    }
    return all;
}

} // namespace

void CssRules::add(std::string_view text)
{
    const std::string plain = withoutComments(text);
    std::string_view sheet = plain;
    while (!sheet.empty() && m_rules.size() < kMostRules) {
        const std::size_t open = sheet.find('{');
        if (open == std::string_view::npos) return;
        const std::size_t close = sheet.find('}', open);
        if (close == std::string_view::npos) return;
        std::string_view selectors = sheet.substr(0, open);
        const Declarations declarations = declarationsOf(sheet.substr(open + 1, close - open - 1));
        sheet.remove_prefix(close + 1);
        while (!selectors.empty() && m_rules.size() < kMostRules) {
            const std::size_t end = std::min(selectors.find(','), selectors.size());
            std::string_view one = trimmed(selectors.substr(0, end));
            selectors.remove_prefix(std::min(end + 1, selectors.size()));
            if (one.empty() || one.find_first_of(" >+~:[@*\t\r\n") != std::string_view::npos) continue;
            Rule rule;
            const std::size_t mark = std::min(one.find_first_of(".#"), one.size());
            rule.element = one.substr(0, mark);
            if (mark < one.size()) (one[mark] == '.' ? rule.style : rule.id) = one.substr(mark + 1);
            rule.declarations = declarations;
            m_rules.push_back(std::move(rule));
        }
    }
}

CssRules::Declarations CssRules::of(std::string_view element, std::string_view id, std::string_view classes) const
{
    std::vector<const Rule*> fitting;
    for (const Rule& rule : m_rules)
        if ((rule.element.empty() || rule.element == element) && (rule.id.empty() || rule.id == id) &&
            (rule.style.empty() || isWordOf(classes, rule.style)))
            fitting.push_back(&rule);
    std::ranges::stable_sort(fitting, {}, [](const Rule* rule) { return rule->weight(); });
    Declarations all;
    for (const Rule* rule : fitting) all.insert(all.end(), rule->declarations.begin(), rule->declarations.end());
    return all;
}

} // namespace marches::editor
