// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svggeometry.h"

#include <QLineF>
#include <QPolygonF>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace marches::editor {

namespace {

constexpr std::array<std::string_view, 7> kShapes{"path", "rect", "circle", "ellipse", "line", "polyline", "polygon"};

/// Reads numbers of a node and remembers the first fault.
class Numbers {
public:
    explicit Numbers(const SvgNode& node) : m_node(node) {}

    double operator()(std::string_view key, double otherwise = 0)
    {
        const std::string_view text = m_node.attribute(key);
        if (text.empty()) return otherwise;
        const SvgResult<double> value = parseSvgNumber(text);
        if (!value && fault.code.empty()) fault = value.error();
        return value.value_or(otherwise);
    }

    SvgSyntaxError fault;

private:
    const SvgNode& m_node;
};

QPainterPath rectangle(Numbers& number)
{
    const QRectF box(number("x"), number("y"), std::max(0.0, number("width")), std::max(0.0, number("height")));
    double rx = number("rx", -1);
    double ry = number("ry", -1);
    if (rx < 0) rx = std::max(0.0, ry);
    if (ry < 0) ry = rx;
    QPainterPath path;
    if (rx > 0 || ry > 0)
        path.addRoundedRect(box, std::min(rx, box.width() / 2), std::min(ry, box.height() / 2));
    else
        path.addRect(box);
    return path;
}

SvgResult<QPainterPath> corners(const SvgNode& node)
{
    const SvgResult<std::vector<double>> numbers = parseSvgNumbers(node.attribute("points"));
    if (!numbers) return tl::unexpected<SvgSyntaxError>(numbers.error());
    QPolygonF polygon;
    for (std::size_t i = 0; i + 1 < numbers->size(); i += 2) polygon << QPointF((*numbers)[i], (*numbers)[i + 1]);
    QPainterPath path;
    if (polygon.isEmpty()) return path;
    path.addPolygon(polygon);
    if (node.name == "polygon") path.closeSubpath();
    return path;
}

} // namespace

bool isSvgShape(const SvgNode& node) { return std::ranges::find(kShapes, node.name) != kShapes.end(); }

SvgResult<QPainterPath> svgOutline(const SvgNode& node)
{
    if (node.name == "path") {
        SvgResult<QPainterPath> path = parseSvgPath(node.attribute("d"));
        if (path) path->setFillRule(node.attribute("fill-rule") == "evenodd" ? Qt::OddEvenFill : Qt::WindingFill);
        return path;
    }
    if (node.name == "polyline" || node.name == "polygon") return corners(node);
    Numbers number(node);
    QPainterPath path;
    if (node.name == "rect") {
        path = rectangle(number);
    } else if (node.name == "circle") {
        const double r = std::max(0.0, number("r"));
        path.addEllipse(QPointF(number("cx"), number("cy")), r, r);
    } else if (node.name == "ellipse") {
        const QPointF centre(number("cx"), number("cy"));
        const double rx = std::max(0.0, number("rx"));
        path.addEllipse(centre, rx, std::max(0.0, number("ry")));
    } else if (node.name == "line") {
        path.moveTo(number("x1"), number("y1"));
        path.lineTo(number("x2"), number("y2"));
    }
    if (!number.fault.code.empty()) return tl::unexpected<SvgSyntaxError>(number.fault);
    return path;
}

SvgResult<QTransform> svgTransform(const SvgNode& node)
{
    const std::string_view text = node.attribute("transform");
    return text.empty() ? SvgResult<QTransform>(QTransform()) : parseSvgTransform(text);
}

bool staysInRange(const QRectF& box, const QTransform& transform)
{
    for (const QPointF& corner : {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
        const QPointF p = transform.map(corner);
        if (!(std::abs(p.x()) <= kMaxCoordinate) || !(std::abs(p.y()) <= kMaxCoordinate)) return false;
    }
    return true;
}

double pathExtent(const QPainterPath& path)
{
    double length = 0;
    for (int i = 1; i < path.elementCount(); ++i) {
        const QPainterPath::Element from = path.elementAt(i - 1);
        const QPainterPath::Element to = path.elementAt(i);
        length += QLineF(from.x, from.y, to.x, to.y).length();
    }
    return length;
}

} // namespace marches::editor
