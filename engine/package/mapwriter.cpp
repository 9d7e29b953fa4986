// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>

#include "engine/io/files.h"
#include "engine/package/mapnodes.h"
#include "engine/package/mappackage.h"
#include "engine/package/textreader.h"

namespace marches::engine {

namespace {

std::string kindWord(ConnectionKind kind)
{
    switch (kind) {
    case ConnectionKind::Border: return "border";
    case ConnectionKind::Bridge: return "bridge";
    case ConnectionKind::Ford: return "ford";
    case ConnectionKind::Pass: return "pass";
    case ConnectionKind::SeaLane: return "sea-lane";
    }
    return {};
}

/// Builds the document; the layout follows from the shape.
class MapNodes {
public:
    explicit MapNodes(const MapData& map) : m_map(map), m_board(map.board), m_texts(map.texts) {}

    YamlNode run()
    {
        YamlNode root = YamlNode::map();
        root.add("marches", YamlNode::words("map/1"));
        root.add("id", YamlNode::words(m_map.id));
        root.add("language", YamlNode::words(m_map.language));
        addName(root, "map", m_map.id);
        word(root, "text", m_texts.text("map.text"));
        if (!m_map.author.empty()) root.add("author", YamlNode::words(m_map.author));
        if (!m_map.license.empty()) root.add("license", YamlNode::words(m_map.license));
        root.add("size", pointNode({m_map.width, m_map.height}));
        if (m_map.picture) root.add("picture", picture(*m_map.picture));
        if (!m_map.guides.empty()) root.add("guides", guides(m_map.guides));
        if (m_map.art) root.add("art", artNode(*m_map.art));
        if (m_map.regionNames) root.add("region-names", YamlNode::flag(*m_map.regionNames));
        addSection(root, "regions", regions());
        addSection(root, "barriers", barriers());
        // A board of tracks alone has none.
        if (m_board.territoryCount() > 0 || m_board.tracks().empty()) root.add("territories", territories());
        addSection(root, "sites", sites());
        addSection(root, "tracks", tracks());
        addSection(root, "connections", connections());
        addSection(root, "stamps", stampsNode(m_map.stamps));
        addSection(root, "approved", approvals());
        return root;
    }

private:
    static void addSection(YamlNode& root, const char* key, YamlNode node)
    {
        if (!node.items.empty()) root.add(key, std::move(node));
    }
    static void word(YamlNode& node, const char* key, YamlNode value)
    {
        if (!value.isNull()) node.add(key, std::move(value));
    }
    static void point(YamlNode& node, const char* key, const std::optional<MapPoint>& value)
    {
        if (value) node.add(key, pointNode(*value));
    }

    /// A place made a moment ago may have no name yet; its id stands for it.
    void addName(YamlNode& node, const std::string& base, const std::string& id) const
    {
        YamlNode found = m_texts.name(base, {"text"});
        node.add("name", found.isNull() ? YamlNode::words(id) : std::move(found));
    }

    const PlaceDrawing& drawing(int place) const
    {
        static const PlaceDrawing kNone;
        const auto index = static_cast<std::size_t>(place);
        return index < m_map.places.size() ? m_map.places[index] : kNone;
    }

    static YamlNode guides(const Guides& guides)
    {
        YamlNode node = YamlNode::map();
        for (const auto& [key, places] : {std::pair("upright", &guides.upright), std::pair("level", &guides.level)}) {
            if (places->empty()) continue;
            YamlNode list = YamlNode::list();
            for (const double place : *places) list.items.push_back(YamlNode::number(place));
            node.add(key, std::move(list));
        }
        return node;
    }

    static YamlNode picture(const TracePicture& picture)
    {
        YamlNode node = YamlNode::map();
        node.add("file", YamlNode::words(picture.file));
        node.add("at", pointNode(picture.at));
        if (picture.scale != TracePicture().scale) node.add("scale", YamlNode::number(picture.scale));
        if (picture.turn != 0) node.add("turn", YamlNode::number(picture.turn));
        if (picture.stretch != TracePicture().stretch) node.add("stretch", YamlNode::number(picture.stretch));
        if (picture.skew != 0) node.add("skew", YamlNode::number(picture.skew));
        if (!picture.pins.empty()) {
            YamlNode pins = YamlNode::list();
            for (const MapPoint& pin : picture.pins) pins.items.push_back(pointNode(pin));
            node.add("pins", std::move(pins));
        }
        if (picture.opacity != TracePicture().opacity) node.add("opacity", YamlNode::number(picture.opacity));
        if (picture.locked) node.add("locked", YamlNode::flag(true));
        return node;
    }

