// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/cartographer.h"
#include "editor/cartography/scatter.h"
#include "editor/cartography/sketch.h"
#include "editor/geometry/segment.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace marches::editor {

namespace {

constexpr double kPassGap = 17;  ///< board units kept free around a pass
constexpr double kTaper = 46;    ///< board units from its ends within which a range is lower
constexpr double kLowest = 0.62; ///< of the height of mountains, at its ends
constexpr double kRow = 0.2;     ///< of the height of mountains: so far above and below a level line its two rows stand
constexpr double kAside = 0.34;  ///< and so far to the left and right of an upright one
/// Mountains are taller than they are far from each other: one below another hides it, so they stand wider apart there.
constexpr double kUpright = 0.6; ///< of the distance upwards counts

/// A line, with the way along it.
class Measured {
public:
    explicit Measured(std::vector<QPointF> points) : m_points(std::move(points))
    {
        for (std::size_t i = 0; i < m_points.size(); ++i)
            m_way.push_back(i == 0 ? 0 : m_way.back() + distanceBetween(m_points[i - 1], m_points[i]));
    }

    const std::vector<QPointF>& points() const { return m_points; }
    double length() const { return m_way.back(); }
    struct Place {
        QPointF at;
        double way;
        QPointF across; ///< the unit vector across the line that does not point up
    };
    /// Where it comes nearest to a point, if that is within `reach`.
    std::optional<Place> nearest(const QPointF& to, double reach) const
    {
        std::optional<Place> best;
        for (std::size_t i = 1; i < m_points.size(); ++i) {
            const Nearest here = nearestOnLine(to, m_points[i - 1], m_points[i]);
            if (here.distance > reach) continue;
            reach = here.distance;
            best = Place{here.at, m_way[i - 1] + here.t * (m_way[i] - m_way[i - 1]), across(i)};
        }
        return best;
    }

private:
    QPointF across(std::size_t i) const
    {
        const QPointF along = m_points[i] - m_points[i - 1];
        const double length = m_way[i] - m_way[i - 1];
        if (length <= 0) return {0, 1};
        const QPointF normal(-along.y() / length, along.x() / length);
        return normal.y() < 0 ? -normal : normal;
    }

    std::vector<QPointF> m_points;
    std::vector<double> m_way;
};

std::vector<QPointF> lineOf(const PlanarMap& map, const std::vector<VertexId>& vertices)
{
    std::vector<QPointF> points;
    for (std::size_t i = 1; i < vertices.size(); ++i) {
        const EdgeId edge = edgeBetween(map, vertices[i - 1], vertices[i]);
        if (edge == kNoEdge) continue;
        const Segment segment = map.segment(edge);
        const Segment along = map.edge(edge).start == vertices[i - 1] ? segment : segment.reversed();
        if (points.empty()) points.push_back(along.start);
        along.flattenInto(points);
    }
    return points;
}

/// One of the two rows of a range. Where mountains stand is drawn by lot on the grid of the board, so that they stay
/// where another part of the line is moved.
class MountainRow {
public:
    MountainRow(Sketch& sketch, const Measured& line, bool closed, double scale)
        : m_sketch(sketch), m_rule(sketch.style().range), m_line(line), m_closed(closed), m_scale(scale)
    {
        QRectF box = lineThrough(line.points(), false).boundingRect();
        m_box = box.adjusted(-kPassGap, -kPassGap, kPassGap, kPassGap);
        m_passes = sketch.survey.passesNear(m_box);
    }

    /// `side`: -1 above (or beside) the line, 1 below it (or on the other side).
    void run(std::string_view name, double side, double apart)
    {
        const double pitch = apart * 0.5;
        std::vector<Spot> spots = spotsIn(m_box, pitch, m_sketch.survey.lot().with(name), [&](const Spot& spot) {
            return m_line.nearest(spot.at, pitch * 0.75).has_value();
        });
        for (Spot& spot : spots) spot.at = squeezed(m_line.nearest(spot.at, pitch)->at, kUpright);
        for (Spot& spot : thinned(spots, apart * 0.8, 2 * Cartographer::kReach)) {
            spot.at = squeezed(spot.at, 1 / kUpright);
            put(spot, side);
        }
    }

private:
    static QPointF squeezed(const QPointF& at, double factor) { return {at.x(), at.y() * factor}; }
    /// 1 in the middle of a range.
    double tall(double way) const
    {
        if (m_closed) return 1;
        const double end = std::min(way, m_line.length() - way);
        return std::lerp(kLowest, 1.0, std::clamp(end / kTaper, 0.0, 1.0));
    }

    void put(const Spot& spot, double side)
    {
        const auto isNear = [&](const QPointF& pass) { return distanceBetween(pass, spot.at) < kPassGap; };
        if (std::ranges::any_of(m_passes, isNear)) return;
        const Measured::Place place = *m_line.nearest(spot.at, kPassGap);
        const double height = spot.lot.with(4).between(m_rule.least, m_rule.most) * tall(place.way) * m_scale;
        const double off = std::lerp(kRow, kAside, std::abs(place.across.x())) * height * side;
        const QPointF aside(spot.lot.with(8).between(-2.5, 2.5), spot.lot.with(9).between(-2, 2));
        const std::string& stamp = m_rule.stamps[spot.lot.with(6).below(m_rule.stamps.size())];
        const QPointF foot = spot.at + place.across * off + QPointF(0, height * 0.3) + aside;
        m_sketch.addGlyph(stamp, foot, height, spot.lot.with(7).share() < 0.5);
    }

    Sketch& m_sketch;
    const ScatterRule& m_rule;
    const Measured& m_line;
    bool m_closed;
    double m_scale;
    QRectF m_box;
    std::vector<QPointF> m_passes;
};

} // namespace

void drawRange(Sketch& sketch, const BarrierRecord& range)
{
    std::vector<QPointF> line = lineOf(sketch.survey.map(), range.line);
    if (line.size() >= 2) drawRange(sketch, std::move(line), range.line.front() == range.line.back());
}

void drawRange(Sketch& sketch, std::vector<QPointF> points, bool closed)
{
    const ScatterRule& rule = sketch.style().range;
    if (rule.stamps.empty() || rule.spacing <= 0) return;
    const Measured line(std::move(points));
    MountainRow(sketch, line, closed, 0.86).run("range-back", -1, rule.spacing * 1.15);
    MountainRow(sketch, line, closed, 1).run("range-front", 1, rule.spacing);
}

} // namespace marches::editor
