// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lab/experimentplan.h"
#include "engine/simulation/simulation.h"

namespace marches::engine {

/// How an experiment is run. What it finds does not depend on `jobs`, and the merged parts are what a single run finds.
struct ExperimentRun {
    const ExperimentPlan* plan = nullptr;
    int shard = 1; ///< this part, from 1
    int shards = 1;
    int jobs = 0; ///< threads; 0: one a core
    SimulationProgress progress;
};

struct ExperimentOutcome {
    SimulationResult result;
    bool stopped = false; ///< by the progress callback
    bool precise = false; ///< stopped because its intervals are as narrow as was asked
};

/// Plays every game once with each arm, with the same seeds for dice, shuffles and bots. With a precision it stops at
/// one of a few looks, each of them at twice as many games as the one before, as soon as all intervals of the target
/// are narrow enough at the confidence that so many looks need (Bonferroni); a part of several plays all of its games.
/// Errors: lab-shard.
[[nodiscard]] Result<ExperimentOutcome> runExperiment(const ExperimentRun& run);

/// After how many games an experiment with a precision looks at what it has; the last is all of them.
std::vector<std::uint64_t> looksOf(const Experiment& experiment);
/// The confidence of each interval so that all looks together are right in 95 of 100 experiments; 0.95 without a
/// precision.
double confidenceOf(const Experiment& experiment);

/// A result of no games, to which those of parts can be compared.
SimulationResult emptyResult(const ExperimentPlan& plan);

} // namespace marches::engine
