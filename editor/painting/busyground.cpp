// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/busyground.h"

#include "editor/cartography/sceneryground.h"
#include "editor/cartography/style.h"
#include "editor/geometry/boxes.h"

#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string>
#include <vector>

namespace marches::editor {

namespace {

constexpr double kCell = 4;          ///< board units: half the height of letters
constexpr double kMostSquares = 512; ///< along the longer side of all of it
constexpr double kDense = 0.06; ///< squares as high as what is strewn, for each square of ground: from here on it is
                                ///< seen behind letters

Shape shapeOf(const SceneryGround& ground)
{
    QPainterPath path;
    for (const std::vector<QPointF>& ring : ground.rings())
        path.addPolygon(QPolygonF(QList<QPointF>(ring.begin(), ring.end())));
    return Shape(path);
}

void markAlong(MarkedCells& cells, const SceneryGround& ground)
{
    const double half = ground.width() / 2;
    const std::vector<QPointF>& line = ground.line();
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF way = line[i] - line[i - 1];
        const int steps = std::max(1, static_cast<int>(std::ceil(std::hypot(way.x(), way.y()) / kCell)));
        for (int step = 0; step <= steps; ++step) cells.markBox(around(line[i - 1] + way * step / steps, half));
    }
}

/// What a mountain covers whose range goes through a point: its feet stand below it.
QRectF mountainAt(const QPointF& at, const Style& style)
{
    const double high = style.range.most;
    return {at.x() - 0.4 * high, at.y() - 0.65 * high, 0.8 * high, 1.1 * high};
}

void markRange(MarkedCells& cells, const QPainterPath& range, const Style& style)
{
    for (const QPolygonF& part : range.toSubpathPolygons())
        for (qsizetype i = 1; i < part.size(); ++i) {
            const QPointF way = part[i] - part[i - 1];
            const int steps = std::max(1, static_cast<int>(std::ceil(std::hypot(way.x(), way.y()) / kCell)));
            for (int step = 0; step <= steps; ++step)
                cells.markBox(mountainAt(part[i - 1] + way * step / steps, style));
        }
}

double cellFor(const QRectF& box)
{
    const double side = std::max(box.width(), box.height());
    return std::max(kCell, std::exp2(std::ceil(std::log2(std::max(1.0, side) / kMostSquares))));
}

} // namespace

double BusyGround::thickness(const Style& style, const std::string& terrain)
{
    const auto rules = style.scatter.find(terrain);
    if (rules == style.scatter.end()) return 0;
    double covered = 0;
    for (const ScatterRule& rule : rules->second)
        if (rule.spacing > 0) covered += std::pow((rule.least + rule.most) / 2 / rule.spacing, 2);
    return covered < kDense ? 0 : std::min(1.0, std::sqrt(covered));
}

QRectF BusyGround::boxOf(const engine::MapStamp& stamp)
{
    constexpr double kWide = 0.8; // of its height; ships are wider, towers narrower
    const double width = kWide * stamp.height;
    return {stamp.at.x - width / 2, stamp.at.y - stamp.height, width, stamp.height};
}

QRectF BusyGround::boxOf(const QPainterPath& range, const Style& style)
{
    const QRectF line = range.controlPointRect();
    return range.isEmpty() ? QRectF() : mountainAt(line.topLeft(), style) | mountainAt(line.bottomRight(), style);
}

std::shared_ptr<const BusyGround> BusyGround::of(const engine::MapArt& art, const Style& style,
                                                 std::span<const engine::MapStamp> stamps,
                                                 std::span<const QPainterPath> ranges, const QSizeF& board)
{
    const QRectF sheet(QPointF(), board);
    std::vector<SceneryGround> grounds;
    QRectF box;
    for (const engine::MapScenery& piece : art.scenery) box |= grounds.emplace_back(piece, sheet).box() & sheet;
    for (const engine::MapStamp& stamp : stamps) box |= boxOf(stamp) & sheet;
    for (const QPainterPath& range : ranges) box |= boxOf(range, style) & sheet;
    if (box.isEmpty()) return nullptr;
    const std::shared_ptr<BusyGround> busy(new BusyGround(box));
    // What is later in the list covers what is before it.
    for (std::size_t i = 0; i < grounds.size(); ++i) {
        const std::string& terrain = art.scenery[i].terrain;
        const bool isWater = isWaterTerrain(terrain);
        if (grounds[i].kind() != SceneryKind::Ground) {
            markAlong(busy->m_forLand, grounds[i]);
            markAlong(busy->m_forSea, grounds[i]);
            continue;
        }
        const Shape shape = shapeOf(grounds[i]);
        const bool isCovered = thickness(style, terrain) > 0;
        busy->m_forLand.markShape(shape, isCovered || isWater ? 1 : 0);
        busy->m_forSea.markShape(shape, isCovered && !isWater ? 1 : 0);
    }
    for (MarkedCells* cells : {&busy->m_forLand, &busy->m_forSea}) {
        for (const QPainterPath& range : ranges) markRange(*cells, range, style);
        for (const engine::MapStamp& stamp : stamps) cells->markBox(boxOf(stamp));
        cells->count();
    }
    return busy;
}

BusyGround::BusyGround(const QRectF& box) : m_forLand(box, cellFor(box)), m_forSea(m_forLand) {}

} // namespace marches::editor
