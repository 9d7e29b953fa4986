// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/furniture.h"
#include "editor/cartography/madeboard.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/outline.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <type_traits>

namespace marches::editor {

namespace {

constexpr double kTouch = 1;      ///< board units: boxes of points have some size
constexpr double kNameRoom = 120; ///< half of the box in which a moved name or stack lets trees grow

/// Where an unwanted drawing stood, from its id: "fir-310-83".
std::optional<QPointF> footOf(const std::string& id)
{
    const std::size_t second = id.rfind('-');
    if (second == std::string::npos || second == 0) return std::nullopt;
    std::size_t first = id.rfind('-', second - 1);
    if (first == std::string::npos) return std::nullopt;
    int x = 0;
    int y = 0;
    const char* text = id.data();
    const bool read = std::from_chars(text + first + 1, text + second, x).ec == std::errc() &&
                      std::from_chars(text + second + 1, text + id.size(), y).ec == std::errc();
    return read ? std::optional(QPointF(x, y)) : std::nullopt;
}

/// Whether two maps look the same, but for their furniture.
bool strewsAlike(const MapInfo& a, const MapInfo& b)
{
    if (a.language != b.language || a.width != b.width || a.height != b.height ||
        a.art.has_value() != b.art.has_value())
        return false;
    if (!a.art) return true;
    return a.art->style == b.art->style && a.art->seed == b.art->seed && a.art->fills == b.art->fills &&
           a.art->woods == b.art->woods && a.art->heights == b.art->heights && a.art->frame == b.art->frame;
}

} // namespace

QRectF MadeBoard::cellBoxOf(RecordId key) const
{
    const auto cell = m_cells.find({CellId::Kind::Record, 0, 0, key});
    return cell == m_cells.end() ? QRectF() : cell->second.box;
}

MadeBoard::DirtyParts MadeBoard::dirtyPartsOf(const Survey& survey, const ModelChanges& changes) const
{
    DirtyParts dirty;
    for (const ModelChange& change : changes)
        std::visit(
            [&](const auto& one) {
                using One = std::decay_t<decltype(one)>;
                if constexpr (std::is_same_v<One, RowChange<BarrierRecord>> ||
                              std::is_same_v<One, RowChange<TrackRecord>> ||
                              std::is_same_v<One, RowChange<StampRecord>>)
                    markRecordDirty(survey, one, dirty);
                else if constexpr (!std::is_same_v<One, RowChange<ApprovalRecord>>)
                    markDirty(survey, one, dirty);
            },
            change);
    return dirty;
}

/// A sea zone that has become a lake, or is none any more, has other shores all around.
void MadeBoard::markFaceDirty(const MapModel& model, FaceId face, DirtyParts& dirty) const
{
    if (!model.drawing.has(face)) return;
    std::vector<FaceId> faces{face};
    for (const HalfEdge half : model.drawing.sides(face)) faces.push_back(model.drawing.right(half));
    std::ranges::sort(faces);
    faces.erase(std::unique(faces.begin(), faces.end()), faces.end());
    for (const FaceId one : faces) {
        const std::optional<RecordId> key = model.placeOf(one);
        const PlaceRecord* place = key ? model.places().find(*key) : nullptr;
        if (place == nullptr || place->kind != engine::PlaceKind::Sea) continue;
        const auto cell = m_cells.find({CellId::Kind::Record, 0, 0, *key});
        const bool wasLake = cell != m_cells.end() && cell->second.cover == Cover::Lake;
        if (wasLake == isLake(model, *place)) continue;
        dirty.boxes.push_back(boundsOf(model.drawing, one));
        dirty.repainted |= dirty.boxes.back();
    }
}

void MadeBoard::markDirty(const Survey& survey, const Patch& patch, DirtyParts& dirty) const
{
    const MapModel& model = survey.model();
    const Affected affected = affectedBy(model.drawing, patch);
    const QRectF box = boxOfChange(model.drawing, patch, affected);
    // A crossing in the middle of a border moves with it, and trees keep clear of it.
    (survey.hasLooseCrossings() ? dirty.boxes : dirty.lines).push_back(box);
    dirty.repainted |= box;
    for (const FaceId face : affected.faces) {
        if (const std::optional<RecordId> place = model.placeOf(face)) dirty.keys.push_back(*place);
        markFaceDirty(model, face, dirty);
    }
    markLanesDirty(survey, affected.faces, dirty);
}

void MadeBoard::markLanesDirty(const Survey& survey, const std::vector<FaceId>& faces, DirtyParts& dirty) const
{
    const MapModel& model = survey.model();
    std::vector<std::string_view> ids;
    for (const FaceId face : faces) {
        const std::optional<RecordId> key = model.placeOf(face);
        if (const PlaceRecord* place = key ? model.places().find(*key) : nullptr) ids.push_back(place->id);
    }
    for (const Row<ConnectionRecord>& row : model.connections()) {
        const ConnectionRecord& lane = row.record;
        if (lane.kind != engine::ConnectionKind::SeaLane || lane.drawing.ends.size() == 2) continue;
        if (std::ranges::find(ids, lane.from) == ids.end() && std::ranges::find(ids, lane.to) == ids.end()) continue;
        dirty.keys.push_back(row.key);
        dirty.boxes.push_back(cellBoxOf(row.key));
        dirty.boxes.push_back(m_cartographer.cellBox(survey, row.key));
    }
}

void MadeBoard::markDirty(const Survey& survey, const RowChange<PlaceRecord>& change, DirtyParts& dirty) const
{
    const MapModel& model = survey.model();
    dirty.keys.push_back(change.key);
    const std::optional<PlaceRecord>& before = change.before;
    const std::optional<PlaceRecord>& after = change.after;
    const bool moved = !before || !after || before->drawing != after->drawing;
    for (const std::optional<PlaceRecord>* record : {&before, &after}) {
        if (!*record || !moved) continue;
        const engine::PlaceDrawing& drawing = (*record)->drawing;
        if (drawing.label) dirty.boxes.push_back(around(pointOf(*drawing.label), kNameRoom));
        if (drawing.stack) dirty.boxes.push_back(around(pointOf(*drawing.stack), kNameRoom));
        if (drawing.box)
            dirty.boxes.emplace_back(drawing.box->x, drawing.box->y, drawing.box->width, drawing.box->height);
        // The row that a space stands in, and those that are joined to it.
        if ((*record)->kind == engine::PlaceKind::Space)
            for (const Row<TrackRecord>& track : model.tracks())
                if (track.record.id == (*record)->track || track.record.after == (*record)->id ||
                    track.record.before == (*record)->id) {
                    dirty.keys.push_back(track.key);
                    dirty.boxes.push_back(cellBoxOf(track.key));
                }
    }
    const bool alike = before && after && before->kind == after->kind && before->terrain == after->terrain &&
                       before->region == after->region && before->id == after->id && before->face == after->face &&
                       before->flags == after->flags && before->drawing.color == after->drawing.color;
    if (alike) return;
    const QRectF was = cellBoxOf(change.key);
    dirty.boxes.push_back(was);
    dirty.repainted |= was;
    if (!after || !model.drawing.has(after->face)) return;
    const QRectF bounds = boundsOf(model.drawing, after->face);
    dirty.boxes.push_back(bounds);
    dirty.repainted |= bounds;
    markFaceDirty(model, after->face, dirty);
}

void MadeBoard::markDirty(const Survey& survey, const RowChange<ConnectionRecord>& change, DirtyParts& dirty) const
{
    const MapModel& model = survey.model();
    const auto isDrawn = [](const std::optional<ConnectionRecord>& record) { return record && !record->isBorder(); };
    if (!isDrawn(change.before) && !isDrawn(change.after)) return;
    dirty.keys.push_back(change.key);
    dirty.boxes.push_back(cellBoxOf(change.key));
    dirty.boxes.push_back(m_cartographer.cellBox(survey, change.key));
    // A port without a lane is drawn by its place.
    for (const std::optional<ConnectionRecord>* record : {&change.before, &change.after})
        if (*record && (*record)->kind == engine::ConnectionKind::SeaLane)
            for (const std::string* id : {&(*record)->from, &(*record)->to})
                if (const Row<PlaceRecord>* place = model.place(*id)) dirty.keys.push_back(place->key);
}

void MadeBoard::markDirty(const Survey& survey, const RowChange<RegionRecord>& change, DirtyParts& dirty) const
{
    if (change.before && change.after && isSameButForName(*change.before, *change.after)) return;
    const MapModel& model = survey.model();
    dirty.sheet = true; // the legend
    dirty.repainted |= legendBox(model);
    // The colours of those behind one that comes or goes change with it.
    const bool shifts = !change.before || !change.after;
    for (const Row<PlaceRecord>& place : model.places()) {
        if (place.record.region.empty() || !model.drawing.has(place.record.face)) continue;
        const bool own = (change.after && place.record.region == change.after->id) ||
                         (change.before && place.record.region == change.before->id);
        if (own || shifts) dirty.repainted |= boundsOf(model.drawing, place.record.face);
    }
}

/// Pieces are known by their place in the list: whether one covers another hangs on it.
void MadeBoard::markSceneryDirty(const Survey& survey, const engine::MapArt& before, const engine::MapArt& after,
                                 DirtyParts& dirty) const
{
    for (std::size_t i = 0; i < std::max(before.scenery.size(), after.scenery.size()); ++i) {
        const bool was = i < before.scenery.size();
        const bool is = i < after.scenery.size();
        if (was && is && before.scenery[i] == after.scenery[i]) continue;
        const auto place = static_cast<std::int32_t>(i);
        dirty.scenery.push_back(place);
        if (const auto cell = m_cells.find({CellId::Kind::Scenery, place, 0, RecordId{}}); cell != m_cells.end())
            dirty.boxes.push_back(cell->second.box);
        if (is && i < survey.scenery().size()) dirty.boxes.push_back(Cartographer::sceneryBox(survey, i));
    }
}

bool MadeBoard::redrawsAll(const ModelChanges& changes)
{
    return std::ranges::any_of(changes, [](const ModelChange& change) {
        const auto* info = std::get_if<InfoChange>(&change);
        return info != nullptr && !strewsAlike(info->before, info->after);
    });
}

void MadeBoard::markDirty(const Survey& survey, const InfoChange& change, DirtyParts& dirty) const
{
    const MapModel& model = survey.model();
    dirty.all = dirty.all || !strewsAlike(change.before, change.after);
    if (dirty.all || change.before.art == change.after.art) return;
    markSceneryDirty(survey, *change.before.art, *change.after.art, dirty);
    engine::MapArt unlike = *change.before.art;
    unlike.scenery = change.after.art->scenery;
    if (unlike == *change.after.art) return;
    dirty.sheet = true;
    MapModel former; // for the furniture that was
    former.info = change.before;
    former.apply(TextChange{{change.before.language, "map.name"}, {}, model.name(model.info.language, "map")});
    for (const MapModel* one : {&static_cast<const MapModel&>(former), &model})
        for (const QRectF& box : furnitureBoxes(*one)) dirty.boxes.push_back(box.adjusted(-8, -8, 8, 8));
    const std::vector<std::string>& was = change.before.art->without;
    const std::vector<std::string>& is = change.after.art->without;
    for (const auto& [some, others] : {std::pair(&was, &is), std::pair(&is, &was)})
        for (const std::string& id : *some)
            if (!std::ranges::count(*others, id))
                if (const std::optional<QPointF> foot = footOf(id)) dirty.boxes.push_back(around(*foot, kTouch));
}

void MadeBoard::markDirty(const Survey& survey, const TextChange& change, DirtyParts& dirty) const
{
    const MapModel& model = survey.model();
    if (!change.id.key.ends_with(".name")) return;
    if (change.id.key == "map.name") { // the title has its length
        if (change.id.language != model.info.language) return;
        dirty.sheet = true;
        if (!model.info.art || !model.info.art->title) return;
        const QSizeF board(model.info.width, model.info.height);
        for (const std::string& name : {change.before, change.after})
            if (const QRectF title = titleBox(*model.info.art, board, name); !title.isEmpty()) {
                const double ends = kNameRoom + title.height(); // of its ribbon
                dirty.boxes.push_back(title.adjusted(-ends, -8, ends, 8 + title.height() / 4));
            }
        return;
    }
    const std::size_t from = change.id.key.find('.') + 1;
    const std::string id = change.id.key.substr(from, change.id.key.size() - from - std::string_view(".name").size());
    const Row<PlaceRecord>* place = model.place(id);
    if (place == nullptr) return;
    dirty.keys.push_back(place->key);
    if (place->record.drawing.label) dirty.boxes.push_back(around(pointOf(*place->record.drawing.label), kNameRoom));
}

template <class Record>
void MadeBoard::markRecordDirty(const Survey& survey, const RowChange<Record>& change, DirtyParts& dirty) const
{
    dirty.keys.push_back(change.key);
    dirty.boxes.push_back(cellBoxOf(change.key));
    dirty.boxes.push_back(m_cartographer.cellBox(survey, change.key));
    if constexpr (std::is_same_v<Record, StampRecord>) {
        for (const std::optional<StampRecord>* record : {&change.before, &change.after})
            if (*record) dirty.boxes.push_back(around(pointOf((*record)->at), (*record)->height * 1.2));
    }
}

} // namespace marches::editor
