// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/strokes.h"

#include "editor/geometry/segment.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::editor {

std::vector<QPointF> simplified(std::span<const QPointF> stroke, double tolerance)
{
    if (stroke.size() < 3) return {stroke.begin(), stroke.end()};
    std::vector<char> kept(stroke.size(), 0);
    kept.front() = kept.back() = 1;
    std::vector<std::pair<std::size_t, std::size_t>> todo{{0, stroke.size() - 1}}; // no recursion: a stroke may be long
    while (!todo.empty()) {
        const auto [first, last] = todo.back();
        todo.pop_back();
        std::size_t furthest = first;
        double most = tolerance;
        for (std::size_t i = first + 1; i < last; ++i)
            if (const double d = nearestOnLine(stroke[i], stroke[first], stroke[last]).distance; d > most) {
                most = d;
                furthest = i;
            }
        if (furthest == first) continue;
        kept[furthest] = 1;
        todo.emplace_back(first, furthest);
        todo.emplace_back(furthest, last);
    }
    std::vector<QPointF> points;
    for (std::size_t i = 0; i < stroke.size(); ++i)
        if (kept[i]) points.push_back(stroke[i]);
    return points;
}

namespace {

constexpr int kReparametrizations = 4; // as Schneider found enough

QPointF direction(const QPointF& p)
{
    const double size = std::hypot(p.x(), p.y());
    return size > 0 ? p / size : QPointF(1, 0);
}

/// Fits curves to a smooth run of points.
class Fitter {
public:
    Fitter(std::span<const QPointF> points, double tolerance, QPainterPath& path)
        : m_points(points), m_tolerance(tolerance), m_path(path)
    {}

    void run()
    {
        const std::size_t last = m_points.size() - 1;
        fit(0, last, direction(m_points[1] - m_points[0]), direction(m_points[last - 1] - m_points[last]));
    }

private:
    void fit(std::size_t first, std::size_t last, const QPointF& startDirection, const QPointF& endDirection)
    {
        if (last - first == 1) return add(byThirds(first, last, startDirection, endDirection));
        std::vector<double> t = chordShares(first, last);
        std::size_t worst = first;
        for (int round = 0; round <= kReparametrizations; ++round) {
            const Segment curve = leastSquares(first, last, t, startDirection, endDirection);
            double error = 0;
            worst = first + (last - first) / 2;
            for (std::size_t i = first + 1; i < last; ++i)
                if (const double d = distanceBetween(curve.pointAt(t[i - first]), m_points[i]); d > error) {
                    error = d;
                    worst = i;
                }
            if (error <= m_tolerance) return add(curve);
            if (error > 4 * m_tolerance) break; // far off: better parameters will not help
            for (std::size_t i = first + 1; i < last; ++i) t[i - first] = newtonStep(curve, m_points[i], t[i - first]);
        }
        const QPointF middle = direction(m_points[worst - 1] - m_points[worst + 1]);
        fit(first, worst, startDirection, middle);
        fit(worst, last, -middle, endDirection);
    }

    void add(const Segment& curve) { m_path.cubicTo(curve.startHandle, curve.endHandle, curve.end); }

    Segment byThirds(std::size_t first, std::size_t last, const QPointF& startDirection,
                     const QPointF& endDirection) const
    {
        const double third = distanceBetween(m_points[first], m_points[last]) / 3;
        return Segment::cubic(m_points[first], m_points[first] + startDirection * third,
                              m_points[last] + endDirection * third, m_points[last]);
    }

    std::vector<double> chordShares(std::size_t first, std::size_t last) const
    {
        std::vector<double> t{0};
        for (std::size_t i = first + 1; i <= last; ++i)
            t.push_back(t.back() + distanceBetween(m_points[i - 1], m_points[i]));
        const double whole = t.back();
        for (double& share : t) share /= whole;
        return t;
    }

