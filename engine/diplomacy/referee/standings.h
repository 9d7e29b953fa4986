// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/diplomacy/referee/ordertable.h"

namespace marches::engine::referee {

struct Standing {
    int seat = -1;
    int place = -1;
    int piece = -1;
    int proxy = -1; ///< seat that orders it in place of its own

    int commander() const { return proxy >= 0 ? proxy : seat; }
};

/// Who stands where, read from the facts of a game. Private to this folder.
class Standings {
public:
    explicit Standings(const OrderTable& table);

    /// The territory of a place; -1: it is none of the board's.
    int province(int place) const;
    /// The one of a province, at whatever coast; null: none.
    const Standing* at(const std::vector<Standing>& among, int place) const;

    std::vector<Standing> units;
    std::vector<Standing> beaten;
    std::vector<Standing> owners; ///< of centres, without a piece

private:
    const Board& m_board;
};

} // namespace marches::engine::referee
