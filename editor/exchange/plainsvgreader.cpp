// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapimport.h"
#include "editor/exchange/foreigndrawing.h"
#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/ownmetadata.h"
#include "editor/geometry/shape.h"
#include "editor/model/idfromname.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

using engine::PlaceKind;

/// Of the board: smaller areas are ornaments, larger ones its background. Only where territories have to be guessed.
constexpr double kOrnamentShare = 0.0004;
constexpr double kBackgroundShare = 0.9;

constexpr std::array<std::string_view, 20> kLandLayers{
    "territories", "territory", "territoires", "territoire", "lands",   "land",     "terres",
    "provinces",   "province",  "countries",   "country",    "pays",    "regions",  "areas",
    "zones",       "counties",  "county",      "states",     "cantons", "districts"};
constexpr std::array<std::string_view, 8> kSeaLayers{"seas", "sea", "mers", "mer", "water", "oceans", "lakes", "lake"};

/// Classes of style sheets.
constexpr std::array<std::string_view, 8> kSeaClasses{"sea",   "seas", "ocean", "oceans",
                                                      "water", "lake", "mer",   "seazone"};
constexpr std::array<std::string_view, 8> kLandClasses{"land",  "country", "territory",  "region",
                                                       "state", "county",  "department", "continent"};

/// Names that drawing programs give by themselves.
bool isMadeUpName(std::string_view given)
{
    const std::string name = lowerCased(given);
    constexpr std::array<std::string_view, 12> kWords{"path", "rect", "circle", "ellipse", "polygon", "polyline",
                                                      "g",    "use",  "shape",  "layer",   "object",  "tracé"};
    const auto isMark = [](char c) { return (c >= '0' && c <= '9') || c == '-' || c == '_' || c == ' '; };
    const auto letters = std::ranges::find_if(name, isMark);
    const std::string_view word(name.data(), static_cast<std::size_t>(letters - name.begin()));
    return name.empty() ||
           (std::all_of(letters, name.end(), isMark) && std::ranges::find(kWords, word) != kWords.end());
}

using Words = std::array<std::string_view, 8>;
constexpr Words kSeaWords{"sea", "ocean", "water", "waters", "seas", "mer", "océan", "eau"};
/// Of lands too: Bay of Plenty, Manche.
constexpr Words kCoastWords{"bay", "gulf", "strait", "channel", "baie", "golfe", "détroit", "manche"};

/// By a word of its own, in English or French: Bayern is no bay.
bool hasWordOf(std::string_view name, const Words& known)
{
    const std::vector<std::string> words = wordsOfLine(lowerCased(name));
    return std::ranges::any_of(words, [&](const std::string& word) {
        return std::ranges::find(known, std::string_view(word)) != known.end();
    });
}

double areaOfRings(const QPainterPath& path)
{
    double area = 0;
    const Shape shape(path);
    for (const QPolygonF& ring : shape.rings()) {
        double twice = 0;
        for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
            twice += ring[j].x() * ring[i].y() - ring[i].x() * ring[j].y();
        area += std::abs(twice) / 2;
    }
    return area;
}

/// The loops of a ring that crosses itself may take each other's area away.
double areaOf(const QPainterPath& path)
{
    constexpr double kLittle = 1e-3; // of its box
    const double area = areaOfRings(path);
    const QRectF box = path.boundingRect();
    return area > kLittle * box.width() * box.height() ? area : areaOfRings(path.simplified());
}

class PlainSvgReader {
public:
    PlainSvgReader(const ForeignDrawing& drawing, ForeignMap& map) : m_drawing(drawing), m_map(map) {}

    void run()
    {
        walk(0, std::nullopt);
        const auto isSea = [](const ForeignPlace& place) { return place.kind == PlaceKind::Sea; };
        if (std::ranges::all_of(m_map.places, isSea)) { // whatever else there is are the lands of these
            m_guessing = true;
            m_idsAreNames = idsAreNames();
            guess(0, true);
            takeNoColourForSea();
            takeNoCommonColourForSea();
            if (!m_map.places.empty()) m_map.notes.push_back(importNote("import-guessed", {}, m_map.file));
        }
        takeOwnMetadata(m_drawing.xml(), m_map);
    }

private:
    const XmlNode& node(std::size_t index) const { return m_drawing.xml().node(index); }

