// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace marches::app {

class MainWindowInterface;
class MapController;
class MapFileActions;
class MapTabs;

/// What a person does with the tabs of the open maps, by mouse and by keys; and the names of what is open, in the tabs
/// and in the title of the window.
class MapTabActions : public QObject {
    Q_OBJECT
public:
    /// It asks before a map is closed as `fileActions` does.
    MapTabActions(MapController& controller, MapTabs& tabs, MapFileActions& fileActions, MainWindowInterface& window,
                  QObject* parent);

    void bringToFront(int place);
    /// The map that is `step` places after the one in front comes to the front; after the last one the first.
    void step(int step);
    /// After the last map there is the first page; nothing where no map is open, or it has to stay.
    void close(int place);
    void refreshTitles();

private:
    void follow();
    void letGo();

    MapController& m_controller;
    MapTabs& m_tabs;
    MapFileActions& m_fileActions;
    MainWindowInterface& m_window;
};

} // namespace marches::app
