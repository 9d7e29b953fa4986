// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/progress.h"
#include "editor/translation/sourcechanges.h"

#include <QRegularExpression>
#include <QString>

#include <string>
#include <vector>

namespace marches::editor {

/// Words that a translator looks for in translations, and what is to stand there instead. Placeholders ("{place}",
/// "%1", "%n") are neither found nor changed.
class TextSearch {
public:
    struct Options {
        bool matchCase = false;  ///< else the first letter of the replacement is as large as that of what is found
        bool wholeWords = false; ///< no letter or digit stands before or behind
    };
    /// No words: nothing is found.
    TextSearch(const QString& words, const QString& replacement, Options options);

    bool isEmpty() const { return m_words.isEmpty(); }
    bool isIn(const QString& text) const;
    QString replacedIn(const QString& text) const;

    /// An entry with the words replaced in every form; the mark that somebody read it over goes with them.
    engine::PoEntry replacedIn(const engine::PoEntry& entry) const;

private:
    QString m_words;
    QString m_replacement;
    QRegularExpression m_pattern; ///< its first group is a placeholder
    bool m_followsCase;
};

/// The translated texts of these sources (map.yaml, rules.yaml, ...) in a language that hold the words, as
/// `incoming.differing` with what they would become; sources without any are left out. As the files say it, a person's
/// own over what is shipped. Errors: a source or a translation cannot be read; "given-up".
[[nodiscard]] engine::Result<std::vector<SourceChanges>> findInTexts(const TextSearch& search,
                                                                     const std::vector<std::string>& sources,
                                                                     const std::string& language,
                                                                     const engine::TextRoots& roots,
                                                                     const Progress& progress);

} // namespace marches::editor
