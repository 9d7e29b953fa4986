// SPDX-License-Identifier: GPL-3.0-or-later
#include "invariants.h"

#include "log.h"

namespace marches::monkey {

Invariants::Invariants()
{
    for (const auto& part :
         {windowInvariants(), mapInvariants(), panelInvariants(), gameInvariants(), secretInvariants()})
        m_all.insert(m_all.end(), part.begin(), part.end());
}

void Invariants::check(Stage& stage, int acts) const
{
    for (const Invariant& invariant : m_all) {
        if (acts % invariant.every != 0) continue;
        if (const QString broken = invariant.broken(stage); !broken.isEmpty())
            fault(QLatin1String(invariant.id), broken);
    }
}

void Invariants::checkAll(Stage& stage) const
{
    for (const Invariant& invariant : m_all) {
        const auto& look = invariant.brokenAtEnd ? invariant.brokenAtEnd : invariant.broken;
        if (const QString broken = look(stage); !broken.isEmpty()) fault(QLatin1String(invariant.id), broken);
    }
}

} // namespace marches::monkey
