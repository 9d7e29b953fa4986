// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/crowdedbox.h"

#include "editor/geometry/segment.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace marches::editor {

namespace {

/// The values between which all but a hundredth at either end lie.
std::pair<double, double> usualRange(std::vector<double> values)
{
    const auto rare = static_cast<std::ptrdiff_t>(values.size() / 100);
    std::ranges::nth_element(values, values.begin() + rare);
    const double low = values[static_cast<std::size_t>(rare)];
    std::ranges::nth_element(values, values.end() - 1 - rare);
    return {low, *(values.end() - 1 - rare)};
}

} // namespace

QRectF crowdedBox(const std::vector<QRectF>& boxes)
{
    if (boxes.empty()) return {};
    QRectF all = boxes.front();
    std::vector<double> x;
    std::vector<double> y;
    for (const QRectF& box : boxes) {
        all = boxAround(all, box);
        if (!std::isfinite(box.center().x()) || !std::isfinite(box.center().y())) return all;
        x.push_back(box.center().x());
        y.push_back(box.center().y());
    }
    const auto [left, right] = usualRange(std::move(x));
    const auto [top, bottom] = usualRange(std::move(y));
    const double roomX = (right - left) / 4;
    const double roomY = (bottom - top) / 4;
    return {QPointF(std::max(left - roomX, all.left()), std::max(top - roomY, all.top())),
            QPointF(std::min(right + roomX, all.right()), std::min(bottom + roomY, all.bottom()))};
}

} // namespace marches::editor
