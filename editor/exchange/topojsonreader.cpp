// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/geosheet.h"
#include "editor/exchange/jsonfile.h"

#include <QJsonArray>

#include <cmath>
#include <compare>

namespace marches::editor {

namespace {

/// The TopoJSON format, version 1: arcs once, geometries as lists of arcs, ~i for arc i backwards.
class TopoJsonReader {
public:
    TopoJsonReader(const QJsonObject& topology, const std::string& file) : m_topology(topology), m_file(file) {}

    std::vector<GeoFeature> features;
    std::vector<std::string> objects;

    engine::Result<void> run(const std::string& wanted)
    {
        if (engine::Result<void> arcs = readArcs(); !arcs) return arcs;
        m_users.assign(m_arcs.size(), 0);
        const QJsonObject all = m_topology.value(QLatin1String("objects")).toObject();
        QJsonObject object;
        Division division;
        for (auto it = all.begin(); it != all.end(); ++it) {
            objects.push_back(it.key().toStdString());
            if (!wanted.empty() && it.key().toStdString() != wanted) continue;
            // Of several (coastlines, land, countries) the one that is divided most: not into islands, but into
            // neighbours.
            const QJsonObject other = it.value().toObject();
            const Division dividing = divisionOf(other);
            if (!object.isEmpty() && dividing <= division) continue;
            object = other;
            division = dividing;
        }
        if (object.isEmpty()) {
            std::string known;
            for (const QString& key : all.keys().mid(0, 20)) known += (known.empty() ? "" : ", ") + key.toStdString();
            return failure("topo-no-object", {{"name", wanted}, {"known", known}});
        }
        for (const auto& part : partsOf(object))
            if (engine::Result<void> read = readGeometry(part.toObject()); !read) return read;
        return {};
    }

private:
    tl::unexpected<engine::Errors> failure(const char* code, engine::ErrorArgs args) const
    {
        return engine::fail(engine::Error{code, std::move(args), m_file, 0, 0, {}});
    }

    static QJsonArray partsOf(const QJsonObject& object)
    {
        const QJsonValue parts = object.value(QLatin1String("geometries"));
        return parts.isArray() ? parts.toArray() : QJsonArray{object};
    }

    struct Division {
        std::size_t shared = 0; ///< how often an area has an arc that another one has, too
        std::size_t areas = 0;
        auto operator<=>(const Division&) const = default;
    };

    Division divisionOf(const QJsonObject& object)
    {
        Division division;
        const qsizetype before = m_lastArea;
        for (const auto& part : partsOf(object)) {
            const QJsonObject geometry = part.toObject();
            const QString type = geometry.value(QLatin1String("type")).toString();
            if (type != QLatin1String("Polygon") && type != QLatin1String("MultiPolygon")) continue;
            ++division.areas;
            ++m_lastArea;
            countArcs(geometry.value(QLatin1String("arcs")), before, division.shared);
        }
        return division;
    }

    /// Of rings, or of polygons of them, of the last area. Areas up to `before` are those of other objects.
    void countArcs(const QJsonValue& arcs, qsizetype before, std::size_t& shared)
    {
        if (arcs.isArray()) {
            for (const auto& part : arcs.toArray()) countArcs(part, before, shared);
            return;
        }
        const double number = arcs.toDouble(NAN);
        const double arc = number < 0 ? -number - 1 : number;
        if (!(arc < static_cast<double>(m_users.size()))) return; // refused once it is read
        qsizetype& user = m_users[static_cast<std::size_t>(arc)];
        if (user > before && user != m_lastArea) ++shared;
        user = m_lastArea;
    }

