// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"
#include "editor/model/mapmodel.h"

#include <QRectF>

#include <optional>

namespace marches::editor {

/// Sides of a sheet, in board units.
inline constexpr double kLeastSheet = 50;
inline constexpr double kLargestSheet = 20'000;

/// The box around all that is drawn: territories, sites, spaces, stamps; nothing where the map is empty.
std::optional<QRectF> drawnBox(const MapModel& model);

/// Makes `frame`, in units of the sheet as it is, the whole sheet, `scale` times as large: everything that stands on it
/// goes along, also what is outside the frame then. Refused as "sheet-size" where it would be smaller or larger than
/// sheets may be, and as "sheet-cuts" where a territory or sea would be cut off.
[[nodiscard]] EditOutcome frameSheet(MapEdit& edit, const QRectF& frame, double scale);

} // namespace marches::editor
