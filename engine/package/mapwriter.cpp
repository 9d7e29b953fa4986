// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>

#include "engine/io/files.h"
#include "engine/package/mappackage.h"
#include "engine/package/textreader.h"

namespace marches::engine {

namespace {

Node pointNode(const MapPoint& point)
{
    Node node = Node::list();
    node.append(Node::number(point.x));
    node.append(Node::number(point.y));
    return node;
}

Node pointsNode(const std::vector<MapPoint>& points)
{
    Node node = Node::list();
    for (const MapPoint& point : points) node.append(pointNode(point));
    return node;
}

Node wordsNode(const std::vector<std::string>& words)
{
    Node node = Node::list();
    for (const std::string& word : words) node.append(Node::words(word));
    return node;
}

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

    Node run()
    {
        Node root = Node::map();
        root.add("marches", Node::words("map/1"));
        root.add("id", Node::words(m_map.id));
        root.add("language", Node::words(m_map.language));
        name(root, "map", m_map.id);
        word(root, "text", m_texts.text("map.text"));
        if (!m_map.author.empty()) root.add("author", Node::words(m_map.author));
        if (!m_map.license.empty()) root.add("license", Node::words(m_map.license));
        root.add("size", pointNode({m_map.width, m_map.height}));
        if (m_map.picture) root.add("picture", picture(*m_map.picture));
        if (!m_map.guides.empty()) root.add("guides", guides(m_map.guides));
        section(root, "regions", regions());
        section(root, "barriers", barriers());
        // A board of tracks alone has none.
        if (m_board.territoryCount() > 0 || m_board.tracks().empty()) root.add("territories", territories());
        section(root, "sites", sites());
        section(root, "tracks", tracks());
        section(root, "connections", connections());
        section(root, "approved", approvals());
        return root;
    }

private:
    static void section(Node& root, const char* key, Node node)
    {
        if (!node.items.empty()) root.add(key, std::move(node));
    }
    static void word(Node& node, const char* key, Node value)
    {
        if (!value.isNull()) node.add(key, std::move(value));
    }
    static void point(Node& node, const char* key, const std::optional<MapPoint>& value)
    {
        if (value) node.add(key, pointNode(*value));
    }

    /// A place made a moment ago may have no name yet; its id stands for it.
    void name(Node& node, const std::string& base, const std::string& id) const
    {
        Node found = m_texts.name(base, {"text"});
        node.add("name", found.isNull() ? Node::words(id) : std::move(found));
    }

    const PlaceDrawing& drawing(int place) const
    {
        static const PlaceDrawing kNone;
        const auto index = static_cast<std::size_t>(place);
        return index < m_map.places.size() ? m_map.places[index] : kNone;
    }

    static Node guides(const Guides& guides)
    {
        Node node = Node::map();
        for (const auto& [key, places] : {std::pair("upright", &guides.upright), std::pair("level", &guides.level)}) {
            if (places->empty()) continue;
            Node list = Node::list();
            for (const double place : *places) list.items.push_back(Node::number(place));
            node.add(key, std::move(list));
        }
        return node;
    }

    static Node picture(const TracePicture& picture)
    {
        Node node = Node::map();
        node.add("file", Node::words(picture.file));
        node.add("at", pointNode(picture.at));
        if (picture.scale != TracePicture().scale) node.add("scale", Node::number(picture.scale));
        if (picture.opacity != TracePicture().opacity) node.add("opacity", Node::number(picture.opacity));
        if (picture.locked) node.add("locked", Node::flag(true));
        return node;
    }

    Node regions() const
    {
        Node all = Node::map();
        for (const Region& region : m_board.regions()) {
            Node& node = all.add(region.id, Node::map());
            name(node, "region." + region.id, region.id);
            if (region.bonus != 0) node.add("bonus", Node::number(region.bonus));
        }
        return all;
    }

    Node barriers() const
    {
        Node all = Node::map();
        for (const Barrier& barrier : m_map.barriers) {
            Node& node = all.add(barrier.id, Node::map());
            node.add("kind", Node::words(barrier.mountains ? "mountains" : "river"));
            name(node, "barrier." + barrier.id, barrier.id);
        }
        return all;
    }

    Node territories() const
    {
        Node all = Node::map();
        for (int i = 0; i < m_board.placeCount(); ++i) {
            const Place& place = m_board.place(i);
            if (place.kind != PlaceKind::Land && place.kind != PlaceKind::Sea) continue;
            Node& node = all.add(place.id, Node::map());
            name(node, "territory." + place.id, place.id);
            if (place.kind == PlaceKind::Sea) node.add("kind", Node::words("sea"));
            if (!place.terrain.empty()) node.add("terrain", Node::words(place.terrain));
            if (place.region >= 0) node.add("region", Node::words(m_board.regions()[static_cast<std::size_t>(place.region)].id));
            if (!place.flags.empty()) node.add("flags", wordsNode(place.flags));
            if (!place.values.empty()) {
                Node& values = node.add("values", Node::map());
                for (const auto& [key, value] : place.values) values.add(key, Node::number(value));
            }
            common(node, i, "territory." + place.id);
            section(node, "coasts", coasts(i));
        }
        return all;
    }

