// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/cartographer.h"
#include "editor/document/mapedit.h"
#include "editor/formats/svglayers.h"
#include "editor/model/mapmodel.h"

#include <QByteArray>

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

// How the program draws a board (MapInfo::art): edits of it, and what is drawn.

/// Lets `change` work on what the map says of its art; a map without art gets it.
void changeArt(MapEdit& edit, const std::function<void(engine::MapArt&)>& change);
/// The program draws the board no more. Stamps stay in the map, and are there again when it draws once more.
void removeArt(MapEdit& edit);

/// A board.svg shows something that is neither a shape of the map nor drawn by the program. Reads the file.
bool hasOwnArtwork(const QByteArray& svg, const MapModel& model);

/// Ids of what was drawn and is not wanted, and which no stamp stands for.
std::vector<std::string> takenAway(const MapModel& model);
/// All of these are drawn again.
void bringBack(MapEdit& edit);

/// What of this map's palette there is to see: "sea", "paper", the terrains that its places and scenery have, and what
/// somebody has given a colour.
std::vector<std::string> paletteNames(const MapModel& model);
/// The colour that a map has of its own there; empty: that of the style.
std::string paletteColour(const engine::MapArt& art, std::string_view name);
/// Empty: as the style has it again.
void setPaletteColour(engine::MapArt& art, const std::string& name, const std::string& colour);

/// The style that the map names, with the colours and letters that it has of its own; the usual one where there is none
/// of that name.
const Style& styleOf(const MapModel& model);

/// Who draws a map with MapInfo::art.
Cartographer cartographerOf(const MapModel& model);

/// All that is drawn of the map, as the elements of its layers in board.svg. None of a map without art.
std::map<SvgLayer, std::string> madeParts(const MapModel& model);

} // namespace marches::editor
