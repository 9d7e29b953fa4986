// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/geometry/mapsupport.h"

#include "editor/geometry/outline.h"
#include "editor/geometry/validity.h"
#include "editor/geometry/weld.h"

#include <QStringList>

#include <algorithm>
#include <limits>
#include <set>

namespace marches::test {

using namespace editor;

QPainterPath polygonPath(const QPolygonF& corners)
{
    QPainterPath path;
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

QPainterPath boxPath(double x, double y, double width, double height)
{
    return polygonPath({{x, y}, {x + width, y}, {x + width, y + height}, {x, y + height}});
}

PlanarMap squares(int columns, int rows)
{
    std::vector<QPainterPath> shapes;
    for (int r = 0; r < rows; ++r)
        for (int c = 0; c < columns; ++c) shapes.push_back(boxPath(c * 10, r * 10, 10, 10));
    return weldShapes(shapes, {0, 0, 0}).map;
}

VertexId vertexAt(const PlanarMap& map, const QPointF& place)
{
    for (const VertexId id : map.vertices())
        if (distanceBetween(map.at(id), place) < 1e-9) return id;
    return kNoVertex;
}

EdgeId edgeNear(const PlanarMap& map, const QPointF& place)
{
    EdgeId best = kNoEdge;
    double nearest = std::numeric_limits<double>::infinity();
    for (const EdgeId id : map.edges()) {
        const double d = distanceBetween(map.segment(id).pointAt(0.5), place);
        if (d >= nearest) continue;
        nearest = d;
        best = id;
    }
    return best;
}

namespace {

QString number(double value) { return QString::number(value, 'g', 12); }

/// Euler's formula, and the two ways to add up areas.
QString countFault(const PlanarMap& map)
{
    std::vector<std::size_t> parent(map.vertices().empty() ? 0 : slotOf(map.vertices().back()) + 1);
    for (std::size_t i = 0; i < parent.size(); ++i) parent[i] = i;
    const auto root = [&parent](std::size_t v) {
        while (parent[v] != v) v = parent[v] = parent[parent[v]];
        return v;
    };
    for (const EdgeId id : map.edges()) parent[root(slotOf(map.edge(id).start))] = root(slotOf(map.edge(id).end));
    std::size_t components = 0;
    for (const VertexId id : map.vertices()) components += root(slotOf(id)) == slotOf(id) ? 1 : 0;

    std::size_t rings = 0;
    std::size_t sides = 0;
    double total = 0;
    std::vector<FaceId> faces = map.faces();
    faces.push_back(kOutside);
    double outer = 0;
    std::size_t holes = 0;
    for (const FaceId face : faces) {
        double area = 0;
        for (const auto& ring : ringsOf(map, face)) {
            ++rings;
            sides += ring.size();
            for (const HalfEdge half : ring)
                if (map.left(half) != face) return QStringLiteral("a ring leaves its face");
            const double part = ringArea(map, ring);
            area += part;
            holes += part < 0 ? 1 : 0;
        }
        if (face == kOutside) {
            outer = area;
            continue;
        }
        if (!(area > 0)) return QStringLiteral("a face without area");
        total += area;
    }
    if (sides != 2 * map.edgeCount()) return QStringLiteral("sides that no ring passes");
    // V - E + F = 1 + C, where each component has its own outer ring: rings = F - 1 + C.
    if (map.vertexCount() + rings != map.edgeCount() + 2 * components)
        return QStringLiteral("Euler: %1 - %2 + %3 != 2 * %4")
            .arg(map.vertexCount())
            .arg(map.edgeCount())
            .arg(rings)
            .arg(components);
    if (holes != components) return QStringLiteral("%1 holes for %2 components").arg(holes).arg(components);
    if (std::abs(total + outer) > 1e-6 * std::max(1.0, total))
        return QStringLiteral("areas: %1 inside, %2 outside").arg(number(total), number(outer));
    return {};
}

} // namespace

QString faultOf(const PlanarMap& map)
{
    const std::vector<EditRefusal> faults = checkMap(map);
    if (!faults.empty())
        return QStringLiteral("%1 faults, first %2 at %3, %4")
            .arg(faults.size())
            .arg(QString::fromStdString(faults.front().code), number(faults.front().place.x()),
                 number(faults.front().place.y()));
    return countFault(map);
}

QString undoFault(PlanarMap& map, const Patch& patch, const QByteArray& before)
{
    const QByteArray after = map.bytes();
    map.apply(patch.inverse());
    if (map.bytes() != before) return QStringLiteral("undo gives another map");
    if (const QString fault = faultOf(map); !fault.isEmpty()) return QStringLiteral("after undo: ") + fault;
    map.apply(patch);
    if (map.bytes() != after) return QStringLiteral("redo gives another map");
    return {};
}

QString codeOf(const EditResult& result) { return result ? QString() : QString::fromStdString(result.error().code); }

} // namespace marches::test
