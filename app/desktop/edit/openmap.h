// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/maprecovery.h"
#include "editor/document/mapanalysis.h"
#include "editor/document/mapselection.h"
#include "editor/document/mapstore.h"
#include "engine/base/result.h"

#include <QPointF>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace marches::app {

/// The part of a board that one looks at.
struct MapSight {
    double zoom = 1; ///< pixels per board unit
    QPointF middle;  ///< board units
};

/// A map that is open in the editor, in front or behind, with all that is known about it and its files. What draws it
/// belongs to the page, which shows one of them at a time.
struct OpenMap {
    std::unique_ptr<editor::MapStore> store;
    std::unique_ptr<editor::MapSelection> selection;
    std::unique_ptr<editor::MapAnalysis> analysis;
    std::vector<std::string> outside; ///< files that another program has changed
    std::vector<std::string> missing; ///< files that are gone
    std::optional<LeftMap> left;      ///< unsaved changes of a program that is gone
    engine::Errors saveTrouble;
    engine::Errors journalTrouble;
    engine::Errors backupTrouble;
    std::optional<MapSight> sight; ///< when it was in front last; nothing: all of it
};

} // namespace marches::app
