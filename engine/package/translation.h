// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/package/pofile.h"
#include "engine/package/pseudo.h"

namespace marches::engine {

struct TextEntry; // engine/package/textentry.h

// The translator's work on the texts of one file (map.yaml, rules.yaml with its decks, texts.yaml): `i18n/<code>.po`.

/// A new, empty translation: one entry a text, in the order of the entries.
PoFile extractTexts(const std::vector<TextEntry>& entries, std::string_view sourceLanguage, std::string_view language);

/// Brings a translation in step with its source: keeps what is translated; marks as fuzzy, with the previous source, what
/// changed; takes up new texts; turns what is no longer asked for into obsolete entries, which come back if it is again.
/// Nothing that a person wrote is dropped.
PoFile updateTranslation(const PoFile& translation, const std::vector<TextEntry>& entries, std::string_view sourceLanguage,
                         std::string_view language);

enum class TranslationIssue { Missing, Fuzzy, SourceChanged, Placeholder, Plural, SameAsSource, TooLong, Unknown };
std::string_view issueId(TranslationIssue issue); ///< "missing", "fuzzy", ...

struct TranslationFinding {
    TranslationIssue issue = TranslationIssue::Missing;
    std::string key;
    int line = 0;       ///< in the .po; 0: not there
    std::string detail; ///< the placeholder, form or limit
    /// Same-as-source and too-long are for a person to judge; all else is incomplete or wrong.
    bool isError() const { return issue != TranslationIssue::SameAsSource && issue != TranslationIssue::TooLong; }
};

struct TranslationReport {
    std::string language;
    int total = 0; ///< texts to translate
    int done = 0;  ///< translated, not fuzzy, in step with the source
    std::vector<TranslationFinding> findings;
    bool complete() const;
};
TranslationReport reportTranslation(const PoFile& translation, const std::vector<TextEntry>& entries, std::string_view language);

/// Names of placeholders with their forms, sorted, each once: "place:of", "count of piece".
std::vector<std::string> placeholders(std::string_view text);

} // namespace marches::engine
