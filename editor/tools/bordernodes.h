// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapselection.h"

#include <QCoreApplication>
#include <QPointF>
#include <QRectF>

#include <vector>

namespace marches::editor {

/// What keys and clicks do with points and lines of borders: choose, add, remove and shift them, make lines straight or
/// curved. Everything but choosing is one step to undo.
class BorderNodes {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::BorderNodes)

public:
    /// Alone; `add`: besides what is selected, or no longer when it is.
    static void select(MapSelection& selection, VertexId vertex, bool add);
    /// The whole border that an edge belongs to.
    static void selectBorder(MapSelection& selection, EdgeId edge, bool add);

    // With what is selected.
    static void makeStraight(MapSelection& selection);
    static void makeCurved(MapSelection& selection);
    /// The border runs through the selected points without a corner; junctions among them stay as they are.
    static void makeSmooth(MapSelection& selection);
    static void remove(MapSelection& selection);
    /// In the middle of each selected edge, or of those between selected points.
    static void insert(MapSelection& selection);

    /// A point at a parameter of an edge, selected.
    static void insertAt(MapSelection& selection, EdgeId edge, double t);

    /// Shifts the selected points. What follows each other with the same points is one step to undo until forget().
    void nudge(MapSelection& selection, const QPointF& by);
    /// Begins anew with both: the points are others.
    void forget();
    /// Selects the next point (or with -1 the previous one) around one face, so that repeats come past all of its
    /// points; with none selected the one nearest to the middle of what is visible. Gives it; kNoVertex: there is none,
    /// or all have been visited and none is selected any more.
    VertexId step(MapSelection& selection, int by, const QRectF& visible);

private:
    MapDocument::MergeId m_nudgeMerge{};
    std::vector<VertexId> m_nudged;
    FaceId m_walkedFace = kOutside;    ///< whose points step() visits
    VertexId m_walkedFrom = kNoVertex; ///< where it began
};

} // namespace marches::editor
