// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"
#include "engine/game/ruleset.h"

#include <QString>

#include <string>
#include <vector>

namespace marches::editor {

/// How a map is played: a ruleset, or a variant of one that the map has.
struct PlayableGame {
    std::string ruleset;
    std::string
        variant; ///< file, or its name below the map's folder while it is not saved; empty: the ruleset as it is
    QString name;
};

/// One of them, and what a map has or lacks for it.
struct GameOffer {
    PlayableGame game;
    std::vector<engine::MapNeed> needs; ///< what the map lacks, also what does not forbid playing
    bool can = false;                   ///< it can be played now
};

/// For each game, in order, whether it can be played on the map as it is. Rulesets that the engine does not have are
/// left out.
std::vector<GameOffer> offersFor(const MapModel& model, const std::vector<PlayableGame>& games);

} // namespace marches::editor
