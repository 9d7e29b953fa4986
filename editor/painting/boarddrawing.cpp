// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boarddrawing.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/furniture.h"
#include "editor/cartography/madeitem.h"
#include "editor/cartography/sceneryground.h"
#include "editor/cartography/sheetletters.h"
#include "editor/cartography/stamps.h"
#include "editor/formats/boardsvg.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/segment.h"
#include "editor/geometry/shape.h"
#include "editor/painting/busyground.h"
#include "editor/painting/namewishes.h"
#include "engine/package/mappackage.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <set>
#include <span>
#include <string_view>
#include <utility>

namespace marches::editor {

namespace {

using engine::ConnectionKind;
using engine::PlaceKind;

/// Ids under which artwork draws a crossing or port that we draw live ("bridge-beruna-dancing-dawn").
std::set<std::string, std::less<>> liveIds(const engine::Board& board)
{
    std::set<std::string, std::less<>> ids;
    for (const engine::Connection& connection : board.connections()) {
        const std::string& a = board.place(connection.from).id;
        const std::string& b = board.place(connection.to).id;
        for (const std::string_view prefix : {"bridge-", "lane-", "ford-", "pass-"}) {
            ids.insert(std::string(prefix).append(a).append("-").append(b));
            ids.insert(std::string(prefix).append(b).append("-").append(a));
        }
        if (connection.kind != ConnectionKind::SeaLane) continue;
        ids.insert("port-" + a);
        ids.insert("port-" + b);
    }
    return ids;
}

/// Direction of the outlines of both places near a point, averaged over their edges (with doubled angles, because a
/// line has no front), turned by 90 degrees: the way across.
double angleAcross(const Shape& a, const Shape& b, const QPointF& at)
{
    constexpr double kReach = 22.0; // board units: a bend of the river further away says nothing about the bridge
    double x = 0;
    double y = 0;
    for (const Shape* shape : {&a, &b}) {
        for (const QPolygonF& ring : shape->rings()) {
            for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++) {
                const QPointF along = ring[i] - ring[j];
                const double distance = QLineF((ring[i] + ring[j]) / 2, at).length();
                if (distance > 2 * kReach) continue;
                const double weight =
                    std::hypot(along.x(), along.y()) * std::exp(-(distance * distance) / (kReach * kReach));
                const double doubled = 2 * std::atan2(along.y(), along.x());
                x += weight * std::cos(doubled);
                y += weight * std::sin(doubled);
            }
        }
    }
    if (x == 0 && y == 0) return QLineF(a.bounds().center(), b.bounds().center()).angle() * -1;
    return std::atan2(y, x) / 2 * 180.0 / std::numbers::pi + 90.0;
}

/// The lines of the mountains that bar borders.
std::vector<QPainterPath> rangesOf(const engine::MapData& map, const BoardSvg& svg)
{
    std::vector<QPainterPath> ranges;
    for (const engine::Barrier& barrier : map.barriers)
        if (barrier.mountains)
            if (const std::optional<BoardSvg::Outline> line = svg.outline(barrier.id)) ranges.push_back(line->path);
    return ranges;
}

/// And those of mountains that are scenery.
void addSceneryRanges(std::vector<QPainterPath>& ranges, const engine::MapArt& art, const QSizeF& board)
{
    for (const engine::MapScenery& piece : art.scenery)
        if (sceneryKind(piece) == SceneryKind::Range) {
            const SceneryGround ground(piece, QRectF(QPointF(), board));
            QPainterPath line;
            line.addPolygon(QPolygonF(QList<QPointF>(ground.line().begin(), ground.line().end())));
            ranges.push_back(std::move(line));
        }
}

bool isNear(const QPointF& at, const std::vector<QPolygonF>& lines, double reach)
{
    return std::ranges::any_of(lines, [&](const QPolygonF& line) {
        for (qsizetype i = 1; i < line.size(); ++i)
            if (nearestOnLine(at, line[i - 1], line[i]).distance <= reach) return true;
        return false;
    });
}

/// Of the glyphs of a made board, which are one after the other without a word of what each is, the mountains that
/// stand along lines: they are known by the colours of their stamps.
Inks mountainsAlong(const std::vector<QPainterPath>& ranges, const Inks& glyphs, const Style& style)
{
    std::vector<QPolygonF> lines;
    for (const QPainterPath& range : ranges)
        for (const QPolygonF& part : range.toSubpathPolygons()) lines.push_back(part);
    std::vector<Inks> kinds;
    for (const std::string& id : style.range.stamps)
        if (const Stamp* stamp = artResources().stamps.find(id); stamp != nullptr && !stamp->parts.empty())
            kinds.push_back(inksOf(*stamp, StampPlace(), style));
    // The one of most parts first: another may begin like it.
    std::ranges::stable_sort(kinds, std::ranges::greater(), &Inks::size);
    const auto isAlike = [](const Ink& a, const Ink& b) {
        return a.brush == b.brush && (a.pen == Qt::NoPen ? b.pen == Qt::NoPen : a.pen.color() == b.pen.color());
    };
    // The owners' colours come through; by night mountains would shine.
    const auto faint = [](Ink ink) {
        constexpr double kFaint = 0.65;
        ink.opacity *= kFaint;
        return ink;
    };
    Inks found;
    for (auto glyph = glyphs.begin(); glyph != glyphs.end();) {
        const auto left = static_cast<std::size_t>(glyphs.end() - glyph);
        const auto kind = std::ranges::find_if(kinds, [&](const Inks& one) {
            return one.size() <= left && std::ranges::equal(one, std::span(glyph, one.size()), isAlike);
        });
        if (kind == kinds.end()) {
            ++glyph;
            continue;
        }
        const QRectF box = boxOf(*glyph);
        const auto end = glyph + static_cast<std::ptrdiff_t>(kind->size());
        if (isNear({box.center().x(), box.bottom()}, lines, style.range.most))
            std::transform(glyph, end, std::back_inserter(found), faint);
        glyph = end;
    }
    return found;
}

PlaceDrawing placeDrawing(const engine::Place& place, const engine::PlaceDrawing& hint, const BoardSvg& svg,
                          const BoardLetters& letters)
{
    PlaceDrawing drawing;
    drawing.letters = nameLetters(letters.look(place.kind), hint.lettering);
    drawing.isNamePlaced = hint.label.has_value();
    if (const std::optional<BoardSvg::Outline> outline = svg.outline(place.id)) {
        if (place.kind != PlaceKind::Site) drawing.shape = Shape(outline->path);
        drawing.ground = outline->fill;
    }
    drawing.box = drawing.shape.bounds();
    if (hint.box) {
        drawing.box = QRectF(hint.box->x, hint.box->y, hint.box->width, hint.box->height);
        QPainterPath box;
        box.addRect(drawing.box);
        drawing.shape = Shape(box);
    }
    drawing.centre = poleOfInaccessibility(drawing.shape);
    drawing.label = hint.label ? pointOf(*hint.label) : labelCentre(drawing.shape);
    if (hint.stack) drawing.stack = pointOf(*hint.stack);
    if (!hint.color.empty()) drawing.fill = QColor(QString::fromStdString(hint.color));
    if (place.kind == PlaceKind::Site && !drawing.ground.isValid()) drawing.ground = drawing.fill;
    drawing.picture = hint.picture;
    if (drawing.shape.isEmpty() && hint.label) drawing.centre = drawing.label;
    return drawing;
}

CrossingDrawing crossingDrawing(const engine::Connection& connection, const engine::ConnectionDrawing& hint,
                                const std::vector<PlaceDrawing>& places)
{
    CrossingDrawing drawing;
    for (const engine::MapPoint& end : hint.ends) drawing.ends.push_back(pointOf(end));
    for (const engine::MapPoint& bend : hint.bend) drawing.bend.push_back(pointOf(bend));
    for (const engine::MapPoint& edge : hint.edge) drawing.edge.push_back(pointOf(edge));
    const PlaceDrawing& from = places[static_cast<std::size_t>(connection.from)];
    const PlaceDrawing& to = places[static_cast<std::size_t>(connection.to)];
    if (hint.at) {
        drawing.at = pointOf(*hint.at);
        drawing.angle = angleAcross(from.shape, to.shape, *drawing.at);
    }
    if (connection.kind == ConnectionKind::SeaLane && drawing.ends.size() != 2) drawing.ends = {from.centre, to.centre};
    return drawing;
}

/// Whether the map, its style or its legend says that names of regions stand on the board.
std::optional<bool> namesRegions(const engine::MapData& map)
{
    if (map.regionNames || !map.art) return map.regionNames;
    if (styleFor(*map.art).namesRegions) return true;
    return map.art->legend ? std::optional(false) : std::nullopt;
}

void layRegions(const engine::MapData& map, BoardDrawing& drawing)
{
    for (std::size_t i = 0; i < std::min(map.connections.size(), map.board.connections().size()); ++i)
        if (map.board.connections()[i].kind == ConnectionKind::SeaLane)
            std::ranges::copy(laneBoxes(map.connections[i]), std::back_inserter(drawing.lanes));
    const std::vector<engine::Region>& regions = map.board.regions();
    std::vector<std::vector<const Shape*>> lands(regions.size());
    std::vector<std::vector<NameWish::Growth>> growth(regions.size());
    for (int place = 0; place < map.board.placeCount(); ++place) {
        const engine::Place& record = map.board.place(place);
        if (record.kind != PlaceKind::Land || record.region < 0) continue;
        const auto region = static_cast<std::size_t>(record.region);
        const Shape& shape = drawing.places[static_cast<std::size_t>(place)].shape;
        lands[region].push_back(&shape);
        // The drawing outlives what is made of it.
        if (const double thick = map.art ? BusyGround::thickness(styleFor(*map.art), record.terrain) : 0; thick > 0)
            growth[region].push_back({std::shared_ptr<const Shape>(std::shared_ptr<void>(), &shape), thick});
    }
    for (std::size_t i = 0; i < regions.size(); ++i) {
        const engine::RegionDrawing hint = i < map.regions.size() ? map.regions[i] : engine::RegionDrawing();
        RegionOnBoard region;
        region.id = regions[i].id;
        region.letters = nameLetters(drawing.letters.region, hint.lettering);
        region.isNamePlaced = hint.label.has_value() || !region.letters.curve.empty();
        if (hint.label) region.label = pointOf(*hint.label);
        region.shape = regionShape(lands[i]);
        region.growth = std::move(growth[i]);
        drawing.regions.push_back(std::move(region));
    }
}

/// Spaces without an outline in board.svg become discs.
void laySpaces(const engine::Board& board, std::vector<PlaceDrawing>& places)
{
    for (const engine::Track& track : board.tracks()) {
        std::vector<QPointF> points;
        for (const int each : track.spaces) points.push_back(places[static_cast<std::size_t>(each)].label);
        for (std::size_t i = 0; i < track.spaces.size(); ++i) {
            PlaceDrawing& here = places[static_cast<std::size_t>(track.spaces[i])];
            if (!here.shape.isEmpty() || here.label.isNull()) continue;
            const double radius = spaceRadius(points, i);
            QPainterPath disc;
            disc.addEllipse(here.label, radius, radius);
            here.shape = Shape(disc);
            here.box = here.shape.bounds();
            here.centre = here.label;
            here.live = true;
        }
    }
}

/// `open`: of the water that is no place; invalid: there is none.
std::vector<QColor> seasOf(const BoardDrawing& drawing, const QColor& open)
{
    std::vector<QColor> seas;
    const auto take = [&seas](const QColor& colour) {
        if (colour.isValid() && colour.alpha() == 255 && std::ranges::find(seas, colour) == seas.end())
            seas.push_back(colour);
    };
    take(open);
    for (int i = 0; i < drawing.board.placeCount(); ++i)
        if (drawing.board.place(i).kind == PlaceKind::Sea) take(drawing.places[static_cast<std::size_t>(i)].ground);
    return seas;
}

constexpr double kCoast = 16; ///< radius, board units

/// A coast of its own has a point in map.yaml and no outline: it becomes a disc there, which can hold a fleet and be
/// clicked.
void layCoasts(const engine::Board& board, std::vector<PlaceDrawing>& places)
{
    for (int i = 0; i < board.placeCount(); ++i) {
        PlaceDrawing& here = places[static_cast<std::size_t>(i)];
        if (board.place(i).kind != PlaceKind::Coast || !here.shape.isEmpty() || here.label.isNull()) continue;
        QPainterPath disc;
        disc.addEllipse(here.label, kCoast, kCoast);
        here.shape = Shape(disc);
        here.box = here.shape.bounds();
    }
}

/// Marks of a place with a barrier or a way over one keep so far from the outline, in board units: half a river's
/// width.
constexpr double kClear = 6.0;

void layEdges(const engine::Board& board, std::vector<PlaceDrawing>& places)
{
    std::vector<bool> apart(places.size(), false);
    for (const engine::Connection& connection : board.connections()) {
        if (connection.barrier.empty() && connection.kind == ConnectionKind::Border) continue;
        if (connection.kind == ConnectionKind::SeaLane) continue;
        apart[static_cast<std::size_t>(connection.from)] = apart[static_cast<std::size_t>(connection.to)] = true;
    }
    for (std::size_t i = 0; i < places.size(); ++i)
        places[i].edge = apart[i] ? offsetInwards(places[i].shape, kClear) : places[i].shape.path();
}

/// Width and height, in board units, from which territories have room for a stack and a name.
constexpr double kRoomy = 100;

/// By the territory of middle size: of maps of other programs, which have hundreds, it may be a fifth of ours.
double stackShare(const BoardDrawing& drawing)
{
    std::vector<double> widths;
    for (int i = 0; i < drawing.board.territoryCount(); ++i) {
        const QRectF box = drawing.places[static_cast<std::size_t>(i)].box;
        if (drawing.board.place(i).kind == PlaceKind::Land && !box.isEmpty())
            widths.push_back(std::sqrt(box.width() * box.height()));
    }
    if (widths.empty()) return 1;
    const auto middle = widths.begin() + static_cast<std::ptrdiff_t>(widths.size() / 2);
    std::nth_element(widths.begin(), middle, widths.end());
    return std::min(1.0, *middle / kRoomy);
}

} // namespace

