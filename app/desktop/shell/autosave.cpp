// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/autosave.h"

#include "app/desktop/shell/gamesession.h"
#include "engine/package/files.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace marches::app {

namespace {

const QString kSuffix = QStringLiteral(".marches-save");

} // namespace

Autosave::Autosave(const QString& folder, QObject* parent)
    : QObject(parent), m_folder(folder), m_name(QStringLiteral("game-%1").arg(QCoreApplication::applicationPid())),
      m_lock(folder + QLatin1Char('/') + m_name + QStringLiteral(".lock"))
{
    m_pool.setMaxThreadCount(1);
    QDir().mkpath(folder);
    lookForLeft();
    m_lock.setStaleLockTime(0);
    m_lock.tryLock();
}

Autosave::~Autosave() { m_pool.waitForDone(); }

QString Autosave::ownFile() const { return m_folder + QLatin1Char('/') + m_name + kSuffix; }
QString Autosave::lastFile() const { return m_folder + QStringLiteral("/last") + kSuffix; }
QString Autosave::lastGame() const { return QFileInfo::exists(lastFile()) ? lastFile() : QString(); }

void Autosave::lookForLeft()
{
    const QDir folder(m_folder);
    const QString left = folder.filePath(QStringLiteral("left") + kSuffix);
    if (QFileInfo::exists(left)) m_left = left; // not yet decided about
    for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("game-*") + kSuffix}, QDir::Files, QDir::Time)) {
        if (!m_left.isEmpty()) return;
        // A lock that can be had belongs to nobody any more.
        QLockFile lock(folder.filePath(file.completeBaseName() + QStringLiteral(".lock")));
        lock.setStaleLockTime(0);
        if (!lock.tryLock()) continue;
        // A name of its own, so that a program that happens to get the number of the dead one does not write over it.
        if (QFile::rename(file.filePath(), left)) m_left = left;
    }
}

void Autosave::watch(GameSession* session)
{
    if (m_session == session) return;
    waitForWrites();
    if (m_session != nullptr) disconnect(m_session, nullptr, this, nullptr);
    m_session = session;
    if (session == nullptr) return;
    connect(session, &GameSession::changed, this, &Autosave::keep);
    keep();
}

void Autosave::keep()
{
    if (m_session == nullptr) return;
    if (m_writing) {
        m_again = true;
        return;
    }
    m_writing = true;
    m_pool.start([this, bytes = m_session->asFile(), file = ownFile().toStdString()] {
        const auto done = engine::writeFile(file, bytes);
        const engine::Errors errors = done ? engine::Errors() : done.error();
        QMetaObject::invokeMethod(
            this, [this, errors] { onWritten(errors); }, Qt::QueuedConnection);
    });
}

void Autosave::onWritten(const engine::Errors& errors)
{
    m_writing = false;
    emit written(errors);
    if (!m_again) return;
    m_again = false;
    keep();
}

void Autosave::waitForWrites()
{
    while (m_writing) {
        m_pool.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

void Autosave::retire()
{
    watch(nullptr);
    if (QFileInfo::exists(ownFile())) {
        QFile::remove(lastFile());
        QFile::rename(ownFile(), lastFile());
    }
}

void Autosave::finish()
{
    retire();
    m_lock.unlock();
}

void Autosave::takeLeft()
{
    if (m_left.isEmpty()) return;
    QFile::remove(lastFile());
    QFile::rename(m_left, lastFile());
    m_left.clear();
}

void Autosave::discardLeft()
{
    if (!m_left.isEmpty()) QFile::remove(m_left);
    m_left.clear();
}

} // namespace marches::app
