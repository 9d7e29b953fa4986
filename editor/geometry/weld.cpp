// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/weld.h"

#include "editor/geometry/adjacency.h"
#include "editor/geometry/arrangement.h"
#include "editor/geometry/outlinenet.h"
#include "editor/geometry/windingcover.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace marches::editor {

namespace {

using Windings = WindingCover::Windings;

/// Each point is asked for once, so that the outline stays closed whatever is drawn to what.
void addOutline(Arrangement& arrangement, const QPainterPath& path, std::int32_t source)
{
    QPointF first;
    QPointF at;
    std::int32_t firstVertex = -1;
    std::int32_t vertex = -1;
    const auto add = [&](const Segment& segment) {
        const bool closes = segment.end.x() == first.x() && segment.end.y() == first.y();
        const std::int32_t end = closes ? firstVertex : arrangement.vertexAt(segment.end);
        arrangement.add(segment, vertex, end, source);
        vertex = end;
        at = segment.end;
    };
    const auto close = [&] {
        if (vertex != firstVertex) add(Segment::line(at, first));
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo()) {
            close();
            first = at = element;
            firstVertex = vertex = arrangement.vertexAt(first);
        } else if (element.isLineTo()) {
            add(Segment::line(at, element));
        } else if (i + 2 < path.elementCount()) { // a curve: two handles and the end
            add(Segment::cubic(at, element, path.elementAt(i + 1), path.elementAt(i + 2)));
            i += 2;
        }
    }
    close();
}

class Welder {
public:
    Welder(std::span<const QPainterPath> shapes, const WeldOptions& options)
        : m_shapes(shapes), m_options(options), m_arrangement(options.tolerance)
    {}

    WeldedMap run()
    {
        std::size_t elements = 0;
        for (const QPainterPath& shape : m_shapes) elements += static_cast<std::size_t>(shape.elementCount());
        m_arrangement.reserve(elements);
        for (std::size_t i = 0; i < m_shapes.size(); ++i)
            addOutline(m_arrangement, m_shapes[i], static_cast<std::int32_t>(i));
        m_arrangement.resolve();
        if (m_arrangement.overrun() || !nodeOutlines()) return tangled();
        const PlanarMap drawing = m_net.map();
        const WindingCover covering(drawing, m_net.runs);
        WeldedMap made{label(drawing, covering), {}};
        for (std::size_t i = 0; i < m_shapes.size(); ++i) {
            const auto face = static_cast<FaceId>(i);
            if (!made.map.sides(face).empty()) continue;
            made.report.lost.push_back(face);
            made.map.put(face, false);
        }
        reportCells(drawing, covering, made.report);
        reportRuns(made);
        return made;
    }

private:
    WeldedMap tangled() const
    {
        WeldedMap nothing{PlanarMap({}, {}, m_shapes.size()), {}};
        nothing.report.settled = false;
        nothing.report.tangled = static_cast<FaceId>(m_arrangement.tangledSource());
        return nothing;
    }

    /// False when that does not come to an end.
    bool nodeOutlines()
    {
        m_net = netOf(m_arrangement);
        if (unsoundEdges(m_net.map()).empty()) return true;
        std::optional<OutlineNet> better = noded(m_net);
        if (better) m_net = std::move(*better);
        return better.has_value();
    }

    bool covers(const std::pair<std::int32_t, std::int32_t>& entry) const
    {
        const bool winding = m_shapes[static_cast<std::size_t>(entry.first)].fillRule() == Qt::WindingFill;
        return winding || entry.second % 2 != 0;
    }

    FaceId faceOf(const Windings& cover) const
    {
        for (auto entry = cover.rbegin(); entry != cover.rend(); ++entry)
            if (covers(*entry)) return static_cast<FaceId>(entry->first);
        return kOutside;
    }

    PlanarMap label(const PlanarMap& drawing, const WindingCover& covering)
    {
        std::vector<FaceId> faces; // of cells
        faces.reserve(covering.cells().size());
        for (const WindingCover::Cell& cell : covering.cells()) faces.push_back(faceOf(cell.cover));
        const auto faceLeft = [&](HalfEdge half) {
            return faces[static_cast<std::size_t>(&covering.leftOf(half) - covering.cells().data())];
        };
        std::vector<std::int32_t> renamed(m_net.vertices.size(), -1);
        std::vector<Vertex> vertices;
        std::vector<Edge> edges;
        vertices.reserve(renamed.size());
        edges.reserve(drawing.edgeCount());
        const auto rename = [&](VertexId v) {
            std::int32_t& name = renamed[slotOf(v)];
            if (name < 0) {
                name = static_cast<std::int32_t>(vertices.size());
                vertices.push_back(drawing.vertex(v));
                m_shifts.push_back(m_net.shifts[slotOf(v)]);
            }
            return static_cast<VertexId>(name);
        };
        for (const EdgeId id : drawing.edges()) {
            Edge edge = drawing.edge(id);
            edge.left = faceLeft(HalfEdge(id, true));
            edge.right = faceLeft(HalfEdge(id, false));
            if (edge.left == edge.right) continue;
            edge.start = rename(edge.start);
            edge.end = rename(edge.end);
            edges.push_back(edge);
        }
        return {std::move(vertices), std::move(edges), m_shapes.size()};
    }

