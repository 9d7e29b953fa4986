// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/package/variantpackage.h"
#include "engine/rules/options.h"

namespace marches::engine {

/// What is wrong with a value for an option, without a place: another kind, out of range, an unknown word.
std::optional<Error> checkOptionValue(const OptionSpec& spec, const OptionValue& value);

/// What is wrong with a setting: an unknown option, or its value.
std::optional<Error> checkSetting(const std::vector<OptionSpec>& specs, const OptionSetting& setting, const std::string& file,
                                  const std::string& path);

/// The same for one that was looked up already; null: unknown, and `known` are the ids that there are.
std::optional<Error> checkSetting(const OptionSpec* spec, const std::vector<std::string>& known, const OptionSetting& setting,
                                  const std::string& file, const std::string& path, Hints& hints);

/// What forbids playing with these values, without a place: `option-needs` for a switch that is on while one that it needs is
/// off, `option-excludes` for two that do not go together.
Errors checkTogether(const std::vector<OptionSpec>& specs, const OptionValues& values);

} // namespace marches::engine
