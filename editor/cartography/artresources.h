// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/stamps.h"
#include "editor/cartography/style.h"
#include "engine/package/mappackage.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

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

/// Files of stamps and styles by name below a folder: "stamps/boat.svg", "styles/dusk.yaml".
using ArtFiles = std::map<std::string, std::string>;
bool isArtFile(std::string_view name);

/// What a map is drawn with and does not come with the program, for whoever is to have the map: these stamps, its
/// style, and the stamps that the style strews.
ArtFiles ownArtOf(const std::vector<std::string>& stamps, const std::string& style);

/// Adds what a map brings with it. What the program or the person has by that name stays. Gives what is wrong with
/// them, which is told by `place` and name; the rest is taken. May be done again, as useOwnArt(); for any thread.
[[nodiscard]] engine::Errors useArtOfMap(const ArtFiles& files, const std::string& place);
/// The same with those that lie in the folder of a map.
[[nodiscard]] engine::Errors useArtBeside(const std::string& mapFolder);

} // namespace marches::editor
