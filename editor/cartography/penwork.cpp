// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/penwork.h"

#include "editor/geometry/segment.h"
#include "editor/geometry/strokes.h"

#include <QPainterPathStroker>
#include <QPolygonF>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numbers>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kPressStep = 11;    ///< board units: so finely the pressure of a pen changes
constexpr double kPressWave = 46;    ///< from one stretch that is pressed harder to the next
constexpr double kPressed = 0.56;    ///< of the unevenness: above it the pen is pressed
constexpr double kLight = 0.88;      ///< of the width of a line, where it is not
constexpr double kHeavy = 1.22;      ///< where it is
constexpr double kLeastPenned = 0.7; ///< width of lines where one sees it

QPen roundPen(const QColor& colour, double width)
{
    return {colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin};
}

/// Takes the opacity out of a colour.
double opacityOf(QColor& colour)
{
    const double opacity = rounded(static_cast<double>(colour.alphaF()));
    colour.setAlpha(255);
    return opacity;
}

/// The stretches of a line where a pen is pressed.
QPainterPath pressedParts(const QPainterPath& path, const Lot& lot)
{
    QPainterPath parts;
    for (const QPolygonF& line : path.toSubpathPolygons(QTransform())) {
        const std::vector<QPointF> points = resampled(std::vector<QPointF>(line.begin(), line.end()), kPressStep);
        bool pressed = false;
        for (std::size_t i = 1; i < points.size(); ++i) {
            const bool now = unevenness(lot, (points[i - 1] + points[i]) / 2, kPressWave) > kPressed;
            if (now && !pressed) parts.moveTo(points[i - 1]);
            if (now) parts.lineTo(points[i]);
            pressed = now;
        }
    }
    return parts;
}

/// Half a disc from the one side of a line's end to the other.
void addEnd(std::vector<QPointF>& outline, const QPointF& centre, const QPointF& from, double radius)
{
    constexpr int kSteps = 4;
    const double begin = std::atan2(from.y(), from.x());
    for (int i = 1; i < kSteps; ++i) {
        const double angle = begin + std::numbers::pi * i / kSteps;
        outline.push_back(centre + QPointF(std::cos(angle), std::sin(angle)) * radius);
    }
}

/// What of a closed line lies on one side of a straight one (I. Sutherland and G. Hodgman, 1974): where `depth` is not
/// negative. How often it winds around a point there stays the same.
template <class Depth> QPolygonF cutOff(const QPolygonF& ring, Depth depth)
{
    QPolygonF left;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QPointF& from = ring[i];
        const QPointF& to = ring[(i + 1) % ring.size()];
        const double before = depth(from);
        const double after = depth(to);
        if (before >= 0) left << from;
        if ((before >= 0) != (after >= 0)) left << from + (to - from) * (before / (before - after));
    }
    return left;
}

QPolygonF cutOff(QPolygonF ring, const QRectF& box)
{
    ring = cutOff(ring, [&box](const QPointF& at) { return at.x() - box.left(); });
    ring = cutOff(ring, [&box](const QPointF& at) { return at.y() - box.top(); });
    ring = cutOff(ring, [&box](const QPointF& at) { return box.right() - at.x(); });
    return cutOff(ring, [&box](const QPointF& at) { return box.bottom() - at.y(); });
}

/// What of a line lies in a box (J. Liang and B. Barsky, 1984), and what does not.
std::pair<QPainterPath, QPainterPath> parted(std::span<const QPointF> line, const QRectF& box)
{
    std::pair<QPainterPath, QPainterPath> parts;
    const auto draw = [](QPainterPath& path, const QPointF& from, const QPointF& to) {
        if (path.isEmpty() || path.currentPosition() != from) path.moveTo(from);
        path.lineTo(to);
    };
    for (std::size_t i = 1; i < line.size(); ++i) {
        const QPointF& a = line[i - 1];
        const QPointF& b = line[i];
        double first = 0; // the part of the side in the box
        double last = 1;
        const auto cut = [&](double depth, double change) {
            if (change > 0) first = std::max(first, -depth / change);
            if (change < 0) last = std::min(last, -depth / change);
            if (change == 0 && depth < 0) last = -1;
        };
        cut(a.x() - box.left(), b.x() - a.x());
        cut(box.right() - a.x(), a.x() - b.x());
        cut(a.y() - box.top(), b.y() - a.y());
        cut(box.bottom() - a.y(), a.y() - b.y());
        if (first >= last) {
            draw(parts.second, a, b);
            continue;
        }
        const QPointF in = first > 0 ? a + (b - a) * first : a;
        const QPointF out = last < 1 ? a + (b - a) * last : b;
        if (first > 0) draw(parts.second, a, in);
        draw(parts.first, in, out);
        if (last < 1) draw(parts.second, out, b);
    }
    return parts;
}

