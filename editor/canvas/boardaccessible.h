// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::editor {

class BoardView;

/// Makes boards readable for screen readers: a BoardView has one child a drawn place, with name, description, outline,
/// the role of a button when it can be chosen, and the action of pressing it. Called by every BoardView; does it once.
void installBoardAccessibility();

/// Tells screen readers that a place has the focus.
void announceFocus(BoardView* view, int place);
/// After the places of a view changed.
void updateBoardAccessibility(BoardView* view);

} // namespace marches::editor
