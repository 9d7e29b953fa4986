// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the play page that is not play: rules and position changed by hand, branches compared, menus, and what
// gives way in a narrow window.
#include <QBoxLayout>
#include <QDockWidget>
#include <QMenu>
#include <QScrollArea>

#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/boardmenu.h"
#include "app/desktop/play/comparedialog.h"
#include "app/desktop/play/dealcard.h"
#include "app/desktop/play/editbar.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/positionediting.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/rulesdialog.h"
#include "app/desktop/play/timelinebar.h"
#include "editor/canvas/boardview.h"

namespace marches::app {

bool PlayPage::isEditing() const { return m_editing->isOn(); }

void PlayPage::changeRules()
{
    if (!m_runner || isCurtainDown() || isEditing()) return;
    auto* dialog = new RulesDialog(m_application, *m_runner, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void PlayPage::editPosition()
{
    if (!m_runner || isCurtainDown()) return;
    if (isEditing()) {
        m_editing->finish();
        return;
    }
    m_runner->pause(); // bots would play on below the hand
    m_editing->begin(*m_context);
    showPositionDock(true);
    m_question->hide();
    m_deal->hide();
    m_edit->show();
    m_timeline->setEnabled(false);
    m_marks = {};
    m_battle->showForecast({}, std::nullopt);
    m_board->setFocus();
    say(m_edit->spoken());
}

/// Only while the position is changed there is anything in it.
void PlayPage::showPositionDock(bool shown)
{
    m_positionDock->setProperty("folded", !shown);
    m_positionDock->toggleViewAction()->setEnabled(shown);
    m_positionDock->setVisible(shown);
    if (!shown) return;
    // In a narrow window all panels are one tabbed column.
    if (!m_positionDock->isFloating() && !m_battleDock->isFloating() && m_battleDock->isVisibleTo(this))
        tabifyDockWidget(m_battleDock, m_positionDock);
    m_positionDock->raise();
}

void PlayPage::onEdited()
{
    showPositionDock(false);
    m_edit->hide();
    m_question->setVisible(true);
    m_timeline->setEnabled(true);
    refresh(false, false);
    announce();
}

void PlayPage::compareBranches()
{
    if (!m_runner || isCurtainDown() || isEditing()) return;
    auto* dialog = new CompareDialog(*m_context, *m_board, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &CompareDialog::courseRequested, this, [this](int node) { m_runner->goTo(node); });
    dialog->open();
}

void PlayPage::hurry()
{
    if (m_runner) m_runner->hurry();
}

void PlayPage::openPlaceMenu()
{
    const int place = m_board->currentPlace();
    if (place >= 0) onMenu(place, m_board->viewport()->mapToGlobal(m_board->placeRect(place).center()));
}

void PlayPage::onMenu(int place, const QPoint& globalPosition)
{
    if (!m_context || place < 0) return;
    if (isEditing()) {
        m_editing->take(place);
        return;
    }
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool asked = m_answers->isAsked();
    fillBoardMenu(*menu, *m_context, asked ? &m_answers->builder() : nullptr, place, m_board->placeName(place),
                  {[this, place](int verb) {
                       onPlace(place);
                       if (!m_answers->builder().candidates().empty()) m_question->form().choose(verb);
                   },
                   [this, place] { say(m_board->describe(place)); },
                   [this, place] {
                       m_board->setCurrentPlace(place);
                       readNeighbours();
                   }});
    menu->popup(globalPosition);
}

void PlayPage::setRoominess(WindowSizeClass room) { foldBattle(room == WindowSizeClass::Drawer); }

void PlayPage::foldBattle(bool fold)
{
    auto* area = qobject_cast<QScrollArea*>(m_battleDock->widget());
    if (fold != m_battleDock->isAncestorOf(m_battle)) return;
    m_battle->setFolded(fold);
    if (fold) {
        area->takeWidget();
        auto* column = static_cast<QBoxLayout*>(m_table->layout());
        column->insertWidget(column->indexOf(m_board), m_battle);
        m_battle->refreshFold();
    } else {
        m_table->layout()->removeWidget(m_battle);
        area->setWidget(m_battle);
        m_battle->setVisible(true);
    }
    // While it is empty nobody is to open it.
    m_battleDock->setProperty("folded", fold);
    m_battleDock->setVisible(!fold);
    m_battleDock->toggleViewAction()->setEnabled(!fold);
}

} // namespace marches::app
