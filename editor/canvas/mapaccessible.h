// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/records.h"

namespace marches::editor {

class MapView;

/// Makes map views readable for screen readers: one child for each place, with name, description, rectangle and
/// "press", which selects it. Once a program; more calls do nothing.
void installMapAccessibility();
/// Tells that a place has the focus now.
void announcePlace(MapView* view, Key place);
/// After places came or went.
void updateMapAccessibility(MapView* view);

} // namespace marches::editor
