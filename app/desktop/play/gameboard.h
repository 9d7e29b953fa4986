// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include <QStringList>

#include "app/desktop/base/gamesession.h"
#include "editor/painting/boarddrawing.h"
#include "editor/painting/boardwording.h"
#include "engine/text/messageformatter.h"

// What a game brings to the board: its drawing, its words, and what is wrong with its land.
namespace marches::app {

/// The drawing of the session's map. Errors: those of reading it.
[[nodiscard]] engine::Result<std::shared_ptr<const editor::BoardDrawing>> drawingOf(const GameSession& session);

/// How the board calls things: where powers give orders, a place is held by Turkey, not by its colour; where regions
/// count, their names say what one is worth.
editor::BoardWording boardWording(const GameSession& session, const engine::MessageFormatter& wording,
                                  const engine::Rules& rules);

/// A sentence for each land that no border or lane joins to the rest, which is drawn like all other: whoever tries a
/// map must be told.
QStringList unplayedLand(const GameSession& session, const engine::Rules& rules, const std::string& language);

} // namespace marches::app
