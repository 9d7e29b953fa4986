// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/options.h"

#include <algorithm>
#include <cassert>
#include <string>

#include "engine/base/closestmatch.h"

namespace marches::engine {

namespace {

bool allowed(const OptionSpec& spec, const OptionValue& value)
{
    if (value.index() != spec.byDefault.index()) return false;
    if (const int* number = std::get_if<int>(&value)) return *number >= spec.min && *number <= spec.max;
    if (const std::string* word = std::get_if<std::string>(&value))
        return std::find(spec.values.begin(), spec.values.end(), *word) != spec.values.end();
    return true;
}

} // namespace

std::string_view optionGroupName(OptionGroup group)
{
    switch (group) {
    case OptionGroup::Base: return "base";
    case OptionGroup::Errata: return "errata";
    case OptionGroup::Advanced: return "advanced";
    case OptionGroup::Reading: return "reading";
    case OptionGroup::House: return "house";
    }
    return {};
}

OptionValues::OptionValues(const std::vector<OptionSpec>& specs)
{
    for (const OptionSpec& spec : specs) m_values.emplace(spec.id, spec.byDefault);
}

bool OptionValues::flag(std::string_view id) const
{
    const OptionValue* value = find(id);
    assert(value != nullptr && std::holds_alternative<bool>(*value));
    return std::get<bool>(*value);
}

int OptionValues::number(std::string_view id) const
{
    const OptionValue* value = find(id);
    assert(value != nullptr && std::holds_alternative<int>(*value));
    return std::get<int>(*value);
}

const std::string& OptionValues::word(std::string_view id) const
{
    const OptionValue* value = find(id);
    assert(value != nullptr && std::holds_alternative<std::string>(*value));
    return std::get<std::string>(*value);
}

bool OptionValues::set(const std::vector<OptionSpec>& specs, std::string_view id, const OptionValue& value)
{
    const auto spec =
        std::find_if(specs.begin(), specs.end(), [id](const OptionSpec& candidate) { return candidate.id == id; });
    if (spec == specs.end() || !allowed(*spec, value)) return false;
    m_values.insert_or_assign(spec->id, value);
    return true;
}

const OptionValue* OptionValues::find(std::string_view id) const
{
    const auto found = m_values.find(id);
    return found == m_values.end() ? nullptr : &found->second;
}

bool OptionValues::isOn(std::string_view id) const
{
    const OptionValue* value = find(id);
    const bool* flag = value != nullptr ? std::get_if<bool>(value) : nullptr;
    return flag != nullptr && *flag;
}

std::vector<OptionConflict> conflicts(const std::vector<OptionSpec>& specs, const OptionValues& values)
{
    using Kind = OptionConflict::Kind;
    std::vector<OptionConflict> found;
    for (const OptionSpec& spec : specs) {
        if (!values.isOn(spec.id)) continue;
        for (const std::string& other : spec.needs)
            if (!values.isOn(other)) found.push_back({Kind::Needs, spec.id, other});
        for (const std::string& other : spec.excludes)
            if (values.isOn(other)) found.push_back({Kind::Excludes, spec.id, other});
        for (const std::string& other : spec.overriddenBy)
            if (values.isOn(other)) found.push_back({Kind::NoEffect, spec.id, other});
    }
    return found;
}

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
