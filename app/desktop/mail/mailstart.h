// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QWidget>

#include "app/desktop/mail/mailcontroller.h"
#include "editor/widgets/translated.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace marches::app {

class Application;

/// What stands on the page as long as no game is open: begin one, or open one. Offered first is the game that was begun
/// last, else the usual one.
class MailStart : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit MailStart(Application& application, QWidget* parent = nullptr);

    /// Looks at the games that there are anew.
    void refill();
    NewMailGame wanted() const;
    /// The game that is chosen was begun: the next time it is offered first.
    void remember();
    QComboBox* gameBox() const { return m_game; }
    QSpinBox* playersField() const { return m_players; }
    QCheckBox* masterBox() const { return m_master; }
    QPushButton* beginButton() const { return m_begin; }
    void tell(const QString& trouble);

signals:
    void beginRequested();
    void openRequested();

private:
    void onGame();
    std::string keyNow() const;
    void retranslate() final;

    Application& m_application;
    const Catalogue& m_catalogue;
    QLabel* m_head;
    QLabel* m_words;
    QLabel* m_gameWord;
    QComboBox* m_game;
    QLabel* m_playersWord;
    QSpinBox* m_players;
    QCheckBox* m_master;
    QPushButton* m_begin;
    QPushButton* m_open;
    QLabel* m_trouble;
    std::vector<NewMailGame> m_offered; ///< by entry
};

} // namespace marches::app
