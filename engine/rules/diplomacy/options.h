// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/base/result.h"
#include "engine/diplomacy/adjudication/choices.h"
#include "engine/game/options.h"
#include "engine/game/orderwriting.h"

namespace marches::engine::diplomacy {

/// All options of the game as plain values; names follow the options' ids.
struct Options {
    adjudication::Choices choices; ///< what the rulebooks leave open
    OrderWriting writing;          ///< and what they say nothing of: how orders are written
    int victoryCentres = 0;        ///< 0: more than half of all
    int firstYear = 1901;
    bool impliedOrders = false;   ///< 4.E.3: a unit does what its own power helps it to do
    bool perpetualOrders = false; ///< 4.E.4: an order may stand for the seasons to come
    bool proxyOrders = false;     ///< 4.E.5: a power may let another one order its unit
    bool draws = true;            ///< a draw may be agreed
    int roundLimit = 0;           ///< years; 0: none
    int unplayed = 0;             ///< powers that nobody plays, as where players are too few
};

/// Reads the values; an option that is missing keeps its default. Fails only for a number that makes no sense.
[[nodiscard]] Result<Options> readOptions(const OptionValues& values);

} // namespace marches::engine::diplomacy
