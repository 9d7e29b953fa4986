// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/arearaster.h"
#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/javaproperties.h"
#include "editor/exchange/pointcells.h"
#include "editor/exchange/xmltree.h"
#include "editor/formats/xmltag.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <map>
#include <numeric>
#include <set>

namespace marches::editor {

namespace {

constexpr int kMostPixelsOfSide = 60'000;
constexpr std::size_t kMostPoints = 3'000'000;
constexpr double kUsualWidth = 1600; ///< board units: larger maps are brought to it
constexpr double kRoomyWidth = 2400;
/// Polygons were filled between drawn lines: what lies between them belongs to nobody.
constexpr int kDrawnLineReach = 3;
constexpr int kLineOnLandReach = 2;
/// What polygons may paint in all, of what the raster holds.
constexpr std::int64_t kMostLayers = 40;
constexpr std::size_t kMostGames = 100;
constexpr std::size_t kMostCells = 3'000; ///< around centres: they are painted on one raster

bool soundsLikeSea(const std::string& name)
{
    const std::string lower = lowerCased(name);
    return lower.find("sea zone") != std::string::npos || lower.ends_with(" sz") || lower.starts_with("sz ") ||
           lower.find("ocean") != std::string::npos || lower.ends_with(" sea");
}

/// Also of "maps/" and ".".
std::string folderName(const std::string& path)
{
    std::error_code ignored;
    const std::filesystem::path whole = std::filesystem::absolute(path, ignored).lexically_normal();
    return stemOf((whole.has_filename() ? whole : whole.parent_path()).string());
}

class TripleAReader {
public:
    TripleAReader(const ForeignFiles& files, const std::string& name, const ImportChoices& choices)
        : m_files(files), m_name(name), m_choices(choices)
    {}

    engine::Result<ForeignMap> run()
    {
        m_map.form = "triplea";
        m_map.file = m_files.told(m_name);
        m_map.name = wordsFromKey(stemOf(m_name));
        // Older maps have no index, and are called as their folder.
        if (lowerCased(m_map.name) == "polygons") m_map.name = wordsFromKey(folderName(m_files.path()));
        for (const auto step : {&TripleAReader::readIndex, &TripleAReader::readPolygons, &TripleAReader::readGame,
                                &TripleAReader::readCentres, &TripleAReader::paint})
            if (const engine::Result<void> done = (this->*step)(); !done) return engine::fail(done.error());
        return std::move(m_map);
    }

private:
    /// A game that is played on the map, or on a part of it.
    struct Game {
        std::string title;
        std::string file;
    };

    tl::unexpected<engine::Errors> fault(const char* code, engine::ErrorArgs args, const std::string& file,
                                         int line = 0) const
    {
        return engine::fail(engine::Error{code, std::move(args), file, line, line > 0 ? 1 : 0, {}});
    }

    /// map.yml: only the name and the files of games, in whichever style they are written.
    engine::Result<void> readIndex()
    {
        const engine::Result<QByteArray> bytes = m_files.read(m_name);
        if (!bytes) return engine::fail(bytes.error());
        const auto value = [](const std::string& line, std::string_view key) -> std::string {
            const std::size_t at = line.find(key);
            if (at == std::string::npos) return {};
            std::string_view rest = trimmed(std::string_view(line).substr(at + key.size()));
            if (rest.starts_with('"') || rest.starts_with('\''))
                return std::string(rest.substr(1, rest.find(rest.front(), 1) - 1));
            return std::string(trimmed(rest.substr(0, rest.find_first_of(",}"))));
        };
        if (const std::string file = m_files.findBeside(m_name, "map.properties"); !file.empty())
            if (const engine::Result<QByteArray> properties = m_files.read(file))
                m_properties = readJavaProperties(*properties);
        std::string title;
        for (const TextLine& line : TextLines(*bytes)) {
            if (const std::string name = value(line.text, "map_name:"); !name.empty()) m_map.name = wordsFromKey(name);
            if (const std::string game = value(line.text, "game_name:"); !game.empty()) title = game;
            const std::string file = m_files.find(value(line.text, "file_name:"));
            if (file.empty() || m_games.size() >= kMostGames) continue;
            m_games.push_back({title.empty() ? stemOf(file) : title, file});
            title.clear();
        }
        const bool isIndexed = !m_games.empty();
        for (const std::string& file : m_files.withEnding(".xml"))
            if (m_games.size() < kMostGames && ("/" + file).find("/games/") != std::string::npos && !isIndexed)
                m_games.push_back({stemOf(file), file});
        return {};
    }

