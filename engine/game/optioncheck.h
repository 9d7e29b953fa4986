// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/options.h"

namespace marches::engine {

/// What is wrong with a value for an option, without a place: another kind, out of range, an unknown word.
std::optional<Error> checkOptionValue(const OptionSpec& spec, const OptionValue& value);

/// What forbids playing with these values, without a place: `option-needs` for a switch that is on while one that it
/// needs is off, `option-excludes` for two that do not go together.
Errors checkTogether(const std::vector<OptionSpec>& specs, const OptionValues& values);

} // namespace marches::engine
