// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/simulation/simulationresult.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

/// Whether the sums of a result that was read can be those of the games that it says were played: no more wins than
/// games, no game counted twice or not at all, no number so large that adding up results would overflow. `root` has the
/// shape of a result and `result` its values; what is wrong is told at its place in the file, as `lab-ended`,
/// `lab-ranges` or `lab-fit`. Private to this folder.
void checkSums(const YamlNode& root, const SimulationResult& result, const std::string& file, Errors& errors);

} // namespace marches::engine
