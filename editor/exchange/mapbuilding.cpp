// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/mapbuilding.h"

#include "editor/exchange/arearaster.h"
#include "editor/exchange/coastalgraph.h"
#include "editor/exchange/coastlanes.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/ringnet.h"
#include "editor/formats/boardsvg.h"
#include "editor/formats/svgdocument.h"
#include "editor/formats/svggeometry.h"
#include "editor/formats/svglayers.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/shape.h"
#include "editor/model/idfromname.h"
#include "editor/model/mapconversion.h"
#include "engine/base/textlimits.h"
#include "engine/base/utf8.h"
#include "engine/yaml/schema.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>

namespace marches::editor {

namespace {

using engine::PlaceKind;

engine::MapPoint pointFrom(const QPointF& at)
{
    const auto tenth = [](double value) { return std::round(value * 10) / 10; };
    return {tenth(at.x()), tenth(at.y())};
}

/// Points of an outline, about so many.
QPolygonF somePoints(const Shape& shape, qsizetype most)
{
    QPolygonF points;
    const qsizetype step = std::max<qsizetype>(1, shape.sides() / most);
    qsizetype number = 0;
    for (const QPolygonF& ring : shape.rings())
        for (const QPointF& point : ring)
            if (number++ % step == 0) points << point;
    return points;
}

/// The points of two outlines that are nearest to each other, of some hundred of each.
std::pair<QPointF, QPointF> nearestPoints(const Shape& a, const Shape& b)
{
    constexpr qsizetype kMostPoints = 300;
    const QPolygonF from = somePoints(a, kMostPoints);
    const QPolygonF to = somePoints(b, kMostPoints);
    std::pair<QPointF, QPointF> best;
    double least = std::numeric_limits<double>::max();
    for (const QPointF& p : from)
        for (const QPointF& q : to) {
            const QPointF away = q - p;
            const double distance = QPointF::dotProduct(away, away);
            if (distance >= least) continue;
            least = distance;
            best = {p, q};
        }
    return best;
}

/// Of shapes that a drawing leaves without colours: paper, and lines that show on it.
constexpr const char* kUnpaintedFill = "#efe6cc";
constexpr const char* kUnpaintedSea = "#c9dde6";
constexpr const char* kUnpaintedLine = "#8a7f66";

class MapBuilder {
public:
    MapBuilder(ForeignMap map, const NewMapName& name) : m_map(std::move(map)), m_wanted(name) {}

    engine::Result<ImportedMap> run()
    {
        m_made.notes = std::move(m_map.notes);
        m_made.form = m_map.form;
        m_made.offers = std::move(m_map.offers);
        if (const engine::Result<void> fits = checkSize(); !fits) return engine::fail(fits.error());
        if (const engine::Result<void> fits = simplify(); !fits) return engine::fail(fits.error());
        if (!m_map.drawing.isEmpty()) {
            engine::Result<SvgDocument> drawing = SvgDocument::read(m_map.drawing, m_map.file);
            if (!drawing) return engine::fail(drawing.error());
            m_drawing.emplace(std::move(*drawing));
        }
        nameAll();
        engine::Result<WeldedMap> welded = weld();
        if (welded && standApart(welded->map)) welded = weldWithoutGaps(std::move(*welded));
        if (!welded) return engine::fail(welded.error());
        model().drawing = welded->map;
        describe();
        addRegions();
        addPlaces();
        if (m_made.territories + m_made.seas == 0) return nothing();
        addConnections();
        addCoastLanes();
        return finish();
    }

private:
    MapModel& model() { return m_model; }

    tl::unexpected<engine::Errors> nothing() const
    {
        return engine::fail(engine::Error{"import-nothing", {}, m_map.file, 0, 0, {}});
    }

    void note(std::string code, engine::ErrorArgs args, int line = 0, int column = 0)
    {
        m_made.notes.push_back(importNote(std::move(code), std::move(args), m_map.file, line, column));
    }

