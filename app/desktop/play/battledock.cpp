// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/battledock.h"

#include <QAction>
#include <QBoxLayout>
#include <QDockWidget>
#include <QScrollArea>
#include <QVariant>

#include "app/desktop/play/battlepanel.h"

namespace marches::app {

bool BattleDock::isFolded() const { return !m_dock.isAncestorOf(&m_panel); }

void BattleDock::fold(bool fold)
{
    auto* area = qobject_cast<QScrollArea*>(m_dock.widget());
    if (fold == isFolded()) return;
    m_panel.setFolded(fold);
    if (fold) {
        area->takeWidget();
        m_column.insertWidget(m_column.indexOf(&m_board), &m_panel);
        m_panel.refreshFold();
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

void BattleDock::editDice()
{
    if (isFolded()) {
        m_panel.setVisible(true); // as a row below the question
    } else {
        m_dock.show();
        m_dock.raise();
    }
    m_panel.editDice();
}

} // namespace marches::app
