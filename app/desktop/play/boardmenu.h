// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

#include "app/desktop/play/playcontext.h"
#include "engine/game/movebuilder.h"

class QMenu;

namespace marches::app {

/// What a place's menu can do; the page does it.
struct BoardMenuActions {
    std::function<void(int verb)> choose; ///< the place, with this meaning
    std::function<void()> read;
    std::function<void()> readNeighbours;
};

/// Fills a menu with what one can do at a place: the answers that it gives to the question, and reading about it.
/// `builder` null: nothing is asked.
void fillBoardMenu(QMenu& menu, const PlayContext& context, const engine::MoveBuilder* builder, int place,
                   const QString& name, const BoardMenuActions& actions);

} // namespace marches::app