    engine::Result<void> checkSize() const
    {
        constexpr double kLargestSide = 1e5;
        if (m_map.places.empty()) return nothing();
        if (m_map.places.size() > kMostForeignPlaces || m_map.regions.size() > kMostForeignPlaces)
            return engine::fail(tooManyPlaces(m_map.file));
        if (m_map.connections.size() > kMostForeignConnections) return engine::fail(tooManyConnections(m_map.file));
        // What is far longer or finer than any map would keep the welding busy for long.
        double length = 0;
        for (const ForeignPlace& place : m_map.places) length += pathExtent(place.path);
        if (points() > kMostDrawnPoints) return tooManyPoints(kMostDrawnPoints);
        if (length > kLongestOutlines * (m_map.size.width() + m_map.size.height()))
            return engine::fail(engine::Error{"drawing-too-tangled", {}, m_map.file, 0, 0, {}});
        const bool fits = m_map.size.width() >= 1 && m_map.size.height() >= 1 && m_map.size.width() <= kLargestSide &&
                          m_map.size.height() <= kLargestSide;
        if (!fits) return engine::fail(engine::Error{"import-bad-size", {}, m_map.file, 0, 0, {}});
        return {};
    }

    std::size_t points() const
    {
        std::size_t all = 0;
        for (const ForeignPlace& place : m_map.places) all += static_cast<std::size_t>(place.path.elementCount());
        return all;
    }

    tl::unexpected<engine::Errors> tooManyPoints(std::size_t limit) const
    {
        return engine::fail(
            engine::Error{"geo-too-many-points", {{"limit", std::to_string(limit)}}, m_map.file, 0, 0, {}});
    }

    /// Leaves out points of outlines that have too many of them, as few as will do.
    engine::Result<void> simplify()
    {
        constexpr std::array<double, 3> kTolerances{0.25, 0.5, 1}; // board units: the last can be seen
        if (points() <= kMostForeignPoints) return {};
        std::vector<Rings> drawn;
        for (const ForeignPlace& place : m_map.places) {
            drawn.emplace_back();
            for (QPolygonF& ring : place.path.toSubpathPolygons()) drawn.back().push_back(std::move(ring));
        }
        for (const double tolerance : kTolerances) {
            const std::vector<Rings> simple = simplifiedTogether(drawn, tolerance);
            std::size_t left = 0;
            for (const Rings& rings : simple)
                for (const QPolygonF& ring : rings) left += static_cast<std::size_t>(ring.size()) + 1;
            if (left > kMostForeignPoints) continue;
            for (std::size_t i = 0; i < simple.size(); ++i) {
                QPainterPath path;
                path.setFillRule(m_map.places[i].path.fillRule());
                for (const QPolygonF& ring : simple[i]) {
                    if (ring.isEmpty()) continue;
                    path.addPolygon(ring);
                    path.closeSubpath();
                }
                m_map.places[i].path = path;
            }
            note("import-simplified", {});
            return {};
        }
        return tooManyPoints(kMostForeignPoints);
    }

    /// One that no other record has, and no other element of the drawing.
    std::string freeIdFor(const std::string& wanted, const std::string& element)
    {
        const std::string base = besideMade(wanted);
        std::string id = base;
        const auto taken = [&](const std::string& one) {
            if (m_taken.contains(one)) return true;
            if (m_drawing) return one != element && m_drawing->has(one);
            return isSvgLayerId(one);
        };
        int& number = m_lastNumber.try_emplace(base, 1).first->second; // many may want the same
        while (taken(id)) id = base + '-' + std::to_string(++number);
        m_taken.insert(id);
        return id;
    }

    static std::string idWanted(const std::string& id, const std::string& name)
    {
        return engine::isId(id) ? id : idFromName(id.empty() ? name : id);
    }

