// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::editor {

/// The plain rules of a style sheet, as drawings have them: `path`, `.sea`, `path.sea`, `#adr`, and lists of these.
/// What else a sheet holds is passed over.
class CssRules {
public:
    using Declarations = std::vector<std::pair<std::string, std::string>>;

    /// Adds the rules of a sheet behind those that are there.
    void add(std::string_view sheet);
    bool isEmpty() const { return m_rules.empty(); }
    /// What the rules say of an element, the strongest last. `classes`: separated by spaces.
    Declarations of(std::string_view element, std::string_view id, std::string_view classes) const;

private:
    struct Rule {
        std::string element; ///< empty: any
        std::string style;   ///< class; empty: any
        std::string id;      ///< empty: any
        Declarations declarations;
        int weight() const { return (id.empty() ? 0 : 100) + (style.empty() ? 0 : 10) + (element.empty() ? 0 : 1); }
    };
    std::vector<Rule> m_rules;
};

} // namespace marches::editor
