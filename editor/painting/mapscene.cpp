// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/mapscene.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/madeboard.h"
#include "editor/document/boardart.h"
#include "editor/document/mapfiles.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/outline.h"
#include "editor/model/mapmodel.h"
#include "editor/model/terrain.h"
#include "editor/painting/crossingart.h"
#include "editor/painting/mapartwork.h"
#include "editor/painting/mapnames.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kNameHalo = 4;    ///< pixels around a name
constexpr double kStrokeRoom = 12; ///< board units that rivers, crossings and lines reach beyond what they follow

} // namespace

HalfEdge edgeFromTo(const PlanarMap& map, VertexId from, VertexId to)
{
    HalfEdge found;
    if (!map.has(from) || !map.has(to)) return found;
    map.visitStar(from, [&](HalfEdge half) {
        if (map.end(half) == to) found = half;
    });
    return found;
}

MapScene::MapScene(const MapArtwork& artwork) : m_artwork(artwork) {}

MapScene::~MapScene() = default;

void MapScene::drawMade()
{
    constexpr int kAtOnce = 60; // milliseconds: shorter than anybody sees a map without its art
    m_makingStopped = false;
    m_making.cancel();
    m_sinceBegun.clear();
    m_names.reset(); // another style has other letters
    m_style = m_document != nullptr && model().info.art ? &styleOf(model()) : nullptr;
    if (m_style == nullptr) {
        m_made.reset();
        return;
    }
    m_making.start(
        [model = model(), style = m_style, stamps = &artResources().stamps](const Progress& progress) {
            auto made = std::make_shared<MadeBoard>(*style, *stamps);
            return made->drawAll(model, progress) ? made : nullptr;
        },
        [this](std::shared_ptr<MadeBoard> made) { takeMade(std::move(made)); });
    m_making.finishWithin(kAtOnce);
}

void MapScene::takeMade(std::shared_ptr<MadeBoard> made)
{
    if (made == nullptr) return;
    m_made = std::move(made);
    if (!m_sinceBegun.empty()) m_made->follow(model(), m_sinceBegun);
    m_sinceBegun.clear();
    if (madeAnew) madeAnew();
}

void MapScene::stopMaking()
{
    if (!m_making.isRunning()) return;
    m_makingStopped = true;
    m_made.reset(); // of another style
    m_names.reset();
    m_sinceBegun.clear();
    m_making.cancel();
}

void MapScene::waitForMade() { m_making.finishWithin(std::numeric_limits<int>::max()); }

std::optional<QRectF> MapScene::followMade(const ModelChanges& changes)
{
    const Style* style = model().info.art ? &styleOf(model()) : nullptr;
    const bool isDrawn = m_made != nullptr || m_making.isRunning();
    if (style != m_style || (isDrawn && MadeBoard::redrawsAll(changes))) {
        drawMade();
        return std::nullopt;
    }
    if (m_making.isRunning()) m_sinceBegun.insert(m_sinceBegun.end(), changes.begin(), changes.end());
    return m_made == nullptr ? QRectF() : m_made->follow(model(), changes);
}

void MapScene::setDocument(const MapDocument* document)
{
    m_document = document;
    m_shapes.reset(document == nullptr ? nullptr : &document->model());
    m_made.reset();
    drawMade();
}

void MapScene::setPixel(double pixel)
{
    if (pixel == m_pixel) return;
    m_pixel = pixel;
    m_shapes.setTolerance(pixel * 0.7);
    if (m_names) m_names->setPixel(pixel);
}

QColor MapScene::colourOf(RecordId place) const
{
    const PlaceRecord& record = model().places().at(place);
    const bool sea = record.kind == engine::PlaceKind::Sea;
    if (tint == MapTint::Regions && !sea) {
        std::size_t index = 0;
        for (const Row<RegionRecord>& row : model().regions()) {
            if (row.record.id == record.region) return regionColour(index);
            ++index;
        }
        return {0xe4, 0xe2, 0xdc};
    }
    if (tint == MapTint::Natural) {
        if (fill)
            if (const QColor given = fill(place); given.isValid()) return given;
        // A painted sea shows through its zones.
        if (sea && m_artwork.draws(record.id)) return Qt::transparent;
        if (const QColor given = m_artwork.fill(record.id); given.isValid()) return given;
    }
    return terrainFill(record.kind, record.terrain);
}

QPointF MapScene::middleOf(RecordId place) const
{
    const PlaceRecord& record = model().places().at(place);
    if (record.face != kOutside) return m_shapes.pole(record.face);
    if (record.drawing.box)
        return {record.drawing.box->x + record.drawing.box->width / 2,
                record.drawing.box->y + record.drawing.box->height / 2};
    return record.drawing.label ? pointOf(*record.drawing.label) : QPointF();
}

QPointF MapScene::namePoint(RecordId place) const
{
    const PlaceRecord& record = model().places().at(place);
    return record.drawing.label ? pointOf(*record.drawing.label) : middleOf(place);
}

void MapScene::forgetNames() { m_names.reset(); }

