// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"
#include "editor/geometry/weld.h"
#include "engine/base/result.h"
#include "engine/board/board.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace marches::editor {

/// How a drawing of another program becomes a map.
struct SvgImportOptions {
    WeldOptions weld{.tolerance = 0.75, .minimalRun = 4, .gapWidth = 3};
    std::string id = "map";
    std::string language = "en";
    std::string name = "Map";
    std::string unnamed = "Territory"; ///< word for a shape without a name of its own; a number follows
};

/// What was made of a shape.
enum class ImportVerdict {
    Found,   ///< it stands in a layer of territories or seas
    Guessed, ///< there is no such layer, and it is a filled area
    LeftOut, ///< it stays artwork
};

struct ImportRow {
    std::string element; ///< id in the file that was given; empty: it had none
    std::string id;      ///< of the territory; empty: left out
    std::string name;
    engine::PlaceKind kind = engine::PlaceKind::Land;
    ImportVerdict verdict = ImportVerdict::LeftOut;
    std::string reason; ///< why it was left out: "no-area", "too-small", "background", "no-fill", "covered"
};

struct SvgImport {
    MapFiles files;
    std::vector<ImportRow> rows;
    WeldReport report;
    std::vector<std::string> territories; ///< ids by the faces of the report
};

/// Makes a map of an SVG: territories are the shapes and groups of layers that are named so ("territories", "lands",
/// "provinces", "seas", also in French), else all filled areas. Nearly coincident outlines become one border; shapes
/// that this moves are written anew, all else stays byte for byte. Neighbours get derived borders.
[[nodiscard]] engine::Result<SvgImport> importSvg(const QByteArray& svg, const std::string& file,
                                                  const SvgImportOptions& options = {});

} // namespace marches::editor
