// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/deletion.h"

#include "editor/document/borders.h"
#include "editor/document/contacts.h"
#include "editor/document/sceneryedits.h"
#include "editor/document/sites.h"
#include "editor/document/stampedits.h"
#include "editor/document/territories.h"
#include "editor/geometry/edgeedits.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace marches::editor {

bool isMadeByDrawing(const MapModel& model, RecordId connection)
{
    const ConnectionRecord* record = model.connections().find(connection);
    if (record == nullptr || !record->isBorder()) return false;
    const Row<PlaceRecord>* from = model.place(record->from);
    const Row<PlaceRecord>* to = model.place(record->to);
    return from != nullptr && to != nullptr && contactsOf(model, from->key).contains(to->key);
}

bool onlyCloses(const MapModel& model, const MapSelection::Items& items)
{
    return items.places.empty() && items.barriers.empty() && items.vertices.empty() && items.stamps.empty() &&
           items.sheet.empty() && items.scenery.empty() && !items.made && !items.connections.empty() &&
           std::ranges::all_of(items.connections, [&](RecordId key) { return isMadeByDrawing(model, key); });
}

void removeConnection(MapEdit& edit, RecordId key)
{
    const ConnectionRecord record = edit.model().connections().at(key);
    if (isMadeByDrawing(edit.model(), key)) {
        if (record.barrier.empty()) chooseBorder(edit, record.from, record.to, BorderChoice::Closed);
        return;
    }
    if (record.kind == engine::ConnectionKind::SeaLane || record.over.empty()) {
        edit.remove<ConnectionRecord>(key);
        return;
    }
    edit.modifyConnection(key, [](ConnectionRecord& crossing) {
        crossing.kind = engine::ConnectionKind::Border;
        crossing.barrier = std::exchange(crossing.over, {});
        crossing.drawing = {};
    });
}

EditOutcome deleteItems(MapEdit& edit, const MapSelection::Items& items)
{
    for (const SheetPart part : items.sheet) removeSheetPart(edit, part);
    for (const std::string& id : items.scenery) removeScenery(edit, id);
    for (const RecordId key : items.stamps) edit.remove<StampRecord>(key);
    if (items.made) keepAway(edit, items.made->id);
    for (const RecordId key : items.connections) removeConnection(edit, key);
    for (const RecordId key : items.barriers) removeBarrier(edit, key);
    std::vector<RecordId> territories;
    for (const RecordId key : items.places) {
        if (!edit.model().places().has(key)) continue; // gone with its track or territory
        if (edit.model().places().at(key).isTerritory())
            territories.push_back(key);
        else
            removePlace(edit, key);
    }
    if (!territories.empty())
        if (EditOutcome removed = removeTerritories(edit, territories); !removed) return removed;
    for (const VertexId vertex : items.vertices) {
        if (!edit.model().drawing.has(vertex)) continue;
        if (const EditResult removed = edit.draw(deleteVertex, vertex); !removed)
            return tl::unexpected(removed.error());
    }
    return {};
}

QString deletionTitle(const MapModel& model, const MapSelection::Items& items)
{
    return onlyCloses(model, items) ? QCoreApplication::translate("marches::editor::Deletion", "Close the border")
                                    : QCoreApplication::translate("marches::editor::Deletion", "Remove");
}

EditOutcome deleteSelected(MapSelection& selection)
{
    MapSelection::Items items = selection.items(); // of its own: what is removed is selected no more
    if (items.empty()) return {};
    MapDocument& document = selection.document();
    return document.edit(deletionTitle(document.model(), items),
                         [&items](MapEdit& edit) { return deleteItems(edit, items); });
}

} // namespace marches::editor