    std::optional<PlaceKind> layerKind(std::size_t index) const
    {
        if (!m_drawing.isGroup(index)) return std::nullopt;
        for (const std::string& name : {idFromName(m_drawing.label(index)), idFromName(m_drawing.ownId(index))}) {
            if (std::ranges::find(kLandLayers, name) != kLandLayers.end()) return PlaceKind::Land;
            if (std::ranges::find(kSeaLayers, name) != kSeaLayers.end()) return PlaceKind::Sea;
        }
        return std::nullopt;
    }

    /// Layers of territories: what stands in them is one each, groups with all their islands.
    void walk(std::size_t index, std::optional<PlaceKind> kind)
    {
        for (const std::size_t child : node(index).children) {
            if (m_drawing.isHidden(child) || (!m_drawing.isGroup(child) && !m_drawing.isShape(child) &&
                                              node(child).name != "svg" && node(child).name != "a"))
                continue;
            if (const auto layer = layerKind(child))
                walk(child, layer);
            else if (kind)
                take(child, *kind);
            else
                walk(child, std::nullopt);
        }
    }

    std::string fillOf(std::size_t index) const
    {
        const std::string& style = node(index).attribute("style");
        const std::size_t at = style.find("fill:");
        if (at == std::string::npos || (at > 0 && style[at - 1] != ';' && style[at - 1] != ' '))
            return node(index).attribute("fill");
        std::string value = style.substr(at + 5, style.find(';', at) - at - 5);
        value.erase(0, value.find_first_not_of(' '));
        return value;
    }

    /// Words for people that an element has, whatever the program that wrote it calls them.
    std::string saidName(std::size_t index) const
    {
        if (std::string title = m_drawing.title(index); !title.empty()) return title;
        for (const char* attribute : {"aria-label", "data-name", "name", "title"})
            if (const std::string& said = node(index).attribute(attribute); !isMadeUpName(said)) return said;
        const std::string& label = m_drawing.label(index);
        return isMadeUpName(label) ? std::string() : wordsFromKey(label);
    }

    bool hasOwnId(std::size_t index) const
    {
        const std::string& own = m_drawing.ownId(index);
        return !isMadeUpName(own) && own == m_drawing.idOf(index);
    }

    /// Most of what could be a territory has an id that somebody chose: then those that are small are territories too.
    bool idsAreNames() const
    {
        std::size_t shapes = 0;
        std::size_t chosen = 0;
        std::vector<std::size_t> todo{0};
        while (!todo.empty()) {
            const std::size_t index = todo.back();
            todo.pop_back();
            if (index != 0 && m_drawing.isHidden(index)) continue;
            const bool one = index != 0 && isOneTerritory(index);
            if (one || m_drawing.isShape(index)) {
                ++shapes;
                chosen += hasOwnId(index) ? 1 : 0;
            }
            if (!one) todo.insert(todo.end(), node(index).children.begin(), node(index).children.end());
        }
        return 2 * chosen > shapes;
    }

    /// Several groups and shapes directly in it have names.
    bool hasNamedParts(std::size_t index) const
    {
        if (const auto known = m_hasNamedParts.find(index); known != m_hasNamedParts.end()) return known->second;
        constexpr std::ptrdiff_t kFewest = 3;
        const auto named = std::ranges::count_if(node(index).children, [this](std::size_t one) {
            return (m_drawing.isGroup(one) || m_drawing.isShape(one)) && (hasOwnId(one) || !saidName(one).empty());
        });
        return m_hasNamedParts[index] = named >= kFewest;
    }

    /// A group that somebody gave a name, of nothing but shapes without one: a territory with its islands. A name that
    /// is only an id may be that of a layer: then groups beside it have one too.
    bool isOneTerritory(std::size_t index) const
    {
        if (!m_drawing.isGroup(index) || node(index).attribute("groupmode") == "layer") return false;
        if (m_drawing.title(index).empty()) {
            const auto isNamed = [this](std::size_t one) { return hasOwnId(one) || !saidName(one).empty(); };
            if (!isNamed(index) || !hasNamedParts(node(index).parent) ||
                std::ranges::any_of(node(index).children, isNamed))
                return false;
        }
        return std::ranges::all_of(node(index).children, [this](std::size_t child) {
            return m_drawing.isShape(child) || node(child).name == "title" || node(child).name == "desc";
        });
    }

