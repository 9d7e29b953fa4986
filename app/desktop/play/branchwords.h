// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// What a branch is called: the name that a person gave it, or the first thing that is told in it.
QString branchName(const PlayContext& context, int node);

/// The ends of all courses that the game has taken, the main line first.
std::vector<int> courseEnds(const engine::Journal& journal);
/// What the course that ends at `end` is called.
QString courseName(const PlayContext& context, int end);

} // namespace marches::app
