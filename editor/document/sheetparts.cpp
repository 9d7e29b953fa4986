// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/sheetparts.h"

#include "editor/cartography/furniture.h"
#include "editor/document/boardart.h"
#include "editor/document/mapfragment.h"
#include "editor/document/stampedits.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/location.h"
#include "engine/base/utf8.h"

#include <QCoreApplication>
#include <QLineF>
#include <QSizeF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace marches::editor {

namespace {

constexpr double kMargin = 34; ///< board units between the edge of the sheet and what stands on it: room for a frame
constexpr double kLegendLine = 21;
constexpr double kLegendEdge = 20; ///< above and below its lines together
constexpr double kLegendWidth = 170;
constexpr QSizeF kLeastLegend(70, 36);
constexpr double kLeastSize = 0.25; ///< of the usual one
constexpr double kLargestSize = 4;

constexpr int kStanding = 8; ///< what something that stands there counts for, against plain land

/// How much of a box is on land, of its samples, or, which is worse, on something else that stands there; no further
/// than `enough`.
int occupied(const MapModel& model, const QRectF& box, const std::vector<QRectF>& taken, int enough)
{
    constexpr double kStep = 20;
    const auto samples = [](double length) { return std::clamp(static_cast<int>(length / kStep), 4, 16); };
    const int columns = samples(box.width());
    const int rows = samples(box.height());
    int count = 0;
    for (int row = 0; row <= rows; ++row)
        for (int column = 0; column <= columns; ++column) {
            const QPointF at(box.left() + box.width() * column / columns, box.top() + box.height() * row / rows);
            const bool covered = std::ranges::any_of(taken, [&](const QRectF& one) { return one.contains(at); });
            const std::optional<RecordId> place = covered ? std::nullopt : model.placeOf(faceAt(model.drawing, at));
            const bool land = place && model.places().at(*place).kind == engine::PlaceKind::Land;
            count += covered ? kStanding : land ? 1 : 0;
            if (count >= enough) return count;
        }
    return count;
}

/// A way is a row of small boxes.
void addWayBoxes(std::vector<QRectF>& boxes, const std::vector<engine::MapPoint>& way)
{
    constexpr double kWayRoom = 11; // board units on each side
    for (std::size_t i = 1; i < way.size(); ++i) {
        const QLineF part(pointOf(way[i - 1]), pointOf(way[i]));
        const int steps = std::max(1, static_cast<int>(part.length() / kWayRoom));
        for (int k = 0; k <= steps; ++k) boxes.push_back(around(part.pointAt(1.0 * k / steps), kWayRoom));
    }
}

void addLaneBoxes(std::vector<QRectF>& boxes, const engine::ConnectionDrawing& lane)
{
    if (lane.ends.size() != 2) return;
    std::vector<engine::MapPoint> way{lane.ends.front()};
    way.insert(way.end(), lane.bend.begin(), lane.bend.end());
    way.push_back(lane.ends.back());
    addWayBoxes(boxes, way);
}

/// The road from space to space.
void addTrackBoxes(std::vector<QRectF>& boxes, const MapModel& model, const TrackRecord& track)
{
    std::vector<engine::MapPoint> way;
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.kind == engine::PlaceKind::Space && row.record.track == track.id && row.record.drawing.label)
            way.push_back(*row.record.drawing.label);
    if (track.circular && way.size() > 2) way.push_back(way.front());
    addWayBoxes(boxes, way);
}

/// Names that a person put somewhere; others make room by themselves.
void addPlacedNames(std::vector<QRectF>& boxes, const MapModel& model)
{
    constexpr QSizeF kLetter(8, 20); // board units
    const auto add = [&](const std::optional<engine::MapPoint>& at, const std::string& name) {
        if (!at) return;
        const QSizeF size(kLetter.width() * engine::characterCount(name), kLetter.height());
        boxes.emplace_back(pointOf(*at) - QPointF(size.width() / 2, size.height() / 2), size);
    };
    const std::string& language = model.info.language;
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.kind != engine::PlaceKind::Space)
            add(row.record.drawing.label, model.name(language, textBase(row.record)));
    for (const Row<RegionRecord>& row : model.regions())
        add(row.record.drawing.label, model.name(language, textBase(row.record)));
}

