// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include <QLockFile>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>

#include "engine/package/result.h"

namespace marches::app {

class GameSession;

/// Keeps the game on the board safe in the data folder as it is played: written after every step, whole or not at all. While
/// a write is on its way further steps wait for it, so that a crash costs at most what was done during one write.
///
/// Each running program has a file and a lock of its own. A file whose program is gone was left by a crash; one that ended
/// well is `last.marches-save`, to go on with.
class Autosave : public QObject {
    Q_OBJECT
public:
    explicit Autosave(const QString& folder, QObject* parent = nullptr);
    ~Autosave() override;

    /// Keeps this game from now on; null: none. The one before becomes the last one.
    void watch(GameSession* session);
    /// Keeps none any more; the game that was kept becomes the last one.
    void retire();
    /// Waits until all is written; called at the end of a program that ends well.
    void finish();

    /// The game that was on the board last, or empty.
    QString lastGame() const;
    /// A game left by a crash, or empty.
    const QString& leftGame() const { return m_left; }
    /// The left game becomes the one to go on with, or is thrown away.
    void takeLeft();
    void discardLeft();
    /// Blocks until nothing is on its way to the disk.
    void waitForWrites();

signals:
    /// After each write; empty: it went well.
    void written(const marches::engine::Errors& errors);

private:
    void keep();
    void onWritten(const engine::Errors& errors);
    QString ownFile() const;
    QString lastFile() const;
    void lookForLeft();

    QString m_folder;
    QString m_name;
    QLockFile m_lock;
    QString m_left;
    QPointer<GameSession> m_session;
    QThreadPool m_pool;
    bool m_writing = false;
    bool m_again = false;
};

} // namespace marches::app
