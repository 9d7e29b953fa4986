// SPDX-License-Identifier: GPL-3.0-or-later
// What of a map looks different after it has changed.
#include "editor/document/boardart.h"
#include "editor/geometry/boxes.h"
#include "editor/model/mapmodel.h"
#include "editor/painting/mapnames.h"
#include "editor/painting/mapscene.h"

#include <algorithm>
#include <string>
#include <type_traits>
#include <variant>

namespace marches::editor {

namespace {

constexpr double kNameHalo = 4;    ///< pixels around a name
constexpr double kStrokeRoom = 12; ///< board units that rivers, crossings and lines reach beyond what they follow
constexpr double kPeakRoom = 24;   ///< the same of mountains in a row
constexpr double kCrossingRoom = 30;

QRectF grownBy(const QRectF& box, double room) { return box.adjusted(-room, -room, room, room); }

bool isClosed(const ConnectionRecord& record)
{
    return record.isBorder() && record.basis == engine::BorderOrigin::Forbidden;
}

} // namespace

/// The places, points and lines that a change of the drawing touches.
struct MapScene::MovedDrawing {
    MovedDrawing(const MapModel& model, const Patch& patch) : affected(affectedBy(model.drawing, patch))
    {
        const PlanarMap& map = model.drawing;
        box = boxOfChange(map, patch, affected);
        points = affected.vertices;
        for (const EdgeId edge : affected.edges)
            if (map.has(edge)) points.insert(points.end(), {map.edge(edge).start, map.edge(edge).end});
        std::ranges::sort(points);
        for (const FaceId face : affected.faces)
            if (const std::optional<RecordId> place = model.placeOf(face)) {
                places.push_back(*place);
                ids.push_back(model.places().at(*place).id);
            }
    }
    bool holds(VertexId point) const { return std::ranges::binary_search(points, point); }
    bool has(const std::string& id) const { return std::ranges::find(ids, id) != ids.end(); }

