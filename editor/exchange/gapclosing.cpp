// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/gapclosing.h"

#include "editor/exchange/arearaster.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kFinest = 2;            ///< pixels a board unit
constexpr std::int64_t kMostCovers = 20; ///< how often all of the raster may be painted over

} // namespace

std::vector<QPainterPath> closedGaps(const std::vector<QPainterPath>& paths, const QSizeF& board, double gap)
{
    const double fine = std::min(kFinest, std::sqrt(kMostRasterPixels / (board.width() * board.height())));
    const QSize size(std::max(1, static_cast<int>(std::ceil(board.width() * fine))),
                     std::max(1, static_cast<int>(std::ceil(board.height() * fine))));
    ImageAreas raster = emptyRaster(size, paths.size());
    std::int64_t budget = kMostCovers * (static_cast<std::int64_t>(size.width()) * size.height() + 100'000);
    const QTransform onto = QTransform::fromScale(fine, fine);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        // Parts that overlap would cancel each other.
        const QPainterPath& path = paths[i];
        const bool winding = path.fillRule() == Qt::WindingFill;
        const QList<QPolygonF> rings = (winding ? path.simplified() : path).toSubpathPolygons(onto);
        if (!paintArea(raster, static_cast<std::int32_t>(i), {rings.data(), static_cast<std::size_t>(rings.size())},
                       budget))
            return {};
    }
    closeSlits(raster, std::max(1, static_cast<int>(std::ceil(gap / 2 * fine))));
    TraceOptions options;
    options.scale = 1 / fine;
    return traceAreas(raster, options);
}

} // namespace marches::editor
