// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapfragment.h"

#include "editor/cartography/sceneryground.h"
#include "editor/document/ids.h"
#include "editor/document/placemoves.h"
#include "editor/document/sceneryedits.h"
#include "editor/document/sites.h"
#include "editor/document/stampedits.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/facecopies.h"
#include "editor/geometry/outline.h"
#include "engine/text/grammar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kGap = 12; ///< board units to what is there already

using engine::PlaceKind;

bool canStandAlone(const PlaceRecord& record)
{
    return (record.isTerritory() && record.face != kOutside) || (record.kind == PlaceKind::Site && record.drawing.box);
}

QRectF boxOf(const engine::MapBox& box) { return {box.x, box.y, box.width, box.height}; }

void copyTexts(MapModel& to, const MapModel& from, const std::string& base)
{
    for (const auto& [id, text] : from.texts())
        if (id.key.starts_with(base + ".")) to.apply(TextChange{id, {}, text});
}

/// The longest part of a line that lies on borders of the fragment, in its names.
std::vector<VertexId> partOf(const std::vector<VertexId>& line, const PlanarMap& fragment, const CopiedNames& names)
{
    std::vector<VertexId> best;
    std::vector<VertexId> part;
    for (const VertexId id : line) {
        const auto found = names.vertices.find(id);
        if (found == names.vertices.end()) {
            part.clear();
            continue;
        }
        bool joined = false;
        if (!part.empty())
            fragment.visitStar(part.back(),
                               [&](HalfEdge half) { joined = joined || fragment.end(half) == found->second; });
        if (!joined) part.clear();
        part.push_back(found->second);
        if (part.size() > best.size()) best = part;
    }
    if (best.size() < 2) best.clear();
    return best;
}

/// Puts the records of a fragment into a map, once its shapes lie there.
class Insertion {
public:
    Insertion(MapEdit& edit, const MapModel& fragment, const QTransform& by, CopiedNames names)
        : m_edit(edit), m_excerpt(fragment), m_by(by), m_names(std::move(names))
    {}

    Inserted run()
    {
        Inserted& added = m_added;
        for (const Row<RegionRecord>& row : m_excerpt.regions())
            if (const std::string there = regionLike(row.record); !there.empty()) {
                m_regions[row.record.id] = there;
            } else {
                RegionRecord region{freeId(m_edit.model(), row.record.id), row.record.bonus};
                region.pieces = row.record.pieces;
                region.sitsOut = row.record.sitsOut;
                m_regions[row.record.id] = region.id;
                m_edit.add(region);
                copyNamed<RegionRecord>(textBase(row.record), textBase(region));
                added.regions.push_back(region.id);
            }
        for (const Row<PlaceRecord>& row : m_excerpt.places())
            if (row.record.kind != PlaceKind::Coast) added.places.push_back(place(row.record));
        for (const Row<PlaceRecord>& row : m_excerpt.places())
            if (row.record.kind == PlaceKind::Coast) addCoast(row.record);
        for (const Row<BarrierRecord>& row : m_excerpt.barriers()) addBarrier(row.record);
        for (const Row<ConnectionRecord>& row : m_excerpt.connections()) addConnection(row.record);
        if (m_edit.model().info.art)
            for (const Row<StampRecord>& row : m_excerpt.stamps())
                added.stamps.push_back(copyStamp(m_edit, turned(row.record, m_by)));
        if (m_edit.model().info.art && m_excerpt.info.art)
            added.scenery = copyScenery(m_edit, turned(m_excerpt.info.art->scenery, m_by));
        const std::size_t wanted =
            m_excerpt.stamps().size() + (m_excerpt.info.art ? m_excerpt.info.art->scenery.size() : 0);
        added.leftOut = static_cast<int>(wanted - added.stamps.size() - added.scenery.size());
        return std::move(added);
    }

private:
    /// Whether two regions are called the same, in a language that both maps speak; nothing: there is none.
    std::optional<bool> areNamesakes(const RegionRecord& ours, const RegionRecord& theirs) const
    {
        for (const std::string& language : {m_edit.model().info.language, m_excerpt.info.language}) {
            const std::string& name = m_excerpt.text(language, textBase(ours) + ".name");
            const std::string& other = m_edit.model().text(language, textBase(theirs) + ".name");
            if (!name.empty() && !other.empty()) return name == other;
        }
        return std::nullopt;
    }

