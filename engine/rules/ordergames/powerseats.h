// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/rules/common/sitting.h"

namespace marches::engine {

/// A power that somebody plays, and the colour of its pieces where that is free.
struct PowerColour {
    std::string_view power;
    std::string_view colour;
};

/// The seats of a game of fixed powers, one each: a request names its power by its side or its id; who names none gets
/// the next power that is left. `powers` is filled with the power's number in `all`, by seat. Errors:
/// diplomacy-seats-count, diplomacy-power-twice, and those of makeSitting().
[[nodiscard]] Result<Sitting> seatPowers(std::span<const PowerColour> all, const std::vector<SeatRequest>& requests,
                                         std::vector<int>& powers);

} // namespace marches::engine