MapNames& MapScene::names() const
{
    if (!m_names) m_names = std::make_unique<MapNames>(*m_document, m_shapes, m_artwork, m_pixel);
    return *m_names;
}

const LabelPlace* MapScene::name(RecordId place) const
{
    const LabelPlace& found = names().name(place);
    return found.isHidden() ? nullptr : &found;
}

QRectF MapScene::boxOf(RecordId place) const
{
    const PlaceRecord& record = model().places().at(place);
    QRectF box;
    if (record.face != kOutside) box = m_shapes.shape(record.face).box;
    if (record.drawing.box)
        box =
            QRectF(record.drawing.box->x, record.drawing.box->y, record.drawing.box->width, record.drawing.box->height);
    if (record.kind == engine::PlaceKind::Space && record.drawing.label)
        box = around(pointOf(*record.drawing.label), 10);
    if (const LabelPlace* label = name(place)) box |= label->box;
    return box;
}

QPainterPath MapScene::lane(const ConnectionRecord& record) const
{
    std::vector<QPointF> ends;
    std::vector<QPointF> bend;
    for (const engine::MapPoint& end : record.drawing.ends) ends.push_back(pointOf(end));
    for (const engine::MapPoint& point : record.drawing.bend) bend.push_back(pointOf(point));
    if (ends.size() != 2) {
        ends.clear();
        for (const std::string& id : {record.from, record.to})
            if (const Row<PlaceRecord>* place = model().place(id)) ends.push_back(middleOf(place->key));
    }
    if (ends.size() != 2) return {};
    const std::vector<engine::MapPoint>& edge = record.drawing.edge;
    return edge.size() == 2 ? lanePathAround(ends[0], pointOf(edge[0]), pointOf(edge[1]), ends[1])
                            : lanePath(ends[0], bend, ends[1]);
}

std::optional<QPointF> MapScene::portOf(RecordId place) const
{
    const PlaceRecord& record = model().places().at(place);
    if (record.face == kOutside || std::ranges::find(record.flags, "port") == record.flags.end()) return std::nullopt;
    for (const Row<ConnectionRecord>& row : model().connections())
        if (row.record.kind == engine::ConnectionKind::SeaLane && row.record.touches(record.id)) return std::nullopt;
    const QPointF from = namePoint(place);
    std::optional<Nearest> best;
    for (const HalfEdge half : model().drawing.sides(record.face)) {
        const std::optional<RecordId> beyond = model().placeOf(model().drawing.right(half));
        if (beyond && model().places().at(*beyond).kind != engine::PlaceKind::Sea) continue;
        const Nearest here = model().drawing.segment(half).nearestTo(from);
        if (!best || here.distance < best->distance) best = here;
    }
    return best ? std::optional(best->at) : std::nullopt;
}

QRectF MapScene::connectionBox(const ConnectionRecord& record) const
{
    QRectF box;
    for (const engine::MapPoint& end : record.drawing.ends) box |= around(pointOf(end), kStrokeRoom);
    for (const engine::MapPoint& bend : record.drawing.bend) box |= around(pointOf(bend), kStrokeRoom);
    for (const engine::MapPoint& edge : record.drawing.edge) box |= around(pointOf(edge), kStrokeRoom);
    if (record.drawing.at) box |= around(pointOf(*record.drawing.at), 2 * kStrokeRoom);
    const bool drawsBorder = record.isBorder() && record.basis == engine::BorderOrigin::Forbidden;
    const bool lane = record.kind == engine::ConnectionKind::SeaLane;
    if (!drawsBorder && !lane) return box;
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
    bool everything = false;
    std::vector<RecordId> touched;
    // First forget what was, for all of them; then look at what is.
    for (const ModelChange& change : changes) {
        std::visit(
            [&](const auto& one) {
                using One = std::decay_t<decltype(one)>;
                if constexpr (std::is_same_v<One, Patch>) {
                    const Affected affected = affectedBy(model().drawing, one);
                    for (const FaceId face : affected.faces) {
                        dirty |= m_shapes.knownBox(face);
                        if (const std::optional<RecordId> place = model().placeOf(face)) touched.push_back(*place);
                    }
                    m_shapes.drop(affected.faces);
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
                } else if constexpr (std::is_same_v<One, TextChange>) {
                    everything = true;
                } else if constexpr (!std::is_same_v<One, RowChange<ApprovalRecord>>) {
                    everything = true;
                }
            },
            change);
    }
    // Names that are not asked for are not laid out.
    const double halo = kNameHalo * m_pixel;
    if (m_names)
        if (const QRectF names = m_names->follow(changes); !names.isEmpty())
            dirty |= names.adjusted(-halo, -halo, halo, halo);
    if (everything) return std::nullopt;
    for (const RecordId key : touched)
        if (model().places().has(key)) dirty |= boxOf(key);
    return dirty.isEmpty() ? dirty : dirty.adjusted(-kStrokeRoom, -kStrokeRoom, kStrokeRoom, kStrokeRoom);
}

} // namespace marches::editor
