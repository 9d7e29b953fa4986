// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardletters.h"
#include "editor/painting/namelayout.h"

class QPainter;

namespace marches::editor {

/// A name at its place, over a halo that keeps it readable on any ground. The painter works in board units; `scale`:
/// pixels per board unit for which it was laid out.
void paintName(QPainter& painter, const LabelPlace& name, const NameColours& colours, double scale);
/// How far the halo of a name reaches around its letters, pixels.
double haloOf(const LabelPlace& name);

} // namespace marches::editor
