// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/coastalgraph.h"
#include "editor/exchange/foreigndrawing.h"
#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/ownmetadata.h"
#include "editor/formats/xmltag.h"

#include <algorithm>
#include <map>
#include <set>
#include <string_view>

namespace marches::editor {

namespace {

/// What Go files say of a graph: calls with their arguments, `Prov("zho").Conn("tay", godip.Land)`, names `"zho":
/// "Zhongshan"` and units `"jiy": godip.Unit{godip.Fleet, Wu}`. Only these patterns are looked for; the program is not
/// understood.
class GoGraph {
public:
    /// The calls that make the graph.
    void readProvinces(std::string_view text);
    /// Names and units of its provinces, which may stand before the calls, or in another file. What was there stays.
    void readTables(std::string_view text);

    CoastalGraph graph;
    std::map<std::string, std::string> names;    ///< by province or coast
    std::map<std::string, std::string> comments; ///< that stand over a province's call
    std::map<std::string, std::string> centres;  ///< province and nation; "Neutral" for none
    std::set<std::string> provinces;
    std::map<std::string, std::string> units;   ///< province and "army" or "fleet"
    std::map<std::string, std::string> unitOf;  ///< province and nation
    std::map<std::string, std::string> nations; ///< what the constants say, by their names
    std::string title;                          ///< of the variant
    std::string author;

private:
    static std::string provinceOf(const std::string& key) { return key.substr(0, key.find('/')); }

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

    /// `// Zhongshan` of the line over a call.
    static std::string commentOver(std::string_view before)
    {
        constexpr std::size_t kLongest = 200;
        before = trimmed(before.substr(before.size() - std::min(before.size(), kLongest)));
        const std::string_view line = trimmed(before.substr(before.rfind('\n') + 1));
        return line.starts_with("//") ? std::string(trimmed(line.substr(2))) : std::string();
    }

    /// `Name: "Three Kingdoms"` of the variant.
    static std::string member(std::string_view variant, std::string_view name)
    {
        const std::size_t at = variant.find(name);
        if (at == std::string_view::npos) return {};
        std::string_view value = trimmed(variant.substr(at + name.size()));
        return quoted(value);
    }

    void readNations(std::string_view text);
    void readEntry(std::string_view& text);
};

void GoGraph::readProvinces(std::string_view text)
{
    const std::string_view all = text;
    std::string province;
    while (!text.empty()) {
        const std::size_t at = text.find_first_of("P.");
        if (at == std::string_view::npos) return;
        text.remove_prefix(at);
        if (text.starts_with("Prov(\"")) {
            const std::string comment = commentOver(all.substr(0, all.size() - text.size()));
            text.remove_prefix(5);
            province = quoted(text);
            provinces.insert(provinceOf(province));
            if (!comment.empty() && lowerCased(comment) != lowerCased(province)) comments.emplace(province, comment);
        } else if (text.starts_with(".Conn(\"")) {
            text.remove_prefix(6);
            const std::string to = quoted(text);
            const std::string_view kind = text.substr(0, text.find(')'));
            const bool coast = kind.find("Coast") != std::string_view::npos;
            if (coast || kind.find("Land") != std::string_view::npos)
                graph.addArmy(provinceOf(province), provinceOf(to));
            if (coast || kind.find("Sea") != std::string_view::npos) graph.addFleet(province, to);
        } else if (text.starts_with(".SC(")) {
            const std::size_t end = text.find(')');
            if (end == std::string_view::npos) return;
            centres[provinceOf(province)] = nationOf(text.substr(4, end - 4));
            text.remove_prefix(end);
        } else {
            text.remove_prefix(1);
        }
    }
}

void GoGraph::readTables(std::string_view text)
{
    if (const std::size_t variant = text.find(".Variant{"); variant != std::string_view::npos && title.empty()) {
        title = member(text.substr(variant), "Name:");
        author = member(text.substr(variant), "CreatedBy:");
    }
    readNations(text);
    while (!text.empty()) {
        const std::size_t at = text.find('"');
        if (at == std::string_view::npos) return;
        text.remove_prefix(at);
        readEntry(text);
    }
}

/// `OttomanEmpire godip.Nation = "Ottoman Empire"`.
void GoGraph::readNations(std::string_view text)
{
    constexpr std::string_view kType = "godip.Nation";
    constexpr std::size_t kLongest = 100;
    for (std::size_t at = text.find(kType); at != std::string_view::npos; at = text.find(kType, at + kType.size())) {
        std::string_view value = trimmed(text.substr(at + kType.size(), kLongest));
        if (!value.starts_with('=')) continue;
        value = trimmed(value.substr(1));
        const std::size_t before = at - std::min(at, kLongest);
        const std::string_view constant = trimmed(text.substr(before, at - before));
        const std::size_t word = constant.find_last_of(" \t\n");
        nations.emplace(constant.substr(word == std::string_view::npos ? 0 : word + 1), quoted(value));
    }
}

void GoGraph::readEntry(std::string_view& text)
{
    constexpr std::size_t kLongestUnit = 100;
    const std::string key = quoted(text);
    if (!text.starts_with(':')) return text.remove_prefix(text.empty() ? 0 : 1);
    std::string_view rest = trimmed(text.substr(1));
    if (!provinces.contains(provinceOf(key))) return text.remove_prefix(1);
    if (rest.starts_with('"')) {
        names.emplace(key, quoted(rest));
        text = rest;
    } else if (const std::size_t end = rest.find('}'); end != std::string_view::npos && end < kLongestUnit) {
        const std::string_view unit = rest.substr(0, end);
        const bool fleet = unit.find("Fleet") != std::string_view::npos;
        if (!fleet && unit.find("Army") == std::string_view::npos) return;
        text = rest.substr(end);
        if (!units.emplace(key, fleet ? "fleet" : "army").second) return;
        if (const std::size_t comma = unit.rfind(','); comma != std::string_view::npos)
            unitOf.emplace(key, nationOf(trimmed(unit.substr(comma + 1))));
    }
}

std::string_view viewOf(const QByteArray& bytes) { return {bytes.constData(), static_cast<std::size_t>(bytes.size())}; }

std::string folderOf(const std::string& name) { return name.substr(0, name.rfind('/') + 1); }

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

