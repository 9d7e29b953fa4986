// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace marches::editor {

/// An id made of a name: lower case, letters without their accents, words joined by hyphens ("Forêt d'Été" gives
/// "foret-d-ete"). "place" where nothing of the name can stand in an id.
std::string idFromName(std::string_view name);

} // namespace marches::editor
