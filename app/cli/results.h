// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/simulation/simulationresult.h"

namespace marches::engine {
struct Experiment;
} // namespace marches::engine

namespace marches::app {

class Session;

/// "I/N" of --shard, both from 1; 1/1 without it. Throws UsageError.
void readShard(const Session& session, int& shard, int& shards);

/// Reads a file of the kind simulation/1.
[[nodiscard]] engine::Result<engine::SimulationResult> loadResult(const std::string& file);

/// Puts the parts of a tournament together; gives the exit status.
int mergeTournaments(const Session& session, const std::vector<std::string>& files);

/// Write and print a result as the command line asks; each returns an exit status.
int deliverSimulation(const Session& session, const engine::SimulationResult& result);
int deliverExperiment(const Session& session, const engine::SimulationResult& result,
                      const engine::Experiment& experiment);

} // namespace marches::app
