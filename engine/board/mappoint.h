// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::engine {

/// A point of the board, in board units (user units of board.svg's viewBox), y downwards.
struct MapPoint {
    double x = 0;
    double y = 0;
    friend bool operator==(const MapPoint&, const MapPoint&) = default;
};

struct MapBox {
    double x = 0;
    double y = 0;
    double width = 0;
    double height = 0;
    friend bool operator==(const MapBox&, const MapBox&) = default;
};

} // namespace marches::engine
