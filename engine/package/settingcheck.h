// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game/options.h"
#include "engine/yaml/schema.h"

namespace marches::engine {

/// What is wrong with a setting: an unknown option, or its value.
std::optional<Error> checkSetting(const std::vector<OptionSpec>& specs, const OptionSetting& setting,
                                  const std::string& file, const std::string& path);

/// The same for one that was looked up already; null: unknown, and `known` are the ids that there are.
std::optional<Error> checkSetting(const OptionSpec* spec, const std::vector<std::string>& known,
                                  const OptionSetting& setting, const std::string& file, const std::string& path,
                                  Hints& hints);

} // namespace marches::engine
