// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/geosheet.h"

#include "editor/exchange/foreigntext.h"
#include "editor/exchange/projection.h"
#include "engine/base/textlimits.h"
#include "engine/base/utf8.h"

#include <QJsonArray>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace marches::editor {

namespace {

// Board units.
constexpr double kSheetWidth = 1400;
constexpr double kSheetHeight = 1000;
constexpr double kMargin = 32; ///< frames of all styles are within it, and the air between them and a coast
constexpr double kUsualSimplification = 0.4;
constexpr double kLeastIsland = 0.6; ///< square board units: smaller ones are left out, unless they are all there is
constexpr double kDegreesAlong = 2;  ///< longer sides are bent by projections
// Of a choice of a file's territories, parts far away would make most of the sheet sea.
constexpr double kSmallPart = 0.2;     ///< of the area of a territory's largest part
constexpr double kFarAway = 0.25;      ///< of the sheet of all largest parts: farther beyond its edge
constexpr double kMostPixels = 20'000; ///< coordinates beyond are metres of a national grid, whose north is up
constexpr double kWholeGlobe = 180;    ///< degrees of longitude from which on a map is one of the world

constexpr const char* kNames[] = {"name",  "NAME",  "Name",   "name_en", "NAME_EN", "NAME_LONG",
                                  "ADMIN", "admin", "NAME_1", "title",   "label",   "nom",
                                  "NOM",   "Nom",   "nombre", "nome",    "naam"};
constexpr const char* kIds[] = {"id", "ID", "code", "iso_a3", "ISO_A3"};
constexpr const char* kRegions[] = {"region", "continent", "CONTINENT", "REGION_UN"};

double ringAreaOf(const QPolygonF& ring)
{
    double twice = 0;
    for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
        twice += ring[j].x() * ring[i].y() - ring[i].x() * ring[j].y();
    return std::abs(twice) / 2;
}

std::string wordOf(const QJsonValue& value)
{
    if (value.isString()) return value.toString().toStdString();
    if (value.isDouble()) return QString::number(value.toDouble(), 'g', 15).toStdString();
    return {};
}

class SheetMaker {
public:
    SheetMaker(std::vector<GeoFeature> features, const QJsonObject& own, const ImportChoices& choices, ForeignMap& map)
        : m_features(std::move(features)), m_own(own), m_choices(choices), m_map(map)
    {}

    engine::Result<void> run()
    {
        std::erase_if(m_features, [](const GeoFeature& feature) { return feature.rings.empty(); });
        if (m_features.empty()) return failure("import-nothing", {});
        for (const auto& [property, name] : {std::pair(&m_choices.nameProperty, "name"),
                                             {&m_choices.idProperty, "id"},
                                             {&m_choices.regionProperty, "region"}})
            if (!property->empty() && !isProperty(*property))
                return failure("geo-no-property", {{"name", *property}, {"known", knownProperties()}});
        if (const std::string language = languageIn(m_choices.nameProperty); !language.empty())
            m_map.language = language;
        describe();
        leaveOut();
        if (m_features.empty()) return failure("import-nothing", {});
        const QRectF box = boxOfAll();
        const bool hasSheet = m_own.value(QLatin1String("size")).toArray().size() == 2;
        m_map.offers.laysSheet = true;
        m_map.offers.inDegrees = !hasSheet && (isInDegrees(box) || mayCountEastwards(box));
        m_map.offers.mayBeFlat = !hasSheet;
        if (m_map.offers.inDegrees && isGlobe(box)) {
            if (!isInDegrees(box)) countBothWays();
            turnGlobe();
        }
        if (m_own.isEmpty()) leaveOutFarParts(); // of the globe as it lies on the sheet
        if (engine::Result<void> laid = project(); !laid) return laid;
        simplify();
        drawPlaces();
        if (!m_own.isEmpty()) readOwn();
        return {};
    }

private:
    tl::unexpected<engine::Errors> failure(const char* code, engine::ErrorArgs args) const
    {
        return engine::fail(engine::Error{code, std::move(args), m_map.file, 0, 0, {}});
    }

    bool isProperty(const std::string& name) const
    {
        const QString key = QString::fromStdString(name);
        return std::ranges::any_of(m_features,
                                   [&](const GeoFeature& feature) { return feature.properties.contains(key); });
    }

