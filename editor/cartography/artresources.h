// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/stamps.h"
#include "editor/cartography/style.h"

#include <string>

namespace marches::editor {

/// What boards are drawn with.
struct ArtResources {
    StyleLibrary styles;
    StampLibrary stamps;
};

/// Those of the program, and a person's own once useOwnArt() has been called.
const ArtResources& artResources();

/// Adds the styles (`styles/*.yaml`) and stamps (`stamps/*.svg`) of a folder. Once, before anything is drawn: what was
/// taken from artResources() before is gone. Gives what is wrong with them; the rest is taken.
engine::Errors useOwnArt(const std::string& folder);

} // namespace marches::editor
