// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/game/message.h"

namespace marches::engine {

/// Why an order came out as it did: the two sums that were set against each other, line by line.
struct OrderExplanation {
    struct Line {
        Message why;        ///< with the rule that it rests on
        int worth = 0;      ///< that it adds, or would have added
        bool counts = true; ///< else it adds nothing, for the reason that `why` tells
        friend bool operator==(const Line&, const Line&) = default;
    };
    struct Side {
        Message title;
        int seat = -1; ///< whose; -1: nobody's
        std::vector<Line> lines;
        int total = 0;
        bool unbeatable = false; ///< no number is high enough; `total` means nothing then
        friend bool operator==(const Side&, const Side&) = default;
    };
    std::vector<Side> sides; ///< that of the order first, then the strongest against it; none where no strength decided
};

} // namespace marches::engine
