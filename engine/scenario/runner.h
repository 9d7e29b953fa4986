// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/game.h"
#include "engine/scenario/scenario.h"

namespace marches::engine {

struct ScenarioRunOptions {
    /// Rules that are not in force, to see whether the scenario really rests on them.
    RuleSet without;
    /// False: a rule that the scenario names and the engine never consulted is no failure.
    bool checkConsulted = true;
};

/// What came of a scenario. It passed when there is no failure.
struct ScenarioReport {
    Errors failures;   ///< each with file, line, what was expected and what is
    RuleSet consulted; ///< while it was played, its given position included and the set-up of a game excluded
    int stepsDone = 0;
    State finalState;         ///< the position at the end
    Facts finalFacts;         ///< the same, as facts
    std::vector<Message> log; ///< what was told on the way
    bool passed() const { return failures.empty(); }
};

/// Plays a scenario. It stops at the first step that cannot be carried out; expectations that fail do not stop it.
ScenarioReport run(const Scenario& scenario, const ScenarioRunOptions& options = {});

/// The scenario as a game to look at and to play on: standing at its given position, with its moves and outcomes ahead
/// as the journal's main line (redo() walks them) as far as they can be carried out.
[[nodiscard]] Result<std::unique_ptr<Game>> openAsGame(const Scenario& scenario);

} // namespace marches::engine
