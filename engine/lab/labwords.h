// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/lab/estimate.h"
#include "engine/text/texts.h"

namespace marches::engine {

/// Words an experiment's results in one language. The texts are the engine's, and those of the game where there are
/// any: without them seats, places, cards and options are told by their ids. They must outlive it.
class LabWords {
public:
    LabWords(const Texts& texts, std::string language) : m_texts(&texts), m_language(std::move(language)) {}

    const std::string& language() const { return m_language; }
    std::string text(std::string_view key, const TextArgs& args = {}) const;
    std::string number(std::uint64_t number) const;

    std::string measureName(const Measure& measure) const;
    /// "Wins, White Witch"
    std::string columnName(std::string_view column) const;
    /// "Length in turns: standard deviation"
    std::string deviationName(std::string_view column) const;
    /// What a column is about: "White Witch"; empty where its measure has one value a game.
    std::string itemName(std::string_view column) const;
    /// An arm or contrast: "Two dice in woods: yes", of several settings each, or its name as it was given.
    std::string armName(const std::string& name) const;
    /// "52.3 in 100", "11.2"
    std::string value(const Measure& measure, double value) const;
    /// The same with a sign.
    std::string difference(const Measure& measure, double value) const;
    /// "52.3 in 100 (50.1 to 54.4)"
    std::string estimate(const Measure& measure, const Estimate& estimate) const;
    std::string effect(const Measure& measure, const Estimate& estimate) const;
    /// The answer in one or two sentences, which never say more than the intervals.
    std::string answer(const SimulationResult& result, const Experiment& experiment) const;
    /// That all games were played and the precision that was asked for was not reached; else empty.
    std::string shortfall(const SimulationResult& result, const Experiment& experiment) const;

private:
    std::string settingName(const std::string& setting) const;
    std::string answerOfEffects(const SimulationResult& result, const Experiment& experiment) const;
    std::string answerOfPlay(const SimulationResult& result, const Experiment& experiment) const;
    std::string answerOfFair(const SimulationResult& result, const Experiment& experiment) const;
    std::string interval(const std::string& value, const std::string& low, const std::string& high,
                         const Estimate& estimate) const;

    const Texts* m_texts;
    std::string m_language;
};

/// Errors: unknown-measure (nothing is measured so), each where it stands in `file`, which the result was read from.
[[nodiscard]] Result<void> checkMeasures(const SimulationResult& result, const std::string& file);

/// The experiment that a result is of. Errors: those of its text, at their places in `file`; experiment-none;
/// experiment-other-result (what it asks under `key` is not what was played); those of checkMeasures().
[[nodiscard]] Result<Experiment> experimentOf(const SimulationResult& result, const std::string& file);

} // namespace marches::engine
