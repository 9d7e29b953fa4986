// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/outlinenet.h"

#include "editor/geometry/arrangement.h"
#include "engine/base/bits.h"

#include <algorithm>
#include <unordered_set>

namespace marches::editor {

namespace {

using engine::at;
/// Crossings nearer to each other than this become one when nothing finer comes to rest.
constexpr double kCoarsest = 1e-3;

/// One go at it: places nearer than the tolerance become one.
class Noding {
public:
    Noding(const OutlineNet& net, double tolerance) : m_net(net), m_arrangement(tolerance) {}

    std::optional<OutlineNet> run()
    {
        arrange();
        if (!m_arrangement.settled()) return std::nullopt;
        followEdges();
        findStretches();
        for (;;) {
            OutlineNet made = assembled();
            const std::vector<EdgeId> unsound = unsoundEdges(made.map());
            if (unsound.empty()) return made;
            if (!straighten(unsound)) return std::nullopt;
        }
    }

private:
    /// A straight piece of the polyline of an edge.
    struct Piece {
        std::int32_t edge = 0;
        std::int32_t number = 0; ///< along the edge
        std::int32_t count = 0;  ///< of the edge
        Segment line;
    };
    /// A piece of the cut polylines, as an edge of the net passes it.
    struct Link {
        std::int32_t line = 0; ///< edge of the arrangement
        bool forward = true;
        bool taken = false; ///< an edge before this one has the line, or nothing runs along it
        double from = 0;    ///< parameters along the edge of the net
        double to = 0;
    };
    /// Links of one edge that become one edge again.
    struct Stretch {
        std::size_t edge = 0;
        std::size_t from = 0;
        std::size_t to = 0; ///< one past the last
        bool curved = false;
    };

    void arrange()
    {
        for (const Vertex& vertex : m_net.vertices) m_arrangement.addFixedVertex(vertex.at);
        for (std::size_t i = 0; i < m_net.edges.size(); ++i) {
            const Edge& edge = m_net.edges[i];
            const std::vector<QPointF> points = segmentOf(edge).flattened();
            const auto count = static_cast<std::int32_t>(points.size() - 1);
            auto from = static_cast<std::int32_t>(edge.start);
            for (std::int32_t k = 0; k < count; ++k) {
                const Segment line = Segment::line(points[at(k)], points[at(k + 1)]);
                const std::int32_t to =
                    k + 1 == count ? static_cast<std::int32_t>(edge.end) : m_arrangement.vertexAt(line.end);
                m_arrangement.add(line, from, to, static_cast<std::int32_t>(m_pieces.size()));
                m_pieces.push_back({static_cast<std::int32_t>(i), k, count, line});
                from = to;
            }
        }
        m_arrangement.resolve();
    }

    Segment segmentOf(const Edge& edge) const
    {
        const QPointF& from = m_net.vertices[slotOf(edge.start)].at;
        const QPointF& to = m_net.vertices[slotOf(edge.end)].at;
        return edge.curved ? Segment::cubic(from, edge.startHandle, edge.endHandle, to) : Segment::line(from, to);
    }

    void followEdges()
    {
        const std::vector<Arrangement::ArrangedEdge>& lines = m_arrangement.edges();
        m_runs.resize(lines.size());
        m_links.resize(m_net.edges.size());
        for (const Arrangement::Passage& passage : m_arrangement.passages()) {
            const Piece& piece = m_pieces[at(passage.source)];
            for (const auto& [shape, steps] : m_net.runs[at(piece.edge)])
                addRun(m_runs[at(passage.edge)], shape, passage.forward ? steps : -steps);
            std::vector<Link>& links = m_links[at(piece.edge)];
            Link link{passage.edge, passage.forward, false, 0, 0};
            const double share =
                nearestOnLine(m_arrangement.vertices()[at(endOf(link))], piece.line.start, piece.line.end).t;
            link.from = links.empty() ? 0 : links.back().to;
            link.to = std::max(link.from, (piece.number + share) / piece.count);
            links.push_back(link);
        }
        m_degree.resize(m_arrangement.vertices().size(), 0);
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (!m_runs[i].empty())
                for (const std::int32_t vertex : {lines[i].start, lines[i].end}) ++m_degree[at(vertex)];
    }

    std::int32_t startOf(const Link& link) const
    {
        const Arrangement::ArrangedEdge& line = m_arrangement.edges()[at(link.line)];
        return link.forward ? line.start : line.end;
    }
    std::int32_t endOf(const Link& link) const
    {
        const Arrangement::ArrangedEdge& line = m_arrangement.edges()[at(link.line)];
        return link.forward ? line.end : line.start;
    }

    void findStretches()
    {
        std::vector<char> taken(m_arrangement.edges().size(), 0);
        for (std::size_t i = 0; i < taken.size(); ++i) taken[i] = m_runs[i].empty() ? 1 : 0;
        for (std::size_t edge = 0; edge < m_links.size(); ++edge) {
            std::vector<Link>& links = m_links[edge];
            for (Link& link : links) link.taken = std::exchange(taken[at(link.line)], 1) != 0;
            for (std::size_t from = 0; from < links.size();) {
                std::size_t to = from + 1;
                if (!links[from].taken) {
                    while (to < links.size() && !links[to].taken && goesThrough(edge, links[to])) ++to;
                    add(m_stretches, {edge, from, to, m_net.edges[edge].curved});
                }
                from = to;
            }
        }
    }

