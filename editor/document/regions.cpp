// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/regions.h"

#include "editor/document/ids.h"

#include <algorithm>
#include <vector>

namespace marches::editor {

Key addRegion(MapEdit& edit, const std::string& wanted, std::span<const Key> territories)
{
    // The name, or with the first number behind it that no other region has.
    const MapModel& model = edit.model();
    std::string name = wanted;
    for (int number = 2; std::ranges::any_of(model.regions(),
                                             [&](const Row<RegionRecord>& row) {
                                                 return model.text(model.info.language, textBase(row.record) + ".name") == name;
                                             });
         ++number)
        name = wanted + " " + std::to_string(number);
    const RegionRecord record{freeId(edit.model(), idFromName(name)), 0};
    const Key key = edit.add(record);
    edit.setText(edit.model().info.language, textBase(record) + ".name", name);
    assignRegion(edit, territories, record.id);
    return key;
}

void assignRegion(MapEdit& edit, std::span<const Key> territories, const std::string& region)
{
    for (const Key key : territories)
        if (edit.model().places().at(key).isTerritory())
            edit.modifyPlace(key, [&](PlaceRecord& place) { place.region = region; });
}

void removeRegion(MapEdit& edit, Key region)
{
    const RegionRecord record = edit.model().regions().at(region);
    std::vector<Key> members;
    for (const Row<PlaceRecord>& row : edit.model().places())
        if (row.record.region == record.id) members.push_back(row.key);
    assignRegion(edit, members, {});
    removeTexts(edit, textBase(record));
    edit.remove<RegionRecord>(region);
}

} // namespace marches::editor
