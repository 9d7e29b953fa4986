// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapselection.h"
#include "editor/geometry/edgeedits.h"

#include <QCoreApplication>

class QMimeData;

namespace marches::editor {

/// What menus do with the selection, each as one step to undo with its title.
class MapCommands {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::MapCommands)
public:
    /// All territories, seas, sites and spaces.
    static void selectAll(MapSelection& selection);
    /// Takes away whatever is selected: places, connections, rivers, points of borders.
    static EditOutcome remove(MapSelection& selection);
    static EditOutcome paste(MapSelection& selection, const QMimeData& data, std::optional<QPointF> at = std::nullopt);
    /// A copy of the selected places beside them.
    static EditOutcome duplicate(MapSelection& selection);
    /// Brings the selected points to one line.
    static EditOutcome align(MapSelection& selection, Alignment alignment);
    /// Turns the selected points over at the middle of their box: left and right, or (`upsideDown`) above and below. Of
    /// selected places, makes a mirrored copy beside them: turned over where it is, a shape would not fit its neighbours.
    static EditOutcome mirror(MapSelection& selection, bool upsideDown);
    /// The selected points, or those of all selected territories.
    static std::vector<VertexId> pointsOf(const MapSelection& selection);
};

} // namespace marches::editor
