// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/edgegrid.h"
#include "editor/geometry/segment.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace marches::editor {

/// Turns loose segments into edges that meet at vertices alone. Ends within the tolerance of each other become one
/// vertex, an edge that passes a vertex within the tolerance is led through it, edges that cross are split, and pieces
/// that then lie on each other become one edge that remembers whose it is. Nothing moves by more than the tolerance for
/// each of these steps.
class Arrangement {
public:
    struct ArrangedEdge {
        std::int32_t start = 0;
        std::int32_t end = 0;
        bool curved = false;
        QPointF startHandle;
        QPointF endHandle;
    };
    /// A segment that was added runs along an edge.
    struct Passage {
        std::int32_t edge = 0;
        std::int32_t source = 0;
        bool forward = true;
    };

    /// Even "exactly the same" needs some room for numbers that were added up from relative steps.
    static constexpr double kLeast = 1e-6;
    explicit Arrangement(double tolerance) : m_tolerance(std::max(tolerance, kLeast)) {}

    double tolerance() const { return m_tolerance; }
    void reserve(std::size_t segments);
    /// Vertices and edges that stay as they are, however near they are to each other; all of them before the others.
    std::int32_t addFixedVertex(const QPointF& at);
    void addFixedEdge(std::int32_t start, std::int32_t end, const Segment& segment, std::int32_t source);
    /// The vertex within the tolerance of a place, which may be a new one. What is asked later may be led to another
    /// vertex that has come nearer: who adds a path asks once for each of its ends.
    std::int32_t vertexAt(const QPointF& at);
    /// Between two vertices; its ends and handles are moved to them. Sources are counted from -1.
    void add(const Segment& segment, std::int32_t start, std::int32_t end, std::int32_t source);
    void resolve();

    /// False when the tolerance was too large for the drawing to come to rest, or far too much of it crosses or lies
    /// side by side: edges may still cross.
    bool settled() const { return m_dirty.empty() && !m_overrun; }
    /// Far too much crosses or lies side by side: there are no edges.
    bool overrun() const { return m_overrun; }
    /// Then, the source that crosses itself or others far too often, or most of what there is; -1: none of them alone.
    std::int32_t tangledSource() const { return m_tangled; }

    const std::vector<QPointF>& vertices() const { return m_vertices; }
    /// How far the ends that became this vertex were moved, at most.
    double shift(std::int32_t vertex) const { return m_shift[static_cast<std::size_t>(vertex)]; }
    const std::vector<ArrangedEdge>& edges() const { return m_edges; }
    /// Segment by segment as they were added, each from its start to its end.
    const std::vector<Passage>& passages() const { return m_passages; }
    Segment segment(const ArrangedEdge& edge) const;

private:
    /// One segment, or what has become of a part of it.
    struct Piece {
        ArrangedEdge shape;
        std::int32_t source = 0;
        bool fixed = false;
        bool gone = false; ///< cut into the pieces from `parts` to before `partsEnd`, in its direction
        std::int32_t parts = 0;
        std::int32_t partsEnd = 0;
    };
    struct Cut {
        std::int32_t piece = 0;
        double t = 0;
        std::int32_t vertex = 0;
    };

    std::int32_t nearestVertex(const QPointF& at) const;
    std::uint64_t cellKey(const QPointF& at, int dx, int dy) const;
    void enter(std::int32_t vertex);
    void addPiece(const Segment& segment, std::int32_t source, std::int32_t start, std::int32_t end, bool fixed);
    void findNearVertices(std::int32_t piece, std::vector<Cut>& cuts);
    void findCrossings(std::int32_t piece, std::vector<Cut>& cuts);
    void crossPair(std::int32_t piece, std::int32_t other, const std::vector<QPointF>& points, std::vector<Cut>& cuts);
    void enterGrids();
    bool work(std::size_t steps);
    void countCrossing(std::int32_t source);
    void blameTheMost();
    bool sameEdge(const ArrangedEdge& a, const ArrangedEdge& b) const;
    void applyCuts(std::vector<Cut>& cuts);
    void joinSame();
    void join(const Piece& piece);

    double m_tolerance;
    std::vector<QPointF> m_vertices;
    std::vector<double> m_shift;
    std::vector<char> m_fixed;
    std::vector<std::int32_t> m_nextInCell;
    std::unordered_map<std::uint64_t, std::int32_t> m_cells;
    std::vector<Piece> m_pieces;
    std::size_t m_added = 0;           ///< the first of them; the others are parts
    std::vector<std::int32_t> m_dirty; ///< pieces that may cross others
    std::size_t m_work = 0;            ///< pairs of pieces and places that were looked at
    std::size_t m_mostWork = 0;
    std::size_t m_crossings = 0;
    std::vector<std::size_t> m_crossingsOf; ///< by source + 1
    std::vector<std::size_t> m_piecesOf;    ///< by source + 1: what was added
    bool m_overrun = false;                 ///< some bound was reached, and nothing more is done
    std::int32_t m_tangled = -1;
    EdgeGrid m_edgeGrid;
    EdgeGrid m_vertexGrid;
    std::vector<ArrangedEdge> m_edges;
    std::vector<Passage> m_passages;
    std::unordered_map<std::uint64_t, std::int32_t> m_edgesByEnds; ///< the last one between two vertices
    std::vector<std::int32_t> m_nextBetween;                       ///< by edge: the one before it with the same ends
};

} // namespace marches::editor