    void nameAll()
    {
        int number = 0;
        for (ForeignPlace& place : m_map.places) {
            place.name = cleanText(place.name);
            if (place.kind == PlaceKind::Coast) continue;
            ++number;
            if (place.name.empty()) place.name = m_wanted.unnamed + ' ' + std::to_string(number);
            place.id = freeIdFor(idWanted(place.id, place.name), place.element);
            m_places.try_emplace(place.key, &place);
        }
        for (ForeignPlace& place : m_map.places) {
            if (place.kind != PlaceKind::Coast) continue;
            const auto parent = m_places.find(place.parent);
            if (parent == m_places.end()) continue;
            const std::size_t slash = place.id.rfind('/');
            const std::string last = slash == std::string::npos ? place.id : place.id.substr(slash + 1);
            if (place.name.empty()) place.name = parent->second->name + " (" + coastName(last) + ')';
            place.id = parent->second->id + '/' + idFromName(last);
            m_places.try_emplace(place.key, &place);
        }
        for (ForeignRegion& region : m_map.regions) {
            region.name = cleanText(region.name);
            if (region.name.empty()) region.name = region.key;
            region.id = freeIdFor(idWanted(region.id, region.name), {});
            m_regions.try_emplace(region.key, &region);
        }
    }

    engine::Result<WeldedMap> weld()
    {
        // Seas lie below land: a later shape is above an earlier one.
        std::ranges::copy_if(pointers(), std::back_inserter(m_drawn), [](const ForeignPlace* place) {
            return place->kind != PlaceKind::Coast && !place->path.isEmpty();
        });
        std::ranges::stable_sort(m_drawn, {}, [](const ForeignPlace* place) { return place->kind != PlaceKind::Sea; });
        std::vector<PlacedOutline> outlines;
        for (std::size_t i = 0; i < m_drawn.size(); ++i) {
            const ForeignPlace& place = *m_drawn[i];
            outlines.push_back({place.id, place.path, place.line, place.column});
            m_faces.emplace(&place, static_cast<FaceId>(i));
        }
        WeldOptions options;
        options.tolerance = m_map.fit.tolerance;
        options.gapWidth = 0; // not reported: what matters is who touches
        return weldSoundly(outlines, options, m_map.file);
    }

    /// Most of those that the file joins, or that face each other, do not touch, and would if the lines between them
    /// were closed.
    bool standApart(const PlanarMap& drawn)
    {
        if (m_map.fit.gap <= 0) return false;
        if (!m_map.knowsConnections) { // more face each other across a line than touch
            const std::size_t touching = adjacencies(drawn, m_map.fit.leastContact).size();
            const auto isApart = [this](const NearContact& contact) { return contact.length >= m_map.fit.gap; };
            return std::ranges::count_if(nearContacts(drawn, m_map.fit.gap), isApart) >
                   static_cast<std::ptrdiff_t>(touching);
        }
        std::set<FacePair> joined;
        for (const ForeignConnection& connection : m_map.connections) {
            const auto from = m_places.find(connection.from);
            const auto to = m_places.find(connection.to);
            if (from == m_places.end() || to == m_places.end()) continue;
            const auto a = m_faces.find(territoryOf(from->second));
            const auto b = m_faces.find(territoryOf(to->second));
            if (a != m_faces.end() && b != m_faces.end() && a->second != b->second)
                joined.insert(pairOf(a->second, b->second));
        }
        for (const Adjacency& pair : adjacencies(drawn, m_map.fit.leastContact)) joined.erase(pairOf(pair.a, pair.b));
        std::size_t near = 0;
        for (const NearContact& contact : nearContacts(drawn, m_map.fit.gap))
            near += contact.length >= m_map.fit.gap && joined.contains(pairOf(contact.a, contact.b)) ? 1 : 0;
        return 3 * near > m_drawn.size(); // each shape has some three borders of its own
    }