    /// True when nothing but this curve happens where a link of it begins.
    bool goesThrough(std::size_t edge, const Link& link) const
    {
        const std::int32_t vertex = startOf(link);
        return m_net.edges[edge].curved && at(vertex) >= m_net.vertices.size() && m_degree[at(vertex)] == 2;
    }

    /// An edge has two ends: what comes back to where it began is halved.
    void add(std::vector<Stretch>& stretches, const Stretch& stretch) const
    {
        const std::vector<Link>& links = m_links[stretch.edge];
        if (startOf(links[stretch.from]) != endOf(links[stretch.to - 1])) return stretches.push_back(stretch);
        halve(stretches, stretch);
    }

    void halve(std::vector<Stretch>& stretches, const Stretch& stretch) const
    {
        const std::size_t middle = (stretch.from + stretch.to) / 2;
        add(stretches, {stretch.edge, stretch.from, middle, stretch.curved});
        add(stretches, {stretch.edge, middle, stretch.to, stretch.curved});
    }

    bool isWhole(const Stretch& stretch) const
    {
        return stretch.from == 0 && stretch.to == m_links[stretch.edge].size();
    }

    Edge edgeOf(const Stretch& stretch) const
    {
        const std::vector<Link>& links = m_links[stretch.edge];
        Edge edge;
        edge.start = static_cast<VertexId>(startOf(links[stretch.from]));
        edge.end = static_cast<VertexId>(endOf(links[stretch.to - 1]));
        if (!stretch.curved) return edge;
        edge.curved = true;
        Segment part = segmentOf(m_net.edges[stretch.edge]);
        if (!isWhole(stretch)) {
            const double from = links[stretch.from].from;
            const double to = links[stretch.to - 1].to;
            if (to < 1) part = part.splitAt(to).first;
            if (from > 0) part = part.splitAt(from / to).second;
        }
        // Handles go with their ends: crossings were found on polylines, a hair beside the curve.
        edge.startHandle = part.startHandle + (m_arrangement.vertices()[slotOf(edge.start)] - part.start);
        edge.endHandle = part.endHandle + (m_arrangement.vertices()[slotOf(edge.end)] - part.end);
        return edge;
    }

    OutlineNet assembled() const
    {
        OutlineNet made;
        made.vertices.reserve(m_arrangement.vertices().size());
        for (const QPointF& place : m_arrangement.vertices()) made.vertices.push_back({place});
        made.shifts = m_net.shifts;
        made.shifts.resize(made.vertices.size(), 0);
        made.edges.reserve(m_stretches.size());
        made.runs.reserve(m_stretches.size());
        for (const Stretch& stretch : m_stretches) {
            made.edges.push_back(edgeOf(stretch));
            const Link& link = m_links[stretch.edge][stretch.from];
            WindingCover::Windings& runs = made.runs.emplace_back(m_runs[at(link.line)]);
            if (!link.forward)
                for (auto& run : runs) run.second = -run.second;
        }
        return made;
    }

    /// Halves curves in the way, down to straight pieces. A whole curve has the polyline that was cut: the fault is a
    /// part's.
    bool straighten(const std::vector<EdgeId>& unsound)
    {
        std::unordered_set<std::size_t> chosen;
        for (const bool wholeToo : {false, true}) {
            for (const EdgeId id : unsound) {
                const Stretch& stretch = m_stretches[slotOf(id)];
                if (stretch.curved && (wholeToo || !isWhole(stretch))) chosen.insert(slotOf(id));
            }
            if (!chosen.empty()) break;
        }
        std::vector<Stretch> stretches;
        for (std::size_t i = 0; i < m_stretches.size(); ++i) {
            Stretch stretch = m_stretches[i];
            if (!chosen.contains(i)) {
                stretches.push_back(stretch);
            } else if (stretch.to - stretch.from > 1) {
                halve(stretches, stretch);
            } else {
                stretch.curved = false;
                stretches.push_back(stretch);
            }
        }
        m_stretches = std::move(stretches);
        return !chosen.empty();
    }

    const OutlineNet& m_net;
    Arrangement m_arrangement;
    std::vector<Piece> m_pieces; ///< the sources of the arrangement
    std::vector<WindingCover::Windings> m_runs;
    std::vector<std::vector<Link>> m_links; ///< by edge of the net
    std::vector<int> m_degree;
    std::vector<Stretch> m_stretches;
};

} // namespace

std::optional<OutlineNet> noded(const OutlineNet& net)
{
    for (double tolerance = Arrangement::kLeast; tolerance <= kCoarsest; tolerance *= 10)
        if (std::optional<OutlineNet> made = Noding(net, tolerance).run()) return made;
    return std::nullopt;
}

} // namespace marches::editor
