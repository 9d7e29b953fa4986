// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/deletion.h"

#include "editor/document/borders.h"
#include "editor/document/sites.h"
#include "editor/document/territories.h"
#include "editor/geometry/edgeedits.h"

namespace marches::editor {

namespace {

void deleteConnection(MapEdit& edit, Key key)
{
    const ConnectionRecord& record = edit.model().connections().at(key);
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

} // namespace

EditOutcome deleteItems(MapEdit& edit, const MapSelection::Items& items)
{
    for (const Key key : items.connections) deleteConnection(edit, key);
    for (const Key key : items.barriers) removeBarrier(edit, key);
    std::vector<Key> territories;
    for (const Key key : items.places) {
        if (!edit.model().places().has(key)) continue; // gone with its track or territory
        if (edit.model().places().at(key).isTerritory())
            territories.push_back(key);
        else
            removePlace(edit, key);
    }
    if (!territories.empty())
        if (const EditOutcome removed = removeTerritories(edit, territories); !removed) return removed;
    for (const VertexId vertex : items.vertices) {
        if (!edit.model().drawing.has(vertex)) continue;
        if (const EditResult removed = edit.draw(deleteVertex, vertex); !removed) return tl::unexpected(removed.error());
    }
    return {};
}

} // namespace marches::editor
