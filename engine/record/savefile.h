// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/game.h"
#include "engine/package/library.h"
#include "engine/package/variantpackage.h"
#include "engine/record/mailrecord.h"
#include "engine/yaml/yamlnode.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

// A saved game (`marches: save/1`): what is played, by whom, the seed, and the whole journal. Steps are written as in a
// scenario. The main line stands under `steps`; every other branch under `branches`, with the number of the step that
// it goes on from. An outcome that a person set is marked `by-hand: true`, also where the seed would have given the
// same; without the mark, one that the seed does not give counts as set by hand too. Steps are numbered from 1 as they
// stand in the file, the main line first; 0 is the start.

/// Bounds of a save: a step is up to 12 values and 60 bytes, and the longest games of random bots take 50,000 steps. A
/// file as large as this is read in two seconds and 300 MB.
inline constexpr int kMostSavedSteps = 200'000;
inline constexpr YamlLimits kSaveLimits{.bytes = kLargestDocument, .nodes = 2'500'000};

/// Who plays a seat.
struct SavedPlayer {
    std::string seat;                  ///< id
    std::string name;                  ///< of the person; empty: the seat's own
    std::string controller = "person"; ///< or a level of botLevels()
    friend bool operator==(const SavedPlayer&, const SavedPlayer&) = default;
};

/// A save as read, not yet played.
struct SavedGame {
    std::string file;
    VariantData variant; ///< map, ruleset, preset, options at the start, seats: for Library::setup
    std::vector<SavedPlayer> players;
    std::uint64_t seed = 0;
    YamlNode record; ///< steps, branches and here, as in the file
};

/// A save's game and what is wrong with its record.
struct OpenedGame {
    Game game;
    Errors errors; ///< empty: all of it was played
    MailRecord mail = {};
};

/// The canonical file of a game: equal games, equal bytes. `setup` is what the game was made from; `mail` stands in it
/// where there is any.
std::string writeSave(const GameSetup& setup, const std::vector<SavedPlayer>& players, const Game& game,
                      const MailRecord& mail = {});

/// Reads and checks everything but the record.
[[nodiscard]] Result<SavedGame> readSave(std::string_view bytes, const std::string& file);
[[nodiscard]] Result<SavedGame> loadSave(const std::string& file);

/// Whoever waits for a long game hears how much of it is played, from 0 to 1. False: it is not wanted any more.
using Replayed = std::function<bool(double done)>;

/// Plays the record. A step that does not follow from the rules (`save-step`, with the id of the rule that forbids it,
/// or `save-outcome`) is left out with what comes after it, and so is one that cannot be read; the rest is kept.
/// `setup` is what Library::setup makes of `saved.variant`. What `told` does not want any more ends where it is.
OpenedGame openSave(const SavedGame& saved, const GameSetup& setup, const Replayed& told = {});

/// What a save may say.
const Schema& saveSchema();

// The record of a game in a save: `name`, `note`, `here`, `steps` and `branches`, as described above.

/// Adds the keys of the record to the map `save`. Gives by node of the journal the number of its step in the file.
std::vector<int> writeRecord(const Game& game, YamlNode& save);

/// Plays a record that has the shape of a save, as far as it goes, or as it is wanted. `game` stands at its start.
/// Gives by number in the file the node of the journal; -1: that step could not be played.
std::vector<int> readRecord(const YamlNode& save, const std::string& file, Game& game, Errors& errors,
                            const Replayed& told = {});

} // namespace marches::engine
