// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/desktop/play/playcontext.h"
#include "engine/game/journal.h"

namespace marches::app {

// The record of a game in words: its branches, and steps that nobody took.

/// What a branch is called: the name that a person gave it, or the first thing that is told in it.
QString branchName(const PlayContext& context, int node);

/// The ends of all courses that the game has taken, the main line first.
std::vector<int> courseEnds(const engine::Journal& journal);
/// What the course that ends at `end` is called.
QString courseName(const PlayContext& context, int end);

/// Steps of a record that are nobody's move and tell nothing themselves, in words: a rule that was switched, a position
/// changed by hand. Empty for moves and outcomes, which have their own words.
QString stepSentence(const PlayContext& context, const engine::Step& step);
/// The rule that such a step is about; empty: none.
QString stepRule(const PlayContext& context, const engine::Step& step);

} // namespace marches::app
