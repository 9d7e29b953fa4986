// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/exportmap.h"

#include "editor/document/mapfiles.h"
#include "editor/exchange/foreignmap.h"
#include "editor/exchange/marchesmap.h"
#include "engine/package/mappackage.h"

#include <array>
#include <filesystem>

namespace marches::editor {

namespace {

constexpr std::array<std::string_view, 10> kExportForms{"svg",     "warzone",  "domination", "jdip",    "godip",
                                                        "geojson", "topojson", "csv",        "graphml", "marches-map"};

engine::Result<ExportedMap> written(const BoardExport& board, const std::string& form)
{
    if (form == "warzone") return exportWarzone(board);
    if (form == "domination") return exportDomination(board);
    if (form == "jdip") return exportJDip(board);
    if (form == "godip") return exportGodip(board);
    if (form == "geojson") return exportGeoJson(board);
    if (form == "topojson") return exportTopoJson(board);
    if (form == "csv") return exportCsv(board);
    if (form == "graphml") return exportGraphMl(board);
    return exportPlainSvg(board);
}

/// The board has more on it than shapes in their colours.
bool isDrawn(const MapModel& model) { return model.info.art || !model.stamps().empty(); }

} // namespace

std::span<const std::string_view> exportForms() { return kExportForms; }

engine::Result<ExportedMap> exportMap(const std::string& path, const std::string& form)
{
    const std::string folder = std::filesystem::path(engine::mapFile(path)).parent_path().string();
    if (form == "marches-map") {
        engine::Result<QByteArray> packed = packMarchesMap(folder);
        if (!packed) return engine::fail(packed.error());
        ExportedMap made;
        made.files.emplace("map.marches-map", *std::move(packed));
        return made;
    }
    const engine::Result<MapFiles> files = readMapFiles(folder);
    if (!files) return engine::fail(files.error());
    const engine::Result<OpenedMap> opened = openMap(*files, folder);
    if (!opened) return engine::fail(opened.error());
    return exportMap(opened->model, form);
}

engine::Result<ExportedMap> exportMap(const MapModel& model, const std::string& form)
{
    const BoardExport board(model);
    engine::Result<ExportedMap> made = written(board, form);
    if (made && board.leftOut() > 0)
        made->notes.push_back(importNote("export-places-left-out", {{"count", std::to_string(board.leftOut())}}));
    if (made && (form == "csv" || form == "graphml"))
        made->notes.push_back(importNote("export-shapes-left-out"));
    else if (made && isDrawn(model))
        made->notes.push_back(importNote("export-drawing-left-out"));
    return made;
}

} // namespace marches::editor