    YamlNode regions() const
    {
        YamlNode all = YamlNode::map();
        for (std::size_t i = 0; i < m_board.regions().size(); ++i) {
            const Region& region = m_board.regions()[i];
            YamlNode& node = all.add(region.id, YamlNode::map());
            addName(node, "region." + region.id, region.id);
            if (region.bonus != 0) node.add("bonus", YamlNode::number(std::max(0, region.bonus)));
            if (!region.pieces.empty()) node.add("pieces", YamlNode::words(region.pieces));
            if (region.sitsOut != 0) node.add("sits-out", YamlNode::number(region.sitsOut));
            if (i >= m_map.regions.size()) continue;
            const RegionDrawing& drawn = m_map.regions[i];
            if (!drawn.color.empty()) node.add("color", YamlNode::words(drawn.color));
            point(node, "label", drawn.label);
            if (drawn.lettering) node.add("lettering", letteringNode(*drawn.lettering));
        }
        return all;
    }

    YamlNode barriers() const
    {
        YamlNode all = YamlNode::map();
        for (const Barrier& barrier : m_map.barriers) {
            YamlNode& node = all.add(barrier.id, YamlNode::map());
            node.add("kind", YamlNode::words(barrier.mountains ? "mountains" : "river"));
            addName(node, "barrier." + barrier.id, barrier.id);
        }
        return all;
    }

    YamlNode territories() const
    {
        YamlNode all = YamlNode::map();
        for (int i = 0; i < m_board.placeCount(); ++i) {
            const Place& place = m_board.place(i);
            if (place.kind != PlaceKind::Land && place.kind != PlaceKind::Sea) continue;
            YamlNode& node = all.add(place.id, YamlNode::map());
            addName(node, "territory." + place.id, place.id);
            if (place.kind == PlaceKind::Sea) node.add("kind", YamlNode::words("sea"));
            if (!place.terrain.empty()) node.add("terrain", YamlNode::words(place.terrain));
            if (place.region >= 0)
                node.add("region", YamlNode::words(m_board.regions()[static_cast<std::size_t>(place.region)].id));
            if (!place.flags.empty()) node.add("flags", wordsNode(place.flags));
            if (!place.values.empty()) {
                YamlNode& values = node.add("values", YamlNode::map());
                for (const auto& [key, value] : place.values) values.add(key, YamlNode::number(value));
            }
            if (!drawing(i).color.empty()) node.add("color", YamlNode::words(drawing(i).color));
            writeCommon(node, i, "territory." + place.id);
            addSection(node, "coasts", coasts(i));
        }
        return all;
    }

    /// What territories and coasts have in common.
    void writeCommon(YamlNode& node, int index, const std::string& base) const
    {
        const Place& place = m_board.place(index);
        if (!place.abbreviation.empty()) node.add("abbreviation", YamlNode::words(place.abbreviation));
        if (!place.aliases.empty()) node.add("aliases", wordsNode(place.aliases));
        point(node, "label", drawing(index).label);
        if (drawing(index).lettering) node.add("lettering", letteringNode(*drawing(index).lettering));
        point(node, "stack", drawing(index).stack);
        word(node, "text", m_texts.text(base + ".text"));
    }

    YamlNode coasts(int territory) const
    {
        YamlNode all = YamlNode::map();
        if (!m_hasCoasts) return all;
        for (int i = 0; i < m_board.placeCount(); ++i) {
            const Place& place = m_board.place(i);
            if (place.kind != PlaceKind::Coast || place.parent != territory) continue;
            YamlNode& node = all.add(place.id.substr(place.id.find('/') + 1), YamlNode::map());
            addName(node, "territory." + place.id, place.id);
            writeCommon(node, i, "territory." + place.id);
        }
        return all;
    }

    YamlNode sites() const
    {
        YamlNode all = YamlNode::map();
        for (int i = 0; i < m_board.placeCount(); ++i) {
            const Place& place = m_board.place(i);
            if (place.kind != PlaceKind::Site) continue;
            YamlNode& node = all.add(place.id, YamlNode::map());
            addName(node, "site." + place.id, place.id);
            if (const std::optional<MapBox>& box = drawing(i).box) node.add("box", boxNode(*box));
            if (drawing(i).lettering) node.add("lettering", letteringNode(*drawing(i).lettering));
            word(node, "text", m_texts.text("site." + place.id + ".text"));
        }
        return all;
    }

