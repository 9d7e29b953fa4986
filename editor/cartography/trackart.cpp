// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/sketch.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/segment.h"

namespace marches::editor {

namespace {

/// The points of a track's way, with those of the tracks that it is joined to.
std::vector<QPointF> wayOf(const Survey& survey, const TrackRecord& track)
{
    std::vector<QPointF> way;
    const auto join = [&](const std::string& id) {
        const Row<PlaceRecord>* space = id.empty() ? nullptr : survey.place(id);
        if (space != nullptr && space->record.drawing.label) way.push_back(pointOf(*space->record.drawing.label));
    };
    join(track.after);
    for (const PlaceRecord* space : survey.spacesOf(track.id)) way.push_back(pointOf(*space->drawing.label));
    join(track.before);
    return way;
}

/// A smooth way through points: corners rounded where it turns a little, kept where it turns back, as a snake does.
QPainterPath smoothWay(const std::vector<QPointF>& way, bool closed)
{
    const std::size_t n = way.size();
    const auto at = [&](std::size_t i) { return way[i % n]; };
    const auto tangent = [&](std::size_t i) {
        if (!closed && (i == 0 || i + 1 == n)) return QPointF();
        const QPointF before = at(i) - at(i + n - 1);
        const QPointF after = at(i + 1) - at(i);
        if (QPointF::dotProduct(unitOf(before), unitOf(after)) < 0.3) return QPointF();
        return unitOf(unitOf(before) + unitOf(after));
    };
    QPainterPath path(way.front());
    for (std::size_t i = 0; i + 1 < n || (closed && i < n); ++i) {
        const double third = distanceBetween(at(i), at(i + 1)) / 3;
        path.cubicTo(at(i) + tangent(i % n) * third, at(i + 1) - tangent((i + 1) % n) * third, at(i + 1));
    }
    return path;
}

} // namespace

void drawTrack(Sketch& sketch, const TrackRecord& track)
{
    const Survey& survey = sketch.survey;
    const Style& style = survey.style();
    const std::vector<const PlaceRecord*>& spaces = survey.spacesOf(track.id);
    if (spaces.empty()) return;
    const double radius = survey.spaceRadius(track.id);
    const QColor ink = furnitureInk(style);
    const std::vector<QPointF> way = wayOf(survey, track);
    if (way.size() > 1) {
        const QPainterPath road = smoothWay(way, track.circular && way.size() > 2);
        const double width = 1.5 * radius;
        QColor edge = ink;
        edge.setAlphaF(0.85F);
        const QColor shadow(0x2a, 0x20, 0x14, 41);
        QColor ground = style.role(InkRole::Wood);
        ground.setAlphaF(0.35F);
        sketch.add(made(MadeBand::Tracks,
                        {strokedInk(road, shadow, width + 6), strokedInk(road, edge, width + 2.4),
                         strokedInk(road, over(ground, style.paper), width),
                         strokedInk(road, over(QColor(255, 255, 255, 60), style.paper), width * 0.12, {0.2, 3.4})},
                        -1));
    }
    for (const PlaceRecord* space : spaces) {
        const QPointF at = pointOf(*space->drawing.label);
        const QColor own = colourOf(space->drawing.color);
        Ink disc = filledInk(discAt(at, radius),
                             own.isValid() ? style.tuned(own, style.terrainFill("plain")) : style.paper.lighter(104));
        disc.pen = strokedInk(disc.path, ink, 1.4).pen;
        QColor fine = ink;
        fine.setAlphaF(0.45F);
        sketch.add(made(MadeBand::Tracks, {disc, strokedInk(discAt(at, radius - 2.2), fine, 0.6)}, 0));
    }
}

} // namespace marches::editor
