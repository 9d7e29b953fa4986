// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapcommands.h"
#include "editor/document/mapfragment.h"

#include <optional>

namespace marches::app {

class MapController;

/// What the Edit menu does with the open map; without one, nothing.
class EditCommands {
public:
    explicit EditCommands(MapController& controller) : m_controller(controller) {}

    void undo();
    void redo();
    void cut();
    void copy();
    /// What has become of it; nothing where nothing was pasted.
    std::optional<editor::Inserted> paste();
    void duplicate();
    void selectAll();
    void removeSelected();

private:
    MapController& m_controller;
};

} // namespace marches::app
