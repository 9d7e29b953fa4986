// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/game.h"

namespace marches::app {

/// Answers of several seats that were opened together, or made against each other: bids, stakes, ballots. By what the
/// game's messages say of themselves (engine::RevealedAnswers).
struct OpenedAnswers {
    int node = -1;                        ///< of the record, where the last of them was opened; -1: there are none
    int together = 0;                     ///< how many were opened at that moment
    engine::Message topic;                ///< what was answered; text 0: nothing says so
    std::vector<engine::Message> answers; ///< in the order in which they were told
    std::vector<engine::Message> outcomes;
};

/// The last answers that were opened on the way to where the game stands, with what came of them since.
OpenedAnswers lastRevealed(const engine::Game& game);
/// Sums of the ballots among them, one message for each thing that was voted for, in the order of its first ballot.
std::vector<engine::Message> tally(const engine::Rules& rules, const std::vector<engine::Message>& answers);

} // namespace marches::app
