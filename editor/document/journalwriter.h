// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/io/editjournal.h"

#include <QObject>
#include <QThreadPool>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace marches::editor {

/// Writes the journal of a document in one thread of its own: in the order in which it is told, each thing at once, so
/// that no window waits for a disk. Whoever promises that a crash costs one record at most waits for the one before.
class JournalWriter : public QObject {
    Q_OBJECT
public:
    /// What makes a document or a record: it is run in the thread, and has all that it needs as values.
    using Document = std::function<engine::JournalDocument()>;
    using Record = std::function<std::string()>;

    explicit JournalWriter(QObject* parent = nullptr);
    /// Whatever was told is on the disk then; the journal stays.
    ~JournalWriter() override;

    /// There is a journal, or it is on its way to the disk.
    bool hasJournal() const { return m_hasJournal; }
    /// Begins one in a folder that is made for it.
    void begin(std::string folder, Document document);
    /// Goes on with one that was left.
    void takeUp(engine::EditJournal journal);
    void append(Record record);
    /// The work is saved, or given up: the journal goes, and with it what still waits to be written to it.
    void end();

    /// Until all is on the disk. What went wrong is told before it returns.
    void wait();
    /// Of the journal, when all is on the disk.
    std::size_t records();
    /// Of the journal, when all is on the disk; empty while there is none.
    std::string folder();
    /// The calls by which it writes, so that a test can let any of them fail; they must outlive it.
    void setCalls(engine::FileSystem& calls);

signals:
    /// Told once; nothing more is written until this journal ends.
    void failed(const marches::engine::Errors& errors);

private:
    void write(std::function<engine::Result<void>()> job);

    bool m_hasJournal = false;
    engine::FileSystem m_usual;
    // Belong to the thread as long as anything is on its way.
    engine::FileSystem* m_calls = &m_usual;
    std::optional<engine::EditJournal> m_journal;
    bool m_broken = false;
    QThreadPool m_thread;
};

} // namespace marches::editor
