// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the store that takes over a board drawn in another program.
#include "editor/document/mapconversion.h"
#include "editor/document/mapstore.h"
#include "editor/formats/boardsvg.h"
#include "editor/geometry/outline.h"
#include "engine/package/fields.h"

#include <utility>

namespace marches::editor {

engine::Result<MapStore::Redrawn> MapStore::takeDrawing(const QByteArray& svg)
{
    const engine::Result<MapFiles> now = currentFiles();
    if (!now) return engine::fail(now.error());
    engine::Result<BoardSvg> board = BoardSvg::read(svg, "board.svg");
    if (!board) return engine::fail(board.error());

    // The map with the new drawing, and with places for what is new in it.
    Redrawn redrawn;
    engine::Result<engine::MapData> data = engine::readMap(now->map, "map.yaml");
    if (!data) return engine::fail(data.error());
    MapModel wanted = modelOf(*data);
    std::vector<PlaceRecord> added;
    for (const auto& [layer, kind] :
         {std::pair(SvgLayer::Territories, engine::PlaceKind::Land), std::pair(SvgLayer::Seas, engine::PlaceKind::Sea)})
        for (const std::string& id : board->idsIn(svgLayerId(layer))) {
            const auto outline = board->outline(id);
            if (!engine::isId(id) || !outline || outline->path.isEmpty() || wanted.place(id) != nullptr) continue;
            PlaceRecord place;
            place.id = id;
            place.kind = kind;
            place.terrain = kind == engine::PlaceKind::Sea ? "sea" : "plain";
            added.push_back(place);
            wanted.apply(RowChange<PlaceRecord>{wanted.newKey(), redrawn.added.size(), std::nullopt, place});
            redrawn.added.push_back(id);
        }
    MapFiles files{engine::writeMap(mapDataOf(wanted)), svg, now->translations};
    const engine::Result<OpenedMap> opened = openMap(files, m_folder);
    if (!opened) return engine::fail(opened.error());

    const EditOutcome taken = m_document->edit(tr("Take over the drawing"), [&](MapEdit& edit) -> EditOutcome {
        const MapModel& model = edit.model();
        for (const PlaceRecord& place : added) edit.add(place);
        std::vector<std::pair<Key, FaceId>> faces;
        for (const Row<PlaceRecord>& row : model.places()) {
            if (!row.record.isTerritory()) continue;
            const Row<PlaceRecord>* drawn = opened->model.place(row.record.id);
            const FaceId face = drawn == nullptr ? kOutside : drawn->record.face;
            if (face == kOutside) {
                redrawn.missing.push_back(row.record.id);
            } else if (row.record.face == kOutside ||
                       outlineOf(model.drawing, row.record.face) != outlineOf(opened->model.drawing, face)) {
                redrawn.changed.push_back(row.record.id);
            }
            faces.emplace_back(row.key, face);
        }
        for (const Row<BarrierRecord>& row : model.barriers()) {
            const Row<BarrierRecord>* drawn = opened->model.barriers().byId(row.record.id);
            edit.modify<BarrierRecord>(row.key, [&](BarrierRecord& record) {
                record.line = drawn == nullptr ? std::vector<VertexId>() : drawn->record.line;
            });
        }
        const Patch patch = difference(model.drawing, opened->model.drawing);
        edit.drawing().apply(patch);
        edit.keep(patch);
        // In two rounds, because a face may belong to another place before and after.
        for (const auto& [key, face] : faces) edit.modifyPlace(key, [](PlaceRecord& place) { place.face = kOutside; });
        for (const auto& [key, face] : faces) edit.modifyPlace(key, [face = face](PlaceRecord& place) { place.face = face; });
        return {};
    });
    if (!taken) return engine::fail(engine::Error{"map-read-only", {}, m_folder, 0, 0, {}});
    engine::Result<MapBase> base = m_base->redrawn(m_document->model(), svg, opened->base.underlays());
    if (!base) return engine::fail(base.error());
    m_base = std::make_shared<const MapBase>(std::move(*base));
    // The journal begins anew with this drawing below it, at once: what was not saved before is in it, too.
    endJournal();
    m_ownNames = true;
    if (!m_journals.empty()) begin();
    return redrawn;
}

} // namespace marches::editor
