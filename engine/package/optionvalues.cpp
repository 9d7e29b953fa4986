// SPDX-License-Identifier: GPL-3.0-or-later
// Values of options and lists of seats in files, and what a variant makes of a ruleset's options.
#include <algorithm>
#include <set>

#include "engine/game/options.h"
#include "engine/game/ruleset.h"
#include "engine/package/variantpackage.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

const Preset* findPreset(const RulesetData& rules, const std::string& id)
{
    if (id.empty()) return rules.presets.empty() ? nullptr : &rules.presets.front();
    const auto found = std::ranges::find(rules.presets, id, &Preset::id);
    return found == rules.presets.end() ? nullptr : &*found;
}

/// A setting of an earlier version as it is said today; others as they are.
OptionSetting ofToday(const std::vector<OptionSpec>& specs, const OptionSetting& setting)
{
    for (const OptionSpec& spec : specs) {
        if (spec.former.id.empty() || spec.former.id != setting.id) continue;
        const std::string then = optionNode(setting.value).text;
        const auto value = std::ranges::find(spec.former.values, then, [](const auto& known) { return known.first; });
        if (value != spec.former.values.end()) return {spec.id, value->second, setting.line, setting.column};
    }
    return setting;
}

} // namespace

OptionValue optionValue(const YamlNode& scalar)
{
    bool flag = false;
    int number = 0;
    if (toFlag(scalar, flag)) return flag;
    if (toInteger(scalar, number)) return number;
    return scalar.text;
}

YamlNode optionNode(const OptionValue& value)
{
    if (const bool* flag = std::get_if<bool>(&value)) return YamlNode::flag(*flag);
    if (const int* number = std::get_if<int>(&value)) return YamlNode::number(*number);
    return YamlNode::words(std::get<std::string>(value));
}

Result<OptionValues> resolveOptions(const RulesetData& rules, const std::string& preset,
                                    const std::vector<OptionSetting>& settings, const std::string& file)
{
    Errors errors;
    OptionValues values(rules.options);
    const Preset* chosen = findPreset(rules, preset);
    if (chosen == nullptr && !preset.empty()) {
        std::vector<std::string> known;
        for (const Preset& other : rules.presets) known.push_back(other.id);
        errors.push_back(unknownName({}, file, "preset", "unknown-preset", preset, known));
    }
    if (chosen != nullptr)
        for (const auto& [id, value] : chosen->values) values.set(rules.options, id, value);
    for (const OptionSetting& said : settings) {
        if (errors.size() >= kMaxErrors) break;
        const OptionSetting setting = ofToday(rules.options, said);
        if (std::optional<Error> error = checkSetting(rules.options, setting, file, "options"))
            errors.push_back(std::move(*error));
        else
            values.set(rules.options, setting.id, setting.value);
    }
    if (!errors.empty()) return fail(std::move(errors));
    return values;
}

std::vector<OptionSetting> differences(const RulesetData& rules, const std::string& preset, const OptionValues& values)
{
    std::vector<OptionSetting> found;
    const Result<OptionValues> base = resolveOptions(rules, preset, {}, {});
    for (const OptionSpec& spec : rules.options) {
        const OptionValue* value = values.find(spec.id);
        const OptionValue* before = base ? base->find(spec.id) : &spec.byDefault;
        if (value != nullptr && (before == nullptr || *value != *before)) found.push_back({spec.id, *value, 0, 0});
    }
    return found;
}

Result<OptionSetting> parseOption(std::string_view text)
{
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || equals == 0 || equals + 1 == text.size())
        return fail({"option-form", {{"found", std::string(text)}}, {}, 0, 0, {}});
    return OptionSetting{std::string(text.substr(0, equals)),
                         optionValue(YamlNode::scalar(std::string(text.substr(equals + 1)))), 0, 0};
}

Schema seatsSchema()
{
    return Schema::list(Schema::object("seat",
                                       {
                                           {"id", Schema::id(), true},
                                           {"side", Schema::id()},
                                           {"armies", Schema::list(Schema::id(), 0, kMostSeats)},
                                       }),
                        0, kMostSeats);
}

std::vector<SeatRequest> readSeats(const YamlNode& seats)
{
    std::vector<SeatRequest> requests;
    for (const YamlNode& node : seats.items) {
        SeatRequest request;
        request.id = node.find("id")->text;
        if (const YamlNode* side = node.find("side")) request.side = side->text;
        if (const YamlNode* armies = node.find("armies"))
            for (const YamlNode& army : armies->items) request.armies.push_back(army.text);
        requests.push_back(std::move(request));
    }
    return requests;
}

YamlNode seatsNode(const std::vector<SeatRequest>& seats)
{
    YamlNode list = YamlNode::list();
    for (const SeatRequest& seat : seats) {
        YamlNode& node = list.append(YamlNode::map());
        node.add("id", YamlNode::words(seat.id));
        if (!seat.side.empty()) node.add("side", YamlNode::words(seat.side));
        if (seat.armies.empty()) continue;
        YamlNode& armies = node.add("armies", YamlNode::list());
        for (const std::string& army : seat.armies) armies.append(YamlNode::words(army));
    }
    return list;
}

namespace {

/// What people remember of an option is what stands behind its group: where nothing else is near, that is looked for.
Error unknownOption(const std::string& id, const std::vector<std::string>& known, const std::string& file, Hints& hints)
{
    Error error = unknownName({}, file, {}, "unknown-option", id, known, hints);
    if (std::ranges::find(error.args, "hint", &ErrorArgs::value_type::first) != error.args.end()) return error;
    const auto last = [](const std::string& option) { return option.substr(option.find('.') + 1); };
    std::vector<std::string> parts;
    parts.reserve(known.size());
    for (const std::string& option : known) parts.push_back(last(option));
    const std::string near = hints.closestMatch(last(id), parts);
    if (near.empty()) return error;
    const auto found = static_cast<std::size_t>(std::ranges::find(parts, near) - parts.begin());
    error.args.emplace_back("hint", known[found]);
    return error;
}

} // namespace

std::optional<Error> checkSetting(const std::vector<OptionSpec>& specs, const OptionSetting& setting,
                                  const std::string& file, const std::string& path)
{
    const auto spec = std::ranges::find(specs, setting.id, &OptionSpec::id);
    Hints hints;
    if (spec != specs.end()) return checkSetting(&*spec, {}, setting, file, path, hints);
    std::vector<std::string> known;
    known.reserve(specs.size());
    for (const OptionSpec& other : specs) known.push_back(other.id);
    return checkSetting(nullptr, known, setting, file, path, hints);
}

std::optional<Error> checkSetting(const OptionSpec* spec, const std::vector<std::string>& known,
                                  const OptionSetting& setting, const std::string& file, const std::string& path,
                                  Hints& hints)
{
    std::optional<Error> error;
    if (spec == nullptr)
        error = unknownOption(setting.id, known, file, hints);
    else
        error = checkOptionValue(*spec, setting.value);
    if (!error) return error;
    error->file = file;
    error->line = setting.line;
    error->column = setting.column;
    error->path = path.empty() ? setting.id : path + "." + setting.id;
    return error;
}

} // namespace marches::engine