    void guess(std::size_t index, bool filled)
    {
        if (index != 0 && (m_drawing.isHidden(index) || layerKind(index) == PlaceKind::Sea)) return;
        if (index != 0 && isOneTerritory(index)) return take(index, PlaceKind::Land);
        const std::string fill = fillOf(index);
        const bool paints = fill.empty() ? filled : fill != "none";
        for (const std::size_t child : node(index).children) guess(child, paints);
        if (index == 0 || !m_drawing.isShape(index)) return;
        if (!paints) return leaveOut(index, "import-no-fill");
        take(index, PlaceKind::Land);
    }

    void leaveOut(std::size_t index, const char* code)
    {
        const std::string& label = m_drawing.label(index);
        m_map.notes.push_back(importNote(code, {{"name", label.empty() ? m_drawing.idOf(index) : label}}, m_map.file,
                                         node(index).line, node(index).column));
    }

    void take(std::size_t index, PlaceKind kind)
    {
        const std::optional<BoardSvg::Outline> outline = m_drawing.outline(index);
        const double area = outline ? areaOf(outline->path) : 0;
        const double board = m_drawing.size().width() * m_drawing.size().height();
        if (!(area > 0)) return leaveOut(index, "import-no-area");
        const bool isNamed = !saidName(index).empty() || (m_idsAreNames && hasOwnId(index));
        if (m_guessing && !isNamed && area < kOrnamentShare * board) return leaveOut(index, "import-too-small");
        if (m_guessing && area > kBackgroundShare * board) return leaveOut(index, "import-background");
        if (ForeignPlace* same = placeOf(index); same != nullptr && same->kind == kind) {
            same->path.addPath(outline->path);
            same->otherElements.push_back(m_drawing.idOf(index));
            return;
        }
        ForeignPlace place;
        place.element = m_drawing.idOf(index);
        place.key = place.element;
        place.path = outline->path;
        place.kind = kind;
        place.line = node(index).line;
        place.column = node(index).column;
        place.unpainted = !isPainted(index);
        place.name = saidName(index);
        if (place.name.empty() && hasOwnId(index)) place.name = wordsFromId(m_drawing.ownId(index));
        if (m_guessing) guessSea(index, place, outline->fill);
        m_byWrittenId.emplace(writtenAs(index), m_map.places.size());
        m_map.places.push_back(std::move(place));
    }

    /// The id as it is written, and the name: programs give those of one place to each of its islands, though an id
    /// stands for one element alone.
    std::pair<std::string, std::string> writtenAs(std::size_t index) const
    {
        return {m_drawing.ownId(index), saidName(index)};
    }

    /// The place that a shape is another part of; null: none.
    ForeignPlace* placeOf(std::size_t index)
    {
        const auto written = writtenAs(index);
        if (written.first.empty() || (written.second.empty() && isMadeUpName(written.first))) return nullptr;
        const auto found = m_byWrittenId.find(written);
        return found == m_byWrittenId.end() ? nullptr : &m_map.places[found->second];
    }

    /// Codes of countries are written in capitals.
    static std::string wordsFromId(const std::string& id)
    {
        constexpr std::size_t kLongestCode = 3;
        std::string words = wordsFromKey(id);
        if (id.size() <= kLongestCode)
            for (char& c : words)
                if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        return words;
    }

    /// It or what it stands in says a colour; else it is black, until a page paints it.
    bool isPainted(std::size_t index) const
    {
        for (std::size_t at = index; at != 0; at = node(at).parent)
            if (!fillOf(at).empty()) return true;
        const std::vector<std::size_t> shapes = m_drawing.shapesBelow(index);
        return !fillOf(0).empty() ||
               std::ranges::any_of(shapes, [this](std::size_t one) { return !fillOf(one).empty(); });
    }

    /// Colours tell seas from lands only where there are both; and where most of a map is watery in one shade or
    /// another, the shades say something else.
    void takeNoColourForSea()
    {
        constexpr std::size_t kMostShades = 3;
        const auto lands = static_cast<std::size_t>(std::ranges::count_if(
            m_map.places, [](const ForeignPlace& place) { return place.kind != PlaceKind::Sea; }));
        const bool shaded = m_shades.size() > kMostShades && m_byColour.size() > lands;
        if (m_byColour.empty() || (lands > 0 && !shaded)) return;
        std::erase_if(m_map.notes, [](const engine::Error& note) { return note.code == "import-sea-by-colour"; });
        for (ForeignPlace& place : m_map.places)
            if (m_byColour.contains(place.key)) place.kind = PlaceKind::Land;
    }

