// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>
#include <string>

#include "playtable.h"

// Games played through the real window, by whatever hands a player has.
// To look at such a game: MARCHES_PICTURES=<folder> leaves pictures of the window on its way, MARCHES_LANGUAGE=fr in
// French.
namespace marches::app {

inline constexpr int kMostSteps = 6000;

/// MARCHES_SEED plays another game than the one that is known to have it all.
std::uint64_t seedOr(std::uint64_t otherwise);

/// How a player who has only one way in does the few things that there are to do.
struct Hands {
    std::function<void(PlayTable&)> roll;
    std::function<void(PlayTable&, int place)> point;
    std::function<void(PlayTable&, QPushButton*)> press;
};

Hands byMouse();

/// Plays what comes to mind, until `stop` holds or the game is over.
void play(PlayTable& table, const Hands& hands, const std::function<bool()>& stop = {});

/// What a game that was played to its end has told and shown.
struct Past {
    std::set<std::string> told;       ///< keys of its log lines
    std::set<std::string> outOfTurn;  ///< of those that begin with the name of a seat that was not on turn
    std::set<std::string> reshuffled; ///< piles that have grown: last words of their fields
};

Past pastOf(PlayTable& table);

} // namespace marches::app