double spaceRadius(const std::vector<QPointF>& points, std::size_t space)
{
    constexpr double kShare = 0.42; // of the distance from the nearest one
    constexpr double kLeast = 8;    // board units
    constexpr double kMost = 26;
    double nearest = kMost / kShare;
    for (std::size_t i = 0; i < points.size(); ++i)
        if (i != space) nearest = std::min(nearest, QLineF(points[space], points[i]).length());
    return std::clamp(kShare * nearest, kLeast, kMost);
}

int BoardDrawing::placeAt(const QPointF& point) const
{
    // Land before sea: islands lie in sea zones. Sites are boxes over everything.
    int sea = -1;
    int land = -1;
    for (int i = 0; i < board.placeCount(); ++i) {
        const PlaceDrawing& place = places[static_cast<std::size_t>(i)];
        if (place.shape.isEmpty() || !place.shape.contains(point)) continue;
        switch (board.place(i).kind) {
        case PlaceKind::Site: return i;
        case PlaceKind::Sea: sea = i; break;
        default: land = i;
        }
    }
    return land >= 0 ? land : sea;
}

engine::Result<std::shared_ptr<const BoardDrawing>> makeBoardDrawing(const engine::MapData& map,
                                                                     const QByteArray& svgText,
                                                                     const std::string& svgFile)
{
    const engine::Result<BoardSvg> svg = BoardSvg::read(svgText, svgFile);
    if (!svg) return engine::fail(svg.error());
    // Its letters are those of a style that the map may have brought with it.
    if (map.art && !map.file.empty() && artResources().styles.find(map.art->style) == nullptr)
        static_cast<void>(useArtBeside(map.folder())); // the editor and the command line tell what is wrong there
    auto drawing = std::make_shared<BoardDrawing>();
    drawing->board = map.board;
    drawing->size = QSizeF(map.width, map.height);
    QColor openSea;
    Inks mountains;
    if (map.art) {
        drawing->sheet = sheetRooms(*map.art, drawing->size, std::string(map.text("map.name")), map.board.regions());
        const Style& style = styleFor(*map.art);
        drawing->letters = BoardLetters::of(style);
        drawing->sheetArea = sheetArea(*map.art, style, drawing->size);
        drawing->furniture = sheetFurniture(*map.art, style, drawing->size, std::string(map.text("map.name")));
        if (style.groundIsSea) openSea = style.sea;
        std::vector<QPainterPath> ranges = rangesOf(map, *svg);
        drawing->busyGround = BusyGround::of(*map.art, style, map.stamps, ranges, drawing->size);
        addSceneryRanges(ranges, *map.art, drawing->size);
        mountains = mountainsAlong(ranges, svg->inksOf(groupOf(MadeBand::Glyphs)), style);
    }
    for (int i = 0; i < map.board.placeCount(); ++i) {
        const auto index = static_cast<std::size_t>(i);
        drawing->places.push_back(placeDrawing(map.board.place(i),
                                               index < map.places.size() ? map.places[index] : engine::PlaceDrawing{},
                                               *svg, drawing->letters));
    }
    drawing->seas = seasOf(*drawing, openSea);
    drawing->namesRegions = namesRegions(map);
    layRegions(map, *drawing);
    laySpaces(drawing->board, drawing->places);
    layCoasts(drawing->board, drawing->places);
    layEdges(drawing->board, drawing->places);
    drawing->stackShare = stackShare(*drawing);
    const auto along = [&map](const engine::Connection& connection) {
        const std::string& id = connection.barrier.empty() ? connection.over : connection.barrier;
        const auto found = std::ranges::find(map.barriers, id, &engine::Barrier::id);
        if (id.empty() || found == map.barriers.end()) return CrossingDrawing::Along::Nothing;
        return found->mountains ? CrossingDrawing::Along::Mountains : CrossingDrawing::Along::River;
    };
    for (std::size_t i = 0; i < map.board.connections().size(); ++i)
        drawing->crossings.push_back(crossingDrawing(
            map.board.connections()[i], i < map.connections.size() ? map.connections[i] : engine::ConnectionDrawing{},
            drawing->places));
    for (std::size_t i = 0; i < drawing->crossings.size(); ++i)
        drawing->crossings[i].along = along(map.board.connections()[i]);
    for (const std::string_view id : svg->ids())
        if (id.find("-track-") != std::string_view::npos)
            drawing->spots.emplace(id, svg->outline(id)->path.boundingRect().center());
    drawing->isMade = map.art.has_value();
    if (drawing->isMade)
        for (const MadeBand band : {MadeBand::RiverEdges, MadeBand::Rivers, MadeBand::Glyphs, MadeBand::Crossings,
                                    MadeBand::Lanes, MadeBand::Ports}) {
            Inks inks = band == MadeBand::Glyphs ? mountains : svg->inksOf(groupOf(band));
            std::ranges::move(inks, std::back_inserter(drawing->crossingInks));
        }
    const std::set<std::string, std::less<>> live = liveIds(map.board);
    drawing->artwork =
        svg->artwork([&live](std::string_view id) { return id == kSheetLetters || live.find(id) != live.end(); });
    return std::shared_ptr<const BoardDrawing>(std::move(drawing));
}

} // namespace marches::editor
