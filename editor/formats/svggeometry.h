// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/svgpath.h"
#include "editor/formats/svgtree.h"

#include <QPainterPath>
#include <QTransform>

#include <optional>

namespace marches::editor {

/// True for path, rect, circle, ellipse, line, polyline and polygon.
bool isSvgShape(const SvgNode& node);

/// Outline of a shape in its own coordinates. Fails on numbers and paths that are wrong or too large.
SvgResult<QPainterPath> svgOutline(const SvgNode& node);

/// Its own transform; the identity where it has none.
SvgResult<QTransform> svgTransform(const SvgNode& node);

/// True when every point of `box` stays in the range of coordinates under `transform`.
bool staysInRange(const QRectF& box, const QTransform& transform);

/// Length of the polygon through all points and handles: at least that of the path.
double pathExtent(const QPainterPath& path);

} // namespace marches::editor
