// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ruleset.h"

#include <algorithm>
#include <charconv>

namespace marches::engine {

// What is behind each stays in its folder: a game's FlatRules can be compiled only beside the functions of that game.
namespace nrj {
const Ruleset& ruleset();
}
namespace lmn {
const Ruleset& ruleset();
}
namespace risk {
const Ruleset& ruleset();
}
namespace castle {
const Ruleset& ruleset();
}
namespace warrior {
const Ruleset& ruleset();
}
namespace diplomacy {
const Ruleset& ruleset();
}
namespace narnian {
const Ruleset& ruleset();
}

std::string_view EffectSpec::arg(std::string_view name, std::string_view otherwise) const
{
    for (const auto& [key, value] : args)
        if (key == name) return value;
    return otherwise;
}

int EffectSpec::number(std::string_view name, int otherwise) const
{
    const std::string_view written = arg(name);
    int value = 0;
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), value);
    const bool whole = error == std::errc{} && end == written.data() + written.size();
    return whole && !written.empty() ? value : otherwise;
}

const std::vector<std::string>* EffectSpec::list(std::string_view name) const
{
    for (const auto& [key, values] : lists)
        if (key == name) return &values;
    return nullptr;
}

const std::vector<const Ruleset*>& rulesets()
{
    // One line a ruleset, in the order in which people see them.
    static const std::vector<const Ruleset*> all{&nrj::ruleset(),     &castle::ruleset(),    &lmn::ruleset(),    &risk::ruleset(),
                                                 &warrior::ruleset(), &diplomacy::ruleset(), &narnian::ruleset()};
    return all;
}

const Ruleset* findRuleset(std::string_view id)
{
    const auto& all = rulesets();
    const auto found = std::find_if(all.begin(), all.end(), [id](const Ruleset* ruleset) { return ruleset->id() == id; });
    return found == all.end() ? nullptr : *found;
}

} // namespace marches::engine
