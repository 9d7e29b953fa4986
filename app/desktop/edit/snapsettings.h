// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QMenu;
class QSettings;
class QToolButton;
class QWidget;

namespace marches::editor {
class RuledView;
} // namespace marches::editor

namespace marches::app {

class Actions;

/// What helps a hand to draw: rulers, guides, grid, and what the tools snap to. Its switches are remembered from one
/// day to the next.
class SnapSettings : public QObject {
    Q_OBJECT
public:
    /// `owner` gets the actions; `memory` must outlive this.
    SnapSettings(QWidget* owner, Actions& actions, editor::RuledView& ruled, QSettings& memory);

    /// For the tool bar: switches snapping; its menu chooses to what.
    QToolButton* makeButton(QWidget* parent);
    QList<QAction*> viewActions() const { return {m_rulers, m_guides, m_grid}; }
    void retranslate();
    /// Without a map there is nothing to draw on.
    void setEnabled(bool on);

private:
    QAction* add(QWidget* owner, Actions& actions, const char* id, bool on, const char* icon = "",
                 const QKeySequence& key = {});
    void apply();

    editor::RuledView& m_ruled;
    QSettings& m_memory;
    QList<QAction*> m_all;
    QAction* m_rulers;
    QAction* m_guides;
    QAction* m_grid;
    QAction* m_snap;
    QAction* m_points;
    QAction* m_lines;
    QAction* m_snapGuides;
    QAction* m_snapGrid;
};

} // namespace marches::app
