// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/lab/labwords.h"

namespace marches::engine {

/// The shapes of a board, for whoever can read its drawing.
struct BoardOutline {
    double width = 0.0;
    double height = 0.0;
    std::vector<std::pair<std::string, std::string>> places; ///< id, and the data of a path of SVG
};

/// The values of a measure of which places are lightest and darkest.
struct HeatScale {
    double lowest = 0.0;
    double highest = 1.0;
};

/// A board on which each place is the darker the higher its value of a measure is, with a scale; an element of SVG. Who
/// points at a place reads its name and figure. Empty where no place has a value. The scale is given, so that boards
/// beside each other can be compared.
std::string heatMap(const BoardOutline& board, const Measured& measured, const Measure& measure, const HeatScale& scale,
                    const LabWords& words, const std::string& title);

} // namespace marches::engine
