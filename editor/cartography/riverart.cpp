// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/sketch.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/segment.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>

namespace marches::editor {

namespace {

constexpr double kRiverStep = 4;        ///< board units between points of a river
constexpr double kFullLength = 260;     ///< of a river that is as wide at its mouth as rivers get
constexpr double kOutflow = 5;          ///< board units that the water goes on into the sea
constexpr std::size_t kRiverPiece = 48; ///< points

/// A river as it is drawn, from its spring to its mouth.
struct Flow {
    std::vector<QPointF> points;
    std::vector<double> halves; ///< of the width of the water
    bool closed = false;
    bool toWater = false; ///< the mouth is at a sea or lake
    bool fromWater = false;
};

bool isAtWater(const Survey& survey, VertexId vertex)
{
    bool wet = false;
    survey.map().visitStar(vertex, [&](HalfEdge half) {
        const Cover cover = survey.coverOf(survey.map().left(half));
        wet = wet || cover == Cover::Sea || cover == Cover::Lake ||
              (cover == Cover::Nothing && survey.style().groundIsSea);
    });
    return wet && survey.sheet().contains(survey.map().at(vertex));
}

/// How much of a mouth an end is: the sea, another river, the edge of the sheet, nothing.
int mouthRank(const Survey& survey, VertexId vertex)
{
    constexpr double kNear = 4;
    if (isAtWater(survey, vertex)) return 3;
    if (survey.riversAt(vertex) > 1) return 2;
    return survey.sheet().adjusted(kNear, kNear, -kNear, -kNear).contains(survey.map().at(vertex)) ? 0 : 1;
}

/// Directions of a smooth line through straight borders, short enough that it stays within `room` of them.
QPointF tangentAt(const std::vector<QPointF>& line, std::size_t i, const QPointF& along, double room)
{
    const QPointF& before = line[i > 0 ? i - 1 : 0];
    const QPointF& after = line[std::min(i + 1, line.size() - 1)];
    const QPointF direction = unitOf(unitOf(line[i] - before) + unitOf(after - line[i]));
    const double length = std::hypot(along.x(), along.y());
    const double aside = std::abs(cross(direction, unitOf(along)));
    constexpr double kBulge = 0.3; // of the part of both tangents that leads away: so far such a curve goes
    return direction * (aside > 0 ? std::min(length, room / (kBulge * aside)) : length);
}

void addSmooth(std::vector<QPointF>& points, const std::vector<QPointF>& line, std::size_t i, double room)
{
    const QPointF along = line[i + 1] - line[i];
    const QPointF first = tangentAt(line, i, along, room);
    const QPointF last = tangentAt(line, i + 1, along, room);
    const int parts = std::max(1, static_cast<int>(std::ceil(std::hypot(along.x(), along.y()) / kRiverStep)));
    for (int k = 1; k <= parts; ++k) { // Hermite's cubic
        const double t = static_cast<double>(k) / parts;
        const double u = 1 - t;
        points.push_back(line[i] * (u * u * (1 + 2 * t)) + line[i + 1] * (t * t * (3 - 2 * t)) + first * (t * u * u) -
                         last * (t * t * u));
    }
}

/// The course of a river: through its vertices, at least two, along curved borders, smooth between straight ones.
std::vector<QPointF> courseOf(const Survey& survey, const std::vector<VertexId>& vertices, double room)
{
    const PlanarMap& map = survey.map();
    std::vector<QPointF> corners;
    corners.reserve(vertices.size());
    for (const VertexId vertex : vertices) corners.push_back(map.at(vertex));
    std::vector<QPointF> points{corners.front()};
    for (std::size_t i = 0; i + 1 < corners.size(); ++i) {
        const EdgeId edge = edgeBetween(map, vertices[i], vertices[i + 1]);
        if (edge == kNoEdge || !map.edge(edge).curved) {
            addSmooth(points, corners, i, room);
            continue;
        }
        const Segment segment = map.segment(edge);
        (map.edge(edge).start == vertices[i] ? segment : segment.reversed()).flattenInto(points);
    }
    return resampled(points, 2 * kRiverStep);
}

/// `most`: half of the width of a long river at its mouth.
void widen(const Survey& survey, Flow& flow, double most)
{
    const double least = std::min(survey.style().riverLeast / 2, most);
    std::vector<double> way{0};
    for (std::size_t i = 1; i < flow.points.size(); ++i)
        way.push_back(way.back() + distanceBetween(flow.points[i - 1], flow.points[i]));
    const double length = std::max(way.back(), 1e-6);
    most = std::lerp(least, most, std::min(1.0, length / kFullLength));
    const Lot lot = survey.lot().with("banks");
    for (std::size_t i = 0; i < flow.points.size(); ++i) {
        double share = std::pow(way[i] / length, 0.75);
        if (flow.closed || (flow.fromWater && flow.toWater)) share = 0.8;
        const double uneven = 0.9 + 0.2 * unevenness(lot, flow.points[i], 17);
        double flare = 1;
        constexpr double kFlare = 12; // board units before the mouth
        if (flow.toWater) flare += 0.45 * std::max(0.0, 1 - (length - way[i]) / kFlare);
        flow.halves.push_back(std::lerp(least, most, share) * uneven * flare);
    }
}

/// Nothing where a river has no line, or one that leads nowhere.
std::optional<Flow> flowOf(const Survey& survey, const BarrierRecord& river)
{
    if (river.mountains || river.line.size() < 2) return std::nullopt;
    std::vector<VertexId> line = river.line;
    Flow flow;
    for (const VertexId vertex : line)
        if (!survey.map().has(vertex)) return std::nullopt;
    flow.closed = line.front() == line.back();
    if (!flow.closed) {
        if (mouthRank(survey, line.front()) > mouthRank(survey, line.back())) std::ranges::reverse(line);
        flow.toWater = isAtWater(survey, line.back());
        flow.fromWater = isAtWater(survey, line.front());
    }
    const double room = survey.style().riverLeast / 2 + survey.style().river.width;
    flow.points = courseOf(survey, line, room);
    if (flow.points.size() < 2) return std::nullopt;
    widen(survey, flow, survey.style().river.bandWidth / 2);
    return flow;
}

QPointF beyondEnd(const std::vector<QPointF>& points, double by)
{
    return points.back() + unitOf(points.back() - points[points.size() - 2]) * by;
}

/// The ribbons of a river in pieces, which overlap by a point.
void addRibbons(Sketch& sketch, const Flow& flow, double more, MadeBand band, const QColor& colour)
{
    for (std::size_t first = 0; first + 1 < flow.points.size(); first += kRiverPiece) {
        const std::size_t count = std::min(kRiverPiece + 1, flow.points.size() - first);
        std::vector<double> halves(flow.halves.begin() + static_cast<std::ptrdiff_t>(first),
                                   flow.halves.begin() + static_cast<std::ptrdiff_t>(first + count));
        for (double& half : halves) half += more;
        sketch.add(made(band, {filledInk(ribbon(std::span(flow.points).subspan(first, count), halves), colour)}));
    }
}

/// The water of a river goes over into that of the sea, and hides the coast between.
void addOutflow(Sketch& sketch, const Flow& flow)
{
    const LineLook& look = sketch.style().river;
    const QColor sea = nearShore(sketch.style());
    const QPointF& mouth = flow.points.back();
    const double half = flow.halves.back();
    constexpr int kSteps = 3;
    for (int i = 0; i < kSteps; ++i) {
        QColor colour = look.band.isValid() ? look.band : look.colour;
        colour.setAlphaF(static_cast<float>((i + 1.0) / (kSteps + 1)));
        const double far = kOutflow * (kSteps - i) / kSteps;
        const std::vector<QPointF> line{mouth, beyondEnd(flow.points, far)};
        const std::vector<double> halves{half, half * (1 + 0.12 * (kSteps - i))};
        sketch.add(made(MadeBand::Rivers, {filledInk(ribbon(line, halves), over(colour, sea))}, i - kSteps));
    }
}

} // namespace

void drawRiver(Sketch& sketch, const BarrierRecord& river)
{
    std::optional<Flow> flow = flowOf(sketch.survey, river);
    if (!flow) return;
    const LineLook& look = sketch.style().river;
    if (look.width > 0) addRibbons(sketch, *flow, look.width, MadeBand::RiverEdges, look.colour);
    if (flow->toWater) addOutflow(sketch, *flow);
    if (flow->fromWater) {
        std::ranges::reverse(flow->points);
        std::ranges::reverse(flow->halves);
        addOutflow(sketch, *flow);
    }
    addRibbons(sketch, *flow, 0, MadeBand::Rivers, look.band.isValid() ? look.band : look.colour);
}

void drawRiver(Sketch& sketch, const std::vector<QPointF>& line, double width, bool closed)
{
    const Survey& survey = sketch.survey;
    Flow flow;
    flow.points = resampled(line, kRiverStep);
    flow.closed = closed;
    flow.toWater = !closed && survey.isSeaAt(beyondEnd(line, kOutflow));
    widen(survey, flow, width / 2);
    // One that comes from beyond the sheet is a river already.
    if (!closed && !survey.sheet().contains(line.front()))
        for (double& half : flow.halves) half = std::max(half, 0.8 * width / 2);
    const LineLook& look = survey.style().river;
    if (look.width > 0) addRibbons(sketch, flow, look.width, MadeBand::RiverEdges, look.colour);
    if (flow.toWater) addOutflow(sketch, flow);
    addRibbons(sketch, flow, 0, MadeBand::Rivers, look.band.isValid() ? look.band : look.colour);
}

double riverWidthAt(const Survey& survey, const QPointF& at)
{
    constexpr double kReach = 14;
    double width = 0;
    double nearest = kReach;
    for (const EdgeId edge : survey.map().edgesNear(around(at, kReach))) {
        const Survey::Course* course = survey.courseAt(edge);
        const double distance = survey.map().segment(edge).nearestTo(at).distance;
        if (course == nullptr || course->mountains || distance > nearest) continue;
        const BarrierRecord* river = survey.model().barriers().find(course->barrier);
        const std::optional<Flow> flow = river == nullptr ? std::nullopt : flowOf(survey, *river);
        if (!flow) continue;
        nearest = distance;
        const auto closest = std::ranges::min_element(flow->points, {},
                                                      [&](const QPointF& point) { return distanceBetween(point, at); });
        width = 2 * flow->halves[static_cast<std::size_t>(closest - flow->points.begin())];
    }
    return width;
}

} // namespace marches::editor
