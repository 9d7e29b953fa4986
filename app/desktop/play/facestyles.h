// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/desktop/play/dicetray.h"
#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// What the faces of a die (Space::Die) show in this game, from the first on; empty where they are plain numbers. A
/// face with a picture is one whose id names a piece of resources/pieces, with its number behind it: "wolf-3".
std::vector<FaceStyle> faceLooks(const PlayContext& context, int die, int sides);

} // namespace marches::app
