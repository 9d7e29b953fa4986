// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/groundplan.h"
#include "editor/cartography/penwork.h"
#include "editor/geometry/segment.h"
#include "editor/geometry/strokes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace marches::editor {

namespace {

constexpr double kKept = 0.97;      ///< of the distance that a moved point must keep from the whole outline
constexpr double kSampling = 3.5;   ///< board units between points
constexpr double kSimplified = 0.1; ///< board units that may be lost in leaving points out

struct MovedPoint {
    QPointF at;
    std::size_t side; ///< of the ring, that it comes from
};

using Chain = std::vector<MovedPoint>;

/// A ring moved inwards, as the parts of it that keep their distance.
class RingMover {
public:
    RingMover(const GroundPlan& plan, const std::vector<QPointF>& ring, double distance)
        : m_plan(plan), m_ring(ring), m_distance(distance)
    {}

    std::vector<Chain> run()
    {
        for (std::size_t i = 0; i < m_ring.size(); ++i) {
            offerSide(i);
            offerCorner(i);
        }
        joinEnds();
        for (Chain& chain : m_chains) sharpen(chain);
        return std::move(m_chains);
    }

private:
    QPointF at(std::size_t i) const { return m_ring[i % m_ring.size()]; }
    QPointF inwards(std::size_t side) const { return leftOf(unitOf(at(side + 1) - at(side))) * m_distance; }

    void offer(const QPointF& point, std::size_t side)
    {
        if (m_plan.distance(point, m_distance) < kKept * m_distance || !m_plan.holds(point)) return;
        // What is further from the point before than the sampling explains begins another part.
        const double jump = kSampling + 1.5 * m_distance;
        if (m_chains.empty() || distanceBetween(m_chains.back().back().at, point) > jump) m_chains.emplace_back();
        m_chains.back().push_back({point, side});
    }

    void offerSide(std::size_t i)
    {
        const QPointF step = inwards(i);
        const double length = distanceBetween(at(i), at(i + 1));
        const int parts = std::max(1, static_cast<int>(std::ceil(length / kSampling)));
        for (int k = 0; k <= parts; ++k) offer(at(i) + (at(i + 1) - at(i)) * k / parts + step, i);
    }

    /// Where the outline turns away from the inside, an arc around the corner.
    void offerCorner(std::size_t i)
    {
        const QPointF before = inwards(i);
        const QPointF after = inwards(i + 1);
        const double turn = std::atan2(cross(before, after), QPointF::dotProduct(before, after));
        constexpr double kArcStep = 0.4; // radians
        if (turn <= kArcStep) return;
        const double begin = std::atan2(before.y(), before.x());
        const int parts = static_cast<int>(std::ceil(turn / kArcStep));
        for (int k = 1; k < parts; ++k) {
            const double angle = begin + turn * k / parts;
            offer(at(i + 1) + QPointF(std::cos(angle), std::sin(angle)) * m_distance, i);
        }
    }

    /// The first part may go on where the last one ends.
    void joinEnds()
    {
        if (m_chains.size() < 2) return;
        const double jump = kSampling + 1.5 * m_distance;
        if (distanceBetween(m_chains.back().back().at, m_chains.front().front().at) > jump) return;
        Chain whole = std::move(m_chains.back());
        m_chains.pop_back();
        whole.insert(whole.end(), m_chains.front().begin(), m_chains.front().end());
        m_chains.front() = std::move(whole);
    }

    /// The moved sides on both sides of a hollow corner meet in a point, which lies between two of the sampling.
    void sharpen(Chain& chain) const
    {
        Chain sharp;
        for (std::size_t i = 0; i < chain.size(); ++i) {
            if (i > 0 && chain[i - 1].side != chain[i].side)
                if (const std::optional<QPointF> meeting = meetingOf(chain[i - 1], chain[i]))
                    sharp.push_back({*meeting, chain[i].side});
            sharp.push_back(chain[i]);
        }
        chain = std::move(sharp);
    }

    std::optional<QPointF> meetingOf(const MovedPoint& a, const MovedPoint& b) const
    {
        const QPointF first = at(a.side + 1) - at(a.side);
        const QPointF second = at(b.side + 1) - at(b.side);
        const double across = cross(unitOf(first), unitOf(second));
        const double gap = distanceBetween(a.at, b.at);
        if (std::abs(across) < 0.05 || gap < 0.2) return std::nullopt;
        const QPointF meeting = a.at + unitOf(first) * (cross(b.at - a.at, unitOf(second)) / across);
        const bool near = distanceBetween(meeting, a.at) <= 1.5 * gap && distanceBetween(meeting, b.at) <= 1.5 * gap;
        if (!near || m_plan.distance(meeting, m_distance) < kKept * m_distance) return std::nullopt;
        return meeting;
    }

    const GroundPlan& m_plan;
    const std::vector<QPointF>& m_ring;
    double m_distance;
    std::vector<Chain> m_chains;
};

/// Closes parts to rings: each goes on with the part that begins nearest to its end. Where an outline is pinched off,
/// these are rings of their own.
std::vector<std::vector<QPointF>> closedRings(const std::vector<Chain>& chains)
{
    struct Link {
        double length;
        std::size_t from;
        std::size_t to;
    };
    std::vector<Link> links;
    for (std::size_t i = 0; i < chains.size(); ++i)
        for (std::size_t j = 0; j < chains.size(); ++j)
            links.push_back({distanceBetween(chains[i].back().at, chains[j].front().at), i, j});
    std::ranges::stable_sort(links, {}, &Link::length);
    constexpr std::size_t kNone = static_cast<std::size_t>(-1);
    std::vector<std::size_t> next(chains.size(), kNone);
    std::vector<char> taken(chains.size(), 0);
    for (const Link& link : links) {
        if (next[link.from] != kNone || taken[link.to]) continue;
        next[link.from] = link.to;
        taken[link.to] = 1;
    }
    std::vector<char> done(chains.size(), 0);
    std::vector<std::vector<QPointF>> rings;
    for (std::size_t first = 0; first < chains.size(); ++first) {
        if (done[first]) continue;
        std::vector<QPointF>& ring = rings.emplace_back();
        for (std::size_t i = first; !done[i]; i = next[i]) {
            done[i] = 1;
            for (const MovedPoint& point : chains[i]) ring.push_back(point.at);
        }
    }
    return rings;
}

} // namespace

QPainterPath movedInwards(const GroundPlan& plan, double distance)
{
    constexpr std::size_t kMostParts = 64; // of one ring: more is a scribble, which has no inside worth speaking of
    constexpr std::size_t kLeastPoints = 4;
    QPainterPath path;
    path.setFillRule(Qt::OddEvenFill);
    for (const std::vector<QPointF>& ring : plan.rings()) {
        std::vector<Chain> chains = RingMover(plan, ring, distance).run();
        std::erase_if(chains, [](const Chain& chain) { return chain.size() < 2; });
        if (chains.empty() || chains.size() > kMostParts) continue;
        for (std::vector<QPointF>& points : closedRings(chains)) {
            if (points.size() < kLeastPoints) continue;
            points.push_back(points.front());
            points = simplified(points, kSimplified);
            points.pop_back();
            if (points.size() >= 3) path.addPath(lineThrough(points, true));
        }
    }
    return path;
}

} // namespace marches::editor
