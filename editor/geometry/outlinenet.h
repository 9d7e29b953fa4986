// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/planarmap.h"
#include "editor/geometry/windingcover.h"

#include <optional>
#include <vector>

namespace marches::editor {

class Arrangement;

/// Outlines of shapes laid over each other: edges without faces, and which of the outlines run along each.
struct OutlineNet {
    std::vector<Vertex> vertices;
    std::vector<double> shifts; ///< by vertex: how far ends were moved to it, at most
    std::vector<Edge> edges;    ///< their faces are not known yet
    std::vector<WindingCover::Windings> runs;

    PlanarMap map() const { return {vertices, edges, 0}; }
};

/// Counts an outline of a shape `steps` times along an edge; less than 0: against it.
void addRun(WindingCover::Windings& runs, std::int32_t shape, std::int32_t steps);

/// The net of an arrangement whose sources are the numbers of shapes.
OutlineNet netOf(const Arrangement& arrangement);

/// Edges of a drawing that keep it from being a subdivision: those that cross or touch, or else those around slivers of
/// which the curves say that they lie inside out and their polylines that they do not.
std::vector<EdgeId> unsoundEdges(const PlanarMap& map);

/// The same net with edges that meet at its vertices alone, for certain. Curves that were cut by each other have other
/// polylines than the whole ones in which the crossings were found, and may cross again; a curve may cross itself. So
/// all edges are taken as polylines, these are cut, and curves then take the place of the pieces that came from them
/// wherever they stay clear of everything else; elsewhere the straight pieces stay. Nothing when even that does not
/// come to rest, because far too much crosses.
std::optional<OutlineNet> noded(const OutlineNet& net);

} // namespace marches::editor
