// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/guidedrag.h"
#include "editor/document/mapselection.h"

#include <optional>
#include <string>

class QPainter;

namespace marches::editor {

class MapScene;
class MapView;
struct Pointer;

/// What lies under a point of the map, the uppermost; and the name itself where the point is on one.
struct SelectHit {
    std::optional<RecordId> name;
    std::optional<RecordId> place;
    std::optional<RecordId> connection;
    std::optional<RecordId> barrier;
    std::optional<RecordId> stamp;
    std::optional<GuideName> guide;
    std::optional<SheetPart> sheet;
    std::string scenery; ///< id; empty: none

    bool empty() const { return !name && !place && !connection && !barrier && !stamp && !sheet && scenery.empty(); }
    void dropWhatIsGone(const MapModel& model);
    /// A light edge that tells what a click would take.
    void paint(QPainter& painter, const MapScene& scene, const MapSelection& selection, double pixel) const;
};

SelectHit hitAt(const MapView& view, const Pointer& pointer);

/// The next of what the keys reach beside places: crossings, rivers and mountains, scenery, stamps, what stands on the
/// sheet.
void selectNextOther(const MapModel& model, MapSelection& selection, bool forward);

} // namespace marches::editor
