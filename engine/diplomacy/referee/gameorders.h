// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/diplomacy/orders/writtenorder.h"
#include "engine/diplomacy/referee/ordertarget.h"
#include "engine/game/game.h"

// Written orders in a game: they become the moves that a person could click as well. The rulesets for which this works
// name their verbs `hold`, `move`, `move-by-convoy`, `support`, `support-move`, `convoy`, `retreat`, `disband`,
// `build-<piece>`, `build-prize`, `seal` and their pieces `army`, `fleet`, besides those of a variant; other rulesets
// take no written orders. Persons (Space::Token, in the order of the lexicon's) are ordered by `walk`, `sail`,
// `travel`, `back`, `back-move`, `stay`, `flee` and `yield`; what they and units do besides are `hunt`, `chase`,
// `carry`, `immobilise`, `immobilise-person`, `call-aslan`, `declare-dwarfs`, `choose-form`, `choose-site`,
// `choose-side`, `welcome`, and for the unit that a person commands `command-hold`, `command-move` and so on.

namespace marches::engine::referee {

/// True when the rules know orders.
bool takesOrders(const Rules& rules);

/// Ids of the persons that the rules know, as the lexicon wants them.
std::vector<std::string> personsToOrder(const Rules& rules);

/// Ids of the seats, under whose names orders stand.
std::vector<std::string> seatsToOrder(const Rules& rules);

/// What became of one written order.
struct GivenOrder {
    enum class Status : std::uint8_t {
        Taken,
        Refused,    ///< by `refusal`; the unit holds, or nothing is built
        NoUnit,     ///< no unit stands there
        NotOwn,     ///< the unit is another power's
        NoPower,    ///< nobody at the table has that name
        NothingDue, ///< that power has nothing to order in this phase
        NotHere,    ///< these rules know no such order
        // For how it is written (Rules::orderWriting()); `refusal` then has the rule.
        WrongPiece,   ///< an army where the order says fleet, or the other way round
        NoKind,       ///< neither army nor fleet is said
        WrongCoast,   ///< the fleet stands on another coast
        StrayCoast,   ///< a coast that the board does not have, or of an army
        NoNation,     ///< whose unit is helped is not said
        WrongNation,  ///< the unit that is helped is another power's
        Replaced,     ///< another order, or another sheet, counts in its place
        Contradicted, ///< different orders for one unit, or one place
        TooMany,      ///< more than is due, so that none counts
    };
    orders::WrittenOrder order;
    int seat = -1;
    Status status = Status::Taken;
    Refusal refusal;
};

/// Gives the orders of a sheet, in its order. What counts where a unit has several orders, or an order is not written
/// as it should be, is said by Rules::orderWriting(). Orders without a power are given by the owner of the unit, or of
/// the centre. Nobody seals.
std::vector<GivenOrder> giveOrders(OrderTarget& table, std::span<const orders::WrittenOrder> sheet);
std::vector<GivenOrder> giveOrders(Game& game, std::span<const orders::WrittenOrder> sheet);

/// Seats that have something to order now.
std::vector<int> owingSeats(const Game& game);

} // namespace marches::engine::referee
