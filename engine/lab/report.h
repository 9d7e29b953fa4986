// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/lab/heatmap.h"
#include "engine/lab/labwords.h"

namespace marches::engine {

/// One page of HTML that needs nothing else: the answer, charts, tables, what the measures mean and how far to trust
/// it. `command` repeats the experiment. `board`: measures of places are shown on it, where it is not null; of the
/// first two arms that are played on the map.
std::string htmlReport(const SimulationResult& result, const Experiment& experiment, const LabWords& words,
                       const std::string& command, const BoardOutline* board = nullptr);

/// All numbers as rows: what (arm or contrast), its name, measure, item, games, value, low, high, standard deviation,
/// probability by chance as such and corrected, by which method, and the games that equal seeds saved. In plain
/// decimals; ids, whatever the language. RFC 4180.
std::string csvTable(const SimulationResult& result, const Experiment& experiment);

} // namespace marches::engine
