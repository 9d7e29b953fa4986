// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/comparison.h"

#include <algorithm>

namespace marches::engine {

std::optional<ComparisonOfOne> comparisonOf(const SimulationResult& result, const Experiment& experiment,
                                            std::string_view contrast)
{
    if (experiment.design != ExperimentDesign::OneAtATime) return {};
    const auto one = std::ranges::find(result.contrasts, contrast, &Contrast::name);
    const auto arm = std::ranges::find(result.arms, contrast, &SimulationArm::name);
    if (one == result.contrasts.end() || arm == result.arms.end()) return {};
    const Result<OptionSetting> setting = parseOption(std::string(contrast));
    if (!setting) return {};
    ComparisonOfOne taken{experiment, result};
    taken.experiment.design = ExperimentDesign::Compare;
    taken.experiment.factors.clear();
    taken.experiment.arms = {ExperimentArm{arm->name, {}, {{setting->id, setting->value}}, {}, 0}};
    taken.result.experiment = writeExperiment(taken.experiment);
    taken.result.arms = {*arm};
    taken.result.contrasts = {Contrast{one->name, {-1, 1}, one->measured}};
    return taken;
}

} // namespace marches::engine