/// To what a file keeps of it: writeInks() with kMadeDigits.
void roundOff(Ink& ink)
{
    constexpr double kShares = 1000;
    ink.path = rounded(ink.path);
    ink.opacity = std::round(ink.opacity * kShares) / kShares;
    if (ink.pen.style() == Qt::NoPen) return;
    const double before = ink.pen.widthF();
    const double width = rounded(before);
    QList<qreal> dashes = ink.pen.dashPattern(); // in widths of the pen
    ink.pen.setWidthF(width);
    if (ink.pen.style() != Qt::CustomDashLine || width <= 0) return;
    for (qreal& dash : dashes) dash = rounded(dash * before) / width;
    ink.pen.setDashPattern(dashes);
}

} // namespace

double rounded(double number)
{
    constexpr double kScale = 100; // 10 to the power of kMadeDigits
    static_assert(kMadeDigits == 2);
    return std::round(number * kScale) / kScale;
}

QPainterPath rounded(const QPainterPath& exact)
{
    QPainterPath path = exact;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        path.setElementPositionAt(i, rounded(element.x), rounded(element.y));
    }
    return path;
}

Ink filledInk(const QPainterPath& path, const QColor& colour)
{
    Ink ink;
    ink.path = path;
    QColor solid = colour;
    ink.opacity = opacityOf(solid);
    ink.brush = solid;
    return ink;
}

Ink strokedInk(const QPainterPath& path, const QColor& colour, double width, const std::vector<double>& dashes)
{
    Ink ink;
    ink.path = path;
    QColor solid = colour;
    ink.opacity = opacityOf(solid);
    ink.pen = roundPen(solid, rounded(width));
    // A pattern that is no pair of lengths is none.
    if (!dashes.empty() && dashes.size() % 2 == 0) ink.pen.setDashPattern(QList<qreal>(dashes.begin(), dashes.end()));
    return ink;
}

Ink lineInk(const QPainterPath& path, const LineLook& look)
{
    return strokedInk(path, look.colour, look.width, look.dashes);
}

Inks bandInk(const QPainterPath& path, const LineLook& look)
{
    if (look.bandWidth <= 0 || !look.band.isValid()) return {};
    return {strokedInk(path, look.band, look.bandWidth)};
}

Inks penInks(const QPainterPath& path, const LineLook& look, const Lot& lot)
{
    if (look.width <= 0 || !look.colour.isValid()) return {};
    if (!look.dashes.empty() || look.width < kLeastPenned || look.colour.alpha() < 255) return {lineInk(path, look)};
    Inks inks{strokedInk(path, look.colour, look.width * kLight)};
    const QPainterPath pressed = pressedParts(path, lot);
    if (!pressed.isEmpty()) inks.push_back(strokedInk(pressed, look.colour, look.width * kHeavy));
    return inks;
}

