// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/coastalgraph.h"
#include "editor/exchange/foreigndrawing.h"
#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/ownmetadata.h"
#include "editor/exchange/xmltree.h"
#include "editor/formats/svgpath.h"

#include <algorithm>
#include <map>

namespace marches::editor {

namespace {

class JDipReader {
public:
    JDipReader(const ForeignFiles& files, const std::string& name, const ImportChoices& choices)
        : m_files(files), m_name(name), m_choices(choices)
    {}

    engine::Result<ForeignMap> run()
    {
        const engine::Result<QByteArray> bytes = m_files.read(m_name);
        if (!bytes) return engine::fail(bytes.error());
        m_map.form = "jdip";
        m_map.file = m_files.told(m_name);
        m_map.knowsConnections = true;
        engine::Result<XmlTree> variants = XmlTree::read(*bytes, m_map.file);
        if (!variants) return engine::fail(variants.error());
        m_variants = std::move(*variants);
        for (const auto step : {&JDipReader::chooseVariant, &JDipReader::readProvinces, &JDipReader::readDrawing})
            if (const engine::Result<void> done = (this->*step)(); !done) return engine::fail(done.error());
        readPowers();
        readStart();
        for (auto& [key, place] : m_provinces)
            if (place.kind != engine::PlaceKind::Coast) m_map.places.push_back(std::move(place));
        for (auto& [key, place] : m_provinces)
            if (place.kind == engine::PlaceKind::Coast) m_map.places.push_back(std::move(place));
        takeOwnMetadata(m_drawing, m_map);
        return std::move(m_map);
    }

private:
    tl::unexpected<engine::Errors> fault(const char* code, engine::ErrorArgs args, const std::string& file,
                                         const XmlNode& at) const
    {
        return engine::fail(engine::Error{code, std::move(args), file, at.line, at.column, {}});
    }

    engine::Result<void> chooseVariant()
    {
        const std::vector<std::size_t> all = m_variants.all("VARIANT");
        if (all.empty()) return fault("jdip-no-variant", {}, m_map.file, m_variants.root());
        m_variant = all.front();
        for (const std::size_t index : all)
            if (m_variants.node(index).attribute("default") == "true") m_variant = index;
        if (!m_choices.variant.empty()) {
            const auto wanted = std::ranges::find_if(
                all, [&](std::size_t index) { return m_variants.node(index).attribute("name") == m_choices.variant; });
            if (wanted == all.end())
                return fault("import-unknown-variant", {{"name", m_choices.variant}}, m_map.file, m_variants.root());
            m_variant = *wanted;
        }
        m_map.name = m_variants.node(m_variant).attribute("name");
        for (const std::size_t index : all) m_map.offers.variants.push_back(m_variants.node(index).attribute("name"));
        for (const std::size_t index : all)
            if (index != m_variant)
                m_map.notes.push_back(importNote("import-other-variant",
                                                 {{"name", m_variants.node(index).attribute("name")}}, m_map.file,
                                                 m_variants.node(index).line));
        const std::size_t map = m_variants.child(m_variant, "MAP");
        if (map == XmlTree::npos || m_variants.node(map).attribute("adjacencyURI").empty())
            return fault("jdip-no-map", {{"name", m_map.name}}, m_map.file, m_variants.node(m_variant));
        m_mapNode = map;
        return {};
    }

    engine::Result<std::string> needed(const std::string& uri, const XmlNode& at) const
    {
        std::string file = m_files.findBeside(m_name, uri);
        if (file.empty()) return fault("import-file-missing", {{"name", uri}}, m_map.file, at);
        return file;
    }

    /// What a reference calls, which may use another of the names that a province has for itself alone.
    std::string keyOf(const std::string& ref) const
    {
        const std::string key = writtenKeyOf(ref);
        const auto other = m_uniqueNames.find(provinceOf(key));
        return other == m_uniqueNames.end() ? key : other->second + key.substr(other->first.size());
    }
    static std::string writtenKeyOf(std::string ref)
    {
        ref = lowerCased(ref);
        const std::size_t dash = ref.find('-');
        if (dash == std::string::npos) return ref;
        const std::string coast = ref.substr(dash + 1);
        // A province of one coast may be called with it.
        return coast == "xc" || coast == "mv" ? ref.substr(0, dash) : ref.substr(0, dash) + '/' + coast;
    }
    static std::string provinceOf(const std::string& key) { return key.substr(0, key.find('/')); }