    engine::Result<WeldedMap> weldWithoutGaps(WeldedMap asDrawn)
    {
        constexpr double kRoom = 1.3; // where lines meet they are wider
        std::vector<QPainterPath> paths;
        for (const ForeignPlace* place : m_drawn) paths.push_back(place->path);
        const std::vector<QPainterPath> closed = closedGaps(paths, m_map.size, kRoom * m_map.fit.gap);
        if (closed.empty()) return asDrawn;
        for (std::size_t i = 0; i < closed.size(); ++i) m_drawn[i]->path = closed[i];
        constexpr double kTraced = 0.01; // outlines of one raster meet exactly
        m_map.fit.tolerance = kTraced;
        note("import-gaps-closed", {});
        m_drawn.clear();
        m_faces.clear();
        return weld();
    }

    std::vector<ForeignPlace*> pointers()
    {
        std::vector<ForeignPlace*> all;
        for (ForeignPlace& place : m_map.places) all.push_back(&place);
        return all;
    }

    void describe()
    {
        MapInfo& info = model().info;
        m_made.name = cleanText(m_wanted.name.empty() ? m_map.name : m_wanted.name);
        if (m_made.name.empty()) m_made.name = "Map";
        info.id = m_wanted.id.empty() ? idFromName(m_made.name) : m_wanted.id;
        info.language = m_wanted.language.empty() ? m_map.language : m_wanted.language;
        info.author = cleanText(m_map.author, engine::kLongestCredit);
        info.width = m_map.size.width();
        info.height = m_map.size.height();
        if (m_map.picture) {
            info.picture = engine::TracePicture{m_map.picture->first, {0, 0}, m_map.pictureScale, 0.5, true};
            m_made.others.insert(*m_map.picture);
        }
        if (!m_drawing) { // nobody has drawn it yet
            info.art.emplace();
            if (!m_map.regions.empty()) info.art->fills = engine::MapArt::Fills::Regions;
        }
        setText("map.name", m_made.name, {});
    }

    void setText(const std::string& key, const std::string& text, const ForeignNames& others)
    {
        const std::string& language = model().info.language;
        model().apply(TextChange{{language, key}, {}, text});
        for (const auto& [other, name] : others) {
            const std::string clean = cleanText(name);
            if (other != language && !clean.empty()) model().apply(TextChange{{other, key}, {}, clean});
        }
    }

    void addRegions()
    {
        for (const ForeignRegion& region : m_map.regions) {
            RegionRecord record;
            record.id = region.id;
            record.bonus = std::clamp(region.bonus, engine::kNoBonus, engine::kLargestRegionBonus);
            if (record.bonus != region.bonus)
                note("import-bonus-out-of-range", {{"name", region.name}, {"bonus", std::to_string(region.bonus)}});
            record.drawing.color = region.color;
            setText(textBase(record) + ".name", region.name, region.names);
            model().append(record);
            ++m_made.regions;
        }
    }

    void addPlaces()
    {
        for (const ForeignPlace& place : m_map.places) {
            PlaceRecord record = recordOf(place);
            if (place.kind == PlaceKind::Coast) {
                const auto parent = m_places.find(place.parent);
                if (parent == m_places.end() || !m_kept.contains(parent->second)) continue;
                record.parent = parent->second->id;
                ++m_made.coasts;
            } else {
                const auto face = m_faces.find(&place);
                if (face == m_faces.end()) {
                    note("import-no-shape", {{"name", place.name}}, place.line, place.column);
                    continue;
                }
                if (!model().drawing.has(face->second)) {
                    note("import-shape-covered", {{"name", place.name}}, place.line, place.column);
                    continue;
                }
                record.face = face->second;
                ++(place.kind == PlaceKind::Sea ? m_made.seas : m_made.territories);
            }
            m_kept.insert(&place);
            setText(textBase(record) + ".name", place.name, place.names);
            model().append(std::move(record));
        }
    }

