// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/diplomacy/adjudication/movementgraph.h"
#include "engine/diplomacy/referee/casefile.h"

namespace marches::engine::referee {

/// What came of a case otherwise than it says.
struct CaseVerdict {
    /// Grade 1 (units, dislodged units and their retreats, places contested) and grade 2 (whether orders succeed): must
    /// agree.
    Errors differences;
    /// Grade 3: void told from failed. Programs differ here.
    Errors remarks;
    bool passed() const { return differences.empty(); }
};

/// Plays the steps of a case. Codes: case-missing and case-unexpected (`what`: a word of case.*, `item`), case-result
/// (order, expected, found), case-dislodged and case-not-dislodged (order).
CaseVerdict playCase(const CaseCollection& collection, const OrderCase& one, const Board& board,
                     const adjudication::MovementGraph& graph);

} // namespace marches::engine::referee