    Affected affected;
    QRectF box;
    std::vector<VertexId> points; ///< in their order
    std::vector<RecordId> places;
    std::vector<std::string> ids; ///< of the places
};

/// Dashes are told out along all of a line, so are mountains in a row, and lanes without ports begin where a place has
/// most room: of these all looks different when something of it moves. Boxes of faces are those that `boxOf` gives.
QRectF MapScene::hangingOn(const MovedDrawing& moved, const std::function<QRectF(FaceId)>& boxOf) const
{
    QRectF box;
    const bool isPlain = m_made == nullptr; // what the cartographer draws tells itself what of it is other
    for (const RecordId key : moved.places) {
        const PlaceRecord& record = model().places().at(key);
        const bool isPort = std::ranges::find(record.flags, "port") != record.flags.end();
        if (isPlain && (isPort || record.kind == engine::PlaceKind::Sea)) box |= boxOf(record.face);
    }
    for (const Row<ConnectionRecord>& row : model().connections()) {
        const ConnectionRecord& record = row.record;
        if (isClosed(record) && moved.has(record.from) && moved.has(record.to)) {
            for (const std::string& id : {record.from, record.to})
                if (const Row<PlaceRecord>* place = model().place(id)) box |= boxOf(place->record.face);
        } else if (isPlain && record.kind == engine::ConnectionKind::SeaLane && record.drawing.ends.size() != 2) {
            if (moved.has(record.from) || moved.has(record.to))
                box |= grownBy(lane(record).controlPointRect(), kStrokeRoom);
        } else if (isPlain && record.drawing.at) {
            const QRectF crossing = around(pointOf(*record.drawing.at), kCrossingRoom);
            if (crossing.intersects(moved.box)) box |= crossing;
        }
    }
    if (!isPlain) return box;
    for (const Row<BarrierRecord>& row : model().barriers())
        if (row.record.mountains &&
            std::ranges::any_of(row.record.line, [&moved](VertexId point) { return moved.holds(point); }))
            box |= grownBy(linePath(model(), row.record.line).controlPointRect(), kPeakRoom);
    return box;
}

QRectF MapScene::changedDrawing(const Patch& patch)
{
    // The widest of strokes, half of it; plain rivers have a least width in pixels.
    const double stroke = m_made == nullptr ? 4 + 4 * m_pixel : 3 * m_pixel;
    const MovedDrawing moved(model(), patch);
    QRectF box = grownBy(moved.box, stroke);
    box |= hangingOn(moved, [this](FaceId face) { return m_shapes.knownBox(face); });
    m_shapes.drop(moved.affected.faces);
    box |= hangingOn(moved, [this](FaceId face) {
        return face != kOutside && model().drawing.has(face) ? m_shapes.shape(face).box : QRectF();
    });
    return box;
}

QRectF MapScene::connectionBox(const ConnectionRecord& record) const
{
    QRectF box;
    for (const engine::MapPoint& end : record.drawing.ends) box |= around(pointOf(end), kStrokeRoom);
    for (const engine::MapPoint& bend : record.drawing.bend) box |= around(pointOf(bend), kStrokeRoom);
    for (const engine::MapPoint& edge : record.drawing.edge) box |= around(pointOf(edge), kStrokeRoom);
    if (record.drawing.at) box |= around(pointOf(*record.drawing.at), 2 * kStrokeRoom);
    if (!isClosed(record) && record.kind != engine::ConnectionKind::SeaLane) return box;
    for (const std::string& id : {record.from, record.to})
        if (const Row<PlaceRecord>* place = model().place(id)) box |= boxOf(place->key);
    return box;
}

QRectF MapScene::changedPlace(const std::optional<PlaceRecord>& record)
{
    QRectF box;
    if (!record) return box;
    if (record->face != kOutside) {
        box |= m_shapes.knownBox(record->face);
        // Another kind of place has other coasts, its neighbours' too.
        std::vector<FaceId> faces{record->face};
        if (model().drawing.has(record->face))
            for (const HalfEdge half : model().drawing.sides(record->face))
                faces.push_back(model().drawing.right(half));
        m_shapes.drop(faces);
    }
    if (record->drawing.box)
        box |= QRectF(record->drawing.box->x, record->drawing.box->y, record->drawing.box->width,
                      record->drawing.box->height);
    if (record->drawing.label) box |= around(pointOf(*record->drawing.label), kStrokeRoom);
    return box;
}

std::optional<QRectF> MapScene::changed(const ModelChanges& changes)
{
    const std::optional<QRectF> records = changedRecords(changes);
    const std::optional<QRectF> made = followMade(changes);
    return records && made ? std::optional(*records | *made) : std::nullopt;
}

std::optional<QRectF> MapScene::changedRecords(const ModelChanges& changes)
{
    QRectF dirty;
    QRectF drawn; // with the room that strokes take
    bool everything = false;
    std::vector<RecordId> touched;
    // First forget what was, for all of them; then look at what is.
    for (const ModelChange& change : changes) {
        std::visit(
            [&](const auto& one) {
                using One = std::decay_t<decltype(one)>;
                if constexpr (std::is_same_v<One, Patch>) {
                    drawn |= changedDrawing(one);
                } else if constexpr (std::is_same_v<One, RowChange<PlaceRecord>>) {
                    dirty |= changedPlace(one.before);
                    dirty |= changedPlace(one.after);
                    if (one.after) touched.push_back(one.key);
                    // A space is joined to those before and behind it.
                    const auto isSpace = [](const auto& record) {
                        return record && record->kind == engine::PlaceKind::Space;
                    };
                    everything = everything || isSpace(one.before) || isSpace(one.after);
                } else if constexpr (std::is_same_v<One, RowChange<ConnectionRecord>>) {
                    if (one.before) dirty |= connectionBox(*one.before);
                    if (one.after) dirty |= connectionBox(*one.after);
                } else if constexpr (std::is_same_v<One, RowChange<BarrierRecord>>) {
                    for (const auto* record : {&one.before, &one.after})
                        if (*record) dirty |= linePath(model(), (*record)->line).controlPointRect();
                    // Vertices of the former line may be gone.
                    everything = everything || one.before.has_value();
                } else if constexpr (std::is_same_v<One, RowChange<RegionRecord>>) {
                    everything = everything || !one.before || !one.after || !isSameButForName(*one.before, *one.after);
                } else if constexpr (!std::is_same_v<One, RowChange<ApprovalRecord>> &&
                                     !std::is_same_v<One, RowChange<StampRecord>>) {
                    everything = true; // stamps are drawn by the cartographer alone
                }
            },
            change);
    }
    // Names that are not asked for are not laid out.
    const double halo = kNameHalo * m_pixel;
    if (m_names)
        if (const QRectF names = m_names->follow(changes); !names.isEmpty()) drawn |= grownBy(names, halo);
    if (everything) return std::nullopt;
    for (const RecordId key : touched)
        if (model().places().has(key)) dirty |= boxOf(key);
    if (!dirty.isNull()) dirty = grownBy(dirty, kStrokeRoom);
    return dirty | drawn;
}

} // namespace marches::editor
