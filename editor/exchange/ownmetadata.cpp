// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/ownmetadata.h"

#include "editor/exchange/foreigntext.h"
#include "engine/base/textlimits.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace marches::editor {

namespace {

using engine::ConnectionKind;

ForeignNames namesIn(const XmlNode& node)
{
    ForeignNames names;
    for (const auto& [key, value] : node.attributes)
        if (key.starts_with("name-")) names[key.substr(5)] = value;
    return names;
}

/// "12.5,30 40,30"; what is no point is passed over.
std::vector<engine::MapPoint> pointsIn(const std::string& words)
{
    std::vector<engine::MapPoint> points;
    for (const std::string& word : wordsOfLine(words)) {
        const QByteArrayList pair = QByteArray::fromStdString(word).split(',');
        bool isX = false;
        bool isY = false;
        if (pair.size() != 2) continue;
        const engine::MapPoint point{pair[0].toDouble(&isX), pair[1].toDouble(&isY)};
        if (isX && isY && std::isfinite(point.x) && std::isfinite(point.y)) points.push_back(point);
    }
    return points;
}

ConnectionKind kindOf(const std::string& word)
{
    if (word == "bridge") return ConnectionKind::Bridge;
    if (word == "ford") return ConnectionKind::Ford;
    if (word == "pass") return ConnectionKind::Pass;
    return word == "sea-lane" ? ConnectionKind::SeaLane : ConnectionKind::Border;
}

class OwnMetadata {
public:
    OwnMetadata(const XmlTree& xml, ForeignMap& map) : m_xml(xml), m_map(map) {}

    void take(const XmlNode& board)
    {
        for (const std::size_t child : board.children)
            if (m_xml.node(child).name == "place") takePlace(m_xml.node(child));
        if (m_keys.empty()) return; // not of this drawing
        if (!board.attribute("name").empty()) m_map.name = board.attribute("name");
        if (!board.attribute("language").empty()) {
            m_map.language = board.attribute("language");
            m_map.saysLanguage = true;
        }
        if (!board.attribute("author").empty()) m_map.author = board.attribute("author");
        // Points are those of another sheet where somebody has scaled the drawing.
        const std::vector<engine::MapPoint> size = pointsIn(board.attribute("size"));
        m_sameSheet = size.size() == 1 && std::abs(size[0].x - m_map.size.width()) < 1 &&
                      std::abs(size[0].y - m_map.size.height()) < 1;
        for (const std::size_t child : board.children)
            if (m_xml.node(child).name == "place") takePoints(m_xml.node(child));
        m_map.regions.clear();
        m_map.connections.clear();
        m_map.knowsConnections = true;
        std::erase_if(m_map.places, [](const ForeignPlace& place) { return place.kind == engine::PlaceKind::Coast; });
        for (const std::size_t child : board.children) {
            const XmlNode& node = m_xml.node(child);
            if (node.name == "region") takeRegion(node);
            if (node.name == "coast") takeCoast(node);
        }
        for (const std::size_t child : board.children)
            if (m_xml.node(child).name == "connection") takeConnection(m_xml.node(child));
    }

private:
    void takePlace(const XmlNode& node)
    {
        const auto place = std::ranges::find(m_map.places, node.attribute("key"), &ForeignPlace::key);
        if (place == m_map.places.end()) return;
        m_keys[node.attribute("code")] = place->key;
        place->id = node.attribute("code");
        place->name = node.attribute("name");
        place->names = namesIn(node);
        place->kind = node.attribute("kind") == "sea" ? engine::PlaceKind::Sea : engine::PlaceKind::Land;
        place->terrain = node.attribute("terrain");
        place->region = node.attribute("region");
        place->abbreviation = node.attribute("abbreviation");
        place->flags = wordsOfLine(node.attribute("flags"));
        place->color = colourOf(node.attribute("color"));
        for (const auto& [key, value] : node.attributes)
            if (const auto number = wholeNumber(value); number && key.starts_with("value-"))
                place->values.emplace_back(key.substr(6), *number);
    }

