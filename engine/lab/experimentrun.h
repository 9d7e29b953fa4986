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

/// Plays on where `soFar` stands, which holds the first games of the plan without a gap or none: at most `games` of
/// them, and no farther than the next look. However the games are cut into such steps, what is found is the same. What
/// is stopped is as it was before the step. Errors: merge-subject (`soFar` is of another experiment or has gaps).
[[nodiscard]] Result<ExperimentOutcome> playOn(const ExperimentPlan& plan, const SimulationResult& soFar,
                                               std::uint64_t games, int jobs, const SimulationProgress& progress = {});

/// Whether nothing is left to play: all games are there, or those up to a look at which the result was precise enough.
bool isFinished(const SimulationResult& result, const Experiment& experiment);

/// After how many games an experiment with a precision looks at what it has; the last is all of them.
std::vector<std::uint64_t> looksOf(const Experiment& experiment);
/// The confidence of each interval so that all looks together are right in 95 of 100 experiments; 0.95 without a
/// precision.
double confidenceOf(const Experiment& experiment);

/// A result of no games, to which those of parts can be compared.
SimulationResult emptyResult(const ExperimentPlan& plan);

} // namespace marches::engine
