// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace marches::engine {

/// One text of a package as its author wrote it, in the language that the file declares. Every loader returns its
/// entries; the catalogue of texts, the translator's bench and the extraction to .po are made from them.
struct TextEntry {
    std::string key;      ///< path of the text: "territory.telmar.name", "rule.NRJ-23.text"
    std::string one;      ///< the text; of a plural the form for one
    std::string other;    ///< of a plural the form for many; empty: not a plural
    std::string file;     ///< where it stands
    int line = 0;         ///< from 1
    std::string note;     ///< for the translator, may be empty
    std::string pluralBy; ///< of a plural: the placeholder that chooses the form; empty: "n"

    bool isPlural() const { return !other.empty(); }
    friend bool operator==(const TextEntry&, const TextEntry&) = default;
};

using TextEntries = std::vector<TextEntry>;

/// The source texts of one file of any kind, with the folder's rule that translations stand beside it in
/// i18n/<code>.po.
struct TextSource {
    std::string file;     ///< map.yaml, rules.yaml, texts.yaml, a variant
    std::string language; ///< of the texts as written
    TextEntries entries;
};

} // namespace marches::engine
