// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/optioncheck.h"

#include <algorithm>
#include <string>

#include "engine/base/closestmatch.h"

namespace marches::engine {

namespace {

std::string written(const OptionValue& value)
{
    if (const bool* flag = std::get_if<bool>(&value)) return *flag ? "true" : "false";
    if (const int* number = std::get_if<int>(&value)) return std::to_string(*number);
    return std::get<std::string>(value);
}

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
    if (std::string hint = closestMatch(found, spec.values); !hint.empty())
        error.args.emplace_back("hint", std::move(hint));
    return error;
}

Errors checkTogether(const std::vector<OptionSpec>& specs, const OptionValues& values)
{
    Errors errors;
    for (const OptionConflict& conflict : conflicts(specs, values)) {
        if (!conflict.forbids()) continue;
        const bool needs = conflict.kind == OptionConflict::Kind::Needs;
        errors.push_back(placeless(needs ? "option-needs" : "option-excludes",
                                   {{"name", conflict.option}, {"other", conflict.other}}));
    }
    return errors;
}

} // namespace marches::engine