    engine::Result<void> readProvinces()
    {
        const XmlNode& mapNode = m_variants.node(m_mapNode);
        const engine::Result<std::string> file = needed(mapNode.attribute("adjacencyURI"), mapNode);
        if (!file) return engine::fail(file.error());
        const engine::Result<QByteArray> bytes = m_files.read(*file);
        if (!bytes) return engine::fail(bytes.error());
        const std::string told = m_files.told(*file);
        const engine::Result<XmlTree> xml = XmlTree::read(*bytes, told);
        if (!xml) return engine::fail(xml.error());
        const std::vector<std::size_t> provinces = xml->all("PROVINCE");
        if (provinces.size() > kMostForeignPlaces) return engine::fail(tooManyPlaces(told));
        findUniqueNames(*xml);
        for (const std::size_t index : provinces) {
            const XmlNode& node = xml->node(index);
            const std::string key = lowerCased(node.attribute("shortname"));
            if (key.empty()) return fault("jdip-no-shortname", {}, told, node);
            ForeignPlace place;
            place.key = key;
            place.name = node.attribute("fullname");
            place.abbreviation = node.attribute("shortname");
            for (const std::size_t alias : xml->children(index, "UNIQUENAME"))
                place.aliases.push_back(xml->node(alias).attribute("name"));
            if (!m_provinces.emplace(key, std::move(place)).second)
                return fault("jdip-double", {{"name", key}}, told, node);
            if (!node.attribute("borders").empty())
                m_map.notes.push_back(importNote(
                    "jdip-border-rule", {{"name", node.attribute("fullname")}, {"rule", node.attribute("borders")}},
                    told, node.line, node.column));
            for (const std::size_t child : xml->children(index, "ADJACENCY")) readAdjacency(xml->node(child), key);
            if (m_entries > 4 * kMostForeignConnections) // both ways, armies and fleets
                return engine::fail(tooManyConnections(told));
        }
        for (auto& [key, place] : m_provinces)
            if (m_graph.isSea(key)) place.kind = engine::PlaceKind::Sea;
        for (const std::string& key : m_graph.coasts()) addCoast(key);
        m_map.connections = m_graph.connections();
        for (const auto& [from, to] : m_graph.oneSided())
            m_map.notes.push_back(importNote("import-one-sided", {{"from", from}, {"to", to}}, told));
        return {};
    }

    void findUniqueNames(const XmlTree& xml)
    {
        const std::vector<std::size_t> provinces = xml.all("PROVINCE");
        for (const std::size_t index : provinces)
            for (const std::size_t name : xml.children(index, "UNIQUENAME"))
                m_uniqueNames.emplace(lowerCased(xml.node(name).attribute("name")),
                                      lowerCased(xml.node(index).attribute("shortname")));
        for (const std::size_t index : provinces) // a short name is its own province's, whoever else has it
            m_uniqueNames.erase(lowerCased(xml.node(index).attribute("shortname")));
    }

    void addCoast(const std::string& key)
    {
        const auto parent = m_provinces.find(provinceOf(key));
        if (parent == m_provinces.end()) return;
        ForeignPlace coast;
        coast.key = coast.id = key;
        coast.kind = engine::PlaceKind::Coast;
        coast.parent = parent->first;
        const std::string code = key.substr(key.find('/') + 1);
        coast.name = parent->second.name + " (" + coastName(code) + ')';
        coast.abbreviation = parent->second.abbreviation + '/' + code;
        m_provinces.emplace(key, std::move(coast));
    }

    void readAdjacency(const XmlNode& node, const std::string& province)
    {
        const std::string type = lowerCased(node.attribute("type"));
        const bool army = type.empty() || type == "mv";
        const std::string from = army || type == "xc" ? province : province + '/' + type;
        for (const std::string& ref : wordsOfLine(node.attribute("refs"))) {
            const std::string to = keyOf(ref);
            ++m_entries;
            if (army)
                m_graph.addArmy(from, provinceOf(to));
            else
                m_graph.addFleet(from, to);
        }
    }

