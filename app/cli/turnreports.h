// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/diplomacy/referee/mailturn.h"
#include "engine/package/library.h"
#include "engine/text/messageformatter.h"

namespace marches::app {

class Session;

/// A turn that was played, with what is needed to tell it.
struct PlayedTurn {
    const engine::GameSetup& setup;
    const engine::Game& game;
    const engine::referee::MailTurn& turn;
    const engine::MessageFormatter& wording;
};

/// Writes into a folder, all files or none: for each power, for the game master ("master") and for everybody
/// ("public") a text, a page (HTML) and a picture, called by the seat's id. Each says what its reader may know. Reports
/// errors and gives false then.
bool writeReports(const Session& session, const std::string& folder, const PlayedTurn& played);

} // namespace marches::app
