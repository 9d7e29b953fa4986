// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/mapnames.h"

#include "editor/cartography/furniture.h"
#include "editor/document/boardart.h"
#include "editor/geometry/boxes.h"
#include "editor/painting/boarddrawing.h"
#include "editor/painting/busyground.h"
#include "editor/painting/editedwording.h"
#include "editor/painting/mapartwork.h"
#include "editor/painting/mapshapes.h"
#include "editor/painting/namewishes.h"

#include <algorithm>
#include <iterator>
#include <type_traits>
#include <unordered_map>
#include <variant>

namespace marches::editor {

namespace {

using engine::PlaceKind;

NameLayout::Id idOf(RecordId place) { return static_cast<NameLayout::Id>(place); }

BoardLetters editedLetters(const MapModel& model)
{
    return model.info.art ? BoardLetters::of(styleOf(model)) : BoardLetters();
}

} // namespace

MapNames::MapNames(const MapDocument& document, const MapShapes& shapes, const MapArtwork& artwork, double pixel)
    : m_document(document), m_shapes(shapes), m_artwork(artwork), m_pixel(pixel)
{
    setAll();
}

void MapNames::setAll()
{
    const MapModel& model = m_document.model();
    m_letters = editedLetters(model);
    letterSheet();
    m_layout.emplace(QSizeF(model.info.width, model.info.height), BoardSizes(1 / m_pixel));
    for (const Row<PlaceRecord>& row : model.places()) m_layout->set(idOf(row.key), wishOf(row.record));
    m_namesRegions = model.info.regionNames.value_or(model.info.art && styleOf(model).namesRegions);
    std::set<std::string> regions;
    for (const Row<RegionRecord>& row : model.regions()) regions.insert(row.record.id);
    setRegions(regions);
    setFurniture();
    setLanes();
    setBusyGround({});
}

void MapNames::setBusyGround(const QRectF& changed)
{
    const MapModel& model = m_document.model();
    if (!model.info.art) return;
    std::vector<StampRecord> stamps;
    for (const Row<StampRecord>& row : model.stamps()) stamps.push_back(row.record);
    std::vector<QPainterPath> ranges;
    for (const Row<BarrierRecord>& row : model.barriers())
        if (row.record.mountains) ranges.push_back(linePath(model, row.record.line));
    m_layout->setBusyGround(
        BusyGround::of(*model.info.art, styleOf(model), stamps, ranges, QSizeF(model.info.width, model.info.height)),
        changed);
}

QRectF MapNames::movedRanges(const Patch& patch) const
{
    const MapModel& model = m_document.model();
    QRectF box;
    if (!model.info.art || model.barriers().empty()) return box;
    const Affected affected = affectedBy(model.drawing, patch);
    const auto isMoved = [&affected](VertexId point) { return std::ranges::binary_search(affected.vertices, point); };
    for (const Row<BarrierRecord>& row : model.barriers()) {
        if (!row.record.mountains || std::ranges::none_of(row.record.line, isMoved)) continue;
        QPainterPath moved = linePath(model, row.record.line);
        moved.addRect(boxOfChange(model.drawing, patch, affected)); // where it was
        box |= BusyGround::boxOf(moved, styleOf(model));
    }
    return box;
}

void MapNames::setFurniture()
{
    const MapModel& model = m_document.model();
    if (!model.info.art) return;
    const QSizeF board(model.info.width, model.info.height);
    m_layout->setSheet(sheetArea(*model.info.art, styleOf(model), board));
    m_layout->setFurniture(
        sheetFurniture(*model.info.art, styleOf(model), board, model.name(model.info.language, "map")));
}

void MapNames::setLanes()
{
    if (!m_namesRegions) return;
    std::vector<QRectF> boxes;
    for (const Row<ConnectionRecord>& row : m_document.model().connections())
        if (row.record.kind == engine::ConnectionKind::SeaLane)
            std::ranges::copy(laneBoxes(row.record.drawing), std::back_inserter(boxes));
    m_layout->setLanes(std::move(boxes));
}

void MapNames::letterSheet()
{
    const MapModel& model = m_document.model();
    m_sheet.clear();
    if (!model.info.art) return;
    std::vector<engine::Region> regions;
    for (const Row<RegionRecord>& row : model.regions()) regions.push_back({row.record.id, row.record.bonus});
    const std::vector<SheetRoom> rooms = sheetRooms(*model.info.art, QSizeF(model.info.width, model.info.height),
                                                    model.name(model.info.language, "map"), regions);
    const std::string& language = m_document.language();
    m_sheet = sheetWords(rooms, editedMapName(model, language),
                         [&](const std::string& region) { return editedRegionName(model, region, language); });
}

NameLayout& MapNames::settled() const
{
    m_layout->setSizes(BoardSizes(1 / m_pixel));
    m_layout->settle();
    return *m_layout;
}

const LabelPlace& MapNames::name(RecordId place) const { return settled().name(idOf(place)); }

const LabelPlace& MapNames::regionName(RecordId region) const { return settled().name(idOf(region)); }

std::vector<RecordId> MapNames::near(const QRectF& box, bool regions) const
{
    const MapModel& model = m_document.model();
    std::vector<RecordId> keys;
    for (const NameLayout::Id id : settled().namesNear(box)) {
        const RecordId key = static_cast<RecordId>(id);
        if (regions ? model.regions().has(key) : model.places().has(key)) keys.push_back(key);
    }
    return keys;
}

std::vector<RecordId> MapNames::near(const QRectF& box) const { return near(box, false); }

std::vector<RecordId> MapNames::regionsNear(const QRectF& box) const { return near(box, true); }

QRectF MapNames::spaceBox(const PlaceRecord& record) const
{
    const MapModel& model = m_document.model();
    if (!model.info.art)
        if (const QRectF drawn = m_artwork.boundsOf(record.id); !drawn.isEmpty()) return drawn;
    if (!record.drawing.label) return {};
    std::vector<QPointF> points;
    std::size_t own = 0;
    for (const Row<PlaceRecord>& row : model.places()) {
        if (row.record.kind != PlaceKind::Space || row.record.track != record.track || !row.record.drawing.label)
            continue;
        if (row.record.id == record.id) own = points.size();
        points.push_back(pointOf(*row.record.drawing.label));
    }
    return around(points[own], spaceRadius(points, own));
}

NameWish MapNames::wishOf(const PlaceRecord& record) const
{
    const MapModel& model = m_document.model();
    const engine::PlaceDrawing& drawn = record.drawing;
    NameWish wish;
    wish.id = record.id;
    wish.letters = nameLetters(m_letters.look(record.kind), drawn.lettering);
    wish.isPlaced = drawn.label.has_value() || !wish.letters.curve.empty();
    if (drawn.label) wish.at = pointOf(*drawn.label);
    if (record.kind == PlaceKind::Site) {
        wish.kind = NameWish::Kind::Site;
        if (!drawn.box) return wish;
        wish.box = QRectF(drawn.box->x, drawn.box->y, drawn.box->width, drawn.box->height);
        if (isTokenTrack(record.kind, record.id)) return wish; // has no name, and its box is on the board
    } else if (record.kind == PlaceKind::Space) {
        wish.kind = NameWish::Kind::Space;
        wish.box = spaceBox(record);
    } else if (record.isTerritory() && record.face != kOutside) {
        wish.kind = record.kind == PlaceKind::Sea ? NameWish::Kind::Sea : NameWish::Kind::Land;
        wish.shape = m_shapes.outline(record.face);
        if (!drawn.label) wish.at = m_shapes.pole(record.face);
        if (drawn.stack && record.kind == PlaceKind::Land) wish.pieces = pointOf(*drawn.stack);
    } else {
        // A coast, or a territory that nobody has drawn yet: the name shows where it is.
        wish.kind = NameWish::Kind::Mark;
        if (!drawn.label) return wish;
    }
    BoardName name = editedName(model, textBase(record), m_document.language());
    wish.lines = std::move(name.lines);
    wish.size = name.size;
    return wish;
}

NameWish MapNames::wishOf(const RegionRecord& record, const std::vector<const PlaceRecord*>& lands) const
{
    const MapModel& model = m_document.model();
    NameWish wish;
    wish.id = record.id;
    wish.kind = NameWish::Kind::Region;
    wish.letters = nameLetters(m_letters.region, record.drawing.lettering);
    wish.isPlaced = record.drawing.label.has_value() || !wish.letters.curve.empty();
    if (record.drawing.label) wish.at = pointOf(*record.drawing.label);
    std::vector<std::shared_ptr<const Shape>> outlines;
    std::vector<const Shape*> shapes;
    for (const PlaceRecord* land : lands) {
        shapes.push_back(outlines.emplace_back(m_shapes.outline(land->face)).get());
        if (const double thick = model.info.art ? BusyGround::thickness(styleOf(model), land->terrain) : 0; thick > 0)
            wish.growth.push_back({outlines.back(), thick});
    }
    wish.shape = std::make_shared<const Shape>(regionShape(shapes));
    BoardName name = editedName(model, textBase(record), m_document.language());
    wish.lines = std::move(name.lines);
    wish.size = name.size;
    return wish;
}

void MapNames::setRegions(const std::set<std::string>& regions)
{
    if (!m_namesRegions || regions.empty()) return;
    const MapModel& model = m_document.model();
    std::unordered_map<std::string, std::vector<const PlaceRecord*>> lands;
    for (const Row<PlaceRecord>& row : model.places())
        if (row.record.kind == PlaceKind::Land && row.record.face != kOutside && regions.contains(row.record.region))
            lands[row.record.region].push_back(&row.record);
    for (const std::string& id : regions)
        if (const Row<RegionRecord>* row = model.regions().byId(id))
            m_layout->set(idOf(row->key), wishOf(row->record, lands[id]));
}

void MapNames::set(RecordId place)
{
    const Table<PlaceRecord>& places = m_document.model().places();
    if (places.has(place))
        m_layout->set(idOf(place), wishOf(places.at(place)));
    else
        m_layout->erase(idOf(place));
}

void MapNames::setSpacesOf(const std::string& track)
{
    for (const Row<PlaceRecord>& row : m_document.model().places())
        if (row.record.kind == PlaceKind::Space && row.record.track == track) set(row.key);
}

/// What changes touch besides the names of the places that they are about.
struct MapNames::Touched {
    QRectF painted;                ///< where stamps and ranges are that were not, or were
    std::set<std::string> regions; ///< to be set anew
    bool sheet = false;
    bool lanes = false;