/// What stands on the board already.
std::vector<QRectF> standing(const MapModel& model)
{
    constexpr double kSpaceRoom = 22; // around the point of a track's space
    std::vector<QRectF> boxes = furnitureBoxes(model);
    for (const Row<PlaceRecord>& row : model.places()) {
        const engine::PlaceDrawing& drawing = row.record.drawing;
        if (drawing.box) boxes.emplace_back(drawing.box->x, drawing.box->y, drawing.box->width, drawing.box->height);
        if (row.record.kind == engine::PlaceKind::Space && drawing.label)
            boxes.push_back(around(pointOf(*drawing.label), kSpaceRoom));
    }
    for (const Row<ConnectionRecord>& row : model.connections())
        if (row.record.kind == engine::ConnectionKind::SeaLane) addLaneBoxes(boxes, row.record.drawing);
    for (const Row<TrackRecord>& row : model.tracks()) addTrackBoxes(boxes, model, row.record);
    for (const Row<StampRecord>& row : model.stamps()) boxes.push_back(stampOutline(row.record).boundingRect());
    addPlacedNames(boxes, model);
    return boxes;
}

/// Where along the sheet something of a length may begin: at both ends and in the middle first, then in between.
std::vector<double> startsAlong(double sheet, double length)
{
    const double margin = std::max(0.0, std::min(kMargin, (sheet - length) / 2));
    const double room = sheet - 2 * margin - length;
    std::vector<double> starts{sheet - margin - length, margin, (sheet - length) / 2};
    constexpr int kSteps = 16;
    for (int i = 1; i < kSteps; ++i)
        if (2 * i != kSteps) starts.push_back(margin + room * i / kSteps);
    return starts;
}

struct FreeBox {
    QRectF box;
    int covers = std::numeric_limits<int>::max(); ///< as occupied() counts
};

/// The first one with the most room: corners and middles before all others.
FreeBox freestBox(const MapModel& model, const QSizeF& wanted, bool topFirst)
{
    const QSizeF sheet(model.info.width, model.info.height);
    const QSizeF size(std::min(wanted.width(), sheet.width()), std::min(wanted.height(), sheet.height()));
    const std::vector<double> across = startsAlong(sheet.width(), size.width());
    std::vector<double> down = startsAlong(sheet.height(), size.height());
    if (topFirst) std::swap(down[0], down[1]);
    const std::vector<QRectF> taken = standing(model);
    FreeBox best;
    const auto look = [&](double x, double y) {
        const QRectF box(QPointF(x, y), size);
        const int count = occupied(model, box, taken, best.covers);
        if (count < best.covers) best = {box, count};
    };
    constexpr std::size_t kFirst = 3;
    for (std::size_t y = 0; y < kFirst; ++y)
        for (std::size_t x = 0; x < kFirst; ++x) look(across[x], down[y]);
    for (std::size_t y = 0; y < down.size() && best.covers > 0; ++y)
        for (std::size_t x = 0; x < across.size() && best.covers > 0; ++x)
            if (x >= kFirst || y >= kFirst) look(across[x], down[y]);
    return best;
}

/// The legend has narrower lines where the water has no room for the usual ones.
QRectF freeLegend(const MapModel& model)
{
    const double lines = static_cast<double>(std::max<std::size_t>(1, model.regions().size()));
    FreeBox best;
    for (const double share : {1.0, 0.85, 0.7}) {
        const FreeBox found =
            freestBox(model, {kLegendWidth * share, lines * kLegendLine * share + kLegendEdge}, false);
        if (found.covers < best.covers) best = found;
        if (best.covers == 0) break;
    }
    return best.box;
}

engine::MapPoint pointFrom(const QPointF& at) { return {at.x(), at.y()}; }
engine::MapBox boxFrom(const QRectF& box) { return {box.x(), box.y(), box.width(), box.height()}; }

void shiftPart(engine::MapArt& art, SheetPart part, const QPointF& by)
{
    const auto move = [&by](auto& at) {
        if (!at) return;
        at->x += by.x();
        at->y += by.y();
    };
    switch (part) {
    case SheetPart::Compass: move(art.compass); break;
    case SheetPart::Scale: move(art.scale); break;
    case SheetPart::Title: move(art.title); break;
    case SheetPart::Legend: move(art.legend); break;
    }
}

