// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/experimentplan.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <optional>

#include "engine/lab/factorial.h"
#include "engine/package/contentchanges.h"
#include "engine/package/variantpackage.h"

namespace marches::engine {

namespace {

bool isPlainId(std::string_view text)
{
    return !text.empty() && text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string_view::npos;
}

Error wrongAt(ExperimentPlace place, const std::string& file, std::string code, ErrorArgs args = {})
{
    return {std::move(code), std::move(args), file, place.line, place.column, {}};
}

/// Halfway from `now` to `end`, at least a step.
int halfway(int now, int end) { return now + (end - now) / 2 + (end - now) % 2; }

class Planner {
public:
    Planner(const Experiment& experiment, const std::string& file, const Library& library)
        : m_experiment(experiment), m_file(file), m_library(library)
    {
        m_plan.experiment = experiment;
    }

    Result<ExperimentPlan> plan()
    {
        ExperimentArm first;
        first.name = kFirstArm;
        Result<GameSetup> setup = setupOf(first);
        if (!setup) return fail(setup.error());
        m_first.emplace(std::move(*setup));
        m_plan.map = m_first->map.id;
        m_plan.ruleset = m_first->rules.data.id;
        switch (m_experiment.design) {
        case ExperimentDesign::Compare: planCompare(); break;
        case ExperimentDesign::OneAtATime: planOneAtATime(); break;
        case ExperimentDesign::Factorial: planFactorial(); break;
        case ExperimentDesign::Fair: planFair(); break;
        }
        if (m_errors.empty()) checkSize();
        if (!m_errors.empty()) return fail(std::move(m_errors));
        return std::move(m_plan);
    }

    [[nodiscard]] Result<GameSetup> setupOf(const ExperimentArm& arm) const
    {
        const std::string& name = arm.variant.empty() ? m_experiment.variant : arm.variant;
        const ExperimentPlace named = arm.variant.empty() ? m_experiment.places.of({"variant"}) : arm.place;
        const Result<VariantData> variant = variantNamed(name, named);
        if (!variant) return fail(variant.error());
        SetupRequest request;
        request.options = m_experiment.options;
        request.options.insert(request.options.end(), arm.options.begin(), arm.options.end());
        request.players = arm.players > 0 ? arm.players : m_experiment.players;
        Result<GameSetup> setup = m_library.setup(*variant, request);
        if (setup) return setup;
        Errors errors = setup.error();
        for (Error& error : errors) {
            const bool players = error.code == "wrong-players" && request.players > 0; // the variant has no part in it
            if (!error.file.empty() && error.file != m_file && !players) continue;
            error.file = m_file;
            if (error.line > 0) continue;
            ExperimentPlace place = arm.place.line > 0 ? arm.place : named;
            if (players && arm.players == 0) place = m_experiment.places.of({"players"});
            error.line = place.line;
            error.column = place.column;
        }
        return fail(std::move(errors));
    }

private:
    [[nodiscard]] Result<VariantData> variantNamed(const std::string& name, ExperimentPlace place) const
    {
        if (const std::size_t colon = name.rfind(':'); colon != std::string::npos) {
            VariantData plain;
            plain.id = "default";
            plain.file = m_file; // so that it opens only what a file may name
            plain.map = name.substr(0, colon);
            plain.ruleset = name.substr(colon + 1);
            return plain;
        }
        const std::size_t slash = name.find('/');
        const bool ids = slash != std::string::npos && isPlainId(std::string_view(name).substr(0, slash)) &&
                         isPlainId(std::string_view(name).substr(slash + 1));
        if (!ids) return fail(wrongAt(place, m_file, "experiment-variant", {{"name", name}}));
        std::vector<std::string> known;
        for (const LibraryEntry& entry : m_library.variants()) {
            if (entry.map + "/" + entry.id == name) return loadVariant(entry.file);
            known.push_back(entry.map + "/" + entry.id);
        }
        Error error = unknownName({}, m_file, "variant", "unknown-variant", name, known);
        error.line = place.line;
        error.column = place.column;
        return fail(std::move(error));
    }

    /// Where nothing is said, the players of the first arm: variants have numbers of their own, and a difference that
    /// players make would be taken for one of the rules.
    const ExperimentArm& withSamePlayers(ExperimentArm& arm) const
    {
        if (!arm.variant.empty() && arm.players == 0 && m_experiment.players == 0)
            arm.players = static_cast<int>(m_first->game->seats().size());
        return arm;
    }

