// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/effectwords.h"

#include <algorithm>
#include <string>
#include <utility>

namespace marches::app {

using engine::Fact;
using engine::FieldSpec;
using engine::Space;

namespace {

/// "truces" of "truces.{seat}.{seat}": the last word of a path that is no key.
std::string nameOf(const FieldSpec& field)
{
    std::string path = field.path;
    while (path.ends_with('}')) path.resize(std::min(path.rfind(".{"), path.size() - 1));
    return path.substr(path.rfind('.') + 1);
}

/// What a fact names, in the order in which it is written: keys, then its value.
std::vector<std::pair<Space, std::int16_t>> partsOf(const FieldSpec& field, const Fact& fact)
{
    std::vector<std::pair<Space, std::int16_t>> parts;
    for (std::size_t i = 0; i < field.keys.size(); ++i)
        if (field.keys[i] != Space::None) parts.emplace_back(field.keys[i], fact.key[i]);
    parts.emplace_back(field.value, fact.value);
    return parts;
}

std::vector<int> seatsOf(const PlayContext& context, const std::vector<std::pair<Space, std::int16_t>>& parts)
{
    std::vector<int> seats;
    for (const auto& [space, index] : parts) {
        if (index < 0) continue;
        if (space == Space::Seat) seats.push_back(index);
        if (space != Space::Army) continue;
        for (int seat = 0; seat < context.runner.seatCount(); ++seat)
            if (const auto& armies = context.runner.rules().seats()[static_cast<std::size_t>(seat)].armies;
                std::ranges::find(armies, index) != armies.end())
                seats.push_back(seat);
    }
    return seats;
}

} // namespace

std::vector<LastingEffect> lastingEffects(const PlayContext& context)
{
    std::vector<LastingEffect> found;
    const engine::Rules& rules = context.runner.rules();
    for (const Fact& fact : context.runner.facts()) {
        const FieldSpec& field = rules.fields()[fact.field];
        if (field.role != engine::Role::Effect) continue;
        const std::string key = "effect." + nameOf(field);
        const auto spec = std::ranges::find(rules.messages(), key, &engine::MessageSpec::key);
        if (spec == rules.messages().end()) continue;
        engine::Message message;
        message.text = static_cast<std::uint16_t>(spec - rules.messages().begin());
        const auto parts = partsOf(field, fact);
        auto rest = parts;
        for (std::size_t i = 0; i < spec->params.size(); ++i) {
            const auto part = std::ranges::find(rest, spec->params[i].space, [](const auto& each) { return each.first; });
            if (part == rest.end()) continue;
            message.arg[i] = part->second;
            rest.erase(part);
        }
        found.push_back({context.sentence(message), seatsOf(context, parts)});
    }
    return found;
}

} // namespace marches::app
