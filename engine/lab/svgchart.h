// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/simulation/statistics.h"

namespace marches::engine {

/// Text as HTML, SVG and XML have it between tags and in attributes.
std::string escapedMarkup(std::string_view text);

/// A line of a chart: a name, a value with its interval, and the value in words.
struct ChartRow {
    std::string label;
    double value = 0.0;
    Interval interval;
    bool firm = true; ///< else grey: it may be chance
    std::string figure;
};

// Charts as elements of SVG for a page, each with a title that a screen reader speaks. Nothing is told by colour alone.

/// Bars from a zero line, with the interval as a thinner line over each.
std::string barChart(const std::vector<ChartRow>& rows, std::string_view title);
/// Points with their intervals, and a line at `target`.
std::string pointChart(const std::vector<ChartRow>& rows, std::optional<double> target, std::string_view title);

/// A row of numbers that is told as a distribution.
struct ChartSeries {
    std::string label;
    Histogram histogram;
};
/// Shares of the games by value, in at most 40 classes: outlines, each with a line of its own.
std::string histogramChart(const std::vector<ChartSeries>& series, std::string_view title);

/// A square for each pair: `cells` by row and column, those above the diagonal empty. The figure stands in each.
struct PairCell {
    double value = 0.0;
    bool firm = false;
    std::string figure;
    std::string told; ///< the whole of it, for who points there
};
std::string pairChart(const std::vector<std::string>& names, const std::vector<std::vector<PairCell>>& cells,
                      std::string_view title);

} // namespace marches::engine
