// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/coastalgraph.h"
#include "editor/exchange/foreigndrawing.h"
#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/ownmetadata.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace marches::editor {

namespace {

/// What a Go file says of a graph: calls with their arguments, `Prov("zho").Conn("tay", godip.Land)`, and names
/// `"zho": "Zhongshan"`. Only these patterns are looked for; the program is not understood.
class GoGraph {
public:
    explicit GoGraph(std::string_view text) { read(text); }

    CoastalGraph graph;
    std::map<std::string, std::string> names;   ///< by province
    std::map<std::string, std::string> centres; ///< province and nation; "Neutral" for none
    std::map<std::string, std::string> colours; ///< by nation
    std::set<std::string> provinces;
    std::map<std::string, std::string> units;  ///< province and "army" or "fleet"
    std::map<std::string, std::string> unitOf; ///< province and nation

private:
    /// The string in quotes at the start, which is taken off.
    static std::string quoted(std::string_view& text)
    {
        const std::size_t end = text.starts_with('"') ? text.find('"', 1) : std::string_view::npos;
        if (end == std::string_view::npos) return {};
        std::string word(text.substr(1, end - 1));
        text.remove_prefix(end + 1);
        return word;
    }

    static std::string nationOf(std::string_view word)
    {
        if (const std::size_t dot = word.rfind('.'); dot != std::string_view::npos) word.remove_prefix(dot + 1);
        return std::string(word);
    }

    void read(std::string_view text)
    {
        std::string province;
        while (!text.empty()) {
            const std::size_t at = text.find_first_of("P.C\"S");
            if (at == std::string_view::npos) return;
            text.remove_prefix(at);
            if (text.starts_with("Prov(\"")) {
                text.remove_prefix(5);
                province = quoted(text);
                provinces.insert(province.substr(0, province.find('/')));
            } else if (text.starts_with(".Conn(\"")) {
                text.remove_prefix(6);
                const std::string to = quoted(text);
                const std::string_view kind = text.substr(0, text.find(')'));
                const bool coast = kind.find("Coast") != std::string_view::npos;
                if (coast || kind.find("Land") != std::string_view::npos)
                    graph.addArmy(province.substr(0, province.find('/')), to.substr(0, to.find('/')));
                if (coast || kind.find("Sea") != std::string_view::npos) graph.addFleet(province, to);
            } else if (text.starts_with(".SC(")) {
                const std::size_t end = text.find(')');
                if (end == std::string_view::npos) return;
                centres[province.substr(0, province.find('/'))] = nationOf(text.substr(4, end - 4));
                text.remove_prefix(end);
            } else if (text.starts_with(".SetUnit") || text.starts_with("\"")) {
                readQuoted(text);
            } else {
                text.remove_prefix(1);
            }
        }
    }

    /// `"zho": "Zhongshan"` of the long names; `"jiy": godip.Unit{godip.Fleet, Wu}` of the start.
    void readQuoted(std::string_view& text)
    {
        if (!text.starts_with('"')) return text.remove_prefix(1);
        const std::string key = quoted(text);
        std::string_view rest = text;
        if (!rest.starts_with(':')) return text.remove_prefix(text.empty() ? 0 : 1);
        rest.remove_prefix(1);
        rest.remove_prefix(std::min(rest.find_first_not_of(" \t"), rest.size()));
        if (rest.starts_with('"')) {
            const std::string value = quoted(rest);
            if (provinces.contains(key.substr(0, key.find('/')))) names.emplace(key, value);
            text = rest;
        } else if (const std::size_t end = rest.find('}'); end != std::string_view::npos && end < 100) {
            const std::string_view unit = rest.substr(0, end);
            const bool fleet = unit.find("Fleet") != std::string_view::npos;
            if (!fleet && unit.find("Army") == std::string_view::npos) return;
            units[key] = fleet ? "fleet" : "army";
            const std::size_t comma = unit.rfind(',');
            if (comma != std::string_view::npos) {
                std::string_view nation = unit.substr(comma + 1);
                nation.remove_prefix(std::min(nation.find_first_not_of(" \t"), nation.size()));
                unitOf[key] = nationOf(nation);
            }
            text = rest.substr(end);
        }
    }
};

class GodipReader {
public:
    GodipReader(const ForeignFiles& files, const std::string& name) : m_files(files), m_name(name) {}

    engine::Result<ForeignMap> run()
    {
        const engine::Result<QByteArray> bytes = m_files.read(m_name);
        if (!bytes) return engine::fail(bytes.error());
        const engine::Result<ForeignDrawing> drawing = ForeignDrawing::read(*bytes, m_files.told(m_name));
        if (!drawing) return engine::fail(drawing.error());
        m_map.form = "godip";
        m_map.file = drawing->file();
        m_map.name = wordsFromKey(stemOf(m_name));
        m_map.size = drawing->size();
        m_map.fit.gap = drawing->lineGap();
        m_map.drawing = drawing->bytes();
        m_map.notes = drawing->notes();
        const std::size_t layer = drawing->layer({"provinces"});
        if (layer == XmlTree::npos) return engine::fail(engine::Error{"godip-no-provinces", {}, m_map.file, 0, 0, {}});
        if (drawing->xml().node(layer).children.size() > 2 * kMostForeignPlaces) // coasts besides
            return engine::fail(tooManyPlaces(m_map.file));
        takeProvinces(*drawing, layer);
        takeCentres(*drawing);
        readGraph();
        takeOwnMetadata(drawing->xml(), m_map);
        return std::move(m_map);
    }

private:
    static std::string codeOf(const ForeignDrawing& drawing, std::size_t index)
    {
        const std::string& label = drawing.label(index);
        std::string code = lowerCased(label.empty() ? drawing.ownId(index) : label);
        return code.starts_with('#') ? code.substr(1) : code;
    }

