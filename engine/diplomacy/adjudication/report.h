// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/diplomacy/adjudication/resolutionstate.h"

namespace marches::engine::adjudication {

/// Writes the Resolution of a turn whose decisions are all made. Private to this folder.
class Reporter {
public:
    Reporter(const ResolutionState& work, Resolution& out) : m_work(work), m_out(out) {}

    void report();

private:
    bool gone(int unit) const;
    void arrive(int unit);
    void explain(int unit);
    void explainMove(int unit, Result& result);
    void explainPath(const Piece& p, Result& result) const;
    void measureDefence(int unit, Result& result) const;
    void beat(int unit);
    void findRetreats(Dislodged& dislodged) const;

    const ResolutionState& m_work;
    Resolution& m_out;
    Mask m_bounced;
};

} // namespace marches::engine::adjudication
