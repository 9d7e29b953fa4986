// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

namespace marches::editor {

/// A word of a text as it is looked up. Apostrophes are plain; mnemonics and soft hyphens are left out.
struct SpelledWord {
    QString letters;
    std::vector<int> at;   ///< where each of its letters stands in the text
    bool isElided = false; ///< an apostrophe follows, behind which there is no word: "jusqu’{place}"
};

/// The words of a text that have a spelling: no placeholders, tags, entities, addresses, names of files, nothing with
/// digits or underscores, no fragments that touch a placeholder.
std::vector<SpelledWord> spelledWords(const QString& text);

/// In capitals from end to end, as abbreviations are.
bool isInCapitals(const QString& word);
/// Of a script that has no spaces between words.
bool isWithoutSpaces(const QString& word);

inline constexpr QChar kPlainApostrophe = u'\'';
inline constexpr QChar kTypographicApostrophe = u'\u2019';

} // namespace marches::editor
