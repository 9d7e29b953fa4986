// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/borderredraw.h"

#include "editor/cartography/survey.h"
#include "editor/geometry/edgeedits.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace marches::editor {

namespace {

/// From one vertex to another along a border, no junction between them.
struct Stretch {
    std::vector<VertexId> points; ///< both ends included
    double length = 0;
};

std::optional<Stretch> walk(const PlanarMap& map, HalfEdge first, VertexId from, VertexId to)
{
    Stretch way{{from}, 0};
    HalfEdge half = first;
    for (;;) {
        way.length += map.segment(half.edge()).length();
        const VertexId at = map.end(half);
        way.points.push_back(at);
        if (at == to) return way;
        if (at == from || map.degree(at) != 2) return std::nullopt;
        HalfEdge onward;
        map.visitStar(at, [&](HalfEdge next) {
            if (next != half.twin()) onward = next;
        });
        if (onward.isNull()) return std::nullopt;
        half = onward;
    }
}

std::optional<Stretch> shortestStretch(const PlanarMap& map, VertexId from, VertexId to)
{
    std::optional<Stretch> best;
    map.visitStar(from, [&](HalfEdge half) {
        std::optional<Stretch> way = walk(map, half, from, to);
        if (way && (!best || way->length < best->length)) best = std::move(way);
    });
    return best;
}

/// The vertex at a spot, made where there is none.
tl::expected<VertexId, EditRefusal> vertexAt(MapEdit& edit, const BorderSpot& spot)
{
    const PlanarMap& map = edit.model().drawing;
    if (spot.vertex != kNoVertex) return spot.vertex;
    if (!map.has(spot.edge)) return refuse("redraw-one-border", spot.at);
    constexpr double kEnd = 1e-3; // of an edge: as good as its end
    if (spot.t <= kEnd) return map.edge(spot.edge).start;
    if (spot.t >= 1 - kEnd) return map.edge(spot.edge).end;
    const EditResult made = edit.draw(insertVertex, spot.edge, spot.t);
    if (!made) return tl::unexpected(made.error());
    return addedVertex(*made);
}

/// The spot on the pieces that an edge was cut into.
BorderSpot foundAgain(const PlanarMap& map, BorderSpot spot, VertexId cut)
{
    double least = map.segment(spot.edge).nearestTo(spot.at).distance;
    EdgeId nearest = spot.edge;
    map.visitStar(cut, [&](HalfEdge half) {
        const double distance = map.segment(half.edge()).nearestTo(spot.at).distance;
        if (distance < least) {
            least = distance;
            nearest = half.edge();
        }
    });
    spot.edge = nearest;
    spot.t = map.segment(nearest).nearestTo(spot.at).t;
    return spot;
}

/// A point of a path with the direction that it is passed in, which is as long as one.
struct Passed {
    QPointF at;
    QPointF along;
};

std::vector<Passed> sampled(const QPainterPath& path, std::size_t pieces)
{
    std::vector<Passed> all;
    const double length = path.length();
    for (std::size_t i = 0; i <= pieces; ++i) {
        const double share = path.percentAtLength(length * static_cast<double>(i) / static_cast<double>(pieces));
        constexpr double kAside = 1e-3;
        const QPointF ahead =
            path.pointAtPercent(std::min(1.0, share + kAside)) - path.pointAtPercent(std::max(0.0, share - kAside));
        const double size = std::hypot(ahead.x(), ahead.y());
        all.push_back({path.pointAtPercent(share), size > 0 ? ahead / size : QPointF()});
    }
    return all;
}

} // namespace

EditOutcome redrawBorder(MapEdit& edit, const BorderSpot& from, const BorderSpot& to, const QPainterPath& path)
{
    const PlanarMap& map = edit.model().drawing;
    const auto first = vertexAt(edit, from);
    if (!first) return tl::unexpected(first.error());
    const bool sameEdge = to.vertex == kNoVertex && from.vertex == kNoVertex && to.edge == from.edge;
    const auto second = vertexAt(edit, sameEdge && map.has(to.edge) ? foundAgain(map, to, *first) : to);
    if (!second) return tl::unexpected(second.error());
    if (*first == *second) return refuse("redraw-one-border", to.at);
    std::optional<Stretch> stretch = shortestStretch(map, *first, *second);
    if (!stretch) return refuse("redraw-one-border", to.at);

    // As many points as the hand's line needs, and never fewer than the border has: those have their places in lists.
    constexpr std::size_t kPiecesOfCurve = 2; // of each cubic curve of the path
    constexpr std::size_t kMostPieces = 400;
    const auto wanted =
        std::clamp<std::size_t>(static_cast<std::size_t>(path.elementCount()) / 3 * kPiecesOfCurve, 2, kMostPieces);
    for (std::size_t i = 0; i + 1 < stretch->points.size(); ++i)
        static_cast<void>(
            edit.draw(makeStraight, edgeBetween(map, stretch->points[i], stretch->points[i + 1]))); // where it may be
    while (stretch->points.size() - 1 < wanted) {
        // The longest piece is halved.
        std::size_t longest = 0;
        double most = -1;
        for (std::size_t i = 0; i + 1 < stretch->points.size(); ++i)
            if (const double length = distanceBetween(map.at(stretch->points[i]), map.at(stretch->points[i + 1]));
                length > most) {
                most = length;
                longest = i;
            }
        const EdgeId piece = edgeBetween(map, stretch->points[longest], stretch->points[longest + 1]);
        const EditResult made = edit.draw(insertVertex, piece, 0.5);
        if (!made) break; // too short already
        stretch->points.insert(stretch->points.begin() + static_cast<std::ptrdiff_t>(longest) + 1, addedVertex(*made));
    }
    const std::size_t pieces = stretch->points.size() - 1;
    std::vector<Passed> along = sampled(path, pieces);
    along.front().at = map.at(*first);
    along.back().at = map.at(*second);
    std::vector<VertexMove> moves;
    for (std::size_t i = 1; i < pieces; ++i) moves.push_back({stretch->points[i], along[i].at});
    if (const EditResult moved = edit.draw(moveVertices, std::span<const VertexMove>(moves)); !moved)
        return tl::unexpected(moved.error());
    for (std::size_t i = 0; i < pieces; ++i) {
        const EdgeId id = edgeBetween(map, stretch->points[i], stretch->points[i + 1]);
        const double third = distanceBetween(along[i].at, along[i + 1].at) / 3;
        QPointF leaving = along[i].at + along[i].along * third;
        QPointF arriving = along[i + 1].at - along[i + 1].along * third;
        if (map.edge(id).start != stretch->points[i]) std::swap(leaving, arriving);
        static_cast<void>(edit.draw(moveHandles, id, leaving, arriving)); // straight where a curve would cross
    }
    return {};
}

} // namespace marches::editor
