// SPDX-License-Identifier: GPL-3.0-or-later
// What lies on the table between the seats: offers, sealed answers, and those that were opened.
#include <QDockWidget>

#include "app/desktop/play/dealcard.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/questionbar.h"
#include "app/desktop/play/tablepanel.h"

namespace marches::app {

void PlayPage::connectTable()
{
    connect(m_onTable, &TablePanel::committed, this, &PlayPage::commit);
    connect(m_onTable, &TablePanel::ruleRequested, this, &PlayPage::showRule);
    connect(m_question, &QuestionBar::goOnRequested, this, [this] {
        if (m_runner) m_runner->goOn();
    });
}

void PlayPage::showTable(const PlayContext* context)
{
    const bool wasBusy = m_onTable->isBusy();
    const bool wasEmpty = m_onTable->isEmpty();
    m_onTable->show(context);
    if (context == nullptr) return;
    const bool needed = TablePanel::isNeeded(m_runner->rules());
    if (needed == m_tableDock->isHidden()) m_tableDock->setVisible(needed);
    const bool rolls = m_runner->waiting() == GameRunner::Waiting::Roll;
    if (m_onTable->isBusy() && !wasBusy)
        m_tableDock->raise();
    else if (m_onTable->isVisible() && !m_onTable->isBusy() && (rolls || (m_onTable->isEmpty() && !wasEmpty)))
        m_battleDock->raise(); // dice are looked at there
    // What is to be put on the table is asked for there, where it is seen.
    m_question->form().setBrief(m_onTable->deal().hasDeal() && m_onTable->isVisible());
}

} // namespace marches::app
