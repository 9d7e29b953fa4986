// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/geosheet.h"
#include "editor/exchange/jsonfile.h"

#include <QJsonArray>

#include <cmath>

namespace marches::editor {

namespace {

/// RFC 7946, and what files in the wild make of it: which way a ring runs says nothing.
class GeoJsonReader {
public:
    explicit GeoJsonReader(const std::string& file) : m_file(file) {}

    std::vector<GeoFeature> features;
    engine::Errors notes;
    std::size_t points = 0;
    bool tooMany = false;
    bool wrong = false; ///< some coordinate is no number, or far too large

    void read(const QJsonObject& object)
    {
        const QString type = object.value(QLatin1String("type")).toString();
        if (type == QLatin1String("FeatureCollection")) {
            for (const QJsonValue& feature : object.value(QLatin1String("features")).toArray())
                readFeature(feature.toObject());
        } else if (type == QLatin1String("Feature")) {
            readFeature(object);
        } else {
            GeoFeature feature;
            readGeometry(object, feature);
            features.push_back(std::move(feature));
        }
        if (m_others > 0) notes.push_back(importNote("geo-no-areas", {{"count", std::to_string(m_others)}}, m_file));
    }

private:
    void readFeature(const QJsonObject& object)
    {
        GeoFeature feature;
        feature.id = object.value(QLatin1String("id"));
        feature.properties = object.value(QLatin1String("properties")).toObject();
        readGeometry(object.value(QLatin1String("geometry")).toObject(), feature);
        if (feature.rings.empty()) ++m_others;
        features.push_back(std::move(feature));
    }

    void readGeometry(const QJsonObject& geometry, GeoFeature& feature)
    {
        const QString type = geometry.value(QLatin1String("type")).toString();
        const QJsonArray coordinates = geometry.value(QLatin1String("coordinates")).toArray();
        if (type == QLatin1String("Polygon")) {
            readPolygon(coordinates, feature);
        } else if (type == QLatin1String("MultiPolygon")) {
            for (const QJsonValue& polygon : coordinates) readPolygon(polygon.toArray(), feature);
        } else if (type == QLatin1String("GeometryCollection")) {
            for (const QJsonValue& part : geometry.value(QLatin1String("geometries")).toArray())
                if (part.toObject().value(QLatin1String("type")) != QLatin1String("GeometryCollection"))
                    readGeometry(part.toObject(), feature);
        }
    }

    void readPolygon(const QJsonArray& polygon, GeoFeature& feature)
    {
        for (const QJsonValue& value : polygon) {
            QPolygonF ring;
            for (const QJsonValue& position : value.toArray()) {
                const QJsonArray at = position.toArray();
                const QPointF point(at.at(0).toDouble(NAN), at.at(1).toDouble(NAN));
                constexpr double kMost = 1e9;
                if (!(std::abs(point.x()) < kMost) || !(std::abs(point.y()) < kMost)) {
                    wrong = true;
                    return;
                }
                ring << point;
            }
            if (ring.size() > 1 && ring.first() == ring.last()) ring.removeLast();
            points += static_cast<std::size_t>(ring.size());
            tooMany |= points > kMostGeoPoints;
            if (tooMany) return;
            if (ring.size() >= 3) feature.rings.push_back(std::move(ring));
        }
    }

    const std::string& m_file;
    int m_others = 0;
};

} // namespace

engine::Result<ForeignMap> readGeoJson(const ForeignFiles& files, const std::string& name, const ImportChoices& choices)
{
    const engine::Result<QByteArray> bytes = files.read(name);
    if (!bytes) return engine::fail(bytes.error());
    ForeignMap map;
    map.form = "geojson";
    map.file = files.told(name);
    map.name = wordsFromKey(stemOf(name));
    const engine::Result<QJsonDocument> json = readJson(*bytes, map.file);
    if (!json) return engine::fail(json.error());
    GeoJsonReader reader(map.file);
    reader.read(json->object());
    if (reader.wrong) return engine::fail(engine::Error{"geo-bad-coordinate", {}, map.file, 0, 0, {}});
    if (reader.tooMany)
        return engine::fail(
            engine::Error{"geo-too-many-points", {{"limit", std::to_string(kMostGeoPoints)}}, map.file, 0, 0, {}});
    map.notes = std::move(reader.notes);
    const QJsonObject own = json->object().value(QLatin1String("marches")).toObject();
    if (const engine::Result<void> laid = laySheet(std::move(reader.features), own, choices, map); !laid)
        return engine::fail(laid.error());
    return map;
}

} // namespace marches::editor
