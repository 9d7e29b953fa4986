// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/ink.h"

#include <QRectF>

namespace marches::editor {

/// Where two drawings of one thing look different, board units: of a coast that was moved at one end, that end alone.
/// Never too small, and all of both where they have nothing in common; empty: nowhere.
QRectF differenceOf(const Inks& a, const Inks& b);

} // namespace marches::editor
