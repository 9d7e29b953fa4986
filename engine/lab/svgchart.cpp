// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/svgchart.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace marches::engine {

namespace {

constexpr double kLabelWidth = 370;
constexpr double kFigureWidth = 150;
constexpr double kPlotWidth = 380;
constexpr double kRowHeight = 26;
constexpr double kFoot = 10;
constexpr std::size_t kLongestLabel = 46; ///< characters that there is room for
constexpr std::array<const char*, 4> kSeriesColors = {"#2166ac", "#d9730d", "#4d7c3a", "#7b4ea3"};
constexpr std::array<const char*, 4> kSeriesDashes = {"", "7 4", "2 3", "9 3 2 3"};

/// With one decimal, the same in every locale.
std::string point(double value)
{
    std::array<char, 64> text{};
    const auto [end, code] = std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 1);
    return code == std::errc{} ? std::string(text.data(), end) : "0";
}

std::string attribute(std::string_view name, double value)
{
    std::string text(" ");
    return text.append(name).append("=\"").append(point(value)).append("\"");
}

std::string line(double x1, double y1, double x2, double y2, std::string_view style)
{
    return "<line" + attribute("x1", x1) + attribute("y1", y1) + attribute("x2", x2) + attribute("y2", y2) + " " +
           std::string(style) + "/>";
}

std::string box(double x, double y, double width, double height, std::string_view style)
{
    return "<rect" + attribute("x", x) + attribute("y", y) + attribute("width", width) + attribute("height", height) +
           " " + std::string(style) + "/>";
}

std::string words(double x, double y, std::string_view text, std::string_view anchor = "start")
{
    return "<text" + attribute("x", x) + attribute("y", y) + " text-anchor=\"" + std::string(anchor) + "\">" +
           escapedMarkup(text) + "</text>";
}

/// Cut where there is no room for more.
std::string shortened(const std::string& text)
{
    std::size_t at = 0;
    for (std::size_t count = 0; at < text.size(); ++count) {
        if (count == kLongestLabel) return text.substr(0, at) + "…";
        ++at;
        while (at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) ++at;
    }
    return text;
}

std::string framed(double width, double height, std::string_view title, const std::string& content)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 " + point(width) + " " +
           point(height) + "\"><title>" + escapedMarkup(title) + "</title>\n" + content + "</svg>\n";
}

/// From values to the plot.
class Scale {
public:
    Scale(double lo, double hi) : m_lo(lo), m_hi(hi > lo ? hi : lo + 1.0) {}
    double at(double value) const
    {
        return kLabelWidth + kPlotWidth * (std::clamp(value, m_lo, m_hi) - m_lo) / (m_hi - m_lo);
    }

private:
    double m_lo;
    double m_hi;
};

/// The values and the intervals that have ends, and what is to be seen besides.
Scale scaleOf(const std::vector<ChartRow>& rows, std::optional<double> besides)
{
    double lo = besides.value_or(rows.empty() ? 0.0 : rows.front().value);
    double hi = lo;
    for (const ChartRow& row : rows)
        for (const double value : {row.value, row.interval.lo, row.interval.hi})
            if (std::isfinite(value)) {
                lo = std::min(lo, value);
                hi = std::max(hi, value);
            }
    const double room = (hi - lo) * 0.04;
    return {lo - room, hi + room};
}

std::string rowWords(const ChartRow& row, double middle)
{
    return words(kLabelWidth - 10, middle + 5, shortened(row.label), "end") +
           words(kLabelWidth + kPlotWidth + 10, middle + 5, row.figure);
}

std::string whisker(const ChartRow& row, const Scale& scale, double middle)
{
    if (!std::isfinite(row.interval.lo) || !std::isfinite(row.interval.hi)) return {};
    const double from = scale.at(row.interval.lo);
    const double to = scale.at(row.interval.hi);
    return line(from, middle, to, middle, "class=\"whisker\"") +
           line(from, middle - 4, from, middle + 4, "class=\"whisker\"") +
           line(to, middle - 4, to, middle + 4, "class=\"whisker\"");
}

constexpr double kWidth = kLabelWidth + kPlotWidth + kFigureWidth;

} // namespace

std::string escapedMarkup(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
        case '&': out += "&amp;"; break;
        case '<': out += "&lt;"; break;
        case '>': out += "&gt;"; break;
        case '"': out += "&quot;"; break;
        default:
            // Control signs are no text of XML.
            if (static_cast<unsigned char>(c) >= 0x20 || c == '\n' || c == '\t') out += c;
        }
    }
    return out;
}

std::string barChart(const std::vector<ChartRow>& rows, std::string_view title)
{
    const Scale scale = scaleOf(rows, 0.0);
    const double height = kRowHeight * static_cast<double>(rows.size()) + kFoot;
    std::string content = line(scale.at(0), 0, scale.at(0), height - kFoot, "class=\"axis\"") + "\n";
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const ChartRow& row = rows[i];
        const double middle = kRowHeight * (static_cast<double>(i) + 0.5);
        const double zero = scale.at(0);
        const double end = scale.at(row.value);
        content += box(std::min(zero, end), middle - 7, std::abs(end - zero), 14,
                       row.firm ? "class=\"bar\"" : "class=\"bar weak\"");
        content += whisker(row, scale, middle) + rowWords(row, middle) + "\n";
    }
    return framed(kWidth, height, title, content);
}

