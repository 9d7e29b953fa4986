// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/boardexport.h"
#include "engine/base/result.h"

#include <QByteArray>

#include <map>
#include <span>
#include <string>
#include <string_view>

namespace marches::editor {

/// A map in the form of another program: one file, or several that go into a folder or zip.
struct ExportedMap {
    std::map<std::string, QByteArray> files; ///< by name
    engine::Errors notes;                    ///< what the form cannot say
    bool isOneFile() const { return files.size() == 1; }
};

/// The forms that can be written: "svg", "warzone", "domination", "jdip", "godip", "geojson", "topojson", "csv",
/// "graphml", "marches-map".
std::span<const std::string_view> exportForms();

/// The map of a folder in one of these forms; nothing is written. Fails where the map cannot be read, or is more than
/// the form holds ("export-too-many").
[[nodiscard]] engine::Result<ExportedMap> exportMap(const std::string& folder, const std::string& form);
/// The same of a map that is open, in any form but "marches-map", which packs files (marchesmap.h).
[[nodiscard]] engine::Result<ExportedMap> exportMap(const MapModel& model, const std::string& form);

// One writer a form.
ExportedMap exportPlainSvg(const BoardExport& board);
ExportedMap exportWarzone(const BoardExport& board);
[[nodiscard]] engine::Result<ExportedMap> exportDomination(const BoardExport& board);
ExportedMap exportJDip(const BoardExport& board);
ExportedMap exportGodip(const BoardExport& board);
ExportedMap exportGeoJson(const BoardExport& board);
ExportedMap exportTopoJson(const BoardExport& board);
/// One connection a line: from, to, their names, kind, who it serves, whether it is closed.
ExportedMap exportCsv(const BoardExport& board);
ExportedMap exportGraphMl(const BoardExport& board);

} // namespace marches::editor
