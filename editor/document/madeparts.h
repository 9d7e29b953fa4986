// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/cartographer.h"
#include "editor/formats/svglayers.h"
#include "editor/model/mapmodel.h"

#include <map>
#include <string>

namespace marches::editor {

/// The style that it names; the usual one where there is none of that name.
const Style& styleOf(const MapModel& model);

/// Who draws a map with MapInfo::art.
Cartographer cartographerOf(const MapModel& model);

/// All that is drawn of it, as the elements of its layers in board.svg. None of a map without art.
std::map<SvgLayer, std::string> madeParts(const MapModel& model);

} // namespace marches::editor
