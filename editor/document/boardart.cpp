// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/boardart.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/madeboard.h"
#include "editor/formats/boardsvg.h"
#include "editor/formats/ink.h"
#include "editor/formats/svglayers.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>
#include <utility>

namespace marches::editor {

namespace {

std::unordered_set<std::string_view> stampIds(const MapModel& model)
{
    std::unordered_set<std::string_view> ids;
    for (const Row<StampRecord>& row : model.stamps()) ids.insert(row.record.id);
    return ids;
}

} // namespace

void changeArt(MapEdit& edit, const std::function<void(engine::MapArt&)>& change)
{
    MapInfo info = edit.model().info;
    if (!info.art) info.art.emplace();
    change(*info.art);
    if (!(info == edit.model().info)) edit.setInfo(info);
}

void removeArt(MapEdit& edit)
{
    MapInfo info = edit.model().info;
    if (!info.art) return;
    info.art.reset();
    edit.setInfo(info);
}

bool hasOwnArtwork(const QByteArray& svg, const MapModel& model)
{
    const engine::Result<BoardSvg> board = BoardSvg::read(svg, "board.svg");
    if (!board) return false;
    std::unordered_set<std::string_view> shapes;
    for (const Row<PlaceRecord>& row : model.places()) shapes.insert(row.record.id);
    for (const Row<BarrierRecord>& row : model.barriers()) shapes.insert(row.record.id);
    return !board->inks([&shapes](std::string_view id) { return isMadeGroup(id) || shapes.contains(id); }).empty();
}

std::vector<std::string> takenAway(const MapModel& model)
{
    std::vector<std::string> found;
    if (!model.info.art) return found;
    const std::unordered_set<std::string_view> stamps = stampIds(model);
    for (const std::string& id : model.info.art->without)
        if (!stamps.contains(id)) found.push_back(id);
    return found;
}

void bringBack(MapEdit& edit)
{
    if (!edit.model().info.art) return;
    const std::unordered_set<std::string_view> stamps = stampIds(edit.model());
    changeArt(edit, [&stamps](engine::MapArt& art) {
        std::erase_if(art.without, [&stamps](const std::string& id) { return !stamps.contains(id); });
    });
}

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
