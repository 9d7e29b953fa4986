// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/arearaster.h"
#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/pointcells.h"
#include "editor/formats/xmltag.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace marches::editor {

namespace {

constexpr std::size_t kConquestMostFaults = 50; ///< that are told of a file
constexpr int kConquestLineReach = 2;           ///< pixels of lines between territories, to either side
constexpr double kConquestLeastBoard = 1000;    ///< board units: smaller pictures are enlarged to it
/// Pixels around a territory's point in which its area is looked for, where a line or a number lies on the point.
constexpr int kSearchReach = 30;
/// Of an island that no point lies on, in pixels and as a share of the picture's longer side.
constexpr std::size_t kLeastConquestIsland = 6;
constexpr double kFarthestIsland = 0.06;

/// Areas of one colour in a picture, found from points in them, as Conquest fills them.
class FilledAreas {
public:
    explicit FilledAreas(const QImage& image)
        : m_image(image), m_width(image.width()), m_height(image.height()),
          m_area(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height), kNone)
    {}

    static constexpr std::int32_t kNone = ImageAreas::kNone;

    /// The pixel that a point means; the area around it has a number from then on.
    std::optional<std::size_t> pixelAt(const QPointF& point)
    {
        const std::optional<std::size_t> place = seedNear(static_cast<int>(point.x()), static_cast<int>(point.y()));
        if (place && m_area[*place] == kNone) fill(*place);
        return place;
    }

    const std::vector<std::int32_t>& areas() const { return m_area; }

    /// Areas of the same colours that nobody asked for and that end before the edges of the picture, from what is left.
    std::vector<std::vector<std::size_t>> others()
    {
        std::vector<std::vector<std::size_t>> found;
        for (std::size_t place = 0; place < m_area.size(); ++place) {
            if (m_area[place] != kNone || !m_colours.contains(colour(place)) || isLine(place)) continue;
            std::vector<std::size_t> pixels = fill(place);
            const bool inside = std::ranges::none_of(pixels, [this](std::size_t one) { return isAtEdge(one); });
            if (inside && pixels.size() >= kLeastConquestIsland) found.push_back(std::move(pixels));
        }
        return found;
    }

private:
    QRgb colour(std::size_t place) const
    {
        const auto width = static_cast<std::size_t>(m_width);
        const auto* line = reinterpret_cast<const QRgb*>(m_image.constScanLine(static_cast<int>(place / width)));
        return line[place % width] & RGB_MASK;
    }

    bool isLine(std::size_t place) const
    {
        constexpr int kDark = 70;
        const QRgb seen = colour(place);
        return qRed(seen) < kDark && qGreen(seen) < kDark && qBlue(seen) < kDark;
    }

    bool isAtEdge(std::size_t place) const
    {
        const int x = static_cast<int>(place % static_cast<std::size_t>(m_width));
        const int y = static_cast<int>(place / static_cast<std::size_t>(m_width));
        return x == 0 || y == 0 || x == m_width - 1 || y == m_height - 1;
    }

    /// The pixel at a point; the nearest white one where it is part of a line.
    std::optional<std::size_t> seedNear(int x, int y) const
    {
        if (x < -kSearchReach || y < -kSearchReach) return std::nullopt;
        if (x >= m_width + kSearchReach || y >= m_height + kSearchReach) return std::nullopt;
        const auto placeOf = [this](int column, int row) {
            return static_cast<std::size_t>(row) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(column);
        };
        const bool within = x >= 0 && y >= 0 && x < m_width && y < m_height;
        if (within && !isLine(placeOf(x, y)) && isBroad(x, y)) return placeOf(x, y);
        std::optional<std::size_t> best;
        int least = kSearchReach * kSearchReach + 1;
        for (int dy = -kSearchReach; dy <= kSearchReach; ++dy)
            for (int dx = -kSearchReach; dx <= kSearchReach; ++dx) {
                const int column = x + dx;
                const int row = y + dy;
                if (column < 0 || row < 0 || column >= m_width || row >= m_height) continue;
                if (dx * dx + dy * dy >= least || colour(placeOf(column, row)) != kWhite) continue;
                least = dx * dx + dy * dy;
                best = placeOf(column, row);
            }
        return best;
    }

