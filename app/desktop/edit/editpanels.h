// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>
#include <vector>

class QDockWidget;
class QMainWindow;

namespace marches::editor {
class ColoursPanel;
class ConnectionsPanel;
class DataPanel;
class HistoryPanel;
class LayersPanel;
class MapPanel;
class MapSelection;
class OverviewPanel;
class PlayablePanel;
class ProblemsPanel;
class PropertiesPanel;
class RegionsPanel;
class StampsPanel;
class StylePanel;
} // namespace marches::editor

namespace marches::app {

/// The panels of the edit mode, each in a dock of the page with the panel's heading as its title.
class EditPanels : public QObject {
    Q_OBJECT
public:
    explicit EditPanels(QMainWindow& page);

    editor::PropertiesPanel& properties() { return *m_properties; }
    editor::ConnectionsPanel& connections() { return *m_connections; }
    editor::RegionsPanel& regions() { return *m_regions; }
    editor::LayersPanel& layers() { return *m_layers; }
    editor::OverviewPanel& overview() { return *m_overview; }
    editor::HistoryPanel& history() { return *m_history; }
    editor::PlayablePanel& playable() { return *m_playable; }
    editor::ProblemsPanel& problems() { return *m_problems; }
    editor::DataPanel& data() { return *m_data; }
    editor::StylePanel& style() { return *m_style; }
    editor::StampsPanel& stamps() { return *m_stamps; }

    /// Null: no map is open.
    void setMap(editor::MapSelection* selection);
    /// Opens the dock of a panel and brings it to the front.
    void bringUp(const editor::MapPanel& panel);
    void retranslate();
    /// Gives the docks their first sizes, once they are laid out.
    void share();

private:
    struct Place {
        editor::MapPanel* panel;
        QDockWidget* dock;
    };
    /// A table of two rows is none: the first time it is seen, and whenever it is asked for, it has some.
    void giveDataRoom();
    /// Problems are as low again as before, unless somebody has pulled at them meanwhile.
    void takeDataRoomBack();
    QDockWidget* dock(const char* name, editor::MapPanel* panel, bool scrolls = false);
    void arrange();
    QDockWidget* dockOf(const editor::MapPanel* panel) const;

    QMainWindow& m_page;
    editor::PropertiesPanel* m_properties;
    editor::ConnectionsPanel* m_connections;
    editor::RegionsPanel* m_regions;
    editor::LayersPanel* m_layers;
    editor::HistoryPanel* m_history;
    editor::OverviewPanel* m_overview;
    editor::PlayablePanel* m_playable;
    editor::ProblemsPanel* m_problems;
    editor::DataPanel* m_data;
    editor::StylePanel* m_style;
    editor::ColoursPanel* m_colours;
    editor::StampsPanel* m_stamps;
    bool m_dataHasRoom = false;
    bool m_dataShown = false;       ///< and is not behind another one
    std::optional<int> m_lowBefore; ///< pixels, before the tables got their room
    int m_given = 0;                ///< to them
    std::vector<Place> m_places;
};

} // namespace marches::app
