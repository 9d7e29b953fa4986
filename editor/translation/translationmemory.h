// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/text/pofile.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace marches::editor {

struct Suggestion {
    enum class Kind { Same, Similar, Term };
    Kind kind = Kind::Same;
    std::string source;
    std::string text;
    double likeness = 1; ///< 0 to 1, of the sources
};

/// What is already translated into a language, anywhere: the same sentence, similar ones, and the words for names that
/// a sentence mentions.
class TranslationMemory {
public:
    /// Takes up what is translated and not to be looked at again. A source that is there with the same translation is
    /// passed over.
    void add(const engine::PoFile& file);
    void add(const engine::PoEntry& entry);
    /// The same of a text that is being worked on: what was taken up under its key before counts no more.
    void put(const std::string& key, const engine::PoEntry& entry);
    std::size_t size() const { return m_entries.size(); }

    /// The translation of just this source, that of most texts where there are several; nothing: it is not known.
    std::optional<std::string> translationOf(const std::string& source) const;
    /// The same sources first, then similar ones (from half of the words in common), then names; at most `limit`.
    std::vector<Suggestion> find(std::string_view source, std::size_t limit = 6) const;

private:
    struct Entry {
        std::string source;
        std::string text;
        std::vector<std::uint64_t> words; ///< sorted hashes
        bool isName = false;
        int uses = 0; ///< texts that say so; 0: none does any more
    };
    /// Its number.
    std::size_t add(const std::string& key, const std::string& source, const std::string& text);
    std::vector<std::size_t> addAll(const engine::PoEntry& entry);

    std::vector<Entry> m_entries;
    std::unordered_map<std::string, std::vector<std::size_t>> m_bySource;
    std::unordered_map<std::string, std::vector<std::size_t>> m_byKey; ///< of put()
};

} // namespace marches::editor
