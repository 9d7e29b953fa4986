// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmodel.h"

#include <vector>

namespace marches::editor {

/// A way over the sea, in board units.
struct SeaWay {
    std::vector<int> zones;     ///< the sea zones, in order
    std::vector<QPointF> seas;  ///< points of them
    std::vector<QPointF> gates; ///< between each and the next: the middle of the border that they have in common

    bool empty() const { return seas.empty(); }
};

/// The shortest way over the sea between two places. Empty when they are one, when an open connection joins
/// them, or when no sea zones do. `wanted`: zones that it keeps to where these lead there; empty: any are as good.
SeaWay seaWay(const BoardModel& model, int from, int to, const std::vector<int>& wanted = {});

} // namespace marches::editor
