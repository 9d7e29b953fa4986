// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/importoffers.h"

#include "editor/exchange/foreignmap.h"

#include <map>
#include <set>

namespace marches::editor {

void leaveOutPlaces(ForeignMap& map, const ImportChoices& choices)
{
    std::map<std::string, std::string> regionNames;
    for (const ForeignRegion& region : map.regions)
        regionNames.try_emplace(region.key, region.name.empty() ? region.key : region.name);
    const auto unwanted = [&choices](const ForeignPlace& place) {
        return choices.leftOut.contains(place.kind == engine::PlaceKind::Coast ? place.parent : place.key);
    };
    std::set<std::string> gone;
    std::set<std::string> emptied;
    for (const ForeignPlace& place : map.places) {
        const bool leaves = unwanted(place);
        if (leaves) gone.insert(place.key);
        if (place.kind == engine::PlaceKind::Coast) continue;
        const auto region = regionNames.find(place.region);
        map.offers.places.push_back({place.key, place.name.empty() ? place.key : place.name,
                                     region == regionNames.end() ? place.region : region->second, place.kind, !leaves});
        if (leaves) emptied.insert(place.region);
    }
    if (gone.empty()) return;
    std::erase_if(map.places, unwanted);
    for (const ForeignPlace& place : map.places) emptied.erase(place.region);
    std::erase_if(map.regions, [&emptied](const ForeignRegion& region) { return emptied.contains(region.key); });
    std::erase_if(map.connections, [&gone](const ForeignConnection& connection) {
        return gone.contains(connection.from) || gone.contains(connection.to);
    });
    map.notes.push_back(importNote("import-left-out", {{"count", std::to_string(gone.size())}}, map.file));
}

void turnKinds(ForeignMap& map, const ImportChoices& choices)
{
    using engine::PlaceKind;
    const auto turn = [&choices](const std::string& key, PlaceKind& kind) {
        if (choices.turned.contains(key) && (kind == PlaceKind::Land || kind == PlaceKind::Sea))
            kind = kind == PlaceKind::Land ? PlaceKind::Sea : PlaceKind::Land;
    };
    for (ForeignPlace& place : map.places) turn(place.key, place.kind);
    for (OfferedPlace& place : map.offers.places) turn(place.key, place.kind);
}

} // namespace marches::editor
