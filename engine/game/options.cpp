// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/options.h"

#include <algorithm>
#include <cassert>

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

} // namespace marches::engine
