// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/worddiff.h"

#include <algorithm>
#include <cstdint>

namespace marches::editor {

namespace {

constexpr std::size_t kMostWords = 600;

/// Words, each with the spaces behind it.
std::vector<std::string_view> spacedWords(std::string_view text)
{
    std::vector<std::string_view> words;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t space = std::min(text.find_first_of(" \n", at), text.size());
        const std::size_t next = std::min(text.find_first_not_of(" \n", space), text.size());
        words.push_back(text.substr(at, next - at));
        at = next;
    }
    return words;
}

/// The last word of a text is the same with and without spaces behind it.
std::string_view bareWord(std::string_view word) { return word.substr(0, word.find_last_not_of(" \n") + 1); }

void add(std::vector<DiffPart>& parts, DiffPart::Kind kind, std::string_view text)
{
    if (text.empty()) return;
    if (parts.empty() || parts.back().kind != kind) parts.push_back({kind, {}});
    parts.back().text += text;
}

} // namespace

std::vector<DiffPart> wordDiff(std::string_view before, std::string_view after)
{
    using Kind = DiffPart::Kind;
    std::vector<DiffPart> parts;
    const std::vector<std::string_view> a = spacedWords(before);
    const std::vector<std::string_view> b = spacedWords(after);
    if (a.size() > kMostWords || b.size() > kMostWords) {
        add(parts, before == after ? Kind::Same : Kind::Removed, before);
        if (before != after) add(parts, Kind::Added, after);
        return parts;
    }
    // Length of the longest common row of words from i and j on.
    const std::size_t width = b.size() + 1;
    std::vector<std::uint16_t> common((a.size() + 1) * width, 0);
    for (std::size_t i = a.size(); i-- > 0;)
        for (std::size_t j = b.size(); j-- > 0;)
            common[i * width + j] = bareWord(a[i]) == bareWord(b[j])
                                        ? static_cast<std::uint16_t>(common[(i + 1) * width + j + 1] + 1)
                                        : std::max(common[(i + 1) * width + j], common[i * width + j + 1]);
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < a.size() || j < b.size()) {
        if (i < a.size() && j < b.size() && bareWord(a[i]) == bareWord(b[j])) {
            add(parts, Kind::Same, b[j]);
            ++i;
            ++j;
        } else if (j == b.size() || (i < a.size() && common[(i + 1) * width + j] >= common[i * width + j + 1])) {
            add(parts, Kind::Removed, a[i++]);
        } else {
            add(parts, Kind::Added, b[j++]);
        }
    }
    return parts;
}

} // namespace marches::editor
