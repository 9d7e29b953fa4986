// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <QPointF>
#include <QRectF>

#include <span>
#include <string>
#include <vector>

namespace marches::editor {

/// A place off the board that holds pieces, drawn as a box. Its name gets a number where another place has it.
RecordId addSite(MapEdit& edit, const std::string& name, const QRectF& box);

/// A track with a space at each point, in order.
RecordId addTrack(MapEdit& edit, const std::string& name, std::span<const QPointF> spaces, bool circular);
/// With all its spaces.
void removeTrack(MapEdit& edit, RecordId track);

/// Adds a place where its kind stands in the file: territories come before coasts, sites and spaces.
RecordId insertPlace(MapEdit& edit, PlaceRecord record);

/// Takes a site, coast or space away, with its texts and connections. A track whose last space goes, goes as well.
void removePlace(MapEdit& edit, RecordId place);

/// Points at equal distances along a polyline, its ends included: where spaces of a track drawn freely stand.
std::vector<QPointF> spacedAlong(std::span<const QPointF> line, int count);

} // namespace marches::editor
