// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/lab/experimentplan.h"
#include "engine/lab/labwords.h"

namespace marches::engine {

namespace {

/// Finds what an experiment asks and the result that it stands in does not answer. Which options and seats there are
/// only the rules know; the rest is in both.
class Comparer {
public:
    Comparer(const SimulationResult& result, const Experiment& experiment, const std::string& file)
        : m_result(result), m_experiment(experiment), m_file(file)
    {}

    Errors differences()
    {
        const SimulationSubject& subject = m_result.subject;
        check("variant", subject.variant == m_experiment.variant);
        check("bots", bots(m_experiment.bots) == subject.bots);
        check("rotate", subject.rotate == m_experiment.rotate);
        check("games", subject.games == m_experiment.games);
        check("seed", subject.seed == m_experiment.seed);
        check("move-limit", subject.moveLimit == m_experiment.moveLimit);
        switch (m_experiment.design) {
        case ExperimentDesign::Compare: checkCompare(); break;
        case ExperimentDesign::OneAtATime: checkOneAtATime(); break;
        case ExperimentDesign::Factorial: checkFactorial(); break;
        case ExperimentDesign::Fair: checkFair(); break;
        }
        return std::move(m_errors);
    }

private:
    void check(const char* key, bool same)
    {
        if (same) return;
        const ExperimentPlace place = m_experiment.places.of({key, "design", "variant"});
        m_errors.push_back({"experiment-other-result", {{"key", key}}, m_file, place.line, place.column, key});
    }
    /// One for all, or one a seat.
    std::vector<std::string> bots(const std::vector<std::string>& levels) const
    {
        return levels.size() == 1 ? std::vector<std::string>(m_result.subject.seats.size(), levels.front()) : levels;
    }
    bool isDifference(std::size_t arm) const
    {
        const Contrast& contrast = m_result.contrasts[arm];
        std::vector<int> weights(m_result.arms.size() + 1, 0);
        weights.front() = -1;
        weights[arm + 1] = 1;
        return contrast.name == m_result.arms[arm].name && contrast.weights == weights;
    }
    /// Each arm is compared with the variant as it is.
    bool areDifferences() const
    {
        if (m_result.name != kFirstArm || m_result.contrasts.size() != m_result.arms.size()) return false;
        for (std::size_t arm = 0; arm < m_result.arms.size(); ++arm)
            if (!isDifference(arm)) return false;
        return true;
    }

    void checkCompare()
    {
        check("arms", areDifferences() && std::ranges::equal(m_result.arms, m_experiment.arms, {}, &SimulationArm::name,
                                                             &ExperimentArm::name));
    }
    void checkOneAtATime()
    {
        const auto asked = [&](const SimulationArm& arm) {
            const std::string option = arm.name.substr(0, arm.name.find('='));
            return m_experiment.factors.empty() ||
                   std::ranges::find(m_experiment.factors, option, &ExperimentFactor::option) !=
                       m_experiment.factors.end();
        };
        check("factors", areDifferences() && std::ranges::all_of(m_result.arms, asked));
    }
    void checkFactorial()
    {
        const std::size_t factors = m_experiment.factors.size();
        bool same = m_result.contrasts.size() == factors + factors * (factors - 1) / 2;
        for (std::size_t i = 0; i < factors && same; ++i)
            same = m_result.contrasts[i].name.starts_with(m_experiment.factors[i].option + "=");
        check("factors", same);
    }
    void checkFair()
    {
        const FairQuestion& question = *m_experiment.fair;
        std::vector<std::string> asked;
        for (int value = question.from; value <= question.to; value += question.step)
            asked.push_back(settingText(question.option, value));
        std::vector<std::string> played = {m_result.name};
        for (const SimulationArm& arm : m_result.arms) played.push_back(arm.name);
        check("fair", played == asked && m_result.contrasts.empty());
    }

    const SimulationResult& m_result;
    const Experiment& m_experiment;
    const std::string& m_file;
    Errors m_errors;
};

} // namespace

Result<void> checkMeasures(const SimulationResult& result, const std::string& file)
{
    Errors errors;
    for (const auto& [column, place] : result.columnPlaces.columns)
        if (measureOfColumn(column) == nullptr)
            errors.push_back({"unknown-measure", {{"name", column}}, file, place.line, place.column, column});
    if (!errors.empty()) return fail(std::move(errors));
    return {};
}

Result<Experiment> experimentOf(const SimulationResult& result, const std::string& file)
{
    if (result.experiment.empty()) return fail(Error{"experiment-none", {}, file, 0, 0, {}});
    if (const Result<void> known = checkMeasures(result, file); !known) return fail(known.error());
    Result<Experiment> experiment = readExperiment(result.experiment, file, result.experimentPlace);
    if (!experiment) return experiment;
    Errors errors = Comparer(result, *experiment, file).differences();
    if (!errors.empty()) return fail(std::move(errors));
    return experiment;
}

} // namespace marches::engine
