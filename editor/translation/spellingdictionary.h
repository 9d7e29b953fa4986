// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>

#include <QString>
#include <QStringList>

#include "editor/translation/spelling.h"

class Hunspell;

namespace marches::editor {

/// Words in the encoding of a dictionary.
class DictionaryEncoding {
public:
    /// As dictionaries name it: "UTF-8", "ISO8859-15", "microsoft-cp1251".
    explicit DictionaryEncoding(const std::string& name);

    /// Nothing: the word has letters that this encoding has not, or nobody here knows the encoding.
    std::optional<std::string> encoded(const QString& word) const;
    QString decoded(const std::string& bytes) const;

private:
    QByteArray m_name; ///< as Qt names it; empty: of the letters only those of ASCII are known
    bool m_latin9 = false;
};

/// A dictionary of hunspell, asked in UTF-16.
class SpellingDictionary {
public:
    /// Null: it cannot be read, or knows none of its own words.
    static std::unique_ptr<SpellingDictionary> load(const DictionaryFiles& files);
    ~SpellingDictionary();
    SpellingDictionary(const SpellingDictionary&) = delete;
    SpellingDictionary& operator=(const SpellingDictionary&) = delete;

    /// What cannot be said in its encoding counts as known.
    bool knows(const QString& word) const;
    QStringList suggestions(const QString& word) const;

private:
    explicit SpellingDictionary(std::unique_ptr<Hunspell> hunspell);

    std::unique_ptr<Hunspell> m_hunspell;
    DictionaryEncoding m_encoding;
};

} // namespace marches::editor
