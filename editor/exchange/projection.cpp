// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/projection.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>

namespace marches::editor {

namespace {

constexpr double kRadians = std::numbers::pi / 180;
/// Mercator has no poles: where web maps end.
constexpr double kMercatorEnd = 85.05;

/// The part of a ring on one side of a meridian (I. Sutherland and G. Hodgman, 1974).
QPolygonF clippedAt(const QPolygonF& ring, double meridian, bool keepEast)
{
    const auto inside = [&](const QPointF& p) { return keepEast ? p.x() >= meridian : p.x() <= meridian; };
    QPolygonF kept;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QPointF& a = ring[i];
        const QPointF& b = ring[(i + 1) % ring.size()];
        if (inside(a)) kept << a;
        if (inside(a) != inside(b))
            kept << QPointF(meridian, a.y() + (b.y() - a.y()) * (meridian - a.x()) / (b.x() - a.x()));
    }
    return kept;
}

/// True for a side that leads over the meridian 180, the short way round. Along a pole it runs the long way, on the
/// edge of the sheet.
bool crossesAt(const QPointF& from, const QPointF& to)
{
    constexpr double kPole = 89.9;
    return std::abs(to.x() - from.x()) > 180 && std::abs(from.y()) < kPole && std::abs(to.y()) < kPole;
}

} // namespace

std::optional<Projection> projectionOf(std::string_view name)
{
    if (name == "none") return Projection::None;
    if (name == "none-up") return Projection::NoneUp;
    if (name == "equirectangular") return Projection::Equirectangular;
    if (name == "mercator") return Projection::Mercator;
    if (name == "natural-earth") return Projection::NaturalEarth;
    if (name == "equal-earth") return Projection::EqualEarth;
    return std::nullopt;
}

QPointF projected(Projection projection, const QPointF& degrees, double parallel)
{
    const double lambda = degrees.x() * kRadians;
    const double phi = std::clamp(degrees.y(), -90.0, 90.0) * kRadians;
    switch (projection) {
    case Projection::None: return degrees;
    case Projection::NoneUp: return {degrees.x(), -degrees.y()};
    case Projection::Equirectangular: return {lambda * std::cos(parallel * kRadians), -phi};
    case Projection::Mercator: {
        const double within = std::clamp(degrees.y(), -kMercatorEnd, kMercatorEnd) * kRadians;
        return {lambda, -std::asinh(std::tan(within))};
    }
    case Projection::NaturalEarth: {
        const double p2 = phi * phi;
        const double p4 = p2 * p2;
        const double p8 = p4 * p4;
        const double p12 = p8 * p4;
        const double x = 0.8707 - 0.131979 * p2 - 0.013791 * p4 + 0.003971 * p8 * p2 - 0.001529 * p12;
        const double y = 1.007226 + 0.015085 * p2 - 0.044475 * p4 * p2 + 0.028874 * p8 - 0.005916 * p8 * p2;
        return {lambda * x, -phi * y};
    }
    case Projection::EqualEarth: {
        constexpr double kA1 = 1.340264;
        constexpr double kA2 = -0.081106;
        constexpr double kA3 = 0.000893;
        constexpr double kA4 = 0.003796;
        const double theta = std::asin(std::sqrt(3.0) / 2 * std::sin(phi));
        const double t2 = theta * theta;
        const double t6 = t2 * t2 * t2;
        const double x =
            2 * std::sqrt(3.0) * lambda * std::cos(theta) / (3 * (kA1 + 3 * kA2 * t2 + t6 * (7 * kA3 + 9 * kA4 * t2)));
        return {x, -theta * (kA1 + kA2 * t2 + t6 * (kA3 + kA4 * t2))};
    }
    }
    return degrees;
}

std::vector<QPolygonF> cutAtAntimeridian(const QPolygonF& ring)
{
    if (ring.size() < 3) return {};
    QPolygonF unrolled;
    double turn = 0;
    bool crosses = false;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        if (i > 0) {
            const double step = ring[i].x() - ring[i - 1].x();
            if (crossesAt(ring[i - 1], ring[i])) {
                turn += step > 0 ? -360 : 360;
                crosses = true;
            }
        }
        unrolled << QPointF(ring[i].x() + turn, ring[i].y());
    }
    if (!crosses) return {ring};
    const double last = ring.first().x() - ring.last().x();
    const double end = crossesAt(ring.last(), ring.first()) ? turn + (last > 0 ? -360 : 360) : turn;
    if (end != 0) { // around a pole: along the nearer one back to the start
        double mean = 0;
        for (const QPointF& point : ring) mean += point.y() / static_cast<double>(ring.size());
        const double pole = mean > 0 ? 90 : -90;
        const QPointF first = unrolled.first();
        unrolled << QPointF(first.x() + end, first.y()) << QPointF(first.x() + end, pole) << QPointF(first.x(), pole);
    }
    const QRectF box = unrolled.boundingRect();
    std::vector<QPolygonF> parts;
    // Turns of the globe that the ring reaches into.
    const int first = -static_cast<int>(std::ceil((-180 - box.left()) / 360));
    const int beyond = static_cast<int>(std::ceil((box.right() + 180) / 360));
    for (int at = first; at < beyond; ++at) {
        const double west = -180 + 360.0 * at;
        QPolygonF part = clippedAt(clippedAt(unrolled, west, true), west + 360, false);
        part.translate(-180 - west, 0);
        if (part.size() >= 3) parts.push_back(std::move(part));
    }
    return parts;
}

QPolygonF densified(const QPolygonF& ring, double step)
{
    QPolygonF dense;
    for (qsizetype i = 0; i < ring.size(); ++i) {
        const QPointF& a = ring[i];
        const QPointF& b = ring[(i + 1) % ring.size()];
        dense << a;
        const double length = std::max(std::abs(b.x() - a.x()), std::abs(b.y() - a.y()));
        const int parts = std::min(360, static_cast<int>(std::ceil(length / step)));
        const bool forward = std::tuple(a.x(), a.y()) < std::tuple(b.x(), b.y());
        for (int k = 1; k < parts; ++k) {
            const QPointF& from = forward ? a : b;
            const QPointF& to = forward ? b : a;
            dense << from + (to - from) * (forward ? k : parts - k) / parts;
        }
    }
    return dense;
}

} // namespace marches::editor
