// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/playdeals.h"

#include <QDockWidget>

#include "app/desktop/play/dealcard.h"
#include "app/desktop/play/tablepanel.h"
#include "app/desktop/widgets/panellayout.h"

namespace marches::app {

PlayDeals::PlayDeals(QObject* parent) : QObject(parent), m_panel(new TablePanel) {}

QWidget* PlayDeals::makeCard(QWidget* parent)
{
    m_card = new DealCard(parent);
    connect(m_card, &DealCard::committed, this, &PlayDeals::committed);
    connect(m_card, &DealCard::ruleRequested, this, &PlayDeals::ruleRequested);
    return m_card;
}

void PlayDeals::setDocks(QDockWidget* table, QDockWidget* battle)
{
    m_tableDock = table;
    m_battleDock = battle;
}

void PlayDeals::beginGame(const engine::Rules& rules) { offerPanel(*m_tableDock, TablePanel::isNeeded(rules)); }

void PlayDeals::show(const PlayContext* context, bool editing)
{
    m_card->show(editing ? nullptr : context);
    const bool wasBusy = m_panel->isBusy();
    const bool wasEmpty = m_panel->isEmpty();
    m_panel->show(context);
    if (context == nullptr) return;
    const bool rolls = context->runner.waiting() == GameRunner::Waiting::Roll;
    const bool inFront = !m_panel->visibleRegion().isEmpty(); // behind another tab it counts as visible
    if (m_panel->isBusy() && !wasBusy)
        m_tableDock->raise();
    else if (inFront && !m_panel->isBusy() && (rolls || (m_panel->isEmpty() && !wasEmpty)) && !m_battleDock->isHidden())
        m_battleDock->raise(); // dice are looked at there
}

bool PlayDeals::hasDeal() const { return m_card->hasDeal(); }

void PlayDeals::hideCard() { m_card->hide(); }

} // namespace marches::app