    engine::Result<void> readArcs()
    {
        const QJsonObject transform = m_topology.value(QLatin1String("transform")).toObject();
        const bool deltas = !transform.isEmpty();
        const auto pair = [&](const char* key, const QPointF& otherwise) {
            const QJsonArray both = transform.value(QLatin1String(key)).toArray();
            return both.size() == 2 ? QPointF(both[0].toDouble(NAN), both[1].toDouble(NAN)) : otherwise;
        };
        const QPointF scale = pair("scale", {1, 1});
        const QPointF origin = pair("translate", {0, 0});
        for (const auto& value : m_topology.value(QLatin1String("arcs")).toArray()) {
            QPolygonF arc;
            QPointF sum;
            for (const auto& position : value.toArray()) {
                const QJsonArray at = position.toArray();
                const QPointF read(at.at(0).toDouble(NAN), at.at(1).toDouble(NAN));
                sum = deltas ? sum + read : read;
                const QPointF point(sum.x() * scale.x() + origin.x(), sum.y() * scale.y() + origin.y());
                constexpr double kMost = 1e9;
                if (!(std::abs(point.x()) < kMost) || !(std::abs(point.y()) < kMost))
                    return failure("geo-bad-coordinate", {});
                arc << point;
            }
            m_arcs.push_back(std::move(arc));
        }
        return {};
    }

    engine::Result<void> readGeometry(const QJsonObject& geometry)
    {
        GeoFeature feature;
        feature.id = geometry.value(QLatin1String("id"));
        feature.properties = geometry.value(QLatin1String("properties")).toObject();
        const QString type = geometry.value(QLatin1String("type")).toString();
        const QJsonArray arcs = geometry.value(QLatin1String("arcs")).toArray();
        if (type == QLatin1String("Polygon")) {
            if (engine::Result<void> read = readPolygon(arcs, feature); !read) return read;
        } else if (type == QLatin1String("MultiPolygon")) {
            for (const auto& polygon : arcs)
                if (engine::Result<void> read = readPolygon(polygon.toArray(), feature); !read) return read;
        }
        features.push_back(std::move(feature));
        return {};
    }

    engine::Result<void> readPolygon(const QJsonArray& polygon, GeoFeature& feature)
    {
        for (const auto& value : polygon) {
            QPolygonF ring;
            for (const auto& index : value.toArray()) {
                const double number = index.toDouble(NAN);
                const double forward = number < 0 ? -number - 1 : number;
                constexpr double kLargest = 1e15; // of which a double still knows its neighbours
                if (!(forward < kLargest) || forward != std::floor(forward)) return failure("topo-no-arc", {});
                if (forward >= static_cast<double>(m_arcs.size()))
                    return failure("topo-bad-arc", {{"number", std::to_string(static_cast<long long>(number))}});
                const QPolygonF& arc = m_arcs[static_cast<std::size_t>(forward)];
                m_points += static_cast<std::size_t>(arc.size());
                if (m_points > kMostGeoPoints)
                    return failure("geo-too-many-points", {{"limit", std::to_string(kMostGeoPoints)}});
                for (qsizetype i = ring.isEmpty() ? 0 : 1; i < arc.size(); ++i)
                    ring << (number < 0 ? arc[arc.size() - 1 - i] : arc[i]);
            }
            if (ring.size() > 1 && ring.first() == ring.last()) ring.removeLast();
            if (ring.size() >= 3) feature.rings.push_back(std::move(ring));
        }
        return {};
    }

    const QJsonObject& m_topology;
    const std::string& m_file;
    std::vector<QPolygonF> m_arcs;
    std::vector<qsizetype> m_users; ///< of each arc the last area that has it; areas are numbered through all objects
    qsizetype m_lastArea = 0;
    std::size_t m_points = 0;
};

} // namespace

engine::Result<ForeignMap> readTopoJson(const ForeignFiles& files, const std::string& name,
                                        const ImportChoices& choices)
{
    const engine::Result<QByteArray> bytes = files.read(name);
    if (!bytes) return engine::fail(bytes.error());
    ForeignMap map;
    map.form = "topojson";
    map.file = files.told(name);
    map.name = wordsFromKey(stemOf(name));
    const engine::Result<QJsonDocument> json = readJson(*bytes, map.file);
    if (!json) return engine::fail(json.error());
    const QJsonObject topology = json->object();
    TopoJsonReader reader(topology, map.file);
    if (engine::Result<void> read = reader.run(choices.object); !read) return engine::fail(read.error());
    map.offers.objects = std::move(reader.objects);
    const QJsonObject own = topology.value(QLatin1String("marches")).toObject();
    if (engine::Result<void> laid = laySheet(std::move(reader.features), own, choices, map); !laid)
        return engine::fail(laid.error());
    return map;
}

} // namespace marches::editor
