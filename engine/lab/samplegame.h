// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/game/game.h"
#include "engine/lab/experimentplan.h"
#include "engine/simulation/simulation.h"

namespace marches::engine {

/// A game of an experiment with its record, to be looked at step by step. An experiment keeps no games: its seed says
/// how each of them goes.
struct SampleGame {
    GameSetup setup;
    std::unique_ptr<Game> game;    ///< at its start; the record goes on to the end
    std::vector<std::string> bots; ///< by seat, as they sat in this game
};

/// Plays game `number` (from 0) of an arm once more, with its record. `file`: of the experiment, for errors. Errors:
/// those of setting the game up; lab-sample (there is no such game or arm); lab-illegal (a bot chose what may not be).
[[nodiscard]] Result<SampleGame> sampleGame(const ExperimentPlan& plan, std::size_t arm, std::uint64_t number,
                                            const std::string& file, const Library& library);

/// How the games of a range went with an arm, until `progress` stops it.
std::vector<GameSummary> sampleSummaries(const ExperimentPlan& plan, std::size_t arm, GameRange range,
                                         const SimulationProgress& progress = {});

} // namespace marches::engine
