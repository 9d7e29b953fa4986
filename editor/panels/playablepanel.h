// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/mappanel.h"
#include "engine/package/result.h"

#include <functional>
#include <vector>

class QTreeWidget;

namespace marches::editor {

/// How a map is played: a ruleset, or a variant of one that the map has.
struct PlayableGame {
    std::string ruleset;
    std::string variant; ///< file; empty: the ruleset as it is
    QString name;
};

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
    /// Games that can be played now.
    std::vector<PlayableGame> playable() const;
    QTreeWidget& list() { return *m_list; }

signals:
    void playRequested(const marches::editor::PlayableGame& game);

protected:
    void refresh() override;
    void retranslate() override;

private:
    std::vector<PlayableGame> m_games;
    std::function<QString(const engine::Error&)> m_words;
    QTreeWidget* m_list;
};

/// The first of the games whose ruleset finds everything it needs on the map; nothing: none does.
std::optional<PlayableGame> firstPlayable(const MapModel& model, const std::vector<PlayableGame>& games);

} // namespace marches::editor
