// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/journalwriter.h"
#include "editor/translation/translationunit.h"

#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

/// What was being translated when a journal was begun, and how far it had come.
struct JournaledTranslation {
    std::string folder; ///< of the journal
    std::string source; ///< map.yaml, rules.yaml or texts.yaml
    std::string language;
    std::vector<std::string> files;       ///< bytes of the translations as they were, by unit; empty: there was none
    std::vector<engine::PoEntry> entries; ///< what was translated since, the last state of each text
    std::vector<std::size_t> units;       ///< of the entries
    std::optional<std::size_t>
        typed; ///< the entry whose words were changed by the very last record: half done, perhaps
};

/// Keeps every change of a translation until it is saved, in another thread; a crash loses the last one at most.
/// Nothing is written before the first change.
class TranslationJournal {
public:
    /// `root`: folder of all journals; empty: nothing is kept.
    TranslationJournal(std::string root, std::string source, std::string language);

    /// Waits until the change before is on the disk.
    void append(const std::vector<TranslationUnit>& units, std::size_t unit, const engine::PoEntry& entry);
    /// Until all of it is on the disk.
    void wait() { m_journal.wait(); }
    /// All of it is saved.
    void discard() { m_journal.end(); }
    /// Tells what fails.
    const JournalWriter& writer() const { return m_journal; }

    /// Journals that nobody holds, the latest first. What cannot be read is passed over.
    static std::vector<JournaledTranslation> left(const std::string& root);
    /// That one of a source and a language; nothing: all was saved.
    static std::optional<JournaledTranslation> left(const std::string& root, const std::string& source,
                                                    const std::string& language);

private:
    void begin(const std::vector<TranslationUnit>& units);

    std::string m_root;
    std::string m_source;
    std::string m_language;
    JournalWriter m_journal;
};

} // namespace marches::editor