    /// Of the Go files that make a graph, the one whose provinces are drawn; what else belongs to the variant may stand
    /// in other files of its folder, and of those above and below.
    void readGraph()
    {
        std::string graphFile;
        QByteArray graphBytes;
        std::size_t most = 0;
        std::vector<std::string> others;
        for (const std::string& file : m_files.withEnding(".go")) {
            if (file.ends_with("_test.go")) continue;
            engine::Result<QByteArray> bytes = m_files.read(file);
            if (!bytes || !bytes->contains("godip.")) continue;
            others.push_back(file);
            GoGraph graph;
            graph.readProvinces(viewOf(*bytes));
            const auto drawn = static_cast<std::size_t>(std::ranges::count_if(
                graph.provinces, [this](const std::string& province) { return find(province) != nullptr; }));
            if (graph.provinces.empty() || (!graphFile.empty() && drawn <= most)) continue;
            most = drawn;
            graphFile = file;
            graphBytes = *std::move(bytes);
        }
        if (graphFile.empty()) {
            m_map.notes.push_back(importNote("godip-no-graph", {}, m_map.file));
            return;
        }
        GoGraph graph;
        graph.readProvinces(viewOf(graphBytes));
        graph.readTables(viewOf(graphBytes));
        const std::string folder = folderOf(graphFile);
        std::erase(others, graphFile);
        for (const std::string& file : others) {
            const std::string own = folderOf(file);
            if (!folder.starts_with(own) && !own.starts_with(folder)) continue;
            if (const engine::Result<QByteArray> bytes = m_files.read(file)) graph.readTables(viewOf(*bytes));
        }
        m_map.name = graph.title.empty() ? wordsFromKey(stemOf(graphFile)) : graph.title;
        m_map.author = graph.author;
        describe(graph, m_files.told(graphFile));
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
        addNations(graph);
        std::size_t commented = 0;
        for (ForeignPlace& place : m_map.places) {
            if (place.kind != engine::PlaceKind::Coast && graph.graph.isSea(place.key))
                place.kind = engine::PlaceKind::Sea;
            if (const auto name = graph.names.find(place.key); name != graph.names.end()) {
                place.name = name->second;
            } else if (const auto comment = graph.comments.find(place.key); comment != graph.comments.end()) {
                place.name = comment->second;
                ++commented;
            }
        }
        if (commented > 0)
            m_map.notes.push_back(importNote("godip-names-of-comments", {{"count", std::to_string(commented)}}, told));
    }

    void addNations(const GoGraph& graph)
    {
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
            const auto name = graph.nations.find(nation);
            region.key = nation;
            region.name = name == graph.nations.end() || name->second.empty() ? nation : name->second;
            m_map.regions.push_back(std::move(region));
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
