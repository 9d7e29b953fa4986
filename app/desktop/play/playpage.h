// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QMainWindow>

#include "app/desktop/shell/actions.h"
#include "app/desktop/shell/gamesession.h"
#include "app/desktop/shell/modepage.h"

namespace marches::app {

class Application;

/// The play mode: one game with its board, docks and timeline. A main window of its own, so that its docks and their layout
/// stay with the mode.
class PlayPage : public QMainWindow, public ModePage {
    Q_OBJECT
public:
    PlayPage(Application& application, Actions& actions, Shell& shell, QWidget* parent = nullptr);
    ~PlayPage() override;

    /// Takes over a game and shows it; null: none.
    void setSession(std::unique_ptr<GameSession> session);
    GameSession* session() const { return m_session.get(); }

    QWidget* widget() override { return this; }
    QString title() const override;

signals:
    /// Another game, or none, is on the board.
    void sessionChanged();

private:
    Application& m_application;
    Actions& m_actions;
    Shell& m_shell;
    std::unique_ptr<GameSession> m_session;
};

} // namespace marches::app