double* sizeOf(engine::MapArt& art, SheetPart part)
{
    switch (part) {
    case SheetPart::Compass: return &art.compassSize;
    case SheetPart::Scale: return &art.scaleSize;
    case SheetPart::Title: return &art.titleSize;
    case SheetPart::Legend: break;
    }
    return nullptr;
}

/// Place and size of one part as they are in `from`.
void takeBack(engine::MapArt& art, SheetPart part, const engine::MapArt& from)
{
    switch (part) {
    case SheetPart::Compass: art.compass = from.compass; break;
    case SheetPart::Scale: art.scale = from.scale; break;
    case SheetPart::Title: art.title = from.title; break;
    case SheetPart::Legend: art.legend = from.legend; break;
    }
    engine::MapArt was = from;
    if (double* size = sizeOf(art, part)) *size = *sizeOf(was, part);
}

/// The title and its ribbon stay on the sheet by themselves; the map says where they are then.
void keepOnSheet(MapEdit& edit, SheetPart part)
{
    const MapModel& model = edit.model();
    const QRectF box = sheetPartBox(model, part);
    if (box.isEmpty()) return;
    if (part == SheetPart::Title) {
        const QPointF middle = titleBox(model).center();
        changeArt(edit, [&middle](engine::MapArt& art) { art.title = pointFrom(middle); });
        return;
    }
    const QPointF by = intoSheet(model, box);
    if (!by.isNull()) changeArt(edit, [&](engine::MapArt& art) { shiftPart(art, part, by); });
}

double roundedSize(SheetPart part, double size)
{
    const double steps = part == SheetPart::Scale ? 4 : 100;
    return std::clamp(std::round(size * steps) / steps, kLeastSize, kLargestSize);
}

} // namespace

bool hasSheetPart(const engine::MapArt& art, SheetPart part)
{
    switch (part) {
    case SheetPart::Compass: return art.compass.has_value();
    case SheetPart::Scale: return art.scale.has_value();
    case SheetPart::Title: return art.title.has_value();
    case SheetPart::Legend: return art.legend.has_value();
    }
    return false;
}

bool hasSheetPart(const MapModel& model, SheetPart part)
{
    return model.info.art && hasSheetPart(*model.info.art, part);
}

QRectF sheetPartBox(const MapModel& model, SheetPart part)
{
    switch (part) {
    case SheetPart::Compass: return compassBox(model);
    case SheetPart::Scale: return scaleBox(model);
    case SheetPart::Title: return ribbonBox(model);
    case SheetPart::Legend: return legendBox(model);
    }
    return {};
}

QString sheetPartName(SheetPart part)
{
    switch (part) {
    case SheetPart::Compass: return QCoreApplication::translate("marches::editor::SheetParts", "Compass");
    case SheetPart::Scale: return QCoreApplication::translate("marches::editor::SheetParts", "Scale");
    case SheetPart::Title: return QCoreApplication::translate("marches::editor::SheetParts", "Title");
    case SheetPart::Legend: return QCoreApplication::translate("marches::editor::SheetParts", "Legend");
    }
    return {};
}

void putSheetPart(MapEdit& edit, SheetPart part)
{
    const MapModel& model = edit.model();
    if (hasSheetPart(model, part)) return;
    engine::MapPoint at;
    engine::MapBox legend;
    switch (part) {
    case SheetPart::Compass: {
        const double side = 2.4 * compassRadius(model);
        at = pointFrom(freestBox(model, {side, side}, false).box.center());
        break;
    }
    case SheetPart::Scale: {
        constexpr double kHeight = 24;
        const QRectF box = freestBox(model, {kScaleLength, kHeight}, false).box;
        at = pointFrom(QPointF(box.left(), box.center().y()));
        break;
    }
    case SheetPart::Title: at = pointFrom(freestBox(model, ribbonSize(model), true).box.center()); break;
    case SheetPart::Legend: legend = boxFrom(freeLegend(model)); break;
    }
    changeArt(edit, [&](engine::MapArt& art) {
        switch (part) {
        case SheetPart::Compass: art.compass = at; break;
        case SheetPart::Scale: art.scale = at; break;
        case SheetPart::Title: art.title = at; break;
        case SheetPart::Legend: art.legend = legend; break;
        }
    });
}

