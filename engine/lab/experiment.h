// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/options.h"
#include "engine/simulation/simulationresult.h"
#include "engine/simulation/statistics.h"
#include "engine/yaml/schema.h"

namespace marches::engine {

/// What an experiment asks.
enum class ExperimentDesign : std::uint8_t {
    Compare,    ///< the first arm with each other one; with one arm alone: how does it play?
    OneAtATime, ///< every option of the variant, or those named, changed by itself: what matters?
    Factorial,  ///< the options named at two levels each, all together: effects and interactions of two
    Fair,       ///< the values of one number: which is fair?
};

/// Where something stands in the file of an experiment; 0: nowhere.
struct ExperimentPlace {
    int line = 0;
    int column = 0;
    friend bool operator==(const ExperimentPlace&, const ExperimentPlace&) { return true; } ///< says nothing of meaning
};

/// Where the values of the keys at the top of its file stand; none where it was not read.
struct ExperimentPlaces {
    std::map<std::string, ExperimentPlace, std::less<>> keys;
    /// Of the first of these keys that was written; nowhere without any.
    ExperimentPlace of(std::initializer_list<std::string_view> any) const;
    friend bool operator==(const ExperimentPlaces&, const ExperimentPlaces&) { return true; }
};

/// One way of playing, told by what differs from the first.
struct ExperimentArm {
    std::string name;
    std::string variant; ///< empty: that of the experiment
    std::vector<OptionSetting> options;
    std::vector<std::string> bots; ///< levels, one for all or one a seat; empty: those of the experiment
    int players = 0; ///< 0: those of the experiment; of another variant, where that says nothing, those of the first
    ExperimentPlace place = {};
    friend bool operator==(const ExperimentArm&, const ExperimentArm&) = default;
};

/// An option and the values that it is tried at.
struct ExperimentFactor {
    std::string option;
    std::vector<OptionValue> values; ///< of a factorial design one or two, low and high; one: the other is as it is
    ExperimentPlace place = {};
    friend bool operator==(const ExperimentFactor&, const ExperimentFactor&) = default;
};

/// Which number is to be made fair, and what fair is.
struct FairQuestion {
    std::string option;
    int from = 0;
    int to = 0;
    int step = 1;
    std::string measure; ///< a column: "wins.red"
    double target = 0.5; ///< in the measure's own terms; shares from 0 to 1
    ExperimentPlace place = {};
    friend bool operator==(const FairQuestion&, const FairQuestion&) = default;
};

/// Name of the arm that plays the variant as it is.
inline constexpr const char* kFirstArm = "as it is";

/// A file of the kind experiment/1.
struct Experiment {
    std::string title;
    std::string variant;                        ///< "<map>/<variant>" or "<map>:<ruleset>"
    std::vector<OptionSetting> options;         ///< of all arms
    int players = 0;                            ///< 0: as the variant says
    std::vector<std::string> bots = {"medium"}; ///< levels, one for all or one a seat
    bool rotate = false;                        ///< bots move on by a seat from game to game
    ExperimentDesign design = ExperimentDesign::Compare;
    std::vector<ExperimentArm> arms;       ///< of Compare, besides the first
    std::vector<ExperimentFactor> factors; ///< of OneAtATime (none: every option) and Factorial
    std::optional<FairQuestion> fair;
    std::vector<std::string> measures; ///< ids; empty: all that are not costly
    std::string target = "wins";       ///< measure by which changes are ranked, and that `precision` is about
    std::uint64_t games = 1000;        ///< of each arm
    double precision = 0.0; ///< half the width of the target's intervals at which to stop, in 100; 0: play all
    Correction correction = Correction::Holm;
    std::uint64_t seed = 1;
    int moveLimit = 20'000;
    ExperimentPlaces places = {};
    friend bool operator==(const Experiment&, const Experiment&) = default;
};

inline constexpr std::uint64_t kMostExperimentGames = 1'000'000;
inline constexpr double kLeastPrecision = 0.01;
inline constexpr double kMostPrecision = 1000;
inline constexpr std::size_t kMostExperimentArms = 200;
inline constexpr std::size_t kMostFactors = 10; ///< of a factorial design

/// `block`: where the text stands in the file, if that holds something else as well.
[[nodiscard]] Result<Experiment> readExperiment(std::string_view bytes, const std::string& file,
                                                const BlockPlace& block = {});
[[nodiscard]] Result<Experiment> loadExperiment(const std::string& file);
/// The canonical file: equal experiments, equal bytes.
std::string writeExperiment(const Experiment& experiment);
const Schema& experimentSchema();
/// As its file says it: "holm".
std::string correctionWord(Correction correction);

/// Ids of the measures that the arms are measured by: those named, the target among them, or all that are not costly.
std::vector<std::string> wantedMeasures(const Experiment& experiment);

} // namespace marches::engine