    void takePoints(const XmlNode& node)
    {
        const auto place = std::ranges::find(m_map.places, node.attribute("key"), &ForeignPlace::key);
        if (place == m_map.places.end()) return;
        place->label = pointOf(node, "label");
        place->stack = pointOf(node, "stack");
    }

    std::optional<QPointF> pointOf(const XmlNode& node, const char* key) const
    {
        const std::vector<engine::MapPoint> points = onSheet(node, key);
        return points.size() == 1 ? std::optional(QPointF(points[0].x, points[0].y)) : std::nullopt;
    }

    /// All of them or none.
    std::vector<engine::MapPoint> onSheet(const XmlNode& node, const char* key) const
    {
        std::vector<engine::MapPoint> points =
            m_sameSheet ? pointsIn(node.attribute(key)) : std::vector<engine::MapPoint>();
        const QRectF sheet(QPointF(0, 0), m_map.size);
        const auto isThere = [&sheet](const engine::MapPoint& at) { return sheet.contains(QPointF(at.x, at.y)); };
        if (points.size() > static_cast<std::size_t>(engine::kMostBends) || !std::ranges::all_of(points, isThere))
            points.clear();
        return points;
    }

    void takeRegion(const XmlNode& node)
    {
        ForeignRegion region;
        region.key = region.id = node.attribute("code");
        region.name = node.attribute("name");
        region.names = namesIn(node);
        region.bonus = wholeNumber(node.attribute("bonus")).value_or(0);
        region.color = colourOf(node.attribute("color"));
        m_map.regions.push_back(std::move(region));
    }

    void takeCoast(const XmlNode& node)
    {
        const auto parent = m_keys.find(node.attribute("of"));
        if (parent == m_keys.end()) return;
        ForeignPlace coast;
        coast.kind = engine::PlaceKind::Coast;
        coast.key = coast.id = node.attribute("code");
        coast.name = node.attribute("name");
        coast.abbreviation = node.attribute("abbreviation");
        coast.parent = parent->second;
        m_keys[coast.id] = coast.key;
        m_map.places.push_back(std::move(coast));
    }

    void takeConnection(const XmlNode& node)
    {
        const auto from = m_keys.find(node.attribute("from"));
        const auto to = m_keys.find(node.attribute("to"));
        if (from == m_keys.end() || to == m_keys.end()) return;
        ForeignConnection connection;
        connection.from = from->second;
        connection.to = to->second;
        connection.onlyFor = wordsOfLine(node.attribute("for"));
        connection.kind = kindOf(node.attribute("kind"));
        connection.wraps = node.attribute("wraps") == "true";
        if (node.attribute("closed") == "true") connection.basis = engine::BorderOrigin::Forbidden;
        if (const std::vector<engine::MapPoint> at = onSheet(node, "at"); at.size() == 1)
            connection.drawing.at = at.front();
        if (std::vector<engine::MapPoint> ends = onSheet(node, "ends"); ends.size() == 2) {
            connection.drawing.ends = std::move(ends);
            connection.drawing.bend = onSheet(node, "bend");
            if (std::vector<engine::MapPoint> edge = onSheet(node, "edge"); edge.size() == 2)
                connection.drawing.edge = std::move(edge);
        }
        m_map.connections.push_back(std::move(connection));
    }

    const XmlTree& m_xml;
    ForeignMap& m_map;
    std::map<std::string, std::string> m_keys; ///< by our ids
    bool m_sameSheet = false;                  ///< points are where they were
};

} // namespace

void takeOwnMetadata(const XmlTree& xml, ForeignMap& map)
{
    const std::vector<std::size_t> boards = xml.all("board");
    if (!boards.empty()) OwnMetadata(xml, map).take(xml.node(boards.front()));
}

} // namespace marches::editor
