// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <map>

#include "engine/io/files.h"
#include "engine/package/mapnodes.h"
#include "engine/package/mappackage.h"
#include "engine/package/textreader.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

constexpr int kMapVersion = 1;

ConnectionKind kindOf(const std::string& word)
{
    if (word == "bridge") return ConnectionKind::Bridge;
    if (word == "ford") return ConnectionKind::Ford;
    if (word == "pass") return ConnectionKind::Pass;
    if (word == "sea-lane") return ConnectionKind::SeaLane;
    return ConnectionKind::Border;
}

BorderOrigin originOf(const std::string& word)
{
    if (word == "derived") return BorderOrigin::Derived;
    return word == "forbidden" ? BorderOrigin::Forbidden : BorderOrigin::Confirmed;
}

/// Reads a checked map.yaml; finds what the shape alone cannot see.
class MapReader {
public:
    MapReader(const YamlNode& root, const std::string& file) : m_root(root), m_file(file), m_texts(file) {}

    Result<MapData> run()
    {
        m_map.id = textOf(m_root, "id");
        m_map.file = m_file;
        m_map.language = textOf(m_root, "language");
        m_map.author = textOf(m_root, "author");
        m_map.license = textOf(m_root, "license");
        m_texts.readName("map", m_root.find("name"));
        m_texts.readText("map.text", m_root.find("text"));
        const YamlNode& size = *m_root.find("size");
        toNumber(size.items[0], m_map.width);
        toNumber(size.items[1], m_map.height);
        readPicture();
        readGuides();
        if (const YamlNode* art = m_root.find("art")) readArt(*art);
        if (const YamlNode* names = m_root.find("region-names")) toFlag(*names, m_map.regionNames.emplace());
        forEach("regions", [this](const YamlNode::Key& key, const YamlNode& node) { readRegion(key, node); });
        forEach("barriers", [this](const YamlNode::Key& key, const YamlNode& node) { readBarrier(key, node); });
        forEach("territories", [this](const YamlNode::Key& key, const YamlNode& node) { readTerritory(key, node); });
        forEach("territories", [this](const YamlNode::Key& key, const YamlNode& node) { readCoasts(key, node); });
        forEach("sites", [this](const YamlNode::Key& key, const YamlNode& node) { readSite(key, node); });
        forEach("tracks", [this](const YamlNode::Key& key, const YamlNode& node) { readTrack(key, node); });
        std::size_t ordinal = 0;
        forEach("tracks", [&](const YamlNode::Key&, const YamlNode& node) { readJoints(m_tracks[ordinal++], node); });
        if (const YamlNode* connections = m_root.find("connections"))
            for (std::size_t i = 0; i < connections->items.size(); ++i) readConnection(connections->items[i], i);
        if (const YamlNode* approved = m_root.find("approved"))
            for (const YamlNode& node : approved->items)
                m_map.approved.push_back({textOf(node, "problem"), wordsOf(node, "at"), textOf(node, "reason")});
        forEach("stamps", [this](const YamlNode::Key& key, const YamlNode& node) {
            m_map.stamps.push_back(stampOf(key.text, node));
        });
        if (!m_errors.empty()) return fail(std::move(m_errors));
        m_map.texts = m_texts.take();
        m_map.board = Board(std::move(m_places), std::move(m_regions), std::move(m_connections), std::move(m_tracks));
        return std::move(m_map);
    }

private:
    template <class F> void forEach(const char* key, F f)
    {
        if (const YamlNode* map = m_root.find(key))
            for (std::size_t i = 0; i < map->keys.size(); ++i) f(map->keys[i], map->items[i]);
    }

    bool full() const { return m_errors.size() >= kMaxErrors; }
    void add(Error error)
    {
        if (!full()) m_errors.push_back(std::move(error));
    }
    /// An error about a name that is none of those of `things`.
    template <class Things> void addUnknown(const YamlNode& node, std::string path, const char* code,
                                            const Things& things, std::string Things::value_type::*id)
    {
        if (full()) return;
        std::vector<std::string> known;
        known.reserve(things.size());
        for (const auto& thing : things) known.push_back(thing.*id);
        add(unknownName(node, m_file, std::move(path), code, node.text, known, m_hints));
    }

    void readArt(const YamlNode& node)
    {
        m_map.art = artOf(node);
        const YamlNode* scenery = node.find("scenery");
        if (scenery == nullptr) return;
        const auto check = [this](const YamlNode& list, const std::string& path, std::size_t count, int min, int max) {
            if (count >= static_cast<std::size_t>(min) && count <= static_cast<std::size_t>(max)) return;
            add(errorAt(
                list, m_file, path, "wrong-count",
                {{"count", std::to_string(count)}, {"min", std::to_string(min)}, {"max", std::to_string(max)}}));
        };
        check(*scenery, "art.scenery", scenery->items.size(), 0, kMostScenery);
        for (std::size_t i = 0; i < scenery->items.size(); ++i)
            if (!m_map.art->scenery[i].isPath)
                check(*scenery->items[i].find("points"), "art.scenery." + scenery->keys[i].text + ".points",
                      m_map.art->scenery[i].points.size(), 3, kMostSceneryPoints);
    }

