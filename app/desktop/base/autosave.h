// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QObject>
#include <QPointer>
#include <QString>
#include <QThreadPool>

#include "app/desktop/base/keptgames.h"
#include "engine/base/result.h"

namespace marches::app {

class GameSession;

/// Keeps the game on the board safe in the data folder as it is played: written after every step, whole or not at all.
/// While a write is on its way further steps wait for it, so that a crash costs at most what was done during one write.
///
/// Every game is kept in files of its own, and stays there when another one takes its place on the board.
class Autosave : public QObject {
    Q_OBJECT
public:
    /// What there is to say of a game.
    using Describe = std::function<KeptGame(const GameSession& session)>;
    Autosave(const QString& folder, Describe describe, QObject* parent = nullptr);
    ~Autosave() override;

    /// Keeps this game from now on, as the kept one `id` or, when that is empty, as a new one; null: none. The game
    /// before stays in the list, unless nobody has played it.
    void watch(GameSession* session, const QString& id = {});
    /// Waits until all is written; called at the end of a program that ends well.
    void finish();

    /// Kept games that are not on a board, the newest first.
    std::vector<KeptGame> games() const;
    /// Of the game on the board; empty: none.
    const QString& current() const { return m_id; }
    KeptGames& folder() { return m_games; }
    /// Blocks until nothing is on its way to the disk.
    void waitForWrites();

signals:
    /// After each write; empty: it went well.
    void written(const marches::engine::Errors& errors);

private:
    void keep();
    void onWritten(const engine::Errors& errors);
    /// The game leaves the board. `ended`: with the program, which then shows it again.
    void letGo(bool ended);

    KeptGames m_games;
    Describe m_describe;
    QString m_id;
    KeptGame m_about; ///< as last written
    QPointer<GameSession> m_session;
    QThreadPool m_pool;
    bool m_writing = false;
    bool m_again = false;
};

} // namespace marches::app