    std::string knownProperties() const
    {
        std::string known;
        for (const QString& key : m_features.front().properties.keys().mid(0, 20))
            known += (known.empty() ? "" : ", ") + key.toStdString();
        return known;
    }

    static bool isInDegrees(const QRectF& box)
    {
        return box.left() >= -180.01 && box.right() <= 180.01 && box.top() >= -90.01 && box.bottom() <= 90.01;
    }

    /// Longitudes from 0 to 360, or a little beyond 180 where land crosses the antimeridian.
    static bool mayCountEastwards(const QRectF& box)
    {
        return box.left() >= -180.01 && box.right() <= 360.01 && box.width() <= 360.01 && box.top() >= -90.01 &&
               box.bottom() <= 90.01;
    }

    /// A small plane that begins at zero looks the same as such longitudes in the north alone.
    bool isGlobe(const QRectF& box) const
    {
        if (!m_choices.projection.empty()) return !isFlat(m_choices.projection);
        return isInDegrees(box) || box.top() < 0;
    }

    void countBothWays()
    {
        for (GeoFeature& feature : m_features)
            for (QPolygonF& ring : feature.rings)
                for (QPointF& at : ring) at.setX(std::remainder(at.x(), 360));
    }

    static bool isFlat(const std::string& projection) { return projection == "none" || projection == "none-up"; }

    /// What is no degrees: y grows downwards in pixels, upwards in metres and where all of it is below zero.
    static Projection flatGuess(const QRectF& box)
    {
        const double farthest = std::max({-box.left(), box.right(), -box.top(), box.bottom()});
        return farthest > kMostPixels || box.bottom() <= 0 ? Projection::NoneUp : Projection::None;
    }

    /// How many points the outlines will have once their long sides are bent.
    double pointsAlong() const
    {
        double points = 0;
        for (const GeoFeature& feature : m_features)
            for (const QPolygonF& ring : feature.rings)
                for (qsizetype i = 0; i < ring.size(); ++i) {
                    const QPointF side = ring[(i + 1) % ring.size()] - ring[i];
                    points += 1 + std::max(std::abs(side.x()), std::abs(side.y())) / kDegreesAlong;
                }
        return points;
    }

    QRectF boxOfAll() const
    {
        QRectF box;
        bool first = true;
        for (const GeoFeature& feature : m_features)
            for (const QPolygonF& ring : feature.rings) {
                box = first ? ring.boundingRect() : box.united(ring.boundingRect());
                first = false;
            }
        return box;
    }

    /// What lies on both sides of the antimeridian, and leaves a wide stretch of the globe empty elsewhere, is turned
    /// so that it lies together: longitudes are counted from its middle.
    void turnGlobe()
    {
        constexpr double kLeastGap = 180; ///< degrees: half of the globe
        constexpr double kWorthIt = 30;   ///< that the gap must be wider than what is empty around the antimeridian
        std::vector<std::pair<double, double>> covered;
        for (const GeoFeature& feature : m_features)
            for (const QPolygonF& ring : feature.rings) {
                const QRectF box = ring.boundingRect();
                if (box.width() <= kWholeGlobe) {
                    covered.emplace_back(box.left(), box.right());
                } else { // around the back, or nearly around the globe
                    for (const QPointF& at : ring) covered.emplace_back(at.x(), at.x());
                }
            }
        std::ranges::sort(covered);
        double gap = 0;
        double middle = 0;
        double east = covered.front().second;
        for (const auto& [from, to] : covered) {
            if (from - east > gap) {
                gap = from - east;
                middle = (from + east) / 2;
            }
            east = std::max(east, to);
        }
        if (gap < kLeastGap || gap < covered.front().first + 360 - east + kWorthIt) return;
        const double centre = middle > 0 ? middle - 180 : middle + 180;
        for (GeoFeature& feature : m_features)
            for (QPolygonF& ring : feature.rings)
                for (QPointF& at : ring) at.setX(std::remainder(at.x() - centre, 360));
        m_map.notes.push_back(
            importNote("geo-turned", {{"longitude", std::to_string(std::lround(centre))}}, m_map.file));
    }