    PlaceRecord recordOf(const ForeignPlace& place)
    {
        PlaceRecord record;
        record.id = place.id;
        record.kind = place.kind;
        if (place.kind != PlaceKind::Coast)
            record.terrain = engine::isId(place.terrain)    ? place.terrain
                             : place.kind == PlaceKind::Sea ? "sea"
                                                            : "plain";
        const std::string abbreviation = cleanText(place.abbreviation, engine::kLongestAbbreviation + 1);
        if (engine::characterCount(abbreviation) <= engine::kLongestAbbreviation &&
            (abbreviation.empty() || m_abbreviations.insert(idFromName(abbreviation)).second))
            record.abbreviation = abbreviation;
        for (const std::string& flag : place.flags)
            if (engine::isId(flag) && std::ranges::find(record.flags, flag) == record.flags.end())
                record.flags.push_back(flag);
        for (const auto& [key, value] : place.values)
            if (engine::isId(key))
                record.values.emplace_back(key, std::clamp(value, -engine::kLargestValue, engine::kLargestValue));
        for (const std::string& alias : place.aliases) {
            const std::string clean = cleanText(alias, engine::kLongestAlias);
            // A spelling leads to one place alone.
            if (!clean.empty() && clean != place.name && record.aliases.size() < engine::kMostAliases &&
                m_aliases.insert(clean).second)
                record.aliases.push_back(clean);
        }
        if (const auto region = m_regions.find(place.region); region != m_regions.end())
            record.region = region->second->id;
        record.drawing.color = place.color;
        const QRectF board(QPointF(0, 0), m_map.size);
        if (place.label && board.contains(*place.label)) record.drawing.label = pointFrom(*place.label);
        if (place.stack && board.contains(*place.stack)) record.drawing.stack = pointFrom(*place.stack);
        return record;
    }

    using FacePair = std::pair<FaceId, FaceId>;
    static FacePair pairOf(FaceId a, FaceId b) { return std::minmax(a, b); }

    const ForeignPlace* territoryOf(const ForeignPlace* place) const
    {
        if (place->kind != PlaceKind::Coast) return place;
        return m_places.at(place->parent);
    }

    void addConnections()
    {
        std::set<FacePair> contacts;
        for (const Adjacency& pair : adjacencies(model().drawing, m_map.fit.leastContact))
            contacts.insert(pairOf(pair.a, pair.b));
        if (!m_map.knowsConnections) {
            for (const auto& [a, b] : contacts) addDerived(a, b);
            return;
        }
        if (m_map.fit.gap > 0)
            for (const NearContact& near : nearContacts(model().drawing, m_map.fit.gap))
                if (near.length >= m_map.fit.gap) m_near.insert(pairOf(near.a, near.b));
        std::set<FacePair> joined;
        std::set<std::tuple<const ForeignPlace*, const ForeignPlace*, std::vector<std::string>>> seen;
        for (const ForeignConnection& connection : m_map.connections) {
            const auto from = m_places.find(connection.from);
            const auto to = m_places.find(connection.to);
            if (from == m_places.end() || to == m_places.end()) {
                note("import-unknown-end", {{"from", connection.from}, {"to", connection.to}});
                continue;
            }
            if (!m_kept.contains(from->second) || !m_kept.contains(to->second)) continue;
            const ForeignPlace* a = territoryOf(from->second);
            const ForeignPlace* b = territoryOf(to->second);
            if (a == b) continue;
            const auto [first, second] = std::minmax(from->second, to->second);
            if (!seen.insert({first, second, connection.onlyFor}).second) continue;
            joined.insert(pairOf(m_faces.at(a), m_faces.at(b)));
            addJoined(connection, *from->second, *to->second, contacts);
        }
        for (const auto& [a, b] : contacts)
            if (!joined.contains({a, b})) addClosed(a, b);
    }

    void addDerived(FaceId a, FaceId b)
    {
        ConnectionRecord record;
        record.from = m_drawn[slotOf(a)]->id;
        record.to = m_drawn[slotOf(b)]->id;
        record.basis = engine::BorderOrigin::Derived;
        model().append(std::move(record));
        ++m_made.connections;
    }

