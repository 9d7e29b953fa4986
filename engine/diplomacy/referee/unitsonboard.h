// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/diplomacy/referee/ordertarget.h"

namespace marches::engine::referee {

struct UnitOnBoard {
    int seat = -1;
    int place = -1;
    int piece = -1;
    int proxy = -1; ///< seat that orders it in place of its own

    int commander() const { return proxy >= 0 ? proxy : seat; }
};

/// Who stands where, read from the facts of a game. Private to this folder.
class UnitsOnBoard {
public:
    explicit UnitsOnBoard(const OrderTarget& table);

    /// The territory of a place; -1: it is none of the board's.
    int province(int place) const;
    /// The one of a province, at whatever coast; null: none.
    const UnitOnBoard* at(const std::vector<UnitOnBoard>& among, int place) const;

    std::vector<UnitOnBoard> units;
    std::vector<UnitOnBoard> dislodged;
    std::vector<UnitOnBoard> owners; ///< of centres, without a piece

private:
    const Board& m_board;
};

} // namespace marches::engine::referee
