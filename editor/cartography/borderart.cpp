// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/outlinerun.h"
#include "editor/cartography/sketch.h"

namespace marches::editor {

namespace {

constexpr double kUnderMountains = 0.7; ///< of the width of a border that a range stands on

void drawBorder(Sketch& sketch, const OutlineRun& run)
{
    const Style& style = sketch.style();
    const bool underMountains = run.course != nullptr && run.course->mountains;
    LineLook look = run.kind == LineKind::RegionBorder && !underMountains ? style.regionBorder : style.border;
    if (underMountains) {
        look.width *= kUnderMountains;
        look.bandWidth = 0;
    }
    for (const QPainterPath& piece : piecesOf(sketch.survey, run)) {
        // The bands of regions lie over those of other borders.
        sketch.add(made(MadeBand::BorderBands, bandInk(piece, look), run.kind == LineKind::RegionBorder ? 1 : 0));
        if (look.dashes.empty()) sketch.add(made(MadeBand::Borders, penInks(piece, look, sketch.survey.lot())));
    }
    if (!look.dashes.empty() && look.width > 0)
        sketch.add(made(MadeBand::Borders, {lineInk(pathOf(sketch.survey, run), look)}));
}

} // namespace

void drawBorders(Sketch& sketch, FaceId face)
{
    for (const OutlineRun& run : runsOf(sketch.survey, face)) {
        const bool underRiver = run.course != nullptr && !run.course->mountains;
        if (underRiver) continue; // the river is the line
        if (run.kind == LineKind::Border || run.kind == LineKind::RegionBorder) drawBorder(sketch, run);
        if (run.kind != LineKind::SeaBorder || sketch.style().seaBorder.width <= 0) continue;
        const QPainterPath path = pathOf(sketch.survey, run);
        sketch.add(made(MadeBand::SeaBorders, bandInk(path, sketch.style().seaBorder), -1));
        sketch.add(made(MadeBand::SeaBorders, {lineInk(path, sketch.style().seaBorder)}));
    }
}

} // namespace marches::editor
