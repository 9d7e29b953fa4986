// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/exportmap.h"
#include "editor/geometry/outline.h"
#include "editor/geometry/shape.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

QString json(const std::string& text) { return QString::fromStdString(text); }

double thousandth(double value) { return std::round(value * 1000) / 1000; }

QJsonArray position(const QPointF& at) { return {thousandth(at.x()), thousandth(at.y())}; }

QJsonObject namesJson(const std::map<std::string, std::string>& names)
{
    QJsonObject all;
    for (const auto& [language, name] : names) all.insert(json(language), json(name));
    return all;
}

QJsonArray wordsJson(const std::vector<std::string>& words)
{
    QJsonArray all;
    for (const std::string& word : words) all.append(json(word));
    return all;
}

const char* kindWord(engine::ConnectionKind kind)
{
    switch (kind) {
    case engine::ConnectionKind::Bridge: return "bridge";
    case engine::ConnectionKind::Ford: return "ford";
    case engine::ConnectionKind::Pass: return "pass";
    case engine::ConnectionKind::SeaLane: return "sea-lane";
    case engine::ConnectionKind::Border: break;
    }
    return "border";
}

void insertText(QJsonObject& object, const char* key, const std::string& value)
{
    if (!value.empty()) object.insert(QLatin1String(key), json(value));
}

QJsonObject propertiesOf(const BoardExport& board, std::size_t index)
{
    const BoardExport::Place& place = board.places()[index];
    QJsonObject properties{{QStringLiteral("name"), json(place.name)},
                           {QStringLiteral("kind"), QLatin1String(place.isSea() ? "sea" : "land")}};
    insertText(properties, "region", place.record->region);
    insertText(properties, "terrain", place.record->terrain);
    insertText(properties, "abbreviation", place.record->abbreviation);
    if (!place.names.empty()) properties.insert(QStringLiteral("names"), namesJson(place.names));
    if (!place.record->flags.empty()) properties.insert(QStringLiteral("flags"), wordsJson(place.record->flags));
    QJsonArray neighbours;
    for (const BoardExport::Connection& connection : board.connections()) {
        if (!connection.open) continue;
        if (connection.from == index) neighbours.append(json(board.places()[connection.to].record->id));
        if (connection.to == index) neighbours.append(json(board.places()[connection.from].record->id));
    }
    properties.insert(QStringLiteral("neighbours"), neighbours);
    return properties;
}

/// What is said of the map as a whole, and of what has no shape: in a member of our own, which others pass over.
QJsonObject wholeMap(const BoardExport& board)
{
    QJsonArray regions;
    for (const BoardExport::Region& region : board.regions()) {
        QJsonObject one{{QStringLiteral("id"), json(region.record->id)},
                        {QStringLiteral("name"), json(region.name)},
                        {QStringLiteral("bonus"), region.record->bonus}};
        insertText(one, "color", region.record->drawing.color);
        if (!region.names.empty()) one.insert(QStringLiteral("names"), namesJson(region.names));
        regions.append(one);
    }
    QJsonArray coasts;
    for (const BoardExport::Coast& coast : board.coasts()) {
        QJsonObject one{{QStringLiteral("id"), json(coast.record->id)},
                        {QStringLiteral("of"), json(board.places()[coast.parent].record->id)},
                        {QStringLiteral("name"), json(coast.name)}};
        insertText(one, "abbreviation", coast.record->abbreviation);
        coasts.append(one);
    }
    QJsonArray connections;
    for (const BoardExport::Connection& connection : board.connections()) {
        QJsonObject one{{QStringLiteral("from"), json(connection.record->from)},
                        {QStringLiteral("to"), json(connection.record->to)},
                        {QStringLiteral("kind"), QLatin1String(kindWord(connection.record->kind))}};
        if (!connection.record->onlyFor.empty())
            one.insert(QStringLiteral("for"), wordsJson(connection.record->onlyFor));
        if (!connection.open) one.insert(QStringLiteral("closed"), true);
        if (connection.wraps()) one.insert(QStringLiteral("wraps"), true);
        connections.append(one);
    }
    return {{QStringLiteral("name"), json(board.name())},
            {QStringLiteral("language"), json(board.model().info.language)},
            {QStringLiteral("size"), QJsonArray{board.size().width(), board.size().height()}},
            {QStringLiteral("regions"), regions},
            {QStringLiteral("coasts"), coasts},
            {QStringLiteral("connections"), connections}};
}

/// The rings of a face as polygons: each island with the holes in it.
struct IslandRings {
    std::vector<HalfEdge> island;
    std::vector<std::vector<HalfEdge>> holes;
};

QPolygonF polygonOf(const PlanarMap& map, const std::vector<HalfEdge>& ring)
{
    QPolygonF polygon;
    for (const HalfEdge half : ring) {
        const std::vector<QPointF> points = map.segment(half).flattened();
        for (std::size_t i = 0; i + 1 < points.size(); ++i) polygon << points[i];
    }
    return polygon;
}

std::vector<IslandRings> islandsOf(const PlanarMap& map, FaceId face)
{
    std::vector<IslandRings> islands;
    std::vector<std::vector<HalfEdge>> holes;
    for (std::vector<HalfEdge>& ring : ringsOf(map, face))
        if (ringArea(map, ring) >= 0)
            islands.push_back({std::move(ring), {}});
        else
            holes.push_back(std::move(ring));
    for (std::vector<HalfEdge>& hole : holes) {
        // The smallest island around it.
        const QPointF inside = map.segment(hole.front()).pointAt(0.5);
        IslandRings* around = nullptr;
        for (IslandRings& island : islands)
            if (polygonOf(map, island.island).containsPoint(inside, Qt::OddEvenFill) &&
                (around == nullptr || ringArea(map, island.island) < ringArea(map, around->island)))
                around = &island;
        if (around == nullptr && !islands.empty()) around = &islands.front();
        if (around != nullptr) around->holes.push_back(std::move(hole));
    }
    return islands;
}

