// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/cartographer.h"
#include "editor/cartography/outlinerun.h"
#include "editor/cartography/sketch.h"
#include "editor/geometry/strokes.h"

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

/// A stroke along coasts: whatever is nearer than `distance` gets a colour.
struct Shallow {
    double distance;
    QColor colour;
};

/// How water looks along a coast, from far to near.
std::vector<Shallow> shallowsOf(const Style& style, const QColor& water)
{
    std::vector<Shallow> bands;
    QColor colour = water;
    for (std::size_t i = 0; i < style.glowWidths.size() && i < style.glows.size(); ++i) {
        // Zones with a colour of their own keep their difference from the sea.
        const QColor glow = over(style.glows[i], style.sea);
        const auto shifted = [](int own, int to, int from) { return std::clamp(own + to - from, 0, 255); };
        colour = QColor(shifted(water.red(), glow.red(), style.sea.red()),
                        shifted(water.green(), glow.green(), style.sea.green()),
                        shifted(water.blue(), glow.blue(), style.sea.blue()));
        bands.push_back({std::min(style.glowWidths[i], Cartographer::kReach - 2), colour});
    }
    const auto waterAt = [&](double distance) {
        QColor found = water;
        for (const Shallow& band : bands)
            if (band.distance >= distance) found = band.colour;
        return found;
    };
    // A line is a stroke of its colour with one of the water's, a little narrower, on it.
    std::vector<Shallow> all = bands;
    const double half = style.waterLine.width / 2;
    if (half > 0 && style.waterLine.colour.isValid())
        for (std::size_t i = 0; i < style.waterLines.size(); ++i) {
            const double distance = std::min(style.waterLines[i], Cartographer::kReach - 2);
            QColor line = style.waterLine.colour;
            const double fade = 1 - 0.6 * distance / Cartographer::kReach; // the farther from land, the fainter
            line.setAlphaF(static_cast<float>(static_cast<double>(line.alphaF()) * fade));
            all.push_back({distance + half, over(line, waterAt(distance))});
            all.push_back({distance - half, waterAt(distance)});
        }
    std::ranges::stable_sort(all, std::greater<>(), &Shallow::distance);
    return all;
}

/// A broad stroke needs no small details.
QPainterPath coarse(const QPainterPath& piece, double distance)
{
    const double tolerance = std::clamp(distance * 0.03, 0.04, 1.2);
    const std::vector<QPointF> points = pointsOf(piece);
    return lineThrough(simplified(points, tolerance), false);
}

QColor waterBeyond(const Survey& survey, FaceId beyond)
{
    const PlaceRecord* place = survey.placeOf(beyond);
    return place == nullptr ? survey.style().sea
                            : over(fillOf(survey.model(), survey.style(), *place), survey.style().sea);
}

} // namespace

void drawCoasts(Sketch& sketch, FaceId face)
{
    const Survey& survey = sketch.survey;
    const Style& style = survey.style();
    for (const OutlineRun& run : runsOf(survey, face)) {
        const bool coast = run.kind == LineKind::Coast;
        if (!coast && run.kind != LineKind::Shore && run.kind != LineKind::Rim) continue;
        const std::vector<Shallow> shallows =
            coast ? shallowsOf(style, waterBeyond(survey, run.beyond)) : std::vector<Shallow>();
        for (const QPainterPath& piece : piecesOf(survey, run)) {
            for (const Shallow& one : shallows)
                sketch.add(made(MadeBand::Shallows,
                                {strokedInk(coarse(piece, one.distance), one.colour, 2 * one.distance)},
                                -one.distance));
            sketch.add(made(MadeBand::BorderBands, bandInk(piece, style.coast)));
            sketch.add(made(MadeBand::Coasts, penInks(piece, style.coast, survey.lot().with("coast"))));
        }
    }
}

void drawLake(Sketch& sketch, const GroundPlan& plan, FaceId face)
{
    const Style& style = sketch.style();
    const PlaceRecord* place = sketch.survey.placeOf(face);
    if (place == nullptr) return;
    // A lake is small: so are its shallows.
    constexpr double kShare = 0.42;
    const QColor water = over(fillOf(sketch.survey.model(), style, *place), style.lake);
    QPainterPath outline;
    outline.setFillRule(Qt::OddEvenFill);
    for (const std::vector<QPointF>& ring : plan.rings()) outline.addPath(lineThrough(ring, true));
    Inks inks;
    for (const Shallow& one : shallowsOf(style, water)) {
        const double distance = one.distance * kShare;
        if (distance < 0.3) continue;
        QPainterPath band = outline;
        band.addPath(movedInwards(plan, distance));
        band.setFillRule(Qt::OddEvenFill);
        inks.push_back(filledInk(band, one.colour));
    }
    sketch.add(made(MadeBand::Ground, std::move(inks), -1));
}

void drawWash(Sketch& sketch, const GroundPlan& plan)
{
    const Style& style = sketch.style();
    if (!style.wash.isValid() || style.wash.alpha() == 0) return;
    QPainterPath outline;
    for (const std::vector<QPointF>& ring : plan.rings()) outline.addPath(lineThrough(ring, true));
    Inks inks;
    for (const double width : style.washWidths) {
        QPainterPath band = outline;
        band.addPath(movedInwards(plan, width));
        band.setFillRule(Qt::OddEvenFill);
        inks.push_back(filledInk(band, style.wash));
    }
    sketch.add(made(MadeBand::Wash, std::move(inks)));
}

} // namespace marches::editor
