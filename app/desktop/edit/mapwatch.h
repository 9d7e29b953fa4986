// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace marches::app {

/// Looks after the files of the open map and tells when something has happened to them, in a moment of quiet: another program
/// writes in several goes.
class MapWatch : public QObject {
    Q_OBJECT
public:
    static constexpr int kQuiet = 400; ///< milliseconds

    explicit MapWatch(QObject* parent = nullptr);

    /// The folder of a map; empty: none any more.
    void watch(const QString& map);

signals:
    /// Perhaps by this program itself.
    void touched();

private:
    void look();

    QFileSystemWatcher m_watcher;
    QTimer m_quiet;
    QString m_map;
};

} // namespace marches::app
