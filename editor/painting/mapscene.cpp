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

} // namespace marches::editor
