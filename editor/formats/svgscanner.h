// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace marches::editor {

/// Walks through the text of an SVG attribute, number by number. Independent of the locale.
class SvgScanner {
public:
    explicit SvgScanner(std::string_view text) : m_text(text) {}

    std::size_t offset() const { return m_at; }
    bool atEnd() const { return m_at >= m_text.size(); }
    char peek() const { return atEnd() ? '\0' : m_text[m_at]; }
    void skip(std::size_t count) { m_at += count; }
    void skipSpace();
    /// Spaces with at most one comma among them.
    void skipSeparator();
    bool accept(char c);
    bool accept(std::string_view word);
    /// True where a number may begin.
    bool numberAhead() const;
    /// A number in the grammar of SVG: "1.5.5" is two. Nothing where there is none or it is not finite.
    std::optional<double> number();
    /// A flag of an arc: one digit, 0 or 1, that may touch the next number.
    std::optional<bool> flag();

private:
    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace marches::editor
