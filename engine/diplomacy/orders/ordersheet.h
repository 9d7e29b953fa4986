// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/writtenorder.h"

namespace marches::engine::orders {

/// A sheet of orders, as pasted from a mail. What can be understood is there, whatever else is wrong.
struct OrderSheet {
    std::vector<WrittenOrder> orders; ///< in the order of the sheet, with the power under whose name they stand
    std::vector<std::string> powers;  ///< that headings or lines name, each once, whether or not an order could be read
    Errors errors;
};

inline constexpr std::size_t kLargestSheet = 1'000'000; ///< bytes
inline constexpr std::size_t kMostOrders = 10'000;

/// Reads a sheet: an order a line, or several with commas between them; a line with a power's name, or one that begins
/// with it and a colon, says whose orders follow. Empty lines and comments (#, //) are passed over. `power` (a region's
/// id, may be empty) is whose orders they are before the sheet says. A heading with a power that has orders already, or
/// one that says that it is an addition ("France also:"), begins another set of its orders. Errors: those of
/// readOrderLine(), order-sheet-too-large, order-too-many, not-utf8.
OrderSheet readOrderSheet(std::string_view text, const Lexicon& lexicon, std::string_view file,
                          std::string_view power = {});

/// Adds the orders and errors of a sheet that came later: each power's are further sets.
void addSheet(OrderSheet& all, OrderSheet later);

} // namespace marches::engine::orders
