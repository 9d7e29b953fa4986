// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/diplomacy/adjudication/adjudicator.h"
#include "engine/rules/narnian_wars/adjudicationinput.h"

namespace marches::engine::narnian_wars {

/// Where a person ends the moves.
struct PersonEnd {
    std::int16_t province = adjudication::kNone;
    std::int16_t host = adjudication::kNone;    ///< piece it travelled with
    std::int16_t hunter = adjudication::kNone;  ///< piece that attacks it now: it must retreat (NW-16)
    std::int16_t stalker = adjudication::kNone; ///< where a person started that attacks it now
    Mask retreats;                              ///< where it may go then (NW-18)
    Idle idle = Idle::None;
    bool flew = false;          ///< the High King crossed a range or the river (NW-30)
    bool carried = false;       ///< by the High King
    bool withDislodged = false; ///< its host was dislodged, and it retreats with it (NW-19)
};

/// The end of a movement turn before retreats.
struct March {
    AdjudicationInput makeAdjudicationInput;
    adjudication::Resolution resolution; ///< units as in `muster`
    std::array<PersonEnd, kPersons> persons;
    Mask fallen; ///< provinces whose garrison is gone (NW-54)
};

/// Resolves a movement turn: pieces by the adjudicator, then the persons. `adjudicator` works on ground.graph. W:
/// RuleTrace or NoTrace. Allocates nothing.
template <class W> void resolveMarch(const Ground& ground, const MarchOptions& options, const Turn& turn,
                                     adjudication::Adjudicator& adjudicator, W& trace, March& out);

} // namespace marches::engine::narnian_wars
