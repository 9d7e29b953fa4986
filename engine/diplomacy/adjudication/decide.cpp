// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/adjudication/cycles.h"

namespace marches::engine::adjudication {

void ResolutionState::propagate()
{
    for (bool changed = true; changed;) {
        changed = false;
        std::size_t kept = 0;
        for (std::size_t i = 0; i < openCount; ++i) {
            const Decision d = open[i];
            Value& decided = value(d);
            if (decided == Value::Unknown) decided = evaluate(d);
            if (decided == Value::Unknown)
                open[kept++] = d;
            else
                changed = true;
        }
        openCount = kept;
    }
}

void ResolutionState::decide()
{
    propagate();
    while (openCount > 0) {
        Decisions cycle;
        findCycle(*this, cycle);
        resolveCycle(*this, cycle);
        propagate();
    }
}

} // namespace marches::engine::adjudication
