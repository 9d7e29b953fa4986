// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/transaction.h"

#include <QPainterPath>

#include <optional>
#include <set>
#include <span>
#include <vector>

namespace marches::editor {

/// The pieces of the first sub-path of a path; closed by a line when `closed`.
std::vector<Segment> segmentsOf(const QPainterPath& path, bool closed);
/// Where a path crosses itself.
std::optional<QPointF> selfCrossing(const std::vector<Segment>& path);

/// A path laid into a map within a transaction: existing edges are cut where it meets them and followed where it runs
/// along them; the rest of it becomes new edges with one face on both sides, the one that they were drawn in.
class DrawnPath {
public:
    DrawnPath(Transaction& change, std::span<const Segment> path, double tolerance);

    /// Half-edges in the direction of the path, new ones and those it follows.
    const std::set<HalfEdge>& along() const { return m_along; }
    const std::set<EdgeId>& fresh() const { return m_fresh; }

    /// Takes new edges away for which `unwanted(face)` holds, and then those that lead nowhere or part nothing.
    template <class Unwanted> void trim(Unwanted unwanted)
    {
        for (const EdgeId id : std::vector<EdgeId>(m_fresh.begin(), m_fresh.end()))
            if (unwanted(m_change.map().edge(id).left)) drop(id);
        trimIdle();
    }

    /// Where the faces along the path do not agree, because it could not be told apart from the borders near it (a
    /// tolerance larger than what is drawn there). To be asked before cells are named.
    std::optional<QPointF> confusion() const;

    /// At the end: joins existing edges again where the path has cut them to no purpose.
    void mendCuts();

private:
    /// An existing edge that was cut, with its parts from its start to its end.
    struct CutEdge {
        Edge whole;
        std::vector<HalfEdge> parts;
    };

    void drop(EdgeId id);
    void trimIdle();

    Transaction& m_change;
    std::set<HalfEdge> m_along;
    std::set<EdgeId> m_fresh;
    std::vector<CutEdge> m_cuts;
};

} // namespace marches::editor
