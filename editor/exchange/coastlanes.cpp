// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/coastlanes.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <set>

namespace marches::editor {

namespace {

using Pair = std::pair<std::size_t, std::size_t>;

/// Sets of numbers that grow together.
class Masses {
public:
    explicit Masses(std::size_t count) : m_parent(count)
    {
        std::iota(m_parent.begin(), m_parent.end(), std::size_t{0});
    }
    std::size_t of(std::size_t one)
    {
        while (m_parent[one] != one) one = m_parent[one] = m_parent[m_parent[one]];
        return one;
    }
    void join(std::size_t a, std::size_t b) { m_parent[of(a)] = of(b); }

private:
    std::vector<std::size_t> m_parent;
};

class LaneLayer {
public:
    explicit LaneLayer(const CoastsAndSeas& map) : m_map(map), m_neighbours(map.sea.size())
    {
        for (const QPolygonF& points : map.points) m_boxes.push_back(points.boundingRect());
        for (const auto& [a, b] : map.ways) {
            m_neighbours[a].insert(b);
            m_neighbours[b].insert(a);
        }
    }

    std::vector<Pair> run()
    {
        Masses all(m_map.sea.size());
        Masses waters(m_map.sea.size());
        for (const auto& [a, b] : m_map.ways) {
            if (m_map.sea[a] == m_map.sea[b]) (m_map.sea[a] ? waters : all).join(a, b);
        }
        std::map<std::size_t, std::set<std::size_t>> coastsOf; // of bodies of water
        for (std::size_t zone = 0; zone < m_map.sea.size(); ++zone) {
            if (!m_map.sea[zone]) continue;
            const std::vector<std::size_t> coast = coastOf(zone);
            Masses along(m_map.sea.size() * (coast.size() > 1 ? 1 : 0));
            for (const std::size_t land : coast)
                for (const std::size_t next : m_neighbours[land])
                    if (coast.size() > 1 && m_neighbours[zone].contains(next) && !m_map.sea[next])
                        along.join(land, next);
            if (coast.size() > 1) joinNearest(coast, along, all);
            coastsOf[waters.of(zone)].insert(coast.begin(), coast.end());
        }
        if (std::ranges::find(m_map.sea, true) == m_map.sea.end()) // what is not drawn is one
            for (std::size_t land = 0; land < m_map.sea.size(); ++land) coastsOf[0].insert(land);
        for (const auto& [water, coast] : coastsOf) {
            Masses apart = all;
            joinNearest({coast.begin(), coast.end()}, apart, all);
        }
        return {m_lanes.begin(), m_lanes.end()};
    }

private:
    std::vector<std::size_t> coastOf(std::size_t zone) const
    {
        std::vector<std::size_t> coast;
        for (const std::size_t next : m_neighbours[zone])
            if (!m_map.sea[next]) coast.push_back(next);
        return coast;
    }

    /// The square of it, or no less than `most`: most lands lie too far apart to look at their points.
    double distance(std::size_t a, std::size_t b, double most) const
    {
        const QRectF& one = m_boxes[a];
        const QRectF& other = m_boxes[b];
        const QPointF between(std::max({0.0, one.left() - other.right(), other.left() - one.right()}),
                              std::max({0.0, one.top() - other.bottom(), other.top() - one.bottom()}));
        if (QPointF::dotProduct(between, between) >= most) return most;
        double least = most;
        for (const QPointF& from : m_map.points[a])
            for (const QPointF& to : m_map.points[b]) {
                const QPointF away = to - from;
                least = std::min(least, QPointF::dotProduct(away, away));
            }
        return least;
    }

    /// The tree of shortest lanes over lands, of which some are one already.
    void joinNearest(const std::vector<std::size_t>& lands, Masses& joined, Masses& all)
    {
        struct Reach {
            double distance = std::numeric_limits<double>::max();
            std::size_t from = 0;
            bool inside = false;
        };
        std::vector<Reach> reach(lands.size());
        std::size_t last = 0;
        for (std::size_t count = 1; count < lands.size(); ++count) {
            reach[last].inside = true;
            std::size_t next = lands.size();
            for (std::size_t i = 0; i < lands.size(); ++i) {
                if (reach[i].inside) continue;
                const bool one = joined.of(lands[i]) == joined.of(lands[last]);
                const double away = one ? 0 : distance(lands[last], lands[i], reach[i].distance);
                if (away < reach[i].distance) reach[i] = {away, last, false};
                if (next == lands.size() || reach[i].distance < reach[next].distance) next = i;
            }
            const std::size_t from = lands[reach[next].from];
            if (joined.of(lands[next]) != joined.of(from)) {
                m_lanes.insert(std::minmax(lands[next], from));
                joined.join(lands[next], from);
                all.join(lands[next], from);
            }
            last = next;
        }
    }

    const CoastsAndSeas& m_map;
    std::vector<QRectF> m_boxes; ///< of the outlines
    std::vector<std::set<std::size_t>> m_neighbours;
    std::set<Pair> m_lanes;
};

} // namespace

std::vector<std::pair<std::size_t, std::size_t>> coastLanes(const CoastsAndSeas& map) { return LaneLayer(map).run(); }

} // namespace marches::editor
