// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QPointF>

namespace marches::editor {

/// An elliptical arc of SVG, from the present point of a path to `to`.
struct SvgArc {
    double rx = 0;
    double ry = 0;
    double rotation = 0; ///< of its x axis, in degrees
    bool large = false;
    bool sweep = false;
    QPointF to;
};

/// Adds the arc as cubic curves of at most 90 degrees each, by the centre parametrisation of SVG 1.1, appendix F.6.
void addSvgArc(QPainterPath& path, const SvgArc& arc);

} // namespace marches::editor
