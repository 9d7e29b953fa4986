// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/arearaster.h"

#include <QBuffer>
#include <QImageReader>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace marches::editor {

namespace {

constexpr double kFinest = 2;            ///< pixels a board unit, where gaps are closed
constexpr std::int64_t kMostCovers = 20; ///< how often all of the raster may be painted over

std::size_t placeIn(const ImageAreas& raster, int x, int y)
{
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(raster.width) + static_cast<std::size_t>(x);
}

/// Calls `visit` with the places of the pixels beside one, with those over its corners too where `corners` says so.
template <class Visit> void visitAround(const ImageAreas& raster, std::size_t place, bool corners, Visit visit)
{
    const auto width = static_cast<std::size_t>(raster.width);
    const int x = static_cast<int>(place % width);
    const int y = static_cast<int>(place / width);
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
            const bool corner = dx != 0 && dy != 0;
            if ((dx == 0 && dy == 0) || (corner && !corners)) continue;
            if (x + dx < 0 || y + dy < 0 || x + dx >= raster.width || y + dy >= raster.height) continue;
            visit(placeIn(raster, x + dx, y + dy));
        }
}

/// The places of pixels of an area that have one that is nobody's beside them or over a corner, row by row.
std::vector<std::size_t> placesBesideNone(const ImageAreas& raster)
{
    std::vector<std::size_t> found;
    const auto width = static_cast<std::size_t>(raster.width);
    const auto isNone = [&](std::size_t place) { return raster.area[place] == ImageAreas::kNone; };
    // Of each column, whether one of the three pixels around the row is nobody's; a column more at each side.
    std::vector<char> column(width + 2, 0);
    for (int y = 0; y < raster.height; ++y) {
        const std::size_t row = placeIn(raster, 0, y);
        const std::size_t above = y > 0 ? row - width : row;
        const std::size_t below = y + 1 < raster.height ? row + width : row;
        for (std::size_t x = 0; x < width; ++x)
            column[x + 1] = isNone(above + x) || isNone(row + x) || isNone(below + x) ? 1 : 0;
        for (std::size_t x = 0; x < width; ++x)
            if (!isNone(row + x) && (column[x] | column[x + 1] | column[x + 2]) != 0) found.push_back(row + x);
    }
    return found;
}

/// A line of a ring that crosses the middles of rows of pixels.
struct RingLine {
    const QPointF* from;
    const QPointF* to;
    int first; ///< row
    int end;   ///< the row after the last

    double crosses(int row) const
    {
        return from->x() + (to->x() - from->x()) * (row + 0.5 - from->y()) / (to->y() - from->y());
    }
};

/// What finding and sorting a crossing costs, as that many pixels.
constexpr std::int64_t kCostOfCrossing = 16;

/// Nothing where the budget does not suffice for them.
std::optional<std::vector<RingLine>> linesThatCross(const ImageAreas& raster, std::span<const QPolygonF> rings,
                                                    std::int64_t& budget)
{
    std::vector<RingLine> lines;
    for (const QPolygonF& ring : rings)
        for (qsizetype i = 0; i < ring.size(); ++i) {
            const QPointF& a = ring[i];
            const QPointF& b = ring[(i + 1) % ring.size()];
            const int first = std::max(0, static_cast<int>(std::ceil(std::min(a.y(), b.y()) - 0.5)));
            const int end = std::min(raster.height, static_cast<int>(std::ceil(std::max(a.y(), b.y()) - 0.5)));
            budget -= 1 + kCostOfCrossing * std::max(0, end - first);
            if (budget < 0) return std::nullopt;
            if (first < end) lines.push_back({&a, &b, first, end});
        }
    return lines;
}

} // namespace

ImageAreas emptyRaster(const QSize& size, std::size_t areas)
{
    ImageAreas raster;
    raster.width = size.width();
    raster.height = size.height();
    raster.area.assign(static_cast<std::size_t>(size.width()) * static_cast<std::size_t>(size.height()),
                       ImageAreas::kNone);
    raster.colour.assign(areas, 0);
    raster.pixels.assign(areas, 0);
    return raster;
}

