// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/style.h"
#include "editor/model/mapmodel.h"

#include <string>
#include <string_view>

namespace marches::editor {

/// The group of board.svg with the letters of the sheet, for other programs: our own letter title, legend and scale in
/// the language of whoever looks, and leave it out.
inline constexpr std::string_view kSheetLetters = "made-letters";

/// The title, the names and bonuses of the legend and the numbers of the scale in the map's own language, as SVG text;
/// empty where there are none of these.
std::string sheetLetters(const MapModel& model, const Style& style);

} // namespace marches::editor
