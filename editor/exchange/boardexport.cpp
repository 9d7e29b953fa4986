// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/boardexport.h"

#include "editor/geometry/outline.h"
#include "editor/geometry/shape.h"

#include <QLocale>
#include <QString>

#include <algorithm>

namespace marches::editor {

bool BoardExport::Connection::serves(const std::string& pieces) const
{
    return open && (record->onlyFor.empty() || std::ranges::find(record->onlyFor, pieces) != record->onlyFor.end());
}

BoardExport::BoardExport(const MapModel& model) : m_model(model)
{
    const std::string& language = model.info.language;
    m_name = model.text(language, "map.name");
    if (m_name.empty()) m_name = model.info.id;
    std::map<std::string, int> regions;
    for (const Row<RegionRecord>& row : model.regions()) {
        regions.emplace(row.record.id, static_cast<int>(m_regions.size()));
        const std::string base = textBase(row.record);
        m_regions.push_back({&row.record, model.name(language, base), otherNames(base)});
    }
    std::map<std::string, std::size_t> places;
    for (const Row<PlaceRecord>& row : model.places()) {
        const PlaceRecord& record = row.record;
        if (record.kind == engine::PlaceKind::Coast) continue;
        if (!record.isTerritory() || record.face == kOutside || !model.drawing.has(record.face)) {
            ++m_leftOut;
            continue;
        }
        Place place;
        place.record = &record;
        place.name = model.name(language, textBase(record));
        place.names = otherNames(textBase(record));
        place.outline = outlineOf(model.drawing, record.face);
        const std::optional<engine::MapPoint>& point =
            record.drawing.stack ? record.drawing.stack : record.drawing.label;
        place.centre = point ? QPointF(point->x, point->y) : labelCentre(Shape(place.outline));
        if (const auto region = regions.find(record.region); region != regions.end()) place.region = region->second;
        places.emplace(record.id, m_places.size());
        m_places.push_back(std::move(place));
    }
    for (const Row<PlaceRecord>& row : model.places()) {
        const auto parent = places.find(row.record.parent);
        if (row.record.kind != engine::PlaceKind::Coast || parent == places.end()) continue;
        m_coasts.push_back({&row.record, model.name(language, textBase(row.record)), parent->second});
    }
    for (const Row<ConnectionRecord>& row : model.connections()) {
        const auto at = [&](const std::string& id) { return places.find(id.substr(0, id.find('/'))); };
        const auto from = at(row.record.from);
        const auto to = at(row.record.to);
        if (from == places.end() || to == places.end() || from == to) continue;
        const bool open = row.record.barrier.empty() && row.record.basis != engine::BorderOrigin::Forbidden;
        m_connections.push_back({&row.record, from->second, to->second, open});
    }
}

std::map<std::string, std::string> BoardExport::otherNames(const std::string& base) const
{
    std::map<std::string, std::string> names;
    std::map<TextId, std::string>::const_iterator text;
    for (const auto& [id, name] : m_model.texts())
        if (id.key == base + ".name" && id.language != m_model.info.language) names.emplace(id.language, name);
    return names;
}

std::string BoardExport::colour(const Place& place) const
{
    if (!place.record->drawing.color.empty()) return place.record->drawing.color;
    if (place.isSea()) return "#b7d2dc";
    if (place.region >= 0 && !m_regions[static_cast<std::size_t>(place.region)].record->drawing.color.empty())
        return m_regions[static_cast<std::size_t>(place.region)].record->drawing.color;
    return "#e6dcbf";
}

QByteArray xmlText(const std::string& text)
{
    return QString::fromStdString(text).toHtmlEscaped().toUtf8().replace('\n', "&#10;");
}

namespace {

std::string joinedWords(const std::vector<std::string>& words)
{
    std::string all;
    for (const std::string& word : words) all += (all.empty() ? "" : " ") + word;
    return all;
}

void addAttribute(QByteArray& xml, const std::string& key, const std::string& value)
{
    if (!value.empty()) xml += ' ' + QByteArray::fromStdString(key) + "=\"" + xmlText(value) + '"';
}

/// "12.5,30 40,30"
std::string pointWords(const std::vector<engine::MapPoint>& points)
{
    QByteArray all;
    for (const engine::MapPoint& point : points)
        all += (all.isEmpty() ? "" : " ") + QByteArray::number(point.x, 'g', QLocale::FloatingPointShortest) + ',' +
               QByteArray::number(point.y, 'g', QLocale::FloatingPointShortest);
    return all.toStdString();
}

std::string pointWords(const std::optional<engine::MapPoint>& point)
{
    return point ? pointWords(std::vector{*point}) : std::string();
}

void addNames(QByteArray& xml, const std::map<std::string, std::string>& names)
{
    for (const auto& [language, name] : names) addAttribute(xml, "name-" + language, name);
}

const char* wordOf(engine::ConnectionKind kind)
{
    switch (kind) {
    case engine::ConnectionKind::Bridge: return "bridge";
    case engine::ConnectionKind::Ford: return "ford";
    case engine::ConnectionKind::Pass: return "pass";
    case engine::ConnectionKind::SeaLane: return "sea-lane";
    case engine::ConnectionKind::Border: break;
    }
    return "border";
}

} // namespace

QByteArray boardMetadata(const BoardExport& board, const std::vector<std::string>& keys)
{
    // Not "id", which would be that of an element of the drawing.
    QByteArray xml = "<metadata>\n<board xmlns=\"urn:marches:board\"";
    addAttribute(xml, "name", board.name());
    addAttribute(xml, "language", board.model().info.language);
    addAttribute(xml, "author", board.model().info.author);
    // Of the sheet that points are given on.
    addAttribute(xml, "size", pointWords(std::vector{engine::MapPoint{board.size().width(), board.size().height()}}));
    xml += ">\n";
    for (const BoardExport::Region& region : board.regions()) {
        xml += "<region";
        addAttribute(xml, "code", region.record->id);
        addAttribute(xml, "name", region.name);
        addAttribute(xml, "bonus", std::to_string(region.record->bonus));
        addAttribute(xml, "color", region.record->drawing.color);
        addNames(xml, region.names);
        xml += "/>\n";
    }
    for (std::size_t i = 0; i < board.places().size(); ++i) {
        const BoardExport::Place& place = board.places()[i];
        xml += "<place";
        addAttribute(xml, "key", keys[i]);
        addAttribute(xml, "code", place.record->id);
        addAttribute(xml, "name", place.name);
        addAttribute(xml, "kind", place.isSea() ? "sea" : "land");
        addAttribute(xml, "terrain", place.record->terrain);
        addAttribute(xml, "region", place.record->region);
        addAttribute(xml, "abbreviation", place.record->abbreviation);
        addAttribute(xml, "flags", joinedWords(place.record->flags));
        addAttribute(xml, "color", place.record->drawing.color);
        addAttribute(xml, "label", pointWords(place.record->drawing.label));
        addAttribute(xml, "stack", pointWords(place.record->drawing.stack));
        for (const auto& [key, value] : place.record->values) addAttribute(xml, "value-" + key, std::to_string(value));
        addNames(xml, place.names);
        xml += "/>\n";
    }
    for (const BoardExport::Coast& coast : board.coasts()) {
        xml += "<coast";
        addAttribute(xml, "code", coast.record->id);
        addAttribute(xml, "of", board.places()[coast.parent].record->id);
        addAttribute(xml, "name", coast.name);
        addAttribute(xml, "abbreviation", coast.record->abbreviation);
        xml += "/>\n";
    }
    for (const BoardExport::Connection& connection : board.connections()) {
        xml += "<connection";
        addAttribute(xml, "from", connection.record->from);
        addAttribute(xml, "to", connection.record->to);
        addAttribute(xml, "kind", wordOf(connection.record->kind));
        addAttribute(xml, "for", joinedWords(connection.record->onlyFor));
        if (!connection.open) addAttribute(xml, "closed", "true");
        if (connection.wraps()) addAttribute(xml, "wraps", "true");
        const engine::ConnectionDrawing& drawn = connection.record->drawing;
        addAttribute(xml, "at", pointWords(drawn.at));
        addAttribute(xml, "ends", pointWords(drawn.ends));
        addAttribute(xml, "bend", pointWords(drawn.bend));
        addAttribute(xml, "edge", pointWords(drawn.edge));
        xml += "/>\n";
    }
    return xml + "</board>\n</metadata>\n";
}

} // namespace marches::editor
