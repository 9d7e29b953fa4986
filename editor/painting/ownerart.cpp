// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/ownerart.h"

#include "editor/painting/boardmodel.h"
#include "engine/board/board.h"

#include <QLineF>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr float kBand = 0.78F;
constexpr float kPattern = 0.82F;

/// Points of a line at even steps.
QPolygonF resampled(const QPolygonF& line, double step)
{
    QPolygonF points;
    if (line.size() < 2) return points;
    points << line.first();
    double left = step;
    for (qsizetype i = 1; i < line.size(); ++i) {
        QLineF piece(line[i - 1], line[i]);
        while (piece.length() >= left && piece.length() > 0) {
            piece.setP1(piece.pointAt(left / piece.length()));
            points << piece.p1();
            left = step;
        }
        left -= piece.length();
    }
    if (QLineF(points.last(), line.last()).length() > step / 3) points << line.last();
    return points;
}

QPolygonF smoothed(const QPolygonF& line, bool closed, qsizetype reach)
{
    QPolygonF result;
    const qsizetype count = line.size();
    for (qsizetype i = 0; i < count; ++i) {
        QPointF sum;
        qsizetype used = 0;
        const qsizetype here = closed ? reach : std::min({reach, i, count - 1 - i});
        for (qsizetype k = i - here; k <= i + here; ++k) {
            const qsizetype at = closed ? ((k % (count - 1)) + count - 1) % (count - 1) : k;
            sum += line[at];
            ++used;
        }
        result << sum / static_cast<double>(used);
    }
    return result;
}

/// The area lies around the line, not in it.
bool isAroundHole(const BorderRun& run)
{
    if (!run.closed) return false;
    double twice = 0;
    for (qsizetype i = 0; i + 1 < run.line.size(); ++i)
        twice += run.line[i].x() * run.line[i + 1].y() - run.line[i + 1].x() * run.line[i].y();
    return run.insideIsRight != (twice > 0);
}

/// Water within land that nobody can own. A band around it would be a ring that says nothing.
bool isInnerLake(const BoardModel& model, int place)
{
    if (place < 0 || model.contents(place).owner >= 0) return false;
    const engine::Place& there = model.drawing->board.place(place);
    return there.kind == engine::PlaceKind::Sea && there.terrain == "lake";
}

} // namespace

QPolygonF insetLine(const BorderRun& run, double inset)
{
    const double step = std::max(1.0, inset * 0.4);
    const QPolygonF line = smoothed(resampled(run.line, step), run.closed, 3);
    if (line.size() < 2) return {};
    QPolygonF moved;
    const double side = run.insideIsRight ? inset : -inset;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QPointF along = line[std::min(i + 1, line.size() - 1)] - line[std::max<qsizetype>(i - 1, 0)];
        const double length = std::hypot(along.x(), along.y());
        if (length > 0) moved << line[i] + QPointF(-along.y(), along.x()) / length * side;
    }
    return smoothed(moved, false, 2);
}

OwnerArt ownerArt(const BoardModel& model, int place)
{
    OwnerArt art;
    const int army = model.contents(place).owner;
    const Shape& shape = model.place(place).shape;
    if (army < 0 || shape.isEmpty()) return art;
    const OwnerColour& owner = model.look.owner(army);
    art.shape = shape.path();
    art.fill = owner.fill;
    art.ink = owner.ink;
    art.fill.setAlphaF(kBand);
    art.ink.setAlphaF(kPattern);
    // On a small island the band would leave nothing of the land.
    art.band =
        std::min(model.layout.sizes.band / model.layout.sizes.scale, 0.42 * shape.depth(model.place(place).centre));
    const auto foreign = [&model, army](int beyond) {
        return beyond < 0 || (model.contents(beyond).owner != army && !isInnerLake(model, beyond));
    };
    std::vector<BorderRun> ponds = model.borders().runs(place, [](int beyond) { return beyond < 0; });
    std::erase_if(ponds, [](const BorderRun& run) { return !isAroundHole(run); });
    // One path, so that where stretches meet the colour is not laid on twice.
    for (const BorderRun& run : model.borders().runs(place, foreign)) {
        if (std::ranges::find(ponds, run.line, &BorderRun::line) != ponds.end()) continue;
        QPainterPath line;
        line.addPolygon(run.line);
        if (run.closed) line.closeSubpath();
        art.border.addPath(line);
        art.marks.push_back(patternMarks(owner.pattern, insetLine(run, art.band / 2), art.band * 0.92));
    }
    return art;
}

} // namespace marches::editor
