// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/filewatch.h"
#include "editor/document/longwork.h"
#include "editor/translation/incomingtexts.h"
#include "editor/translation/translationmemory.h"
#include "editor/translation/translationstore.h"
#include "engine/text/translationfiles.h"

#include <QDateTime>
#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace marches::engine {
struct Lesson;
}

namespace marches::app {

class Application;

/// What one can translate: a map with its variants, a ruleset, what the engine says, a lesson, or the program's own
/// window.
struct TranslatableTexts {
    enum class Kind { Map, Rules, Engine, Window, Lesson };
    Kind kind = Kind::Map;
    QString file; ///< map.yaml, rules.yaml, texts.yaml, lesson.yaml, or the file of Linguist that tells the window's
                  ///< sentences
    QString name; ///< in the language in use
};

/// A translation: of which texts, into which language.
struct Translation {
    QString source;
    QString language;
};

/// The translation that is open: opens it, saves it by itself in a moment of quiet, and sees to it when another program
/// has changed its files. Asks nobody.
///
/// In two sources: translationmemoryfiles.cpp is about files from elsewhere, none of which is open.
class TranslationController : public QObject {
    Q_OBJECT
public:
    static constexpr int kQuiet = 1500; ///< milliseconds after the last change until it is saved

    explicit TranslationController(Application& application, QObject* parent = nullptr);
    ~TranslationController() override;

    std::vector<TranslatableTexts> choices() const;
    /// Codes of the languages that the texts of a file are translated into so far, with that they are written in left
    /// out.
    QStringList languagesOf(const QString& source) const;
    /// The translation that a file holds, whose own or the program's; nothing: no texts here have it.
    std::optional<Translation> translationIn(const QString& file) const;
    /// What a file from elsewhere translates, by its texts and the language that it names; nothing: no texts here, or
    /// they are written in that language. Errors: it cannot be read.
    [[nodiscard]] engine::Result<std::optional<Translation>> placeOf(const QString& file) const;
    /// What such a file says of the texts that are open.
    [[nodiscard]] engine::Result<editor::IncomingTexts> incoming(const QString& file) const;
    /// All that one can translate, by files; where texts are; every language that anything is translated into.
    std::vector<std::string> sources() const;
    engine::TextRoots roots() const;
    QStringList knownLanguages() const;
    /// Who is named as the last translator: "Anna <anna@example.org>".
    std::string translator() const;
    /// The language that they are written in; empty: they cannot be read.
    QString writtenIn(const QString& source) const;

    /// Saves what is open and opens something else. On failure nothing is open, and errors() tells why.
    bool open(const QString& source, const QString& language);
    /// A new language: its files are made at once.
    bool begin(const QString& source, const QString& language);
    /// A map.yaml that a person works on elsewhere in the program. As long as nothing was opened, typed or taken up
    /// again here in this run, it is what reopen() opens, if its texts can be translated.
    void propose(const QString& map);
    /// What is open was asked for: no proposal takes its place.
    void markAsChosen() { m_chosen = true; }
    /// Something else is open, or nothing at all, than what reopen() would open.
    bool mayReopen() const { return m_store == nullptr || wantsProposed(); }
    /// Opens the map that was proposed, what was open last, or left unsaved by a program that is gone; else the texts
    /// of the first map. What was asked for and could not be opened is tried once more instead.
    void reopen();
    void close();

    editor::TranslationStore* store() const { return m_store.get(); }
    editor::TranslationDocument* document() const { return m_store ? &m_store->document() : nullptr; }
    /// What was asked for last, whether it could be opened or not.
    const QString& source() const { return m_source; }
    const QString& language() const { return m_language; }
    TranslatableTexts::Kind kind() const;
    const engine::Errors& errors() const { return m_errors; }
    /// Errors in sentences of the language in use.
    QString sentences(const engine::Errors& errors) const;
    /// What the open texts say; what all others say in their language as soon as that is read: memoryFilled().
    const editor::TranslationMemory& memory() const { return m_memory; }
    bool isMemoryFilled() const { return m_store != nullptr && !m_filling.isRunning(); }