    static const char* skipSpace(const char* at, const char* end)
    {
        while (at != end && (*at == ' ' || *at == '\t')) ++at;
        return at;
    }

    /// "(12,-3)"; false where there is none.
    static bool readPoint(const char*& at, const char* end, QPointF& point)
    {
        int x = 0;
        int y = 0;
        const char* next = skipSpace(at, end);
        if (next == end || *next != '(') return false;
        auto got = std::from_chars(skipSpace(next + 1, end), end, x);
        next = skipSpace(got.ptr, end);
        if (got.ec != std::errc() || next == end || *next != ',') return false;
        got = std::from_chars(skipSpace(next + 1, end), end, y);
        next = skipSpace(got.ptr, end);
        if (got.ec != std::errc() || next == end || *next != ')') return false;
        if (std::abs(x) > kMostPixelsOfSide || std::abs(y) > kMostPixelsOfSide) return false;
        point = QPointF(x + 0.5, y + 0.5); // the middle of the pixel
        at = next + 1;
        return true;
    }

    engine::Result<void> readPolygons()
    {
        const std::string file = m_files.findBeside(m_name, "polygons.txt");
        if (file.empty()) return readPoints();
        const engine::Result<QByteArray> bytes = m_files.read(file);
        if (!bytes) return engine::fail(bytes.error());
        const std::string told = m_files.told(file);
        std::size_t points = 0;
        for (const TextLine& line : TextLines(*bytes)) {
            const std::size_t first = std::min(line.text.find('<'), line.text.size());
            ForeignPlace place;
            place.key = place.name = std::string(trimmed(std::string_view(line.text).substr(0, first)));
            place.line = line.number;
            place.column = 1;
            std::vector<QPolygonF> rings;
            const char* at = line.text.data() + first;
            const char* end = line.text.data() + line.text.size();
            while ((at = skipSpace(at, end)) != end) {
                if (*at++ != '<') return fault("triplea-polygon", {{"name", place.name}}, told, line.number);
                QPolygonF ring;
                QPointF point;
                while (readPoint(at, end, point)) ring << point;
                at = skipSpace(at, end);
                if (at == end || *at++ != '>')
                    return fault("triplea-polygon", {{"name", place.name}}, told, line.number);
                points += static_cast<std::size_t>(ring.size());
                if (ring.size() >= 3) rings.push_back(std::move(ring));
            }
            if (points > kMostPoints)
                return fault("json-too-large", {{"limit", std::to_string(kMostPoints)}}, told, line.number);
            if (place.key.empty())
                return fault("triplea-polygon", {{"name", line.text.substr(0, 20)}}, told, line.number);
            if (!m_places.emplace(place.key, m_map.places.size()).second)
                return fault("triplea-double", {{"name", place.name}}, told, line.number);
            if (m_map.places.size() >= kMostForeignPlaces) return engine::fail(tooManyPlaces(told));
            m_map.places.push_back(std::move(place));
            m_rings.push_back(std::move(rings));
        }
        return {};
    }

    /// Without outlines the centres say which territories there are.
    engine::Result<void> readPoints()
    {
        const std::string file = m_files.findBeside(m_name, "centers.txt");
        if (file.empty()) return fault("import-file-missing", {{"name", "polygons.txt"}}, m_map.file);
        const engine::Result<QByteArray> bytes = m_files.read(file);
        if (!bytes) return engine::fail(bytes.error());
        for (const TextLine& line : TextLines(*bytes)) {
            ForeignPlace place;
            place.key = place.name = std::string(trimmed(std::string_view(line.text).substr(0, line.text.find('('))));
            place.line = line.number;
            place.column = 1;
            if (place.key.empty() || !m_places.emplace(place.key, m_map.places.size()).second) continue;
            if (m_map.places.size() >= kMostCells)
                return fault("import-too-many-places", {{"limit", std::to_string(kMostCells)}}, m_files.told(file));
            m_map.places.push_back(std::move(place));
            m_rings.emplace_back();
        }
        m_onlyPoints = true;
        m_map.notes.push_back(importNote("import-cells-drawn", {{"name", "polygons.txt"}}, m_map.file));
        return {};
    }

    ForeignPlace* find(const std::string& name)
    {
        const auto found = m_places.find(name);
        return found == m_places.end() ? nullptr : &m_map.places[found->second];
    }