    engine::Result<void> project()
    {
        const QRectF box = boxOfAll();
        const bool degrees = isInDegrees(box);
        const QJsonArray sheet = m_own.value(QLatin1String("size")).toArray();
        Projection projection = !degrees                    ? flatGuess(box)
                                : box.width() > kWholeGlobe ? Projection::NaturalEarth
                                                            : Projection::Equirectangular;
        if (sheet.size() == 2) {
            m_map.size = QSizeF(sheet[0].toDouble(), sheet[1].toDouble());
            return {};
        }
        if (!m_choices.projection.empty()) {
            const std::optional<Projection> wanted = projectionOf(m_choices.projection);
            if (!wanted) return failure("geo-unknown-projection", {{"name", m_choices.projection}});
            if (!degrees && !isFlat(m_choices.projection)) return failure("geo-not-degrees", {});
            projection = *wanted;
        } else if (!degrees) {
            m_map.notes.push_back(importNote(
                projection == Projection::NoneUp ? "geo-flat-upwards" : "geo-flat-downwards", {}, m_map.file));
        }
        const bool flat = projection == Projection::None || projection == Projection::NoneUp;
        if (!flat && pointsAlong() > static_cast<double>(kMostGeoPoints))
            return failure("geo-too-many-points", {{"limit", std::to_string(kMostGeoPoints)}});
        const double parallel = box.center().y();
        QRectF laid;
        bool first = true;
        for (GeoFeature& feature : m_features) {
            Rings rings;
            for (const QPolygonF& ring : feature.rings) {
                if (flat) {
                    QPolygonF made;
                    for (const QPointF& at : ring) made << projected(projection, at, parallel);
                    rings.push_back(std::move(made));
                    continue;
                }
                for (const QPolygonF& part : cutAtAntimeridian(ring)) {
                    QPolygonF made;
                    for (const QPointF& at : densified(part, kDegreesAlong))
                        made << projected(projection, at, parallel);
                    rings.push_back(std::move(made));
                }
            }
            feature.rings = std::move(rings);
            for (const QPolygonF& ring : feature.rings) {
                laid = first ? ring.boundingRect() : laid.united(ring.boundingRect());
                first = false;
            }
        }
        if (!(laid.width() > 0) || !(laid.height() > 0)) return failure("import-nothing", {});
        const double scale =
            std::min((kSheetWidth - 2 * kMargin) / laid.width(), (kSheetHeight - 2 * kMargin) / laid.height());
        for (GeoFeature& feature : m_features)
            for (QPolygonF& ring : feature.rings)
                for (QPointF& at : ring) at = (at - laid.topLeft()) * scale + QPointF(kMargin, kMargin);
        m_map.size =
            QSizeF(std::ceil(laid.width() * scale + 2 * kMargin), std::ceil(laid.height() * scale + 2 * kMargin));
        return {};
    }

    void simplify()
    {
        const bool own = !m_own.isEmpty();
        const double tolerance = m_choices.simplify >= 0 ? m_choices.simplify : own ? 0 : kUsualSimplification;
        std::vector<Rings> before;
        before.reserve(m_features.size());
        for (const GeoFeature& feature : m_features) before.push_back(feature.rings);
        std::vector<Rings> after = tolerance > 0 ? simplifiedTogether(before, tolerance) : before;
        for (std::size_t i = 0; i < m_features.size(); ++i) {
            Rings& rings = after[i];
            if (!own) std::erase_if(rings, [](const QPolygonF& ring) { return ringAreaOf(ring) < kLeastIsland; });
            m_specks += own ? 0 : before[i].size() - rings.size();
            if (rings.empty() && !before[i].empty())
                rings.push_back(*std::ranges::max_element(before[i], {}, ringAreaOf));
            m_features[i].rings = std::move(rings);
        }
        if (m_specks > 0)
            m_map.notes.push_back(importNote("import-specks", {{"count", std::to_string(m_specks)}}, m_map.file));
    }

    template <std::size_t N>
    std::string chosen(const GeoFeature& feature, const std::string& wanted, const char* const (&usual)[N]) const
    {
        if (!wanted.empty()) return wordOf(feature.properties.value(QString::fromStdString(wanted)));
        for (const char* name : usual)
            if (const QJsonValue value = feature.properties.value(QLatin1String(name));
                value.isString() || value.isDouble())
                return wordOf(value);
        return {};
    }

