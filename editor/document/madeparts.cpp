// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/madeparts.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/madeboard.h"
#include "editor/formats/inkwriter.h"

namespace marches::editor {

const Style& styleOf(const MapModel& model)
{
    return artResources().styles.findOrUsual(model.info.art ? model.info.art->style : std::string(kUsualStyle));
}

Cartographer cartographerOf(const MapModel& model) { return {styleOf(model), artResources().stamps}; }

std::map<SvgLayer, std::string> madeParts(const MapModel& model)
{
    std::map<SvgLayer, std::string> parts;
    if (!model.info.art) return parts;
    MadeBoard board(styleOf(model), artResources().stamps);
    board.drawAll(model);
    for (const MadeBoard::Group& group : board.groups()) {
        std::string& part = parts[layerOf(group.band)];
        part += "<g id=\"" + std::string(groupOf(group.band)) + "\">\n";
        for (const MadeItem* item : group.items) part += writeInks(item->inks, kMadeDigits);
        part += "</g>\n";
    }
    return parts;
}

} // namespace marches::editor
