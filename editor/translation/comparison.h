// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include "editor/translation/translationstore.h"

namespace marches::editor {

/// Another state of the texts that are worked on, or another language, to be seen beside them.
class Comparison {
public:
    enum class Kind {
        Language,        ///< another translation of the same texts
        RevealedAnswers, ///< the files as they were when they were opened
        Shipped,         ///< the translation that comes with the program, below the person's own
    };

    /// Errors: those of reading the other translation's files.
    [[nodiscard]] static engine::Result<Comparison> withLanguage(const TranslationStore& store,
                                                                 const std::string& language,
                                                                 const engine::TextRoots& roots);
    static Comparison withOpened(const TranslationStore& store);
    static Comparison withShipped(const TranslationStore& store);
    /// True where there is a shipped translation below the person's own.
    static bool hasShipped(const TranslationStore& store);

    Kind kind() const { return m_kind; }
    /// Of the texts beside.
    const std::string& language() const { return m_language; }
    /// The forms of a text there; null: it is empty there.
    const std::vector<std::string>* find(const std::string& key) const;
    /// Whether a text is another one there; of another language never.
    bool differs(const TextRow& row) const;

private:
    Comparison(Kind kind, std::string language) : m_kind(kind), m_language(std::move(language)) {}
    void add(const std::string& key, const engine::PoEntry& entry);

    Kind m_kind;
    std::string m_language;
    std::map<std::string, std::vector<std::string>, std::less<>> m_texts;
};

} // namespace marches::editor
