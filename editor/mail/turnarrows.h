// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "editor/painting/boardmarks.h"
#include "engine/diplomacy/referee/mailturn.h"
#include "engine/game/game.h"

namespace marches::editor {

/// What became of the orders of a turn, as arrows: those that the reader (referee::kReferee and the like) was told of.
/// A support that was cut is drawn to the unit it was meant for where the reader knows the order, else from the
/// attacker that cut it.
std::vector<BoardArrow> turnArrows(const engine::Game& game, const engine::referee::MailTurn& turn, int reader);

/// The orders of sheets as they were understood, before any of them is carried out; what was not taken has no arrow.
std::vector<BoardArrow> orderArrows(const engine::Rules& rules, const std::vector<engine::referee::GivenOrder>& orders);

} // namespace marches::editor
