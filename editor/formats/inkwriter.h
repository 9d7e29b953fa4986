// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/ink.h"

#include <string>

namespace marches::editor {

/// Inks as elements of an SVG, one a line; `digits` after the point of coordinates and widths. Of brushes and pens
/// their colours alone are written.
std::string writeInks(const Inks& inks, int digits);

/// The number with at most so many digits after the point, and no zeros at its end.
std::string svgNumber(double value, int digits);

} // namespace marches::editor
