// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/options.h"
#include "engine/game/ruleset.h"
#include "engine/package/contentchanges.h"
#include "engine/text/textentry.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

/// A variant: which map, which rules, who plays, every option that differs from the preset, and what differs in decks,
/// tables, dice and set-up.
struct VariantData {
    std::string id;   ///< name of its file
    std::string file; ///< empty: never saved
    std::string language = "en";
    std::string map; ///< id of the map
    std::string ruleset;
    std::string preset; ///< empty: the ruleset's first
    std::vector<OptionSetting> options;
    std::vector<SeatRequest> seats; ///< empty: the ruleset's usual ones
    ContentChanges content;
    TextEntries texts; ///< variant.name, variant.text
    Comments comments;
};

[[nodiscard]] Result<VariantData> loadVariant(const std::string& file);
[[nodiscard]] Result<VariantData> readVariant(std::string_view bytes, const std::string& file);
std::string writeVariant(const VariantData& variant);
[[nodiscard]] Result<void> saveVariant(const VariantData& variant, const std::string& file);
const Schema& variantSchema();

/// All options of a ruleset: defaults, then the preset (empty: the first), then the settings. Unknown options and
/// values out of range are errors with their places in `file`.
[[nodiscard]] Result<OptionValues> resolveOptions(const RulesetData& rules, const std::string& preset,
                                                  const std::vector<OptionSetting>& settings, const std::string& file);
/// What differs from the preset, in the ruleset's order.
std::vector<OptionSetting> differences(const RulesetData& rules, const std::string& preset, const OptionValues& values);

/// Reads `<option>=<value>` of the command line.
[[nodiscard]] Result<OptionSetting> parseOption(std::string_view text);

/// Values of options in a file: how variants, scenarios and saves read and write them.
OptionValue optionValue(const YamlNode& scalar);
YamlNode optionNode(const OptionValue& value);

/// Lists of seats in a file, for the same three.
Schema seatsSchema();
std::vector<SeatRequest> readSeats(const YamlNode& seats);
YamlNode seatsNode(const std::vector<SeatRequest>& seats);

/// What is wrong with a setting: an unknown option, or its value.
[[nodiscard]] std::optional<Error> checkSetting(const std::vector<OptionSpec>& specs, const OptionSetting& setting,
                                                const std::string& file, const std::string& path);

/// The same for one that was looked up already; null: unknown, and `known` are the ids that there are.
[[nodiscard]] std::optional<Error> checkSetting(const OptionSpec* spec, const std::vector<std::string>& known,
                                                const OptionSetting& setting, const std::string& file,
                                                const std::string& path, Hints& hints);

} // namespace marches::engine