    /// Id of the map's own region that a region of the fragment is; empty: it has none. One of another map may have the
    /// same id by chance: then its name tells.
    std::string regionLike(const RegionRecord& region) const
    {
        const Row<RegionRecord>* same = m_edit.model().regions().byId(region.id);
        if (same != nullptr && areNamesakes(region, same->record).value_or(true)) return region.id;
        for (const Row<RegionRecord>& row : m_edit.model().regions())
            if (areNamesakes(region, row.record).value_or(false)) return row.record.id;
        return {};
    }

    /// The name in the language of the map, else any.
    std::string nameOf(const std::string& base) const
    {
        const std::string& own = m_excerpt.text(m_edit.model().info.language, base + ".name");
        return own.empty() ? m_excerpt.name(m_excerpt.info.language, base) : own;
    }

    template <class Record> std::string idFor(const std::string& base) const
    {
        return freeId(m_edit.model(), idFromName(freeName<Record>(m_edit.model(), nameOf(base))));
    }

    /// Copies all texts of a record; every form of its name gets the number that makes the name free.
    /// True where it did.
    template <class Record> bool copyNamed(const std::string& from, const std::string& to)
    {
        constexpr std::array<std::string_view, 6> kForms{"name", "with-article", "of",
                                                         "at",   "object",       engine::kBoardForm};
        const std::string name = nameOf(from);
        const std::string number = freeName<Record>(m_edit.model(), name).substr(name.size());
        for (const auto& [id, text] : m_excerpt.texts()) {
            if (!id.key.starts_with(from + ".")) continue;
            const std::string form = id.key.substr(from.size() + 1);
            const bool isName = std::ranges::find(kForms, form) != kForms.end();
            m_edit.setText(id.language, to + id.key.substr(from.size()), isName ? text + number : text);
        }
        if (m_edit.model().text(m_edit.model().info.language, to + ".name").empty())
            m_edit.setText(m_edit.model().info.language, to + ".name", name + number);
        return !number.empty();
    }

    std::string regionOf(const std::string& region) const
    {
        const auto found = m_regions.find(region);
        return found == m_regions.end() ? std::string() : found->second;
    }

    RecordId place(const PlaceRecord& from)
    {
        const std::string base = textBase(from);
        PlaceRecord made = from;
        made.id = idFor<PlaceRecord>(base);
        made.abbreviation.clear();
        made.region = regionOf(from.region);
        made.drawing = turned(from.drawing, m_by);
        made.face = from.face == kOutside ? kOutside : m_names.faces.at(from.face);
        m_ids[from.id] = made.id;
        if (copyNamed<PlaceRecord>(base, textBase(made))) ++m_added.renamed;
        return insertPlace(m_edit, std::move(made));
    }

    void addCoast(const PlaceRecord& from)
    {
        const auto parent = m_ids.find(from.parent);
        if (parent == m_ids.end()) return;
        PlaceRecord made = from;
        made.parent = parent->second;
        made.id = parent->second + from.id.substr(std::min(from.id.find('/'), from.id.size()));
        made.abbreviation.clear();
        made.drawing = turned(from.drawing, m_by);
        m_ids[from.id] = made.id;
        for (const auto& [id, text] : m_excerpt.texts())
            if (id.key.starts_with(textBase(from) + "."))
                m_edit.setText(id.language, textBase(made) + id.key.substr(textBase(from).size()), text);
        m_edit.add(std::move(made));
    }

    void addBarrier(const BarrierRecord& from)
    {
        BarrierRecord made = from;
        made.id = idFor<BarrierRecord>(textBase(from));
        for (VertexId& vertex : made.line) vertex = m_names.vertices.at(vertex);
        m_barriers[from.id] = made.id;
        copyNamed<BarrierRecord>(textBase(from), textBase(made));
        m_edit.add(std::move(made));
    }

    void addConnection(const ConnectionRecord& from)
    {
        const auto a = m_ids.find(from.from);
        const auto b = m_ids.find(from.to);
        if (a == m_ids.end() || b == m_ids.end()) return;
        ConnectionRecord made = from;
        made.from = a->second;
        made.to = b->second;
        for (std::string* id : {&made.barrier, &made.over})
            if (const auto barrier = m_barriers.find(*id); barrier != m_barriers.end())
                *id = barrier->second;
            else
                id->clear();
        made.drawing = turned(from.drawing, m_by);
        m_edit.add(std::move(made));
    }

    MapEdit& m_edit;
    const MapModel& m_excerpt;
    QTransform m_by;
    CopiedNames m_names;
    Inserted m_added;
    std::map<std::string, std::string> m_ids; ///< of places: in the fragment, in the map
    std::map<std::string, std::string> m_regions;
    std::map<std::string, std::string> m_barriers;
};

} // namespace

