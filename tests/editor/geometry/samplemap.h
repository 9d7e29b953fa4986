// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>

#include <cstdint>
#include <vector>

namespace marches::editor {

/// A made-up board for measuring and testing: a grid of jittered corners with winding borders between.
struct SampleMap {
    int columns = 10;
    int rows = 10;
    int pointsPerSide = 15; ///< of the border between two corners, so about four times as many for a face
    double cell = 40;       ///< board units from corner to corner
    double apart = 0;       ///< how far each shape is drawn from its neighbours, for gaps of this width
    bool curved = false;    ///< borders of cubic curves
    std::uint32_t seed = 1;
};

/// Outlines row by row; the two that share a border have the same coordinates there (`apart` 0).
std::vector<QPainterPath> sampleShapes(const SampleMap& sample);

} // namespace marches::editor
