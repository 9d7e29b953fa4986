// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/ringnet.h"

#include "editor/geometry/strokes.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>

namespace marches::editor {

namespace {

/// Nearer points (a thousandth of a board unit) are the same.
constexpr double kSame = 1e-3;

struct PlaceHash {
    std::size_t operator()(const std::pair<std::int64_t, std::int64_t>& place) const
    {
        const auto x = static_cast<std::uint64_t>(place.first);
        const auto y = static_cast<std::uint64_t>(place.second);
        return static_cast<std::size_t>((x * 0x9E3779B97F4A7C15U) ^ (y * 0xC2B2AE3D27D4EB4FU + (x >> 29U)));
    }
};

class RingNet {
public:
    RingNet(const std::vector<Rings>& shapes, double tolerance) : m_tolerance(tolerance)
    {
        for (const Rings& rings : shapes)
            for (const QPolygonF& ring : rings) m_rings.push_back(numbered(ring));
        findNodes();
    }

    QPolygonF simplifiedRing(std::size_t ring) const
    {
        std::vector<std::int32_t> points = m_rings[ring];
        if (points.size() < 3) return {};
        auto node = std::ranges::find_if(points, [this](std::int32_t p) { return isNode(p); });
        // Without a node the ring is its own: any ring along it starts at the same point.
        if (node == points.end()) node = std::ranges::min_element(points);
        std::rotate(points.begin(), node, points.end());
        points.push_back(points.front());
        QPolygonF made;
        std::size_t begin = 0;
        for (std::size_t i = 1; i < points.size(); ++i) {
            if (i + 1 < points.size() && !isNode(points[i])) continue;
            addArc(std::span(points).subspan(begin, i - begin + 1), made);
            begin = i;
        }
        return made.size() >= 3 ? made : QPolygonF();
    }

private:
    bool isNode(std::int32_t point) const { return m_isNode[static_cast<std::size_t>(point)] != 0; }

    std::vector<std::int32_t> numbered(const QPolygonF& ring)
    {
        std::vector<std::int32_t> points;
        for (const QPointF& at : ring) {
            const std::pair key(std::llround(at.x() / kSame), std::llround(at.y() / kSame));
            const auto [known, isNew] = m_numbers.try_emplace(key, static_cast<std::int32_t>(m_at.size()));
            if (isNew) m_at.push_back(at);
            if (points.empty() || points.back() != known->second) points.push_back(known->second);
        }
        while (points.size() > 1 && points.front() == points.back()) points.pop_back();
        return points;
    }

    /// A point is a node where rings pass it with other neighbours.
    void findNodes()
    {
        m_isNode.assign(m_at.size(), 0);
        std::vector<std::pair<std::int32_t, std::int32_t>> beside(m_at.size(), {-1, -1});
        for (const std::vector<std::int32_t>& ring : m_rings) {
            const std::size_t count = ring.size();
            for (std::size_t i = 0; i < count; ++i) {
                const auto point = static_cast<std::size_t>(ring[i]);
                const std::pair<std::int32_t, std::int32_t> around =
                    std::minmax(ring[(i + count - 1) % count], ring[(i + 1) % count]);
                if (beside[point].first < 0)
                    beside[point] = around;
                else if (beside[point] != around)
                    m_isNode[point] = 1;
            }
        }
    }

    /// Simplified in the direction in which its first point has the lower number, whoever asks; without its last point.
    void addArc(std::span<const std::int32_t> arc, QPolygonF& made) const
    {
        const bool closed = arc.front() == arc.back();
        const bool forward = closed ? arc[1] <= arc[arc.size() - 2] : arc.front() < arc.back();
        std::vector<QPointF> points;
        for (const std::int32_t point : arc) points.push_back(m_at[static_cast<std::size_t>(point)]);
        if (!forward) std::ranges::reverse(points);
        std::vector<QPointF> kept = closed ? simplifiedLoop(points) : simplifiedLine(points);
        if (!forward) std::ranges::reverse(kept);
        for (std::size_t i = 0; i + 1 < kept.size(); ++i) made << kept[i];
    }

    /// A loop is simplified in two halves, cut at the point that is farthest from its first one.
    std::vector<QPointF> simplifiedLoop(const std::vector<QPointF>& points) const
    {
        std::size_t far = 0;
        double most = -1;
        for (std::size_t i = 0; i < points.size(); ++i) {
            const QPointF away = points[i] - points.front();
            const double distance = QPointF::dotProduct(away, away);
            if (distance <= most) continue;
            most = distance;
            far = i;
        }
        const std::span<const QPointF> all(points);
        std::vector<QPointF> kept = simplifiedLine(all.first(far + 1));
        const std::vector<QPointF> rest = simplifiedLine(all.subspan(far));
        kept.insert(kept.end(), rest.begin() + 1, rest.end());
        return kept;
    }

    /// In stretches of a bounded length, because the time that one takes may grow with its square.
    std::vector<QPointF> simplifiedLine(std::span<const QPointF> points) const
    {
        constexpr std::size_t kStretch = 500;
        std::vector<QPointF> kept;
        for (std::size_t begin = 0; begin + 1 < points.size() || begin == 0; begin += kStretch) {
            const std::size_t end = std::min(begin + kStretch, points.size() - 1);
            const std::vector<QPointF> part = simplified(points.subspan(begin, end - begin + 1), m_tolerance);
            kept.insert(kept.end(), part.begin() + (begin == 0 ? 0 : 1), part.end());
            if (end + 1 == points.size()) break;
        }
        return kept;
    }

    double m_tolerance;
    std::vector<std::vector<std::int32_t>> m_rings;
    std::unordered_map<std::pair<std::int64_t, std::int64_t>, std::int32_t, PlaceHash> m_numbers;
    std::vector<QPointF> m_at; ///< by number
    std::vector<char> m_isNode;
};

} // namespace

std::vector<Rings> simplifiedTogether(const std::vector<Rings>& shapes, double tolerance)
{
    const RingNet net(shapes, tolerance);
    std::vector<Rings> made;
    std::size_t next = 0;
    for (const Rings& rings : shapes) {
        made.emplace_back();
        for (std::size_t i = 0; i < rings.size(); ++i) made.back().push_back(net.simplifiedRing(next++));
    }
    return made;
}

} // namespace marches::editor