    YamlNode tracks() const
    {
        YamlNode all = YamlNode::map();
        for (const Track& track : m_board.tracks()) {
            YamlNode& node = all.add(track.id, YamlNode::map());
            addName(node, "track." + track.id, track.id);
            if (track.circular) node.add("circular", YamlNode::flag(true));
            if (track.after >= 0) node.add("after", YamlNode::words(m_board.place(track.after).id));
            if (track.before >= 0) node.add("before", YamlNode::words(m_board.place(track.before).id));
            YamlNode& spaces = node.add("spaces", YamlNode::map());
            for (const int index : track.spaces) {
                const Place& place = m_board.place(index);
                YamlNode& space = spaces.add(place.id, YamlNode::map());
                word(space, "name", m_texts.name("space." + place.id, {"text"}));
                if (!place.terrain.empty()) space.add("kind", YamlNode::words(place.terrain));
                if (!place.flags.empty()) space.add("flags", wordsNode(place.flags));
                if (!drawing(index).color.empty()) space.add("color", YamlNode::words(drawing(index).color));
                if (!drawing(index).picture.empty()) space.add("picture", YamlNode::words(drawing(index).picture));
                point(space, "at", drawing(index).label);
                word(space, "text", m_texts.text("space." + place.id + ".text"));
            }
        }
        return all;
    }

    YamlNode connections() const
    {
        YamlNode all = YamlNode::list();
        for (std::size_t i = 0; i < m_board.connections().size(); ++i) {
            const Connection& connection = m_board.connections()[i];
            YamlNode& node = all.append(YamlNode::map());
            node.add("between", wordsNode({m_board.place(connection.from).id, m_board.place(connection.to).id}));
            if (connection.kind != ConnectionKind::Border) node.add("kind", YamlNode::words(kindWord(connection.kind)));
            if (!connection.barrier.empty()) node.add("barrier", YamlNode::words(connection.barrier));
            if (!connection.over.empty()) node.add("over", YamlNode::words(connection.over));
            if (!connection.onlyFor.empty()) node.add("for", wordsNode(connection.onlyFor));
            if (connection.basis != BorderOrigin::Confirmed)
                node.add("basis", YamlNode::words(connection.basis == BorderOrigin::Derived ? "derived" : "forbidden"));
            if (i >= m_map.connections.size()) continue;
            const ConnectionDrawing& drawing = m_map.connections[i];
            point(node, "at", drawing.at);
            if (!drawing.ends.empty()) node.add("ends", pointsNode(drawing.ends));
            if (!drawing.bend.empty()) node.add("bend", pointsNode(drawing.bend));
            if (!drawing.edge.empty()) node.add("edge", pointsNode(drawing.edge));
        }
        return all;
    }

    YamlNode approvals() const
    {
        YamlNode all = YamlNode::list();
        for (const Approval& approval : m_map.approved) {
            YamlNode& node = all.append(YamlNode::map());
            node.add("problem", YamlNode::words(approval.problem));
            if (!approval.at.empty()) node.add("at", wordsNode(approval.at));
            node.add("reason", YamlNode::words(approval.reason));
        }
        return all;
    }

    const MapData& m_map;
    const Board& m_board;
    TextIndex m_texts;
    bool m_hasCoasts =
        std::ranges::any_of(m_board.places(), [](const Place& place) { return place.kind == PlaceKind::Coast; });
};

} // namespace

std::string MapData::folder() const { return std::filesystem::path(file).parent_path().string(); }

std::string_view MapData::text(std::string_view key) const
{
    const auto found = std::ranges::find(texts, key, &TextEntry::key);
    return found == texts.end() ? std::string_view() : std::string_view(found->one);
}

std::string writeMap(const MapData& map) { return writeYaml(MapNodes(map).run(), mapSchema(), map.comments); }

Result<std::string> readableMap(const MapData& map)
{
    const YamlNode root = MapNodes(map).run();
    Errors errors;
    checkSchema(root, mapSchema(), map.file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));
    return writeYaml(root, mapSchema(), map.comments);
}

Result<void> saveMap(const MapData& map, const std::string& folder)
{
    const Result<std::string> bytes = readableMap(map);
    if (!bytes) return fail(bytes.error());
    return writeFile((std::filesystem::path(folder) / "map.yaml").string(), *bytes);
}

} // namespace marches::engine
