// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "editor/widgets/translated.h"

class QKeySequence;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace marches::app {

class Actions;

/// The list of all commands with their keys, and a field that records another key for the chosen one. A key that is
/// taken already is told with its command, and can be taken over.
class KeysEditor : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit KeysEditor(Actions& actions, QWidget* parent = nullptr);

    /// Reads commands and keys again; for when their words may be others.
    void refresh();
    /// Chooses a command by its id.
    void choose(const QString& id);
    QString chosen() const;

    QLineEdit& search() { return *m_search; }
    QTreeWidget& list() { return *m_list; }
    QKeySequenceEdit& recorder() { return *m_record; }
    QPushButton& takeOverButton() { return *m_takeOver; }
    QPushButton& resetButton() { return *m_reset; }
    QPushButton& resetAllButton() { return *m_resetAll; }
    QString told() const;

private:
    void retranslate() final;
    void filter();
    void onRecorded();
    void assign(const QKeySequence& key);
    void onChosen();
    void tell(const QString& sentence, bool conflict);

    Actions& m_actions;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    QLabel* m_recordLabel;
    QKeySequenceEdit* m_record;
    QPushButton* m_none;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
    QLabel* m_told;
    QPushButton* m_takeOver;
};

} // namespace marches::app