    /// What the single cells tell: overlaps, closed gaps, slivers.
    void reportCells(const PlanarMap& drawing, const WindingCover& covering, WeldReport& report) const
    {
        struct Sum {
            double area = 0;
            double largest = 0;
            QPointF place;
        };
        std::map<std::pair<std::int32_t, std::int32_t>, Sum> overlaps;
        for (const WindingCover::Cell& cell : covering.cells()) {
            std::vector<std::int32_t> claims;
            for (const auto& entry : cell.cover)
                if (covers(entry)) claims.push_back(entry.first);
            for (std::size_t i = 0; i < claims.size(); ++i)
                for (std::size_t j = i + 1; j < claims.size(); ++j) {
                    Sum& sum = overlaps[{claims[j], claims[i]}];
                    sum.area += cell.area;
                    if (cell.area > sum.largest) {
                        sum.largest = cell.area;
                        sum.place = middleOf(drawing, cell.ring);
                    }
                }
            if (cell.area <= 0) continue;
            double around = 0;
            for (const HalfEdge half : cell.ring) around += drawing.segment(half).length();
            const double width = 2 * cell.area / around;
            if (claims.empty() && width <= m_options.gapWidth) {
                const auto [a, b] = neighbours(drawing, covering, cell);
                report.gaps.push_back({a, b, cell.area, width, middleOf(drawing, cell.ring)});
            } else if (!claims.empty() && width <= 2 * m_arrangement.tolerance()) {
                report.slivers.push_back({faceOf(cell.cover), cell.area, middleOf(drawing, cell.ring)});
            }
        }
        for (const auto& [pair, sum] : overlaps)
            report.overlaps.push_back(
                {static_cast<FaceId>(pair.first), static_cast<FaceId>(pair.second), sum.area, sum.place});
    }

    /// The two faces with the longest part in the boundary of a cell.
    std::pair<FaceId, FaceId> neighbours(const PlanarMap& drawing, const WindingCover& covering,
                                         const WindingCover::Cell& cell) const
    {
        std::map<FaceId, double> lengths;
        for (const HalfEdge half : cell.ring)
            lengths[faceOf(covering.leftOf(half.twin()).cover)] += drawing.segment(half).length();
        lengths.erase(kOutside);
        std::vector<std::pair<double, FaceId>> order;
        for (const auto& [face, length] : lengths) order.emplace_back(-length, face);
        std::ranges::sort(order);
        return {order.empty() ? kOutside : order[0].second, order.size() < 2 ? kOutside : order[1].second};
    }

    static QPointF middleOf(const PlanarMap& map, const std::vector<HalfEdge>& ring)
    {
        QPointF sum;
        for (const HalfEdge half : ring) sum += map.segment(half).start;
        return sum / static_cast<double>(ring.size());
    }

    void reportRuns(WeldedMap& made) const
    {
        std::map<std::pair<FaceId, FaceId>, WeldedRun> runs;
        for (const EdgeId id : made.map.edges()) {
            const Edge& edge = made.map.edge(id);
            if (edge.left == kOutside || edge.right == kOutside) continue;
            const auto [a, b] = std::minmax(edge.left, edge.right);
            WeldedRun& run =
                runs.try_emplace({a, b}, WeldedRun{a, b, 0, 0, made.map.segment(id).pointAt(0.5), false}).first->second;
            run.length += made.map.segment(id).length();
            run.shift = std::max({run.shift, m_shifts[slotOf(edge.start)], m_shifts[slotOf(edge.end)]});
        }
        for (auto& [pair, run] : runs) {
            run.isShort = run.length < m_options.minimalRun;
            made.report.welded.push_back(run);
        }
        for (const NearContact& contact : nearContacts(made.map, m_options.gapWidth))
            made.report.gaps.push_back(
                {contact.a, contact.b, contact.length * contact.distance, contact.distance, contact.place});
    }

    std::span<const QPainterPath> m_shapes;
    WeldOptions m_options;
    Arrangement m_arrangement;
    OutlineNet m_net;
    std::vector<double> m_shifts; ///< of the vertices of the map
};

} // namespace

WeldedMap weldShapes(std::span<const QPainterPath> shapes, const WeldOptions& options)
{
    return Welder(shapes, options).run();
}

} // namespace marches::editor
