// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace marches::editor {
class MapView;
class StampTool;
class StampsPanel;
} // namespace marches::editor

namespace marches::app {

class Application;
class ToolBox;

/// Stamps of the edit mode: the list of them, the tool that puts them on the map, and a person's own in their folder.
class EditStamps : public QObject {
    Q_OBJECT
public:
    EditStamps(Application& application, editor::MapView& canvas, ToolBox& tools, editor::StampTool& tool,
               QObject* parent);

    void connectPanel(editor::StampsPanel& panel);
    /// What is under a point of the board is selected, where the tool is chosen and something is there.
    bool pick(const QPointF& board);
    /// Something that the program drew is chosen and may be taken in hand.
    bool canTake() const;
    void take();
    bool canDrawAnew() const;
    void drawAnew();

signals:
    /// What can be done with stamps may have changed.
    void changed();

private:
    void chooseTool();
    /// The folder of a person's own stamps, which is made where it is not there.
    void openFolder();
    void readAgain(editor::StampsPanel& panel);

    Application& m_application;
    editor::MapView& m_canvas;
    ToolBox& m_tools;
    editor::StampTool& m_tool;
};

} // namespace marches::app
