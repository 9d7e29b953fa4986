// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPolygonF>

#include <cstddef>
#include <utility>
#include <vector>

namespace marches::editor {

/// Lands and seas, by number, and who is joined to whom.
struct CoastsAndSeas {
    std::vector<bool> sea;
    std::vector<QPolygonF> points;                         ///< some of the outline of each
    std::vector<std::pair<std::size_t, std::size_t>> ways; ///< both ways
};

/// Lanes by which games without ships may cross the seas: of each sea zone, lands at its coast that no way along this
/// coast joins are joined by the shortest lanes. What is still apart, and at the same body of water, is joined once;
/// where no sea zone is drawn, all lands are at the same. Each two are in order.
std::vector<std::pair<std::size_t, std::size_t>> coastLanes(const CoastsAndSeas& map);

} // namespace marches::editor
