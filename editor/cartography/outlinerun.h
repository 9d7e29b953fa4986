// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/survey.h"

#include <QPainterPath>

#include <vector>

namespace marches::editor {

/// What a piece of outline is drawn as.
enum class LineKind {
    None,   ///< along the edge of the sheet
    Coast,  ///< land and the sea
    Shore,  ///< land and a lake
    Rim,    ///< land and bare paper
    Border, ///< land and land
    RegionBorder,
    SeaBorder,
};

/// A stretch of the outline of a face that is drawn in one way.
struct OutlineRun {
    std::vector<HalfEdge> chain; ///< with the face on the left
    LineKind kind = LineKind::None;
    FaceId beyond = kOutside;
    const Survey::Course* course = nullptr; ///< river or mountains along it
};

/// Those stretches of the outline that the face draws: of borders between two places, the one with the lesser id draws
/// all.
std::vector<OutlineRun> runsOf(const Survey& survey, FaceId face);

/// The path of a run in pieces of some length. Where they are cut depends on the place alone, so that an edit does not
/// cut all anew.
std::vector<QPainterPath> piecesOf(const Survey& survey, const OutlineRun& run);
/// In one piece, for dashes.
QPainterPath pathOf(const Survey& survey, const OutlineRun& run);

} // namespace marches::editor