    /// Pixels beside it are of its colour: no speck, and nothing that was blurred.
    bool isBroad(int x, int y) const
    {
        const auto width = static_cast<std::size_t>(m_width);
        const std::size_t place = static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x);
        int same = 0;
        if (x > 0) same += colour(place - 1) == colour(place) ? 1 : 0;
        if (x + 1 < m_width) same += colour(place + 1) == colour(place) ? 1 : 0;
        if (y > 0) same += colour(place - width) == colour(place) ? 1 : 0;
        if (y + 1 < m_height) same += colour(place + width) == colour(place) ? 1 : 0;
        return same >= 2;
    }

    std::vector<std::size_t> fill(std::size_t seed)
    {
        const auto number = static_cast<std::int32_t>(m_count++);
        const QRgb wanted = colour(seed);
        m_colours.insert(wanted);
        const auto width = static_cast<std::size_t>(m_width);
        std::vector<std::size_t> pixels{seed};
        m_area[seed] = number;
        for (std::size_t next = 0; next < pixels.size(); ++next) {
            const std::size_t place = pixels[next];
            const auto visit = [&](std::size_t beside) {
                if (m_area[beside] != kNone || colour(beside) != wanted) return;
                m_area[beside] = number;
                pixels.push_back(beside);
            };
            if (place % width > 0) visit(place - 1);
            if (place % width + 1 < width) visit(place + 1);
            if (place >= width) visit(place - width);
            if (place + width < m_area.size()) visit(place + width);
        }
        return pixels;
    }

    static constexpr QRgb kWhite = 0xffffff;
    const QImage& m_image;
    int m_width;
    int m_height;
    std::vector<std::int32_t> m_area; ///< by pixel
    std::set<QRgb> m_colours;
    std::size_t m_count = 0;
};

class ConquestReader {
public:
    ConquestReader(const ForeignFiles& files, const std::string& name) : m_files(files), m_name(name) {}

    engine::Result<ForeignMap> run()
    {
        const engine::Result<QByteArray> bytes = m_files.read(m_name);
        if (!bytes) return engine::fail(bytes.error());
        m_map.form = "conquest";
        m_map.file = m_files.told(m_name);
        m_map.name = wordsFromKey(stemOf(m_name));
        m_map.knowsConnections = true;
        for (const TextLine& line : TextLines(*bytes)) {
            read(line);
            if (m_map.regions.size() > kMostForeignPlaces || m_map.places.size() > kMostForeignPlaces)
                return engine::fail(tooManyPlaces(m_map.file));
            if (m_ways.size() > kMostForeignConnections) return engine::fail(tooManyConnections(m_map.file));
            if (m_errors.size() >= kConquestMostFaults) break;
        }
        if (!m_errors.empty()) return engine::fail(std::move(m_errors));
        if (m_map.places.empty()) return engine::fail(engine::Error{"import-nothing", {}, m_map.file, 0, 0, {}});
        joinNeighbours();
        if (const engine::Result<void> traced = trace(); !traced) return engine::fail(traced.error());
        findWraps();
        return std::move(m_map);
    }

private:
    void reportFault(const TextLine& line, const char* code, engine::ErrorArgs args = {})
    {
        m_errors.push_back({code, std::move(args), m_map.file, line.number, 1, {}});
    }

    static std::vector<std::string> fieldsOf(std::string_view line)
    {
        std::vector<std::string> fields;
        while (true) {
            const std::size_t comma = line.find(',');
            fields.emplace_back(trimmed(line.substr(0, comma)));
            if (comma == std::string_view::npos) return fields;
            line.remove_prefix(comma + 1);
        }
    }

    void read(const TextLine& line)
    {
        if (line.text.front() == ';') return;
        if (line.text.front() == '[') {
            m_section = lowerCased(line.text);
            if (m_section != "[map]" && m_section != "[continents]" && m_section != "[territories]")
                reportFault(line, "conquest-section", {{"section", line.text}});
            return;
        }
        if (m_section == "[territories]") return readTerritory(line);
        const std::size_t sign = line.text.find('=');
        if (sign == std::string::npos) {
            if (m_section == "[continents]") reportFault(line, "domination-line", {{"line", line.text}});
            return;
        }
        const std::string key(trimmed(std::string_view(line.text).substr(0, sign)));
        const std::string value(trimmed(std::string_view(line.text).substr(sign + 1)));
        if (m_section == "[continents]")
            readContinent(line, key, value);
        else if (lowerCased(key) == "image")
            m_image = value;
        else if (lowerCased(key) == "author")
            m_map.author = value;
    }

