// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/foreigndrawing.h"
#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/jsonfile.h"
#include "editor/exchange/ownmetadata.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <map>
#include <set>

namespace marches::editor {

namespace {

std::string textOf(const QJsonValue& value) { return value.toString().toStdString(); }

class WarzoneReader {
public:
    WarzoneReader(const ForeignFiles& files, const std::string& name) : m_files(files), m_name(name) {}

    engine::Result<ForeignMap> run()
    {
        const engine::Result<QByteArray> bytes = m_files.read(m_name);
        if (!bytes) return engine::fail(bytes.error());
        engine::Result<ForeignDrawing> drawing = ForeignDrawing::read(*bytes, m_files.told(m_name));
        if (!drawing) return engine::fail(drawing.error());
        m_drawing = &*drawing;
        m_map.form = "warzone";
        m_map.file = drawing->file();
        m_map.name = wordsFromKey(stemOf(m_name));
        m_map.size = drawing->size();
        m_map.fit.gap = drawing->lineGap();
        m_map.drawing = drawing->bytes();
        m_map.notes = drawing->notes();
        if (const engine::Result<void> taken = takeTerritories(); !taken) return engine::fail(taken.error());
        if (m_map.places.empty()) return engine::fail(engine::Error{"warzone-no-territory", {}, m_map.file, 0, 0, {}});
        takeConnections();
        takeBonuses();
        if (const engine::Result<void> done = readCommands(); !done) return engine::fail(done.error());
        for (const auto& [number, count] : m_alsoIn)
            m_map.notes.push_back(importNote("warzone-more-bonuses",
                                             {{"name", m_map.places[number].name}, {"count", std::to_string(count)}},
                                             m_map.file));
        takeOwnMetadata(xml(), m_map);
        return std::move(m_map);
    }

private:
    const XmlTree& xml() const { return m_drawing->xml(); }
    const XmlNode& node(std::size_t index) const { return xml().node(index); }

    /// The number of "Territory_12" or "#Territory_12"; nothing for another text.
    static std::optional<int> numberIn(std::string_view text)
    {
        constexpr std::string_view kWord = "territory_";
        const std::string lower = lowerCased(text.starts_with('#') ? text.substr(1) : text);
        return lower.starts_with(kWord) ? wholeNumber(std::string_view(lower).substr(kWord.size())) : std::nullopt;
    }

    engine::Result<void> takeTerritories()
    {
        std::map<int, std::size_t> found;
        for (std::size_t index = 1; index < xml().nodes().size(); ++index) {
            if (!m_drawing->isShape(index) && !m_drawing->isGroup(index)) continue;
            std::optional<int> number = numberIn(m_drawing->ownId(index));
            if (!number) number = numberIn(m_drawing->label(index));
            if (!number || m_byNode.contains(index)) continue;
            if (!found.emplace(*number, index).second) {
                // A path in the group of its own territory says the same again.
                if (!isBelow(index, found[*number]))
                    m_map.notes.push_back(importNote("warzone-double", {{"name", std::to_string(*number)}}, m_map.file,
                                                     node(index).line, node(index).column));
                continue;
            }
        }
        if (found.size() > kMostForeignPlaces) return engine::fail(tooManyPlaces(m_map.file));
        for (const auto& [number, index] : found) take(number, index);
        return {};
    }

    bool isBelow(std::size_t index, std::size_t above) const
    {
        while (index != 0 && index != above) index = node(index).parent;
        return index == above;
    }

    /// The shape of a territory: the element itself, or of the group that Inkscape's extension makes, the path in it.
    std::size_t shapeOf(std::size_t index) const
    {
        if (m_drawing->isShape(index)) return index;
        std::vector<std::size_t> own;
        bool hasGroups = false;
        for (const std::size_t child : node(index).children) {
            if (m_drawing->isShape(child)) own.push_back(child);
            hasGroups |= m_drawing->isGroup(child);
        }
        return hasGroups && !own.empty() ? own.front() : index;
    }

    /// The group of one territory that Inkscape's extension makes: it holds a title, and the sign of its armies.
    bool isTerritoryGroup(std::size_t index)
    {
        const auto [known, isNew] = m_isTerritoryGroup.try_emplace(index, false); // many may stand in one
        if (isNew) known->second = looksLikeTerritory(index);
        return known->second;
    }

