// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"
#include "engine/board/checks.h"

#include <vector>

namespace marches::editor {

/// Problems of the drawing, beside those that map.yaml has by itself (engine::checkMap): territories without a shape,
/// shapes that touch while nothing says whether one may cross, borders and crossings that have lost their ground, lanes
/// over land or off the coast, names in another territory, narrow gaps, parts too small to be seen or beside the sheet,
/// and outlines that meet or cross themselves.
std::vector<engine::Problem> checkDrawing(const MapModel& model);

/// All problems of a map, approvals marked: what the editor lists and `marches-cli validate` reports.
std::vector<engine::Problem> checkWholeMap(const MapModel& model);

} // namespace marches::editor
