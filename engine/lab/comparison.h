// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

#include "engine/lab/experiment.h"
#include "engine/simulation/simulationresult.h"

namespace marches::engine {

/// One change of an experiment by itself: the question, and what its games have said of it.
struct ComparisonOfOne {
    Experiment experiment;
    SimulationResult result;
};

/// Takes one contrast out of an experiment that tries options one at a time, as a comparison of two arms; its result is
/// to the byte what such a comparison of the same games gives, since all arms play with the same seeds. Nothing where
/// the experiment is of another design or has no such contrast.
std::optional<ComparisonOfOne> comparisonOf(const SimulationResult& result, const Experiment& experiment,
                                            std::string_view contrast);

} // namespace marches::engine
