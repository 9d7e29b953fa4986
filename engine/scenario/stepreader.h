// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/package/fieldpaths.h"
#include "engine/package/positionreader.h"
#include "engine/scenario/scenario.h"
#include "engine/yaml/errorcollector.h"

namespace marches::engine {

/// Reads the steps of a scenario; `setup` has the rules of `paths` and the words for orders in text. A step that cannot
/// be read is left out, with errors.
std::vector<ScenarioStep> readSteps(const YamlNode& list, const FieldPaths& paths, const GameSetup& setup,
                                    const ErrorCollector& collector);

/// Keys of `expect` that are not facts of the position: over, winners, question, offers, dice, seen-by, told, when,
/// one-of.
const std::vector<std::string>& reservedExpectations();

/// Reads the facts of an expectation, of which a value may be `{one-of: [...]}`; keys in `reserved` are passed over.
void readExpectedFacts(const YamlNode& map, const FieldPaths& paths, const std::string& path,
                       const std::vector<std::string>& reserved, const ErrorCollector& collector,
                       Expectation& expectation);

} // namespace marches::engine
