// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/diplomacy/referee/gameorders.h"
#include "engine/game/game.h"
#include "engine/text/messageformatter.h"

namespace marches::engine::referee {

/// Where a game stands, as it is sent around in a game by mail.
struct TurnReport {
    std::vector<std::string> happened; ///< what became of the orders, and what followed, a line each
    std::vector<std::string> units;    ///< of each power: "France: A Bur, F MAO (units 2, centres 3)"
    std::vector<std::string> retreats; ///< of each power with dislodged units: "Austria must retreat: F Tri"
    std::string season;                ///< phase and year that it stands in: "Spring 1901"
    std::string next;                  ///< the same as a line; empty: the game is over
    std::string due;                   ///< who must send orders
};

/// What was told at the nodes of the journal, and the position now. With `rules` each line ends with the rule it rests
/// on.
TurnReport turnReport(const Game& game, std::span<const int> nodes, const MessageFormatter& wording, bool rules);

/// Why an order was not taken, as a sentence; empty: it was.
std::string statusText(const GivenOrder& given, const Game& game, const MessageFormatter& wording);

} // namespace marches::engine::referee