bool paintArea(ImageAreas& raster, std::int32_t area, std::span<const QPolygonF> rings, std::int64_t& budget)
{
    std::optional<std::vector<RingLine>> lines = linesThatCross(raster, rings, budget);
    if (!lines) return false;
    std::ranges::sort(*lines, {}, &RingLine::first);
    // Row by row, with no more in memory than what crosses one: all crossings of long lines may be millions.
    std::vector<RingLine> crossing;
    std::vector<double> places;
    auto next = lines->begin();
    for (int y = lines->empty() ? 0 : next->first; next != lines->end() || !crossing.empty(); ++y) {
        std::erase_if(crossing, [y](const RingLine& line) { return line.end <= y; });
        for (; next != lines->end() && next->first == y; ++next) crossing.push_back(*next);
        places.clear();
        for (const RingLine& line : crossing) places.push_back(line.crosses(y));
        std::ranges::sort(places);
        for (std::size_t i = 0; i + 1 < places.size(); i += 2) {
            const int first = std::clamp(static_cast<int>(std::ceil(places[i] - 0.5)), 0, raster.width);
            const int last = std::clamp(static_cast<int>(std::ceil(places[i + 1] - 0.5)), 0, raster.width);
            budget -= std::max(0, last - first);
            if (budget < 0) return false;
            for (int x = first; x < last; ++x) raster.area[placeIn(raster, x, y)] = area;
        }
    }
    return true;
}

bool isTooFine(const ImageAreas& raster)
{
    // The borders of 5,000 territories on the largest raster have some 800,000.
    constexpr std::size_t kMostSides = 2'000'000;
    const auto width = static_cast<std::size_t>(raster.width);
    std::size_t sides = 0;
    for (std::size_t pixel = 0; pixel < raster.area.size(); ++pixel) {
        const std::int32_t area = raster.area[pixel];
        if (pixel % width + 1 < width) sides += raster.area[pixel + 1] != area ? 1 : 0;
        if (pixel + width < raster.area.size()) sides += raster.area[pixel + width] != area ? 1 : 0;
    }
    return sides > kMostSides;
}

void closeSlits(ImageAreas& raster, int reach)
{
    std::vector<std::size_t> front = placesBesideNone(raster);
    std::vector<std::size_t> filled;
    enum class Was : char { Untouched, Filled, Open };
    std::vector<Was> was(raster.area.size(), Was::Untouched);
    // All areas grow at the same pace; one over corners, one without, which comes near to a circle.
    for (int step = 0; step < reach; ++step) {
        std::vector<std::size_t> grown;
        for (const std::size_t place : front)
            visitAround(raster, place, step % 2 == 0, [&](std::size_t next) {
                if (raster.area[next] != ImageAreas::kNone) return;
                raster.area[next] = raster.area[place];
                was[next] = Was::Filled;
                grown.push_back(next);
            });
        front = std::move(grown);
        filled.insert(filled.end(), front.begin(), front.end());
    }
    // What is still nobody's grows back the same way: only what it does not reach was a slit.
    front.clear();
    for (const std::size_t place : filled)
        visitAround(raster, place, true, [&](std::size_t next) {
            if (raster.area[next] != ImageAreas::kNone || was[next] == Was::Open) return;
            was[next] = Was::Open;
            front.push_back(next);
        });
    for (int step = reach - 1; step >= 0; --step) {
        std::vector<std::size_t> grown;
        for (const std::size_t place : front)
            visitAround(raster, place, step % 2 == 0, [&](std::size_t next) {
                if (was[next] != Was::Filled) return;
                was[next] = Was::Open;
                grown.push_back(next);
            });
        front = std::move(grown);
    }
    for (const std::size_t place : filled)
        if (was[place] == Was::Open) raster.area[place] = ImageAreas::kNone;
}

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

engine::Result<QImage> readIndexPicture(const ForeignFiles& files, const std::string& name)
{
    engine::Result<QByteArray> bytes = files.read(name);
    if (!bytes) return engine::fail(bytes.error());
    const auto fault = [&](const char* code, const char* key, std::string value) {
        return engine::fail(engine::Error{code, {{key, std::move(value)}}, files.told(name), 0, 0, {}});
    };
    QBuffer buffer(&*bytes);
    QImageReader reader(&buffer);
    const QSize size = reader.size();
    if (size.isValid() && static_cast<std::int64_t>(size.width()) * size.height() > kMostRasterPixels)
        return fault("import-picture-too-large", "limit", std::to_string(kMostRasterPixels));
    const QImage image = reader.read();
    if (image.isNull() || !size.isValid())
        return fault("import-picture-unreadable", "reason", reader.errorString().toStdString());
    return image.convertToFormat(QImage::Format_RGB32);
}

} // namespace marches::editor
