// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/arearaster.h"
#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/javaproperties.h"
#include "editor/exchange/pointcells.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace marches::editor {

namespace {

/// The blue byte of a pixel that belongs to no country.
constexpr int kNobody = 255;
constexpr std::size_t kMostCountries = 254;
constexpr std::size_t kMostFaults = 50; ///< that are told of a file
/// Pixels of lines between countries, to either side.
constexpr int kLineReach = 2;
constexpr double kLeastBoard = 1000; ///< board units: smaller pictures are enlarged to it

class DominationReader {
public:
    DominationReader(const ForeignFiles& files, const std::string& name) : m_files(files), m_name(name) {}

    engine::Result<ForeignMap> run()
    {
        const engine::Result<QByteArray> bytes = m_files.read(m_name);
        if (!bytes) return engine::fail(bytes.error());
        m_map.form = "domination";
        m_map.file = m_files.told(m_name);
        m_map.name = wordsFromKey(stemOf(m_name));
        m_map.knowsConnections = true;
        for (const TextLine& line : TextLines(*bytes)) {
            read(line);
            if (m_map.regions.size() > kMostForeignPlaces) return engine::fail(tooManyPlaces(m_map.file));
            if (m_errors.size() >= kMostFaults) break;
        }
        if (!m_errors.empty()) return engine::fail(std::move(m_errors));
        if (m_map.places.empty()) return engine::fail(engine::Error{"import-nothing", {}, m_map.file, 0, 0, {}});
        joinNeighbours();
        if (const engine::Result<void> traced = trace(); !traced) return engine::fail(traced.error());
        readNames();
        noteCards();
        return std::move(m_map);
    }

private:
    void reportFault(const TextLine& line, const char* code, engine::ErrorArgs args = {})
    {
        m_errors.push_back({code, std::move(args), m_map.file, line.number, 1, {}});
    }

    void read(const TextLine& line)
    {
        if (line.text.front() == ';') return;
        if (line.text.front() == '[') {
            m_section = line.text;
            if (m_section != "[files]" && m_section != "[continents]" && m_section != "[countries]" &&
                m_section != "[borders]")
                reportFault(line, "domination-section", {{"section", m_section}});
            return;
        }
        const std::vector<std::string> words = wordsOfLine(line.text);
        if (m_section.empty())
            readHeader(line, words);
        else if (m_section == "[files]")
            readFile(line, words);
        else if (m_section == "[continents]")
            readContinent(line, words);
        else if (m_section == "[countries]")
            readCountry(line, words);
        else if (m_section == "[borders]")
            readBorder(line, words);
    }

    void readHeader(const TextLine& line, const std::vector<std::string>& words)
    {
        if (words[0] == "name" && words.size() > 1) m_map.name = line.text.substr(5);
    }

    void readFile(const TextLine& line, const std::vector<std::string>& words)
    {
        if (words.size() < 2) return reportFault(line, "domination-line", {{"line", line.text}});
        std::string file = line.text.substr(line.text.find(words[1], words[0].size()));
        if (words[0] == "pic")
            m_picture = std::move(file);
        else if (words[0] == "map")
            m_image = std::move(file);
        else if (words[0] == "crd")
            m_cards = std::move(file);
        else if (words[0] != "prv")
            reportFault(line, "domination-line", {{"line", line.text}});
    }

    void readContinent(const TextLine& line, const std::vector<std::string>& words)
    {
        const std::optional<int> bonus = words.size() >= 2 ? wholeNumber(words[1]) : std::nullopt;
        if (words.size() < 2 || words.size() > 3 || !bonus)
            return reportFault(line, "domination-line", {{"line", line.text}});
        ForeignRegion region;
        region.key = std::to_string(m_map.regions.size() + 1);
        region.name = nameOf(words[0]);
        region.bonus = *bonus;
        if (words.size() == 3) region.color = paleColour(words[2]);
        m_keys[words[0]].push_back(kRegion + static_cast<std::ptrdiff_t>(m_map.regions.size()));
        m_map.regions.push_back(std::move(region));
    }

