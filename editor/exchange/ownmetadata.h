// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignmap.h"
#include "editor/exchange/xmltree.h"

namespace marches::editor {

/// Takes over what boardMetadata() has written into a drawing: ids, regions, names in other languages, connections. It
/// says more than the form around it; places are found by their keys. Nothing happens where there is none.
void takeOwnMetadata(const XmlTree& xml, ForeignMap& map);

} // namespace marches::editor