    bool looksLikeTerritory(std::size_t index) const
    {
        if (index == 0 || !m_drawing->isGroup(index) || xml().child(index, "title") == XmlTree::npos) return false;
        std::size_t groups = 0;
        std::size_t shapes = 0;
        for (const std::size_t child : node(index).children) {
            groups += m_drawing->isGroup(child) ? 1 : 0;
            shapes += m_drawing->isShape(child) ? 1 : 0;
        }
        return groups == 1 && shapes == 1;
    }

    void take(int number, std::size_t index)
    {
        const std::size_t shape = shapeOf(index);
        if (isTerritoryGroup(node(index).parent)) index = node(index).parent;
        const std::optional<BoardSvg::Outline> outline = m_drawing->outline(shape);
        if (!outline || outline->path.isEmpty()) {
            m_map.notes.push_back(importNote("import-no-area", {{"name", m_drawing->idOf(index)}}, m_map.file,
                                             node(index).line, node(index).column));
            return;
        }
        ForeignPlace place;
        place.key = std::to_string(number);
        place.name = m_drawing->title(index);
        if (place.name.empty()) place.name = m_drawing->title(shape);
        place.element = m_drawing->idOf(shape);
        place.path = outline->path;
        place.line = node(shape).line;
        place.column = node(shape).column;
        for (std::size_t below = index; below < xml().nodes().size(); ++below) {
            if (below != index && !isBelow(below, index)) break; // elements of a group follow it in the file
            m_byNode[below] = m_map.places.size();
            if (below != shape && node(below).name == "rect" && !place.stack)
                if (const std::optional<BoardSvg::Outline> sign = m_drawing->outline(below))
                    place.stack = sign->path.boundingRect().center();
        }
        m_numbers[number] = m_map.places.size();
        m_map.places.push_back(std::move(place));
    }

    void connect(std::size_t a, std::size_t b, bool wraps)
    {
        if (a == b || !m_joined.insert(std::minmax(a, b)).second) return;
        ForeignConnection connection;
        connection.from = m_map.places[a].key;
        connection.to = m_map.places[b].key;
        connection.wraps = wraps;
        m_map.connections.push_back(std::move(connection));
        m_map.knowsConnections = true;
    }

    const std::string& connectorEnd(std::size_t index, const std::string& which) const
    {
        const std::string& usual = node(index).attribute("connection-" + which);
        return usual.empty() ? node(index).attribute("connector-" + which) : usual;
    }

    /// Lines of Inkscape's connector between the signs of two territories.
    void takeConnections()
    {
        std::map<std::string, std::size_t> byId;
        for (const auto& [index, place] : m_byNode)
            if (const std::string& id = node(index).attribute("id"); !id.empty()) byId.emplace('#' + id, place);
        for (std::size_t index = 1; index < xml().nodes().size(); ++index) {
            const std::string& start = connectorEnd(index, "start");
            const std::string& end = connectorEnd(index, "end");
            if (start.empty() || end.empty()) continue;
            const auto a = byId.find(start);
            const auto b = byId.find(end);
            if (a == byId.end() || b == byId.end()) {
                m_map.notes.push_back(importNote("import-unknown-end", {{"from", start}, {"to", end}}, m_map.file,
                                                 node(index).line, node(index).column));
                continue;
            }
            connect(a->second, b->second, m_drawing->label(node(index).parent).find("Wrap") != std::string::npos);
        }
        m_ids = std::move(byId);
    }

    std::size_t addBonus(const std::string& name, int armies, const std::string& colour)
    {
        const auto [known, isNew] = m_bonuses.emplace(name, m_map.regions.size());
        if (!isNew) return known->second;
        ForeignRegion region;
        region.key = region.name = name;
        region.bonus = armies;
        region.color = colourOf(colour);
        m_map.regions.push_back(std::move(region));
        return known->second;
    }

    void addToBonus(std::size_t place, const std::string& name)
    {
        std::string& region = m_map.places[place].region;
        if (region.empty())
            region = name;
        else if (region != name)
            ++m_alsoIn[place];
    }

