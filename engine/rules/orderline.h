// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>

#include "engine/adjudication/orders.h"
#include "engine/adjudication/resolution.h"

namespace marches::engine {

/// What there is to say of an order that was carried out, or was not. A ruleset has a sentence for each, in this order.
enum class OrderLine : std::uint8_t {
    Holds,        ///< n m
    Moves,        ///< to
    Sails,        ///< to
    Bounced,      ///< to n m by
    HeadToHead,   ///< to n m
    Resisted,     ///< to n m
    OwnUnit,      ///< to
    NotConvoyed,  ///< to
    Disrupted,    ///< to
    Paradox,      ///< to
    Supports,     ///< whom
    SupportsMove, ///< whom to
    Cut,          ///< by
    HelpLost,
    Convoys, ///< whom to
    OutOfReach,
    NobodyThere, ///< whom
    OtherOrder,  ///< whom
    NoConvoy,
    Coast,   ///< to
    Nothing, ///< not worth a line
};

struct OrderTold {
    OrderLine line = OrderLine::Nothing;
    std::array<int, 4> args{}; ///< places and numbers as the line's comment names them, zeros after them
};

/// `by`: place of the unit that the result names, or of the unit itself.
OrderTold tellOrder(const adjudication::Unit& unit, const adjudication::Order& order, const adjudication::Result& result, int by);

} // namespace marches::engine
