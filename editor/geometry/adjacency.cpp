// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/adjacency.h"

#include "editor/geometry/boxes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>

namespace marches::editor {

std::vector<Adjacency> adjacencies(const PlanarMap& map, double minimalLength)
{
    std::vector<Adjacency> all;
    for (const FaceId face : map.faces())
        for (const Adjacency& one : neighboursOf(map, face, minimalLength))
            if (one.b > face) all.push_back(one);
    return all;
}

std::vector<Adjacency> neighboursOf(const PlanarMap& map, FaceId face, double minimalLength)
{
    std::vector<std::pair<HalfEdge, FaceId>> shared;
    for (const HalfEdge half : map.sides(face))
        if (map.right(half) != kOutside) shared.emplace_back(half, map.right(half));
    // Summed in the order of edges, so that the length does not depend on how the map came about.
    std::ranges::sort(shared, [](const auto& a, const auto& b) {
        return a.second != b.second ? a.second < b.second : a.first.edge() < b.first.edge();
    });
    std::vector<Adjacency> found;
    for (const auto& [half, other] : shared) {
        if (found.empty() || found.back().b != other) found.push_back({face, other, 0});
        found.back().length += map.segment(half.edge()).length();
    }
    std::erase_if(found, [minimalLength](const Adjacency& one) { return one.length < minimalLength; });
    return found;
}

namespace {

/// The coast that lies opposite of a point of a coast, across outside.
struct Opposite {
    FaceId face = kOutside;
    double distance = 0;
};

std::optional<Opposite> oppositeOf(const PlanarMap& map, HalfEdge coast, const QPointF& from, const QPointF& outwards,
                                   double reach)
{
    std::optional<Opposite> best;
    for (const EdgeId id : map.edgesNear(QRectF(from - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)))) {
        const Edge& edge = map.edge(id);
        if (id == coast.edge() || (edge.left != kOutside && edge.right != kOutside)) continue;
        const FaceId face = edge.left == kOutside ? edge.right : edge.left;
        if (face == map.left(coast)) continue;
        const Nearest nearest = map.segment(id).nearestTo(from);
        // Straight ahead within 45 degrees: what lies beside is no opposite, but the next face along the same coast.
        if (nearest.distance > reach || QPointF::dotProduct(nearest.at - from, outwards) < nearest.distance * 0.7)
            continue;
        if (!best || nearest.distance < best->distance) best = Opposite{face, nearest.distance};
    }
    return best;
}

} // namespace

std::vector<NearContact> nearContacts(const PlanarMap& map, double reach)
{
    std::map<std::pair<FaceId, FaceId>, NearContact> found;
    if (!(reach > 0)) return {};
    std::vector<HalfEdge> coasts;
    for (const HalfEdge half : map.sides(kOutside)) coasts.push_back(half.twin());
    std::ranges::sort(coasts);
    for (const HalfEdge coast : coasts) {
        const Segment segment = map.segment(coast);
        const double length = segment.length();
        const int steps = std::clamp(static_cast<int>(std::ceil(length / (reach / 2))), 1, 1000);
        for (int i = 0; i < steps; ++i) {
            const QPointF from = segment.pointAt((i + 0.5) / steps);
            const QPointF along = segment.pointAt((i + 1.0) / steps) - segment.pointAt(static_cast<double>(i) / steps);
            const double size = std::hypot(along.x(), along.y());
            if (size <= 0) continue;
            const QPointF outwards(-along.y() / size,
                                   along.x() / size); // the face is on the left, outside on the right
            const std::optional<Opposite> opposite = oppositeOf(map, coast, from, outwards, reach);
            if (!opposite) continue;
            const std::pair<FaceId, FaceId> pair = std::minmax({map.left(coast), opposite->face});
            NearContact& contact =
                found.try_emplace(pair, NearContact{pair.first, pair.second, 0, 0, from}).first->second;
            contact.length += length / steps / 2; // each side is looked at from the other
            contact.distance += opposite->distance * length / steps / 2;
        }
    }
    std::vector<NearContact> contacts;
    for (auto& [pair, contact] : found) {
        contact.distance /= contact.length;
        contacts.push_back(contact);
    }
    return contacts;
}

double wayAcross(const PlanarMap& map, const QPointF& at)
{
    constexpr double kReach = 22; // board units
    // Directions are averaged with doubled angles, because a line has no front; the way across is at right angles to
    // them.
    double x = 0;
    double y = 0;
    for (const EdgeId id : map.edgesNear(around(at, kReach))) {
        const Segment segment = map.segment(id);
        const QPointF along = segment.end - segment.start;
        const double distance = segment.nearestTo(at).distance;
        const double weight =
            std::min(kReach, std::hypot(along.x(), along.y())) * std::exp(-(distance * distance) / (kReach * 8));
        const double doubled = 2 * std::atan2(along.y(), along.x());
        x += weight * std::cos(doubled);
        y += weight * std::sin(doubled);
    }
    return std::atan2(y, x) / 2 * 180 / std::numbers::pi + 90;
}

std::vector<std::vector<HalfEdge>> bordersBetween(const PlanarMap& map, FaceId a, FaceId b)
{
    const bool fromA = a != kOutside && (b == kOutside || map.sides(a).size() <= map.sides(b).size());
    std::set<HalfEdge> shared;
    for (const HalfEdge half : map.sides(fromA ? a : b)) {
        if (map.right(half) != (fromA ? b : a)) continue;
        shared.insert(fromA ? half : half.twin());
    }
    const auto follows = [&](HalfEdge half) -> HalfEdge {
        const HalfEdge next = map.next(half);
        return shared.contains(next) ? next : HalfEdge();
    };
    std::set<HalfEdge> hasBefore;
    for (const HalfEdge half : shared)
        if (const HalfEdge next = follows(half); !next.isNull()) hasBefore.insert(next);
    std::vector<std::vector<HalfEdge>> chains;
    std::set<HalfEdge> done;
    const auto walk = [&](HalfEdge from) {
        std::vector<HalfEdge> chain;
        for (HalfEdge half = from; !half.isNull() && done.insert(half).second; half = follows(half))
            chain.push_back(half);
        chains.push_back(std::move(chain));
    };
    for (const HalfEdge half : shared)
        if (!hasBefore.contains(half)) walk(half);
    for (const HalfEdge half : shared)
        if (!done.contains(half)) walk(half);
    return chains;
}

} // namespace marches::editor
