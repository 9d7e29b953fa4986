// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "app/desktop/base/catalogue.h"
#include "engine/lab/experiment.h"

namespace marches::app {

class GameSession;

/// A game as far as the lab can play it: what it is called in a file, the options that were changed in it, who plays.
struct LabOpenGame {
    std::string variant;
    std::vector<engine::OptionSetting> options;
    int players = 0;
    std::vector<std::string> bots;
};

/// Nothing for a game that no experiment can name: on a map that is being edited, or with cards and a set-up of its own
/// that stand in no variant of the library.
std::optional<LabOpenGame> labGameOf(const Catalogue& catalogue, const GameSession& session);

/// A question that is worth asking of a game: one option changed, first those that it was played with.
struct LabSuggestion {
    engine::Experiment experiment;
    QString title;    ///< what is changed
    QString sentence; ///< how it is now
};
std::vector<LabSuggestion> labSuggestions(const Catalogue& catalogue, const LabOpenGame& game, std::size_t count);

} // namespace marches::app