    /// What is called as bays and straits are, and painted as most of the map is, is a land that is called so.
    void takeNoCommonColourForSea()
    {
        const auto most = std::ranges::max_element(m_fills, {}, [](const auto& fill) { return fill.second; });
        for (ForeignPlace& place : m_map.places) {
            const auto found = m_likeCoasts.find(place.key);
            if (found == m_likeCoasts.end() || found->second != most->first || 2 * most->second < m_map.places.size() ||
                isWatery(QColor::fromRgb(found->second)))
                continue;
            place.kind = PlaceKind::Land;
            std::erase_if(m_map.notes, [&](const engine::Error& note) {
                return note.code == "import-sea-by-name" && note.line == place.line && note.column == place.column;
            });
        }
    }

    /// A class of style sheets that it or what it stands in has: a shape as seas are, or as lands.
    std::optional<PlaceKind> kindByClass(std::size_t index) const
    {
        for (std::size_t at = index; at != 0; at = node(at).parent)
            for (const std::string& word : wordsOfLine(lowerCased(node(at).attribute("class")))) {
                if (std::ranges::find(kSeaClasses, word) != kSeaClasses.end()) return PlaceKind::Sea;
                if (std::ranges::find(kLandClasses, word) != kLandClasses.end()) return PlaceKind::Land;
            }
        return std::nullopt;
    }

    void guessSea(std::size_t index, ForeignPlace& place, const QColor& fill)
    {
        if (const std::optional<PlaceKind> kind = kindByClass(index)) {
            place.kind = *kind;
            return;
        }
        const bool surely = hasWordOf(place.name, kSeaWords);
        const bool byName = surely || hasWordOf(place.name, kCoastWords);
        ++m_fills[fill.rgb()];
        if (!byName && !isWatery(fill)) return;
        if (byName && !surely) m_likeCoasts.emplace(place.key, fill.rgb());
        place.kind = PlaceKind::Sea;
        if (!byName) {
            m_byColour.insert(place.key);
            m_shades.insert(fill.rgb());
        }
        m_map.notes.push_back(importNote(byName ? "import-sea-by-name" : "import-sea-by-colour",
                                         {{"name", place.name.empty() ? place.element : place.name}}, m_map.file,
                                         place.line, place.column));
    }

    const ForeignDrawing& m_drawing;
    ForeignMap& m_map;
    bool m_guessing = false;
    bool m_idsAreNames = false;
    std::map<std::pair<std::string, std::string>, std::size_t> m_byWrittenId;
    std::set<std::string> m_byColour;         ///< keys of seas that only their colour told
    std::set<QRgb> m_shades;                  ///< their colours
    std::map<QRgb, std::size_t> m_fills;      ///< how many shapes have each
    std::map<std::string, QRgb> m_likeCoasts; ///< by key: called as bays are, and how they are painted
    mutable std::map<std::size_t, bool> m_hasNamedParts;
};

} // namespace

engine::Result<ForeignMap> readPlainSvg(const ForeignFiles& files, const std::string& name)
{
    const engine::Result<QByteArray> bytes = files.read(name);
    if (!bytes) return engine::fail(bytes.error());
    const engine::Result<ForeignDrawing> drawing = ForeignDrawing::read(*bytes, files.told(name));
    if (!drawing) return engine::fail(drawing.error());
    ForeignMap map;
    map.form = "svg";
    map.file = drawing->file();
    map.name = wordsFromKey(stemOf(name));
    map.size = drawing->size();
    map.drawing = drawing->bytes();
    // Hairlines between shapes grow with a drawing that is small in its own units.
    constexpr double kHairline = 0.5;
    constexpr double kWidestHairline = 1.5;
    map.fit.tolerance = std::clamp(kHairline * drawing->scale(), map.fit.tolerance, kWidestHairline);
    map.notes = drawing->notes();
    PlainSvgReader(*drawing, map).run();
    return map;
}

} // namespace marches::editor
