// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapsaving.h"
#include "editor/exchange/foreignfiles.h"
#include "editor/exchange/mapbuilding.h"
#include "engine/base/result.h"

#include <QByteArray>

#include <map>
#include <string>

namespace marches::editor {

// A .marches-map is a zip of a map's folder: map.yaml, board.svg, i18n/*.po, variants/*.yaml with variants/i18n/*.po,
// the picture that it is traced from, and the stamps and styles of its maker's own that it is drawn with. It may stand
// in a folder of its own within the zip.

/// A map out of such files. It is read as it would be opened, so that what is taken can be; what does not belong to a
/// map is left out, with a note.
[[nodiscard]] engine::Result<ImportedMap> readMarchesMap(const ForeignFiles& files, const std::string& mapYaml);

/// The zip of a map's folder. Fails where the map cannot be opened.
[[nodiscard]] engine::Result<QByteArray> packMarchesMap(const std::string& folder);
/// The zip of an open map as it would be saved now, with the variants that lie in `folder`, its own; empty: it has
/// none. `ownVariants`: the folder of those that a person made of a map that comes with the program; it need not be
/// there. Nothing is written.
[[nodiscard]] engine::Result<QByteArray> packMarchesMap(const MapSaving& saving, const std::string& folder,
                                                        const std::string& ownVariants = {});

/// The variants that lie in a map's folder, with their translations, and those in `ownVariants`, by name below the
/// folder of a map; either may be empty or not there.
[[nodiscard]] engine::Result<std::map<std::string, std::string>> variantsOf(const std::string& folder,
                                                                            const std::string& ownVariants);

} // namespace marches::editor
