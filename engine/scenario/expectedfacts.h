// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/record/fieldpaths.h"
#include "engine/scenario/scenario.h"
#include "engine/yaml/errorcollector.h"

namespace marches::engine {

/// Reads the facts of an expectation, of which a value may be `{one-of: [...]}`; keys in `reserved` are passed over.
void readExpectedFacts(const YamlNode& map, const FieldPaths& paths, const std::string& path,
                       const std::vector<std::string>& reserved, const ErrorCollector& complaints,
                       Expectation& expectation);

} // namespace marches::engine