    /// Files whose translations are suggested, too: .po and TMX. Kept between starts.
    QStringList memoryFiles() const;
    void setMemoryFiles(const QStringList& files);
    /// How many texts came from one, or what is wrong with it, in a sentence.
    QString memoryState(const QString& file) const;
    /// The folder that a person chose a file in last.
    QString lastFolder() const;

    // Which texts are listed, kept between starts: the states by number (-1: not chosen yet), the group of this source.
    int rememberedFilter() const;
    void rememberFilter(int filter);
    std::optional<editor::TextGroup> rememberedGroup() const;
    void rememberGroup(std::optional<editor::TextGroup> group);

    /// Saves now; false, with savingErrors(), when that fails.
    bool save();
    /// Saves in another thread, while one goes on typing; savingChanged() comes when it is done.
    void saveSoon();
    bool isSaving() const { return m_saver.isRunning(); }
    const engine::Errors& savingErrors() const { return m_savingErrors; }
    /// When it was saved last; invalid: not yet.
    const QDateTime& savedAt() const { return m_savedAt; }
    /// Looks at the files now. Where the texts themselves have changed they are read anew, and steps back are gone.
    void lookOutside(editor::GoneFiles gone = editor::GoneFiles::Keep);
    void settle(const std::vector<std::size_t>& theirs);
    /// What is closed and opened is the same translation, whose texts have changed in their own language.
    bool isReadingAnew() const { return m_readingAnew; }
    bool hasConflicts() const { return m_store && !m_store->conflicts().empty(); }
    /// True once after a translation was saved that other parts of the program have read before.
    bool takeNews();
    /// Files were written beside this object.
    void countAsNews();

signals:
    void closing();
    void opened(); ///< or could not be: see errors()
    void savingChanged();
    void memoryFilled();
    /// Another program was at the files: texts came from there, or files are gone; conflicts and errors are told by the
    /// store.
    void outsideSeen(const marches::editor::OutsideChanges& changes);
    /// So many texts have changed in the language that they are written in.
    void sourceSeen(int texts);

private:
    /// What came of reading a file of a memory.
    struct MemoryRead {
        QString file;
        engine::Result<engine::PoFile> content;
    };
    static std::vector<MemoryRead> readMemories(const QStringList& files, const std::string& language);
    QString lessonTitle(const engine::Lesson& lesson) const;
    bool wantsProposed() const { return !m_chosen && !m_proposed.isEmpty() && m_proposed != m_source; }
    bool show(const QString& source, const QString& language);
    void readAnew(int changes);
    /// The files of texts: of a map those of its variants, too.
    std::vector<engine::TranslationFile> filesOf(const TranslatableTexts& texts) const;
    /// Has the running window say what was saved.
    void speakAnew();
    void follow();
    /// What came of a save; whether all is on the disk.
    bool saved(const engine::Result<void>& done);
    void watchFiles();
    void fillMemory();
    void rememberAll();
    void remember(int row);
    /// A file as it is remembered, and back.
    QString portable(const QString& source) const;
    QString resolved(const QString& source) const;
    QString journals() const;

    Application& m_application;
    std::unique_ptr<editor::TranslationStore> m_store;
    editor::TranslationMemory m_memory;
    std::map<QString, engine::Result<int>> m_memoryStates; ///< by file
    editor::LongWork m_filling;                            ///< of the memory
    editor::LongWork m_saver;
    QString m_source;
    QString m_language;
    engine::Errors m_errors;
    engine::Errors m_savingErrors;
    QDateTime m_savedAt;
    QTimer m_quiet;
    FileWatch m_watch;
    bool m_news = false;
    bool m_touched = false; ///< somebody was at the files while they were saved
    QString m_proposed;     ///< one of the choices, or empty
    bool m_chosen = false;  ///< what is open is what somebody wants to work on
    bool m_readingAnew = false;
};

} // namespace marches::app
