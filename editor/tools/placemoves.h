// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <QPointF>

#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

/// Where sites, spaces, stamps and scenery were when somebody began to move them: each step of the mouse starts from
/// there.
class PlaceMoves {
public:
    PlaceMoves(const MapModel& model, const std::vector<RecordId>& places, const std::vector<RecordId>& stamps = {},
               const std::vector<std::string>& scenery = {});

    /// All of them are still there.
    bool isIn(const MapModel& model) const;
    /// Those of the places that are territories: they move by moveTerritories().
    const std::vector<RecordId>& territories() const { return m_territories; }
    /// Puts the others where they were and this much further.
    void apply(MapEdit& edit, const QPointF& by) const;

private:
    std::vector<RecordId> m_territories;
    std::vector<std::pair<RecordId, engine::PlaceDrawing>> m_others;
    std::vector<std::pair<RecordId, StampRecord>> m_stamps;
    std::vector<engine::MapScenery> m_scenery;
};

/// Puts a bridge, ford or pass on the nearest point of the border that it crosses. Refused as "no-border-here" where
/// the two no longer touch.
[[nodiscard]] EditOutcome moveCrossing(MapEdit& edit, RecordId crossing, const QPointF& to);

} // namespace marches::editor
