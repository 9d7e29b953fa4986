// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "editor/painting/palette.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <QStringList>

#include <map>
#include <set>
#include <span>
#include <utility>
#include <vector>

class QPainter;

namespace marches::editor {

class MapScene;

/// Points of borders that are being dragged: one step to undo, however long it takes. Shows where the borders were,
/// where they are now, and who still touches.
class BorderDrag {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::BorderDrag)

public:
    /// How much of the way each point goes: 1 all of it.
    using Shares = std::map<VertexId, double>;

    BorderDrag(MapDocument& document, Shares shares);

    /// Points of the border around a place of it, the less the further away, within a reach (board units along the
    /// border). Junctions stay.
    static Shares softly(const PlanarMap& map, EdgeId edge, const QPointF& at, double reach);

    /// By how much from where they were at first. False where that is refused; they then stay where they were last.
    bool moveBy(const QPointF& by);
    /// Back to the start; nothing remains in the undo list.
    void cancel() { moveBy(QPointF(0, 0)); }
    /// One vertex becomes another one, or comes to lie on an edge, as the last part of the same step.
    bool weldTo(VertexId vertex, VertexId target);
    bool weldTo(VertexId vertex, EdgeId target);
    /// Breaks contact: the corner of a face at the one dragged point becomes a point of its own, which is dragged from
    /// now on.
    bool detach(FaceId face, const QPointF& to);

    const Shares& shares() const { return m_shares; }
    QPointF start(VertexId vertex) const { return m_start.at(vertex); }
    /// "Beruna | Glasswater", "still touch along 204 px".
    QStringList callout() const;
    void paint(QPainter& painter, const MapScene& scene, double pixel) const;

private:
    QPainterPath linesNow() const;
    QString title() const;

    MapDocument& m_document;
    MapDocument::MergeId m_merge;
    Shares m_shares;
    std::map<VertexId, QPointF> m_start;
    std::set<std::pair<RecordId, RecordId>> m_pairs; ///< that shared the moved borders at first
    QPainterPath m_linesBefore;
};

/// The border that an edge belongs to: its edges from junction to junction, in order and direction.
std::vector<HalfEdge> wholeBorder(const PlanarMap& map, EdgeId edge);

} // namespace marches::editor