    /// Layers called "Europe: 5" below that of the bonuses, with copies of the territories.
    void takeBonuses()
    {
        const std::size_t layer = m_drawing->layer({"wz:bonuses"});
        if (layer == XmlTree::npos) return;
        for (const std::size_t index : node(layer).children) {
            const std::string& label = m_drawing->label(index);
            const std::size_t colon = label.rfind(':');
            if (!m_drawing->isGroup(index) || colon == std::string::npos) continue;
            std::string_view armies = std::string_view(label).substr(colon + 1);
            while (armies.starts_with(' ')) armies.remove_prefix(1);
            const std::string name = label.substr(0, colon);
            addBonus(name, wholeNumber(armies).value_or(0), m_drawing->title(index));
            for (std::size_t below = index + 1; below < xml().nodes().size() && isBelow(below, index); ++below)
                if (const auto place = m_ids.find(node(below).attribute("href"));
                    node(below).name == "use" && place != m_ids.end())
                    addToBonus(place->second, name);
        }
    }

    /// A JSON file beside the drawing: that of the same name, or the only one with commands.
    engine::Result<void> readCommands()
    {
        std::vector<std::string> files = m_files.withEnding(".json");
        const std::string own = stemOf(m_name);
        std::ranges::stable_sort(files, {}, [&](const std::string& file) { return stemOf(file) != own; });
        for (const std::string& file : files) {
            const engine::Result<QByteArray> bytes = m_files.read(file);
            if (!bytes || !bytes->contains("\"command\"")) continue;
            const engine::Result<QJsonDocument> json = readJson(*bytes, m_files.told(file));
            if (!json) return engine::fail(json.error());
            const QJsonArray commands =
                json->isArray() ? json->array() : json->object().value(QLatin1String("commands")).toArray();
            std::map<std::string, int> unknown;
            for (const QJsonValue& command : commands) obey(command.toObject(), unknown);
            for (const auto& [name, count] : unknown)
                m_map.notes.push_back(importNote("warzone-command", {{"name", name}, {"count", std::to_string(count)}},
                                                 m_files.told(file)));
            return {};
        }
        return {};
    }

    std::size_t placeOf(const QJsonValue& value) const
    {
        const int number = value.isString() ? value.toString().toInt() : value.toInt(-1);
        const auto found = m_numbers.find(number);
        return found == m_numbers.end() ? XmlTree::npos : found->second;
    }

    void obey(const QJsonObject& command, std::map<std::string, int>& unknown)
    {
        const std::string name = textOf(command.value(QLatin1String("command")));
        const std::size_t place = placeOf(command.value(QLatin1String("id")));
        const auto number = [&](const char* key) { return command.value(QLatin1String(key)).toDouble(); };
        if (name == "addTerritoryConnection") {
            const std::size_t a = placeOf(command.value(QLatin1String("id1")));
            const std::size_t b = placeOf(command.value(QLatin1String("id2")));
            if (a != XmlTree::npos && b != XmlTree::npos)
                connect(a, b, textOf(command.value(QLatin1String("wrap"))).starts_with("Wrap"));
        } else if (name == "addBonus") {
            addBonus(textOf(command.value(QLatin1String("name"))), command.value(QLatin1String("armies")).toInt(),
                     textOf(command.value(QLatin1String("color"))));
        } else if (place == XmlTree::npos) {
            ++unknown[name];
        } else if (name == "setTerritoryName") {
            m_map.places[place].name = textOf(command.value(QLatin1String("name")));
        } else if (name == "setTerritoryCenterPoint") {
            m_map.places[place].stack = m_drawing->onBoard({number("x"), number("y")});
        } else if (name == "addTerritoryToBonus") {
            const std::string bonus = textOf(command.value(QLatin1String("bonusName")));
            if (m_bonuses.contains(bonus)) addToBonus(place, bonus);
        } else {
            ++unknown[name];
        }
    }

    const ForeignFiles& m_files;
    const std::string& m_name;
    const ForeignDrawing* m_drawing = nullptr;
    ForeignMap m_map;
    std::map<std::size_t, bool> m_isTerritoryGroup;
    std::map<std::size_t, std::size_t> m_byNode;  ///< elements in territories, and whose they are
    std::map<std::string, std::size_t> m_ids;     ///< the same by "#id"
    std::map<int, std::size_t> m_numbers;         ///< places by Warzone's number
    std::map<std::string, std::size_t> m_bonuses; ///< regions by name
    std::map<std::size_t, int> m_alsoIn;          ///< places and bonuses besides their first
    std::set<std::pair<std::size_t, std::size_t>> m_joined;
};

} // namespace

engine::Result<ForeignMap> readWarzone(const ForeignFiles& files, const std::string& name)
{
    return WarzoneReader(files, name).run();
}

} // namespace marches::editor