QJsonArray ringJson(const PlanarMap& map, const std::vector<HalfEdge>& ring)
{
    QJsonArray points;
    const QPolygonF polygon = polygonOf(map, ring);
    for (const QPointF& point : polygon) points.append(position(point));
    if (!polygon.isEmpty()) points.append(position(polygon.front()));
    return points;
}

/// Arcs of TopoJSON: stretches of border between points where more than two borders meet, each once.
class ArcTable {
public:
    explicit ArcTable(const PlanarMap& map) : m_map(map) {}

    QJsonArray arcs;

    QJsonArray indicesOf(std::vector<HalfEdge> ring)
    {
        const auto isNode = [this](HalfEdge half) { return m_map.degree(m_map.start(half)) != 2; };
        auto begin = std::ranges::find_if(ring, isNode);
        // A border without such points begins, from either side, at one end of its lowest edge.
        if (begin == ring.end()) {
            begin = std::ranges::min_element(ring, {}, [](HalfEdge half) { return half.edge(); });
            if (!begin->forward() && ++begin == ring.end()) begin = ring.begin();
        }
        std::rotate(ring.begin(), begin, ring.end());
        QJsonArray indices;
        for (std::size_t i = 0; i < ring.size();) {
            std::size_t end = i + 1;
            while (end < ring.size() && !isNode(ring[end])) ++end;
            indices.append(indexOf(std::span(ring).subspan(i, end - i)));
            i = end;
        }
        return indices;
    }

private:
    int indexOf(std::span<const HalfEdge> chain)
    {
        const HalfEdge key = *std::ranges::min_element(chain, {}, [](HalfEdge half) { return half.edge(); });
        const auto [known, isNew] = m_known.try_emplace(key.edge(), static_cast<int>(arcs.size()), key.forward());
        if (!isNew) return known->second.second == key.forward() ? known->second.first : ~known->second.first;
        QJsonArray arc;
        for (const HalfEdge half : chain) {
            const std::vector<QPointF> points = m_map.segment(half).flattened();
            for (std::size_t i = arc.isEmpty() ? 0 : 1; i < points.size(); ++i) arc.append(position(points[i]));
        }
        arcs.append(arc);
        return known->second.first;
    }

    const PlanarMap& m_map;
    std::map<EdgeId, std::pair<int, bool>> m_known; ///< arcs by their lowest edge, and its direction in them
};

ExportedMap oneJson(const BoardExport& board, const char* ending, const QJsonObject& object)
{
    ExportedMap made;
    made.files.emplace(board.model().info.id + ending, QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n');
    return made;
}

} // namespace

ExportedMap exportGeoJson(const BoardExport& board)
{
    const PlanarMap& map = board.model().drawing;
    QJsonArray features;
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        const PlaceRecord& record = *board.places()[i].record;
        QJsonArray polygons;
        for (const IslandRings& island : islandsOf(map, record.face)) {
            QJsonArray rings;
            rings.append(ringJson(map, island.island));
            for (const std::vector<HalfEdge>& hole : island.holes) rings.append(ringJson(map, hole));
            polygons.append(rings);
        }
        const QJsonObject geometry{{QStringLiteral("type"), QStringLiteral("MultiPolygon")},
                                   {QStringLiteral("coordinates"), polygons}};
        features.append(QJsonObject{{QStringLiteral("type"), QStringLiteral("Feature")},
                                    {QStringLiteral("id"), json(record.id)},
                                    {QStringLiteral("properties"), propertiesOf(board, i)},
                                    {QStringLiteral("geometry"), geometry}});
    }
    return oneJson(board, ".geojson",
                   {{QStringLiteral("type"), QStringLiteral("FeatureCollection")},
                    {QStringLiteral("features"), features},
                    {QStringLiteral("marches"), wholeMap(board)}});
}

ExportedMap exportTopoJson(const BoardExport& board)
{
    const PlanarMap& map = board.model().drawing;
    ArcTable table(map);
    QJsonArray geometries;
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        const PlaceRecord& record = *board.places()[i].record;
        QJsonArray polygons;
        for (const IslandRings& island : islandsOf(map, record.face)) {
            QJsonArray rings;
            rings.append(table.indicesOf(island.island));
            for (const std::vector<HalfEdge>& hole : island.holes) rings.append(table.indicesOf(hole));
            polygons.append(rings);
        }
        geometries.append(QJsonObject{{QStringLiteral("type"), QStringLiteral("MultiPolygon")},
                                      {QStringLiteral("id"), json(record.id)},
                                      {QStringLiteral("properties"), propertiesOf(board, i)},
                                      {QStringLiteral("arcs"), polygons}});
    }
    const QJsonObject territories{{QStringLiteral("type"), QStringLiteral("GeometryCollection")},
                                  {QStringLiteral("geometries"), geometries}};
    return oneJson(board, ".topojson",
                   {{QStringLiteral("type"), QStringLiteral("Topology")},
                    {QStringLiteral("objects"), QJsonObject{{QStringLiteral("territories"), territories}}},
                    {QStringLiteral("arcs"), table.arcs},
                    {QStringLiteral("marches"), wholeMap(board)}});
}

} // namespace marches::editor
