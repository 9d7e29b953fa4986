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

namespace marches::editor {

namespace {

using engine::PlaceKind;

/// Of the board: smaller areas are ornaments, larger ones its background. Only where territories have to be guessed.
constexpr double kOrnamentShare = 0.0004;
constexpr double kBackgroundShare = 0.9;

constexpr std::array<std::string_view, 14> kLandLayers{"territories", "territory", "territoires", "territoire", "lands",
                                                       "land",        "terres",    "provinces",   "countries",  "pays",
                                                       "regions",     "areas",     "zones",       "counties"};
constexpr std::array<std::string_view, 6> kSeaLayers{"seas", "sea", "mers", "mer", "water", "oceans"};

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

/// By a word of its own, in English or French: Bayern is no bay.
bool soundsLikeSea(std::string_view name)
{
    constexpr std::array<std::string_view, 14> kWords{"sea", "ocean", "water", "bay",  "gulf",  "strait",  "channel",
                                                      "mer", "océan", "eau",   "baie", "golfe", "détroit", "manche"};
    const std::vector<std::string> words = wordsOfLine(lowerCased(name));
    return std::ranges::any_of(words, [&](const std::string& word) {
        return std::ranges::find(kWords, std::string_view(word)) != kWords.end();
    });
}

double areaOf(const QPainterPath& path)
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

class PlainSvgReader {
public:
    PlainSvgReader(const ForeignDrawing& drawing, ForeignMap& map) : m_drawing(drawing), m_map(map) {}

    void run()
    {
        walk(0, std::nullopt);
        if (m_map.places.empty()) {
            m_guessing = true;
            m_idsAreNames = idsAreNames();
            guess(0, true);
            takeNoColourForSea();
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
        if (index != 0 && m_drawing.isHidden(index)) return;
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
        if (m_guessing) guessSea(place, outline->fill);
        m_map.places.push_back(std::move(place));
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

    /// Colours tell seas from lands only where there are both.
    void takeNoColourForSea()
    {
        if (std::ranges::any_of(m_map.places, [](const ForeignPlace& place) { return place.kind != PlaceKind::Sea; }))
            return;
        if (std::erase_if(m_map.notes, [](const engine::Error& note) { return note.code == "import-sea-by-colour"; }) <
            m_map.places.size())
            return;
        for (ForeignPlace& place : m_map.places) place.kind = PlaceKind::Land;
    }

    void guessSea(ForeignPlace& place, const QColor& fill)
    {
        const bool byName = soundsLikeSea(place.name);
        if (!byName && !isWatery(fill)) return;
        place.kind = PlaceKind::Sea;
        m_map.notes.push_back(importNote(byName ? "import-sea-by-name" : "import-sea-by-colour",
                                         {{"name", place.name.empty() ? place.element : place.name}}, m_map.file,
                                         place.line, place.column));
    }

    const ForeignDrawing& m_drawing;
    ForeignMap& m_map;
    bool m_guessing = false;
    bool m_idsAreNames = false;
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
