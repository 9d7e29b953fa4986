// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/sketch.h"

#include <algorithm>

namespace marches::editor {

namespace {

/// Neighbours of one region differ a little, so that each is seen as a shape.
QColor shaded(const QColor& colour, const std::string& id)
{
    constexpr int kMost = 4; // percent of the lightness
    const int shift = static_cast<int>(Lot(0).with(id).below(2 * kMost + 1)) - kMost;
    return colour.lighter(100 + shift);
}

} // namespace

QColor regionFill(const MapModel& model, const Style& style, RecordId region)
{
    const RegionRecord* record = model.regions().find(region);
    if (record == nullptr) return style.terrainFill("plain");
    if (const QColor own = colourOf(record->drawing.color); own.isValid())
        return style.tuned(own, style.terrainFill("plain"));
    if (style.regions.empty()) return style.terrainFill("plain");
    return style.regions[model.regions().placeOf(region) % style.regions.size()];
}

QColor fillOf(const MapModel& model, const Style& style, const PlaceRecord& place)
{
    const bool isWater = place.kind == engine::PlaceKind::Sea || place.terrain == "lake" || place.terrain == "sea";
    const auto water = [&] { return isLake(model, place) ? style.lake : style.sea; };
    if (const QColor own = colourOf(place.drawing.color); own.isValid())
        return style.tuned(own, isWater ? water() : style.terrainFill(place.terrain));
    if (isWater) return water();
    const bool byRegion = model.info.art && model.info.art->fills == engine::MapArt::Fills::Regions;
    if (byRegion && !place.region.empty())
        if (const Row<RegionRecord>* region = model.regions().byId(place.region))
            return shaded(regionFill(model, style, region->key), place.id);
    return style.terrainFill(place.terrain);
}

} // namespace marches::editor
