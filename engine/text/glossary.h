// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/pofile.h"
#include "engine/text/textentry.h"

namespace marches::engine {

/// A thing that sentences speak of: a place, a power, a piece, a card.
struct GlossaryTerm {
    std::string thing;               ///< its key without ".name": "territory.telmar"
    std::vector<std::string> source; ///< its name; of a plural both forms
};

/// A stretch of a text that names a thing.
struct TermMention {
    std::size_t term = 0; ///< number of it
    std::size_t at = 0;   ///< byte of the text
    std::size_t length = 0;
    friend bool operator==(const TermMention&, const TermMention&) = default;
};

/// The names of places, powers, cards and pieces in the texts of a source, and where its sentences speak of them.
/// Proper names are found as they are written, other names in small letters, too, and in an English plural. Names of
/// less than four letters are left out.
class Glossary {
public:
    Glossary() = default;
    explicit Glossary(const TextEntries& entries);

    const std::vector<GlossaryTerm>& terms() const { return m_terms; }
    /// In the order of the text; of several that overlap the one that begins first, or is longer. `key`: of the text;
    /// the thing that it names itself is left out, and so are placeholders
    /// and sources of rules.
    std::vector<TermMention> mentions(std::string_view text, std::string_view key) const;

private:
    struct Form {
        std::size_t term = 0;
        std::vector<std::string> words; ///< without case and marks
        std::string begin;              ///< of a proper name: its first letter as it is written
    };
    std::vector<GlossaryTerm> m_terms;
    std::multimap<std::string, Form, std::less<>> m_forms; ///< by first word, plurals apart
};

/// "Beruna = Béruna": a term with its name in a translation, as findings tell of it.
std::string termDetail(const GlossaryTerm& term, const PoEntry& name);

/// Whether a translation uses one of the names that a thing has in its language: the stem of every longer word of it is
/// there, for endings follow the sentence. Neither case nor marks count.
bool saysTerm(std::string_view text, const std::vector<std::string>& names);

} // namespace marches::engine