std::vector<RecordId> fragmentPlaces(const MapModel& model, const std::vector<RecordId>& places)
{
    std::vector<RecordId> taken;
    for (const RecordId key : places)
        if (const PlaceRecord* record = model.places().find(key); record != nullptr && canStandAlone(*record))
            taken.push_back(key);
    return taken;
}

bool holdsNothing(const MapModel& fragment)
{
    return fragment.places().empty() && fragment.stamps().empty() &&
           !(fragment.info.art && !fragment.info.art->scenery.empty());
}

MapModel fragmentOf(const MapModel& model, const std::vector<RecordId>& places, const std::vector<RecordId>& stamps,
                    const std::vector<std::string>& scenery)
{
    std::set<std::string> ids;
    std::set<std::string> regions;
    std::vector<FaceId> faces;
    for (const RecordId key : fragmentPlaces(model, places)) {
        const PlaceRecord& record = model.places().at(key);
        ids.insert(record.id);
        regions.insert(record.region);
        if (record.face != kOutside) faces.push_back(record.face);
    }
    MapModel fragment;
    fragment.info.language = model.info.language;
    if (std::vector<engine::MapScenery> pieces = sceneryOf(model, scenery); !pieces.empty())
        fragment.info.art.emplace().scenery = std::move(pieces);
    CopiedNames names;
    fragment.drawing = fragmentOf(model.drawing, faces, &names);
    for (const Row<PlaceRecord>& row : model.places()) {
        const bool isCoast = row.record.kind == PlaceKind::Coast && ids.contains(row.record.parent);
        if (!isCoast && !ids.contains(row.record.id)) continue;
        PlaceRecord copy = row.record;
        if (copy.face != kOutside) copy.face = names.faces.at(copy.face);
        copyTexts(fragment, model, textBase(copy));
        ids.insert(copy.id);
        fragment.append(std::move(copy));
    }
    for (const Row<RegionRecord>& row : model.regions())
        if (regions.contains(row.record.id)) {
            fragment.append(row.record);
            copyTexts(fragment, model, textBase(row.record));
        }
    std::set<std::string> barriers;
    for (const Row<ConnectionRecord>& row : model.connections())
        if (ids.contains(row.record.from) && ids.contains(row.record.to)) {
            fragment.append(row.record);
            barriers.insert({row.record.barrier, row.record.over});
        }
    for (const Row<BarrierRecord>& row : model.barriers())
        if (barriers.contains(row.record.id)) {
            BarrierRecord copy = row.record;
            copy.line = partOf(copy.line, fragment.drawing, names);
            fragment.append(std::move(copy));
            copyTexts(fragment, model, textBase(row.record));
        }
    const std::set<RecordId> taken(stamps.begin(), stamps.end());
    for (const Row<StampRecord>& row : model.stamps())
        if (taken.contains(row.key)) fragment.append(row.record);
    return fragment;
}

QRectF boundsOf(const MapModel& fragment)
{
    QRectF all;
    for (const Row<PlaceRecord>& row : fragment.places()) {
        if (row.record.face != kOutside) all |= boundsOf(fragment.drawing, row.record.face);
        if (row.record.drawing.box) all |= boxOf(*row.record.drawing.box);
    }
    if (!fragment.places().empty()) return all;
    for (const Row<StampRecord>& row : fragment.stamps()) all |= stampOutline(row.record).boundingRect();
    if (fragment.info.art)
        for (const engine::MapScenery& piece : fragment.info.art->scenery) all |= sceneryCurve(piece).boundingRect();
    return all;
}

QPointF besideOthers(const MapModel& model, const MapModel& fragment)
{
    constexpr double kNear = 1; // board units: as good as the same place
    const QRectF board(0, 0, model.info.width, model.info.height);
    const QRectF box = boundsOf(fragment);
    QPointF by(kGap, kGap);
    if (!board.intersects(box.translated(by))) by -= box.topLeft(); // of a larger map
    const auto isTaken = [&](const Row<StampRecord>& one) {
        return std::ranges::any_of(model.stamps(), [&](const Row<StampRecord>& other) {
            const double x = one.record.at.x + by.x() - other.record.at.x;
            const double y = one.record.at.y + by.y() - other.record.at.y;
            return std::hypot(x, y) < kNear;
        });
    };
    // A piece of scenery lies where its first point does.
    const auto isLaid = [&](const engine::MapScenery& one) {
        const std::vector<engine::MapScenery> none;
        const std::vector<engine::MapScenery>& others = model.info.art ? model.info.art->scenery : none;
        return std::ranges::any_of(others, [&](const engine::MapScenery& other) {
            const QPointF apart = pointOf(one.points.front()) + by - pointOf(other.points.front());
            return one.terrain == other.terrain && std::hypot(apart.x(), apart.y()) < kNear;
        });
    };
    const auto isThere = [&] {
        return std::ranges::any_of(fragment.stamps(), isTaken) ||
               (fragment.info.art && std::ranges::any_of(fragment.info.art->scenery, isLaid));
    };
    while (isThere()) by += QPointF(kGap, kGap);
    return by + intoSheet(model, box.translated(by));
}

