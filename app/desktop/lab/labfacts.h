// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/desktop/lab/labchanges.h"
#include "app/desktop/lab/labstage.h"
#include "app/desktop/lab/labtrust.h"
#include "engine/lab/estimate.h"
#include "engine/lab/labwords.h"

namespace marches::app {

// What the charts of an answer say, in words.

/// The answer at a stage. Before all games are played it is what has been seen so far, and no verdict about a change:
/// whoever looks whenever he likes finds chance more than something sooner or later.
QString answerAt(LabStage stage, const engine::SimulationResult& result, const engine::Experiment& experiment,
                 const engine::LabWords& words, const RulesOfChanges& rules);

/// What is said of a change that made no difference in any game: where rules were watched, whether it is one that never
/// came up or one that decided nothing.
QString changedNothingWords(const engine::SimulationResult& result, const std::string& contrast,
                            const RulesOfChanges& rules);

/// What an only change does, a row a measure. What never happens in either arm is left out.
std::vector<ChangeRow> changeRows(const std::vector<engine::Change>& changes, const engine::LabWords& words);

/// What speaks for an answer, and what is to be kept in mind.
std::vector<LabTrust::Line> trustLines(LabStage stage, const engine::SimulationResult& result,
                                       const engine::Experiment& experiment, const engine::LabWords& words,
                                       const RulesOfChanges& rules);

} // namespace marches::app
