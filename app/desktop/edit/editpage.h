// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/actions.h"
#include "app/desktop/base/modepage.h"
#include "app/desktop/edit/editcommands.h"
#include "app/desktop/edit/mapcontroller.h"
#include "editor/widgets/translated.h"

#include <QMainWindow>

#include <memory>
#include <vector>

namespace marches::editor {
class FindBar;
class MapTool;
class MapView;
class ProblemsPanel;
class PropertiesPanel;
class RegionsPanel;
class RuledView;
} // namespace marches::editor

namespace marches::app {

class Application;
class ArtworkUpdate;
class SnapSettings;
class EditActions;
class DocumentMessages;
class EditPanels;
class EditStamps;
class EditToolBar;
class MapContextMenu;
class MapFileActions;
class MapPane;
class MapPlaytest;
class MapTabActions;
class MapTabs;
class MessageBar;
class PlayMenu;
class ProblemPins;
class ToolBox;

/// The edit mode: one map with its tools, panels and problems. A main window of its own, so that its docks and their
/// layout stay with the mode.
class EditPage : public editor::Translated<QMainWindow>, public ModePage {
    Q_OBJECT
public:
    EditPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent = nullptr);
    ~EditPage() override;

    MapController& controller() { return *m_controller; }
    MapFileActions& fileActions() { return *m_fileActions; }
    EditCommands& commands() { return m_commands; }
    EditStamps& stamps() { return *m_stamps; }
    MapPlaytest& playtest() { return *m_playtest; }
    editor::MapView& canvas();
    editor::RuledView& ruledCanvas();
    SnapSettings& aids() { return *m_aids; }
    ToolBox& tools() { return *m_tools; }
    EditToolBar& bar() { return *m_bar; }
    MapTabs& tabs() { return *m_tabs; }
    MapTabActions& tabActions() { return *m_tabActions; }
    editor::ProblemsPanel& problems();
    editor::PropertiesPanel& properties();
    editor::RegionsPanel& regions();
    editor::FindBar& findBar();
    MessageBar& strip();
    ArtworkUpdate& artwork();
    DocumentMessages& messages() { return *m_messages; }
    bool offersStart() const;

    QWidget* widget() override { return this; }
    QString title() const override;
    QList<QWidget*> areas() override;
    QList<QAction*> menuActions(MenuId menu) override;
    void enter() override;
    void sharePanels() override;
    Scope scope() const override { return Scope::Edit; }
    QString panelsName() const override { return QStringLiteral("edit"); }
    bool isModified() const override { return m_controller->isModified(); }
    /// "Saved", or what was not.
    QString savingState() const override;
    bool save() override;
    bool saveElsewhere() override;
    bool closeWork() override;

    // What the actions do with the parts of the page; without an open map nothing.
    void find();
    /// And says what has become of what comes from another map.
    void paste();
    void rename();
    void makeRegionFromSelection();
    /// The tables of the map, with the keys in them.
    void openData();
    void align(editor::Alignment alignment);
    void mirror(bool upsideDown);
    /// Asks for the place, size and turn of what is selected.
    void transform();
    void frameSheet();
    void removeGuides();
    /// Ids that the program made up become those of the names, where no variant of the map says them.
    void takeIdsFromNames();
    void acceptProblem();
    void fadePicture(bool faded);
    void choosePicture();
    /// A file to choose, whose colours become the territories of a new map.
    void traceColours();
    void setPicture(const QString& file);
    void chooseGame();

signals:
    /// A game on the open map as it is, to be shown in play mode.
    void playtestReady();
    void openRequested();
    /// The colours of a picture are to become the territories of a new map.
    void pictureTraceRequested(const QString& file);
    void failed(const marches::app::LazyText& what, const marches::engine::Errors& errors);

private:
    void buildMiddle(Actions& actions);
    void connectController();
    void connectPlaytest();
    void connectMiddle();
    void connectPanels();
    void retranslate() final;
    void letGo();
    void take();
    void followDocument();
    QString sentence(const engine::Error& error) const;
    void onTool(editor::MapTool* tool);
    void refreshHint();
    void refreshActions();
    void refreshStatus();
    void refreshTexts();
    void refreshKeys();
    void askToRemoveArtwork();
    /// What the style panel says of the board's own artwork.
    void tellArtwork();

    Application& m_application;
    MainWindowInterface& m_window;
    MapController* m_controller;
    MapFileActions* m_fileActions = nullptr;
    EditCommands m_commands;
    MapPlaytest* m_playtest;
    EditStamps* m_stamps = nullptr;
    EditActions* m_actions = nullptr;
    std::vector<std::unique_ptr<editor::MapTool>> m_toolList;

    MapTabs* m_tabs = nullptr;
    MapTabActions* m_tabActions = nullptr;
    ToolBox* m_tools = nullptr;
    MapPane* m_pane = nullptr;
    SnapSettings* m_aids = nullptr;
    DocumentMessages* m_messages = nullptr;
    EditToolBar* m_bar = nullptr;
    PlayMenu* m_games = nullptr;
    EditPanels* m_panels = nullptr;
    std::unique_ptr<ProblemPins> m_pins;
    std::unique_ptr<MapContextMenu> m_menu;
};

} // namespace marches::app
