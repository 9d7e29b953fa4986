// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/estimate.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

#include "engine/lab/experimentplan.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/factorial.h"
#include "engine/package/variantpackage.h"

namespace marches::engine {

namespace {

double deviationOf(const MeasureSums& sums)
{
    if (sums.games < 2) return 0.0;
    const auto games = static_cast<double>(sums.games);
    const auto sum = static_cast<double>(sums.units);
    return std::sqrt(std::max(0.0, (static_cast<double>(sums.squares) - sum * sum / games) / (games - 1.0)));
}

Estimate scaledMean(const MeasureSums& sums, double unit, double confidence)
{
    Estimate estimate;
    estimate.games = sums.games;
    if (sums.games == 0) return estimate;
    const auto sum = static_cast<double>(sums.units);
    estimate.value = sum / static_cast<double>(sums.games) / unit;
    const Interval interval = studentMean(sum, static_cast<double>(sums.squares), sums.games, confidence);
    estimate.interval = {interval.lo / unit, interval.hi / unit};
    estimate.deviation = deviationOf(sums) / unit;
    return estimate;
}

int positiveWeight(const std::vector<int>& weights)
{
    int sum = 0;
    for (const int weight : weights) sum += std::max(0, weight);
    return std::max(1, sum);
}

/// How many games more of each arm independent samples would have taken for an interval as narrow.
double savedBy(const SimulationResult& result, const Contrast& contrast, const std::string& column,
               const MeasureSums& paired)
{
    double apart = 0.0;
    const std::vector<ArmView> arms = armsOf(result);
    for (std::size_t i = 0; i < arms.size(); ++i) {
        if (contrast.weights[i] == 0) continue;
        const auto found = arms[i].measured->find(column);
        if (found == arms[i].measured->end()) return 0.0;
        const double deviation = deviationOf(found->second) * contrast.weights[i];
        apart += deviation * deviation;
    }
    const double together = deviationOf(paired);
    if (together <= 0.0) return 0.0;
    return static_cast<double>(paired.games) * (apart / (together * together) - 1.0);
}

/// "house.rounds=3": the option and the value as written.
std::pair<std::string, std::string> parted(const std::string& setting)
{
    const std::size_t sign = setting.find('=');
    return {setting.substr(0, sign), sign == std::string::npos ? std::string() : setting.substr(sign + 1)};
}

std::optional<double> crossingOf(const std::vector<FairAnswer::Point>& points, double target, int nearest)
{
    std::optional<double> best;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const double a = points[i - 1].estimate.value - target;
        const double b = points[i].estimate.value - target;
        if (a == b || (a < 0) == (b < 0)) continue;
        const double at = points[i - 1].value + (points[i].value - points[i - 1].value) * a / (a - b);
        if (!best || std::abs(at - nearest) < std::abs(*best - nearest)) best = at;
    }
    return best;
}

} // namespace

Estimate estimateOf(const Measure& measure, const MeasureSums& sums, double confidence)
{
    Estimate estimate = scaledMean(sums, measure.unit, confidence);
    if (measure.share)
        estimate.interval = wilson(static_cast<double>(sums.units) / measure.unit, static_cast<double>(sums.games),
                                   normalQuantile(confidence));
    return estimate;
}

Estimate effectOf(const Measure& measure, const MeasureSums& sums, const std::vector<int>& weights, double confidence)
{
    return scaledMean(sums, double{1.0} * measure.unit * positiveWeight(weights), confidence);
}

std::vector<ArmView> armsOf(const SimulationResult& result)
{
    const SimulationSubject& subject = result.subject;
    std::vector<ArmView> arms = {
        {&result.name, &subject.options, &subject.seats, &subject.bots, &result.tally, &result.measured}};
    for (const SimulationArm& arm : result.arms)
        arms.push_back({&arm.name, &arm.options, &arm.seats, &arm.bots, &arm.tally, &arm.measured});
    return arms;
}

