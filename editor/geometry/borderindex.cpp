// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/borderindex.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kWeld = 0.05;  ///< board units: nearer points are the same
constexpr double kBeyond = 1.5; ///< how far outside an edge its neighbour is looked for
/// Sides that are looked at for it in all. Boards of people take far fewer; where there are more, of very many sides
/// that touch nothing, what lies beyond the last ones is not known.
constexpr qsizetype kMostSteps = 300'000'000;

/// Key of the edge between two points, the same in both directions: its middle and extent in steps of kWeld.
struct EdgeKey {
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t width = 0;
    std::int64_t height = 0;
    friend bool operator==(const EdgeKey&, const EdgeKey&) = default;
};

EdgeKey keyOf(const QPointF& a, const QPointF& b)
{
    const auto step = [](double value) { return static_cast<std::int64_t>(std::llround(value / kWeld)); };
    // Each end is rounded by itself, so that the key does not depend on which is first.
    return {step(a.x()) + step(b.x()), step(a.y()) + step(b.y()), std::abs(step(a.x()) - step(b.x())),
            std::abs(step(a.y()) - step(b.y()))};
}

struct EdgeHash {
    std::size_t operator()(const EdgeKey& key) const
    {
        std::uint64_t hash = 1469598103934665603ULL;
        for (const std::int64_t part : {key.x, key.y, key.width, key.height})
            hash = (hash ^ static_cast<std::uint64_t>(part)) * 1099511628211ULL;
        return static_cast<std::size_t>(hash ^ (hash >> 29U));
    }
};

double signedArea(const QPolygonF& ring)
{
    double sum = 0;
    for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
        sum += ring[j].x() * ring[i].y() - ring[i].x() * ring[j].y();
    return sum / 2;
}

QPointF next(const QPolygonF& ring, qsizetype i) { return ring[(i + 1) % ring.size()]; }

/// Looks for the area just outside an edge.
class LookUp {
public:
    explicit LookUp(const std::vector<const Shape*>& shapes) : m_shapes(shapes) {}

    int operator()(std::size_t own, const QPointF& a, const QPointF& b)
    {
        const QLineF edge(a, b);
        if (edge.length() <= 0) return -1;
        const QPointF normal(-edge.dy() / edge.length() * kBeyond, edge.dx() / edge.length() * kBeyond);
        QPointF probe = edge.center() + normal;
        const QPointF across = edge.center() - normal;
        const auto mayHold = [&](const Shape* shape) {
            return shape != m_shapes[own] && (shape->bounds().contains(probe) || shape->bounds().contains(across));
        };
        if (std::ranges::none_of(m_shapes, mayHold)) return -1;
        if (contains(own, probe)) probe = across;
        for (std::size_t k = 0; k < m_shapes.size(); ++k)
            if (k != own && contains(k, probe)) return static_cast<int>(k);
        return -1;
    }

private:
    bool contains(std::size_t shape, const QPointF& point)
    {
        if (m_steps > kMostSteps || !m_shapes[shape]->bounds().contains(point)) return false;
        m_steps += m_shapes[shape]->sides();
        return m_shapes[shape]->contains(point);
    }

    const std::vector<const Shape*>& m_shapes;
    qsizetype m_steps = 0; ///< sides that were looked at
};

} // namespace

BorderIndex::BorderIndex(const std::vector<const Shape*>& shapes) : m_shapes(shapes)
{
    std::unordered_map<EdgeKey, std::pair<int, int>, EdgeHash> owners; // first and second area of an edge
    for (std::size_t s = 0; s < shapes.size(); ++s)
        for (const QPolygonF& ring : shapes[s]->rings())
            for (qsizetype i = 0; i < ring.size(); ++i) {
                const auto [entry, fresh] = owners.try_emplace(keyOf(ring[i], next(ring, i)), static_cast<int>(s), -1);
                if (!fresh && entry->second.second < 0 && entry->second.first != static_cast<int>(s))
                    entry->second.second = static_cast<int>(s);
            }
    m_beyond.resize(shapes.size());
    LookUp lookUp(shapes);
    for (std::size_t s = 0; s < shapes.size(); ++s)
        for (const QPolygonF& ring : shapes[s]->rings()) {
            std::vector<int>& beyond = m_beyond[s].emplace_back();
            for (qsizetype i = 0; i < ring.size(); ++i) {
                const auto& [first, second] = owners.at(keyOf(ring[i], next(ring, i)));
                const int other = first == static_cast<int>(s) ? second : first;
                beyond.push_back(other >= 0 ? other : lookUp(s, ring[i], next(ring, i)));
            }
        }
}

int BorderIndex::beyond(int shape, int ring, int edge) const
{
    return m_beyond[static_cast<std::size_t>(shape)][static_cast<std::size_t>(ring)][static_cast<std::size_t>(edge)];
}

std::vector<BorderRun> BorderIndex::runs(int shape, const std::function<bool(int beyond)>& wanted) const
{
    std::vector<BorderRun> found;
    if (shape < 0 || shape >= static_cast<int>(m_shapes.size())) return found;
    for (std::size_t r = 0; r < m_beyond[static_cast<std::size_t>(shape)].size(); ++r) addRing(shape, r, wanted, found);
    return found;
}

void BorderIndex::addRing(int shape, std::size_t r, const std::function<bool(int beyond)>& wanted,
                          std::vector<BorderRun>& found) const
{
    const QPolygonF& ring = m_shapes[static_cast<std::size_t>(shape)]->rings()[r];
    const std::vector<int>& beyond = m_beyond[static_cast<std::size_t>(shape)][r];
    const qsizetype count = ring.size();
    const auto is = [&](qsizetype edge) { return wanted(beyond[static_cast<std::size_t>(edge % count)]); };
    const bool right = signedArea(ring) > 0; // y downwards: a ring that runs clockwise has its area on the right
    qsizetype start = 0;
    while (start < count && is(start)) ++start;
    if (start == count) {
        BorderRun whole{ring, true, right};
        whole.line << ring.first();
        found.push_back(std::move(whole));
        return;
    }
    // From an edge that is not wanted once around, so that no run is cut at the seam.
    BorderRun run{{}, false, right};
    for (qsizetype k = 1; k <= count; ++k) {
        const qsizetype edge = (start + k) % count;
        if (is(edge)) {
            if (run.line.isEmpty()) run.line << ring[edge];
            run.line << next(ring, edge);
        } else if (!run.line.isEmpty()) {
            found.push_back(std::exchange(run, BorderRun{{}, false, right}));
        }
    }
}

BorderRun BorderIndex::between(int shape, int other) const
{
    BorderRun longest;
    double best = 0;
    for (BorderRun& run : runs(shape, [other](int beyond) { return beyond == other; })) {
        double length = 0;
        for (qsizetype i = 1; i < run.line.size(); ++i) length += QLineF(run.line[i - 1], run.line[i]).length();
        if (length <= best) continue;
        best = length;
        longest = std::move(run);
    }
    return longest;
}

} // namespace marches::editor
