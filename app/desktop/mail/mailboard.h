// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QFrame>

#include "editor/painting/boarddrawing.h"
#include "editor/widgets/translated.h"

class QLabel;

namespace marches::editor {
class BoardView;
}

namespace marches::app {

class Application;
class MailController;

/// The board with all orders as arrows: for the game master's eyes, which an amber edge and a sentence say.
class MailBoard : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    MailBoard(Application& application, MailController& controller, QWidget* parent = nullptr);

    editor::BoardView& board() const { return *m_board; }
    /// Shows what the sheets come to, the orders of one power before all others; -1: all alike.
    void showOrders(int seat);
    /// A game was opened: its board is drawn.
    void takeGame();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate() final;
    void setTheme();

    Application& m_application;
    MailController& m_controller;
    QLabel* m_words;
    QLabel* m_trouble;
    editor::BoardView* m_board;
    int m_seat = -1;
};

} // namespace marches::app
