// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgscanner.h"

#include <charconv>
#include <cmath>
#include <system_error>

namespace marches::editor {

namespace {

bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f'; }

bool isDigit(char c) { return c >= '0' && c <= '9'; }

} // namespace

void SvgScanner::skipSpace()
{
    while (!atEnd() && isSpace(m_text[m_at])) ++m_at;
}

void SvgScanner::skipSeparator()
{
    skipSpace();
    if (accept(',')) skipSpace();
}

bool SvgScanner::accept(char c)
{
    if (peek() != c || atEnd()) return false;
    ++m_at;
    return true;
}

bool SvgScanner::accept(std::string_view word)
{
    if (m_text.substr(m_at, word.size()) != word) return false;
    m_at += word.size();
    return true;
}

bool SvgScanner::numberAhead() const
{
    const char c = peek();
    return isDigit(c) || c == '.' || c == '-' || c == '+';
}

std::optional<double> SvgScanner::number()
{
    std::size_t end = m_at;
    const auto digits = [this, &end] {
        const std::size_t begin = end;
        while (end < m_text.size() && isDigit(m_text[end])) ++end;
        return end > begin;
    };
    if (end < m_text.size() && (m_text[end] == '-' || m_text[end] == '+')) ++end;
    bool any = digits();
    if (end < m_text.size() && m_text[end] == '.') {
        ++end;
        any = digits() || any;
    }
    if (!any) return std::nullopt;
    if (end < m_text.size() && (m_text[end] == 'e' || m_text[end] == 'E')) {
        const std::size_t mantissa = end++;
        if (end < m_text.size() && (m_text[end] == '-' || m_text[end] == '+')) ++end;
        if (!digits()) end = mantissa; // "1em": the number ends before the letter
    }
    std::string_view token = m_text.substr(m_at, end - m_at);
    if (token.front() == '+') token.remove_prefix(1); // from_chars does not take it
    double value = 0;
    const std::from_chars_result read = std::from_chars(token.data(), token.data() + token.size(), value);
    if (read.ec != std::errc() || read.ptr != token.data() + token.size() || !std::isfinite(value)) return std::nullopt;
    m_at = end;
    return value;
}

std::optional<bool> SvgScanner::flag()
{
    const char c = peek();
    if (c != '0' && c != '1') return std::nullopt;
    ++m_at;
    return c == '1';
}

} // namespace marches::editor
