// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translation/translationdocument.h"
#include "editor/translation/translationjournal.h"
#include "editor/translation/translationsaving.h"
#include "engine/base/result.h"

#include <QObject>

#include <memory>
#include <string>
#include <vector>

namespace marches::editor {

/// A text that was changed here and, otherwise, by another program.
struct TextConflict {
    int row = 0;
    engine::PoEntry theirs;
};

/// What has happened to the files since they were read.
struct OutsideChanges {
    int taken = 0;                       ///< texts that only the other program changed, taken over
    std::vector<std::string> gone;       ///< files with texts that were removed or emptied: the texts are kept
    std::vector<TextConflict> conflicts; ///< to be settled before anything is saved
    engine::Errors unreadable;           ///< what is there now is no translation; nothing is saved over it
    bool any() const { return taken > 0 || !gone.empty() || !conflicts.empty() || !unreadable.empty(); }
};

/// What becomes of the texts of a file that is gone.
enum class GoneFiles {
    Keep,   ///< another program did it: they are unsaved work from now on
    Follow, ///< this one did it: they are gone, too
};

/// The texts of sources with what their files make of them.
struct UnitsRead {
    std::vector<TranslationUnit> units;
    std::vector<TextRow> rows;
};
/// Reads the translations of sources into a language; files that are not there are empty. A save that was cut off is
/// brought to an end first. Errors: those of takeBytes(), of all files.
[[nodiscard]] engine::Result<UnitsRead> readUnits(const std::vector<engine::TextSource>& sources,
                                                  const std::string& language, const engine::TextRoots& roots);

/// A translation with its files and its journal: reads, keeps what is typed, saves whole files, and sees when another
/// program has changed them.
class TranslationStore : public QObject {
    Q_OBJECT
public:
    /// `source`: map.yaml, rules.yaml or texts.yaml; files of translations that are not there yet are made by the first
    /// save, beside the source or in the person's own folder (translationTarget()). What a program that is gone has
    /// left in `journals` for the same source and language is taken up.
    [[nodiscard]] static engine::Result<std::unique_ptr<TranslationStore>> open(const std::string& source,
                                                                                const std::string& language,
                                                                                const std::string& journals,
                                                                                const engine::TextRoots& roots = {});
    ~TranslationStore() override;

    TranslationDocument& document() { return *m_document; }
    const TranslationDocument& document() const { return *m_document; }
    /// What the files said when they were opened, by row.
    const std::vector<engine::PoEntry>& opened() const { return m_opened; }
    const std::string& source() const { return m_source; }
    const std::string& language() const { return m_language; }
    /// The .po files that are worked on.
    std::vector<std::string> files() const;
    /// Why texts that belong here are left out: variants that cannot be read.
    const engine::Errors& leftOut() const { return m_leftOut; }
    /// Texts that were taken up from a journal. What was being typed last is marked to be looked at again.
    int restored() const { return m_restored; }
    /// Row of the first of them; -1: there are none.
    int firstRestored() const { return m_firstRestored; }

    /// Who is named in the header as the last translator, and the team where none is named; empty: as it is.
    void setTranslator(const std::string& name) { m_translator = name; }

    bool isModified() const;
    /// Writes the files that have changed, each whole or not at all. "file-changed-on-disk" where another program was
    /// there meanwhile: see lookOutside(). While conflicts are open nothing is saved.
    [[nodiscard]] engine::Result<void> save();
    /// The same in three parts, for writeTranslations() in another thread between them: what is typed meanwhile stays
    /// unsaved work. Not while conflicts are open; lookOutside() waits until it has ended.
    TranslationSaving beginSave();
    [[nodiscard]] engine::Result<void> finish(const TranslationSaving& saving, TranslationWritten written);
    /// Writes every file, also one without a single translation: the beginning of a new language.
    [[nodiscard]] engine::Result<void> makeFiles();
    /// Reads what others have written: what only they changed comes into the document, the rest is told.
    OutsideChanges lookOutside(GoneFiles gone = GoneFiles::Keep);
    const std::vector<TextConflict>& conflicts() const { return m_conflicts; }
    /// Texts that the sources now say otherwise, have anew or have no more; 0 where they cannot be read. To take them
    /// over, the translation is opened anew.
    int sourceChanges() const;
    /// Takes theirs for the conflicts whose numbers are given, mine for the others; theirs is a step that can be
    /// undone.
    void settle(const std::vector<std::size_t>& theirs);

signals:
    /// Something was changed, saved or taken over.
    void modifiedChanged();
    void journalFailed(const marches::engine::Errors& errors);

private:
    TranslationStore(std::string source, std::string language, const std::string& journals,
                     std::vector<TranslationUnit> units, std::vector<TextRow> rows);
    void follow();
    void takeUp(const JournaledTranslation& left);
    void beginJournalAnew();
    bool isModified(std::size_t unit) const;
    bool hasTexts(std::size_t unit) const;
    /// What one has of a file that is not there any more is what one has changed since.
    void keepTextsOf(std::size_t unit, const std::string& bytes, bool exists);
    /// Theirs for one unit, or in `changes` why it cannot be read.
    void merge(std::size_t unit, const std::string& bytes, bool exists, OutsideChanges& changes);

    std::string m_source;
    std::string m_language;
    std::string m_translator;
    std::unique_ptr<TranslationDocument> m_document;
    std::vector<engine::PoEntry> m_base;   ///< by row, as in the files
    std::vector<engine::PoEntry> m_opened; ///< by row, as they were when they were opened
    TranslationJournal m_journal;
    std::vector<TextConflict> m_conflicts;
    engine::Errors m_leftOut;
    engine::TextRoots m_roots;
    int m_restored = 0;
    int m_firstRestored = -1;
};

} // namespace marches::editor
