// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/territories.h"

#include "editor/document/ids.h"
#include "editor/document/sheetparts.h"

#include <vector>

namespace marches::editor {

RecordId addRegion(MapEdit& edit, const std::string& wanted, std::span<const RecordId> territories)
{
    const std::string name = freeName<RegionRecord>(edit.model(), wanted);
    const std::size_t before = edit.model().regions().size();
    const RegionRecord record{freeId(edit.model(), idFromName(name)), 0};
    const RecordId key = edit.add(record);
    edit.setText(edit.model().info.language, textBase(record) + ".name", name);
    assignRegion(edit, territories, record.id);
    growLegend(edit, before);
    return key;
}

void assignRegion(MapEdit& edit, std::span<const RecordId> territories, const std::string& region)
{
    for (const RecordId key : territories)
        if (edit.model().places().at(key).isTerritory())
            edit.modifyPlace(key, [&](PlaceRecord& place) { place.region = region; });
}

void removeRegion(MapEdit& edit, RecordId region)
{
    const RegionRecord record = edit.model().regions().at(region);
    const std::size_t before = edit.model().regions().size();
    std::vector<RecordId> members;
    for (const Row<PlaceRecord>& row : edit.model().places())
        if (row.record.region == record.id) members.push_back(row.key);
    assignRegion(edit, members, {});
    removeTexts(edit, textBase(record));
    edit.remove<RegionRecord>(region);
    growLegend(edit, before);
}

} // namespace marches::editor
