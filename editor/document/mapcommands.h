// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapselection.h"
#include "editor/document/placemoves.h"
#include "editor/geometry/edgeedits.h"

#include <QCoreApplication>
#include <QRectF>
#include <QTransform>

#include <optional>

class QMimeData;

namespace marches::editor {

struct Inserted;

enum class Mirrored { Nothing, InPlace, AsCopy };

/// What menus do with the selection, each as one step to undo with its title.
class MapCommands {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::MapCommands)
public:
    /// All territories, seas, sites, spaces, stamps and pieces of scenery.
    static void selectAll(MapSelection& selection);
    /// Takes away whatever is selected: places, connections, rivers, points of borders, stamps.
    static EditOutcome remove(MapSelection& selection);
    /// What the program drew and is selected is a stamp from now on, which is selected then.
    static EditOutcome takeInHand(MapSelection& selection);
    /// Of the selected stamps, those that the program drew first: it draws them again.
    static EditOutcome drawAnew(MapSelection& selection);
    static bool canDrawAnew(const MapSelection& selection);
    /// Takes away what a copy of the selection holds, and nothing else.
    static EditOutcome cut(MapSelection& selection);
    /// pasteCopied(), in words.
    static EditOutcome paste(MapSelection& selection, const QMimeData& data, std::optional<QPointF> at = std::nullopt,
                             Inserted* added = nullptr);
    /// A copy of the selected places, stamps and pieces of scenery beside them.
    static EditOutcome duplicate(MapSelection& selection);
    /// Brings the selected points to one line, or else the selected places (alignPlaces()).
    static tl::expected<Aligned, EditRefusal> align(MapSelection& selection, Alignment alignment,
                                                    bool namesOnly = false);
    /// Lets straight borders run as if drawn by hand (roughenBorders): the selected pieces, or else all borders of the
    /// selected places. Once more makes them finer.
    static EditOutcome roughen(MapSelection& selection);
    /// Takes points away that the run of these borders can spare (simplifyBorders). Once more makes them plainer.
    static EditOutcome simplify(MapSelection& selection);
    /// Lays curves through these borders (fitCurves). Once more follows them less closely.
    static EditOutcome fitCurves(MapSelection& selection);
    /// Whether the selection has borders for these two.
    static bool hasBorders(const MapSelection& selection);
    /// The box around what is selected, where it can be turned and scaled as one; else nothing, and the document tells
    /// why.
    static std::optional<QRectF> boxToTransform(MapSelection& selection);
    /// Turns, scales and moves the selected places, stamps and pieces of scenery as one.
    static EditOutcome transform(MapSelection& selection, const QTransform& by);
    /// Turns what is selected over at the middle of its box: left and right, or (`upsideDown`) above and below.
    /// Territories that share borders with others would not fit them: of these a mirrored copy is made beside them.
    static tl::expected<Mirrored, EditRefusal> mirror(MapSelection& selection, bool upsideDown);

private:
    /// The selected points, with the ends of selected lines.
    static std::vector<VertexId> pointsOf(const MapSelection& selection);
    /// The selected pieces of border, those between selected points, or those around selected places.
    static std::vector<EdgeId> bordersOf(const MapSelection& selection);
};

} // namespace marches::editor
