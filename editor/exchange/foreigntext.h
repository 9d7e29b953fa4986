// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/textlimits.h"

#include <QByteArray>

#include <iterator>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// A line of a text file, from 1.
struct TextLine {
    int number = 0;
    std::string text; ///< UTF-8, without white space at its ends
};

/// The lines of a file that are not blank, one after the other, for a loop over them: UTF-8 where it is that (a byte
/// order mark is left out), else ISO 8859-1.
class TextLines {
public:
    class Iterator {
    public:
        explicit Iterator(std::string_view rest) : m_rest(rest) { ++*this; }
        const TextLine& operator*() const { return m_line; }
        Iterator& operator++();
        bool operator==(std::default_sentinel_t) const { return m_ended; }

    private:
        std::string_view m_rest;
        TextLine m_line;
        bool m_ended = false;
    };

    /// The bytes stay where they are as long as this does.
    explicit TextLines(const QByteArray& bytes);
    TextLines(const TextLines&) = delete;
    TextLines& operator=(const TextLines&) = delete;
    ~TextLines() = default;

    Iterator begin() const { return Iterator(m_text); }
    static std::default_sentinel_t end() { return {}; }

private:
    std::string m_converted; ///< empty where the bytes are UTF-8
    std::string_view m_text;
};
/// Words between white space.
std::vector<std::string> wordsOfLine(std::string_view line);
/// A whole number, with sign, and nothing else.
std::optional<int> wholeNumber(std::string_view text);
/// "North_West-Territory" as people write it: "North West Territory". Hyphens stay within names that have spaces.
std::string wordsFromKey(std::string_view key);
/// Without directories and the last ending: "maps/risk.map" gives "risk".
std::string stemOf(std::string_view name);
/// A colour by its name in SVG or as "#rrggbb", "rgb(1,2,3)": as "#rrggbb"; empty where it is none.
std::string colourOf(std::string_view text);
/// A strong colour, told as to colourOf(), as ground on which names and pieces can be seen; a pale one as it is.
std::string paleColour(std::string_view text);
std::string lowerCased(std::string_view text);
/// Text of a stranger as ours may be: without signs that no file of ours holds, and not too long.
std::string cleanText(std::string_view text, int longest = engine::kLongestName);

} // namespace marches::editor
