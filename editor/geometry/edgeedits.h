// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/transaction.h"

#include <QTransform>

#include <span>
#include <vector>

namespace marches::editor {

/// Edits of vertices and edges. Each is applied when it returns a patch; each is local, checked (see validity.h for the
/// codes of refusal) and leaves the map as it was when refused. Faces on both sides follow, because borders are shared.

struct VertexMove {
    VertexId id = kNoVertex;
    QPointF to;
};

/// Moves vertices at once; the handles of curves go with the end they belong to.
[[nodiscard]] EditResult moveVertices(PlanarMap& map, std::span<const VertexMove> moves);
/// Moves vertices and the handles between them by one transform: to shift, mirror, turn or scale a set. Handles of
/// edges with one end in the set shift with that end. Mirroring is refused where it would turn a border over
/// ("face-swallowed", "sides-differ").
[[nodiscard]] EditResult transformVertices(PlanarMap& map, std::span<const VertexId> vertices, const QTransform& by);

enum class Alignment { Left, Right, Top, Bottom, MiddleX, MiddleY, OnLine };
/// Brings vertices to one x or y (of their common box), or onto the straight line from the first to the last of the
/// list.
[[nodiscard]] EditResult alignVertices(PlanarMap& map, std::span<const VertexId> vertices, Alignment alignment);

/// Sets both handles; makes a straight edge curved.
[[nodiscard]] EditResult moveHandles(PlanarMap& map, EdgeId edge, const QPointF& startHandle, const QPointF& endHandle);
[[nodiscard]] EditResult makeStraight(PlanarMap& map, EdgeId edge);
/// Curved, at first with handles at thirds, so that it looks as before.
[[nodiscard]] EditResult makeCurved(PlanarMap& map, EdgeId edge);

/// Lets the border run through a vertex with two edges without a corner: both become curves whose handles there lie on
/// one line, along from the one neighbour to the other, each a third of its edge long. "is-junction" elsewhere.
[[nodiscard]] EditResult makeSmooth(PlanarMap& map, VertexId vertex);

/// Splits an edge at a parameter in (0, 1); the first part keeps the edge's name. The new vertex is the one that the
/// patch adds.
[[nodiscard]] EditResult insertVertex(PlanarMap& map, EdgeId edge, double t);
/// Takes a vertex with two edges away and joins these: straight when both were, else as one curve with their outer
/// handles, drawn out to the length of the whole. "is-junction" where three borders meet, "ring-too-small" where two
/// edges would remain with nothing between.
[[nodiscard]] EditResult deleteVertex(PlanarMap& map, VertexId vertex);

/// Redraws a run of border: `run` are half-edges that follow each other with nothing but vertices of two edges between
/// them, `by` what becomes of it, from the place of its first vertex to that of its last, in at most as many pieces.
/// The vertices that remain, and the names of the first edges, are taken in order. "is-junction" where something else
/// meets the run, "ring-too-small" where it ends where it begins, "redraw-one-border" where `by` does not fit.
[[nodiscard]] EditResult redrawRun(PlanarMap& map, std::span<const HalfEdge> run, std::span<const Segment> by);
/// Makes one vertex of two; the first stays, where it is. Edges between the two vanish, edges that come to lie on each
/// other become one; a gap or sliver between them is closed.
[[nodiscard]] EditResult weldVertices(PlanarMap& map, VertexId keep, VertexId gone);
/// Brings a vertex onto an edge, at the nearest place of the edge, and joins them there.
[[nodiscard]] EditResult weldToEdge(PlanarMap& map, VertexId vertex, EdgeId edge);
/// Breaks contact: the corner that a face has at a vertex goes to another place, alone. Borders that the face shared
/// next to this corner are doubled, and what opens between the copies is outside. "corner-unclear" where the face has
/// several corners at the vertex.
[[nodiscard]] EditResult detachCorner(PlanarMap& map, FaceId face, VertexId vertex, const QPointF& to);

/// The vertex that an edit added; kNoVertex when it added none or several.
VertexId addedVertex(const Patch& patch);

} // namespace marches::editor
