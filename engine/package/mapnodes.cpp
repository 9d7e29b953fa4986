// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/mapnodes.h"

#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

void addPoint(YamlNode& node, const char* key, const std::optional<MapPoint>& point)
{
    if (point) node.add(key, pointNode(*point));
}

void addUnless(YamlNode& node, const char* key, double value, double usual)
{
    if (value != usual) node.add(key, YamlNode::number(value));
}

void takeNumber(const YamlNode& node, std::string_view key, double& value)
{
    if (const YamlNode* found = node.find(key)) toNumber(*found, value);
}

void takeFlag(const YamlNode& node, std::string_view key, bool& value)
{
    if (const YamlNode* found = node.find(key)) toFlag(*found, value);
}

} // namespace

YamlNode pointNode(const MapPoint& point)
{
    YamlNode node = YamlNode::list();
    node.append(YamlNode::number(point.x));
    node.append(YamlNode::number(point.y));
    return node;
}

YamlNode pointsNode(const std::vector<MapPoint>& points)
{
    YamlNode node = YamlNode::list();
    for (const MapPoint& point : points) node.append(pointNode(point));
    return node;
}

YamlNode boxNode(const MapBox& box)
{
    YamlNode node = YamlNode::list();
    for (const double value : {box.x, box.y, box.width, box.height}) node.append(YamlNode::number(value));
    return node;
}

YamlNode wordsNode(const std::vector<std::string>& words)
{
    YamlNode node = YamlNode::list();
    for (const std::string& word : words) node.append(YamlNode::words(word));
    return node;
}

YamlNode letteringNode(const Lettering& lettering)
{
    const Lettering usual;
    YamlNode node = YamlNode::map();
    addUnless(node, "size", lettering.size, usual.size);
    addUnless(node, "spacing", lettering.spacing, usual.spacing);
    addUnless(node, "turn", lettering.turn, usual.turn);
    if (lettering.letters != Lettering::Case::Style)
        node.add("case", YamlNode::words(lettering.letters == Lettering::Case::Capitals ? "capitals" : "as-written"));
    if (!lettering.curve.empty()) node.add("curve", pointsNode(lettering.curve));
    return node;
}

namespace {

YamlNode sceneryNode(const std::vector<MapScenery>& scenery)
{
    YamlNode all = YamlNode::map();
    for (const MapScenery& piece : scenery) {
        YamlNode& node = all.add(piece.id, YamlNode::map());
        node.add("terrain", YamlNode::words(piece.terrain));
        if (piece.isPath) node.add("path", YamlNode::flag(true));
        addUnless(node, "width", piece.width, 0);
        if (!piece.color.empty()) node.add("color", YamlNode::words(piece.color));
        node.add("points", pointsNode(piece.points));
    }
    return all;
}

MapScenery sceneryOf(const std::string& id, const YamlNode& node)
{
    MapScenery piece;
    piece.id = id;
    piece.terrain = textOf(node, "terrain");
    takeFlag(node, "path", piece.isPath);
    piece.points = pointsOf(node, "points");
    takeNumber(node, "width", piece.width);
    piece.color = textOf(node, "color");
    return piece;
}

void addLetters(YamlNode& art, const char* key, const MapLetters& letters)
{
    if (letters == MapLetters()) return;
    YamlNode& node = art.add(key, YamlNode::map());
    if (letters.size) node.add("size", YamlNode::number(*letters.size));
    if (letters.capitals) node.add("capitals", YamlNode::flag(*letters.capitals));
    if (letters.italic) node.add("italic", YamlNode::flag(*letters.italic));
    if (letters.bold) node.add("bold", YamlNode::flag(*letters.bold));
    if (!letters.color.empty()) node.add("color", YamlNode::words(letters.color));
}

MapLetters lettersOf(const YamlNode& art, std::string_view key)
{
    MapLetters letters;
    const YamlNode* node = art.find(key);
    if (node == nullptr) return letters;
    if (node->find("size") != nullptr) takeNumber(*node, "size", letters.size.emplace());
    if (node->find("capitals") != nullptr) takeFlag(*node, "capitals", letters.capitals.emplace());
    if (node->find("italic") != nullptr) takeFlag(*node, "italic", letters.italic.emplace());
    if (node->find("bold") != nullptr) takeFlag(*node, "bold", letters.bold.emplace());
    letters.color = textOf(*node, "color");
    return letters;
}

} // namespace