    void describe()
    {
        std::map<std::string, std::size_t> regions;
        std::set<std::string> keys;
        std::map<std::string, int> lastNumber; // of doubles: many may be called the same
        for (const GeoFeature& feature : m_features) {
            ForeignPlace place;
            place.name = chosen(feature, m_choices.nameProperty, kNames);
            std::string id = m_choices.idProperty.empty() ? wordOf(feature.id) : std::string();
            if (id.empty()) id = chosen(feature, m_choices.idProperty, kIds);
            if (place.name.empty()) place.name = id;
            const std::string& key = id.empty() ? place.name : id;
            place.key = key;
            int& number = lastNumber.try_emplace(key, 1).first->second;
            while (!keys.insert(place.key).second) place.key = key + '#' + std::to_string(++number);
            if (!m_own.isEmpty() || !m_choices.idProperty.empty()) place.id = id;
            if (!m_own.isEmpty() && member(feature.properties, "kind") == "sea") place.kind = engine::PlaceKind::Sea;
            place.region = chosen(feature, m_choices.regionProperty, kRegions);
            if (!place.region.empty() && m_own.isEmpty() && regions.emplace(place.region, regions.size()).second) {
                ForeignRegion region;
                region.key = region.name = place.region;
                m_map.regions.push_back(std::move(region));
            }
            addNames(feature.properties, place);
            m_map.places.push_back(std::move(place));
        }
    }

    /// What is not wanted takes no room on the sheet.
    void leaveOut()
    {
        std::set<QString> keys;
        for (const GeoFeature& feature : m_features)
            for (const QString& key : feature.properties.keys()) keys.insert(key);
        for (const QString& key : keys) m_map.offers.properties.push_back(key.toStdString());
        std::vector<GeoFeature> wanted;
        for (std::size_t i = 0; i < m_features.size(); ++i)
            if (!m_choices.leftOut.contains(m_map.places[i].key)) wanted.push_back(std::move(m_features[i]));
        m_features = std::move(wanted);
        leaveOutPlaces(m_map, m_choices);
    }

    /// French Guiana on a map of Europe.
    void leaveOutFarParts()
    {
        QRectF sheet;
        for (const GeoFeature& feature : m_features)
            sheet |= std::ranges::max_element(feature.rings, {}, ringAreaOf)->boundingRect();
        const double beyond = kFarAway * std::max(sheet.width(), sheet.height());
        sheet.adjust(-beyond, -beyond, beyond, beyond);
        std::string names;
        for (std::size_t i = 0; i < m_features.size(); ++i) {
            Rings& rings = m_features[i].rings;
            const double most = ringAreaOf(*std::ranges::max_element(rings, {}, ringAreaOf));
            const auto far = [&](const QPolygonF& ring) {
                return !sheet.intersects(ring.boundingRect()) && ringAreaOf(ring) < kSmallPart * most;
            };
            if (std::erase_if(rings, far) > 0) {
                names += names.empty() ? "" : ", ";
                names += engine::firstCharacters(m_map.places[i].name, engine::kLongestName);
            }
        }
        if (!names.empty()) m_map.notes.push_back(importNote("import-far-parts", {{"names", names}}, m_map.file));
    }

    void drawPlaces()
    {
        for (std::size_t i = 0; i < m_features.size(); ++i)
            for (const QPolygonF& ring : m_features[i].rings) {
                m_map.places[i].path.addPolygon(ring);
                m_map.places[i].path.closeSubpath();
            }
        m_map.fit = {0.1, 0, 0.5};
    }

    /// "fr" of name_fr, NAME_FR, name:fr; nothing for another property.
    static std::string languageIn(std::string_view property)
    {
        constexpr std::size_t kLength = 7;
        const std::string key = lowerCased(property);
        if (key.size() != kLength || !(key.starts_with("name_") || key.starts_with("name:"))) return {};
        std::string language = key.substr(5);
        return std::ranges::all_of(language, [](char c) { return c >= 'a' && c <= 'z'; }) ? language : std::string();
    }

