// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"
#include "editor/model/mapmodel.h"
#include "engine/base/result.h"

#include <map>
#include <memory>
#include <string>

namespace marches::engine {
class FileSystem;
}

namespace marches::editor {

/// All that a save takes, as values: making the files and bringing them to the disk is long, and may be done in any
/// thread.
struct MapSaving {
    MapModel model; ///< with the id that the map has in that folder
    std::shared_ptr<const SavedBaseline> base;
    std::string folder;
    bool own = true;        ///< the files there are those of `base`: "file-changed-on-disk" where they are not,
    bool overwrite = false; ///< unless these are wanted whatever they are
    std::map<std::string, std::string> others; ///< to go there as well, by name: the picture that is traced, variants
    engine::FileSystem* calls = nullptr;       ///< null: the usual ones
};

/// A variant lies in the folder of its map and names it: its file for a map of another id.
std::string variantFor(const std::string& map, const std::string& variant);

/// Writes the files, all or none.
[[nodiscard]] engine::Result<MapFiles> writeMapFiles(const MapSaving& saving);
/// The same, and what the next files are made from.
[[nodiscard]] engine::Result<SavedBaseline> saveMap(const MapSaving& saving);

} // namespace marches::editor
