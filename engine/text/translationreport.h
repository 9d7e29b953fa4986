// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/pofile.h"

namespace marches::engine {

struct TextEntry; // engine/text/textentry.h

enum class TranslationIssue {
    Missing,
    Fuzzy,
    SourceChanged,
    Placeholder,
    Plural,
    SameAsSource,
    TooLong,
    Unknown,
    Typography, ///< engine/text/typography.h
    Duplicate,  ///< the same source is translated otherwise elsewhere in the file
    Markup,     ///< of the window alone: marks (<b>) that the source has not
    SameForms,  ///< all plural forms are the same, where the source has two
    Term,       ///< a thing that the source names has another name in the translation than among the names
    Mnemonic,   ///< of the window alone: "&" before a letter, which the source has and this not, or the other way round
};
std::string_view issueId(TranslationIssue issue); ///< "missing", "fuzzy", ...

struct TranslationFinding {
    TranslationIssue issue = TranslationIssue::Missing;
    std::string key;
    int line = 0;       ///< in the translation; 0: not there
    std::string detail; ///< the placeholder, form, limit, rule of typography, or the other key
    int form = -1;      ///< the plural form that has it; -1: the text as a whole
    /// What is incomplete or wrong. All else is for a person to judge: same as the source, too long, typography,
    /// duplicate, same forms, term,
    /// mnemonic.
    bool isError() const;
};

struct TranslationReport {
    std::string language;
    int total = 0;    ///< texts to translate
    int done = 0;     ///< translated, not fuzzy, in step with the source
    int reviewed = 0; ///< of those done: somebody has read them over (engine/text/review.h)
    std::vector<TranslationFinding> findings;
    bool complete() const;
};
TranslationReport reportTranslation(const PoFile& translation, const std::vector<TextEntry>& entries,
                                    std::string_view language);

/// How many signs the screen has room for in the translation of a text, by its key; 0: as many as it likes.
std::size_t textRoom(std::string_view key);

} // namespace marches::engine
