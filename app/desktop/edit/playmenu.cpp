// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/playmenu.h"

#include "app/desktop/base/icons.h"
#include "app/desktop/edit/mapcontroller.h"
#include "app/desktop/widgets/retire.h"

namespace marches::app {

PlayMenu::PlayMenu(MapController& controller, const Playtests& playtests, ErrorWords words, QWidget* parent)
    : QMenu(parent), m_controller(controller), m_playtests(playtests), m_words(std::move(words))
{
    setObjectName(QStringLiteral("playMenu"));
    connect(this, &QMenu::aboutToShow, this, &PlayMenu::fill);
}

void PlayMenu::fill()
{
    for (QMenu* lacking : findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) retire(lacking);
    clear();
    if (m_controller.store() == nullptr) return;
    const std::vector<editor::GameOffer> offers = m_playtests.offers(*m_controller.store());
    const auto usual = m_playtests.usual(*m_controller.store(), offers);
    for (const editor::GameOffer& offer : offers) {
        if (!offer.can) continue;
        const bool below = !offer.game.variant.empty();
        QAction* action =
            addAction(below ? tr("    %1", "a variant, below its ruleset").arg(offer.game.name) : offer.game.name);
        action->setCheckable(true);
        action->setChecked(usual && usual->ruleset == offer.game.ruleset && usual->variant == offer.game.variant);
        connect(action, &QAction::triggered, this, [this, game = offer.game] { emit playRequested(game); });
    }
    addSeparator();
    for (const editor::GameOffer& offer : offers)
        if (!offer.can && offer.game.variant.empty()) addLacking(offer);
    addSeparator();
    connect(addAction(tr("Show all in the panel")), &QAction::triggered, this, &PlayMenu::needsRequested);
}

void PlayMenu::addLacking(const editor::GameOffer& offer)
{
    auto* lacking =
        new QMenu(tr("%1: not yet", "a game that the map cannot be played with").arg(offer.game.name), this);
    lacking->setIcon(app::icon(QStringLiteral("error")));
    for (const engine::MapNeed& need : offer.needs) {
        QAction* line = lacking->addAction(
            app::icon(need.forbids ? QStringLiteral("error") : QStringLiteral("warning")), m_words(need.what));
        connect(line, &QAction::triggered, this, &PlayMenu::needsRequested);
    }
    if (offer.needs.empty()) lacking->addAction(tr("The map has no territories yet"))->setEnabled(false);
    addMenu(lacking);
}

} // namespace marches::app
