// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QDialog>

#include "app/desktop/newgame/newgamemodel.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace marches::app {

class Application;
class GameRunner;
class OptionList;

/// All options of the game that is on: those that may change during play can be switched, the others say why not.
/// Nothing happens before the button is pressed; then every change is a step of the record of its own.
class RulesDialog : public QDialog {
    Q_OBJECT
public:
    RulesDialog(Application& application, GameRunner& runner, QWidget* parent = nullptr);

    OptionList* options() const { return m_options; }
    QLineEdit* search() const { return m_search; }
    QPushButton* changeButton() const { return m_change; }
    QString summary() const;

private:
    void takeFromGame();
    /// Options whose value in the dialog is not the game's, in the ruleset's order.
    std::vector<std::string> wanted() const;
    void refresh();
    void change();

    Application& m_application;
    GameRunner& m_runner;
    NewGameModel m_model;
    QLineEdit* m_search;
    OptionList* m_options;
    QLabel* m_summary;
    QPushButton* m_change;
};

} // namespace marches::app
