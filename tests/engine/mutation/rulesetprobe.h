// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/package/library.h"
#include "engine/scenario/scenario.h"
#include "mutations.h"

namespace marches::engine::test {

/// A seeded game that is played at random: where, at which preset, by how many, with which options on top.
struct ProbeGame {
    VariantData variant;
    SetupRequest request;
    std::uint64_t seed = 1;
};

/// What notices that a mutated ruleset is another one.
enum class Killer : std::uint8_t { Validation, Answers, Games, Scenarios, Nobody };

/// Reads mutated files of one ruleset and looks whether anything tells them from the ones that are shipped: the reader,
/// what options and seats are let do, games played at random from the same seeds, and the scenarios.
class RulesetProbe {
public:
    /// `workFolder` takes the deck that is changed and those beside it.
    RulesetProbe(const Library& library, const std::string& ruleset, std::string workFolder);
    ~RulesetProbe();
    RulesetProbe(const RulesetProbe&) = delete;
    RulesetProbe& operator=(const RulesetProbe&) = delete;

    const std::vector<Mutation>& mutations() const { return m_mutations; }
    /// Scenarios that are red without any mutation; the ruleset is not to be probed then.
    std::vector<std::string> redScenarios() const;

    Killer killerOf(const Mutation& mutation);

private:
    struct ScenarioFile {
        std::string name;
        std::string bytes;
    };
    /// A value of an option that a mutation changes.
    struct ChangedValue {
        std::string option;
        std::string preset; ///< empty: it is the default
        OptionValue before;
        OptionValue after;
    };

    Result<RulesPackage> read(const Mutation& mutation) const;
    std::optional<ChangedValue> changedValue(const Mutation& mutation, const RulesPackage& changed) const;
    std::vector<ProbeGame> gamesFor(const Mutation& mutation, const std::optional<ChangedValue>& value) const;
    void mixOptions(ProbeGame& game, const std::optional<ChangedValue>& value) const;
    Result<GameSetup> setupOf(const RulesPackage& rules, const VariantData& variant, const SetupRequest& request) const;
    std::uint64_t answersOf(const RulesPackage& rules) const;
    std::uint64_t hashOf(const RulesPackage& rules, const ProbeGame& game) const;
    bool gamesDiffer(const RulesPackage& changed, const Mutation& mutation, const std::optional<ChangedValue>& value);
    bool scenarioIsRed(const ScenarioFile& file, const RulesPackage& rules,
                       const std::optional<ChangedValue>& value) const;

    const Library& m_library;
    std::string m_folder; ///< of the ruleset
    std::string m_work;
    RulesPackage m_shipped;
    RulesetFiles m_files;
    std::vector<Mutation> m_mutations;
    std::vector<VariantData> m_variants; ///< shipped ones, and one a preset that none of them has
    std::vector<ScenarioFile> m_scenarios;
    mutable std::map<std::string, MapData> m_maps;
    mutable std::map<std::string, std::uint64_t> m_outlooks; ///< at the ends of scenarios, with the shipped rules
    std::uint64_t m_answers = 0;
    std::map<std::string, std::uint64_t> m_known; ///< hashes of games with the shipped rules
    std::size_t m_lastRed = 0;                    ///< the scenario that went red last: often the next one, too
};

} // namespace marches::engine::test
