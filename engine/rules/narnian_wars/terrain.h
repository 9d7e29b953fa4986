// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/base/mask.h"
#include "engine/board/board.h"
#include "engine/diplomacy/adjudication/movementgraph.h"

namespace marches::engine::narnian_wars {

/// Readings of the rules about the ground (digest, part 5).
struct TerrainOptions {
    bool riverSupport = true;     ///< reading.af-river-support
    bool riverFromSea = false;    ///< reading.af-river-from-sea
    bool convoyToIsland = true;   ///< reading.army-convoy-to-island
    bool convoyAmphibian = false; ///< reading.af-can-be-convoyed
    bool convoyPerson = true;     ///< reading.pu-alone-convoy
    bool kingSupportsOver = true; ///< reading.hk-support-over-barrier
};

/// The board as Narnian Wars uses it. A map says it by flags of places ("riverside", "island", "fortress",
/// "fortress-good", "garrison", "garrison-permanent") and by the ids of barriers ("great-river", "central").
struct Ground {
    adjudication::MovementGraph graph; ///< ways of amphibians along and across the Great River included (NW-46, NW-47)
    std::vector<Mask> flight;          ///< of a province: where the High King comes on foot or in flight (NW-30)
    Mask fortress;                     ///< helps whoever holds it (NW-50)
    Mask goodFortress;                 ///< helps Good players only
    Mask garrison;                     ///< has a garrison at the start
    Mask permanent;                    ///< of these: garrisons that never fall
    Mask island;                       ///< NW-59
};

/// Mountains are closed to all and the river to all but amphibians, because a barrier is a closed connection (NW-56,
/// NW-57).
Ground makeGround(const Board& board, const TerrainOptions& options);

} // namespace marches::engine::narnian_wars
