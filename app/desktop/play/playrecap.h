// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>
#include <QTimer>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/recap.h"
#include "editor/painting/boardmarks.h"
#include "editor/widgets/translated.h"

class QDockWidget;
class QLabel;

namespace marches::editor {
class BoardView;
}

namespace marches::app {

class Actions;
class Preferences;
class RecapStrip;

/// What the others did since one's own turn: told in a strip above the question, listed in a panel, and played on the
/// board step by step, as often as one likes. It is read from the record, so it is there again in a game that is
/// opened.
class PlayRecap : public QObject {
    Q_OBJECT
public:
    PlayRecap(editor::BoardView& board, const Preferences& preferences, QObject* parent = nullptr);

    /// Both are made once, and owned by whoever they are put into.
    RecapStrip* makeStrip(const Actions& actions, QWidget* parent);
    QWidget* makePanel();
    void setDock(QDockWidget* dock) { m_dock = dock; }

    /// Another game is on the board, or none.
    void beginGame();
    /// There is news. The context must live until the next call; null: nobody is to see anything.
    void show(const PlayContext* context);

    const Recap& recap() const { return m_recap; }
    /// Why the recap is empty.
    QString nothingTold() const;
    bool isReplaying() const { return m_at >= 0; }
    /// What is marked on the board while it is replayed.
    editor::BoardMarks marks() const;

    /// Plays it on the board, from the beginning.
    void replay();
    void pauseOrGoOn();
    void stepBy(int steps);
    /// To where the next turn begins; back: to where this one began, or from there the one before.
    void stepTurn(bool onward);
    /// Back to the present. Nothing where nothing is replayed.
    void stop();
    /// Brings the list to the front.
    void list();

signals:
    /// A step is shown, or the present again: marks are others.
    void marksChanged();
    void said(const QString& sentence);
    /// The replay has ended; keys go to what is asked.
    void ended();

private:
    void retell();
    void goTo(int step, bool animate);
    void showStep(bool animate);
    void goToNext();
    int interval() const;
    /// What was told last, while others play.
    QString whatIsPlayed() const;
    QString lastTold() const;

    editor::BoardView& m_board;
    const Preferences& m_preferences;
    const PlayContext* m_context = nullptr;
    RecapStrip* m_strip = nullptr;
    QLabel* m_list = nullptr;
    QDockWidget* m_dock = nullptr;
    Recap m_recap;
    Stretch m_stretch;
    QTimer m_timer;
    bool m_isDue = true; ///< the viewer has the turn, or nobody has it alone
    int m_at = -1;       ///< step that is shown; -1: none, the board is in the present
};

} // namespace marches::app
