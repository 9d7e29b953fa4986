// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/ownmetadata.h"

#include "editor/exchange/foreigntext.h"

#include <algorithm>
#include <map>

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
        m_map.connections.push_back(std::move(connection));
    }

    const XmlTree& m_xml;
    ForeignMap& m_map;
    std::map<std::string, std::string> m_keys; ///< by our ids
};

} // namespace

void takeOwnMetadata(const XmlTree& xml, ForeignMap& map)
{
    const std::vector<std::size_t> boards = xml.all("board");
    if (!boards.empty()) OwnMetadata(xml, map).take(xml.node(boards.front()));
}

} // namespace marches::editor
