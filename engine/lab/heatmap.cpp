// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/heatmap.h"

#include <algorithm>

#include "engine/lab/svgchart.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

constexpr int kScaleSteps = 5;

std::string shade(double share)
{
    return "fill=\"#b2182b\" fill-opacity=\"" + shortestNumber(std::clamp(share, 0.0, 1.0)) + "\"";
}

/// Steps from the lowest to the highest value, below the board, with words at both ends.
std::string scaleBelow(const BoardOutline& board, const Measure& measure, const HeatScale& scale, const LabWords& words)
{
    const double unit = board.width / 40.0;
    const double top = board.height + unit;
    std::string out;
    for (int step = 0; step < kScaleSteps; ++step) {
        const double x = board.width * 0.3 + step * 3.0 * unit;
        out += "<rect x=\"" + shortestNumber(x) + "\" y=\"" + shortestNumber(top) + "\" width=\"" +
               shortestNumber(3.0 * unit) + "\" height=\"" + shortestNumber(unit) + "\" class=\"pair\" " +
               shade(double{1.0} * step / (kScaleSteps - 1)) + "/>";
    }
    const auto label = [&](double x, const char* anchor, double value) {
        out += "<text x=\"" + shortestNumber(x) + "\" y=\"" + shortestNumber(top + unit) + "\" font-size=\"" +
               shortestNumber(unit) + "\" text-anchor=\"" + anchor + "\">" +
               escapedMarkup(words.value(measure, value)) + "</text>";
    };
    label(board.width * 0.3 - unit / 2, "end", scale.lowest);
    label(board.width * 0.3 + (3.0 * kScaleSteps + 0.5) * unit, "start", scale.highest);
    return out + "\n";
}

} // namespace

std::string heatMap(const BoardOutline& board, const Measured& measured, const Measure& measure, const HeatScale& scale,
                    const LabWords& words, const std::string& title)
{
    std::string places;
    for (const auto& [id, path] : board.places) {
        const std::string column = columnName(measure, id);
        const auto found = measured.find(column);
        if (found == measured.end() || found->second.games == 0) continue;
        const Estimate estimate = estimateOf(measure, found->second);
        const double span = scale.highest - scale.lowest;
        const double share = span > 0 ? (estimate.value - scale.lowest) / span : 0.0;
        places += "<path d=\"" + escapedMarkup(path) + "\" class=\"pair\" " + shade(share) + "><title>" +
                  escapedMarkup(words.itemName(column) + ": " + words.estimate(measure, estimate)) +
                  "</title></path>\n";
    }
    if (places.empty()) return {};
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" class=\"board\" viewBox=\"0 0 " +
           shortestNumber(board.width) + " " + shortestNumber(board.height + board.width / 14.0) + "\"><title>" +
           escapedMarkup(title) + "</title>\n" + places + scaleBelow(board, measure, scale, words) + "</svg>\n";
}

} // namespace marches::engine