    /// How many shapes a game gives a part: names of its territories are looked for, before the game is read whole.
    std::size_t shapesIn(std::string_view game) const
    {
        constexpr std::string_view kTag = "<territory ";
        constexpr std::string_view kName = "name=\"";
        std::set<std::string_view> found;
        while (true) {
            const std::size_t tag = game.find(kTag);
            if (tag == std::string_view::npos) return found.size();
            game.remove_prefix(tag + kTag.size());
            const std::string_view attributes = game.substr(0, game.find('>'));
            const std::size_t at = attributes.find(kName);
            if (at == std::string_view::npos) continue;
            const std::string_view name = attributes.substr(at + kName.size());
            const auto place = m_places.find(std::string(name.substr(0, name.find('"'))));
            if (place != m_places.end()) found.insert(place->first);
        }
    }

    /// The number of the game that was asked for; else of the one in which most of the map is played, on land and water
    /// if there is one; of several the first.
    engine::Result<std::size_t> chooseGame() const
    {
        if (!m_choices.variant.empty()) {
            const auto wanted = std::ranges::find(m_games, m_choices.variant, &Game::title);
            if (wanted == m_games.end())
                return fault("import-unknown-variant", {{"name", m_choices.variant}}, m_map.file);
            return static_cast<std::size_t>(wanted - m_games.begin());
        }
        std::size_t chosen = 0;
        std::size_t most = 0;
        for (std::size_t i = 0; m_games.size() > 1 && i < m_games.size(); ++i) {
            const engine::Result<QByteArray> bytes = m_files.read(m_games[i].file);
            if (!bytes) return engine::fail(bytes.error());
            // A game that knows land from water says more of the map than one that leaves it open.
            constexpr std::size_t kWorth = 4;
            constexpr std::size_t kWorthWithWater = 5;
            const std::size_t worth =
                (bytes->contains("water=\"true\"") ? kWorthWithWater : kWorth) *
                shapesIn(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
            if (worth <= most) continue;
            chosen = i;
            most = worth;
        }
        return chosen;
    }

    engine::Result<void> readGame()
    {
        const engine::Result<std::size_t> chosen = chooseGame();
        if (!chosen) return engine::fail(chosen.error());
        if (m_games.empty()) {
            for (ForeignPlace& place : m_map.places)
                if (soundsLikeSea(place.name)) place.kind = engine::PlaceKind::Sea;
            m_map.notes.push_back(importNote("triplea-no-game", {}, m_map.file));
            return {};
        }
        for (std::size_t i = 0; i < m_games.size(); ++i) {
            m_map.offers.variants.push_back(m_games[i].title);
            if (i != *chosen)
                m_map.notes.push_back(importNote("import-other-variant", {{"name", m_games[i].title}}, m_map.file));
        }
        const std::string& file = m_games[*chosen].file;
        const engine::Result<QByteArray> bytes = m_files.read(file);
        if (!bytes) return engine::fail(bytes.error());
        const std::string told = m_files.told(file);
        const engine::Result<XmlTree> xml = XmlTree::read(*bytes, told);
        if (!xml) return engine::fail(xml.error());
        m_map.knowsConnections = true;
        std::set<std::string> known;
        for (const std::size_t index : xml->all("territory")) {
            const XmlNode& node = xml->node(index);
            const std::string& name = node.attribute("name");
            ForeignPlace* place = find(name);
            if (place == nullptr)
                m_map.notes.push_back(importNote("import-no-shape", {{"name", name}}, told, node.line, node.column));
            else if (node.attribute("water") == "true")
                place->kind = engine::PlaceKind::Sea;
            known.insert(name);
        }
        leaveOutAllBut(known, told);
        giveGround(told);
        for (const std::size_t index : xml->all("connection")) {
            const XmlNode& node = xml->node(index);
            if (!node.attribute("t1").empty() && find(node.attribute("t1")) && find(node.attribute("t2")))
                m_map.connections.push_back({node.attribute("t1"), node.attribute("t2"), {}, false, false, {}, {}});
        }
        readOwners(*xml);
        readAttachments(*xml, told);
        if (const std::size_t units = xml->all("unitPlacement").size(); units > 0)
            m_map.notes.push_back(importNote("import-units-left-out", {{"count", std::to_string(units)}}, told));
        return {};
    }

    /// Shapes that the game gives no part: other games of the map use them, and nobody could reach them.
    void leaveOutAllBut(const std::set<std::string>& known, const std::string& told)
    {
        std::vector<ForeignPlace> places;
        std::vector<std::vector<QPolygonF>> rings;
        m_places.clear();
        for (std::size_t i = 0; i < m_map.places.size(); ++i) {
            ForeignPlace& place = m_map.places[i];
            if (!known.contains(place.key)) {
                m_map.notes.push_back(importNote("triplea-not-in-game", {{"name", place.name}}, told));
                continue;
            }
            m_places.emplace(place.key, places.size());
            places.push_back(std::move(place));
            rings.push_back(std::move(m_rings[i]));
        }
        m_map.places = std::move(places);
        m_rings = std::move(rings);
    }

    /// A game all of whose territories are water, as one of chess is, is played on these squares as on land.
    void giveGround(const std::string& told)
    {
        const auto isSea = [](const ForeignPlace& place) { return place.kind == engine::PlaceKind::Sea; };
        if (m_map.places.empty() || !std::ranges::all_of(m_map.places, isSea)) return;
        for (ForeignPlace& place : m_map.places) place.kind = engine::PlaceKind::Land;
        m_map.notes.push_back(importNote("triplea-all-water", {}, told));
    }

    void readOwners(const XmlTree& xml)
    {
        std::set<std::string> owners;
        for (const std::size_t index : xml.all("territoryOwner")) {
            const XmlNode& node = xml.node(index);
            const std::string& owner = node.attribute("owner");
            ForeignPlace* place = find(node.attribute("territory"));
            if (place == nullptr || owner.empty() || place->kind == engine::PlaceKind::Sea) continue;
            place->region = owner;
            if (!owners.insert(owner).second) continue;
            ForeignRegion region;
            region.key = region.name = owner;
            region.color = paleColour('#' + m_properties["color." + owner]);
            m_map.regions.push_back(std::move(region));
        }
    }

    void readAttachments(const XmlTree& xml, const std::string& told)
    {
        std::size_t canals = 0;
        for (std::size_t index = 0; index < xml.nodes().size(); ++index) {
            const XmlNode& node = xml.node(index);
            if (node.name != "attachment" && node.name != "attatchment") continue; // both are written
            const std::string& kind = node.attribute("name");
            if (kind.starts_with("canalAttachment") || kind.starts_with("canalAttatchment")) ++canals;
            const std::string& to = node.attribute("attachTo");
            ForeignPlace* place = find(to.empty() ? node.attribute("attatchTo") : to);
            if (place == nullptr || !(kind == "territoryAttachment" || kind == "territoryAttatchment")) continue;
            for (const std::size_t child : xml.children(index, "option")) {
                const std::string& name = xml.node(child).attribute("name");
                const std::string& value = xml.node(child).attribute("value");
                if (name == "production") {
                    place->values.clear(); // of two the later one holds
                    if (const std::optional<int> production = wholeNumber(value); production && *production != 0)
                        place->values.emplace_back("production", *production);
                } else if (name == "capital") {
                    place->flags.emplace_back("capital");
                } else if (name == "victoryCity" && value != "0" && value != "false") {
                    place->flags.emplace_back("victory-city");
                }
            }
        }
        if (canals > 0)
            m_map.notes.push_back(importNote("import-canals-left-out", {{"count", std::to_string(canals)}}, told));
    }

    engine::Result<void> readCentres()
    {
        const std::string file = m_files.findBeside(m_name, "centers.txt");
        if (file.empty()) {
            m_map.notes.push_back(importNote("import-file-missing", {{"name", "centers.txt"}}, m_map.file));
            return {};
        }
        const engine::Result<QByteArray> bytes = m_files.read(file);
        if (!bytes) return engine::fail(bytes.error());
        for (const TextLine& line : TextLines(*bytes)) {
            const std::size_t open = std::min(line.text.find('('), line.text.size());
            ForeignPlace* place = find(std::string(trimmed(std::string_view(line.text).substr(0, open))));
            const char* at = line.text.data() + open;
            QPointF point;
            if (place != nullptr && readPoint(at, line.text.data() + line.text.size(), point)) place->stack = point;
        }
        return {};
    }

    struct Sheet {
        QSize size;        ///< in pixels of the map
        bool wraps = true; ///< its left and right edges meet
    };

    Sheet sheetSize() const
    {
        Sheet sheet;
        const auto said = [this](const char* key) {
            const auto found = m_properties.find(key);
            return found == m_properties.end() ? std::string() : found->second;
        };
        sheet.wraps = said("map.scrollWrapX") != "false";
        const int width = wholeNumber(said("map.width")).value_or(0);
        const int height = wholeNumber(said("map.height")).value_or(0);
        if (width > 0 && height > 0 && width <= kMostPixelsOfSide && height <= kMostPixelsOfSide) {
            sheet.size = {width, height};
            return sheet;
        }
        QRectF box;
        for (const std::vector<QPolygonF>& rings : m_rings)
            for (const QPolygonF& ring : rings) box |= ring.boundingRect();
        sheet.size = {std::max(1, static_cast<int>(std::ceil(box.right()))),
                      std::max(1, static_cast<int>(std::ceil(box.bottom())))};
        return sheet;
    }

    engine::Result<void> paint()
    {
        if (m_onlyPoints) {
            drawCellsAroundPoints(m_map);
            if (sheetSize().wraps) findWraps();
            return {};
        }
        const Sheet sheet = sheetSize();
        const double pixels = static_cast<double>(sheet.size.width()) * sheet.size.height();
        const double shrink = std::min(1.0, std::sqrt(kMostRasterPixels / pixels));
        const QSize size(std::max(1, static_cast<int>(sheet.size.width() * shrink)),
                         std::max(1, static_cast<int>(sheet.size.height() * shrink)));
        ImageAreas raster = emptyRaster(size, m_map.places.size());
        ImageAreas water = raster;
        std::int64_t budget = kMostLayers * (static_cast<std::int64_t>(size.width()) * size.height() + 100'000);
        for (const std::size_t i : paintingOrder()) {
            if (shrink < 1)
                for (QPolygonF& ring : m_rings[i])
                    for (QPointF& point : ring) point *= shrink;
            ImageAreas& sheetOf = m_map.places[i].kind == engine::PlaceKind::Sea ? water : raster;
            if (!paintArea(sheetOf, static_cast<std::int32_t>(i), m_rings[i], budget))
                return fault("triplea-too-much", {{"name", m_map.places[i].name}}, m_map.file, m_map.places[i].line);
        }
        // Water lies below islands, also where lines are drawn between the lands on them: these are closed first.
        closeSlits(raster, kLineOnLandReach);
        for (std::size_t pixel = 0; pixel < raster.area.size(); ++pixel)
            if (raster.area[pixel] == ImageAreas::kNone) raster.area[pixel] = water.area[pixel];
        water = {};
        closeSlits(raster, kDrawnLineReach);
        const double scale = size.width() > kRoomyWidth ? kUsualWidth / size.width() : 1;
        TraceOptions options;
        options.scale = scale;
        const std::vector<QPainterPath> paths = traceAreas(raster, options);
        for (std::size_t i = 0; i < paths.size(); ++i) {
            m_map.places[i].path = paths[i];
            if (m_map.places[i].stack) *m_map.places[i].stack *= shrink * scale;
        }
        m_map.size = QSizeF(size) * scale;
        m_map.fit = {0.01, 2 * scale, 5 * scale};
        if (sheet.wraps) findWraps();
        return {};
    }

    /// Water below land, and what is large below what is small: polygons have no holes.
    std::vector<std::size_t> paintingOrder() const
    {
        std::vector<double> extent;
        for (const std::vector<QPolygonF>& rings : m_rings) {
            double largest = 0;
            for (const QPolygonF& ring : rings) {
                const QRectF box = ring.boundingRect();
                largest = std::max(largest, box.width() * box.height());
            }
            extent.push_back(largest);
        }
        std::vector<std::size_t> order(m_rings.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [&](std::size_t i) {
            return std::pair(m_map.places[i].kind != engine::PlaceKind::Sea, -extent[i]);
        });
        return order;
    }

    void findWraps()
    {
        const double half = m_map.size.width() / 2;
        for (ForeignConnection& connection : m_map.connections) {
            const QRectF a = find(connection.from)->path.boundingRect();
            const QRectF b = find(connection.to)->path.boundingRect();
            connection.wraps = std::abs(a.center().x() - b.center().x()) > half;
        }
    }

    const ForeignFiles& m_files;
    const std::string& m_name;
    const ImportChoices& m_choices;
    ForeignMap m_map;
    std::vector<Game> m_games;
    std::map<std::string, std::string> m_properties; ///< of map.properties
    std::map<std::string, std::size_t> m_places;
    std::vector<std::vector<QPolygonF>> m_rings; ///< by place
    bool m_onlyPoints = false;                   ///< there are no outlines
};

} // namespace

engine::Result<ForeignMap> readTripleA(const ForeignFiles& files, const std::string& name, const ImportChoices& choices)
{
    return TripleAReader(files, name, choices).run();
}

} // namespace marches::editor
