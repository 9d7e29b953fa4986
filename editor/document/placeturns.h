// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <QTransform>

#include <span>

namespace marches::editor {

// What is drawn of places and connections, moved or turned over. A box stays upright: it becomes the box around.
engine::PlaceDrawing turned(engine::PlaceDrawing drawing, const QTransform& by);
engine::ConnectionDrawing turned(engine::ConnectionDrawing drawing, const QTransform& by);

/// Moves territories, sites and spaces as a transformation tells, with their names, pieces, crossings and ports.
/// Territories must share nothing with others: refused as "shares-borders", or as the drawing refuses what would lie on
/// something.
EditOutcome turnPlaces(MapEdit& edit, std::span<const Key> places, const QTransform& by);

} // namespace marches::editor
