// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapedit.h"

#include <cstdint>
#include <span>
#include <vector>

namespace marches::editor {

// The run of borders, redrawn as a whole: what a steady hand with a ruler drew becomes a coast, and the other way
// round. Ports of lanes that lay on such a border stay on it, and rivers and mountains follow as at any edit.

/// All pieces of border of these places, in the order of their numbers, but for those where a sea or the sheet ends:
/// nobody sees these as borders.
std::vector<EdgeId> bordersAround(const MapModel& model, std::span<const RecordId> places);

/// How crooked a border becomes.
struct Roughness {
    double swing =
        0.2;         ///< how far the middle of a piece may leave its line, as a share of the piece's length; below 0.5
    double step = 8; ///< no piece shorter than twice this is broken, in board units
    std::uint64_t seed = 0;
};
/// What suits a sheet of this size.
Roughness usualRoughness(const MapInfo& info);

/// The most points that one command adds.
inline constexpr int kMostRoughPoints = 20'000;

/// Breaks pieces of border in the middle and sets the new points aside, again and again, as midpoint displacement does
/// (Fournier, Fussell and Carpenter, 1982): the points that were there stay where they are. Where there is no room a
/// point is set aside less, or not at all, so that no border ever crosses another. The same seed gives the same border.
/// Refused as "border-fine-already" where no piece is long enough, "too-many-points" where kMostRoughPoints do not do.
[[nodiscard]] EditOutcome roughenBorders(MapEdit& edit, std::span<const EdgeId> borders, const Roughness& how);

/// Takes away the points within these borders that matter least for their run, as long as the triangle of a point with
/// its neighbours is smaller than `tolerance` squared (Visvalingam and Whyatt, 1993). Junctions stay, and so does what
/// would make borders cross. Refused as "border-plain-already" where nothing can go.
[[nodiscard]] EditOutcome simplifyBorders(MapEdit& edit, std::span<const EdgeId> borders, double tolerance);

/// Lays curves through the runs of straight pieces of these borders, from junction to junction and from corner to
/// corner, each within `tolerance` of the points that it takes the place of (fittedCurve); what would make borders
/// cross, or has no fewer pieces, stays as it was. Refused as "border-smooth-already" where nothing changes.
[[nodiscard]] EditOutcome fitCurves(MapEdit& edit, std::span<const EdgeId> borders, double tolerance);

} // namespace marches::editor
