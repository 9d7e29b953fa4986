// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "editor/geometry/progress.h"
#include "engine/game/game.h"
#include "engine/package/library.h"
#include "engine/text/texts.h"

namespace marches::app {

// Games as they are read from files: values alone, so that any thread may read them. A session is made of them where
// they are shown.

/// Who answers for a seat: a person with a name, or a bot of a level.
struct SeatControl {
    std::string name; ///< of a person; empty: the ruleset's word for the seat
    std::string bot;  ///< level; empty: a person
    bool isBot() const { return !bot.empty(); }
    friend bool operator==(const SeatControl&, const SeatControl&) = default;
};

/// A game with its past, and all that a session of it needs.
struct GameRead {
    engine::GameSetup setup;
    engine::Game game;
    std::vector<SeatControl> seats;
    engine::Texts texts;    ///< in every language that there is
    engine::Errors leftOut; ///< steps that do not follow from the rules
};

/// What a game left by a crash has that no file has.
struct LeftDifferences {
    QString savedAs; ///< name of the file it was last saved in; empty: none is known
    int savedSteps = 0;
    int newSteps = 0;      ///< made since; of a game that was never saved, all
    bool goneBack = false; ///< the file has steps that the left game has not
    QStringList told;      ///< by the new steps, a line each
};

/// Plays the bytes of a saved game anew. Where `progress` does not want it any more, as far as it went.
[[nodiscard]] engine::Result<GameRead> readGame(const engine::Library& library, const std::string& bytes,
                                                const std::string& file, const editor::Progress& progress = {});
/// The same of a file. Errors of readFile() besides.
[[nodiscard]] engine::Result<GameRead> readGameFile(const engine::Library& library, const std::string& file,
                                                    const editor::Progress& progress = {});
/// A scenario to play on with. Every seat is the person's: it is looked at and tried out.
[[nodiscard]] engine::Result<GameRead> readScenarioFile(const engine::Library& library, const std::string& file);

/// What the game in `file` has that the first of `saves` that holds the same game has not: the same seed, map and
/// rules. Nothing where `file` cannot be read.
LeftDifferences compareLeft(const engine::Library& library, const std::string& file,
                            const std::vector<std::string>& saves, const std::string& language,
                            const editor::Progress& progress = {});

} // namespace marches::app
