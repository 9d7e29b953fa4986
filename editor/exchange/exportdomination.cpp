// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/arearaster.h"
#include "editor/exchange/exportmap.h"
#include "editor/exchange/foreignmap.h"
#include "editor/exchange/javaproperties.h"
#include "editor/geometry/shape.h"

#include <QBuffer>
#include <QColor>
#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace marches::editor {

namespace {

constexpr std::size_t kMostDominationCountries = 254;
constexpr int kNoCountry = 255;
constexpr double kPictureWidth = 1400; ///< pixels at most

/// A name as an id of Domination, where "_" shows as a space.
std::string countryId(const std::string& name, std::set<std::string>& taken)
{
    std::string id;
    for (const char c : name) id += c == ' ' || c == '\t' || c == '\n' ? '_' : c;
    if (id.empty() || id.front() == ';' || id.front() == '[') id.insert(0, "_");
    std::string free = id;
    for (int number = 2; !taken.insert(free).second; ++number) free = id + '_' + std::to_string(number);
    return free;
}

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

class DominationWriter {
public:
    explicit DominationWriter(const BoardExport& board) : m_board(board) {}

    engine::Result<ExportedMap> run()
    {
        for (const BoardExport::Place& place : m_board.places())
            if (place.isSea())
                ++m_seas;
            else
                m_lands.push_back(&place);
        if (m_lands.size() > kMostDominationCountries)
            return engine::fail(engine::Error{
                "export-too-many",
                {{"count", std::to_string(m_lands.size())}, {"limit", std::to_string(kMostDominationCountries)}},
                {},
                0,
                0,
                {}});
        if (m_seas > 0) m_made.notes.push_back(importNote("export-seas-left-out", {{"count", std::to_string(m_seas)}}));
        m_stem = m_board.model().info.id;
        m_scale = std::min(1.0, kPictureWidth / m_board.size().width());
        paint();
        writeMapFile();
        writeCards();
        writeNames();
        return std::move(m_made);
    }

private:
    int numberOf(const BoardExport::Place* place) const
    {
        const auto found = std::ranges::find(m_lands, place);
        return found == m_lands.end() ? 0 : static_cast<int>(found - m_lands.begin()) + 1;
    }

    void paint()
    {
        const QSize size(std::max(1, static_cast<int>(std::lround(m_board.size().width() * m_scale))),
                         std::max(1, static_cast<int>(std::lround(m_board.size().height() * m_scale))));
        ImageAreas raster = emptyRaster(size, m_lands.size());
        std::int64_t budget = std::int64_t{1} << 40; // the map is our own
        for (std::size_t i = 0; i < m_lands.size(); ++i) {
            Rings rings;
            const Shape shape(m_lands[i]->outline);
            for (QPolygonF ring : shape.rings()) {
                for (QPointF& point : ring) point *= m_scale;
                rings.push_back(std::move(ring));
            }
            (void)paintArea(raster, static_cast<std::int32_t>(i), rings, budget);
        }
        QImage index(size, QImage::Format_Grayscale8);
        QImage picture(size, QImage::Format_RGB32);
        std::vector<QRgb> colours;
        for (const BoardExport::Place* place : m_lands)
            colours.push_back(QColor(QString::fromStdString(m_board.colour(*place))).rgb());
        const QRgb water = QColor(QStringLiteral("#b7d2dc")).rgb();
        const QRgb line = QColor(QStringLiteral("#4a4136")).rgb();
        std::vector<int> pixels(m_lands.size(), 0);
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) {
                const std::int32_t area = raster.at(x, y);
                const bool edge = x + 1 < size.width() && y + 1 < size.height() &&
                                  (raster.at(x + 1, y) != area || raster.at(x, y + 1) != area);
                index.scanLine(y)[x] = static_cast<uchar>(area == ImageAreas::kNone ? kNoCountry : area + 1);
                picture.setPixel(x, y,
                                 edge                        ? line
                                 : area == ImageAreas::kNone ? water
                                                             : colours[static_cast<std::size_t>(area)]);
                if (area != ImageAreas::kNone) ++pixels[static_cast<std::size_t>(area)];
            }
        for (std::size_t i = 0; i < pixels.size(); ++i)
            if (pixels[i] == 0) m_made.notes.push_back(importNote("export-too-small", {{"name", m_lands[i]->name}}));
        m_made.files.emplace(m_stem + "_map.png", pngOf(index));
        m_made.files.emplace(m_stem + "_pic.png", pngOf(picture));
    }