    /// The drawing that the variant names as its own, else the first.
    engine::Result<std::string> drawingFile() const
    {
        std::string uri;
        std::string first;
        const auto offer = [&](const std::string& candidate, const XmlNode& graphic) {
            if (first.empty()) first = candidate;
            if (graphic.attribute("default") == "true" && uri.empty()) uri = candidate;
        };
        for (const std::size_t graphic : m_variants.children(m_mapNode, "MAP_GRAPHIC"))
            for (const std::size_t definition : m_variants.all("MAP_DEFINITION"))
                if (m_variants.node(definition).attribute("id") == m_variants.node(graphic).attribute("ref"))
                    offer(m_variants.node(definition).attribute("URI"), m_variants.node(graphic));
        for (const std::size_t graphic : m_variants.children(m_mapNode, "GRAPHIC"))
            offer(m_variants.node(graphic).attribute("URI"), m_variants.node(graphic));
        if (uri.empty()) uri = first;
        if (uri.empty()) return fault("jdip-no-map", {{"name", m_map.name}}, m_map.file, m_variants.node(m_variant));
        return needed(uri, m_variants.node(m_mapNode));
    }

    engine::Result<void> readDrawing()
    {
        const engine::Result<std::string> file = drawingFile();
        if (!file) return engine::fail(file.error());
        const engine::Result<QByteArray> bytes = m_files.read(*file);
        if (!bytes) return engine::fail(bytes.error());
        const engine::Result<ForeignDrawing> drawing = ForeignDrawing::read(*bytes, m_files.told(*file));
        if (!drawing) return engine::fail(drawing.error());
        m_map.size = drawing->size();
        m_map.fit.gap = drawing->lineGap();
        m_map.drawing = drawing->bytes();
        const engine::Errors notes = drawing->notes();
        m_map.notes.insert(m_map.notes.end(), notes.begin(), notes.end());
        takeShapes(*drawing, drawing->layer({"maplayer"}), "_");
        takeShapes(*drawing, drawing->layer({"mouselayer"}), "");
        const XmlTree& xml = drawing->xml();
        for (const std::size_t index : xml.all("PROVINCE")) {
            const auto place = m_provinces.find(keyOf(xml.node(index).attribute("name")));
            const std::size_t unit = xml.child(index, "UNIT");
            if (place == m_provinces.end() || unit == XmlTree::npos) continue;
            const SvgResult<double> x = parseSvgNumber(xml.node(unit).attribute("x"));
            const SvgResult<double> y = parseSvgNumber(xml.node(unit).attribute("y"));
            if (x && y) place->second.stack = drawing->onBoard({*x, *y});
        }
        for (const std::size_t index : xml.all("POWERCOLOR"))
            m_colours[lowerCased(xml.node(index).attribute("power"))] = colourOf(xml.node(index).attribute("color"));
        m_drawing = xml;
        return {};
    }

    /// By its short name, or by another name that it has for itself alone.
    std::map<std::string, ForeignPlace>::iterator provinceCalled(const std::string& name)
    {
        const std::string key = lowerCased(name);
        const auto other = m_uniqueNames.find(key);
        return m_provinces.find(other == m_uniqueNames.end() ? key : other->second);
    }

    /// Shapes and groups of a layer whose id is a province's with a prefix, where it has none yet.
    void takeShapes(const ForeignDrawing& drawing, std::size_t layer, const std::string& prefix)
    {
        if (layer == XmlTree::npos) return;
        std::vector<std::size_t> todo = drawing.xml().node(layer).children;
        while (!todo.empty()) {
            const std::size_t index = todo.back();
            todo.pop_back();
            const std::string& id = drawing.ownId(index);
            const auto place = id.starts_with(prefix) ? provinceCalled(id.substr(prefix.size())) : m_provinces.end();
            if (place == m_provinces.end()) {
                const std::vector<std::size_t>& children = drawing.xml().node(index).children;
                todo.insert(todo.end(), children.begin(), children.end());
                continue;
            }
            const std::optional<BoardSvg::Outline> outline = drawing.outline(index);
            if (!outline || outline->path.isEmpty() || !place->second.element.empty()) continue;
            place->second.element = drawing.idOf(index);
            place->second.path = outline->path;
            place->second.line = drawing.xml().node(index).line;
            place->second.column = drawing.xml().node(index).column;
        }
    }

