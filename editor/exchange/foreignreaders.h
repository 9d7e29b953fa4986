// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignfiles.h"
#include "editor/exchange/foreignmap.h"
#include "editor/exchange/importchoices.h"
#include "engine/base/result.h"

#include <string>

namespace marches::editor {

// One reader a form. `name` is the file of the form's kind among `files`: the SVG, the .map, variants.xml, map.yml, the
// JSON. All of them fail with file, line and column on what they cannot read, and list in ForeignMap::notes what they
// leave out.

/// Any SVG: territories are the shapes and groups in layers that are named so ("territories", "seas", ...), else all
/// filled areas. What exportPlainSvg() adds is understood.
[[nodiscard]] engine::Result<ForeignMap> readPlainSvg(const ForeignFiles& files, const std::string& name);
/// Warzone's drawing, as its site and its extension of Inkscape have it, with names, connections and bonuses in the
/// drawing or as commands in a JSON file beside it.
[[nodiscard]] engine::Result<ForeignMap> readWarzone(const ForeignFiles& files, const std::string& name);
/// Domination: .map with its index image, and .properties with names in other languages. Without the image: cells
/// around the points.
[[nodiscard]] engine::Result<ForeignMap> readDomination(const ForeignFiles& files, const std::string& name);
/// Conquest: .map with names, points and neighbours, and the picture that is filled from the points.
[[nodiscard]] engine::Result<ForeignMap> readConquest(const ForeignFiles& files, const std::string& name);
/// TripleA: map.yml, polygons.txt, centers.txt and the XML of one of its games: of the one that is chosen, or that uses
/// most of the map.
[[nodiscard]] engine::Result<ForeignMap> readTripleA(const ForeignFiles& files, const std::string& name,
                                                     const ImportChoices& choices);
/// jDip: variants.xml with its adjacency and drawing.
[[nodiscard]] engine::Result<ForeignMap> readJDip(const ForeignFiles& files, const std::string& name,
                                                  const ImportChoices& choices);
/// A drawing of jDip without its package: what its layers say.
[[nodiscard]] engine::Result<ForeignMap> readJDipDrawing(const ForeignFiles& files, const std::string& name);
/// godip: a drawing in its layers, and the graph in a Go file beside it.
[[nodiscard]] engine::Result<ForeignMap> readGodip(const ForeignFiles& files, const std::string& name);
[[nodiscard]] engine::Result<ForeignMap> readGeoJson(const ForeignFiles& files, const std::string& name,
                                                     const ImportChoices& choices);
[[nodiscard]] engine::Result<ForeignMap> readTopoJson(const ForeignFiles& files, const std::string& name,
                                                      const ImportChoices& choices);

} // namespace marches::editor
