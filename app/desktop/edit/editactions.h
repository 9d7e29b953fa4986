// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/actions.h"
#include "app/desktop/base/modepage.h"

#include <QList>
#include <QObject>

#include <functional>

class QAction;

namespace marches::app {

class EditPage;

/// Everything one can do in edit mode by a key or a menu, beside choosing a tool.
class EditActions : public QObject {
    Q_OBJECT
public:
    EditActions(EditPage& page, Actions& actions, MainWindowInterface& window);

    QList<QAction*> menu(MenuId menu) const;
    QAction* find(const char* id) const;
    /// What makes no sense now is greyed.
    void refresh();
    /// The same for Undo and Redo, which go by what is half drawn.
    void refreshUndo();
    /// The same for what is done about the current problem.
    void refreshAccepting();
    void retranslate();

private:
    QAction* add(const char* id, const QList<QKeySequence>& keys, const char* icon, std::function<void()> act);

    void undo();
    void removeSelected();
    void drawAnew();

    EditPage& m_page;
    Actions& m_actions;
    MainWindowInterface& m_window;
};

} // namespace marches::app
