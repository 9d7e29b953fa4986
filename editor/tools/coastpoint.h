// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/mapscene.h"

#include <optional>

namespace marches::editor {

/// A place of a territory's coast: its border with a sea zone or with nothing.
struct CoastPoint {
    RecordId territory{};
    QPointF at;
};

/// Of the territory under a point, the place of its coast that is nearest to it; just off the shore, that of the
/// nearest territory within `reach` (board units). Nothing for a territory without a coast.
std::optional<CoastPoint> coastPointAt(const MapScene& scene, const QPointF& at, double reach);
/// The place of a coast that a line from `from` comes to first on its way into the territory under `at`; as
/// coastPointAt() where it crosses none.
std::optional<CoastPoint> coastPointTowards(const MapScene& scene, const QPointF& from, const QPointF& at,
                                            double reach);
bool hasCoast(const MapModel& model, RecordId territory);

} // namespace marches::editor
