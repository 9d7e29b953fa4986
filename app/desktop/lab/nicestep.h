// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace marches::app {

/// The step between the ticks of a scale: 1, 2 or 5 times a power of ten, at least `size` (> 0).
inline double niceStep(double size)
{
    const double power = std::pow(10.0, std::floor(std::log10(size)));
    for (const double times : {1.0, 2.0, 5.0})
        if (times * power >= size) return times * power;
    return 10.0 * power;
}

} // namespace marches::app