    /// What territories and coasts have in common.
    void common(Node& node, int index, const std::string& base) const
    {
        const Place& place = m_board.place(index);
        if (!place.abbreviation.empty()) node.add("abbreviation", Node::words(place.abbreviation));
        if (!place.aliases.empty()) node.add("aliases", wordsNode(place.aliases));
        point(node, "label", drawing(index).label);
        point(node, "stack", drawing(index).stack);
        word(node, "text", m_texts.text(base + ".text"));
    }

    Node coasts(int territory) const
    {
        Node all = Node::map();
        if (!m_hasCoasts) return all;
        for (int i = 0; i < m_board.placeCount(); ++i) {
            const Place& place = m_board.place(i);
            if (place.kind != PlaceKind::Coast || place.parent != territory) continue;
            Node& node = all.add(place.id.substr(place.id.find('/') + 1), Node::map());
            name(node, "territory." + place.id, place.id);
            common(node, i, "territory." + place.id);
        }
        return all;
    }

    Node sites() const
    {
        Node all = Node::map();
        for (int i = 0; i < m_board.placeCount(); ++i) {
            const Place& place = m_board.place(i);
            if (place.kind != PlaceKind::Site) continue;
            Node& node = all.add(place.id, Node::map());
            name(node, "site." + place.id, place.id);
            if (const std::optional<MapBox>& box = drawing(i).box) {
                Node& list = node.add("box", Node::list());
                for (const double value : {box->x, box->y, box->width, box->height}) list.append(Node::number(value));
            }
            word(node, "text", m_texts.text("site." + place.id + ".text"));
        }
        return all;
    }

    Node tracks() const
    {
        Node all = Node::map();
        for (const Track& track : m_board.tracks()) {
            Node& node = all.add(track.id, Node::map());
            name(node, "track." + track.id, track.id);
            if (track.circular) node.add("circular", Node::flag(true));
            if (track.after >= 0) node.add("after", Node::words(m_board.place(track.after).id));
            if (track.before >= 0) node.add("before", Node::words(m_board.place(track.before).id));
            Node& spaces = node.add("spaces", Node::map());
            for (const int index : track.spaces) {
                const Place& place = m_board.place(index);
                Node& space = spaces.add(place.id, Node::map());
                word(space, "name", m_texts.name("space." + place.id, {"text"}));
                if (!place.terrain.empty()) space.add("kind", Node::words(place.terrain));
                if (!place.flags.empty()) space.add("flags", wordsNode(place.flags));
                if (!drawing(index).color.empty()) space.add("color", Node::words(drawing(index).color));
                if (!drawing(index).picture.empty()) space.add("picture", Node::words(drawing(index).picture));
                point(space, "at", drawing(index).label);
                word(space, "text", m_texts.text("space." + place.id + ".text"));
            }
        }
        return all;
    }

    Node connections() const
    {
        Node all = Node::list();
        for (std::size_t i = 0; i < m_board.connections().size(); ++i) {
            const Connection& connection = m_board.connections()[i];
            Node& node = all.append(Node::map());
            node.add("between", wordsNode({m_board.place(connection.from).id, m_board.place(connection.to).id}));
            if (connection.kind != ConnectionKind::Border) node.add("kind", Node::words(kindWord(connection.kind)));
            if (!connection.barrier.empty()) node.add("barrier", Node::words(connection.barrier));
            if (!connection.over.empty()) node.add("over", Node::words(connection.over));
            if (!connection.onlyFor.empty()) node.add("for", wordsNode(connection.onlyFor));
            if (connection.basis != Basis::Confirmed)
                node.add("basis", Node::words(connection.basis == Basis::Derived ? "derived" : "forbidden"));
            if (i >= m_map.connections.size()) continue;
            const ConnectionDrawing& drawing = m_map.connections[i];
            point(node, "at", drawing.at);
            if (!drawing.ends.empty()) node.add("ends", pointsNode(drawing.ends));
            if (!drawing.bend.empty()) node.add("bend", pointsNode(drawing.bend));
            if (!drawing.edge.empty()) node.add("edge", pointsNode(drawing.edge));
        }
        return all;
    }

    Node approvals() const
    {
        Node all = Node::list();
        for (const Approval& approval : m_map.approved) {
            Node& node = all.append(Node::map());
            node.add("problem", Node::words(approval.problem));
            if (!approval.at.empty()) node.add("at", wordsNode(approval.at));
            node.add("reason", Node::words(approval.reason));
        }
        return all;
    }

    const MapData& m_map;
    const Board& m_board;
    TextIndex m_texts;
    bool m_hasCoasts = std::ranges::any_of(m_board.places(), [](const Place& place) { return place.kind == PlaceKind::Coast; });
};

} // namespace

std::string MapData::folder() const { return std::filesystem::path(file).parent_path().string(); }

std::string_view MapData::text(std::string_view key) const
{
    const auto found = std::ranges::find(texts, key, &TextEntry::key);
    return found == texts.end() ? std::string_view() : std::string_view(found->one);
}

std::string writeMap(const MapData& map) { return writeYaml(MapNodes(map).run(), mapShape(), map.comments); }

Result<std::string> readableMap(const MapData& map)
{
    const Node root = MapNodes(map).run();
    Errors errors;
    checkShape(root, mapShape(), map.file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));
    return writeYaml(root, mapShape(), map.comments);
}

Result<void> saveMap(const MapData& map, const std::string& folder)
{
    const Result<std::string> bytes = readableMap(map);
    if (!bytes) return fail(bytes.error());
    return writeFile((std::filesystem::path(folder) / "map.yaml").string(), *bytes);
}

} // namespace marches::engine
