// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/labwords.h"

#include <algorithm>
#include <cmath>
#include <functional>

#include "engine/lab/experimentplan.h"
#include "engine/lab/experimentrun.h"
#include "engine/text/grammar.h"
#include "engine/text/messageformatter.h"

namespace marches::engine {

namespace {

constexpr std::string_view kAnd = ", "; ///< between the settings in the name of an arm

Space spaceOf(MeasureScope scope)
{
    switch (scope) {
    case MeasureScope::Seat: return Space::Seat;
    case MeasureScope::Place: return Space::Place;
    case MeasureScope::Card: return Space::Card;
    case MeasureScope::Token: return Space::Token;
    default: return Space::None;
    }
}

int decimalsOf(const Measure& measure) { return measure.share ? 1 : 2; }

} // namespace

std::string LabWords::text(std::string_view key, const TextArgs& args) const
{
    return m_texts->word(key, m_language, args);
}

std::string LabWords::number(std::uint64_t number) const
{
    return localNumber(static_cast<std::int64_t>(number), m_language);
}

std::string LabWords::measureName(const Measure& measure) const
{
    return text("measure." + std::string(measure.id) + ".name");
}

std::string LabWords::itemName(std::string_view column) const
{
    const Measure* measure = measureOfColumn(column);
    const std::string item(itemOfColumn(column));
    if (measure == nullptr || item.empty()) return item;
    if (measure->scope == MeasureScope::Rule) {
        const std::string title = text("rule." + item + ".title");
        return title.empty() ? item : item + ", " + title;
    }
    const std::string base = textBase(*m_texts, spaceOf(measure->scope), item);
    const std::string name = base.empty() ? std::string() : text(base + ".name");
    return name.empty() ? item : name;
}

std::string LabWords::columnName(std::string_view column) const
{
    const Measure* measure = measureOfColumn(column);
    if (measure == nullptr) return std::string(column);
    const std::string item = itemName(column);
    return item.empty() ? measureName(*measure) : text("lab.of", {{"measure", measureName(*measure)}, {"item", item}});
}

std::string LabWords::deviationName(std::string_view column) const
{
    return text("lab.deviation", {{"measure", columnName(column)}});
}

std::string LabWords::settingName(const std::string& setting) const
{
    const std::size_t sign = setting.find('=');
    if (sign == std::string::npos) return setting;
    const std::string option = setting.substr(0, sign);
    std::string value = setting.substr(sign + 1);
    const std::string title = text("option." + option + ".title");
    if (title.empty()) return setting;
    if (value == "true" || value == "false")
        value = text(value == "true" ? "word.yes" : "word.no");
    else if (const std::string word = text("option." + option + ".value." + value + ".title"); !word.empty())
        value = word;
    return text("lab.setting", {{"option", title}, {"value", value}});
}

std::string LabWords::armName(const std::string& name) const
{
    if (name == kFirstArm) return text("lab.as-it-is");
    const std::size_t times = name.find(kTimes);
    if (times == std::string::npos) {
        // Of several settings each by itself; what is none stays as it is.
        std::string told;
        for (std::string_view rest = name;;) {
            const std::size_t comma = rest.find(kAnd);
            told += settingName(std::string(rest.substr(0, comma)));
            if (comma == std::string_view::npos) return told;
            told += kAnd;
            rest.remove_prefix(comma + kAnd.size());
        }
    }
    return text("lab.together", {{"first", settingName(name.substr(0, times))},
                                 {"second", settingName(name.substr(times + std::string_view(kTimes).size()))}});
}

std::string LabWords::value(const Measure& measure, double value) const
{
    const double shown = measure.share ? 100.0 * value : value;
    const std::string number = localNumber(shown, decimalsOf(measure), m_language);
    return measure.share ? text("lab.in-100", {{"number", number}}) : number;
}

std::string LabWords::difference(const Measure& measure, double value) const
{
    // What rounds to nothing has no sign.
    const double shown = std::abs(measure.share ? 100.0 * value : value);
    const bool nothing = shown < 0.5 * std::pow(10.0, -decimalsOf(measure));
    const std::string size = this->value(measure, std::abs(value));
    return nothing ? size : (value < 0 ? "−" : "+") + size;
}

std::string LabWords::interval(const std::string& value, const std::string& low, const std::string& high,
                               const Estimate& estimate) const
{
    if (!std::isfinite(estimate.interval.lo) || estimate.games == 0) return value;
    return text("lab.interval", {{"value", value}, {"low", low}, {"high", high}});
}

std::string LabWords::estimate(const Measure& measure, const Estimate& estimate) const
{
    const double scale = measure.share ? 100.0 : 1.0;
    const auto bare = [&](double number) { return localNumber(scale * number, decimalsOf(measure), m_language); };
    return interval(value(measure, estimate.value), bare(estimate.interval.lo), bare(estimate.interval.hi), estimate);
}

std::string LabWords::effect(const Measure& measure, const Estimate& estimate) const
{
    const double scale = measure.share ? 100.0 : 1.0;
    const auto bare = [&](double number) {
        const std::string size = localNumber(std::abs(scale * number), decimalsOf(measure), m_language);
        return (number < 0 ? "−" : "+") + size;
    };
    return interval(difference(measure, estimate.value), bare(estimate.interval.lo), bare(estimate.interval.hi),
                    estimate);
}

std::string LabWords::answer(const SimulationResult& result, const Experiment& experiment) const
{
    if (result.gamesDone() < kFewestGames)
        return text("lab.answer.early",
                    {{"done", number(result.gamesDone())}, {"games", number(result.subject.games)}});
    if (experiment.design == ExperimentDesign::Fair) return answerOfFair(result, experiment);
    if (!result.contrasts.empty()) return answerOfEffects(result, experiment);
    return answerOfPlay(result, experiment);
}

std::string LabWords::shortfall(const SimulationResult& result, const Experiment& experiment) const
{
    if (experiment.precision <= 0 || !result.complete() || isPrecise(result, experiment)) return {};
    const Measure* measure = preciseMeasure(experiment);
    const std::optional<double> known = knownTo(result, experiment);
    if (measure == nullptr || !known || !std::isfinite(*known)) return {};
    return text("lab.shortfall", {{"known", value(*measure, *known)},
                                  {"games", number(result.gamesDone())},
                                  {"wanted", value(*measure, wantedPrecision(experiment))}});
}

/// Who wins most, where that is more than chance, and how long it takes.
std::string LabWords::answerOfPlay(const SimulationResult& result, const Experiment& experiment) const
{
    const Measure& wins = *findMeasure("wins");
    const Measure& turns = *findMeasure("turns");
    std::vector<std::pair<std::string, Estimate>> seats;
    std::string length;
    for (const auto& [column, sums] : result.measured) {
        if (sums.games == 0) continue;
        const Measure* measure = measureOfColumn(column);
        if (measure == &wins) seats.emplace_back(column, estimateOf(wins, sums, confidenceOf(experiment)));
        if (measure == &turns) length = localNumber(estimateOf(turns, sums).value, 0, m_language);
    }
    if (seats.empty() || length.empty())
        return text("lab.answer.plays", {{"games", number(result.gamesDone())}, {"cut", number(result.tally.cut)}});
    std::ranges::stable_sort(seats, std::greater{}, [](const auto& seat) { return seat.second.value; });
    const bool ahead = seats.size() < 2 || seats[0].second.interval.lo > seats[1].second.interval.hi;
    return text(ahead ? "lab.answer.ahead" : "lab.answer.even",
                {{"seat", itemName(seats[0].first)}, {"wins", estimate(wins, seats[0].second)}, {"turns", length}});
}

std::string LabWords::answerOfEffects(const SimulationResult& result, const Experiment& experiment) const
{
    const Measure* target = findMeasure(experiment.target);
    const std::vector<Effect> effects = effectsOn(result, experiment, experiment.target);
    if (target == nullptr || effects.empty()) return text("lab.answer.nothing");
    const auto found = std::ranges::find_if(effects, &Effect::found);
    if (found != effects.end())
        return text("lab.answer.found", {{"change", armName(found->contrast)},
                                         {"measure", columnName(found->column)},
                                         {"effect", effect(*target, found->estimate)}});
    if (std::ranges::all_of(effects, [&](const Effect& effect) { return changedNothing(result, effect.contrast); }))
        return text("lab.answer.never", {{"games", number(result.gamesDone())}});
    if (std::ranges::all_of(effects, &Effect::none))
        return text("lab.answer.same", {{"measure", measureName(*target)}, {"games", number(result.gamesDone())}});
    double bound = 0.0;
    for (const Effect& effect : effects)
        bound = std::max({bound, std::abs(effect.estimate.interval.lo), std::abs(effect.estimate.interval.hi)});
    return text("lab.answer.none", {{"measure", measureName(*target)}, {"bound", value(*target, bound)}});
}

std::string LabWords::answerOfFair(const SimulationResult& result, const Experiment& experiment) const
{
    const std::optional<FairAnswer> fair = fairAnswer(result, experiment);
    if (!fair) return text("lab.answer.nothing");
    const Measure& measure = *measureOfColumn(experiment.fair->measure);
    const auto nearest = std::ranges::find(fair->points, fair->nearest, &FairAnswer::Point::value);
    const TextArgs args = {
        {"setting", settingName(settingText(experiment.fair->option, fair->nearest))},
        {"measure", columnName(experiment.fair->measure)},
        {"target", value(measure, experiment.fair->target)},
        {"estimate", estimate(measure, nearest->estimate)},
        {"from", fair->range ? localNumber(std::int64_t{fair->range->first}, m_language) : std::string()},
        {"to", fair->range ? localNumber(std::int64_t{fair->range->second}, m_language) : std::string()}};
    if (!fair->range) return text("lab.answer.unfair", args);
    return text(fair->range->first == fair->range->second ? "lab.answer.fair-one" : "lab.answer.fair", args);
}

} // namespace marches::engine
