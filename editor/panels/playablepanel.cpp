// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/playablepanel.h"

#include "editor/widgets/wrappedlines.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace marches::editor {

namespace {

constexpr int kAtOnce = 10; ///< milliseconds that a small map takes at most

} // namespace

PlayablePanel::PlayablePanel(QWidget* parent) : MapPanel(parent), m_list(new QTreeWidget(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
    m_list->setColumnCount(Columns);
    m_list->setHeaderHidden(true);
    m_list->setFrameShape(QFrame::NoFrame);
    WrappedLines::installIn(*m_list);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(Play, QHeaderView::ResizeToContents);
    PlayablePanel::retranslate();
}

QString PlayablePanel::heading() const { return tr("Playable"); }

void PlayablePanel::setGames(std::vector<PlayableGame> games)
{
    m_games = std::move(games);
    refreshLater();
}

void PlayablePanel::refresh()
{
    // Every ruleset looks at the whole map.
    m_work.start([model = document()->model(), games = m_games](const Progress&) { return offersFor(model, games); },
                 [this](const std::vector<GameOffer>& offers) { showOffers(offers); });
    m_work.finishWithin(kAtOnce);
}

void PlayablePanel::showOffers(const std::vector<GameOffer>& offers)
{
    m_list->clear();
    for (const GameOffer& offer : offers) {
        const PlayableGame& game = offer.game;
        auto* item = new QTreeWidgetItem(m_list);
        item->setText(Name, game.name);
        item->setToolTip(Name, game.name);
        item->setIcon(Name, panelIcon(offer.can ? QStringLiteral("check") : QStringLiteral("error")));
        item->setData(Name, Qt::AccessibleTextRole,
                      offer.can ? tr("%1: can be played").arg(game.name)
                                : tr("%1: cannot be played yet").arg(game.name));
        if (offer.can) {
            auto* play = new QPushButton(tr("Play"));
            play->setAccessibleName(tr("Play %1").arg(game.name));
            connect(
                play, &QPushButton::clicked, this, [this, game] { emit playRequested(game); }, Qt::QueuedConnection);
            m_list->setItemWidget(item, Play, play);
        }
        item->setData(Play, Qt::AccessibleTextRole,
                      offer.can ? tr("Play %1").arg(game.name) : item->data(Name, Qt::AccessibleTextRole));
        if (!game.variant.empty()) continue; // the ruleset above says it
        for (const engine::MapNeed& need : offer.needs) {
            auto* line = new QTreeWidgetItem(item);
            line->setText(Name, m_words ? m_words(need.what) : words(need.what.code));
            line->setToolTip(Name, line->text(Name));
            line->setIcon(Name, panelIcon(need.forbids ? QStringLiteral("error") : QStringLiteral("warning")));
            line->setFirstColumnSpanned(true);
            line->setData(Play, Qt::AccessibleTextRole, line->text(Name));
        }
        item->setExpanded(true);
    }
}

void PlayablePanel::retranslate() { m_list->setAccessibleName(tr("Games that the map can be played with")); }

} // namespace marches::editor