std::string pointChart(const std::vector<ChartRow>& rows, std::optional<double> target, std::string_view title)
{
    const Scale scale = scaleOf(rows, target);
    const double height = kRowHeight * static_cast<double>(rows.size()) + kFoot;
    std::string content;
    if (target) content += line(scale.at(*target), 0, scale.at(*target), height - kFoot, "class=\"axis\"") + "\n";
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double middle = kRowHeight * (static_cast<double>(i) + 0.5);
        content += whisker(rows[i], scale, middle);
        const double x = scale.at(rows[i].value);
        // A disc where it may be, a square where not.
        if (rows[i].firm)
            content += "<circle" + attribute("cx", x) + attribute("cy", middle) + " r=\"5\" class=\"bar\"/>";
        else
            content += box(x - 4, middle - 4, 8, 8, "class=\"bar weak\"");
        content += rowWords(rows[i], middle) + "\n";
    }
    return framed(kWidth, height, title, content);
}

std::string histogramChart(const std::vector<ChartSeries>& series, std::string_view title)
{
    constexpr int kClasses = 40;
    constexpr double kHigh = 200;
    int lo = 0;
    int hi = 0;
    bool any = false;
    for (const ChartSeries& one : series) {
        if (one.histogram.empty()) continue;
        lo = any ? std::min(lo, one.histogram.begin()->first) : one.histogram.begin()->first;
        hi = any ? std::max(hi, one.histogram.rbegin()->first) : one.histogram.rbegin()->first;
        any = true;
    }
    if (!any) return {};
    const int step = (hi - lo) / kClasses + 1;
    const int classes = (hi - lo) / step + 1;
    double highest = 0.0;
    std::vector<std::vector<double>> shares;
    for (const ChartSeries& one : series) {
        std::vector<double> counts(static_cast<std::size_t>(classes));
        for (const auto& [value, times] : one.histogram)
            counts[static_cast<std::size_t>((value - lo) / step)] += static_cast<double>(times);
        const auto all = static_cast<double>(std::max<std::uint64_t>(1, total(one.histogram)));
        for (double& count : counts) highest = std::max(highest, count /= all);
        shares.push_back(std::move(counts));
    }
    const double width = kWidth - 40;
    std::string content = line(20, kHigh + 10, 20 + width, kHigh + 10, "class=\"axis\"") + "\n";
    for (std::size_t i = 0; i < shares.size(); ++i) {
        std::string points = point(20) + "," + point(kHigh + 10);
        for (int k = 0; k < classes; ++k) {
            const double y = kHigh + 10 - kHigh * shares[i][static_cast<std::size_t>(k)] / std::max(highest, 1e-9);
            points.append(" ").append(point(20 + width * k / classes)).append(",").append(point(y));
            points.append(" ").append(point(20 + width * (k + 1) / classes)).append(",").append(point(y));
        }
        points.append(" ").append(point(20 + width)).append(",").append(point(kHigh + 10));
        const std::size_t style = i % kSeriesColors.size();
        content += "<polyline points=\"" + points + "\" fill=\"none\" stroke=\"" + kSeriesColors[style] +
                   "\" stroke-width=\"2\" stroke-dasharray=\"" + kSeriesDashes[style] + "\"/>\n";
        const double y = kHigh + 50 + 22 * static_cast<double>(i);
        content += "<line x1=\"20\" x2=\"60\"" + attribute("y1", y - 5) + attribute("y2", y - 5) + " stroke=\"" +
                   kSeriesColors[style] + "\" stroke-width=\"2\" stroke-dasharray=\"" + kSeriesDashes[style] + "\"/>" +
                   words(70, y, series[i].label) + "\n";
    }
    content += words(20, kHigh + 28, std::to_string(lo)) + words(20 + width, kHigh + 28, std::to_string(hi), "end");
    return framed(kWidth, kHigh + 50 + 22 * static_cast<double>(series.size()), title, content);
}

std::string pairChart(const std::vector<std::string>& names, const std::vector<std::vector<PairCell>>& cells,
                      std::string_view title)
{
    constexpr double kSide = 56;
    double largest = 1e-9;
    for (const std::vector<PairCell>& row : cells)
        for (const PairCell& cell : row) largest = std::max(largest, std::abs(cell.value));
    std::string content;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const double y = kSide * static_cast<double>(i);
        content +=
            words(kLabelWidth - 10, y + kSide / 2 + 5, std::to_string(i + 1) + ". " + shortened(names[i]), "end");
        content += words(kLabelWidth + kSide * (static_cast<double>(i) + 0.5),
                         kSide * static_cast<double>(names.size()) + 18, std::to_string(i + 1), "middle");
        for (std::size_t j = 0; j < i && j < cells[i].size(); ++j) {
            const PairCell& cell = cells[i][j];
            const double x = kLabelWidth + kSide * static_cast<double>(j);
            const std::string strength = point(0.9 * std::abs(cell.value) / largest);
            content += "<g><title>" + escapedMarkup(cell.told) + "</title>" +
                       box(x + 1, y + 1, kSide - 2, kSide - 2,
                           "class=\"pair\" fill=\"" + std::string(cell.value < 0 ? "#d9730d" : "#2166ac") +
                               "\" fill-opacity=\"" + strength + "\"") +
                       "<text" + attribute("x", x + kSide / 2) + attribute("y", y + kSide / 2 + 5) +
                       " text-anchor=\"middle\"" + (cell.firm ? " font-weight=\"bold\"" : "") + ">" +
                       escapedMarkup(cell.figure) + "</text></g>";
        }
        content += "\n";
    }
    return framed(kLabelWidth + kSide * static_cast<double>(names.size()) + 20,
                  kSide * static_cast<double>(names.size()) + 28, title, content);
}

} // namespace marches::engine
