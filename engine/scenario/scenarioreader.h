// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/scenario/scenario.h"
#include "engine/yaml/schema.h"

namespace marches::engine {

/// Reads a scenario file and makes its game from what the library has. All that is wrong with it is reported at once,
/// except that nothing below the head can be read when no game can be made.
[[nodiscard]] Result<Scenario> loadScenario(const std::string& file, const Library& library);

/// The same for bytes, with any maker of games; `file` names the place in errors.
[[nodiscard]] Result<Scenario> readScenario(std::string_view bytes, const std::string& file,
                                            const ScenarioGameMaker& maker);

/// What a scenario file may say. `given`, `expect` and the arguments of moves depend on the ruleset: see
/// scenarioGuide().
const Schema& scenarioSchema();

} // namespace marches::engine