    void writeMapFile()
    {
        std::string text = "\xEF\xBB\xBF; " + m_board.name() + "\n\nname " + m_board.name() +
                           "\nver 1\n\n[files]\npic " + m_stem + "_pic.png\nmap " + m_stem + "_map.png\ncrd " + m_stem +
                           ".cards\n\n[continents]\n";
        std::set<std::string> taken;
        for (const BoardExport::Region& region : m_board.regions()) {
            const std::string id = countryId(region.name, taken);
            for (const auto& [language, name] : region.names) m_names[language][id] = name;
            const std::string& colour = region.record->drawing.color;
            text += id + ' ' + std::to_string(std::max(0, region.record->bonus)) +
                    (colour.empty() ? "" : ' ' + colour) + '\n';
        }
        const bool strays =
            std::ranges::any_of(m_lands, [](const BoardExport::Place* place) { return place->region < 0; });
        if (strays) {
            text += countryId("No region", taken) + " 0\n";
            m_made.notes.push_back(importNote("export-no-region"));
        }
        text += "\n[countries]\n";
        for (std::size_t i = 0; i < m_lands.size(); ++i) {
            const BoardExport::Place& place = *m_lands[i];
            const std::string id = countryId(place.name, taken);
            for (const auto& [language, name] : place.names) m_names[language][id] = name;
            const int region = place.region < 0 ? static_cast<int>(m_board.regions().size()) : place.region;
            text += std::to_string(i + 1) + ' ' + id + ' ' + std::to_string(region + 1) + ' ' +
                    std::to_string(std::lround(place.centre.x() * m_scale)) + ' ' +
                    std::to_string(std::lround(place.centre.y() * m_scale)) + '\n';
        }
        std::vector<std::set<int>> ways(m_lands.size());
        for (const BoardExport::Connection& connection : m_board.connections()) {
            const int from = numberOf(&m_board.places()[connection.from]);
            const int to = numberOf(&m_board.places()[connection.to]);
            if (!connection.open || from == 0 || to == 0) continue;
            ways[static_cast<std::size_t>(from) - 1].insert(to);
            ways[static_cast<std::size_t>(to) - 1].insert(from);
        }
        text += "\n[borders]\n";
        for (std::size_t i = 0; i < ways.size(); ++i) {
            if (ways[i].empty()) continue;
            text += std::to_string(i + 1);
            for (const int to : ways[i]) text += ' ' + std::to_string(to);
            text += '\n';
        }
        m_made.files.emplace(m_stem + ".map", QByteArray::fromStdString(text));
    }

    /// Domination does not start without cards: the three kinds in turn, and two wild ones.
    void writeCards()
    {
        constexpr std::array<const char*, 3> kKinds{"Infantry", "Cavalry", "Cannon"};
        std::string text = "[cards]\n";
        for (std::size_t i = 0; i < m_lands.size(); ++i)
            text += std::string(kKinds[i % kKinds.size()]) + ' ' + std::to_string(i + 1) + '\n';
        text += "wildcard\nwildcard\n\n[missions]\n";
        m_made.files.emplace(m_stem + ".cards", QByteArray::fromStdString(text));
    }

    void writeNames()
    {
        for (const auto& [language, names] : m_names) {
            std::string tag = language;
            std::ranges::replace(tag, '-', '_');
            m_made.files.emplace(m_stem + '_' + tag + ".properties",
                                 QByteArray::fromStdString(writeJavaProperties(names)));
        }
    }

    using Rings = std::vector<QPolygonF>;
    const BoardExport& m_board;
    ExportedMap m_made;
    std::vector<const BoardExport::Place*> m_lands;
    std::map<std::string, std::map<std::string, std::string>> m_names; ///< by language and id
    std::string m_stem;
    double m_scale = 1;
    int m_seas = 0;
};

} // namespace

engine::Result<ExportedMap> exportDomination(const BoardExport& board) { return DominationWriter(board).run(); }

} // namespace marches::editor