    /// Lengths of the two handles with the least sum of squared distances; never longer than the run itself, since
    /// a curve with longer ones has loops between the points that it passes.
    Segment leastSquares(std::size_t first, std::size_t last, const std::vector<double>& t,
                         const QPointF& startDirection, const QPointF& endDirection) const
    {
        double c00 = 0;
        double c01 = 0;
        double c11 = 0;
        double x0 = 0;
        double x1 = 0;
        const QPointF& from = m_points[first];
        const QPointF& to = m_points[last];
        for (std::size_t i = first; i <= last; ++i) {
            const double u = t[i - first];
            const double s = 1 - u;
            const QPointF a = startDirection * (3 * u * s * s);
            const QPointF b = endDirection * (3 * u * u * s);
            const QPointF rest = m_points[i] - from * (s * s * s + 3 * u * s * s) - to * (u * u * u + 3 * u * u * s);
            c00 += QPointF::dotProduct(a, a);
            c01 += QPointF::dotProduct(a, b);
            c11 += QPointF::dotProduct(b, b);
            x0 += QPointF::dotProduct(a, rest);
            x1 += QPointF::dotProduct(b, rest);
        }
        const double determinant = c00 * c11 - c01 * c01;
        const double least = 1e-6 * distanceBetween(from, to);
        const double start = determinant != 0 ? (x0 * c11 - x1 * c01) / determinant : 0;
        const double end = determinant != 0 ? (c00 * x1 - c01 * x0) / determinant : 0;
        const double most = lengthOf(first, last);
        if (!(start > least && end > least && start < most && end < most))
            return byThirds(first, last, startDirection, endDirection);
        return Segment::cubic(from, from + startDirection * start, to + endDirection * end, to);
    }

    double lengthOf(std::size_t first, std::size_t last) const
    {
        double length = 0;
        for (std::size_t i = first + 1; i <= last; ++i) length += distanceBetween(m_points[i - 1], m_points[i]);
        return length;
    }

    static double newtonStep(const Segment& curve, const QPointF& point, double t)
    {
        const double s = 1 - t;
        const QPointF a = curve.startHandle - curve.start;
        const QPointF b = curve.endHandle - curve.startHandle;
        const QPointF c = curve.end - curve.endHandle;
        const QPointF first = (a * (s * s) + b * (2 * s * t) + c * (t * t)) * 3;
        const QPointF second = ((b - a) * s + (c - b) * t) * 6;
        const QPointF off = curve.pointAt(t) - point;
        const double slope = QPointF::dotProduct(first, first) + QPointF::dotProduct(off, second);
        return slope != 0 ? std::clamp(t - QPointF::dotProduct(off, first) / slope, 0.0, 1.0) : t;
    }

    std::span<const QPointF> m_points;
    double m_tolerance;
    QPainterPath& m_path;
};

/// Without repetitions, which have no direction, and with points at most `spacing` apart: a hurried hand leaves so few
/// that a curve could stray between them.
std::vector<QPointF> filled(std::span<const QPointF> stroke, double spacing)
{
    constexpr double kMost = 64; // between two points of the stroke
    std::vector<QPointF> points;
    for (const QPointF& p : stroke) {
        if (points.empty()) {
            points.push_back(p);
            continue;
        }
        const QPointF from = points.back();
        const double way = distanceBetween(from, p);
        if (way <= 1e-9) continue;
        const double steps = spacing > 0 ? std::clamp(std::ceil(way / spacing), 1.0, kMost) : 1;
        for (double step = 1; step < steps; ++step) points.push_back(from + (p - from) * (step / steps));
        points.push_back(p);
    }
    return points;
}

} // namespace

QPainterPath fittedCurve(std::span<const QPointF> stroke, double tolerance, double corner)
{
    const std::vector<QPointF> points = filled(stroke, tolerance);
    QPainterPath path;
    if (points.empty()) return path;
    path.moveTo(points.front());
    // Corners are looked for in the simplified stroke, where the trembling of a hand is gone.
    const std::vector<QPointF> coarse = simplified(points, tolerance);
    std::size_t begin = 0;
    std::size_t place = 0;
    for (std::size_t i = 1; i < coarse.size(); ++i) {
        while (points[place] != coarse[i]) ++place;
        bool isCorner = i + 1 == coarse.size();
        if (!isCorner) {
            const QPointF in = direction(coarse[i] - coarse[i - 1]);
            const QPointF out = direction(coarse[i + 1] - coarse[i]);
            isCorner = std::acos(std::clamp(QPointF::dotProduct(in, out), -1.0, 1.0)) * 180 / std::numbers::pi > corner;
        }
        if (!isCorner) continue;
        if (place - begin == 1)
            path.lineTo(points[place]);
        else
            Fitter(std::span(points).subspan(begin, place - begin + 1), tolerance, path).run();
        begin = place;
    }
    return path;
}

} // namespace marches::editor