    void readCountry(const TextLine& line, const std::vector<std::string>& words)
    {
        const bool shaped = words.size() == 5;
        const std::optional<int> number = shaped ? wholeNumber(words[0]) : std::nullopt;
        const std::optional<int> continent = shaped ? wholeNumber(words[2]) : std::nullopt;
        const std::optional<int> x = shaped ? wholeNumber(words[3]) : std::nullopt;
        const std::optional<int> y = shaped ? wholeNumber(words[4]) : std::nullopt;
        if (!number || !continent || !x || !y) return reportFault(line, "domination-line", {{"line", line.text}});
        if (*number != static_cast<int>(m_map.places.size()) + 1)
            return reportFault(line, "domination-order", {{"number", words[0]}});
        if (m_map.places.size() >= kMostCountries)
            return reportFault(line, "domination-too-many", {{"limit", std::to_string(kMostCountries)}});
        if (*continent < 1 || *continent > static_cast<int>(m_map.regions.size()))
            return reportFault(line, "domination-continent", {{"number", words[2]}});
        ForeignPlace place;
        place.key = words[0];
        place.name = nameOf(words[1]);
        place.region = words[2];
        place.stack = QPointF(*x, *y);
        place.line = line.number;
        place.column = 1;
        m_keys[words[1]].push_back(static_cast<std::ptrdiff_t>(m_map.places.size()));
        m_map.places.push_back(std::move(place));
    }

    void readBorder(const TextLine& line, const std::vector<std::string>& words)
    {
        int from = 0;
        for (std::size_t i = 0; i < words.size(); ++i) {
            const std::optional<int> number = wholeNumber(words[i]);
            if (!number || *number < 1 || *number > static_cast<int>(m_map.places.size()))
                return reportFault(line, "domination-country", {{"number", words[i]}});
            if (i == 0)
                from = *number;
            else if (*number != from)
                m_ways.insert({from, *number});
        }
    }

    static std::string nameOf(std::string name)
    {
        std::ranges::replace(name, '_', ' ');
        return name;
    }

    void joinNeighbours()
    {
        for (const auto& [from, to] : m_ways) {
            const bool back = m_ways.contains({to, from});
            if (back && to < from) continue; // that side has made it
            ForeignConnection connection;
            connection.from = std::to_string(from);
            connection.to = std::to_string(to);
            connection.oneWay = !back;
            m_map.connections.push_back(std::move(connection));
        }
    }

    engine::Result<void> trace()
    {
        const std::string file = m_image.empty() ? std::string() : m_files.findBeside(m_name, m_image);
        if (file.empty()) {
            drawCellsAroundPoints(m_map);
            m_map.notes.push_back(importNote(
                "import-cells-drawn", {{"name", m_image.empty() ? stemOf(m_name) + "_map.gif" : m_image}}, m_map.file));
            findWraps();
            return {};
        }
        const engine::Result<QImage> read = readIndexPicture(m_files, file);
        if (!read) return engine::fail(read.error());
        const QImage& image = *read;
        const auto count = static_cast<int>(m_map.places.size());
        ImageAreas raster = emptyRaster(image.size(), m_map.places.size());
        std::set<int> strangers;
        for (int y = 0; y < image.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                const int value = qBlue(line[x]);
                if (value == kNobody) continue;
                if (value < 1 || value > count) {
                    strangers.insert(value);
                    continue;
                }
                raster.area[static_cast<std::size_t>(y) * static_cast<std::size_t>(image.width()) +
                            static_cast<std::size_t>(x)] = value - 1;
            }
        }
        for (const int value : strangers)
            m_map.notes.push_back(
                importNote("domination-stray-pixels", {{"number", std::to_string(value)}}, m_map.file));
        if (isTooFine(raster)) return engine::fail(engine::Error{"import-picture-too-fine", {}, m_map.file, 0, 0, {}});
        closeSlits(raster, kLineReach);
        const double scale = std::max(1.0, kLeastBoard / std::max(image.width(), image.height()));
        TraceOptions options;
        options.scale = scale;
        const std::vector<QPainterPath> paths = traceAreas(raster, options);
        for (std::size_t i = 0; i < paths.size(); ++i) {
            m_map.places[i].path = paths[i];
            if (m_map.places[i].stack) *m_map.places[i].stack *= scale;
        }
        m_map.size = QSizeF(image.size()) * scale;
        m_map.fit = {0.01, 2 * scale, 4 * scale};
        m_map.pictureScale = scale;
        addPicture();
        findWraps();
        return {};
    }

