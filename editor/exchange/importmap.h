// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignreaders.h"
#include "editor/exchange/mapbuilding.h"
#include "engine/base/result.h"

#include <span>
#include <string>
#include <string_view>

namespace marches::editor {

/// The forms that can be read: "svg", "warzone", "domination", "conquest", "triplea", "jdip", "godip", "geojson",
/// "topojson", "marches-map".
std::span<const std::string_view> importForms();

/// Reads the map of another program. `path`: a file, a folder or a zip. `form`: one of importForms(), or empty: the one
/// that the files look like. Fails with "import-unknown-form" where they look like none. Nothing is written.
[[nodiscard]] engine::Result<ImportedMap> importMap(const std::string& path, const std::string& form = {},
                                                    const ImportChoices& choices = {}, const NewMapName& name = {});
/// The same of files in memory.
[[nodiscard]] engine::Result<ImportedMap> importMap(const ForeignFiles& files, const std::string& form,
                                                    const ImportChoices& choices, const NewMapName& name);

/// Writes the map as a new folder: whole, or not at all. A folder that is there already must be empty
/// ("import-folder-taken").
[[nodiscard]] engine::Result<void> writeImportedMap(const ImportedMap& map, const std::string& folder);

} // namespace marches::editor
