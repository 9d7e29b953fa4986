// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/playablepanel.h"

#include "editor/document/mapconversion.h"
#include "engine/rules/ruleset.h"

#include <QHeaderView>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace marches::editor {

namespace {

enum Column { Name, Play, Columns };

bool forbids(const std::vector<engine::MapNeed>& needs)
{
    return std::ranges::any_of(needs, [](const engine::MapNeed& need) { return need.forbids; });
}

} // namespace

PlayablePanel::PlayablePanel(QWidget* parent) : MapPanel(parent), m_list(new QTreeWidget(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
    m_list->setColumnCount(Columns);
    m_list->setHeaderHidden(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setWordWrap(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(Play, QHeaderView::ResizeToContents);
    PlayablePanel::retranslate();
}

QString PlayablePanel::heading() const { return tr("Playable"); }

void PlayablePanel::setGames(std::vector<PlayableGame> games)
{
    m_games = std::move(games);
    later();
}

std::vector<PlayableGame> PlayablePanel::playable() const
{
    std::vector<PlayableGame> found;
    if (document() == nullptr) return found;
    const engine::MapData map = mapDataOf(document()->model());
    for (const PlayableGame& game : m_games)
        if (const engine::Ruleset* ruleset = engine::findRuleset(game.ruleset))
            if (map.board.playable() && !forbids(ruleset->needs(map.board))) found.push_back(game);
    return found;
}

void PlayablePanel::refresh()
{
    const engine::MapData map = mapDataOf(document()->model());
    m_list->clear();
    for (const PlayableGame& game : m_games) {
        const engine::Ruleset* ruleset = engine::findRuleset(game.ruleset);
        if (ruleset == nullptr) continue;
        const std::vector<engine::MapNeed> needs = ruleset->needs(map.board);
        const bool can = map.board.playable() && !forbids(needs);
        auto* item = new QTreeWidgetItem(m_list);
        item->setText(Name, game.name);
        item->setIcon(Name, panelIcon(can ? QStringLiteral("check") : QStringLiteral("error")));
        item->setData(Name, Qt::AccessibleTextRole,
                      can ? tr("%1: can be played").arg(game.name) : tr("%1: cannot be played yet").arg(game.name));
        if (can) {
            auto* play = new QPushButton(tr("Play"));
            play->setAccessibleName(tr("Play %1").arg(game.name));
            connect(
                play, &QPushButton::clicked, this, [this, game] { emit playRequested(game); }, Qt::QueuedConnection);
            m_list->setItemWidget(item, Play, play);
        }
        if (!game.variant.empty()) continue; // the ruleset above says it
        for (const engine::MapNeed& need : needs) {
            auto* line = new QTreeWidgetItem(item);
            line->setText(Name, m_words ? m_words(need.what) : words(need.what.code));
            line->setIcon(Name, panelIcon(need.forbids ? QStringLiteral("error") : QStringLiteral("warning")));
            line->setFirstColumnSpanned(true);
        }
        item->setExpanded(true);
    }
}

void PlayablePanel::retranslate() { m_list->setAccessibleName(tr("Games that the map can be played with")); }

std::optional<PlayableGame> firstPlayable(const MapModel& model, const std::vector<PlayableGame>& games)
{
    const engine::MapData map = mapDataOf(model);
    if (!map.board.playable()) return std::nullopt;
    for (const PlayableGame& game : games)
        if (const engine::Ruleset* ruleset = engine::findRuleset(game.ruleset))
            if (!forbids(ruleset->needs(map.board))) return game;
    return std::nullopt;
}

} // namespace marches::editor
