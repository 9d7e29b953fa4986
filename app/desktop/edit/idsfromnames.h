// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QString;

namespace marches::editor {
class MapDocument;
}

namespace marches::app {

/// Gives all records whose ids the program made up the ids of their names: one step to undo. Ids that a variant in the
/// folder of the map, or a translation of one, says stay as they are. How many have another id now.
int takeIdsFromNames(editor::MapDocument& document, const QString& folder, const QString& title);

} // namespace marches::app
