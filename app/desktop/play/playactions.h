// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QList>
#include <QObject>

#include "app/desktop/base/actions.h"
#include "app/desktop/base/modepage.h"
#include "app/desktop/base/preferences.h"

class QAction;
class QMenu;

namespace marches::app {

class PlayPage;

/// Everything one can do in play mode by a key or a menu.
class PlayActions : public QObject {
    Q_OBJECT
public:
    PlayActions(PlayPage& page, Actions& actions);
    /// What the menu has now; it depends on the game on the board.
    QList<QAction*> menu(MenuId menu) const;
    void retranslate();
    /// Shows whether anything is done for a person without asking.
    void showHabits(Habits habits);

private:
    QAction* add(const char* id, const QList<QKeySequence>& keys, const char* icon, std::function<void()> act);
    QAction* find(const char* id) const;
    /// Whether the rules of the game on the board know what it does; without one it may be of use.
    bool isOfUse(const QString& id) const;

    PlayPage& m_page;
    Actions& m_actions;
    QMenu* m_habits; ///< each habit by itself
};

} // namespace marches::app
