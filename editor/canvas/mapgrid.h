// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

namespace marches::editor {

/// The smallest of 1, 2, 5, 10, 20, ... (and of their tenths) that takes at least so many pixels: the distance of the
/// marks of a ruler and of the lines of the grid. `pixel`: board units in a pixel.
inline double niceStep(double pixel, double leastPixels)
{
    const double least = std::max(pixel * leastPixels, 1e-3);
    const double decade = std::pow(10, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * decade >= least * (1 - 1e-9)) return factor * decade;
    return 10 * decade;
}

inline constexpr double kGridPixels = 12; ///< least distance of two lines of the grid
inline double gridStep(double pixel) { return niceStep(pixel, kGridPixels); }

} // namespace marches::editor