    void addJoined(const ForeignConnection& connection, const ForeignPlace& from, const ForeignPlace& to,
                   const std::set<FacePair>& contacts)
    {
        ConnectionRecord record;
        record.from = from.id;
        record.to = to.id;
        record.onlyFor = connection.onlyFor;
        record.basis = connection.basis;
        const FaceId a = m_faces.at(territoryOf(&from));
        const FaceId b = m_faces.at(territoryOf(&to));
        const bool touches = contacts.contains(pairOf(a, b)) || m_near.contains(pairOf(a, b));
        if (connection.oneWay) note("import-one-way", {{"from", from.name}, {"to", to.name}});
        if (connection.kind) {
            record.kind = *connection.kind;
        } else if (!touches) {
            record.kind = engine::ConnectionKind::SeaLane;
            note("import-lane", {{"from", from.name}, {"to", to.name}});
        }
        record.drawing = connection.drawing;
        if (record.kind == engine::ConnectionKind::SeaLane && !touches && record.drawing.ends.empty())
            layLane(connection.wraps, a, b, record);
        if (record.basis != engine::BorderOrigin::Forbidden) ++m_made.connections;
        model().append(std::move(record));
    }

    void addClosed(FaceId a, FaceId b)
    {
        ConnectionRecord record;
        record.from = m_drawn[slotOf(a)]->id;
        record.to = m_drawn[slotOf(b)]->id;
        record.basis = engine::BorderOrigin::Forbidden;
        note("import-closed", {{"from", m_drawn[slotOf(a)]->name}, {"to", m_drawn[slotOf(b)]->name}});
        model().append(std::move(record));
    }

    /// Offers lanes where the file has none, since games without ships end at every coast; where they were chosen, lays
    /// them.
    void addCoastLanes()
    {
        constexpr qsizetype kPoints = 40;
        CoastsAndSeas map;
        std::vector<const ForeignPlace*> places;
        std::map<std::string, std::size_t> numbers;
        for (const ForeignPlace* place : m_drawn) {
            if (!m_kept.contains(place)) continue;
            numbers.emplace(place->id, places.size());
            places.push_back(place);
            map.sea.push_back(place->kind == PlaceKind::Sea);
            map.points.push_back(somePoints(shapeOf(m_faces.at(place)), kPoints));
        }
        std::set<std::pair<std::size_t, std::size_t>> known; // closed borders among them
        for (const Row<ConnectionRecord>& row : model().connections()) {
            const ConnectionRecord& connection = row.record;
            const auto find = [&](const std::string& id) { return numbers.find(id.substr(0, id.find('/'))); };
            const auto from = find(connection.from);
            const auto to = find(connection.to);
            if (from == numbers.end() || to == numbers.end()) continue;
            const std::pair<std::size_t, std::size_t> ends = std::minmax(from->second, to->second);
            known.insert(ends);
            if (connection.basis != engine::BorderOrigin::Forbidden) map.ways.push_back(ends);
        }
        std::vector<std::pair<std::size_t, std::size_t>> lanes = coastLanes(map);
        std::erase_if(lanes, [&known](const auto& lane) { return known.contains(lane); });
        m_made.offers.lanesBetweenCoasts = !lanes.empty();
        if (!m_map.wantsCoastLanes) return;
        for (const auto& [a, b] : lanes) {
            ConnectionRecord record;
            record.from = places[a]->id;
            record.to = places[b]->id;
            record.kind = engine::ConnectionKind::SeaLane;
            record.basis = engine::BorderOrigin::Derived;
            layLane(false, m_faces.at(places[a]), m_faces.at(places[b]), record);
            model().append(std::move(record));
            ++m_made.connections;
        }
        note("import-coast-lanes", {{"count", std::to_string(lanes.size())}});
    }

