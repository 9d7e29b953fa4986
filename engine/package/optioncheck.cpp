// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/optioncheck.h"

#include <algorithm>

#include "engine/package/yamlreader.h"

namespace marches::engine {

namespace {

std::string written(const OptionValue& value) { return optionNode(value).text; }

Error placeless(std::string code, ErrorArgs args) { return {std::move(code), std::move(args), {}, 0, 0, {}}; }

} // namespace

std::optional<Error> checkOptionValue(const OptionSpec& spec, const OptionValue& value)
{
    const std::string found = written(value);
    if (spec.isSwitch()) {
        if (std::holds_alternative<bool>(value)) return std::nullopt;
        return placeless("expected-switch", {{"found", found}});
    }
    if (spec.isNumber()) {
        const int* number = std::get_if<int>(&value);
        if (number == nullptr) return placeless("expected-integer", {{"found", found}});
        if (*number >= spec.min && *number <= spec.max) return std::nullopt;
        return placeless("out-of-range",
                         {{"found", found}, {"min", std::to_string(spec.min)}, {"max", std::to_string(spec.max)}});
    }
    const std::string* word = std::get_if<std::string>(&value);
    if (word != nullptr && std::ranges::find(spec.values, *word) != spec.values.end()) return std::nullopt;
    std::string allowed;
    for (const std::string& known : spec.values) allowed += (allowed.empty() ? "" : ", ") + known;
    Error error = placeless("unknown-word", {{"name", found}, {"allowed", allowed}});
    if (std::string hint = nearest(found, spec.values); !hint.empty()) error.args.emplace_back("hint", std::move(hint));
    return error;
}

std::optional<Error> checkSetting(const std::vector<OptionSpec>& specs, const OptionSetting& setting, const std::string& file,
                                  const std::string& path)
{
    const auto spec = std::ranges::find(specs, setting.id, &OptionSpec::id);
    Hints hints;
    if (spec != specs.end()) return checkSetting(&*spec, {}, setting, file, path, hints);
    std::vector<std::string> known;
    known.reserve(specs.size());
    for (const OptionSpec& other : specs) known.push_back(other.id);
    return checkSetting(nullptr, known, setting, file, path, hints);
}

std::optional<Error> checkSetting(const OptionSpec* spec, const std::vector<std::string>& known, const OptionSetting& setting,
                                  const std::string& file, const std::string& path, Hints& hints)
{
    std::optional<Error> error;
    if (spec == nullptr)
        error = unknownName({}, file, {}, "unknown-option", setting.id, known, hints);
    else
        error = checkOptionValue(*spec, setting.value);
    if (!error) return error;
    error->file = file;
    error->line = setting.line;
    error->column = setting.column;
    error->path = path.empty() ? setting.id : path + "." + setting.id;
    return error;
}

Errors checkTogether(const std::vector<OptionSpec>& specs, const OptionValues& values)
{
    Errors errors;
    for (const OptionConflict& conflict : conflicts(specs, values)) {
        if (!conflict.forbids()) continue;
        const bool needs = conflict.kind == OptionConflict::Kind::Needs;
        errors.push_back(
            placeless(needs ? "option-needs" : "option-excludes", {{"name", conflict.option}, {"other", conflict.other}}));
    }
    return errors;
}

} // namespace marches::engine