    void takeProvinces(const ForeignDrawing& drawing, std::size_t layer)
    {
        for (const std::size_t index : drawing.xml().node(layer).children) {
            if (drawing.isHidden(index) || (!drawing.isShape(index) && !drawing.isGroup(index))) continue;
            const std::optional<BoardSvg::Outline> outline = drawing.outline(index);
            const std::string code = codeOf(drawing, index);
            if (!outline || outline->path.isEmpty() || code.empty()) continue;
            const std::size_t slash = code.find('/');
            ForeignPlace place;
            place.key = code;
            if (slash != std::string::npos) { // a named coast, drawn over its province
                place.kind = engine::PlaceKind::Coast;
                place.id = code;
                place.parent = code.substr(0, slash);
            } else {
                place.name = code;
                place.element = drawing.idOf(index);
                place.path = outline->path;
                place.abbreviation = code;
                place.line = drawing.xml().node(index).line;
                place.column = drawing.xml().node(index).column;
            }
            if (m_places.emplace(code, m_map.places.size()).second)
                m_map.places.push_back(std::move(place));
            else
                m_map.notes.push_back(importNote("godip-double", {{"name", code}}, m_map.file,
                                                 drawing.xml().node(index).line, drawing.xml().node(index).column));
        }
    }

    ForeignPlace* find(const std::string& code)
    {
        const auto found = m_places.find(code);
        return found == m_places.end() ? nullptr : &m_map.places[found->second];
    }

    /// Tiny paths called "zhoCenter": their first point is where pieces stand.
    void takeCentres(const ForeignDrawing& drawing)
    {
        for (const std::size_t index : drawing.shapesBelow(0)) {
            for (const std::string& name : {drawing.label(index), drawing.ownId(index)}) {
                if (!name.ends_with("Center")) continue;
                ForeignPlace* place = find(lowerCased(name.substr(0, name.size() - 6)));
                const std::optional<BoardSvg::Outline> outline = drawing.outline(index);
                if (place == nullptr || place->stack || !outline || outline->path.isEmpty()) continue;
                place->stack = QPointF(outline->path.elementAt(0));
            }
        }
    }

    void readGraph()
    {
        for (const std::string& file : m_files.withEnding(".go")) {
            const engine::Result<QByteArray> bytes = m_files.read(file);
            if (!bytes) continue;
            const GoGraph graph(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
            if (graph.provinces.empty()) continue;
            m_map.name = wordsFromKey(stemOf(file));
            describe(graph, m_files.told(file));
            return;
        }
        m_map.notes.push_back(importNote("godip-no-graph", {}, m_map.file));
    }

    void describe(const GoGraph& graph, const std::string& told)
    {
        m_map.knowsConnections = true;
        m_map.connections = graph.graph.connections();
        for (const auto& [from, to] : graph.graph.oneSided())
            m_map.notes.push_back(importNote("import-one-sided", {{"from", from}, {"to", to}}, told));
        for (const std::string& province : graph.provinces)
            if (find(province) == nullptr)
                m_map.notes.push_back(importNote("import-no-shape", {{"name", province}}, told));
        for (const std::string& coast : graph.graph.coasts()) addCoast(coast);
        std::set<std::string> nations;
        for (const auto& [province, nation] : graph.centres) {
            ForeignPlace* place = find(province);
            if (place == nullptr) continue;
            place->flags.emplace_back("supply-centre");
            if (nation == "Neutral" || nation.empty()) continue;
            place->flags.emplace_back("home");
            place->region = nation;
            nations.insert(nation);
        }
        for (const auto& [key, unit] : graph.units) {
            ForeignPlace* place = find(key.substr(0, key.find('/')));
            if (place == nullptr) continue;
            const std::size_t slash = key.find('/');
            place->flags.push_back("starts-" + unit + (slash == std::string::npos ? "" : '-' + key.substr(slash + 1)));
            if (const auto nation = graph.unitOf.find(key); nation != graph.unitOf.end() && place->region.empty()) {
                place->region = nation->second;
                nations.insert(nation->second);
            }
        }
        for (const std::string& nation : nations) {
            ForeignRegion region;
            region.key = region.name = nation;
            m_map.regions.push_back(std::move(region));
        }
        for (ForeignPlace& place : m_map.places) {
            if (place.kind != engine::PlaceKind::Coast && graph.graph.isSea(place.key))
                place.kind = engine::PlaceKind::Sea;
            if (const auto name = graph.names.find(place.key); name != graph.names.end()) place.name = name->second;
        }
    }

    void addCoast(const std::string& key)
    {
        const std::string parent = key.substr(0, key.find('/'));
        if (find(key) != nullptr || find(parent) == nullptr) return;
        ForeignPlace coast;
        coast.kind = engine::PlaceKind::Coast;
        coast.key = coast.id = key;
        coast.parent = parent;
        coast.name = find(parent)->name + " (" + coastName(key.substr(key.find('/') + 1)) + ')';
        m_places.emplace(key, m_map.places.size());
        m_map.places.push_back(std::move(coast));
    }

    const ForeignFiles& m_files;
    const std::string& m_name;
    ForeignMap m_map;
    std::map<std::string, std::size_t> m_places;
};

} // namespace

engine::Result<ForeignMap> readGodip(const ForeignFiles& files, const std::string& name)
{
    return GodipReader(files, name).run();
}

} // namespace marches::editor
