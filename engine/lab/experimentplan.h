// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/game/rules.h"
#include "engine/lab/experiment.h"
#include "engine/package/library.h"
#include "engine/simulation/simulationresult.h"

namespace marches::engine {

/// An arm ready to be played.
struct PlannedArm {
    std::string name;
    std::string map;
    std::shared_ptr<const Rules> rules;
    std::vector<OptionSetting> options; ///< that differ from the defaults
    std::string content;                ///< contentMark() of cards and set-up of the variant's own; empty: none
    std::vector<std::string> bots;      ///< by seat
    ExperimentArm asked = {};           ///< what it was made of
};

/// An arm that an experiment would have, but that cannot be played or would change nothing.
struct LeftOutArm {
    std::string name;
    Error why;
};

/// An experiment with its arms and what is told from them.
struct ExperimentPlan {
    Experiment experiment;
    std::string map;
    std::string ruleset;
    std::vector<PlannedArm> arms;    ///< the first is the variant as it is, but for a factorial design or a fair one
    std::vector<Contrast> contrasts; ///< names and weights
    std::vector<LeftOutArm> leftOut;
};

/// Makes the games of an experiment; `file` is where it was read, for errors. A stranger's file opens nothing but
/// variants of the library and maps and rules by their own names: errors experiment-variant, map-by-other-file. Errors
/// besides those of options and variants: experiment-too-large (`max`: games that could be), experiment-arms (more than
/// kMostExperimentArms), lab-bots, experiment-number (the option to make fair is no number).
[[nodiscard]] Result<ExperimentPlan> planExperiment(const Experiment& experiment, const std::string& file,
                                                    const Library& library);

/// An arm's game with its map and rules, to be looked at.
[[nodiscard]] Result<GameSetup> setupOf(const ExperimentPlan& plan, const PlannedArm& arm, const std::string& file,
                                        const Library& library);

/// Values at which an option is tried by itself, other than the one it has: the other one of a switch, each other word,
/// halfway to the least and to the greatest number.
std::vector<OptionValue> valuesToTry(const OptionSpec& option, const OptionValue& now);

/// The largest number of games of which no sum of these contrasts can be too large for a result.
std::uint64_t mostGamesOf(const std::vector<Contrast>& contrasts);

/// "house.rounds=3"
std::string settingText(const std::string& option, const OptionValue& value);
/// Between the options of an interaction in the name of its contrast.
inline constexpr const char* kTimes = " * ";

} // namespace marches::engine
