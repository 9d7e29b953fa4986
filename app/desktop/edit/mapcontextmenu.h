// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/model/records.h"

#include <QPoint>
#include <QPointF>

#include <optional>

class QWidget;

namespace marches::editor {
class MapView;
}

namespace marches::app {

class EditActions;
class EditStamps;
class MapController;
class ToolBox;

/// The menu of the map: what can be done with what lies under the pointer, which is selected first.
class MapContextMenu {
public:
    MapContextMenu(MapController& controller, editor::MapView& canvas, const ToolBox& tools, EditStamps& stamps,
                   const EditActions& actions);

    /// Waits until something is chosen or it is closed; nothing without an open map. `place`: under `board`, or none.
    void exec(QWidget* parent, const QPoint& global, std::optional<editor::RecordId> place, const QPointF& board);

private:
    /// The border under a point is selected, for a menu about it; false: none is meant there.
    bool takeBorder(const QPointF& board);
    /// The same for a stamp, with the tool that selects.
    bool takeStamp(const QPointF& board);
    /// And for the title, the legend, the compass or the scale.
    bool takeSheetPart(const QPointF& board);

    MapController& m_controller;
    editor::MapView& m_canvas;
    const ToolBox& m_tools;
    EditStamps& m_stamps;
    const EditActions& m_actions;
};

} // namespace marches::app
