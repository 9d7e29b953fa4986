// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/cartographer.h"
#include "editor/cartography/outlinerun.h"
#include "editor/cartography/sketch.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/location.h"
#include "editor/geometry/segment.h"
#include "editor/geometry/strokes.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace marches::editor {

namespace {

double distanceToLand(const Survey& survey, const QPointF& at)
{
    double nearest = 12;
    for (const EdgeId edge : survey.map().edgesNear(around(at, nearest)))
        nearest = std::min(nearest, survey.map().segment(edge).nearestTo(at).distance);
    return nearest;
}

Inks rockInks(const Style& style, const QPointF& at, double size, const Lot& lot)
{
    constexpr int kCorners = 5;
    std::vector<QPointF> corners;
    for (int i = 0; i < kCorners; ++i) {
        const double angle = 2 * std::numbers::pi * i / kCorners;
        corners.push_back(at + QPointF(std::cos(angle), std::sin(angle) * 0.75) *
                                   (size * lot.with(10 + i).between(0.7, 1.2)));
    }
    const QPainterPath outline = lineThrough(corners, true);
    Ink rock = filledInk(outline, style.role(InkRole::Rock));
    rock.pen = strokedInk(outline, style.coast.colour, 0.6).pen;
    return {rock};
}

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

/// A line in the water as a hand draws it: the farther from the coast, the less it follows each turn of it. How far it
/// strays depends on the place, so that pieces of coast go on in each other. A broad stroke needs no small details.
std::vector<QPointF> strayed(const QPainterPath& piece, double distance, const Lot& lot)
{
    constexpr double kStep = 9;
    constexpr double kWave = 23;
    const double most = std::min(0.16 * distance, 2.6);
    std::vector<QPointF> points = resampled(pointsOf(piece), kStep);
    for (QPointF& point : points) {
        const double x = unevenness(lot.with(1), point, kWave) - 0.5;
        const double y = unevenness(lot.with(2), point, kWave) - 0.5;
        point += 2 * most * QPointF(x, y);
    }
    return simplified(points, std::clamp(distance * 0.03, 0.05, 1.0));
}

/// Small rocks in the water, here and there along a coast.
void drawRocks(Sketch& sketch, const QPainterPath& piece)
{
    constexpr double kOften = 0.08;
    constexpr double kStep = 12;
    const Survey& survey = sketch.survey;
    const Style& style = survey.style();
    const Lot lots = survey.lot().with("rocks");
    const std::vector<QPointF> line = pointsOf(piece);
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF along = unitOf(line[i] - line[i - 1]);
        const double length = distanceBetween(line[i - 1], line[i]);
        // Of short sides a few, so that the number does not grow with the points of a coast.
        const int steps = static_cast<int>(std::ceil(length / kStep));
        for (int k = 0; k < steps; ++k) {
            const double way = (k + 0.5) * kStep;
            const Lot lot = lots.at(line[i - 1]).with(k);
            if (lot.share() > kOften * std::min(1.0, length / kStep)) continue;
            const QPointF at =
                line[i - 1] + along * std::min(way, length) - leftOf(along) * lot.with(1).between(4.5, 9);
            const double size = lot.with(2).between(1.1, 2.4);
            if (survey.coverOf(faceAt(survey.map(), at)) == Cover::Land || !survey.sheet().contains(at)) continue;
            if (distanceToLand(survey, at) < size + 1.5 || survey.isTaken(at)) continue;
            sketch.add(made(MadeBand::Waves, rockInks(style, at, size, lot), at.y()));
        }
    }
}

QColor waterBeyond(const Survey& survey, FaceId beyond)
{
    const PlaceRecord* place = survey.placeOf(beyond);
    return place == nullptr ? survey.style().sea
                            : over(fillOf(survey.model(), survey.style(), *place), survey.style().sea);
}

void addShallows(Sketch& sketch, const QPainterPath& piece, const std::vector<Shallow>& shallows)
{
    const Lot strays = sketch.survey.lot().with("shallows");
    const QRectF sheet = sketch.survey.sheet();
    // Such broad strokes would reach over the edge of the sheet where the coast comes near it.
    for (const Shallow& one : shallows)
        sketch.add(made(MadeBand::Shallows,
                        strokedWithin(sheet, strayed(piece, one.distance, strays), one.colour, 2 * one.distance),
                        -one.distance));
}

} // namespace

void drawShore(Sketch& sketch, const QPainterPath& piece, const QColor& water)
{
    const Style& style = sketch.style();
    addShallows(sketch, piece, shallowsOf(style, water));
    sketch.add(made(MadeBand::BorderBands, bandInk(piece, style.coast)));
    sketch.add(made(MadeBand::Coasts, penInks(piece, style.coast, sketch.survey.lot().with("coast"))));
}

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
            addShallows(sketch, piece, shallows);
            if (coast) drawRocks(sketch, piece);
            sketch.add(made(MadeBand::BorderBands, bandInk(piece, style.coast)));
            sketch.add(made(MadeBand::Coasts, penInks(piece, style.coast, survey.lot().with("coast"))));
        }
    }
}

QColor nearShore(const Style& style)
{
    const std::vector<Shallow> shallows = shallowsOf(style, style.sea);
    return shallows.empty() ? style.sea : shallows.back().colour;
}

void drawLake(Sketch& sketch, const GroundPlan& plan, FaceId face)
{
    const Style& style = sketch.style();
    const PlaceRecord* place = sketch.survey.placeOf(face);
    if (place == nullptr) return;
    const QColor water = over(fillOf(sketch.survey.model(), style, *place), style.lake);
    sketch.add(made(MadeBand::Ground, shallowInks(style, plan, water), -1));
}

Inks shallowInks(const Style& style, const GroundPlan& plan, const QColor& water)
{
    // A lake is small: so are its shallows.
    constexpr double kShare = 0.42;
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
    return inks;
}

void drawWash(Sketch& sketch, const GroundPlan& plan)
{
    sketch.add(made(MadeBand::Wash, washInks(sketch.style(), plan)));
}

Inks washInks(const Style& style, const GroundPlan& plan)
{
    if (!style.wash.isValid() || style.wash.alpha() == 0) return {};
    QPainterPath outline;
    for (const std::vector<QPointF>& ring : plan.rings()) outline.addPath(lineThrough(ring, true));
    Inks inks;
    for (const double width : style.washWidths) {
        QPainterPath band = outline;
        band.addPath(movedInwards(plan, width));
        band.setFillRule(Qt::OddEvenFill);
        inks.push_back(filledInk(band, style.wash));
    }
    return inks;
}

} // namespace marches::editor
