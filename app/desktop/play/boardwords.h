// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/boardwording.h"
#include "engine/package/wording.h"

namespace marches::app {

/// The words of the board from the texts of a game. `wording` must outlive what is returned.
editor::BoardWording boardWords(const engine::Wording& wording);

} // namespace marches::app
