// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/diplomacy/adjudication/adjudicator.h"
#include "engine/diplomacy/adjudication/movementgraph.h"
#include "engine/package/mappackage.h"

namespace marches::test {

/// The board of 1901, for tests of the adjudicator without the ruleset that sits on it.
struct OrderBoard {
    OrderBoard();

    engine::MapData map;
    const engine::Board& board = map.board;
    engine::adjudication::MovementGraph graph;
    std::vector<std::int16_t> nameRank;

    /// The place of an abbreviation ("Bul/ec", "NTH"); kNone when there is none.
    std::int16_t place(const std::string& abbreviation) const;
    const std::string& name(std::int16_t place) const { return board.place(place).abbreviation; }
};

} // namespace marches::test
