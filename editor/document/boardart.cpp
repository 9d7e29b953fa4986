// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/boardart.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/furniture.h"
#include "editor/cartography/madeboard.h"
#include "editor/formats/boardsvg.h"
#include "editor/formats/ink.h"
#include "editor/formats/svglayers.h"
#include "editor/geometry/location.h"

#include <QRectF>

#include <algorithm>
#include <array>
#include <limits>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kMargin = 34; ///< board units between the edge of the sheet and what stands on it: room for a frame
constexpr QSizeF kLegendSize(170, 0);
constexpr double kLegendLine = 21;
constexpr double kLegendEdge = 20; ///< above and below its lines together

/// How much of a box is on land, in 49 samples, or on something else that stands there.
int occupied(const MapModel& model, const QRectF& box, const std::vector<QRectF>& taken)
{
    constexpr int kSamples = 7;
    int count = 0;
    for (int row = 0; row < kSamples; ++row)
        for (int column = 0; column < kSamples; ++column) {
            const QPointF at(box.left() + box.width() * column / (kSamples - 1),
                             box.top() + box.height() * row / (kSamples - 1));
            const bool covered = std::ranges::any_of(taken, [&](const QRectF& one) { return one.contains(at); });
            const std::optional<Key> place = model.placeOf(faceAt(model.drawing, at));
            const bool land = place && model.places().at(*place).kind == engine::PlaceKind::Land;
            count += (covered || land) ? 1 : 0;
        }
    return count;
}

/// What stands on the board already.
std::vector<QRectF> standing(const MapModel& model)
{
    std::vector<QRectF> boxes = furnitureBoxes(model);
    for (const Row<PlaceRecord>& row : model.places())
        if (const std::optional<engine::MapBox>& box = row.record.drawing.box)
            boxes.emplace_back(box->x, box->y, box->width, box->height);
    return boxes;
}

/// Of nine places, the corners first, the first one with the most room.
QRectF freestBox(const MapModel& model, const QSizeF& wanted, bool topFirst)
{
    const QSizeF sheet(model.info.width, model.info.height);
    const QSizeF size(std::min(wanted.width(), sheet.width()), std::min(wanted.height(), sheet.height()));
    const double margin =
        std::max(0.0, std::min({kMargin, (sheet.width() - size.width()) / 2, (sheet.height() - size.height()) / 2}));
    const std::array<double, 3> across{sheet.width() - margin - size.width(), margin,
                                       (sheet.width() - size.width()) / 2};
    std::array<double, 3> down{sheet.height() - margin - size.height(), margin, (sheet.height() - size.height()) / 2};
    if (topFirst) std::swap(down[0], down[1]);
    const std::vector<QRectF> taken = standing(model);
    QRectF best;
    int least = std::numeric_limits<int>::max();
    for (const double y : down)
        for (const double x : across) {
            const QRectF box(QPointF(x, y), size);
            const int count = occupied(model, box, taken);
            if (count >= least) continue;
            least = count;
            best = box;
        }
    return best;
}

std::unordered_set<std::string_view> stampIds(const MapModel& model)
{
    std::unordered_set<std::string_view> ids;
    for (const Row<StampRecord>& row : model.stamps()) ids.insert(row.record.id);
    return ids;
}

engine::MapPoint pointFrom(const QPointF& at) { return {at.x(), at.y()}; }

} // namespace

void changeArt(MapEdit& edit, const std::function<void(engine::MapArt&)>& change)
{
    MapInfo info = edit.model().info;
    if (!info.art) info.art.emplace();
    change(*info.art);
    if (!(info == edit.model().info)) edit.setInfo(info);
}

void removeArt(MapEdit& edit)
{
    MapInfo info = edit.model().info;
    if (!info.art) return;
    info.art.reset();
    edit.setInfo(info);
}

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

void putSheetPart(MapEdit& edit, SheetPart part)
{
    const MapModel& model = edit.model();
    if (model.info.art && hasSheetPart(*model.info.art, part)) return;
    engine::MapPoint at;
    engine::MapBox legend;
    switch (part) {
    case SheetPart::Compass: {
        const double side = 2.4 * compassRadius(model);
        at = pointFrom(freestBox(model, {side, side}, false).center());
        break;
    }
    case SheetPart::Scale: {
        constexpr double kHeight = 24;
        const QRectF box = freestBox(model, {kScaleLength, kHeight}, false);
        at = pointFrom(QPointF(box.left(), box.center().y()));
        break;
    }
    case SheetPart::Title: at = pointFrom(freestBox(model, titleSize(model), true).center()); break;
    case SheetPart::Legend: {
        const double lines = static_cast<double>(std::max<std::size_t>(1, model.regions().size()));
        const QRectF box = freestBox(model, {kLegendSize.width(), lines * kLegendLine + kLegendEdge}, false);
        legend = {box.x(), box.y(), box.width(), box.height()};
        break;
    }
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

void removeSheetPart(MapEdit& edit, SheetPart part)
{
    if (!edit.model().info.art) return;
    changeArt(edit, [part](engine::MapArt& art) {
        switch (part) {
        case SheetPart::Compass: art.compass.reset(); break;
        case SheetPart::Scale: art.scale.reset(); break;
        case SheetPart::Title: art.title.reset(); break;
        case SheetPart::Legend: art.legend.reset(); break;
        }
    });
}

bool hasOwnArtwork(const QByteArray& svg, const MapModel& model)
{
    const engine::Result<BoardSvg> board = BoardSvg::read(svg, "board.svg");
    if (!board) return false;
    std::unordered_set<std::string_view> shapes;
    for (const Row<PlaceRecord>& row : model.places()) shapes.insert(row.record.id);
    for (const Row<BarrierRecord>& row : model.barriers()) shapes.insert(row.record.id);
    return !board->inks([&shapes](std::string_view id) { return isMadeGroup(id) || shapes.contains(id); }).empty();
}

std::vector<std::string> takenAway(const MapModel& model)
{
    std::vector<std::string> found;
    if (!model.info.art) return found;
    const std::unordered_set<std::string_view> stamps = stampIds(model);
    for (const std::string& id : model.info.art->without)
        if (!stamps.contains(id)) found.push_back(id);
    return found;
}

void bringBack(MapEdit& edit)
{
    if (!edit.model().info.art) return;
    const std::unordered_set<std::string_view> stamps = stampIds(edit.model());
    changeArt(edit, [&stamps](engine::MapArt& art) {
        std::erase_if(art.without, [&stamps](const std::string& id) { return !stamps.contains(id); });
    });
}

const Style& styleOf(const MapModel& model)
{
    return artResources().styles.findOrUsual(model.info.art ? model.info.art->style : std::string(kUsualStyle));
}

Cartographer cartographerOf(const MapModel& model) { return {styleOf(model), artResources().stamps}; }

std::map<SvgLayer, std::string> madeParts(const MapModel& model)
{
    std::map<SvgLayer, std::string> parts;
    if (!model.info.art) return parts;
    MadeBoard board(styleOf(model), artResources().stamps);
    board.drawAll(model);
    for (const MadeBoard::Group& group : board.groups()) {
        std::string& part = parts[layerOf(group.band)];
        part += "<g id=\"" + std::string(groupOf(group.band)) + "\">\n";
        for (const MadeItem* item : group.items) part += writeInks(item->inks, kMadeDigits);
        part += "</g>\n";
    }
    return parts;
}

} // namespace marches::editor
