// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/filewatch.h"

#include <QFileInfo>

namespace marches::app {

FileWatch::FileWatch(QObject* parent) : QObject(parent)
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(kQuiet);
    const auto later = [this] { m_quiet.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, later);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, later);
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        look();
        emit touched();
    });
}

void FileWatch::watch(const QStringList& paths)
{
    const QStringList watched = m_watcher.files() + m_watcher.directories();
    if (!watched.isEmpty()) m_watcher.removePaths(watched);
    m_quiet.stop();
    m_paths = paths;
    look();
}

void FileWatch::look()
{
    // A file that was replaced by another of its name is watched no more.
    for (const QString& path : m_paths)
        if (QFileInfo::exists(path) && !m_watcher.files().contains(path) && !m_watcher.directories().contains(path))
            m_watcher.addPath(path);
}

} // namespace marches::app
