// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>

#include <QByteArray>

#include "editor/painting/boarddrawing.h"
#include "engine/diplomacy/referee/mailturn.h"
#include "engine/package/library.h"
#include "engine/text/messageformatter.h"

namespace marches::app {

class Session;

/// By id of a reader (a seat, "master", "public") in which language he has his reports.
using ReaderLanguages = std::map<std::string, std::string>;

/// A turn that was played, with what is needed to tell it.
struct PlayedTurn {
    const engine::GameSetup& setup;
    const engine::Game& game;
    const engine::referee::MailTurn& turn;
    const engine::MessageFormatter& wording; ///< for readers who have no language of their own
    const ReaderLanguages& languages;
};

/// Throws UsageError unless --paper is one that there is, or absent.
void checkPaper(const Session& session);

/// Adds what --language-of says. Throws UsageError where it names no reader of that game or no language of its texts.
void addLanguages(const Session& session, const engine::Rules& rules, const engine::Texts& texts,
                  ReaderLanguages& languages);

/// The picture of a turn for a reader, in his words, in the width, the theme and on the paper that the command line
/// says. Reports what goes wrong; then it is empty. May throw UsageError.
QByteArray pictureOfTurn(const Session& session, const PlayedTurn& played,
                         const std::shared_ptr<const editor::BoardDrawing>& drawing, int reader,
                         const engine::MessageFormatter& wording, const std::string& title,
                         const std::string& extension, const QImage& ground = {});

/// Writes into a folder, all files or none: for each power, for the game master ("master") and for everybody
/// ("public") a text, a page (HTML) and a picture, called by the seat's id. Each says what its reader may know, in his
/// language. Reports errors and gives false then.
[[nodiscard]] bool writeReports(const Session& session, const std::string& folder, const PlayedTurn& played);

} // namespace marches::app