    /// Domination draws around the back of the map what would lead over more than half of it.
    void findWraps()
    {
        for (ForeignConnection& connection : m_map.connections) {
            const auto at = [&](const std::string& key) { return m_map.places[std::stoul(key) - 1].stack->x(); };
            connection.wraps = std::abs(at(connection.from) - at(connection.to)) > m_map.size.width() / 2;
        }
    }

    /// <map>_<language>.properties: names by the ids of countries and continents.
    void readNames()
    {
        const std::string stem = stemOf(m_name) + '_';
        for (const std::string& name : m_files.withEnding(".properties")) {
            const std::string own = stemOf(name);
            if (!own.starts_with(stem)) continue;
            std::string language = own.substr(stem.size());
            std::ranges::replace(language, '_', '-');
            constexpr std::size_t kLongestTag = 10;
            if (language.size() < 2 || language.size() > kLongestTag) continue;
            const engine::Result<QByteArray> bytes = m_files.read(name);
            if (!bytes) continue;
            for (const auto& [key, value] : readJavaProperties(*bytes))
                for (const std::ptrdiff_t place : m_keys[key])
                    if (place >= kRegion)
                        m_map.regions[static_cast<std::size_t>(place - kRegion)].names[language] = value;
                    else
                        m_map.places[static_cast<std::size_t>(place)].names[language] = value;
        }
    }

    void addPicture()
    {
        if (m_picture.empty()) return;
        const std::string file = m_files.findBeside(m_name, m_picture);
        if (file.empty()) return;
        engine::Result<QByteArray> bytes = m_files.read(file);
        const std::string ending = lowerCased(file.substr(std::min(file.rfind('.'), file.size())));
        if (bytes && (ending == ".png" || ending == ".jpg" || ending == ".gif"))
            m_map.picture.emplace("original" + ending, *std::move(bytes));
    }

    void noteCards()
    {
        const std::string file = m_cards.empty() ? std::string() : m_files.findBeside(m_name, m_cards);
        if (file.empty()) return;
        const engine::Result<QByteArray> bytes = m_files.read(file);
        if (!bytes) return;
        std::string section;
        int cards = 0;
        int missions = 0;
        for (const TextLine& line : TextLines(*bytes)) {
            if (line.text.front() == '[')
                section = line.text;
            else if (line.text.front() != ';')
                ++(section == "[missions]" ? missions : cards);
        }
        if (cards > 0)
            m_map.notes.push_back(
                importNote("import-cards-left-out", {{"count", std::to_string(cards)}}, m_files.told(file)));
        if (missions > 0)
            m_map.notes.push_back(
                importNote("import-missions-left-out", {{"count", std::to_string(missions)}}, m_files.told(file)));
    }

    static constexpr std::ptrdiff_t kRegion = 1'000'000;
    const ForeignFiles& m_files;
    const std::string& m_name;
    ForeignMap m_map;
    engine::Errors m_errors;
    std::string m_section;
    std::string m_picture;
    std::string m_image;
    std::string m_cards;
    std::set<std::pair<int, int>> m_ways;
    std::map<std::string, std::vector<std::ptrdiff_t>> m_keys; ///< places, and regions from kRegion on, by their ids
};

} // namespace

engine::Result<ForeignMap> readDomination(const ForeignFiles& files, const std::string& name)
{
    return DominationReader(files, name).run();
}

} // namespace marches::editor
