// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/simulation/elo.h"
#include "engine/simulation/simulation.h"

namespace marches::engine {

inline constexpr std::size_t kMostTournamentLevels = 16;

/// Levels of bots against each other: every two of them play `games` games, in which they sit alternately round the
/// table and move on by a seat from game to game. Results of the same subject can be merged.
struct TournamentSubject {
    std::string variant; ///< as it was named
    std::string map;
    std::string ruleset;
    std::vector<OptionSetting> options; ///< those that differ from the defaults
    std::vector<std::string> seats;     ///< ids
    std::vector<std::string> levels;    ///< different ones, two at least
    std::uint64_t seed = 0;
    std::uint64_t games = 0; ///< of every two; with all pairs kMostSimulatedGames at most
    int moveLimit = 0;
    friend bool operator==(const TournamentSubject&, const TournamentSubject&) = default;

    std::uint64_t pairs() const { return levels.size() * (levels.size() - 1) / 2; }
};

/// How two levels fared against each other. Whole numbers, so that the order of the games does not matter.
struct TournamentPair {
    std::uint64_t games = 0; ///< that ended
    std::uint64_t cut = 0;   ///< that reached the move limit, or were not played on
    std::uint64_t units = 0; ///< what seats of the first level won of them, in kWinUnits a game
    friend bool operator==(const TournamentPair&, const TournamentPair&) = default;
};

struct TournamentResult {
    TournamentSubject subject;
    std::vector<GameRange> done;       ///< of all games, pair after pair; ascending, neither touching nor overlapping
    std::vector<TournamentPair> pairs; ///< (0, 1), (0, 2), ..., (1, 2), ...

    bool complete() const { return done == std::vector<GameRange>{{0, subject.pairs() * subject.games}}; }
    friend bool operator==(const TournamentResult&, const TournamentResult&) = default;
};

struct TournamentRun {
    TournamentSubject subject;
    std::shared_ptr<const Rules> rules;
    int shard = 1; ///< this part, from 1
    int shards = 1;
    int jobs = 0; ///< threads; 0: one a core. The result does not depend on it
    SimulationProgress progress;
};

/// Plays the games. Errors: lab-bot, lab-bots (fewer than two levels, too many, or one twice), lab-shard, lab-games.
[[nodiscard]] Result<TournamentResult> playTournament(const TournamentRun& run);

/// Elo of the levels, the first 0. A game that was cut counts for nobody.
std::vector<Rating> ratings(const TournamentResult& result);

/// One result of several parts of the same tournament. Errors: merge-nothing, merge-subject, merge-overlap.
[[nodiscard]] Result<TournamentResult> merge(const std::vector<TournamentResult>& parts);

/// The canonical file (`marches: tournament/1`): equal results, equal bytes.
std::string writeTournament(const TournamentResult& result);
[[nodiscard]] Result<TournamentResult> readTournament(std::string_view bytes, const std::string& file);
/// Whether a file says that it is one of a tournament.
bool isTournament(std::string_view bytes);

} // namespace marches::engine