    /// Adds an arm; false, with the reason in `why`, when it cannot be played.
    bool add(const ExperimentArm& arm, Errors& why)
    {
        ExperimentArm asked = arm;
        Result<GameSetup> setup = setupOf(withSamePlayers(asked));
        if (!setup && asked.players != arm.players) { // its game has no room for as many
            asked = arm;
            setup = setupOf(asked);
        }
        if (!setup) {
            why.insert(why.end(), setup.error().begin(), setup.error().end());
            return false;
        }
        PlannedArm planned{arm.name,
                           setup->map.id,
                           setup->game,
                           differences(setup->rules.data, "", setup->options),
                           contentMark(setup->variant.content),
                           {},
                           asked};
        const std::vector<std::string>& levels = arm.bots.empty() ? m_experiment.bots : arm.bots;
        const std::size_t seats = setup->game->seats().size();
        planned.bots = levels.size() == 1 ? std::vector<std::string>(seats, levels.front()) : levels;
        if (planned.bots.size() != seats) {
            const bool ofAll = arm.bots.empty() && levels.size() != m_first->game->seats().size();
            why.push_back(wrongAt(ofAll ? m_experiment.places.of({"bots"}) : arm.place, m_file, "lab-bots",
                                  {{"seats", std::to_string(seats)}}));
            return false;
        }
        m_plan.arms.push_back(std::move(planned));
        return true;
    }

    void addFirst()
    {
        ExperimentArm first;
        first.name = kFirstArm;
        add(first, m_errors);
    }

    /// The differences of each arm from the first, as what it changes brings them about.
    void addDifferences()
    {
        for (std::size_t arm = 1; arm < m_plan.arms.size(); ++arm) {
            Contrast contrast;
            contrast.name = m_plan.arms[arm].name;
            contrast.weights.assign(m_plan.arms.size(), 0);
            contrast.weights.front() = -1;
            contrast.weights[arm] = 1;
            m_plan.contrasts.push_back(std::move(contrast));
        }
    }

    void planCompare()
    {
        addFirst();
        for (const ExperimentArm& arm : m_experiment.arms) add(arm, m_errors);
        if (m_errors.empty()) addDifferences();
    }

    const OptionSpec* specOf(const std::string& option) const
    {
        const std::vector<OptionSpec>& specs = m_first->rules.data.options;
        const auto found = std::ranges::find(specs, option, &OptionSpec::id);
        return found == specs.end() ? nullptr : &*found;
    }
    const OptionSpec* knownOption(const std::string& option, ExperimentPlace place)
    {
        const OptionSpec* spec = specOf(option);
        if (spec != nullptr) return spec;
        if (const std::optional<Error> error =
                checkSetting(m_first->rules.data.options, {option, false, place.line, place.column}, m_file, "factors"))
            m_errors.push_back(*error);
        return nullptr;
    }

    void tryValue(const OptionSpec& option, const OptionValue& value, ExperimentPlace place, bool asked)
    {
        ExperimentArm arm;
        arm.name = settingText(option.id, value);
        arm.place = place;
        arm.options = {{option.id, value, place.line, place.column}};
        if (!asked)
            for (const std::string& other : option.overriddenBy)
                if (m_first->options.isOn(other)) {
                    m_plan.leftOut.push_back(
                        {arm.name, {"experiment-no-effect", {{"option", option.id}, {"other", other}}, {}, 0, 0, {}}});
                    return;
                }
        Errors why;
        if (add(arm, why)) return;
        if (asked)
            m_errors.insert(m_errors.end(), why.begin(), why.end());
        else
            m_plan.leftOut.push_back({arm.name, why.front()});
    }

    void planOneAtATime()
    {
        addFirst();
        if (m_experiment.factors.empty()) {
            for (const OptionSpec& option : m_first->rules.data.options)
                for (const OptionValue& value : valuesToTry(option, *m_first->options.find(option.id)))
                    tryValue(option, value, {}, false);
        }
        for (const ExperimentFactor& factor : m_experiment.factors) {
            const OptionSpec* option = knownOption(factor.option, factor.place);
            if (option == nullptr) continue;
            const std::vector<OptionValue> usual = valuesToTry(*option, *m_first->options.find(option->id));
            for (const OptionValue& value : factor.values.empty() ? usual : factor.values)
                tryValue(*option, value, factor.place, true);
        }
        if (m_errors.empty()) addDifferences();
    }

    /// Low and high of a factor.
    std::optional<std::pair<OptionValue, OptionValue>> levelsOf(const ExperimentFactor& factor)
    {
        const OptionSpec* option = knownOption(factor.option, factor.place);
        if (option == nullptr) return {};
        const OptionValue now = *m_first->options.find(option->id);
        if (factor.values.size() == 2) return std::pair{factor.values[0], factor.values[1]};
        const std::vector<OptionValue> others = factor.values.empty() ? valuesToTry(*option, now) : factor.values;
        if (!others.empty() && others.front() != now) return std::pair{now, others.front()};
        m_errors.push_back(wrongAt(factor.place, m_file, "experiment-levels", {{"option", factor.option}}));
        return {};
    }

