// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/arrowway.h"

#include "editor/painting/boardmodel.h"
#include "editor/painting/boardpainter.h"
#include "editor/painting/drawarrow.h"
#include "editor/painting/placechart.h"
#include "editor/painting/seaway.h"

#include <QLineF>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <limits>
#include <utility>
#include <vector>

namespace marches::editor {

namespace {

constexpr double kShortest = 1.5; ///< length of an arrow, in widths of a stack
constexpr double kMostOff = 0.04; ///< of a way that may lead over the places of others

/// On a short way the end, which the plate of the piece would hide, pushed on.
QPointF outOfThePlate(const QPointF& from, const QPointF& to, double least)
{
    const double length = QLineF(from, to).length();
    return length >= least ? to : from + (to - from) / length * least;
}

QPainterPath straight(const QPointF& from, const QPointF& to)
{
    QPainterPath path(from);
    path.lineTo(to);
    return path;
}

/// Straight pieces with their corners rounded, each by no more than so many board units to either side.
QPainterPath rounded(const std::vector<QPointF>& points, double most)
{
    QPainterPath path(points.front());
    for (std::size_t i = 1; i + 1 < points.size(); ++i) {
        const auto towards = [&](const QPointF& other) {
            const double length = QLineF(points[i], other).length();
            return length < 1e-6 ? points[i] : points[i] + (other - points[i]) / length * std::min(most, length / 2);
        };
        path.lineTo(towards(points[i - 1]));
        path.quadTo(points[i], towards(points[i + 1]));
    }
    path.lineTo(points.back());
    return path;
}

/// The way over what is open, as smooth as that lets it be.
QPainterPath roundTheRest(const PlaceChart& chart, const QPointF& from, const QPointF& to,
                          const PlaceChart::Ground& ground)
{
    const std::vector<QPointF>& points = chart.wayOver(from, to, ground);
    const QPainterPath best = rounded(points, 0);
    const double least = chart.shareOff(best, ground);
    constexpr double kWorth = 0.01; // what smoothness may cost
    for (const double most : {120.0, 60.0, 30.0, 15.0}) {
        QPainterPath smooth = rounded(points, most);
        if (chart.shareOff(smooth, ground) <= least + kWorth) return smooth;
    }
    return best;
}

/// Along a drawn lane, from a stack to the port, and from the other port to where it goes.
QPainterPath alongLane(const CrossingDrawing& crossing, bool back, const QPointF& from, const QPointF& to)
{
    const auto isFirst = [back](bool first) { return first != back; };
    const QPointF& leaves = isFirst(true) ? crossing.ends[0] : crossing.ends[1];
    const QPointF& lands = isFirst(true) ? crossing.ends[1] : crossing.ends[0];
    constexpr double kRound = 30; // board units beside a port
    if (crossing.edge.size() == 2) {
        QPainterPath path = rounded({from, leaves, back ? crossing.edge[1] : crossing.edge[0]}, kRound);
        path.addPath(rounded({back ? crossing.edge[0] : crossing.edge[1], lands, to}, kRound));
        return path;
    }
    std::vector<QPointF> points{from};
    const QPainterPath lane = lanePath(crossing);
    const int steps = crossing.bend.empty() ? 1 : 12;
    for (int step = 0; step <= steps; ++step) {
        const double share = static_cast<double>(step) / steps;
        points.push_back(lane.pointAtPercent(back ? 1 - share : share));
    }
    points.push_back(to);
    return rounded(points, kRound);
}

/// Seas in which fleets carry an army there.
std::vector<int> convoying(const BoardModel& model, int from, int to)
{
    std::vector<int> seas;
    for (const BoardArrow& arrow : model.arrows())
        if (arrow.kind == BoardArrow::Kind::Convoy && arrow.to == from && arrow.over == to) seas.push_back(arrow.from);
    return seas;
}

QPainterPath throughSeas(const QPointF& from, const QPointF& to, const SeaWay& sea)
{
    QPainterPath path(from);
    for (std::size_t i = 0; i < sea.seas.size(); ++i)
        path.quadTo(sea.seas[i], i < sea.gates.size() ? sea.gates[i] : to);
    return path;
}

/// A way that is drawn where it is clear of what it has no business on; else the way around that.
QPainterPath clearOfTheRest(const BoardModel& model, const QPainterPath& way, const PlaceChart::Ground& ground)
{
    if (model.chart().shareOff(way, ground) <= kMostOff) return way;
    return roundTheRest(model.chart(), way.pointAtPercent(0), way.pointAtPercent(1), ground);
}

/// Places that an arrow may lie on by itself, with the provinces of coasts.
PlaceChart::Ground groundOf(const engine::Board& board, std::initializer_list<int> places)
{
    PlaceChart::Ground ground;
    for (const int place : places) {
        ground.places.push_back(place);
        if (const int parent = board.place(place).parent; parent >= 0) ground.places.push_back(parent);
    }
    return ground;
}

/// From one place to another, between these points of them.
QPainterPath wayBetween(const BoardModel& model, int from, int to, const QPointF& start, const QPointF& end)
{
    const engine::Board& board = model.drawing->board;
    PlaceChart::Ground ground = groundOf(board, {from, to});
    const QPainterPath bent = bentLine(start, end);
    const engine::Connection* joins = board.between(from, to);
    if (joins != nullptr && joins->open()) {
        const auto number = static_cast<std::size_t>(joins - board.connections().data());
        const CrossingDrawing& crossing = model.drawing->crossings[number];
        const bool lane = joins->kind == engine::ConnectionKind::SeaLane;
        if (lane && crossing.ends.size() == 2) return alongLane(crossing, joins->from != from, start, end);
        ground.water = lane;
        return clearOfTheRest(model, bent, ground);
    }
    const SeaWay sea = seaWay(model, from, to, convoying(model, from, to));
    if (sea.empty()) return bent;
    ground.places.insert(ground.places.end(), sea.zones.begin(), sea.zones.end());
    return clearOfTheRest(model, throughSeas(start, end, sea), ground);
}

/// The ships' part in a convoy: from where they lie to the way of what they carry.
QPainterPath wayOfShips(const BoardModel& model, const BoardArrow& arrow, const QPainterPath& carried)
{
    const QPointF from = model.anchor(arrow.from);
    const double least = kShortest * model.layout.sizes.stack / model.layout.sizes.scale;
    PlaceChart::Ground ground = groundOf(model.drawing->board, {arrow.from, arrow.to, arrow.over});
    const SeaWay sea = seaWay(model, arrow.to, arrow.over, convoying(model, arrow.to, arrow.over));
    ground.places.insert(ground.places.end(), sea.zones.begin(), sea.zones.end());
    ground.water = sea.empty();
    // They may lie on the middle of it: then beside that, in their own sea rather than in another one, and where they
    // sail straight to.
    QPainterPath best = straight(from, carried.pointAtPercent(0.5));
    double lowest = std::numeric_limits<double>::infinity();
    constexpr int kSteps = 20;
    for (int step = 1; step < kSteps; ++step) {
        const double share = static_cast<double>(step) / kSteps;
        const QPointF there = carried.pointAtPercent(share);
        if (QLineF(from, there).length() < least) continue;
        const QPainterPath way = straight(from, there);
        const double cost = std::abs(share - 0.5) + (model.chart().placeAt(there) == arrow.from ? 0 : 1) +
                            2 * model.chart().shareOff(way, ground);
        if (cost >= lowest) continue;
        lowest = cost;
        best = way;
    }
    return clearOfTheRest(model, best, ground);
}

/// A way without so much of its beginning and its end, as straight pieces.
QPainterPath shortened(const QPainterPath& way, double first, double last)
{
    constexpr double kFine = 8; // steps of a curve in a board unit, or so
    QList<QPolygonF> parts = way.toSubpathPolygons(QTransform::fromScale(kFine, kFine));
    const auto cut = [](QPolygonF& line, double length) {
        while (line.size() > 1) {
            const QLineF piece(line[0], line[1]);
            if (piece.length() > length) {
                line[0] = piece.pointAt(length / piece.length());
                return;
            }
            if (line.size() == 2) return;
            length -= piece.length();
            line.removeFirst();
        }
    };
    if (parts.isEmpty()) return {};
    cut(parts.first(), first * kFine);
    std::ranges::reverse(parts.last());
    cut(parts.last(), last * kFine);
    std::ranges::reverse(parts.last());
    QPainterPath path;
    for (const QPolygonF& part : std::as_const(parts)) {
        path.moveTo(part.first() / kFine);
        for (qsizetype i = 1; i < part.size(); ++i) path.lineTo(part[i] / kFine);
    }
    return path;
}

QPainterPath found(const BoardModel& model, const BoardArrow& arrow)
{
    const QPointF from = model.anchor(arrow.from);
    QPointF to = model.anchor(arrow.to);
    const auto target = static_cast<std::size_t>(arrow.to);
    if (target < model.layout.intruders.size() && !model.layout.intruders[target].box.isEmpty())
        to = model.layout.intruders[target].box.center();
    const bool onWay = arrow.over >= 0 && arrow.over < model.placeCount() && arrow.over != arrow.to;
    const double reach = model.layout.sizes.stack * 0.62 / model.layout.sizes.scale;
    constexpr double kMostAtStart = 0.2; // of its length that a short arrow loses
    constexpr double kMostAtEnd = 0.3;
    if (onWay) {
        const QPainterPath helped = wayBetween(model, arrow.to, arrow.over, to, model.anchor(arrow.over));
        const QPainterPath way = arrow.kind == BoardArrow::Kind::Convoy ? wayOfShips(model, arrow, helped)
                                                                        : bentLine(from, helped.pointAtPercent(0.5));
        const double length = way.length();
        return length < 1 ? QPainterPath() : shortened(way, std::min(reach, length * kMostAtStart), 0);
    }
    if (QLineF(from, to).length() < 1) return {};
    to = outOfThePlate(from, to, model.layout.sizes.stack * kShortest / model.layout.sizes.scale);
    const QPainterPath way = wayBetween(model, arrow.from, arrow.to, from, to);
    const double length = way.length();
    return shortened(way, std::min(reach, length * kMostAtStart), std::min(reach, length * kMostAtEnd));
}

} // namespace

QPainterPath arrowWay(const BoardModel& model, const BoardArrow& arrow)
{
    if (arrow.from < 0 || arrow.to < 0 || arrow.from >= model.placeCount() || arrow.to >= model.placeCount()) return {};
    return found(model, arrow);
}

} // namespace marches::editor
