// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/canvastool.h"
#include "editor/painting/mapscene.h"
#include "editor/tools/placemoves.h"

#include <QCoreApplication>
#include <QRectF>

#include <optional>

class QPainter;

namespace marches::editor {

class MapSelection;

/// What a hand does with sites that are there: moves them and the spaces of tracks, and resizes the selected one by its
/// corners.
class SiteGrip {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::SiteGrip)

public:
    /// Takes hold of what is under the pointer; false: there is nothing.
    bool take(const MapScene& scene, MapDocument& document, MapSelection& selection, const Pointer& pointer);
    bool isActive() const { return m_moves.has_value() || m_resized.has_value(); }
    void drag(MapDocument& document, const QPointF& at);
    void release();
    /// Lets go when something that it holds is no more.
    void dropWhatIsGone(const MapModel& model);
    /// Back to where it was. False: nothing was held.
    bool cancel(MapDocument& document);

    static void paint(QPainter& painter, const MapScene& scene, const MapSelection& selection, double pixel);

private:
    std::optional<PlaceMoves> m_moves;
    std::optional<RecordId> m_resized;
    QPointF m_from;
    QPointF m_fixedCorner;
    MapDocument::MergeId m_merge{};
    int m_undoIndex = 0; ///< before it was taken
};

} // namespace marches::editor
