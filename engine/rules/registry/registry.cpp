// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/registry/registry.h"

#include <algorithm>

namespace marches::engine {

// What is behind each stays in its folder: a game's FlatRules can be compiled only beside the functions of that game.
#define MARCHES_GAME(game)                                                                                             \
    namespace game {                                                                                                   \
    const Ruleset& ruleset();                                                                                          \
    }
#include "engine/rules/registry/games.inc"
#undef MARCHES_GAME

const std::vector<const Ruleset*>& rulesets()
{
    static const std::vector<const Ruleset*> all{
#define MARCHES_GAME(game) &game::ruleset(),
#include "engine/rules/registry/games.inc"
#undef MARCHES_GAME
    };
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
