// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QDialog>

class QLabel;
class QLineEdit;
class QListWidget;

namespace marches::app {

/// Something that the search can find and do.
struct Command {
    QString text;
    QString kind; ///< "Action", "Unsaved game", "Game", "Rule", "Territory"
    QString key;  ///< its shortcut, may be empty
    std::function<void()> run;
};

/// Ctrl+K: a field, and below it what fits. Words may come in any order, accents may be left out.
class CommandSearch : public QDialog {
    Q_OBJECT
public:
    explicit CommandSearch(std::vector<Command> commands, QWidget* parent = nullptr);

    QLineEdit* field() const { return m_field; }
    QListWidget* list() const { return m_list; }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter();
    void runCurrent();

    std::vector<Command> m_commands;
    QLineEdit* m_field;
    QListWidget* m_list;
    QLabel* m_nothing;
};

} // namespace marches::app
