// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/mappainter.h"
#include "editor/painting/boarddrawing.h"

#include "editor/cartography/madeboard.h"
#include "editor/document/mapfiles.h"
#include "editor/document/picturefit.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/model/mapmodel.h"
#include "editor/model/terrain.h"
#include "editor/painting/boardpainter.h"
#include "editor/painting/boardsizes.h"
#include "editor/painting/crossingart.h"
#include "editor/painting/mapartwork.h"
#include "editor/painting/mapnames.h"
#include "editor/painting/paintinks.h"
#include "editor/painting/paintname.h"
#include "editor/painting/spaceart.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace marches::editor {

namespace {

using engine::ConnectionKind;
using engine::PlaceKind;

double lineWidth(const MapScene& scene) { return BoardSizes(1 / scene.pixel()).line * scene.pixel(); }

/// Places whose faces may reach into a part of the board, by their numbers in the order of the map; nothing: it may be
/// any of them, or most.
std::optional<std::vector<std::size_t>> facesNear(const MapScene& scene, const QRectF& part)
{
    constexpr double kFew = 0.25; // squares with borders to be looked through, of the number of places
    const MapModel& model = scene.model();
    const double cell = model.drawing.grid().cellSize();
    const double cells = (part.width() / cell + 1) * (part.height() / cell + 1);
    if (cells > kFew * static_cast<double>(model.places().size())) return std::nullopt;
    // A face that reaches into it has a border there, or holds all of it.
    std::vector<FaceId> faces{faceAt(model.drawing, part.center())};
    model.drawing.grid().visitBox(part, [&](std::int32_t id) {
        const Edge& edge = model.drawing.edge(static_cast<EdgeId>(id));
        faces.insert(faces.end(), {edge.left, edge.right});
    });
    std::vector<std::size_t> near;
    for (const FaceId face : faces)
        if (const std::optional<RecordId> place = model.placeOf(face)) near.push_back(model.places().placeOf(*place));
    std::ranges::sort(near);
    near.erase(std::unique(near.begin(), near.end()), near.end());
    return near;
}

/// Visits the territories (or seas) with a face in the part that is needed, with the room of what is drawn along it.
template <class Visit> void visitFaces(const MapScene& scene, PlaceKind kind, const QRectF& exposed, Visit visit)
{
    const double room = 2 * (lineWidth(scene) + scene.pixel());
    const QRectF part = exposed.adjusted(-room, -room, room, room);
    const auto look = [&](const Row<PlaceRecord>& row) {
        if (row.record.kind != kind || row.record.face == kOutside) return;
        const FaceShape& shape = scene.shape(row.record.face);
        if (shape.box.intersects(part)) visit(row, shape);
    };
    const Table<PlaceRecord>& places = scene.model().places();
    if (const auto near = facesNear(scene, part))
        for (const std::size_t place : *near) look(places.begin()[static_cast<std::ptrdiff_t>(place)]);
    else
        for (const Row<PlaceRecord>& row : places) look(row);
}

/// The shared border of two places, as far as the drawing has it.
QPainterPath sharedBorder(const MapScene& scene, const ConnectionRecord& record)
{
    QPainterPath path;
    const Row<PlaceRecord>* a = scene.model().place(record.from);
    const Row<PlaceRecord>* b = scene.model().place(record.to);
    if (a == nullptr || b == nullptr || a->record.face == kOutside || b->record.face == kOutside) return path;
    for (const auto& chain : bordersBetween(scene.model().drawing, a->record.face, b->record.face))
        path.addPath(pathOf(scene.model().drawing, chain));
    return path;
}

/// Fills the faces of one kind. What is traced must shine through.
void fillFaces(QPainter& painter, const MapScene& scene, PlaceKind kind, const QRectF& exposed)
{
    const bool traced = scene.model().info.picture && !scene.picture.isNull() && !scene.pictureFaded;
    const double opacity = traced && scene.layers.shows(MapLayer::Picture) ? 0.45 : 1.0;
    painter.setRenderHint(QPainter::Antialiasing);
    visitFaces(scene, kind, exposed, [&](const Row<PlaceRecord>& row, const FaceShape& shape) {
        QColor colour = scene.colourOf(row.key);
        if (colour.alpha() == 0) return;
        colour.setAlphaF(static_cast<float>(opacity) * colour.alphaF());
        painter.fillPath(shape.area, colour);
    });
}

void paintSeas(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    if (scene.layers.shows(MapLayer::Seas)) fillFaces(painter, scene, PlaceKind::Sea, exposed);
}

void paintLands(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    if (scene.layers.shows(MapLayer::Territories)) fillFaces(painter, scene, PlaceKind::Land, exposed);
    if (scene.highlightedRegion.empty()) return;
    QColor glow = mapColours(scene.theme).selection;
    glow.setAlpha(80);
    visitFaces(scene, PlaceKind::Land, exposed, [&](const Row<PlaceRecord>& row, const FaceShape& shape) {
        if (row.record.region == scene.highlightedRegion) painter.fillPath(shape.area, glow);
    });
}

void paintSpaces(QPainter& painter, const MapScene& scene)
{
    const MapModel& model = scene.model();
    const BoardColours& colours = boardColours(scene.theme);
    for (const Row<TrackRecord>& track : model.tracks()) {
        QPolygonF points;
        std::vector<SpaceLook> looks; // of records that live as long as the model
        for (const Row<PlaceRecord>& row : model.places()) {
            if (row.record.kind != PlaceKind::Space || row.record.track != track.record.id || !row.record.drawing.label)
                continue;
            points.append(pointOf(*row.record.drawing.label));
            const engine::PlaceDrawing& drawing = row.record.drawing;
            looks.push_back({row.record.terrain,
                             drawing.color.empty() ? QColor() : QColor(QString::fromStdString(drawing.color)),
                             drawing.picture});
        }
        QPolygonF way = points;
        for (const std::string* end : {&track.record.after, &track.record.before})
            if (const Row<PlaceRecord>* joined = end->empty() ? nullptr : model.place(*end);
                joined != nullptr && joined->record.drawing.label)
                way.insert(end == &track.record.after ? 0 : way.size(), pointOf(*joined->record.drawing.label));
        painter.setPen(QPen(colours.lane, 2.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(Qt::NoBrush);
        if (track.record.circular)
            painter.drawPolygon(way);
        else
            painter.drawPolyline(way);
        for (qsizetype i = 0; i < points.size(); ++i) {
            const SpaceLook& look = looks[static_cast<std::size_t>(i)];
            const QPointF corner = points[i] - QPointF(7, 7);
            if (look.picture.empty()) {
                drawSpace(painter, points[i], 8.0, look, scene.theme);
                drawCentred(painter, QRectF(corner, QSizeF(14, 14)), QString::number(i + 1),
                            inkOn(spaceFill(look, scene.theme)), 8.5);
            } else {
                // A picture needs room; the number stands beside it.
                drawSpace(painter, points[i], 11.0, look, scene.theme);
                drawCentred(painter, QRectF(corner + QPointF(0, 17), QSizeF(14, 10)), QString::number(i + 1),
                            colours.ink, 8.5);
            }
        }
    }
}

/// By what layer of the editor a band is shown or hidden.
MapLayer mapLayerOf(MadeBand band)
{
    switch (band) {
    case MadeBand::Wash:
    case MadeBand::BorderBands:
    case MadeBand::Borders:
    case MadeBand::Coasts: return MapLayer::Territories;
    case MadeBand::SeaBorders: return MapLayer::Seas;
    case MadeBand::RiverEdges:
    case MadeBand::Rivers: return MapLayer::Barriers;
    case MadeBand::Crossings:
    case MadeBand::Lanes:
    case MadeBand::Ports: return MapLayer::Crossings;
    case MadeBand::Tracks:
    case MadeBand::Sites: return MapLayer::Sites;
    default: return MapLayer::Artwork;
    }
}

/// What the cartographer draws on a layer of board.svg, and what others drew there.
void paintMadeLayer(QPainter& painter, const MapScene& scene, SvgLayer layer, const QRectF& exposed)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // Scenery may run out of the sheet; beyond its edge no file and no game shows anything.
    if (!scene.boardRect().contains(exposed)) painter.setClipRect(scene.boardRect(), Qt::IntersectClip);
    for (std::size_t i = 0; i < kMadeBands; ++i) {
        const auto band = static_cast<MadeBand>(i);
        if (layerOf(band) != layer || !scene.layers.shows(mapLayerOf(band))) continue;
        scene.made()->visit(exposed, band, band, [&](const MadeItem& item) { paintInks(painter, item.inks, exposed); });
    }
    if (scene.layers.shows(MapLayer::Artwork)) paintInks(painter, scene.artwork().inksOn(layer), exposed);
    painter.restore();
}

/// Borders that a person closed.
void paintClosedBorders(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    if (!scene.layers.shows(MapLayer::Territories)) return;
    for (const Row<ConnectionRecord>& row : scene.model().connections()) {
        if (!row.record.isBorder() || row.record.basis != engine::BorderOrigin::Forbidden) continue;
        const QPainterPath path = sharedBorder(scene, row.record);
        if (!path.controlPointRect().intersects(exposed)) continue;
        painter.strokePath(path,
                           QPen(mapColours(scene.theme).closed, 3.4 * lineWidth(scene), Qt::SolidLine, Qt::FlatCap));
        painter.strokePath(path,
                           QPen(boardColours(scene.theme).paper, 1.2 * lineWidth(scene), Qt::DotLine, Qt::FlatCap));
    }
}

void paintTracedPicture(QPainter& painter, const MapScene& scene)
{
    const std::optional<engine::TracePicture>& trace = scene.model().info.picture;
    if (!trace || scene.picture.isNull() || scene.pictureFaded || !scene.layers.shows(MapLayer::Picture)) return;
    painter.save();
    painter.setOpacity(trace->opacity);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(placeOf(*trace), true);
    painter.drawImage(QPointF(), scene.picture);
    painter.restore();
}

/// Pictures on spaces, which stand above the discs that the cartographer draws, as large as in play.
void paintSpacePictures(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    if (!scene.layers.shows(MapLayer::Sites)) return;
    const MapModel& model = scene.model();
    for (const Row<TrackRecord>& track : model.tracks()) {
        std::vector<QPointF> points;
        std::vector<const PlaceRecord*> spaces;
        for (const Row<PlaceRecord>& row : model.places()) {
            if (row.record.kind != PlaceKind::Space || row.record.track != track.record.id || !row.record.drawing.label)
                continue;
            points.push_back(pointOf(*row.record.drawing.label));
            spaces.push_back(&row.record);
        }
        for (std::size_t i = 0; i < spaces.size(); ++i) {
            const engine::PlaceDrawing& drawing = spaces[i]->drawing;
            if (drawing.picture.empty() || !exposed.adjusted(-30, -30, 30, 30).contains(points[i])) continue;
            const QColor own = drawing.color.empty() ? QColor() : QColor(QString::fromStdString(drawing.color));
            drawSpacePicture(painter, points[i], spaceRadius(points, i), {spaces[i]->terrain, own, drawing.picture},
                             scene.theme);
        }
    }
}

/// The board as board.svg will have it, layer by layer.
void paintMadeMap(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    paintMadeLayer(painter, scene, SvgLayer::ArtworkBelow, exposed);
    paintTracedPicture(painter, scene);
    paintSeas(painter, scene, exposed);
    paintMadeLayer(painter, scene, SvgLayer::Seas, exposed);
    paintMadeLayer(painter, scene, SvgLayer::Territories, exposed);
    paintLands(painter, scene, exposed);
    for (const SvgLayer layer : {SvgLayer::Rivers, SvgLayer::Mountains, SvgLayer::Sites, SvgLayer::ArtworkAbove})
        paintMadeLayer(painter, scene, layer, exposed);
    paintClosedBorders(painter, scene, exposed);
    paintSpacePictures(painter, scene, exposed);
}

} // namespace

void paintSheet(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    painter.fillRect(exposed & scene.boardRect(), sheetFill());
    if (scene.layers.shows(MapLayer::Artwork)) scene.artwork().paintBelow(painter);
    paintTracedPicture(painter, scene);
}

void paintFaces(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    paintSeas(painter, scene, exposed);
    paintLands(painter, scene, exposed);
}

void paintBorders(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    painter.setRenderHint(QPainter::Antialiasing);
    const MapColours& colours = mapColours(scene.theme);
    const double line = lineWidth(scene);
    const QPen border(colours.border, 1.1 * line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const QPen coast(colours.coast, 2.2 * line, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const auto stroke = [&](const Row<PlaceRecord>&, const FaceShape& shape) {
        if (!shape.border.isEmpty()) painter.strokePath(shape.border, border);
        if (!shape.coast.isEmpty()) painter.strokePath(shape.coast, coast);
    };
    QPen sea(boardColours(scene.theme).water, 0.9 * line, Qt::DashLine, Qt::FlatCap);
    if (scene.layers.shows(MapLayer::Seas))
        visitFaces(scene, PlaceKind::Sea, exposed, [&](const Row<PlaceRecord>&, const FaceShape& shape) {
            painter.strokePath(shape.border, sea);
            painter.strokePath(shape.coast, sea);
        });
    if (scene.layers.shows(MapLayer::Territories)) visitFaces(scene, PlaceKind::Land, exposed, stroke);
}

void drawBarrier(QPainter& painter, const QPainterPath& path, bool mountains, Theme theme, double pixel)
{
    const MapColours& colours = mapColours(theme);
    painter.setBrush(Qt::NoBrush);
    if (!mountains) {
        const double width = std::max(7.0, 3 * pixel);
        painter.strokePath(path, QPen(colours.riverBank, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(path, QPen(colours.river, width * 0.68, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        return;
    }
    const double size = std::max(20.0, 9 * pixel);
    const double length = path.length();
    const int peaks = std::max(1, static_cast<int>(length / (size * 0.72)));
    painter.setPen(QPen(colours.mountainEdge, std::max(1.0, pixel), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    for (int i = 0; i < peaks; ++i) {
        // Not all alike, nor in one row; the same at each painting.
        const double high = size * (i % 3 == 1 ? 1.0 : i % 3 == 2 ? 0.72 : 0.85);
        const QPointF foot =
            path.pointAtPercent((i + 0.5) / peaks) + QPointF(0, high * 0.45 + (i % 2 == 0 ? 0 : size * 0.08));
        const QPointF top = foot - QPointF(size * 0.06, high);
        const QPointF left = foot - QPointF(size * 0.52, 0);
        const QPointF right = foot + QPointF(size * 0.5, 0);
        QPainterPath light(left);
        light.lineTo(top);
        light.lineTo(foot + QPointF(size * 0.1, 0));
        QPainterPath shade(foot + QPointF(size * 0.1, 0));
        shade.lineTo(top);
        shade.lineTo(right);
        painter.fillPath(light, colours.mountain);
        painter.fillPath(shade, colours.mountainShade);
        const QPointF slopes[]{left, top, right};
        painter.drawPolyline(slopes, 3);
    }
}

void paintBarriers(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    painter.setRenderHint(QPainter::Antialiasing);
    if (scene.layers.shows(MapLayer::Barriers))
        for (const Row<BarrierRecord>& row : scene.model().barriers()) {
            const QPainterPath path = linePath(scene.model(), row.record.line);
            if (path.isEmpty() || !path.controlPointRect().adjusted(-12, -12, 12, 12).intersects(exposed)) continue;
            drawBarrier(painter, path, row.record.mountains, scene.theme, scene.pixel());
        }
    paintClosedBorders(painter, scene, exposed);
}

void paintConnections(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    if (!scene.layers.shows(MapLayer::Crossings)) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColours& colours = boardColours(scene.theme);
    std::set<std::pair<double, double>> ports; // two lanes may share a port
    for (const Row<ConnectionRecord>& row : scene.model().connections()) {
        const ConnectionRecord& record = row.record;
        if (record.kind == ConnectionKind::SeaLane) {
            const QPainterPath lane = scene.lane(record);
            if (lane.isEmpty() || !lane.controlPointRect().adjusted(-10, -10, 10, 10).intersects(exposed)) continue;
            drawLane(painter, lane, colours, lineWidth(scene));
            for (const engine::MapPoint& end : record.drawing.ends) ports.emplace(end.x, end.y);
        } else if (record.drawing.at && exposed.adjusted(-30, -30, 30, 30).contains(pointOf(*record.drawing.at))) {
            const QPointF at = pointOf(*record.drawing.at);
            drawCrossing(painter, record.kind, at, wayAcross(scene.model().drawing, at));
        }
    }
    for (const Row<PlaceRecord>& row : scene.model().places())
        if (!row.record.flags.empty())
            if (const std::optional<QPointF> port = scene.portOf(row.key)) ports.emplace(port->x(), port->y());
    for (const auto& [x, y] : ports)
        if (exposed.adjusted(-10, -10, 10, 10).contains(QPointF(x, y))) drawPort(painter, QPointF(x, y), colours);
}

void paintSitesAndTracks(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    if (!scene.layers.shows(MapLayer::Sites)) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const BoardColours& colours = boardColours(scene.theme);
    for (const Row<PlaceRecord>& row : scene.model().places()) {
        if (row.record.kind != PlaceKind::Site || !row.record.drawing.box) continue;
        const engine::MapBox& box = *row.record.drawing.box;
        const QRectF rect(box.x, box.y, box.width, box.height);
        if (!rect.intersects(exposed)) continue;
        const bool drawn = scene.artwork().draws(row.record.id);
        painter.setPen(QPen(colours.ink, std::max(1.0, scene.pixel()), drawn ? Qt::DotLine : Qt::SolidLine));
        painter.setBrush(drawn ? QBrush(Qt::NoBrush) : QBrush(colours.paper));
        painter.drawRoundedRect(rect, 4, 4);
    }
    paintSpaces(painter, scene);
}

void paintSheetLetters(QPainter& painter, const MapScene& scene)
{
    // Without their plates, which may still be drawn, words would stand anywhere.
    if (scene.made() != nullptr && scene.layers.shows(MapLayer::Artwork) && scene.layers.shows(MapLayer::Labels))
        paintSheetWords(painter, scene.names().sheet(), scene.names().letters(), scene.theme);
}

void paintNames(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    if (!scene.layers.shows(MapLayer::Labels)) return;
    painter.setRenderHint(QPainter::Antialiasing);
    const double scale = 1 / scene.pixel();
    paintSheetLetters(painter, scene);
    const double halo = 4 / scale;
    const QRectF around = exposed.adjusted(-halo, -halo, halo, halo);
    for (const RecordId region : scene.names().regionsNear(around))
        paintName(painter, scene.names().regionName(region), regionNameColours(scene.names().letters(), scene.theme),
                  scale);
    for (const RecordId place : scene.names().near(around)) {
        const PlaceRecord& record = scene.model().places().at(place);
        const QColor drawn = scene.artwork().fill(record.id);
        const QColor box = drawn.isValid() ? drawn : QColor(QString::fromStdString(record.drawing.color));
        paintName(painter, scene.names().name(place),
                  nameColours(scene.names().letters(), record.kind, scene.theme, box), scale);
    }
}

void paintBoard(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    if (scene.made() != nullptr) {
        paintMadeMap(painter, scene, exposed);
        return;
    }
    paintSheet(painter, scene, exposed);
    paintFaces(painter, scene, exposed);
    paintBorders(painter, scene, exposed);
    if (scene.layers.shows(MapLayer::Artwork)) scene.artwork().paintAbove(painter);
    paintBarriers(painter, scene, exposed);
    paintConnections(painter, scene, exposed);
    paintSitesAndTracks(painter, scene, exposed);
}

void paintMap(QPainter& painter, const MapScene& scene, const QRectF& exposed)
{
    if (scene.isEmpty()) return;
    paintBoard(painter, scene, exposed);
    paintNames(painter, scene, exposed);
    if (scene.made() != nullptr) return; // its sheet has an edge of its own
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(mapColours(scene.theme).border, scene.pixel()));
    painter.drawRect(scene.boardRect());
}

} // namespace marches::editor