    void readContinent(const TextLine& line, const std::string& key, const std::string& value)
    {
        const std::optional<int> bonus = wholeNumber(value);
        if (key.empty() || !bonus) return reportFault(line, "domination-line", {{"line", line.text}});
        ForeignRegion region;
        region.key = lowerCased(key);
        region.name = key;
        region.bonus = *bonus;
        if (m_regions.insert(region.key).second) m_map.regions.push_back(std::move(region));
    }

    void readTerritory(const TextLine& line)
    {
        const std::vector<std::string> fields = fieldsOf(line.text);
        const bool shaped = fields.size() >= 4 && !fields[0].empty();
        const std::optional<int> x = shaped ? wholeNumber(fields[1]) : std::nullopt;
        const std::optional<int> y = shaped ? wholeNumber(fields[2]) : std::nullopt;
        if (!x || !y) return reportFault(line, "domination-line", {{"line", line.text}});
        ForeignPlace place;
        place.key = lowerCased(fields[0]);
        place.name = fields[0];
        place.stack = QPointF(*x, *y);
        place.line = line.number;
        place.column = 1;
        place.region = lowerCased(fields[3]);
        if (!place.region.empty() && !m_regions.contains(place.region))
            return reportFault(line, "conquest-continent", {{"name", fields[3]}});
        if (!m_numbers.emplace(place.key, m_map.places.size()).second)
            return reportFault(line, "conquest-double", {{"name", fields[0]}});
        for (std::size_t i = 4; i < fields.size(); ++i)
            if (!fields[i].empty()) m_ways.insert({place.key, lowerCased(fields[i])});
        m_map.places.push_back(std::move(place));
    }

    void joinNeighbours()
    {
        for (const auto& [from, to] : m_ways) {
            // Newer files have two numbers after the continent.
            if (from == to || (!m_numbers.contains(to) && wholeNumber(to))) continue;
            const bool back = m_ways.contains({to, from});
            if (back && to < from) continue; // that side has made it
            ForeignConnection connection;
            connection.from = from;
            connection.to = to;
            connection.oneWay = !back && m_numbers.contains(to);
            m_map.connections.push_back(std::move(connection));
        }
    }

    /// The picture that the file names; else one that is called as the file, in whichever form somebody has saved it.
    std::string pictureFile() const
    {
        std::string file = m_image.empty() ? std::string() : m_files.findBeside(m_name, m_image);
        const std::size_t dot = m_name.rfind('.');
        for (const std::string& stem : {stemOf(m_image), stemOf(m_name.substr(0, dot) + ".map")})
            for (const char* ending : {".bmp", ".png", ".gif", ".jpg"})
                if (file.empty() && !stem.empty()) file = m_files.findBeside(m_name, stem + ending);
        return file;
    }

    engine::Result<void> trace()
    {
        const std::string file = pictureFile();
        if (file.empty()) {
            drawCellsAroundPoints(m_map);
            m_map.notes.push_back(importNote(
                "import-cells-drawn", {{"name", m_image.empty() ? stemOf(m_name) + ".bmp" : m_image}}, m_map.file));
            return {};
        }
        const engine::Result<QImage> image = readIndexPicture(m_files, file);
        if (!image) return engine::fail(image.error());
        ImageAreas raster = areasIn(*image);
        if (isTooFine(raster)) return engine::fail(engine::Error{"import-picture-too-fine", {}, m_map.file, 0, 0, {}});
        closeSlits(raster, kConquestLineReach);
        const double scale = std::max(1.0, kConquestLeastBoard / std::max(image->width(), image->height()));
        TraceOptions options;
        options.scale = scale;
        const std::vector<QPainterPath> paths = traceAreas(raster, options);
        for (std::size_t i = 0; i < paths.size(); ++i) {
            m_map.places[i].path = paths[i];
            *m_map.places[i].stack *= scale;
        }
        m_map.size = QSizeF(image->size()) * scale;
        m_map.fit = {0.01, 3 * scale, 4 * scale};
        return {};
    }