    void readPicture()
    {
        const YamlNode* node = m_root.find("picture");
        if (node == nullptr) return;
        TracePicture& picture = m_map.picture.emplace();
        const YamlNode& file = *node->find("file");
        picture.file = file.text;
        // A name, not a path: a map reads nothing outside of its folder.
        if (picture.file.empty() || picture.file.front() == '.' ||
            picture.file.find_first_of("/\\") != std::string::npos)
            add(errorAt(file, m_file, "picture.file", "not-a-file-name", {{"name", picture.file}}));
        picture.at = pointOf(*node->find("at"));
        if (const YamlNode* scale = node->find("scale")) toNumber(*scale, picture.scale);
        if (const YamlNode* turn = node->find("turn")) toNumber(*turn, picture.turn);
        if (const YamlNode* stretch = node->find("stretch")) toNumber(*stretch, picture.stretch);
        if (const YamlNode* skew = node->find("skew")) toNumber(*skew, picture.skew);
        if (const YamlNode* pins = node->find("pins"))
            for (const YamlNode& pin : pins->items) picture.pins.push_back(pointOf(pin));
        if (const YamlNode* opacity = node->find("opacity")) toNumber(*opacity, picture.opacity);
        if (const YamlNode* locked = node->find("locked")) toFlag(*locked, picture.locked);
    }

    void readGuides()
    {
        const YamlNode* node = m_root.find("guides");
        if (node == nullptr) return;
        for (const auto& [key, places] :
             {std::pair("upright", &m_map.guides.upright), std::pair("level", &m_map.guides.level)})
            if (const YamlNode* list = node->find(key))
                for (const YamlNode& item : list->items) toNumber(item, places->emplace_back());
    }

    void readRegion(const YamlNode::Key& key, const YamlNode& node)
    {
        Region region{key.text, 0};
        m_map.regions.push_back({textOf(node, "color"), pointOf(node, "label"), letteringOf(node)});
        if (const YamlNode* bonus = node.find("bonus")) {
            toInteger(*bonus, region.bonus);
            if (region.bonus == 0) region.bonus = kNoBonus;
        }
        region.pieces = textOf(node, "pieces");
        if (const YamlNode* turn = node.find("sits-out")) toInteger(*turn, region.sitsOut);
        m_texts.readName("region." + key.text, node.find("name"));
        m_regionById.emplace(region.id, static_cast<int>(m_regions.size()));
        m_regions.push_back(std::move(region));
    }

    void readBarrier(const YamlNode::Key& key, const YamlNode& node)
    {
        m_texts.readName("barrier." + key.text, node.find("name"));
        m_map.barriers.push_back({key.text, textOf(node, "kind") == "mountains"});
    }

    void readTerritory(const YamlNode::Key& key, const YamlNode& node)
    {
        Place place;
        place.id = key.text;
        place.kind = textOf(node, "kind") == "sea" ? PlaceKind::Sea : PlaceKind::Land;
        place.abbreviation = textOf(node, "abbreviation");
        place.terrain = textOf(node, "terrain");
        place.flags = wordsOf(node, "flags");
        place.aliases = wordsOf(node, "aliases");
        if (const YamlNode* values = node.find("values"))
            for (std::size_t i = 0; i < values->keys.size(); ++i) {
                int value = 0;
                toInteger(values->items[i], value);
                place.values.emplace_back(values->keys[i].text, value);
            }
        if (const YamlNode* region = node.find("region")) place.region = regionOf(*region, key.text);
        placeTexts("territory." + key.text, node);
        addPlace(key, std::move(place),
                 {pointOf(node, "label"), pointOf(node, "stack"), {}, textOf(node, "color"), {}, letteringOf(node)});
    }

    int regionOf(const YamlNode& node, const std::string& territory)
    {
        const auto found = m_regionById.find(node.text);
        if (found != m_regionById.end()) return found->second;
        addUnknown(node, "territories." + territory + ".region", "unknown-region", m_regions, &Region::id);
        return -1;
    }

    void readCoasts(const YamlNode::Key& key, const YamlNode& node)
    {
        const YamlNode* coasts = node.find("coasts");
        if (coasts == nullptr) return;
        for (std::size_t i = 0; i < coasts->keys.size(); ++i) {
            const YamlNode& coast = coasts->items[i];
            YamlNode::Key coastKey = coasts->keys[i];
            coastKey.text = key.text + "/" + coastKey.text;
            Place place;
            place.id = coastKey.text;
            place.kind = PlaceKind::Coast;
            place.abbreviation = textOf(coast, "abbreviation");
            place.aliases = wordsOf(coast, "aliases");
            place.parent = m_byId.at(key.text);
            placeTexts("territory." + coastKey.text, coast);
            addPlace(coastKey, std::move(place),
                     {pointOf(coast, "label"), pointOf(coast, "stack"), {}, {}, {}, letteringOf(coast)});
        }
    }

