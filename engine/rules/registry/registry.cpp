// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/registry/registry.h"

#include <algorithm>

namespace marches::engine {

// What is behind each stays in its folder: a game's FlatRules can be compiled only beside the functions of that game.
namespace narnia_risk_junior {
const Ruleset& ruleset();
}
namespace le_monde_de_narnia {
const Ruleset& ruleset();
}
namespace classic_risk {
const Ruleset& ruleset();
}
namespace castle_risk {
const Ruleset& ruleset();
}
namespace warrior_risk {
const Ruleset& ruleset();
}
namespace diplomacy {
const Ruleset& ruleset();
}
namespace narnian_wars {
const Ruleset& ruleset();
}

const std::vector<const Ruleset*>& rulesets()
{
    // One line a ruleset, in the order in which people see them.
    static const std::vector<const Ruleset*> all{&narnia_risk_junior::ruleset(), &castle_risk::ruleset(),
                                                 &le_monde_de_narnia::ruleset(), &classic_risk::ruleset(),
                                                 &warrior_risk::ruleset(),       &diplomacy::ruleset(),
                                                 &narnian_wars::ruleset()};
    return all;
}

const Ruleset* findRuleset(std::string_view id)
{
    const auto& all = rulesets();
    const auto found =
        std::find_if(all.begin(), all.end(), [id](const Ruleset* ruleset) { return ruleset->id() == id; });
    return found == all.end() ? nullptr : *found;
}

const Ruleset* findRuleset(const RulesetData& data) { return findRuleset(data.base.empty() ? data.id : data.base); }

} // namespace marches::engine
