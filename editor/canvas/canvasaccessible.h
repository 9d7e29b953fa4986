// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::editor {

class CanvasView;

/// Makes canvases readable for screen readers: one child for each place, with name, description, rectangle, the role of
/// a button when it can be chosen, and the action of pressing it. Called by every CanvasView; does it once.
void installCanvasAccessibility();
/// Tells that another place has the focus now.
void announceFocusPlace(CanvasView& view);
/// After places came or went.
void updateCanvasAccessibility(CanvasView& view);

} // namespace marches::editor
