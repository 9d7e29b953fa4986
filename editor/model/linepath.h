// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/mapmodel.h"

#include <QPainterPath>

#include <vector>

namespace marches::editor {

/// Path along the vertices of a barrier's line, with the curves of the borders that it follows.
QPainterPath linePath(const MapModel& model, const std::vector<VertexId>& line);

} // namespace marches::editor
