// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/svgpath.h"

#include <QPainterPath>
#include <QTransform>

#include <string>

namespace marches::editor {

/// Digits after the point that are written at most where board units are the file's: a thousandth is below what can be
/// seen.
inline constexpr int kSvgPathDigits = 3;

/// Path data in absolute M, L, C and Z: "M10,20L30,40 50,60C1,2 3,4 5,6Z". The same point is written the same way
/// wherever it stands, and what is written reads back as the same text. A subpath of more than one segment that ends
/// where it began is closed; a point without segments, which draws nothing, is left out. `digits`: 0 to 9.
std::string writeSvgPath(const QPainterPath& path, int digits = kSvgPathDigits);

/// Path data, in the coordinates of an element, of an outline in board units: `placement` leads from the former to the
/// latter. Has as many digits as keep the outline within a thousandth of a board unit. Fails with "flat-transform"
/// where the placement cannot be undone, and on what parseSvgPath() would not read again.
SvgResult<std::string> writePlacedSvgPath(const QPainterPath& outline, const QTransform& placement);

} // namespace marches::editor
