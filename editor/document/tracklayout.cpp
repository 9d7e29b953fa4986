// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/tracklayout.h"

#include "editor/document/boardart.h"
#include "editor/document/sites.h"
#include "editor/geometry/segment.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

constexpr double kSpaceEdge = 16;     ///< board units between a space and the edge of the sheet
constexpr double kLeastApart = 12;    ///< board units between spaces that stood on one point
constexpr double kSlimmest = 1.0 / 3; ///< a box that is slimmer tells nothing about the shape that is wanted

QRectF boxOfPoints(const std::vector<QPointF>& points)
{
    QPointF least = points.front();
    QPointF most = points.front();
    for (const QPointF& at : points) {
        least = {std::min(least.x(), at.x()), std::min(least.y(), at.y())};
        most = {std::max(most.x(), at.x()), std::max(most.y(), at.y())};
    }
    return {least, most};
}

std::vector<QPointF> onEllipse(const QRectF& box, int count)
{
    constexpr int kSteps = 720;
    std::vector<QPointF> line;
    for (int i = 0; i <= kSteps; ++i) {
        const double angle = 2 * std::numbers::pi * i / kSteps - std::numbers::pi / 2; // from the top, clockwise
        line.push_back(box.center() + QPointF(std::cos(angle) * box.width() / 2, std::sin(angle) * box.height() / 2));
    }
    std::vector<QPointF> points = spacedAlong(line, count + 1);
    if (!points.empty()) points.pop_back();
    return points;
}

std::vector<QPointF> toAndFro(const QRectF& box, int count)
{
    const double aspect = box.width() / std::max(box.height(), 1e-6);
    const int columns = std::clamp(static_cast<int>(std::lround(std::sqrt(count * aspect))), 1, count);
    const int rows = (count + columns - 1) / columns;
    std::vector<QPointF> points;
    for (int i = 0; i < count; ++i) {
        const int row = i / columns;
        const int column = row % 2 == 0 ? i % columns : columns - 1 - i % columns;
        const double x = columns > 1 ? box.left() + box.width() * column / (columns - 1) : box.center().x();
        const double y = rows > 1 ? box.top() + box.height() * row / (rows - 1) : box.center().y();
        points.emplace_back(x, y);
    }
    return points;
}

/// Between neighbours, half of them nearer and half of them farther.
double usualDistance(const std::vector<QPointF>& points)
{
    std::vector<double> all;
    for (std::size_t i = 1; i < points.size(); ++i) all.push_back(distanceBetween(points[i - 1], points[i]));
    if (all.empty()) return kLeastApart;
    const auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
    std::ranges::nth_element(all, middle);
    return std::max(*middle, kLeastApart);
}

/// A box about the same middle in which spaces stand so far apart.
QRectF boxFor(TrackShape shape, const QRectF& was, int count, double apart)
{
    const double slim = std::min(was.width(), was.height()) / std::max({was.width(), was.height(), 1e-6});
    const double aspect = slim < kSlimmest ? 1 : was.width() / was.height();
    QSizeF size;
    switch (shape) {
    case TrackShape::Row:
        size = was.height() > was.width() ? QSizeF(0, apart * (count - 1)) : QSizeF(apart * (count - 1), 0);
        break;
    case TrackShape::Ring: {
        // Ramanujan's first: of an ellipse as high as 1.
        const double a = aspect / 2;
        const double b = 0.5;
        const double around = std::numbers::pi * (3 * (a + b) - std::sqrt((3 * a + b) * (a + 3 * b)));
        const double height = apart * count / around;
        size = QSizeF(height * aspect, height);
        break;
    }
    default: {
        const int columns = std::clamp(static_cast<int>(std::lround(std::sqrt(count * aspect))), 1, count);
        const int rows = (count + columns - 1) / columns;
        // As toAndFro() parts it.
        size = QSizeF(apart * std::max(columns - 1, 1), apart * std::max(rows - 1, 1));
        break;
    }
    }
    return {was.center() - QPointF(size.width(), size.height()) / 2, size};
}

double cent(double value) { return std::round(value * 100) / 100; }

} // namespace

std::vector<QPointF> spacesInBox(TrackShape shape, const QRectF& box, int count)
{
    if (count < 1) return {};
    switch (shape) {
    case TrackShape::Ring: return onEllipse(box, count);
    case TrackShape::Row: {
        const bool upright = box.height() > box.width();
        const QPointF half = upright ? QPointF(0, box.height() / 2) : QPointF(box.width() / 2, 0);
        const std::vector<QPointF> line{box.center() - half, box.center() + half};
        return count == 1 ? std::vector<QPointF>{box.center()} : spacedAlong(line, count);
    }
    case TrackShape::Snake: return toAndFro(box, count);
    case TrackShape::Path: break;
    }
    return {};
}

QRectF roomForSpaces(const MapModel& model)
{
    const double frame = model.info.art && model.info.art->frame ? styleOf(model).frameWidth : 0;
    const double side = std::min(model.info.width, model.info.height);
    const double edge = std::min(frame + kSpaceEdge, side / 4);
    return QRectF(0, 0, model.info.width, model.info.height).adjusted(edge, edge, -edge, -edge);
}

std::vector<QPointF> movedOntoSheet(const MapModel& model, std::vector<QPointF> points)
{
    if (points.empty()) return points;
    const QRectF room = roomForSpaces(model);
    const QRectF box = boxOfPoints(points);
    if (room.contains(box)) return points;
    const double across = box.width() > room.width() ? room.width() / box.width() : 1;
    const double down = box.height() > room.height() ? room.height() / box.height() : 1;
    const double width = box.width() * across;
    const double height = box.height() * down;
    const QPointF from(std::clamp(box.center().x() - width / 2, room.left(), room.right() - width),
                       std::clamp(box.center().y() - height / 2, room.top(), room.bottom() - height));
    for (QPointF& at : points) at = from + QPointF((at.x() - box.left()) * across, (at.y() - box.top()) * down);
    return points;
}

void layOutTrack(MapEdit& edit, RecordId track, TrackShape shape)
{
    const TrackRecord record = edit.model().tracks().at(track);
    std::vector<RecordId> spaces;
    std::vector<QPointF> points;
    for (const Row<PlaceRecord>& row : edit.model().places())
        if (row.record.track == record.id && row.record.drawing.label) {
            spaces.push_back(row.key);
            points.emplace_back(row.record.drawing.label->x, row.record.drawing.label->y);
        }
    const int count = static_cast<int>(points.size());
    if (count < 2) return;
    if (shape == TrackShape::Path) {
        std::vector<QPointF> way = points;
        if (record.circular) way.push_back(points.front());
        points = spacedAlong(way, record.circular ? count + 1 : count);
        points.resize(spaces.size(), points.back());
    } else {
        points = spacesInBox(shape, boxFor(shape, boxOfPoints(points), count, usualDistance(points)), count);
    }
    points = movedOntoSheet(edit.model(), std::move(points));
    for (std::size_t i = 0; i < spaces.size() && i < points.size(); ++i)
        edit.modifyPlace(spaces[i], [&](PlaceRecord& place) {
            const QPointF by = points[i] - QPointF(place.drawing.label->x, place.drawing.label->y);
            place.drawing.label = engine::MapPoint{cent(points[i].x()), cent(points[i].y())};
            if (place.drawing.stack)
                place.drawing.stack =
                    engine::MapPoint{cent(place.drawing.stack->x + by.x()), cent(place.drawing.stack->y + by.y())};
        });
}

} // namespace marches::editor
