// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/longwork.h"
#include "editor/document/playablegames.h"
#include "editor/panels/mappanel.h"
#include "engine/base/result.h"

#include <functional>
#include <vector>

class QTreeWidget;

namespace marches::editor {

/// Which games the map can be played with as it is now, and what it lacks for the others.
class PlayablePanel : public MapPanel {
    Q_OBJECT
public:
    explicit PlayablePanel(QWidget* parent = nullptr);

    QString heading() const override;
    /// What is to be looked at, rulesets before their variants.
    void setGames(std::vector<PlayableGame> games);
    /// Words of an error for a person.
    void setErrorWords(std::function<QString(const engine::Error&)> words) { m_words = std::move(words); }
    QTreeWidget& list() { return *m_list; }

signals:
    void playRequested(const marches::editor::PlayableGame& game);

protected:
    void refresh() override;
    void retranslate() override;
    void mapChanged() override { m_work.cancel(); }

private:
    void showOffers(const std::vector<GameOffer>& offers);

    enum Column { Name, Play, Columns };
    std::vector<PlayableGame> m_games;
    std::function<QString(const engine::Error&)> m_words;
    LongWork m_work;
    QTreeWidget* m_list;
};

} // namespace marches::editor
