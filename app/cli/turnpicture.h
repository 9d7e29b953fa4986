// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>

#include <QByteArray>

#include "engine/diplomacy/referee/mailturn.h"
#include "engine/text/messageformatter.h"

namespace marches::editor {
struct BoardDrawing;
}

namespace marches::app {

class Session;

/// What is on the picture of a turn, and for whom.
struct TurnPicture {
    std::shared_ptr<const editor::BoardDrawing> drawing;
    const engine::Game& game;
    const engine::referee::MailTurn& turn;
    const engine::MessageFormatter& wording;
    int reader = -2;   ///< engine::referee::kReferee
    std::string title; ///< "Spring 1901"
};

/// The board after the turn, with an arrow for each order that its reader was told of. A .png has the title and the
/// meaning of arrows and colours below the board. `extension`: ".png", ".svg" or ".pdf". Reports what goes wrong; then
/// it is empty. May throw UsageError.
QByteArray drawTurn(const Session& session, const TurnPicture& wanted, const std::string& extension);

} // namespace marches::app