namespace {

/// The effects on the measures that are wanted, corrected together, as they come.
std::vector<Effect> effectsWhere(const SimulationResult& result, const Experiment& experiment,
                                 const std::function<bool(const Measure&, const std::string& column)>& wanted)
{
    std::vector<Effect> effects;
    for (const Contrast& contrast : result.contrasts)
        for (const auto& [column, sums] : contrast.measured) {
            const Measure* measure = measureOfColumn(column);
            if (measure == nullptr || !wanted(*measure, column) || sums.games == 0) continue;
            Effect effect{contrast.name, column, effectOf(*measure, sums, contrast.weights, confidenceOf(experiment))};
            effect.probability =
                meanTail(static_cast<double>(sums.units), static_cast<double>(sums.squares), sums.games);
            effect.gamesSaved = savedBy(result, contrast, column, sums);
            effects.push_back(std::move(effect));
        }
    // Looks at what there is so far count as tests too.
    const auto looks = static_cast<double>(looksOf(experiment).size());
    std::vector<double> probabilities;
    probabilities.reserve(effects.size());
    for (const Effect& effect : effects) probabilities.push_back(std::min(1.0, effect.probability * looks));
    const std::vector<double> all = corrected(probabilities, experiment.correction);
    for (std::size_t i = 0; i < effects.size(); ++i) effects[i].corrected = all[i];
    return effects;
}

/// Whether the arms' tallies cancel each other out, as those of the same games do; what is measured may be little.
bool sameCourses(const std::vector<ArmView>& arms, const std::vector<int>& weights)
{
    // A stranger's file may hold sums so large that only unsigned numbers bear to be weighted.
    std::map<int, std::uint64_t> moves;
    std::map<int, std::uint64_t> turns;
    std::uint64_t rolls = 0;
    std::uint64_t allMoves = 0;
    for (std::size_t i = 0; i < arms.size(); ++i) {
        if (weights[i] == 0) continue;
        const auto weight = static_cast<std::uint64_t>(std::int64_t{weights[i]});
        for (const auto& [length, games] : arms[i].tally->moves) moves[length] += weight * games;
        for (const auto& [length, games] : arms[i].tally->turns) turns[length] += weight * games;
        rolls += weight * arms[i].tally->rolls;
        allMoves += weight * arms[i].tally->allMoves;
    }
    const auto none = [](const auto& entry) { return entry.second == 0; };
    return rolls == 0 && allMoves == 0 && std::ranges::all_of(moves, none) && std::ranges::all_of(turns, none);
}

/// The place of the only weight that is 1 or -1, where the others are 0.
std::optional<std::size_t> armWeighted(const Contrast& contrast, int weight)
{
    const auto found = std::ranges::find(contrast.weights, weight);
    if (found == contrast.weights.end() || std::ranges::count_if(contrast.weights, [](int w) { return w != 0; }) != 2)
        return {};
    return static_cast<std::size_t>(found - contrast.weights.begin());
}

/// The second of the only two columns of a measure where one seat wins what the other loses in every contrast: it tells
/// nothing that the first does not.
std::optional<std::string> mirroredColumn(const SimulationResult& result, const Measure* measure)
{
    std::optional<std::pair<std::string, std::string>> two;
    for (const Contrast& contrast : result.contrasts) {
        std::vector<const std::pair<const std::string, MeasureSums>*> found;
        for (const auto& one : contrast.measured)
            if (measureOfColumn(one.first) == measure && one.second.games > 0) found.push_back(&one);
        if (found.size() != 2) return {};
        const auto& [first, a] = *found[0];
        const auto& [second, b] = *found[1];
        if (a.games != b.games || a.units != -b.units || a.squares != b.squares) return {};
        if (two && *two != std::pair(first, second)) return {};
        two = {first, second};
    }
    return two ? std::optional(two->second) : std::nullopt;
}

} // namespace

std::vector<Effect> effectsOn(const SimulationResult& result, const Experiment& experiment, std::string_view measure)
{
    const Measure* known = findMeasure(measure);
    const std::optional<std::string> mirrored = mirroredColumn(result, known);
    std::vector<Effect> effects = effectsWhere(result, experiment, [&](const Measure& one, const std::string& column) {
        return &one == known && column != mirrored;
    });
    std::ranges::stable_sort(effects, [](const Effect& a, const Effect& b) {
        return std::abs(a.estimate.value) > std::abs(b.estimate.value);
    });
    return effects;
}

bool changedNothing(const SimulationResult& result, std::string_view contrast)
{
    const auto found = std::ranges::find(result.contrasts, contrast, &Contrast::name);
    if (found == result.contrasts.end()) return false;
    bool played = false;
    for (const auto& [column, sums] : found->measured) {
        if (sums.units != 0 || sums.squares != 0) return false;
        played = played || sums.games > 0;
    }
    return played && sameCourses(armsOf(result), found->weights);
}

std::vector<Change> changesOf(const SimulationResult& result, const Experiment& experiment)
{
    std::vector<Change> changes;
    if (result.contrasts.size() != 1) return changes;
    const std::optional<std::size_t> before = armWeighted(result.contrasts.front(), -1);
    const std::optional<std::size_t> after = armWeighted(result.contrasts.front(), 1);
    if (!before || !after) return changes;
    const std::vector<ArmView> arms = armsOf(result);
    const Measure* target = findMeasure(experiment.target);
    const auto ofGames = [](const Measure& one) {
        return one.scope == MeasureScope::Game || one.scope == MeasureScope::Seat;
    };
    // What was asked is judged by itself, the rest together.
    std::vector<Effect> effects = effectsWhere(
        result, experiment, [&](const Measure& one, const std::string&) { return ofGames(one) && &one == target; });
    std::ranges::move(
        effectsWhere(result, experiment,
                     [&](const Measure& one, const std::string&) { return ofGames(one) && &one != target; }),
        std::back_inserter(effects));
    const double confidence = confidenceOf(experiment);
    for (Effect& effect : effects) {
        const auto from = arms[*before].measured->find(effect.column);
        const auto to = arms[*after].measured->find(effect.column);
        if (from == arms[*before].measured->end() || to == arms[*after].measured->end()) continue;
        const Measure& measure = *measureOfColumn(effect.column);
        Change change{{*before, estimateOf(measure, from->second, confidence)},
                      {*after, estimateOf(measure, to->second, confidence)},
                      {}};
        change.effect = std::move(effect);
        changes.push_back(std::move(change));
    }
    // In the order in which measures are told; what was asked comes first.
    std::ranges::stable_sort(changes, {}, [target](const Change& change) {
        const Measure* measure = measureOfColumn(change.effect.column);
        return std::pair(measure != target, measure - measures().data());
    });
    return changes;
}