    /// What Conquest would fill from the points. Where several lie in one area they grow over it at one pace, so that
    /// each takes what is nearer to it.
    ImageAreas areasIn(const QImage& image)
    {
        FilledAreas filled(image);
        ImageAreas raster = emptyRaster(image.size(), m_map.places.size());
        std::map<std::int32_t, std::vector<std::size_t>> claims; ///< territories by area
        std::vector<std::size_t> front;
        for (std::size_t i = 0; i < m_map.places.size(); ++i) {
            const std::optional<std::size_t> pixel = filled.pixelAt(*m_map.places[i].stack);
            if (!pixel) continue;
            claims[filled.areas()[*pixel]].push_back(i);
            if (raster.area[*pixel] != ImageAreas::kNone) continue;
            raster.area[*pixel] = static_cast<std::int32_t>(i);
            front.push_back(*pixel);
        }
        const auto width = static_cast<std::size_t>(image.width());
        for (std::size_t next = 0; next < front.size(); ++next) {
            const std::size_t pixel = front[next];
            const auto visit = [&](std::size_t beside) {
                if (raster.area[beside] != ImageAreas::kNone || filled.areas()[beside] != filled.areas()[pixel]) return;
                raster.area[beside] = raster.area[pixel];
                front.push_back(beside);
            };
            if (pixel % width > 0) visit(pixel - 1);
            if (pixel % width + 1 < width) visit(pixel + 1);
            if (pixel >= width) visit(pixel - width);
            if (pixel + width < raster.area.size()) visit(pixel + width);
        }
        for (const auto& [area, territories] : claims)
            if (territories.size() > 1)
                m_map.notes.push_back(importNote(
                    "conquest-shared-area",
                    {{"name", m_map.places[territories[0]].name}, {"other", m_map.places[territories[1]].name}},
                    m_map.file, m_map.places[territories[1]].line, 1));
        giveIslands(filled.others(), raster);
        return raster;
    }

    /// Islands that no point lies on belong to the nearest territory.
    void giveIslands(const std::vector<std::vector<std::size_t>>& islands, ImageAreas& raster)
    {
        if (islands.empty()) return;
        // All territories grow over the picture at one pace: who comes first is nearest.
        const auto width = static_cast<std::size_t>(raster.width);
        const auto reach = static_cast<int>(kFarthestIsland * std::max(raster.width, raster.height));
        std::vector<std::int32_t> nearest = raster.area;
        std::vector<std::size_t> front;
        for (std::size_t pixel = 0; pixel < nearest.size(); ++pixel)
            if (nearest[pixel] != ImageAreas::kNone) front.push_back(pixel);
        std::vector<int> away(nearest.size(), 0);
        for (std::size_t next = 0; next < front.size(); ++next) {
            const std::size_t place = front[next];
            if (away[place] >= reach) continue;
            const auto visit = [&](std::size_t beside) {
                if (nearest[beside] != ImageAreas::kNone) return;
                nearest[beside] = nearest[place];
                away[beside] = away[place] + 1;
                front.push_back(beside);
            };
            if (place % width > 0) visit(place - 1);
            if (place % width + 1 < width) visit(place + 1);
            if (place >= width) visit(place - width);
            if (place + width < nearest.size()) visit(place + width);
        }
        std::size_t given = 0;
        for (const std::vector<std::size_t>& island : islands) {
            std::size_t best = island.front();
            for (const std::size_t pixel : island)
                if (nearest[pixel] != ImageAreas::kNone &&
                    (nearest[best] == ImageAreas::kNone || away[pixel] < away[best]))
                    best = pixel;
            if (nearest[best] == ImageAreas::kNone) continue;
            for (const std::size_t pixel : island) raster.area[pixel] = nearest[best];
            ++given;
        }
        if (given > 0)
            m_map.notes.push_back(importNote("conquest-islands", {{"count", std::to_string(given)}}, m_map.file));
    }

    void findWraps()
    {
        for (ForeignConnection& connection : m_map.connections) {
            const auto from = m_numbers.find(connection.from);
            const auto to = m_numbers.find(connection.to);
            if (from == m_numbers.end() || to == m_numbers.end()) continue;
            const double a = m_map.places[from->second].stack->x();
            const double b = m_map.places[to->second].stack->x();
            connection.wraps = std::abs(a - b) > m_map.size.width() / 2;
        }
    }

    const ForeignFiles& m_files;
    const std::string& m_name;
    ForeignMap m_map;
    engine::Errors m_errors;
    std::string m_section;
    std::string m_image;
    std::set<std::string> m_regions;
    std::map<std::string, std::size_t> m_numbers; ///< of places, by key
    std::set<std::pair<std::string, std::string>> m_ways;
};

} // namespace

engine::Result<ForeignMap> readConquest(const ForeignFiles& files, const std::string& name)
{
    return ConquestReader(files, name).run();
}

} // namespace marches::editor
