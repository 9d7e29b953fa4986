// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/boardart.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/madeboard.h"
#include "editor/cartography/sheetletters.h"
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

std::vector<std::string> paletteNames(const MapModel& model)
{
    std::vector<std::string> names{"sea", "paper"};
    const auto add = [&names](const std::string& name) {
        if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    };
    const auto first = static_cast<std::ptrdiff_t>(names.size());
    for (const Row<PlaceRecord>& row : model.places()) {
        const PlaceRecord& place = row.record;
        if (place.face == kOutside || place.kind == engine::PlaceKind::Sea) continue;
        add(place.terrain.empty() ? "plain" : place.terrain);
    }
    if (model.info.art) {
        for (const engine::MapScenery& piece : model.info.art->scenery)
            if (!piece.isPath) add(piece.terrain);
        for (const auto& [name, colour] : model.info.art->palette) add(name);
    }
    std::sort(names.begin() + first, names.end());
    return names;
}

std::string paletteColour(const engine::MapArt& art, std::string_view name)
{
    const auto found = std::ranges::find(art.palette, name, &std::pair<std::string, std::string>::first);
    return found == art.palette.end() ? std::string() : found->second;
}

void setPaletteColour(engine::MapArt& art, const std::string& name, const std::string& colour)
{
    std::erase_if(art.palette, [&name](const auto& one) { return one.first == name; });
    if (!colour.empty()) art.palette.emplace_back(name, colour);
    std::ranges::sort(art.palette);
}

const Style& styleOf(const MapModel& model)
{
    // Asked for with each change: no copy of what may have much scenery.
    return model.info.art ? styleFor(*model.info.art) : artResources().styles.findOrUsual(kUsualStyle);
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
        part += openInkGroup(groupOf(group.band));
        for (const MadeItem* item : group.items) part += writeInks(item->inks, kMadeDigits);
        part += "</g>\n";
    }
    if (const std::string letters = sheetLetters(model, styleOf(model)); !letters.empty())
        parts[SvgLayer::ArtworkAbove] += "<g id=\"" + std::string(kSheetLetters) + "\">\n" + letters + "</g>\n";
    return parts;
}

} // namespace marches::editor
