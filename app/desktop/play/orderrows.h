// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QString>

#include "app/desktop/play/playcontext.h"
#include "editor/painting/boardmarks.h"
#include "editor/painting/boardmodel.h"

namespace marches::app {

/// One line of a list of orders.
struct OrderRow {
    int seat = -1;
    int place = -1;  ///< where the piece stands, or is to be built; -1: an order of the seat itself
    int token = -1;  ///< Space::Token: a person, in place of a piece
    QString written; ///< in the short form: "A Par - Bur"; empty: no order
    QString told;    ///< what became of it; of orders that are still secret: the piece
    QString rule;    ///< that this rests on
    engine::OrderStatus fate = engine::OrderStatus::None;
    editor::BoardArrow arrow; ///< `to` is -1 where nothing is to be drawn
};

/// What the seat that is asked has ordered so far: a row for each of its pieces, and one for each thing to be built.
/// Empty while nobody is asked.
std::vector<OrderRow> ordersNow(const PlayContext& context);

/// True while pieces have been thrown out of where they stood, and have to go somewhere.
bool anybodyBeaten(const PlayContext& context);

/// The moment of the record at which orders were carried out last, up to the one on the board; 0: never yet.
int momentOfOrders(const PlayContext& context);
/// The orders of all seats that were carried out at a moment, with what became of them, seat by seat.
std::vector<OrderRow> ordersCarriedOut(const PlayContext& context, int node);

/// Why the order of a row of them came out as it did; nothing where no strength decided.
std::optional<engine::OrderExplanation> accountOf(const PlayContext& context, int node, const OrderRow& row);
/// The position from which they were carried out, as the viewer knows it.
engine::Facts factsBefore(const PlayContext& context, int node);

} // namespace marches::app
