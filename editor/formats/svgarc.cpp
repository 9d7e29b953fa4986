// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgarc.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

double angleBetween(const QPointF& u, const QPointF& v)
{
    return std::atan2(u.x() * v.y() - u.y() * v.x(), QPointF::dotProduct(u, v));
}

} // namespace

void addSvgArc(QPainterPath& path, const SvgArc& arc)
{
    const QPointF from = path.currentPosition();
    double rx = std::abs(arc.rx);
    double ry = std::abs(arc.ry);
    if (from == arc.to) return;
    if (rx == 0 || ry == 0) {
        path.lineTo(arc.to);
        return;
    }
    const double phi = arc.rotation * std::numbers::pi / 180.0;
    const double cosPhi = std::cos(phi);
    const double sinPhi = std::sin(phi);
    const QPointF half = (from - arc.to) / 2;
    const QPointF mid(cosPhi * half.x() + sinPhi * half.y(), -sinPhi * half.x() + cosPhi * half.y());

    // Radii that are too small for the distance are enlarged until they just reach.
    const double need = (mid.x() * mid.x()) / (rx * rx) + (mid.y() * mid.y()) / (ry * ry);
    if (need > 1) {
        rx *= std::sqrt(need);
        ry *= std::sqrt(need);
    }
    const double denominator = rx * rx * mid.y() * mid.y() + ry * ry * mid.x() * mid.x();
    double factor = std::sqrt(std::max(0.0, rx * rx * ry * ry / denominator - 1.0));
    if (arc.large == arc.sweep) factor = -factor;
    const QPointF centre(factor * rx * mid.y() / ry, -factor * ry * mid.x() / rx);
    const QPointF start((mid.x() - centre.x()) / rx, (mid.y() - centre.y()) / ry);
    const QPointF end((-mid.x() - centre.x()) / rx, (-mid.y() - centre.y()) / ry);
    const double theta = std::atan2(start.y(), start.x());
    double sweep = angleBetween(start, end);
    if (arc.sweep && sweep < 0) sweep += 2 * std::numbers::pi;
    if (!arc.sweep && sweep > 0) sweep -= 2 * std::numbers::pi;

    const QPointF middle = (from + arc.to) / 2;
    const QPointF origin(cosPhi * centre.x() - sinPhi * centre.y() + middle.x(),
                         sinPhi * centre.x() + cosPhi * centre.y() + middle.y());
    const auto place = [&](double x, double y) {
        return QPointF(origin.x() + cosPhi * rx * x - sinPhi * ry * y, origin.y() + sinPhi * rx * x + cosPhi * ry * y);
    };
    const int pieces = std::clamp(static_cast<int>(std::ceil(std::abs(sweep) / (std::numbers::pi / 2) - 1e-9)), 1, 4);
    const double step = sweep / pieces;
    const double handle = 4.0 / 3.0 * std::tan(step / 4);
    for (int i = 0; i < pieces; ++i) {
        const double a = theta + i * step;
        const double b = a + step;
        const QPointF target = i + 1 == pieces ? arc.to : place(std::cos(b), std::sin(b));
        path.cubicTo(place(std::cos(a) - handle * std::sin(a), std::sin(a) + handle * std::cos(a)),
                     place(std::cos(b) + handle * std::sin(b), std::sin(b) - handle * std::cos(b)), target);
    }
}

} // namespace marches::editor
