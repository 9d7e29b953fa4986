// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QHash>
#include <QSet>
#include <QString>
#include <QStringList>

#include "engine/base/result.h"

namespace marches::editor {

class SpellingDictionary;
struct SpelledWord;

/// The two files of a dictionary of hunspell.
struct DictionaryFiles {
    QString affixes; ///< .aff
    QString words;   ///< .dic
};

/// A word that no dictionary knows, and where it stands in its text.
struct MisspeltWord {
    int at = 0;     ///< in UTF-16 units
    int length = 0; ///< as it stands in the text
    QString word;   ///< as it is looked up: without a mnemonic's "&", with a plain apostrophe

    friend bool operator==(const MisspeltWord&, const MisspeltWord&) = default;
};

/// Spelling in one language: the dictionary of hunspell that is installed for it, names that the texts themselves have,
/// and words that the person has taught. Never throws; without a dictionary, or with one that cannot be read, nothing
/// is misspelt.
///
/// In two sources: spellingfiles.cpp knows where systems keep dictionaries.
class Spelling {
public:
    /// `ownFolder`: where the person's own words are kept, "<language>.txt" each; empty: they are not.
    explicit Spelling(QString ownFolder = {});
    ~Spelling();
    Spelling(const Spelling&) = delete;
    Spelling& operator=(const Spelling&) = delete;

    /// "fr", "pt-BR". Looks for a dictionary, which is read when it is first asked.
    void setLanguage(const QString& code);
    const QString& language() const { return m_language; }
    /// Whether one is installed and can be read.
    bool hasDictionary() const;

    /// Names that the texts have: those of their words that begin with a capital letter (or are of a script that has
    /// none) are spelt right.
    void setKnown(const QStringList& names);
    /// A word is right from now on, and kept in the person's file. On failure it is right as long as the program runs.
    [[nodiscard]] engine::Result<void> learn(const QString& word);

    /// What is misspelt in a text, in its order. Placeholders, tags, addresses, names of files, words with digits or in
    /// capitals and single letters are none; of a word with an elided article or with hyphens only the wrong part.
    std::vector<MisspeltWord> misspelt(const QString& text) const;
    /// What a misspelt word may have been meant to be, the likeliest first, at most kMostSuggestions.
    QStringList suggestions(const QString& word) const;
    /// A suggestion as it takes the place of what was typed: with the same apostrophe and mnemonic.
    static QString inPlaceOf(const QString& typed, const QString& suggestion);

    static constexpr int kMostSuggestions = 7;

    /// Folders in which dictionaries are looked for: of DICPATH, then "hunspell" and "myspell" of XDG_DATA_DIRS.
    static QStringList folders();
    /// The dictionary for a language: one of its own name or its usual country first, then of any country; nothing:
    /// there is none.
    static std::optional<DictionaryFiles> find(const QString& code);
    /// Debian's package with the dictionary of a language: "hunspell-fr".
    static QString package(const QString& code);

private:
    const SpellingDictionary* dictionary() const;
    void readOwnWords();
    QString ownFile() const;
    bool isRight(const QString& word) const;
    void checkPart(const SpelledWord& word, int from, int to, std::vector<MisspeltWord>& wrong) const;

    QString m_ownFolder;
    QString m_language;
    QSet<QString> m_known;
    QSet<QString> m_own;
    std::optional<DictionaryFiles> m_files;
    mutable std::unique_ptr<SpellingDictionary> m_dictionary;
    mutable bool m_read = false;                   ///< the dictionary, whatever came of it
    mutable QHash<QString, bool> m_isInDictionary; ///< what was asked of it before
};

} // namespace marches::editor