    void addRegionOf(const std::optional<PlaceRecord>& record)
    {
        if (record && !record->region.empty()) regions.insert(record->region);
    }
};

void MapNames::takeUp(const Patch& patch, Touched& touched)
{
    const MapModel& model = m_document.model();
    touched.painted |= movedRanges(patch);
    for (const FaceId face : affectedBy(model.drawing, patch).faces)
        if (const std::optional<RecordId> place = model.placeOf(face)) {
            set(*place);
            touched.addRegionOf(model.places().at(*place));
        }
}

void MapNames::takeUp(const RowChange<PlaceRecord>& change, Touched& touched)
{
    set(change.key);
    const std::optional<PlaceRecord>& before = change.before;
    const std::optional<PlaceRecord>& after = change.after;
    const bool isLand = !before || !after || before->region != after->region || before->kind != after->kind ||
                        before->face != after->face || before->terrain != after->terrain;
    if (isLand) {
        touched.addRegionOf(before);
        touched.addRegionOf(after);
    }
    for (const auto* record : {&before, &after})
        if (*record && (*record)->kind == PlaceKind::Space) setSpacesOf((*record)->track);
}

void MapNames::takeUp(const RowChange<RegionRecord>& change, Touched& touched)
{
    if (!m_document.model().regions().has(change.key)) m_layout->erase(idOf(change.key));
    if (change.after) touched.regions.insert(change.after->id);
    if (!change.before || !change.after || !isSameButForName(*change.before, *change.after)) touched.sheet = true;
}

void MapNames::takeUp(const RowChange<StampRecord>& change, Touched& touched)
{
    for (const auto* record : {&change.before, &change.after})
        if (*record) touched.painted |= BusyGround::boxOf(**record);
}

void MapNames::takeUp(const RowChange<ConnectionRecord>& change, Touched& touched)
{
    for (const auto* record : {&change.before, &change.after})
        if (*record && (*record)->kind == engine::ConnectionKind::SeaLane) touched.lanes = true;
}

void MapNames::takeUp(const RowChange<BarrierRecord>& change, Touched& touched)
{
    const MapModel& model = m_document.model();
    if (!model.info.art) return;
    for (const auto* record : {&change.before, &change.after})
        if (*record && (*record)->mountains)
            touched.painted |= BusyGround::boxOf(linePath(model, (*record)->line), styleOf(model));
}

void MapNames::takeUp(const TextChange& change, Touched& touched)
{
    const MapModel& model = m_document.model();
    for (const Row<PlaceRecord>& row : model.places())
        if (change.id.key.starts_with(textBase(row.record) + '.')) set(row.key);
    for (const Row<RegionRecord>& row : model.regions())
        if (change.id.key.starts_with(textBase(row.record) + '.')) touched.regions.insert(row.record.id);
    touched.sheet = true;
}

void MapNames::takeUp(const InfoChange& change, Touched& /*touched*/)
{
    const bool isOther = change.before.art != change.after.art || change.before.width != change.after.width ||
                         change.before.height != change.after.height ||
                         change.before.language != change.after.language ||
                         change.before.regionNames != change.after.regionNames;
    if (isOther) setAll();
}

QRectF MapNames::follow(const ModelChanges& changes)
{
    Touched touched;
    for (const ModelChange& change : changes)
        std::visit(
            [&](const auto& one) {
                using One = std::decay_t<decltype(one)>;
                constexpr bool kNamesNothing =
                    std::is_same_v<One, RowChange<TrackRecord>> || std::is_same_v<One, RowChange<ApprovalRecord>>;
                if constexpr (!kNamesNothing) takeUp(one, touched);
            },
            change);
    setRegions(touched.regions);
    if (touched.lanes) setLanes();
    if (!touched.painted.isEmpty()) setBusyGround(touched.painted);
    if (touched.sheet) {
        letterSheet();
        setFurniture();
    }
    m_layout->setSizes(BoardSizes(1 / m_pixel));
    return m_layout->settle();
}

} // namespace marches::editor
