// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "act.h"
#include "chance.h"

#include <QList>
#include <QStringList>

#include <deque>

class QWidget;

namespace marches::monkey {

class Stage;

/// What can be done now, seen from the living widgets, and one of it drawn by lot.
class Sight {
public:
    Sight(Stage& stage, Lot& lot) : m_stage(stage), m_lot(lot) {}

    /// The next act, for what is on the screen.
    Act choose();

private:
    void look();
    Act inFileDialog();
    bool tryKind(int kind, Act& act);
    bool press(Act& act); ///< a button
    bool fill(Act& act);  ///< text into a field
    bool point(Act& act); ///< something on a canvas
    bool pointAnywhere(Act& act);
    bool row(Act& act);
    bool entry(Act& act); ///< of a menu, a tab
    bool action(Act& act);
    bool key(Act& act);
    bool type(Act& act);
    bool wheel(Act& act);
    bool drag(Act& act);
    bool draw(Act& act); ///< with a tool, from point to point
    bool wait(Act& act);
    bool answers(Act& act); ///< many at once in a game
    /// What comes next where a person is in a hurry: a button of the tool bar while a text is still being typed, a
    /// remedy for a problem that has just gone.
    void goOnFrom(const Act& act);
    bool pressTool(const QStringList& actions, Act& act);
    bool world(Act& act);
    /// Of the widgets in sight one that is of any of these classes.
    QWidget* one(std::initializer_list<const char*> classes);
    bool spotted(QWidget* widget, Act& act);

    Stage& m_stage;
    Lot& m_lot;
    QList<QWidget*> m_seen;
    QWidget* m_front = nullptr; ///< the popup or dialog that takes everything; null: none
    std::deque<Act> m_plan;     ///< what follows from the last act
};

/// A popup or modal dialog that takes all input; null: none.
QWidget* inFront();

} // namespace marches::monkey
