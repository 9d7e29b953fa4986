// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/transaction.h"

#include <optional>
#include <vector>

namespace marches::editor {

/// Steps that edits are made of. They change a map within a transaction and check nothing.

struct SplitEdge {
    VertexId vertex;
    EdgeId first; ///< keeps the name of the edge
    EdgeId second;
};

/// Splits an edge at a parameter; the new vertex stands at `at`.
SplitEdge splitEdge(Transaction& change, EdgeId edge, double t, const QPointF& at);

/// Makes one edge of those between the same two vertices that lie on each other, around a vertex.
void joinDoubles(Transaction& change, VertexId vertex);

/// Takes away an edge and such of its ends as have no other.
void removeEdge(Transaction& change, EdgeId edge);

/// Takes away those of the edges that have one face on both sides.
void dissolve(Transaction& change, const std::vector<EdgeId>& edges);

} // namespace marches::editor
