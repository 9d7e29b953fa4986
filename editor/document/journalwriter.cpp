// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/journalwriter.h"

#include <QCoreApplication>
#include <QEvent>
#include <QThread>

#include <utility>

namespace marches::editor {

namespace {

/// Whoever looks what journals there are holds each for a moment, a new one too.
engine::Result<engine::EditJournal> newJournal(const std::string& folder, const engine::JournalDocument& document,
                                               engine::FileSystem& calls)
{
    constexpr int kTries = 100;
    constexpr unsigned long kPause = 5; // milliseconds
    for (int tries = 1;; ++tries) {
        engine::Result<engine::EditJournal> made = engine::EditJournal::create(folder, document, calls);
        if (made || tries == kTries || made.error().front().code != "folder-in-use") return made;
        QThread::msleep(kPause);
    }
}

} // namespace

JournalWriter::JournalWriter(QObject* parent) : QObject(parent)
{
    m_thread.setMaxThreadCount(1); // in order
}

JournalWriter::~JournalWriter() { m_thread.waitForDone(); }

void JournalWriter::begin(std::string folder, Document document)
{
    m_hasJournal = true;
    write([this, folder = std::move(folder), document = std::move(document)]() -> engine::Result<void> {
        engine::Result<engine::EditJournal> made = newJournal(folder, document(), *m_calls);
        if (!made) return engine::fail(made.error());
        m_journal = std::move(*made);
        return {};
    });
}

void JournalWriter::takeUp(engine::EditJournal journal)
{
    wait();
    m_hasJournal = true;
    m_journal = std::move(journal);
}

void JournalWriter::append(Record record)
{
    write([this, record = std::move(record)] { return m_journal->append(record(), *m_calls); });
}

void JournalWriter::write(std::function<engine::Result<void>()> job)
{
    m_thread.start([this, job = std::move(job)] {
        if (m_broken) return; // a record without those before it means nothing
        const engine::Result<void> done = job();
        if (done) return;
        m_broken = true;
        QMetaObject::invokeMethod(
            this, [this, errors = done.error()] { emit failed(errors); }, Qt::QueuedConnection);
    });
}

void JournalWriter::end()
{
    m_thread.clear();
    m_thread.waitForDone();
    QCoreApplication::removePostedEvents(this, QEvent::MetaCall); // the trouble that it had ends with it
    if (m_journal) m_journal->discard();
    m_journal.reset();
    m_hasJournal = false;
    m_broken = false;
}

void JournalWriter::wait()
{
    m_thread.waitForDone();
    QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

std::size_t JournalWriter::records()
{
    wait();
    return m_journal ? m_journal->records() : 0;
}

std::string JournalWriter::folder()
{
    wait();
    return m_journal ? m_journal->folder() : std::string();
}

void JournalWriter::setCalls(engine::FileSystem& calls)
{
    wait();
    m_calls = &calls;
}

} // namespace marches::editor
