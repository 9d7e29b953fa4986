// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QStringList>
#include <QTimer>

namespace marches::app {

/// Looks after files and folders and tells when something has happened to them, in a moment of quiet: another program
/// writes in several goes.
class FileWatch : public QObject {
    Q_OBJECT
public:
    static constexpr int kQuiet = 400; ///< milliseconds

    explicit FileWatch(QObject* parent = nullptr);

    /// Files and folders that are there or may come; a file that comes is seen where its folder is watched too.
    void watch(const QStringList& paths);

signals:
    /// Perhaps by this program itself.
    void touched();

private:
    void look();

    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
    QStringList m_paths;
};

} // namespace marches::app
