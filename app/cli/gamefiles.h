// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <QByteArray>

#include "engine/base/result.h"

namespace marches::engine {
class Game;
class OptionValues;
class MessageFormatter;
struct GameSetup;
struct MapData;
} // namespace marches::engine

namespace marches::editor {
struct BoardDrawing;
struct BoardPicture;
struct OpenedMap;
} // namespace marches::editor

namespace marches::app {

class Session;

/// ".png", in small letters.
std::string extensionOf(const std::string& file);
/// Gives a picture with a drawing the width and theme that the command line says; the height follows from the board.
/// Reports the error and gives false where it cannot be drawn so. Throws UsageError.
bool stylePicture(const Session& session, editor::BoardPicture& picture);
/// ".png", ".svg" or ".pdf"; empty on failure.
QByteArray pictureBytes(const editor::BoardPicture& picture, const std::string& extension);
/// Throws UsageError unless the name ends in .png, .svg or .pdf.
void checkPictureName(const std::string& file);
/// The levels that --bots names, one a seat. Throws UsageError.
std::vector<std::string> botLevels(const Session& session, std::size_t seats);
/// A list with commas, its parts as they are.
std::vector<std::string> commaParts(const std::string& text);
/// Throws UsageError where one of the levels is none.
void checkLevels(const std::vector<std::string>& levels);
/// --map, or the first map that the rules can be played on. Throws UsageError.
std::string mapForRuleset(const Session& session, const std::string& ruleset);

/// Says how to let games end that have not, where the rules leave that to an option.
void hintAtLimit(const Session& session, const engine::OptionValues& options);

/// Writes a game as a saved game. Reports the error and gives false when that fails.
[[nodiscard]] bool writeJournal(const Session& session, const std::string& file, const engine::GameSetup& setup,
                                const engine::Game& game, const std::vector<std::string>& levels);
/// The board of a map with the board.svg beside it.
[[nodiscard]] engine::Result<std::shared_ptr<const editor::BoardDrawing>> loadDrawing(const engine::MapData& map);
/// What is wrong with the board.svg beside a map.
[[nodiscard]] engine::Errors checkDrawing(const engine::MapData& map);
/// Draws the board of a game as it stands now. Reports the error and gives false when that fails.
[[nodiscard]] bool drawGame(const Session& session, const std::string& file, const engine::GameSetup& setup,
                            const engine::Game& game, const engine::MessageFormatter& wording);

/// The folder of a map that is named by its path or, where there is none of it, by its id; errors as Library::map().
[[nodiscard]] engine::Result<std::string> mapFolder(const Session& session, const std::string& name);
/// A map as the options --style, --seed, --fills, --woods, --heights and --fresh want it drawn. Throws UsageError.
[[nodiscard]] engine::Result<editor::OpenedMap> drawnMap(const Session& session, const std::string& path);

} // namespace marches::app