    void planFactorial()
    {
        std::vector<std::pair<OptionValue, OptionValue>> levels;
        for (const ExperimentFactor& factor : m_experiment.factors)
            if (const auto both = levelsOf(factor)) levels.push_back(*both);
        if (!m_errors.empty()) return;
        const std::vector<ExperimentFactor>& factors = m_experiment.factors;
        const std::vector<std::vector<int>> runs = factorialRuns(static_cast<int>(factors.size()));
        for (std::size_t run = 0; run < runs.size() && m_errors.empty(); ++run) {
            ExperimentArm arm;
            arm.name = "run " + std::to_string(run + 1);
            arm.place = factors.front().place;
            for (std::size_t i = 0; i < factors.size(); ++i)
                arm.options.push_back({factors[i].option, runs[run][i] > 0 ? levels[i].second : levels[i].first,
                                       factors[i].place.line, factors[i].place.column});
            add(arm, m_errors);
        }
        if (!m_errors.empty()) return;
        for (std::size_t i = 0; i < factors.size(); ++i)
            addEffect(settingText(factors[i].option, levels[i].second), runs, i, i);
        for (std::size_t i = 0; i < factors.size(); ++i)
            for (std::size_t j = i + 1; j < factors.size(); ++j)
                addEffect(settingText(factors[i].option, levels[i].second) + kTimes +
                              settingText(factors[j].option, levels[j].second),
                          runs, i, j);
    }

    /// Of a factor (i = j), or of the interaction of two.
    void addEffect(std::string name, const std::vector<std::vector<int>>& runs, std::size_t i, std::size_t j)
    {
        Contrast effect;
        effect.name = std::move(name);
        for (const std::vector<int>& run : runs) effect.weights.push_back(i == j ? run[i] : run[i] * run[j]);
        m_plan.contrasts.push_back(std::move(effect));
    }

    void planFair()
    {
        const FairQuestion& question = *m_experiment.fair;
        const OptionSpec* option = knownOption(question.option, question.place);
        if (option == nullptr) return;
        if (!option->isNumber()) {
            m_errors.push_back(wrongAt(question.place, m_file, "experiment-number", {{"option", question.option}}));
            return;
        }
        for (int value = question.from; value <= question.to && m_errors.empty(); value += question.step)
            tryValue(*option, value, question.place, true);
    }

    void checkSize()
    {
        if (m_plan.arms.size() > kMostExperimentArms) {
            m_errors.push_back(wrongAt(
                m_experiment.places.of({"factors", "arms", "fair", "design", "variant"}), m_file, "experiment-arms",
                {{"arms", std::to_string(m_plan.arms.size())}, {"max", std::to_string(kMostExperimentArms)}}));
            return;
        }
        const std::uint64_t most = mostGamesOf(m_plan.contrasts);
        if (m_experiment.games > most)
            m_errors.push_back(wrongAt(m_experiment.places.of({"games", "design", "variant"}), m_file,
                                       "experiment-too-large", {{"max", std::to_string(most)}}));
    }

    const Experiment& m_experiment;
    const std::string& m_file;
    const Library& m_library;
    std::optional<GameSetup> m_first;
    ExperimentPlan m_plan;
    Errors m_errors;
};

} // namespace

Result<ExperimentPlan> planExperiment(const Experiment& experiment, const std::string& file, const Library& library)
{
    return Planner(experiment, file, library).plan();
}

Result<GameSetup> setupOf(const ExperimentPlan& plan, const PlannedArm& arm, const std::string& file,
                          const Library& library)
{
    return Planner(plan.experiment, file, library).setupOf(arm.asked);
}

std::vector<OptionValue> valuesToTry(const OptionSpec& option, const OptionValue& now)
{
    std::vector<OptionValue> values;
    if (const bool* flag = std::get_if<bool>(&now)) {
        values.emplace_back(!*flag);
    } else if (const int* number = std::get_if<int>(&now)) {
        for (const int end : {option.min, option.max})
            if (const int value = halfway(*number, end); value != *number) values.emplace_back(value);
    } else {
        for (const std::string& word : option.values)
            if (word != std::get<std::string>(now)) values.emplace_back(word);
    }
    return values;
}

std::uint64_t mostGamesOf(const std::vector<Contrast>& contrasts)
{
    std::uint64_t most = kMostExperimentGames;
    for (const Contrast& contrast : contrasts) {
        std::uint64_t weight = 0;
        for (const int part : contrast.weights) weight += static_cast<std::uint64_t>(std::abs(part));
        const std::uint64_t largest = weight * kMostMeasured;
        if (largest > 0)
            most = std::min(most,
                            static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()) / (largest * largest));
    }
    return most;
}

std::string settingText(const std::string& option, const OptionValue& value)
{
    if (const bool* flag = std::get_if<bool>(&value)) return option + (*flag ? "=true" : "=false");
    if (const int* number = std::get_if<int>(&value)) return option + "=" + std::to_string(*number);
    return option + "=" + std::get<std::string>(value);
}

} // namespace marches::engine
