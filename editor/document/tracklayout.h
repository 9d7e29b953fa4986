// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <QPointF>
#include <QRectF>

#include <vector>

namespace marches::editor {

/// How the spaces of a track stand: on an ellipse, on a straight line, to and fro in rows, or evenly along the way that
/// they have.
enum class TrackShape { Ring, Row, Snake, Path };

/// So many points within a box, its edges among them, in one of the first three shapes; for the last one there are
/// none. A row lies along the longer side. The last space of a ring stands before the first one.
std::vector<QPointF> spacesInBox(TrackShape shape, const QRectF& box, int count);

/// Where spaces may stand so that they are on the sheet whole, within its frame.
QRectF roomForSpaces(const MapModel& model);
/// Points moved onto the sheet, closer together where they would have no room.
std::vector<QPointF> movedOntoSheet(const MapModel& model, std::vector<QPointF> points);

/// Lays a track out anew where it is, its spaces as far from each other as they were where the sheet has room for that.
void layOutTrack(MapEdit& edit, RecordId track, TrackShape shape);

} // namespace marches::editor