    void readPowers()
    {
        for (const std::size_t index : m_variants.children(m_variant, "POWER")) {
            const XmlNode& node = m_variants.node(index);
            ForeignRegion region;
            region.key = lowerCased(node.attribute("name"));
            region.name = node.attribute("name");
            region.color = m_colours[region.key];
            m_map.regions.push_back(std::move(region));
        }
    }

    ForeignPlace* province(const XmlNode& node)
    {
        const auto found = m_provinces.find(provinceOf(keyOf(node.attribute("province"))));
        if (found != m_provinces.end()) return &found->second;
        m_map.notes.push_back(importNote("import-unknown-place", {{"name", node.attribute("province")}}, m_map.file,
                                         node.line, node.column));
        return nullptr;
    }

    static bool isPower(const std::string& name) { return !name.empty() && name != "none" && name != "any"; }

    void readStart()
    {
        const std::vector<std::size_t> centres = m_variants.children(m_variant, "SUPPLYCENTER");
        const auto said = [&](const char* attribute) {
            return std::ranges::any_of(centres, [&](std::size_t index) {
                return isPower(lowerCased(m_variants.node(index).attribute(attribute)));
            });
        };
        // Where units are built in any centre of one's own, centres have an owner and are nobody's home.
        const bool owned = !said("homepower") && said("owner");
        if (owned) m_map.notes.push_back(importNote("jdip-no-homes", {}, m_map.file, m_variants.node(m_variant).line));
        for (const std::size_t index : centres) {
            const XmlNode& node = m_variants.node(index);
            ForeignPlace* place = province(node);
            if (place == nullptr) continue;
            place->flags.emplace_back("supply-centre");
            const std::string home = lowerCased(node.attribute(owned ? "owner" : "homepower"));
            const std::string owner = lowerCased(node.attribute("owner"));
            if (isPower(home)) {
                place->flags.emplace_back("home");
                place->region = home;
            } else if (isPower(owner)) {
                place->region = owner;
            }
        }
        if (!owned && !said("homepower"))
            m_map.notes.push_back(importNote("jdip-no-powers", {}, m_map.file, m_variants.node(m_variant).line));
        for (const std::size_t index : m_variants.children(m_variant, "INITIALSTATE")) {
            const XmlNode& node = m_variants.node(index);
            ForeignPlace* place = province(node);
            const std::string unit = lowerCased(node.attribute("unit"));
            if (place == nullptr || (unit != "army" && unit != "fleet")) continue;
            const std::string power = lowerCased(node.attribute("power"));
            if (place->region.empty()) place->region = power;
            if (place->region != power)
                m_map.notes.push_back(importNote("import-start-elsewhere",
                                                 {{"name", place->name}, {"power", node.attribute("power")}},
                                                 m_map.file, node.line, node.column));
            const std::string coast = lowerCased(node.attribute("unitcoast"));
            const bool named = unit == "fleet" && m_provinces.contains(place->key + '/' + coast);
            place->flags.push_back("starts-" + unit + (named ? '-' + coast : std::string()));
        }
        if (m_variants.child(m_variant, "VICTORYCONDITIONS") != XmlTree::npos)
            m_map.notes.push_back(importNote("import-rules-left-out", {}, m_map.file, m_variants.node(m_variant).line));
    }

    const ForeignFiles& m_files;
    const std::string& m_name;
    const ImportChoices& m_choices;
    ForeignMap m_map;
    XmlTree m_variants;
    XmlTree m_drawing;
    std::size_t m_variant = 0;
    std::size_t m_mapNode = 0;
    CoastalGraph m_graph;
    std::size_t m_entries = 0;                        ///< of neighbours
    std::map<std::string, ForeignPlace> m_provinces;  ///< and coasts, by key
    std::map<std::string, std::string> m_uniqueNames; ///< to the key of the province that has it
    std::map<std::string, std::string> m_colours;
};

} // namespace

engine::Result<ForeignMap> readJDip(const ForeignFiles& files, const std::string& name, const ImportChoices& choices)
{
    return JDipReader(files, name, choices).run();
}

} // namespace marches::editor