QPointF intoSheet(const MapModel& model, const QRectF& box)
{
    const auto move = [](double from, double to, double end) {
        return from < 0 || to - from > end ? -from : to > end ? end - to : 0.0;
    };
    return {move(box.left(), box.right(), model.info.width), move(box.top(), box.bottom(), model.info.height)};
}

namespace {

/// The free place of a box on a board that is nearest to where it is.
template <class IsFree> std::optional<QRectF> nearestGap(const QRectF& board, const QRectF& from, const IsFree& isFree)
{
    // Board units; on the largest sheets no more spots are tried than on one of a usual size.
    const double kStep = std::max(8.0, std::max(board.width(), board.height()) / 128);
    constexpr double kClear = 2; // borders that touch would be joined
    const auto startsIn = [kStep](double room) {
        std::vector<double> starts;
        if (room < 0) return starts;
        const int steps = static_cast<int>(std::ceil(room / kStep));
        for (int step = 0; step < steps; ++step) starts.push_back(step * kStep);
        starts.push_back(room);
        return starts;
    };
    const std::vector<double> across = startsIn(board.width() - from.width());
    std::optional<QRectF> best;
    double way = 0;
    for (const double y : startsIn(board.height() - from.height()))
        for (const double x : across) {
            const double here = std::hypot(x - from.x(), y - from.y());
            if (best && here >= way) continue;
            const QRectF spot(QPointF(x, y), from.size());
            if (!isFree(spot.adjusted(-kClear, -kClear, kClear, kClear))) continue;
            best = spot;
            way = here;
        }
    return best;
}

} // namespace

QPointF toFreeSpot(const MapModel& model, const QRectF& box)
{
    const QRectF board(0, 0, model.info.width, model.info.height);
    QRectF from = box;
    if (!board.contains(from)) from.moveTopLeft({kGap, kGap}); // turned over, or of a larger map
    std::vector<QRectF> taken;
    for (const Row<PlaceRecord>& row : model.places()) {
        if (row.record.face != kOutside) taken.push_back(boundsOf(model.drawing, row.record.face));
        if (row.record.drawing.box) taken.push_back(boxOf(*row.record.drawing.box));
    }
    const auto isFree = [&](const QRectF& spot) {
        return std::ranges::none_of(taken, [&](const QRectF& one) { return one.intersects(spot); });
    };
    const QSizeF step(from.width() + kGap, from.height() + kGap);
    constexpr int kRings = 8;
    for (int ring = 0; ring <= kRings; ++ring)
        for (int row = -ring; row <= ring; ++row)
            for (int column = -ring; column <= ring; ++column) {
                if (std::max(std::abs(row), std::abs(column)) != ring) continue;
                const QRectF spot = from.translated(column * step.width(), row * step.height());
                if (board.contains(spot) && isFree(spot)) return spot.topLeft() - box.topLeft();
            }
    if (const std::optional<QRectF> gap = nearestGap(board, from, isFree)) return gap->topLeft() - box.topLeft();
    // The board is full: beside it, where it can be taken from.
    QRectF spot = from;
    spot.moveTopLeft({board.right() + kGap, kGap});
    while (!isFree(spot)) spot.translate(0, step.height());
    return spot.topLeft() - box.topLeft();
}

tl::expected<Inserted, EditRefusal> insertFragment(MapEdit& edit, const MapModel& fragment, const QTransform& by)
{
    if (fragment.places().empty() && !edit.model().info.art) return refuse("board-not-drawn", {});
    CopiedNames names;
    const EditResult drawn = edit.draw(layInto, fragment.drawing, by, &names);
    if (!drawn) return tl::unexpected(drawn.error());
    return Insertion(edit, fragment, by, std::move(names)).run();
}

} // namespace marches::editor
