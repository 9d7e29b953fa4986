// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/battledock.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QDockWidget>
#include <QScrollArea>
#include <QVariant>

#include "app/desktop/play/battlepanel.h"

namespace marches::app {

BattleDock::BattleDock(BattlePanel& panel, QDockWidget& dock, QBoxLayout& column, QWidget& board, QSettings& memory)
    : m_panel(panel), m_dock(dock), m_column(column), m_board(board),
      m_folding(dock, QStringLiteral("layout/play-battle"), FoldingDock::Place::InFront, memory)
{}

bool BattleDock::isFolded() const { return !m_dock.isAncestorOf(&m_panel); }

void BattleDock::beginGame(bool hasBattles)
{
    m_folding.beginGame(hasBattles);
    if (isFolded()) m_panel.setRowShown(false);
}

void BattleDock::fold(bool fold)
{
    auto* area = qobject_cast<QScrollArea*>(m_dock.widget());
    if (fold != isFolded()) {
        m_panel.setFolded(fold);
        if (fold) {
            area->takeWidget();
            m_column.insertWidget(m_column.indexOf(&m_board), &m_panel);
        } else {
            m_column.removeWidget(&m_panel);
            area->setWidget(&m_panel);
            m_panel.setVisible(true);
        }
        // While it is empty nobody is to open it.
        m_dock.setProperty("folded", fold);
        m_dock.setVisible(!fold);
        m_dock.toggleViewAction()->setEnabled(!fold);
    }
    m_folding.refresh();
    showRow(Moment::Question);
}

void BattleDock::follow(Moment moment, bool battle, bool byPlaces)
{
    m_panel.expectOdds(battle && byPlaces);
    m_folding.follow(moment, battle || m_panel.isOfInterest());
    showRow(moment);
}

void BattleDock::showRow(Moment moment)
{
    if (!isFolded()) return;
    const bool stays = moment != Moment::Question || m_panel.isAncestorOf(QApplication::focusWidget());
    if (m_folding.isWanted() || !stays) m_panel.setRowShown(m_folding.isWanted());
}

void BattleDock::editDice()
{
    if (isFolded()) {
        m_panel.setRowShown(true); // below the question
    } else {
        m_dock.show();
        m_dock.raise();
    }
    m_panel.editDice();
}

} // namespace marches::app
