// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the store that takes over a board drawn in another program.
#include "editor/document/mapstore.h"
#include "editor/formats/boardsvg.h"
#include "editor/geometry/outline.h"
#include "editor/model/mapconversion.h"
#include "engine/yaml/schema.h"

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

/// Places for the shapes of a drawing that the map does not have; they go into `wanted` as well.
std::vector<PlaceRecord> placesForNewShapes(const BoardSvg& board, MapModel& wanted)
{
    std::vector<PlaceRecord> added;
    for (const auto& [layer, kind] :
         {std::pair(SvgLayer::Territories, engine::PlaceKind::Land), std::pair(SvgLayer::Seas, engine::PlaceKind::Sea)})
        for (const std::string& id : board.idsIn(svgLayerId(layer))) {
            const auto outline = board.outline(id);
            if (!engine::isId(id) || !outline || outline->path.isEmpty() || wanted.place(id) != nullptr) continue;
            PlaceRecord place;
            place.id = id;
            place.kind = kind;
            place.terrain = kind == engine::PlaceKind::Sea ? "sea" : "plain";
            wanted.apply(RowChange<PlaceRecord>{wanted.newKey(), added.size(), std::nullopt, place});
            added.push_back(std::move(place));
        }
    return added;
}

} // namespace

engine::Result<MapStore::DrawnBoard> MapStore::readDrawing(const MapModel& model, const SavedBaseline& base,
                                                           const QByteArray& svg, const std::string& folder)
{
    const engine::Result<MapFiles> now = base.filesFor(model);
    if (!now) return engine::fail(now.error());
    engine::Result<BoardSvg> board = BoardSvg::read(svg, "board.svg");
    if (!board) return engine::fail(board.error());
    engine::Result<engine::MapData> data = engine::readMap(now->map, "map.yaml");
    if (!data) return engine::fail(data.error());
    MapModel wanted = modelOf(*data);
    std::vector<PlaceRecord> added = placesForNewShapes(*board, wanted);
    engine::Result<OpenedMap> opened = openMap({engine::writeMap(mapDataOf(wanted)), svg, now->translations}, folder);
    if (!opened) return engine::fail(opened.error());
    return DrawnBoard{svg, std::move(*opened), std::move(added)};
}

engine::Result<MapStore::Redrawn> MapStore::takeDrawing(const QByteArray& svg)
{
    engine::Result<DrawnBoard> board = readDrawing(m_document->model(), *m_base, svg, m_folder);
    if (!board) return engine::fail(board.error());
    return takeDrawing(std::move(*board));
}

engine::Result<MapStore::Redrawn> MapStore::takeDrawing(DrawnBoard board)
{
    Redrawn redrawn;
    for (const PlaceRecord& place : board.added) redrawn.added.push_back(place.id);
    const MapModel& other = board.opened.model;
    const EditOutcome taken = m_document->edit(tr("Update the drawing"), [&](MapEdit& edit) -> EditOutcome {
        const MapModel& model = edit.model();
        for (const PlaceRecord& place : board.added) edit.add(place);
        std::vector<std::pair<RecordId, FaceId>> faces;
        for (const Row<PlaceRecord>& row : model.places()) {
            if (!row.record.isTerritory()) continue;
            const Row<PlaceRecord>* drawn = other.place(row.record.id);
            const FaceId face = drawn == nullptr ? kOutside : drawn->record.face;
            if (face == kOutside) {
                redrawn.missing.push_back(row.record.id);
            } else if (row.record.face == kOutside ||
                       outlineOf(model.drawing, row.record.face) != outlineOf(other.drawing, face)) {
                redrawn.changed.push_back(row.record.id);
            }
            faces.emplace_back(row.key, face);
        }
        for (const Row<BarrierRecord>& row : model.barriers()) {
            const Row<BarrierRecord>* drawn = other.barriers().byId(row.record.id);
            edit.modify<BarrierRecord>(row.key, [&](BarrierRecord& record) {
                record.line = drawn == nullptr ? std::vector<VertexId>() : drawn->record.line;
            });
        }
        const Patch patch = difference(model.drawing, other.drawing);
        edit.drawing().apply(patch);
        edit.keep(patch);
        // In two rounds, because a face may belong to another place before and after.
        for (const auto& [key, face] : faces) edit.modifyPlace(key, [](PlaceRecord& place) { place.face = kOutside; });
        for (const auto& [key, face] : faces)
            edit.modifyPlace(key, [face = face](PlaceRecord& place) { place.face = face; });
        return {};
    });
    if (!taken) return engine::fail(engine::Error{"map-read-only", {}, m_folder, 0, 0, {}});
    engine::Result<SavedBaseline> base =
        m_base->redrawn(m_document->model(), board.svg, board.opened.base.overlapped());
    if (!base) return engine::fail(base.error());
    takeBase(std::move(*base));
    return redrawn;
}

void MapStore::takeBase(SavedBaseline base)
{
    m_base = std::make_shared<const SavedBaseline>(std::move(base));
    // The journal begins anew with this drawing below it, at once: what was not saved before is in it, too.
    endJournal();
    m_ownNames = true;
    if (!m_journals.empty()) begin();
}

engine::Result<void> MapStore::removeArtwork()
{
    if (m_document->isReadOnly()) return engine::fail(engine::Error{"map-read-only", {}, m_folder, 0, 0, {}});
    const MapModel& model = m_document->model();
    const QSizeF size(std::max(1.0, model.info.width), std::max(1.0, model.info.height));
    engine::Result<SavedBaseline> base = m_base->withDrawing(model, newBoardSvg(size));
    if (!base) return engine::fail(base.error());
    m_document->undoStack().resetClean(); // the files are other ones now
    m_changedMeanwhile = true;
    takeBase(std::move(*base));
    emit modifiedChanged();
    return {};
}

} // namespace marches::editor
