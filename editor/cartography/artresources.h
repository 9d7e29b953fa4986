// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/stamps.h"
#include "editor/cartography/style.h"
#include "engine/package/mappackage.h"

#include <string>

namespace marches::editor {

/// What boards are drawn with.
struct ArtResources {
    StyleLibrary styles;
    StampLibrary stamps;
};

/// Those of the program, and a person's own once useOwnArt() has been called.
const ArtResources& artResources();

/// The style that a map names (the usual one where there is none of that name), with the colours and letters that it
/// has of its own. What looks alike is one and the same, and stays; for any thread.
const Style& styleFor(const engine::MapArt& art);

/// Reads the styles (`styles/*.yaml`) and stamps (`stamps/*.svg`) of a folder beside the program's. May be done again:
/// what was taken from artResources() before stays as it was, and whoever draws with it asks anew. Gives what is wrong
/// with them; the rest is taken.
[[nodiscard]] engine::Errors useOwnArt(const std::string& folder);

} // namespace marches::editor