    static void addNames(const QJsonObject& properties, ForeignPlace& place)
    {
        for (auto it = properties.begin(); it != properties.end(); ++it)
            if (const std::string language = languageIn(it.key().toStdString());
                !language.empty() && it.value().isString())
                place.names[language] = it.value().toString().toStdString();
    }

    static std::string member(const QJsonObject& object, const char* key)
    {
        return object.value(QLatin1String(key)).toString().toStdString();
    }

    static ForeignNames namesOf(const QJsonObject& object)
    {
        ForeignNames names;
        const QJsonObject all = object.value(QLatin1String("names")).toObject();
        for (auto it = all.begin(); it != all.end(); ++it)
            names[it.key().toStdString()] = it.value().toString().toStdString();
        return names;
    }

    static std::vector<std::string> wordsOfArray(const QJsonValue& value)
    {
        std::vector<std::string> words;
        for (const auto& word : value.toArray()) words.push_back(word.toString().toStdString());
        return words;
    }

    /// What our own export says besides: all of the map but its drawing.
    void readOwn()
    {
        if (const std::string name = member(m_own, "name"); !name.empty()) m_map.name = name;
        if (const std::string language = member(m_own, "language"); !language.empty()) {
            m_map.language = language;
            m_map.saysLanguage = true;
        }
        for (std::size_t i = 0; i < m_features.size(); ++i) {
            const QJsonObject& said = m_features[i].properties;
            ForeignPlace& place = m_map.places[i];
            place.terrain = member(said, "terrain");
            place.abbreviation = member(said, "abbreviation");
            place.flags = wordsOfArray(said.value(QLatin1String("flags")));
            place.names = namesOf(said);
        }
        for (const auto& value : m_own.value(QLatin1String("regions")).toArray()) {
            const QJsonObject said = value.toObject();
            ForeignRegion region;
            region.key = region.id = member(said, "id");
            region.name = member(said, "name");
            region.names = namesOf(said);
            region.bonus = said.value(QLatin1String("bonus")).toInt();
            region.color = colourOf(member(said, "color"));
            m_map.regions.push_back(std::move(region));
        }
        for (const auto& value : m_own.value(QLatin1String("coasts")).toArray()) {
            const QJsonObject said = value.toObject();
            ForeignPlace coast;
            coast.kind = engine::PlaceKind::Coast;
            coast.key = coast.id = member(said, "id");
            coast.name = member(said, "name");
            coast.abbreviation = member(said, "abbreviation");
            coast.parent = member(said, "of");
            if (m_choices.leftOut.contains(coast.parent)) continue;
            m_map.places.push_back(std::move(coast));
        }
        m_map.knowsConnections = true;
        for (const auto& value : m_own.value(QLatin1String("connections")).toArray()) {
            using engine::ConnectionKind;
            const QJsonObject said = value.toObject();
            ForeignConnection connection;
            connection.from = member(said, "from");
            connection.to = member(said, "to");
            if (m_choices.leftOut.contains(connection.from) || m_choices.leftOut.contains(connection.to)) continue;
            connection.onlyFor = wordsOfArray(said.value(QLatin1String("for")));
            const std::string kind = member(said, "kind");
            connection.kind = kind == "bridge"     ? ConnectionKind::Bridge
                              : kind == "ford"     ? ConnectionKind::Ford
                              : kind == "pass"     ? ConnectionKind::Pass
                              : kind == "sea-lane" ? ConnectionKind::SeaLane
                                                   : ConnectionKind::Border;
            connection.wraps = said.value(QLatin1String("wraps")).toBool();
            if (said.value(QLatin1String("closed")).toBool()) connection.basis = engine::BorderOrigin::Forbidden;
            m_map.connections.push_back(std::move(connection));
        }
    }

    std::vector<GeoFeature> m_features;
    const QJsonObject& m_own;
    const ImportChoices& m_choices;
    ForeignMap& m_map;
    std::size_t m_specks = 0;
};

} // namespace

engine::Result<void> laySheet(std::vector<GeoFeature> features, const QJsonObject& own, const ImportChoices& choices,
                              ForeignMap& map)
{
    return SheetMaker(std::move(features), own, choices, map).run();
}

} // namespace marches::editor
