// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/geometry/scanlines.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::test {

namespace {

constexpr int kFine = 200; // pieces of a curve

QPointF onCurve(const QPointF& a, const QPointF& b, const QPointF& c, const QPointF& d, double t)
{
    const double s = 1 - t;
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t);
}

double distance(const QPointF& p, const QPointF& a, const QPointF& b)
{
    const QPointF along = b - a;
    const double squared = QPointF::dotProduct(along, along);
    const double t = squared > 0 ? std::clamp(QPointF::dotProduct(p - a, along) / squared, 0.0, 1.0) : 0.0;
    const QPointF away = p - (a + along * t);
    return std::hypot(away.x(), away.y());
}

} // namespace

Scanlines::Scanlines(std::span<const QPainterPath> shapes, double step) : m_areas(shapes.size(), 0)
{
    std::vector<double> levels; // between which a line lies: corners, and a step at most
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        QPointF first;
        QPointF at;
        const auto lineTo = [&](const QPointF& to) {
            if (at.x() == to.x() && at.y() == to.y()) return;
            m_sides.push_back({at, to, static_cast<int>(i)});
            at = to;
        };
        for (int k = 0; k < shapes[i].elementCount(); ++k) {
            const QPainterPath::Element element = shapes[i].elementAt(k);
            if (element.isMoveTo()) {
                lineTo(first);
                first = at = element;
                levels.push_back(at.y());
            } else if (element.isLineTo()) {
                lineTo(element);
                levels.push_back(at.y());
            } else {
                const QPointF from = at;
                for (int n = 1; n <= kFine; ++n)
                    lineTo(onCurve(from, element, shapes[i].elementAt(k + 1), shapes[i].elementAt(k + 2),
                                   n / double{kFine}));
                k += 2;
                levels.push_back(at.y());
            }
        }
        lineTo(first);
    }
    const auto [lowest, highest] =
        std::ranges::minmax_element(m_sides, {}, [](const Side& side) { return side.a.y(); });
    for (double y = lowest->a.y(); y < highest->a.y(); y += step) levels.push_back(y);
    levels.push_back(highest->a.y());
    std::ranges::sort(levels);
    struct Crossing {
        double x = 0;
        std::size_t shape = 0;
        int turn = 0;
    };
    std::vector<Crossing> crossings;
    std::vector<int> winding(shapes.size());
    for (std::size_t level = 1; level < levels.size(); ++level) {
        const double height = levels[level] - levels[level - 1];
        if (height <= 0) continue;
        const double y = levels[level - 1] + height / 2;
        crossings.clear();
        for (const Side& side : m_sides) {
            if ((side.a.y() > y) == (side.b.y() > y)) continue;
            const double x = side.a.x() + (y - side.a.y()) / (side.b.y() - side.a.y()) * (side.b.x() - side.a.x());
            crossings.push_back({x, static_cast<std::size_t>(side.shape), side.b.y() > side.a.y() ? 1 : -1});
        }
        std::ranges::sort(crossings, {}, &Crossing::x);
        std::ranges::fill(winding, 0);
        for (std::size_t k = 0; k + 1 < crossings.size(); ++k) {
            winding[crossings[k].shape] += crossings[k].turn;
            Part part{{crossings[k].x, y}, crossings[k + 1].x - crossings[k].x, -1};
            for (std::size_t i = 0; i < shapes.size(); ++i)
                if (shapes[i].fillRule() == Qt::WindingFill ? winding[i] != 0 : winding[i] % 2 != 0)
                    part.owner = static_cast<int>(i);
            if (part.owner >= 0) m_areas[static_cast<std::size_t>(part.owner)] += part.length * height;
            m_parts.push_back(part);
        }
    }
}

double Scanlines::clearanceAt(const QPointF& point) const
{
    double nearest = std::numeric_limits<double>::infinity();
    for (const Side& side : m_sides) nearest = std::min(nearest, distance(point, side.a, side.b));
    return nearest;
}

double Scanlines::length() const
{
    double sum = 0;
    for (const Side& side : m_sides) sum += std::hypot(side.b.x() - side.a.x(), side.b.y() - side.a.y());
    return sum;
}

} // namespace marches::test
