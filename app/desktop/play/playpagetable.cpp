// SPDX-License-Identifier: GPL-3.0-or-later
// What is settled between the seats: offers, sealed answers, and those that were opened.
#include <QBoxLayout>
#include <QDockWidget>

#include "app/desktop/play/dealcard.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/tablepanel.h"

namespace marches::app {

void PlayPage::connectTable()
{
    m_deal = new DealCard(m_table);
    auto* column = static_cast<QBoxLayout*>(m_table->layout());
    column->insertWidget(column->indexOf(m_question) + 1, m_deal);
    connect(m_deal, &DealCard::committed, this, &PlayPage::commit);
    connect(m_deal, &DealCard::ruleRequested, this, &PlayPage::showRule);
    connect(m_question, &PromptBar::goOnRequested, this, [this] {
        if (m_runner) m_runner->goOn();
    });
}

void PlayPage::showTableDock() { m_tableDock->setVisible(m_runner && TablePanel::isNeeded(m_runner->rules())); }

void PlayPage::showTable(const PlayContext* context)
{
    m_deal->show(isEditing() ? nullptr : context);
    m_question->form().setBrief(m_deal->hasDeal()); // what is put on the table is asked for there
    const bool wasBusy = m_onTable->isBusy();
    const bool wasEmpty = m_onTable->isEmpty();
    m_onTable->show(context);
    if (context == nullptr) return;
    const bool rolls = m_runner->waiting() == GameRunner::Waiting::Roll;
    const bool inFront = !m_onTable->visibleRegion().isEmpty(); // behind another tab it counts as visible
    if (m_onTable->isBusy() && !wasBusy)
        m_tableDock->raise();
    else if (inFront && !m_onTable->isBusy() && (rolls || (m_onTable->isEmpty() && !wasEmpty)))
        m_battleDock->raise(); // dice are looked at there
}

} // namespace marches::app
