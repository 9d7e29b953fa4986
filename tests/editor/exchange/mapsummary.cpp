// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/exchange/mapsummary.h"

#include "engine/package/mappackage.h"

#include <algorithm>

using namespace marches;

MapSummary::MapSummary(const std::string& mapYaml)
{
    const engine::Result<engine::MapData> map = engine::readMap(mapYaml, "map.yaml");
    if (!map) qFatal("map.yaml: %s", qPrintable(inWords(map.error())));
    const engine::Board& board = map->board;
    const auto named = [&](const std::string& key, const std::string& otherwise) {
        const std::string_view name = map->text(key);
        return name.empty() ? otherwise : std::string(name);
    };
    std::vector<std::string> names;
    for (const engine::Place& place : board.places()) {
        names.push_back(named("territory." + place.id + ".name", place.id));
        const bool territory = place.kind != engine::PlaceKind::Site && place.kind != engine::PlaceKind::Space;
        if (territory) places.insert(names.back());
        if (place.kind == engine::PlaceKind::Sea) seas.insert(names.back());
        if (territory && place.region >= 0) {
            const engine::Region& region = board.regions()[static_cast<std::size_t>(place.region)];
            regions[names.back()] = named("region." + region.id + ".name", region.id);
        }
    }
    for (const engine::Region& region : board.regions())
        bonuses[named("region." + region.id + ".name", region.id)] = region.bonus;
    for (const engine::Connection& connection : board.connections()) {
        const std::string& a = names[static_cast<std::size_t>(connection.from)];
        const std::string& b = names[static_cast<std::size_t>(connection.to)];
        std::string way = std::min(a, b) + '-' + std::max(a, b);
        for (const std::string& pieces : connection.onlyFor) way += ' ' + pieces;
        (connection.open() ? ways : closed).insert(way);
        if (connection.open() && connection.kind == engine::ConnectionKind::SeaLane) lanes.insert(way);
    }
}

QString inWords(const engine::Errors& errors)
{
    QString all;
    for (const engine::Error& error : errors)
        all += QString::fromStdString(error.code) +
               (error.line > 0 ? QLatin1Char(':') + QString::number(error.line) : QString()) + QStringLiteral("; ");
    return all;
}

int countOf(const engine::Errors& notes, const std::string& code)
{
    return static_cast<int>(std::ranges::count(notes, code, &engine::Error::code));
}
