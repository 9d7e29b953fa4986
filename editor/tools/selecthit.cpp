// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/selecthit.h"

#include "editor/canvas/maphits.h"
#include "editor/canvas/mapview.h"
#include "editor/cartography/sceneryground.h"
#include "editor/document/mapdocument.h"
#include "editor/document/sceneryedits.h"
#include "editor/document/sheetparts.h"
#include "editor/document/stampedits.h"
#include "editor/painting/mapscene.h"
#include "editor/painting/namelayout.h"

#include <QPainter>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr double kReach = 6; ///< pixels
constexpr double kGuideReach = 3;
constexpr double kStampReach = 2;

template <class Record> void dropIfGone(const MapModel& model, std::optional<RecordId>& key)
{
    if (key && !model.table<Record>().has(*key)) key.reset();
}

} // namespace

SelectHit hitAt(const MapView& view, const Pointer& pointer)
{
    const QPointF at = pointer.at;
    const double pixel = pointer.pixel;
    const MapScene& scene = view.scene();
    const MapModel& model = view.document()->model();
    SelectHit hit;
    hit.stamp = stampAt(scene, at, kStampReach * pixel);
    if (hit.stamp) return hit;
    if (!nameAt(scene, at)) hit.sheet = sheetPartAt(scene, at);
    if (hit.sheet) return hit;
    hit.connection = connectionAt(scene, at, kReach * pixel);
    if (hit.connection) return hit;
    hit.place = siteAt(scene, at);
    if (hit.place && model.places().at(*hit.place).kind == engine::PlaceKind::Space) return hit;
    if (!hit.place) hit.name = nameAt(scene, at);
    if (hit.name) {
        hit.place = hit.name;
        return hit;
    }
    if (view.showsGuides() && !view.document()->isReadOnly()) hit.guide = guideAt(model.info, at, kGuideReach * pixel);
    if (hit.guide) return hit;
    if (!hit.place) hit.barrier = barrierAt(scene, at, kReach * pixel);
    if (hit.place || hit.barrier) return hit;
    // By its edge it is taken over land, too; by what it covers where there is no place.
    hit.scenery = sceneryEdgeAt(scene, at, kReach * pixel);
    if (hit.scenery.empty()) hit.place = placeAt(scene, at);
    if (!hit.place && hit.scenery.empty()) hit.scenery = sceneryAt(scene, at);
    return hit;
}

void SelectHit::dropWhatIsGone(const MapModel& model)
{
    dropIfGone<PlaceRecord>(model, name);
    dropIfGone<PlaceRecord>(model, place);
    dropIfGone<ConnectionRecord>(model, connection);
    dropIfGone<BarrierRecord>(model, barrier);
    dropIfGone<StampRecord>(model, stamp);
    if (sheet && !hasSheetPart(model, *sheet)) sheet.reset();
    if (findScenery(model, scenery) == nullptr) scenery.clear();
}

void SelectHit::paint(QPainter& painter, const MapScene& board, const MapSelection& selection, double pixel) const
{
    const MapModel& model = board.model();
    const QColor colour = mapColours(board.theme).selection;
    painter.setPen(QPen(colour, 1.2 * pixel, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    if (const engine::MapScenery* piece = findScenery(model, scenery);
        piece != nullptr && !selection.hasScenery(piece->id))
        painter.drawPath(sceneryCurve(*piece));
    if (sheet && !selection.has(*sheet)) painter.drawRect(sheetPartBox(model, *sheet));
    if (stamp && !selection.hasStamp(*stamp)) painter.drawPolygon(stampOutline(model.stamps().at(*stamp)));
    if (!place || !model.places().has(*place)) return;
    QColor edge = colour;
    edge.setAlpha(150);
    if (name) {
        painter.setPen(QPen(edge, 1.4 * pixel, Qt::DashLine));
        if (const LabelPlace* label = board.name(*name)) painter.drawRect(label->box);
    } else if (const FaceId face = model.places().at(*place).face; face != kOutside) {
        painter.strokePath(board.shape(face).area, QPen(edge, 2 * pixel));
    }
}

namespace {

std::vector<MapSelection::Items> othersOf(const MapModel& model)
{
    std::vector<MapSelection::Items> all;
    for (const Row<ConnectionRecord>& row : model.connections())
        if (!row.record.isBorder()) all.emplace_back().connections = {row.key};
    for (const Row<BarrierRecord>& row : model.barriers())
        if (!row.record.line.empty()) all.emplace_back().barriers = {row.key};
    if (!model.info.art) return all;
    for (const engine::MapScenery& piece : model.info.art->scenery) all.emplace_back().scenery = {piece.id};
    for (const Row<StampRecord>& row : model.stamps()) all.emplace_back().stamps = {row.key};
    for (const SheetPart part : kSheetParts)
        if (hasSheetPart(model, part)) all.emplace_back().sheet = {part};
    return all;
}

} // namespace

void selectNextOther(const MapModel& model, MapSelection& selection, bool forward)
{
    const std::vector<MapSelection::Items> all = othersOf(model);
    if (all.empty()) return;
    const auto now = std::ranges::find(all, selection.items());
    const auto count = static_cast<std::ptrdiff_t>(all.size());
    std::ptrdiff_t next = forward ? 0 : count - 1;
    if (now != all.end()) next = (now - all.begin() + (forward ? 1 : count - 1)) % count;
    selection.set(all[static_cast<std::size_t>(next)]);
}

} // namespace marches::editor
