// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/registry/registry.h"

#include <algorithm>

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
