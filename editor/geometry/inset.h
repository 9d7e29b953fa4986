// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/shape.h"

namespace marches::editor {

/// The outline of a shape moved inwards by a small distance (board units), for lines that must leave the border itself
/// to be seen. Every vertex moves along the mean normal of its edges; one that ends up nearer to another part of the
/// outline than nine tenths of the distance is left out. A ring with too little room inside stays where it is.
QPainterPath inset(const Shape& shape, double distance);

} // namespace marches::editor
