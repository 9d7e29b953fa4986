// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/desktop/play/playcontext.h"
#include "editor/widgets/translated.h"

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;
class QVBoxLayout;

namespace marches::app {

class Actions;
class Timeline;

/// The foot of the play mode: stepping through the record, its timeline, and the branches where the game went other
/// ways.
class TimelineBar : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    explicit TimelineBar(const Actions& actions, QWidget* parent = nullptr);
    /// Names the keys as they are now.
    void refreshKeys() { retranslate(); }
    void show(const PlayContext* context);
    Timeline& timeline() { return *m_timeline; }
    /// As one row, for low windows: the line stands beside the buttons, and there is no room for a note.
    void setFolded(bool folded);

    /// Puts what is being typed to the moment, or branch, that it was begun for.
    void commit();

    /// Index of another moment on the line: the first, the one before, ...; clamped.
    void step(int by);
    void goToFirst();
    void goToLast();
    /// The next (1) or previous (-1) branch at the nearest fork before the moment on the board.
    void goToOtherBranch(int direction);

signals:
    void momentRequested(int node);
    void renameRequested(int node, const QString& name);
    void promoteRequested(int node);
    void deleteRequested(int node);
    void noteRequested(int node, const QString& note);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate() final;
    void fillBranches();
    /// First node after the nearest fork at or before the moment on the board; -1: there is none.
    int branchNode() const;
    void commitNote();
    void commitName();

    const Actions& m_actions;
    const PlayContext* m_context = nullptr;
    QVBoxLayout* m_column;
    QHBoxLayout* m_row;
    Timeline* m_timeline;
    QToolButton* m_first;
    QToolButton* m_back;
    QToolButton* m_forward;
    QToolButton* m_last;
    QLabel* m_where;
    QToolButton* m_branches;
    QMenu* m_branchMenu;
    QLineEdit* m_name;
    QLineEdit* m_note;
    int m_noteNode = -1; ///< for which a note is being typed; -1: none is
    int m_nameNode = -1; ///< the branch whose name is being typed
};

} // namespace marches::app
