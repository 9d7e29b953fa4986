// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/keptfiles.h"

#include <utility>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>

namespace marches::app {

namespace {

const QString kLock = QStringLiteral(".lock");
const QString kRemoved = QStringLiteral(".removed");

std::unique_ptr<QLockFile> lockFile(const QString& path)
{
    auto lock = std::make_unique<QLockFile>(path);
    lock->setStaleLockTime(0); // work may be thought about for days; only a program that is gone lets it go
    return lock;
}

} // namespace

KeptFiles::KeptFiles(QString folder, QString ending) : m_folder(std::move(folder)), m_ending(std::move(ending))
{
    QDir().mkpath(m_folder);
}

QString KeptFiles::newId(const QString& kind)
{
    return QStringLiteral("%1-%2-%3")
        .arg(kind, QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMdd-hhmmss")))
        .arg(QRandomGenerator::global()->generate(), 8, 16, QLatin1Char('0'));
}

QStringList KeptFiles::ids(const QString& kind) const
{
    QStringList all;
    const QString pattern = kind + QStringLiteral("-*-*") + m_ending;
    for (const QFileInfo& file : QDir(m_folder).entryInfoList({pattern}, QDir::Files, QDir::Time))
        all << file.fileName().chopped(m_ending.size());
    return all;
}

bool KeptFiles::isFree(const QString& id) const
{
    const QString lock = path(id, kLock);
    return (m_lock != nullptr && id == m_locked) || !QFileInfo::exists(lock) || lockFile(lock)->tryLock();
}

bool KeptFiles::lock(const QString& id)
{
    if (m_lock != nullptr && id == m_locked) return true;
    auto lock = lockFile(path(id, kLock));
    // A folder that cannot be written holds no locks, and nothing that is kept either.
    if (!lock->tryLock() && lock->error() == QLockFile::LockFailedError) return false;
    m_lock = std::move(lock);
    m_locked = id;
    return true;
}

void KeptFiles::unlock()
{
    m_lock.reset();
    m_locked.clear();
}

bool KeptFiles::remove(const QString& id) const
{
    if (!isFree(id)) return false;
    const QString removed = path(id, kRemoved);
    QFile::remove(removed);
    if (!QFile::rename(file(id), removed)) return false;
    QFile away(removed); // from now on it is counted how long it can be taken back
    if (away.open(QIODevice::ReadWrite))
        away.setFileTime(QDateTime::currentDateTime(), QFileDevice::FileModificationTime);
    return true;
}

void KeptFiles::takeBack(const QString& id) const { QFile::rename(path(id, kRemoved), file(id)); }

void KeptFiles::clearRemoved(const std::function<void(const QString& id)>& gone) const
{
    const QDir all(m_folder);
    for (const QFileInfo& removed : all.entryInfoList({QLatin1Char('*') + kRemoved}, QDir::Files)) {
        if (removed.lastModified().daysTo(QDateTime::currentDateTime()) < 1) continue;
        QFile::remove(removed.filePath());
        gone(removed.fileName().chopped(kRemoved.size()));
    }
}

} // namespace marches::app