const Measure* preciseMeasure(const Experiment& experiment)
{
    return experiment.fair ? measureOfColumn(experiment.fair->measure) : findMeasure(experiment.target);
}

double wantedPrecision(const Experiment& experiment)
{
    const Measure* measure = preciseMeasure(experiment);
    return measure != nullptr && measure->share ? experiment.precision / 100.0 : experiment.precision;
}

std::optional<double> knownTo(const SimulationResult& result, const Experiment& experiment)
{
    const Measure* measure = preciseMeasure(experiment);
    std::vector<Estimate> estimates;
    if (const std::optional<FairAnswer> fair = fairAnswer(result, experiment)) {
        for (const FairAnswer::Point& point : fair->points) estimates.push_back(point.estimate);
    } else if (result.contrasts.empty()) {
        for (const ArmView& arm : armsOf(result))
            for (const auto& [column, sums] : *arm.measured)
                if (measure != nullptr && measureOfColumn(column) == measure)
                    estimates.push_back(estimateOf(*measure, sums, confidenceOf(experiment)));
    } else {
        for (const Effect& effect : effectsOn(result, experiment, experiment.target))
            estimates.push_back(effect.estimate);
    }
    std::optional<double> widest;
    for (const Estimate& estimate : estimates)
        widest = std::max(widest.value_or(0.0), (estimate.interval.hi - estimate.interval.lo) / 2.0);
    return widest;
}

bool isPrecise(const SimulationResult& result, const Experiment& experiment)
{
    const std::optional<double> known = knownTo(result, experiment);
    return known && *known <= wantedPrecision(experiment);
}

std::optional<FairAnswer> fairAnswer(const SimulationResult& result, const Experiment& experiment)
{
    if (!experiment.fair) return {};
    const Measure* measure = measureOfColumn(experiment.fair->measure);
    if (measure == nullptr) return {};
    const double target = experiment.fair->target;
    const std::vector<ArmView> arms = armsOf(result);
    const double confidence = 1.0 - (1.0 - confidenceOf(experiment)) / static_cast<double>(arms.size());
    FairAnswer answer;
    double distance = 0.0;
    for (const ArmView& arm : arms) {
        const auto found = arm.measured->find(experiment.fair->measure);
        const std::string value = parted(*arm.name).second;
        int number = 0;
        const auto [end, code] = std::from_chars(value.data(), value.data() + value.size(), number);
        if (found == arm.measured->end() || found->second.games == 0 || code != std::errc{}) continue;
        const Estimate estimate = estimateOf(*measure, found->second, confidence);
        const bool possible = estimate.interval.lo <= target && target <= estimate.interval.hi;
        if (answer.points.empty() || std::abs(estimate.value - target) < distance) {
            answer.nearest = number;
            distance = std::abs(estimate.value - target);
        }
        if (possible) answer.range = answer.range ? std::pair{answer.range->first, number} : std::pair{number, number};
        answer.points.push_back({number, estimate, possible});
    }
    if (answer.points.empty()) return {};
    answer.crosses = crossingOf(answer.points, target, answer.nearest);
    return answer;
}

std::optional<Experiment> pairsExperiment(const SimulationResult& result, const Experiment& experiment,
                                          const PlayableCheck& playable, std::size_t most)
{
    Experiment pairs = experiment;
    pairs.design = ExperimentDesign::Factorial;
    pairs.arms.clear();
    pairs.factors.clear();
    pairs.fair.reset();
    const auto goesWithAll = [&](const ExperimentFactor& factor) {
        return !playable || std::ranges::all_of(pairs.factors, [&](const ExperimentFactor& stronger) {
            Experiment two = pairs;
            two.factors = {stronger, factor};
            return playable(two);
        });
    };
    for (const Effect& effect : effectsOn(result, experiment, experiment.target)) {
        const auto [option, value] = parted(effect.contrast);
        const bool known = std::ranges::find(pairs.factors, option, &ExperimentFactor::option) != pairs.factors.end();
        const Result<OptionSetting> setting = parseOption(effect.contrast);
        if (known || effect.estimate.value == 0.0 || !setting || pairs.factors.size() >= most) continue;
        if (const ExperimentFactor factor{option, {setting->value}}; goesWithAll(factor))
            pairs.factors.push_back(factor);
    }
    if (pairs.factors.size() < 2) return {};
    // So many runs hold fewer games than the changes by themselves.
    Contrast effect;
    effect.weights.assign(factorialRuns(static_cast<int>(pairs.factors.size())).size(), 1);
    pairs.games = std::min(pairs.games, mostGamesOf({effect}));
    return pairs;
}

} // namespace marches::engine