    void readSite(const YamlNode::Key& key, const YamlNode& node)
    {
        Place place;
        place.id = key.text;
        place.kind = PlaceKind::Site;
        placeTexts("site." + key.text, node);
        PlaceDrawing drawing;
        drawing.box = boxOf(node, "box");
        drawing.lettering = letteringOf(node);
        addPlace(key, std::move(place), drawing);
    }

    void readTrack(const YamlNode::Key& key, const YamlNode& node)
    {
        Track track;
        track.id = key.text;
        if (const YamlNode* circular = node.find("circular")) toFlag(*circular, track.circular);
        m_texts.readName("track." + key.text, node.find("name"));
        const YamlNode& spaces = *node.find("spaces");
        for (std::size_t i = 0; i < spaces.keys.size(); ++i) {
            Place place;
            place.id = spaces.keys[i].text;
            place.kind = PlaceKind::Space;
            place.terrain = textOf(spaces.items[i], "kind");
            place.flags = wordsOf(spaces.items[i], "flags");
            place.track = static_cast<int>(m_tracks.size());
            place.ordinal = static_cast<int>(i);
            placeTexts("space." + place.id, spaces.items[i]);
            track.spaces.push_back(static_cast<int>(m_places.size()));
            PlaceDrawing drawing;
            drawing.label = pointOf(spaces.items[i], "at");
            drawing.color = textOf(spaces.items[i], "color");
            drawing.picture = textOf(spaces.items[i], "picture");
            addPlace(spaces.keys[i], std::move(place), drawing);
        }
        m_tracks.push_back(std::move(track));
    }

    /// Where a track is joined to others: known once all of them are.
    void readJoints(Track& track, const YamlNode& node)
    {
        if (const YamlNode* after = node.find("after")) track.after = placeOf(*after, "tracks." + track.id + ".after");
        if (const YamlNode* before = node.find("before"))
            track.before = placeOf(*before, "tracks." + track.id + ".before");
    }

    void placeTexts(const std::string& base, const YamlNode& node)
    {
        m_texts.readName(base, node.find("name"));
        m_texts.readText(base + ".text", node.find("text"));
    }

    void addPlace(const YamlNode::Key& key, Place place, const PlaceDrawing& drawing)
    {
        const auto [there, added] = m_byId.emplace(place.id, static_cast<int>(m_places.size()));
        if (!added) add(errorAt(key, m_file, place.id, "name-twice", {{"name", place.id}}));
        m_places.push_back(std::move(place));
        m_map.places.push_back(drawing);
    }

    int placeOf(const YamlNode& node, const std::string& path)
    {
        const auto found = m_byId.find(node.text);
        if (found != m_byId.end()) return found->second;
        addUnknown(node, path, "unknown-place", m_places, &Place::id);
        return -1;
    }

    void readConnection(const YamlNode& node, std::size_t index)
    {
        if (full()) return;
        const std::string path = "connections[" + std::to_string(index) + "]";
        const YamlNode& between = *node.find("between");
        Connection connection;
        connection.from = placeOf(between.items[0], path + ".between");
        connection.to = placeOf(between.items[1], path + ".between");
        connection.kind = kindOf(textOf(node, "kind"));
        connection.barrier = textOf(node, "barrier");
        connection.over = textOf(node, "over");
        connection.onlyFor = wordsOf(node, "for");
        connection.basis = originOf(textOf(node, "basis"));
        m_connections.push_back(std::move(connection));
        m_map.connections.push_back(
            {pointOf(node, "at"), pointsOf(node, "ends"), pointsOf(node, "bend"), pointsOf(node, "edge")});
    }

    const YamlNode& m_root;
    std::string m_file;
    TextReader m_texts;
    MapData m_map;
    std::vector<Place> m_places;
    std::vector<Region> m_regions;
    std::vector<Connection> m_connections;
    std::vector<Track> m_tracks;
    std::map<std::string, int> m_byId;
    std::map<std::string, int> m_regionById;
    Hints m_hints;
    Errors m_errors;
};

} // namespace

std::string mapFile(const std::string& path)
{
    std::error_code error;
    return std::filesystem::is_directory(path, error) ? (std::filesystem::path(path) / "map.yaml").string() : path;
}

Result<MapData> readMap(std::string_view bytes, const std::string& file)
{
    const Result<YamlNode> root = readDocument(bytes, file, "map", kMapVersion);
    if (!root) return fail(root.error());
    Errors errors;
    checkSchema(*root, mapSchema(), file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));
    Result<MapData> map = MapReader(*root, file).run();
    if (map) map->comments = collectComments(bytes, *root);
    return map;
}

Result<MapData> loadMap(const std::string& path)
{
    const std::string file = mapFile(path);
    const Result<std::string> bytes = readFile(file, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    return readMap(*bytes, file);
}

} // namespace marches::engine
