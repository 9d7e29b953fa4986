// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/transaction.h"
#include "engine/board/board.h"

#include <QString>

#include <string>
#include <string_view>

namespace marches::editor {

// The words of the editor for what files and edits name by codes, in the language of the window.

/// Why an edit was refused, and what one may do: one or two sentences. A code without words gives a general sentence.
QString refusalText(const EditRefusal& refusal);
/// True when there is a sentence of its own for a code of refusal.
bool hasRefusalText(std::string_view code);

/// Kind of ground; a word of the map's own stays as it is.
QString terrainName(const std::string& terrain);
/// What a flag of a territory says ("port"); a flag of the map's own stays as it is.
QString flagName(const std::string& flag);
/// "bridge", "sea lane", ...
QString connectionName(engine::ConnectionKind kind);

} // namespace marches::editor
