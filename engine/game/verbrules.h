// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/rules.h"

namespace marches::engine {

/// What rules may be besides, for whoever explains what can be answered: they say which rule every verb belongs to.
class VerbRules {
public:
    VerbRules() = default;
    VerbRules(const VerbRules&) = delete;
    VerbRules& operator=(const VerbRules&) = delete;

    /// The rule (Space::Rule) of one of Rules::verbSpecs(); 0: it depends on what is asked.
    virtual int ruleOfVerb(int verb) const = 0;

protected:
    ~VerbRules() = default;
};

/// The same of any rules; 0 also where they say nothing of it.
inline int ruleOfVerb(const Rules& rules, int verb)
{
    const auto* verbs = dynamic_cast<const VerbRules*>(&rules.withoutStart());
    return verbs != nullptr ? verbs->ruleOfVerb(verb) : 0;
}

} // namespace marches::engine