Inks strokedWithin(const QRectF& box, std::span<const QPointF> line, const QColor& colour, double width)
{
    constexpr double kFine = 4;         // of flattened curves
    constexpr double kTolerance = 0.08; // board units
    const Ink whole = strokedInk(lineThrough(line, false), colour, width);
    if (box.contains(boxOf(whole))) return {whole};
    // So far from the edge the pen itself stays within; the rest is filled, since a pen cannot be cut off.
    const double half = width / 2;
    const auto [free, near] = parted(line, box.adjusted(half, half, -half, -half));
    const QPainterPath outline = QPainterPathStroker(whole.pen).createStroke(near);
    if (box.contains(outline.boundingRect())) return {whole};
    QPainterPath cut;
    cut.setFillRule(Qt::WindingFill);
    for (const QPolygonF& fine : outline.toSubpathPolygons(QTransform::fromScale(kFine, kFine))) {
        const QPolygonF ring = cutOff(QTransform::fromScale(1 / kFine, 1 / kFine).map(fine), box);
        if (ring.size() < 3) continue;
        const std::vector<QPointF> points(ring.begin(), ring.end());
        cut.addPath(lineThrough(simplified(points, kTolerance), true));
    }
    Inks inks;
    if (!free.isEmpty()) inks.push_back(strokedInk(free, colour, width));
    if (!cut.isEmpty()) inks.push_back(filledInk(cut, colour));
    return inks;
}

MadeItem made(MadeBand band, Inks inks, double depth, std::string id)
{
    MadeItem item;
    item.id = std::move(id);
    item.band = band;
    item.depth = rounded(depth);
    for (Ink& ink : inks) roundOff(ink);
    item.box = boxOf(inks);
    item.inks = std::move(inks);
    return item;
}

QColor over(const QColor& colour, const QColor& ground)
{
    const double share = static_cast<double>(colour.alphaF());
    const auto mix = [share](int above, int below) {
        return static_cast<int>(std::lround(std::lerp(below, above, share)));
    };
    return {mix(colour.red(), ground.red()), mix(colour.green(), ground.green()), mix(colour.blue(), ground.blue())};
}

QPainterPath lineThrough(std::span<const QPointF> points, bool closed)
{
    QPainterPath path;
    if (points.empty()) return path;
    path.moveTo(points.front());
    for (const QPointF& point : points.subspan(1)) path.lineTo(point);
    if (closed) path.closeSubpath();
    return path;
}

QPainterPath discAt(const QPointF& centre, double radius)
{
    QPainterPath disc;
    disc.addEllipse(centre, radius, radius);
    return disc;
}

std::vector<QPointF> pointsOf(const QPainterPath& path)
{
    const QList<QPolygonF> lines = path.toSubpathPolygons(QTransform());
    if (lines.isEmpty()) return {};
    return {lines.front().begin(), lines.front().end()};
}

std::vector<QPointF> resampled(std::span<const QPointF> line, double step)
{
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i > 0) {
            const double length = distanceBetween(line[i - 1], line[i]);
            const int parts = std::max(1, static_cast<int>(std::ceil(length / step)));
            for (int k = 1; k < parts; ++k) points.push_back(line[i - 1] + (line[i] - line[i - 1]) * k / parts);
        }
        points.push_back(line[i]);
    }
    return points;
}

QPainterPath ribbon(std::span<const QPointF> line, std::span<const double> halfWidths)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    if (line.size() < 2) return path;
    std::vector<QPointF> left;
    std::vector<QPointF> right;
    QPointF along;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const QPointF& before = line[i > 0 ? i - 1 : 0];
        const QPointF& after = line[std::min(i + 1, line.size() - 1)];
        if (const QPointF here = unitOf(unitOf(after - line[i]) + unitOf(line[i] - before)); !here.isNull())
            along = here;
        left.push_back(line[i] + leftOf(along) * halfWidths[i]);
        right.push_back(line[i] - leftOf(along) * halfWidths[i]);
    }
    std::vector<QPointF> outline = left;
    addEnd(outline, line.back(), left.back() - line.back(), halfWidths.back());
    outline.insert(outline.end(), right.rbegin(), right.rend());
    addEnd(outline, line.front(), right.front() - line.front(), halfWidths.front());
    path.addPath(lineThrough(outline, true));
    return path;
}

QPointF unitOf(const QPointF& vector)
{
    const double length = std::hypot(vector.x(), vector.y());
    return length > 0 ? vector / length : QPointF();
}

QColor colourOf(const std::string& name) { return name.empty() ? QColor() : QColor(QString::fromStdString(name)); }

} // namespace marches::editor
