// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/lab/experiment.h"
#include "engine/lab/measure.h"
#include "engine/simulation/simulationresult.h"

namespace marches::engine {

/// A share or mean with its interval: of shares by Wilson, of means and differences by Student's t.
struct Estimate {
    double value = 0.0;
    Interval interval;
    std::uint64_t games = 0; ///< that have a value
    double deviation = 0.0;  ///< from game to game
};

/// Of an arm.
Estimate estimateOf(const Measure& measure, const MeasureSums& sums, double confidence = 0.95);
/// Of a contrast: the difference of arms, or the effect of a factor from low to high.
Estimate effectOf(const Measure& measure, const MeasureSums& sums, const std::vector<int>& weights,
                  double confidence = 0.95);

/// An arm of a result, the first one too.
struct ArmView {
    const std::string* name;
    const std::vector<OptionSetting>* options;
    const std::vector<std::string>* seats;
    const std::vector<std::string>* bots;
    const SimulationTally* tally;
    const Measured* measured;
};
std::vector<ArmView> armsOf(const SimulationResult& result);

/// Of fewer games nothing is said yet.
inline constexpr std::uint64_t kFewestGames = 30;

/// What a contrast says about one column.
struct Effect {
    std::string contrast;
    std::string column;
    Estimate estimate;
    double probability = 1.0; ///< of a value at least so far from 0 by chance alone
    double corrected = 1.0;   ///< for all effects that are asked about together
    bool found() const { return estimate.games >= kFewestGames && corrected < 0.05; }
    /// The same value in every game, though the games may have differed otherwise: no estimate that could be narrower.
    bool none() const { return estimate.games > 0 && estimate.value == 0.0 && estimate.deviation == 0.0; }
    /// How many games more of each arm it would have taken without equal seeds; below 0 where these did harm.
    double gamesSaved = 0.0;
};

/// The effects on a measure, of all contrasts and of all seats where it has a value for each, the largest first. Of two
/// seats of which one wins throughout what the other loses, the first alone. They are corrected together, as the
/// experiment says.
std::vector<Effect> effectsOn(const SimulationResult& result, const Experiment& experiment, std::string_view measure);

/// Whether not one of the games that were played differed: nothing that was measured, no move and no roll. What such a
/// contrast is about never made a difference, which is more than that none was found. False where no game has a value
/// in all of its arms, and for the name of no contrast.
bool changedNothing(const SimulationResult& result, std::string_view contrast);

/// A measure before and after the only change of an experiment.
struct Change {
    struct Arm {
        std::size_t arm = 0; ///< of armsOf()
        Estimate estimate;
    };
    Arm before;
    Arm after;
    Effect effect; ///< what was asked about is corrected by itself, all other measures together
};
/// Of all measures of games and seats, what was asked about first; empty where not just two arms are compared.
std::vector<Change> changesOf(const SimulationResult& result, const Experiment& experiment);

/// Half the width of the widest interval that the precision is about: of the target, of its differences where there
/// are any, and of the values among which the fair one is sought. Nothing where there is none.
std::optional<double> knownTo(const SimulationResult& result, const Experiment& experiment);
/// The measure that the precision is about; null for an unknown one.
const Measure* preciseMeasure(const Experiment& experiment);
/// The precision that is asked for, in the measure's own terms; shares from 0 to 1.
double wantedPrecision(const Experiment& experiment);
/// Whether all those intervals are as narrow as the experiment asks.
bool isPrecise(const SimulationResult& result, const Experiment& experiment);

/// The answer to "which value is fair?".
struct FairAnswer {
    struct Point {
        int value;
        Estimate estimate;
        bool possible; ///< its interval holds the target
    };
    std::vector<Point> points;     ///< by value
    int nearest = 0;               ///< whose measure is nearest to the target
    std::optional<double> crosses; ///< where a line through neighbouring points meets the target, nearest to `nearest`
    std::optional<std::pair<int, int>> range; ///< the least and the greatest value that are possible
};
/// Nothing where no game has a value of the measure. The intervals hold together for all values (Bonferroni).
std::optional<FairAnswer> fairAnswer(const SimulationResult& result, const Experiment& experiment);

/// Whether an experiment about two options can be played.
using PlayableCheck = std::function<bool(const Experiment&)>;
/// The factorial experiment about the `most` options whose change moved the target most, at the values that did;
/// nothing where fewer than two did anything. An option that cannot be played together with a stronger one is passed
/// over, if `playable` is given. `result` is of a design one at a time.
std::optional<Experiment> pairsExperiment(const SimulationResult& result, const Experiment& experiment,
                                          const PlayableCheck& playable = {}, std::size_t most = kMostFactors);

} // namespace marches::engine