void growLegend(MapEdit& edit, std::size_t before)
{
    const MapModel& model = edit.model();
    const std::size_t now = model.regions().size();
    if (!hasSheetPart(model, SheetPart::Legend) || now == before) return;
    const auto lines = [](std::size_t regions) { return static_cast<double>(std::max<std::size_t>(1, regions)); };
    changeArt(edit, [&](engine::MapArt& art) {
        const double line = std::min((art.legend->height - kLegendEdge) / lines(before), kLegendLine);
        art.legend->height = std::max(kLeastLegend.height(), art.legend->height + line * (lines(now) - lines(before)));
    });
    keepOnSheet(edit, SheetPart::Legend);
}

void putSheetPartAnew(MapEdit& edit, SheetPart part)
{
    removeSheetPart(edit, part);
    putSheetPart(edit, part);
}

void removeSheetPart(MapEdit& edit, SheetPart part)
{
    if (!edit.model().info.art) return;
    changeArt(edit, [part](engine::MapArt& art) { takeBack(art, part, engine::MapArt()); });
}

void moveSheetPart(MapEdit& edit, SheetPart part, const engine::MapArt& from, const QPointF& by)
{
    if (!hasSheetPart(edit.model(), part)) return;
    changeArt(edit, [&](engine::MapArt& art) {
        takeBack(art, part, from);
        shiftPart(art, part, by);
    });
    keepOnSheet(edit, part);
}

void scaleSheetPart(MapEdit& edit, SheetPart part, const engine::MapArt& from, double factor)
{
    if (!hasSheetPart(edit.model(), part)) return;
    changeArt(edit, [&](engine::MapArt& art) {
        takeBack(art, part, from);
        if (double* size = sizeOf(art, part)) {
            *size = roundedSize(part, *size * factor);
        } else if (art.legend) {
            art.legend->width = std::max(kLeastLegend.width(), art.legend->width * factor);
            art.legend->height = std::max(kLeastLegend.height(), art.legend->height * factor);
        }
    });
    keepOnSheet(edit, part);
}

void dragSheetCorner(MapEdit& edit, SheetPart part, const engine::MapArt& from, std::size_t corner, const QPointF& at)
{
    if (!hasSheetPart(edit.model(), part)) return;
    changeArt(edit, [&](engine::MapArt& art) { takeBack(art, part, from); });
    const QRectF box = sheetPartBox(edit.model(), part);
    const std::array<QPointF, 4> corners = cornersOf(box);
    const QPointF was = corners[corner % corners.size()];
    const QPointF fixed = corners[(corner + 2) % corners.size()];
    if (part == SheetPart::Legend) {
        const double width =
            std::max(kLeastLegend.width(), was.x() < fixed.x() ? fixed.x() - at.x() : at.x() - fixed.x());
        const double height =
            std::max(kLeastLegend.height(), was.y() < fixed.y() ? fixed.y() - at.y() : at.y() - fixed.y());
        const QPointF start(was.x() < fixed.x() ? fixed.x() - width : fixed.x(),
                            was.y() < fixed.y() ? fixed.y() - height : fixed.y());
        changeArt(edit, [&](engine::MapArt& art) { art.legend = boxFrom(QRectF(start, QSizeF(width, height))); });
        return keepOnSheet(edit, part);
    }
    // What is dragged along the diagonal counts; of the scale, which is long and low, what is dragged sideways.
    const QPointF diagonal = was - fixed;
    const QPointF now = at - fixed;
    if (box.isEmpty()) return;
    const double share = part == SheetPart::Scale
                             ? now.x() / diagonal.x()
                             : QPointF::dotProduct(now, diagonal) / QPointF::dotProduct(diagonal, diagonal);
    scaleSheetPart(edit, part, from, std::max(0.0, share));
    const QPointF moved = fixed - cornersOf(sheetPartBox(edit.model(), part))[(corner + 2) % corners.size()];
    changeArt(edit, [&](engine::MapArt& art) { shiftPart(art, part, moved); });
    keepOnSheet(edit, part);
}

} // namespace marches::editor
