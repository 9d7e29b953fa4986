// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/mapscene.h"

#include <QCoreApplication>
#include <QString>

namespace marches::editor {

/// Sentences for screen readers and the spoken line of the editor, in the language of the window; names in the
/// editor's.
class MapAccessibleText {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::MapAccessibleText)

public:
    /// Kind, ground and region: "Plain, in the region Narnia."
    static QString description(const MapScene& scene, RecordId place);
    /// What it touches and how one gets there: "Touches Beruna; Glasswater (river, closed); Galma (sea lane)."
    static QString neighbours(const MapScene& scene, RecordId place);
    static QString full(const MapScene& scene, RecordId place);
};

} // namespace marches::editor
