// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/grammar.h"
#include "engine/text/pofile.h"
#include "engine/text/textentry.h"

namespace marches::engine {

// How entries of a translation and texts of its source find each other.

/// Forms of names that a language may need though the source does without: those of sentences, and how a name stands on
/// the board (kBoardForm, kBoardSize in engine/text/grammar.h).
inline constexpr std::array<std::string_view, 6> kLooseForms = {".with-article", ".of",    ".at",
                                                                ".object",       ".board", ".board-size"};

using EntryIndex = std::map<std::string, std::size_t, std::less<>>;

/// Live or obsolete entries by key.
inline EntryIndex indexOf(const PoFile& file, bool obsolete)
{
    EntryIndex index;
    for (std::size_t i = 0; i < file.entries.size(); ++i)
        if (file.entries[i].obsolete == obsolete && file.entries[i].context) index.emplace(*file.entries[i].context, i);
    return index;
}

/// ".of" for the key of such a form, else nothing.
inline std::string_view looseForm(std::string_view key)
{
    const auto found = std::ranges::find_if(kLooseForms, [&](std::string_view form) { return key.ends_with(form); });
    return found == kLooseForms.end() ? std::string_view() : *found;
}

inline bool isLooseForm(std::string_view key, const std::set<std::string, std::less<>>& keys)
{
    return std::ranges::any_of(kLooseForms, [&](std::string_view form) {
        return key.size() > form.size() && key.substr(key.size() - form.size()) == form &&
               keys.contains(std::string(key.substr(0, key.size() - form.size())) + ".name");
    });
}

/// A form of a name that the source does without, as if it had it: what the source's language makes of the name by
/// itself; 100 for the size of its letters on the board. `name`: the entry of the name; `withArticle`: its form, empty
/// where there is none.
inline TextEntry looseEntry(const TextEntry& name, std::string_view withArticle, std::string_view form,
                            std::string_view language)
{
    TextEntry loose = name;
    loose.key = name.key.substr(0, name.key.rfind('.') + 1).append(form);
    loose.one =
        form == kBoardSize
            ? "100"
            : defaultForm(name.one, withArticle.empty() ? std::string_view(name.one) : withArticle, form, language);
    return loose;
}

/// Whether a translation is shown: a good one; and a name whose source was renamed since, not one that msgmerge took
/// from another place. Until somebody has looked at it, what it was called says more than a name in another language.
inline bool isShown(const PoEntry& entry)
{
    if (!entry.context || entry.obsolete || !entry.translated()) return false;
    const bool name = entry.context->ends_with(".name") || !looseForm(*entry.context).empty();
    return !entry.fuzzy || (name && !entry.plural && entry.previousSource && !entry.previousContext);
}

inline std::set<std::string, std::less<>> keysOf(const std::vector<TextEntry>& entries)
{
    std::set<std::string, std::less<>> keys;
    for (const TextEntry& entry : entries) keys.insert(entry.key);
    return keys;
}

inline bool sameSource(const PoEntry& po, const TextEntry& entry)
{
    return po.source == entry.one && po.plural.value_or("") == entry.other && po.plural.has_value() == entry.isPlural();
}

} // namespace marches::engine
