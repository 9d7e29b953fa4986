// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/segment.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::editor {

namespace {

constexpr int kMostPieces = 128;

QPointF mix(const QPointF& a, const QPointF& b, double t) { return a + (b - a) * t; }

} // namespace

double cross(const QPointF& a, const QPointF& b) { return a.x() * b.y() - a.y() * b.x(); }

double distanceBetween(const QPointF& a, const QPointF& b) { return std::hypot(a.x() - b.x(), a.y() - b.y()); }

Nearest nearestOnLine(const QPointF& point, const QPointF& from, const QPointF& to)
{
    const QPointF along = to - from;
    const double squared = QPointF::dotProduct(along, along);
    const double t = squared > 0 ? std::clamp(QPointF::dotProduct(point - from, along) / squared, 0.0, 1.0) : 0.0;
    const QPointF at = t >= 1 ? to : from + along * t;
    return {t, at, distanceBetween(point, at)};
}

QRectF boxAround(const QRectF& a, const QRectF& b)
{
    const double left = std::min(a.left(), b.left());
    const double top = std::min(a.top(), b.top());
    return {left, top, std::max(a.right(), b.right()) - left, std::max(a.bottom(), b.bottom()) - top};
}

QRectF boxOf(const QPointF& a, const QPointF& b)
{
    const double left = std::min(a.x(), b.x());
    const double top = std::min(a.y(), b.y());
    return {left, top, std::max(a.x(), b.x()) - left, std::max(a.y(), b.y()) - top};
}

QPointF Segment::pointAt(double t) const
{
    if (t <= 0) return start;
    if (t >= 1) return end;
    if (!curved) return mix(start, end, t);
    const double s = 1 - t;
    return start * (s * s * s) + startHandle * (3 * s * s * t) + endHandle * (3 * s * t * t) + end * (t * t * t);
}

std::pair<Segment, Segment> Segment::splitAt(double t) const
{
    if (!curved) {
        const QPointF at = mix(start, end, t);
        return {line(start, at), line(at, end)};
    }
    const QPointF a = mix(start, startHandle, t);
    const QPointF b = mix(startHandle, endHandle, t);
    const QPointF c = mix(endHandle, end, t);
    const QPointF ab = mix(a, b, t);
    const QPointF bc = mix(b, c, t);
    const QPointF at = mix(ab, bc, t);
    return {cubic(start, a, ab, at), cubic(at, bc, c, end)};
}

Segment Segment::translated(const QPointF& by) const
{
    return {start + by, startHandle + by, endHandle + by, end + by, curved};
}

QRectF Segment::hull() const
{
    const QRectF ends = boxOf(start, end);
    return curved ? boxAround(ends, boxOf(startHandle, endHandle)) : ends;
}

double Segment::length() const
{
    if (!curved) return distanceBetween(start, end);
    double sum = 0;
    QPointF last = start;
    const int count = pieces();
    for (int i = 1; i <= count; ++i) {
        const QPointF at = pointAt(static_cast<double>(i) / count);
        sum += distanceBetween(last, at);
        last = at;
    }
    return sum;
}

double Segment::areaTerm() const
{
    double sum = cross(start, end) / 2;
    if (!curved) return sum;
    // Green's theorem for the cubic about its start; the weights are integrals of products of Bernstein polynomials.
    const QPointF a = startHandle - start;
    const QPointF b = endHandle - start;
    const QPointF c = end - start;
    sum += 0.15 * cross(a, b) + 0.15 * cross(a, c) + 0.3 * cross(b, c);
    return sum;
}

Nearest Segment::nearestTo(const QPointF& point) const
{
    if (!curved) return nearestOnLine(point, start, end);
    Nearest best{0, start, std::numeric_limits<double>::infinity()};
    const int count = std::max(pieces(), 8);
    QPointF last = start;
    for (int i = 1; i <= count; ++i) {
        const QPointF at = pointAt(static_cast<double>(i) / count);
        const Nearest here = nearestOnLine(point, last, at);
        if (here.distance < best.distance) best = {(i - 1 + here.t) / count, here.at, here.distance};
        last = at;
    }
    // Narrow the parameter on the curve itself, around the place found on its polyline.
    double low = std::max(0.0, best.t - 1.0 / count);
    double high = std::min(1.0, best.t + 1.0 / count);
    for (int i = 0; i < 50 && high - low > 1e-15; ++i) {
        const double a = low + (high - low) / 3;
        const double b = high - (high - low) / 3;
        if (distanceBetween(point, pointAt(a)) <= distanceBetween(point, pointAt(b)))
            high = b;
        else
            low = a;
    }
    Nearest exact{(low + high) / 2, pointAt((low + high) / 2), 0};
    exact.distance = distanceBetween(point, exact.at);
    for (const double end01 : {0.0, 1.0})
        if (const double d = distanceBetween(point, pointAt(end01)); d <= exact.distance)
            exact = {end01, pointAt(end01), d};
    return exact;
}

bool Segment::fartherThan(double distance, const QPointF& point) const
{
    if (!curved) return nearestOnLine(point, start, end).distance > distance;
    const int count = pieces();
    const double reach = distance + 0.75 * bend() / (count * count); // so near to its polyline is the curve
    QPointF last = start;
    for (int i = 1; i <= count; ++i) {
        const QPointF at = pointAt(static_cast<double>(i) / count);
        const QPointF along = at - last;
        const double squared = QPointF::dotProduct(along, along);
        const double t = squared > 0 ? std::clamp(QPointF::dotProduct(point - last, along) / squared, 0.0, 1.0) : 0.0;
        const QPointF off = last + along * t - point;
        if (QPointF::dotProduct(off, off) <= reach * reach) return false;
        last = at;
    }
    return true;
}

double Segment::bend() const
{
    if (!curved) return 0;
    const auto between = [](const QPointF& a, const QPointF& b, const QPointF& c) {
        return std::hypot(a.x() - 2 * b.x() + c.x(), a.y() - 2 * b.y() + c.y());
    };
    return std::max(between(start, startHandle, endHandle), between(end, endHandle, startHandle));
}

int Segment::pieces() const
{
    if (!curved) return 1;
    return std::clamp(static_cast<int>(std::ceil(std::sqrt(0.75 * bend() / kFlatness))), 2, kMostPieces);
}

void Segment::flattenInto(std::vector<QPointF>& points) const
{
    const int count = pieces();
    for (int i = 1; i < count; ++i) points.push_back(pointAt(static_cast<double>(i) / count));
    points.push_back(end);
}

std::vector<QPointF> Segment::flattened() const
{
    std::vector<QPointF> points{start};
    flattenInto(points);
    return points;
}

double Segment::deviation(const Segment& other) const
{
    constexpr int kSamples = 8;
    double most = 0;
    for (int i = 1; i < kSamples; ++i) {
        const QPointF at = pointAt(static_cast<double>(i) / kSamples);
        most = std::max(most, other.nearestTo(at).distance);
        const QPointF there = other.pointAt(static_cast<double>(i) / kSamples);
        most = std::max(most, nearestTo(there).distance);
    }
    return most;
}

} // namespace marches::editor
