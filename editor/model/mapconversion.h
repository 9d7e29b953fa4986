// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"
#include "engine/package/mappackage.h"

#include <map>
#include <string>

namespace marches::editor {

/// The records and texts of a map; its drawing is empty and no place has a face yet.
MapModel modelOf(const engine::MapData& map);

/// The map for rules, checks and map.yaml. Names of what is not there any more (the end of a connection, a region) are
/// left out rather than failed upon: the edits see to it that there are none. Comments and the file are not set.
engine::MapData mapDataOf(const MapModel& model);

} // namespace marches::editor