    const Shape& shapeOf(FaceId face)
    {
        const auto found = m_shapes.find(face);
        return found != m_shapes.end() ? found->second
                                       : m_shapes.emplace(face, Shape(outlineOf(model().drawing, face))).first->second;
    }

    void layLane(bool wraps, FaceId a, FaceId b, ConnectionRecord& record)
    {
        if (!wraps) {
            const auto [from, to] = nearestPoints(shapeOf(a), shapeOf(b));
            record.drawing.ends = {pointFrom(from), pointFrom(to)};
            return;
        }
        const QPointF from = labelCentre(shapeOf(a));
        const QPointF to = labelCentre(shapeOf(b));
        record.drawing.ends = {pointFrom(from), pointFrom(to)};
        const double y = (from.y() + to.y()) / 2;
        const double width = m_map.size.width();
        record.drawing.edge = {pointFrom({from.x() < to.x() ? 0 : width, y}),
                               pointFrom({from.x() < to.x() ? width : 0, y})};
    }

    engine::Result<ImportedMap> finish()
    {
        MapFiles files;
        if (m_drawing) {
            std::vector<SvgChange> changes;
            for (const ForeignPlace* place : m_drawn) {
                if (!m_kept.contains(place)) continue;
                changes.emplace_back(SetSvgPath{place->element, outlineOf(model().drawing, m_faces.at(place))});
                for (const std::string& other : place->otherElements) changes.emplace_back(RemoveSvgElement{other});
                if (place->unpainted) {
                    changes.emplace_back(SetSvgProperty{
                        place->element, "fill", place->kind == PlaceKind::Sea ? kUnpaintedSea : kUnpaintedFill});
                    changes.emplace_back(SetSvgProperty{place->element, "stroke", kUnpaintedLine});
                }
                if (place->element != place->id) changes.emplace_back(RenameSvgElement{place->element, place->id});
            }
            engine::Result<QByteArray> svg = m_drawing->withChanges(changes);
            if (!svg) return engine::fail(svg.error());
            files.svg = std::move(*svg);
        } else {
            files.svg = newBoardSvg(m_map.size);
        }
        engine::Result<std::string> yaml = engine::readableMap(mapDataOf(model()));
        if (!yaml) return engine::fail(yaml.error());
        files.map = std::move(*yaml);
        MapModel bare = model();
        for (const auto& [id, text] : model().texts())
            if (id.language != model().info.language) bare.apply(TextChange{id, text, {}});
        const engine::Result<SavedBaseline> base = SavedBaseline::of(bare, files, {});
        if (!base) return engine::fail(base.error());
        engine::Result<MapFiles> made = base->filesFor(model());
        if (!made) return engine::fail(made.error());
        m_made.files = std::move(*made);
        m_made.original = m_drawing ? std::move(m_map.drawing) : m_map.picture ? m_map.picture->second : QByteArray();
        return std::move(m_made);
    }

    ForeignMap m_map;
    const NewMapName& m_wanted;
    MapModel m_model;
    std::optional<SvgDocument> m_drawing;
    ImportedMap m_made;
    std::set<std::string> m_taken;
    std::map<std::string, int> m_lastNumber; ///< of ids that several wanted
    std::set<std::string> m_abbreviations;
    std::set<std::string> m_aliases;
    std::map<std::string, ForeignPlace*> m_places;   ///< by key
    std::map<std::string, ForeignRegion*> m_regions; ///< by key
    std::vector<ForeignPlace*> m_drawn;              ///< by face
    std::map<const ForeignPlace*, FaceId> m_faces;
    std::set<const ForeignPlace*> m_kept;
    std::set<FacePair> m_near;
    std::map<FaceId, Shape> m_shapes;
};

} // namespace

engine::Result<ImportedMap> buildMap(ForeignMap map, const NewMapName& name)
{
    return MapBuilder(std::move(map), name).run();
}

} // namespace marches::editor