YamlNode artNode(const MapArt& art)
{
    const MapArt usual;
    YamlNode node = YamlNode::map();
    node.add("style", YamlNode::words(art.style));
    if (art.seed != usual.seed) node.add("seed", YamlNode::number(art.seed));
    if (art.fills == MapArt::Fills::Regions) node.add("fills", YamlNode::words("regions"));
    addUnless(node, "woods", art.woods, usual.woods);
    addUnless(node, "heights", art.heights, usual.heights);
    if (!art.frame) node.add("frame", YamlNode::flag(false));
    addPoint(node, "compass", art.compass);
    addUnless(node, "compass-size", art.compassSize, usual.compassSize);
    addPoint(node, "scale", art.scale);
    addUnless(node, "scale-size", art.scaleSize, usual.scaleSize);
    addPoint(node, "title", art.title);
    addUnless(node, "title-size", art.titleSize, usual.titleSize);
    if (art.legend) node.add("legend", boxNode(*art.legend));
    if (!art.palette.empty()) {
        YamlNode& palette = node.add("palette", YamlNode::map());
        for (const auto& [ground, color] : art.palette) palette.add(ground, YamlNode::words(color));
    }
    addLetters(node, "land-letters", art.landLetters);
    addLetters(node, "sea-letters", art.seaLetters);
    addLetters(node, "region-letters", art.regionLetters);
    if (!art.without.empty()) node.add("without", wordsNode(art.without));
    if (!art.scenery.empty()) node.add("scenery", sceneryNode(art.scenery));
    return node;
}

YamlNode stampsNode(const std::vector<MapStamp>& stamps)
{
    YamlNode all = YamlNode::map();
    const MapStamp usual;
    for (const MapStamp& stamp : stamps) {
        YamlNode& node = all.add(stamp.id, YamlNode::map());
        node.add("stamp", YamlNode::words(stamp.stamp));
        node.add("at", pointNode(stamp.at));
        addUnless(node, "height", stamp.height, usual.height);
        addUnless(node, "turn", stamp.turn, usual.turn);
        if (stamp.mirrored) node.add("mirrored", YamlNode::flag(true));
        if (!stamp.tint.empty()) node.add("tint", YamlNode::words(stamp.tint));
    }
    return all;
}

MapPoint pointOf(const YamlNode& list)
{
    MapPoint point;
    toNumber(list.items[0], point.x);
    toNumber(list.items[1], point.y);
    return point;
}

std::optional<MapPoint> pointOf(const YamlNode& node, std::string_view key)
{
    const YamlNode* found = node.find(key);
    if (found == nullptr) return std::nullopt;
    return pointOf(*found);
}

std::vector<MapPoint> pointsOf(const YamlNode& node, std::string_view key)
{
    std::vector<MapPoint> points;
    if (const YamlNode* list = node.find(key))
        for (const YamlNode& item : list->items) points.push_back(pointOf(item));
    return points;
}

std::optional<MapBox> boxOf(const YamlNode& node, std::string_view key)
{
    const YamlNode* found = node.find(key);
    if (found == nullptr) return std::nullopt;
    MapBox box;
    toNumber(found->items[0], box.x);
    toNumber(found->items[1], box.y);
    toNumber(found->items[2], box.width);
    toNumber(found->items[3], box.height);
    return box;
}

std::optional<Lettering> letteringOf(const YamlNode& node)
{
    const YamlNode* found = node.find("lettering");
    if (found == nullptr) return std::nullopt;
    Lettering lettering;
    takeNumber(*found, "size", lettering.size);
    takeNumber(*found, "spacing", lettering.spacing);
    takeNumber(*found, "turn", lettering.turn);
    const std::string letters = textOf(*found, "case");
    if (letters == "capitals") lettering.letters = Lettering::Case::Capitals;
    if (letters == "as-written") lettering.letters = Lettering::Case::AsWritten;
    lettering.curve = pointsOf(*found, "curve");
    return lettering;
}

MapArt artOf(const YamlNode& node)
{
    MapArt art;
    art.style = textOf(node, "style");
    if (const YamlNode* seed = node.find("seed")) toInteger(*seed, art.seed);
    if (textOf(node, "fills") == "regions") art.fills = MapArt::Fills::Regions;
    takeNumber(node, "woods", art.woods);
    takeNumber(node, "heights", art.heights);
    takeFlag(node, "frame", art.frame);
    art.compass = pointOf(node, "compass");
    art.scale = pointOf(node, "scale");
    art.title = pointOf(node, "title");
    art.legend = boxOf(node, "legend");
    takeNumber(node, "compass-size", art.compassSize);
    takeNumber(node, "scale-size", art.scaleSize);
    takeNumber(node, "title-size", art.titleSize);
    if (const YamlNode* palette = node.find("palette"))
        for (std::size_t i = 0; i < palette->keys.size(); ++i)
            art.palette.emplace_back(palette->keys[i].text, palette->items[i].text);
    art.landLetters = lettersOf(node, "land-letters");
    art.seaLetters = lettersOf(node, "sea-letters");
    art.regionLetters = lettersOf(node, "region-letters");
    art.without = wordsOf(node, "without");
    if (const YamlNode* scenery = node.find("scenery"))
        for (std::size_t i = 0; i < scenery->keys.size(); ++i)
            art.scenery.push_back(sceneryOf(scenery->keys[i].text, scenery->items[i]));
    return art;
}

MapStamp stampOf(const std::string& id, const YamlNode& node)
{
    MapStamp stamp;
    stamp.id = id;
    stamp.stamp = textOf(node, "stamp");
    stamp.at = pointOf(*node.find("at"));
    takeNumber(node, "height", stamp.height);
    takeNumber(node, "turn", stamp.turn);
    takeFlag(node, "mirrored", stamp.mirrored);
    stamp.tint = textOf(node, "tint");
    return stamp;
}

} // namespace marches::engine
