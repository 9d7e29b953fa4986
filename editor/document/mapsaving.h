// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"
#include "editor/document/mapmodel.h"
#include "engine/base/result.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace marches::engine {
class FileCalls;
}

namespace marches::editor {

/// All that a save takes, as values: making the files and bringing them to the disk is long, and may be done in any thread.
struct MapSaving {
    MapModel model; ///< with the id that the map has in that folder
    std::shared_ptr<const MapBase> base;
    std::string folder;
    bool own = true;        ///< the files there are those of `base`: "file-changed-on-disk" where they are not,
    bool overwrite = false; ///< unless these are wanted whatever they are
    std::optional<std::pair<std::string, std::string>> picture; ///< to go there as well: name, bytes
    engine::FileCalls* calls = nullptr;                         ///< null: the usual ones
};

/// Writes the files, all or none.
engine::Result<MapFiles> writeMapFiles(const MapSaving& saving);
/// The same, and what the next files are made from.
engine::Result<MapBase> saveMap(const MapSaving& saving);

} // namespace marches::editor
