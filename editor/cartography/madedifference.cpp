// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/madedifference.h"

#include "editor/geometry/boxes.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <compare>
#include <cstddef>
#include <initializer_list>
#include <iterator>
#include <vector>

namespace marches::editor {

namespace {

/// A straight line or curve of a path; a beginning, an end, or a line that closes what is filled too.
struct Stroke {
    enum class Kind { Begin, End, Line, Curve } kind = Kind::Line;
    std::array<double, 8> numbers{}; ///< of its points
    friend auto operator<=>(const Stroke&, const Stroke&) = default;
};

void appendStroke(std::vector<Stroke>& strokes, Stroke::Kind kind, std::initializer_list<QPointF> points)
{
    Stroke& stroke = strokes.emplace_back();
    stroke.kind = kind;
    for (std::size_t i = 0; i < 4; ++i) { // the last one again where there are fewer
        const QPointF& point = *(points.begin() + static_cast<std::ptrdiff_t>(std::min(i, points.size() - 1)));
        stroke.numbers.at(2 * i) = point.x();
        stroke.numbers.at(2 * i + 1) = point.y();
    }
}

/// In one order for all paths that have the same.
std::vector<Stroke> strokesOf(const QPainterPath& path)
{
    std::vector<Stroke> strokes;
    QPointF start;
    QPointF last;
    const auto end = [&] {
        if (last == start) return;
        appendStroke(strokes, Stroke::Kind::End, {last});
        appendStroke(strokes, Stroke::Kind::Line, {last, start});
    };
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        if (element.isMoveTo()) {
            end();
            start = element;
            appendStroke(strokes, Stroke::Kind::Begin, {start});
        } else if (element.isCurveTo()) {
            const QPointF to = path.elementAt(i + 2);
            appendStroke(strokes, Stroke::Kind::Curve, {last, element, path.elementAt(i + 1), to});
            i += 2;
            last = to;
            continue;
        } else {
            appendStroke(strokes, Stroke::Kind::Line, {last, element});
        }
        last = element;
    }
    end();
    std::ranges::sort(strokes);
    return strokes;
}

/// What one of two lines has and not the other encloses all that lies inside of one and not of the other.
QRectF differenceOf(const QPainterPath& a, const QPainterPath& b)
{
    const std::vector<Stroke> some = strokesOf(a);
    const std::vector<Stroke> others = strokesOf(b);
    std::vector<Stroke> unlike;
    std::ranges::set_symmetric_difference(some, others, std::back_inserter(unlike));
    constexpr double kDot = 0.01; // boxes of points have some size
    QRectF box;
    for (const Stroke& stroke : unlike)
        for (std::size_t i = 0; i < stroke.numbers.size(); i += 2)
            box |= around({stroke.numbers.at(i), stroke.numbers.at(i + 1)}, kDot);
    return box;
}

QRectF differenceOf(const Ink& a, const Ink& b)
{
    if (a == b) return {};
    const bool isStroked = a.pen.style() != Qt::NoPen;
    // Dashes are told out along all of a line.
    const bool isAlike = a.brush == b.brush && a.pen == b.pen && a.opacity == b.opacity &&
                         a.path.fillRule() == b.path.fillRule() && (!isStroked || a.pen.style() == Qt::SolidLine);
    if (!isAlike) return boxOf(a) | boxOf(b);
    const QRectF box = differenceOf(a.path, b.path);
    if (box.isNull() || !isStroked) return box;
    const double reach = boxOf(a).left() - a.path.controlPointRect().left(); // negative: of the stroke
    return box.adjusted(reach, reach, -reach, -reach);
}

} // namespace

QRectF differenceOf(const Inks& a, const Inks& b)
{
    QRectF box;
    if (a.size() != b.size()) return boxOf(a) | boxOf(b);
    for (std::size_t i = 0; i < a.size(); ++i) box |= differenceOf(a[i], b[i]);
    return box;
}

} // namespace marches::editor
