// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/mapdesk.h"
#include "app/desktop/shell/actions.h"
#include "app/desktop/shell/modepage.h"
#include "engine/package/texts.h"

#include <QMainWindow>
#include <QTimer>

#include <memory>
#include <vector>

class QLabel;
class QStackedWidget;
class QToolBar;

namespace marches::editor {
class ConnectionsPanel;
class FindBar;
class HistoryPanel;
class LayersPanel;
class MapPanel;
class MapTool;
class MapView;
class OverviewPanel;
class ProblemsPanel;
class PropertiesPanel;
class RegionsPanel;
class RuledView;
} // namespace marches::editor

namespace marches::app {

class Application;
class DrawingAids;
class EditActions;
class NoticeStrip;
class StartChoices;
class ToolColumn;

/// The edit mode: one map with its tools, panels and problems. A main window of its own, so that its docks and their layout
/// stay with the mode.
class EditPage : public QMainWindow, public ModePage {
    Q_OBJECT
public:
    EditPage(Application& application, Actions& actions, Shell& shell, QWidget* parent = nullptr);
    ~EditPage() override;

    MapDesk& desk() { return *m_desk; }
    editor::MapView& canvas() { return *m_canvas; }
    editor::RuledView& ruledCanvas() { return *m_ruled; }
    DrawingAids& aids() { return *m_aids; }
    ToolColumn& tools() { return *m_tools; }
    editor::ProblemsPanel& problems() { return *m_problems; }
    editor::PropertiesPanel& properties() { return *m_properties; }
    editor::RegionsPanel& regions() { return *m_regions; }
    editor::FindBar& findBar() { return *m_find; }
    NoticeStrip& strip() { return *m_strip; }
    bool offersStart() const;

    QWidget* widget() override { return this; }
    QString title() const override;
    QList<QWidget*> areas() override;
    QList<QAction*> menuActions(MenuId menu) override;
    void enter() override;

    // What the actions do; without an open map nothing.
    void undo();
    void redo();
    void cut();
    void copy();
    void paste();
    void duplicate();
    void selectAll();
    void removeSelected();
    void find();
    void rename();
    void regionFromSelection();
    void align(int alignment);
    void mirror(bool upsideDown);
    void removeGuides();
    void nextProblem(int by);
    void fixProblem(int number);
    void fadePicture(bool faded);
    void choosePicture();
    /// A file to choose, whose colours become the territories of a new map.
    void traceColours();
    QString askForPicture();
    void setPicture(const QString& file);
    void exportMap();
    void play();
    /// "Saved", or what was not.
    QString savingState() const;

signals:
    /// A game on the open map as it is, to be shown in play mode.
    void trialReady();
    void openRequested();
    /// The colours of a picture are to become the territories of a new map.
    void pictureTraceRequested(const QString& file);
    void fileDropped(const QString& file);

public:
    /// The game that trialReady() tells of.
    std::unique_ptr<GameSession> takeTrial();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeTools();
    void buildCanvasSide(Actions& actions);
    void buildBar();
    void buildDocks();
    void connectParts();
    void retranslate();
    void letGo();
    void take();
    void onTool(editor::MapTool* tool);
    void refreshHint();
    void refreshStrip();
    void refreshStart();
    void refreshActions();
    void refreshStatus();
    void refreshPins();
    void refreshTexts();
    void loadPicture();
    void reveal(editor::Key place);
    /// Places that were dragged off the canvas may be dropped on a region.
    void carry(const std::vector<editor::Key>& places);
    void startGame(const editor::PlayableGame& game);
    void showMenu(const QPoint& global, std::optional<editor::Key> place);

    Application& m_application;
    Shell& m_shell;
    Actions& m_allActions;
    MapDesk* m_desk;
    EditActions* m_actions = nullptr;
    engine::Texts m_texts; ///< of the engine: sentences of problems and errors
    std::vector<std::unique_ptr<editor::MapTool>> m_toolList;
    std::unique_ptr<GameSession> m_trial;
    QString m_spoken;

    ToolColumn* m_tools = nullptr;
    editor::RuledView* m_ruled = nullptr;
    editor::MapView* m_canvas = nullptr; ///< within its rulers
    DrawingAids* m_aids = nullptr;
    NoticeStrip* m_strip = nullptr;
    StartChoices* m_start = nullptr;
    QToolBar* m_bar = nullptr;
    QLabel* m_toolName = nullptr;
    QLabel* m_hint = nullptr;
    QWidget* m_playButton = nullptr;
    editor::FindBar* m_find = nullptr;
    editor::PropertiesPanel* m_properties = nullptr;
    editor::ConnectionsPanel* m_connections = nullptr;
    editor::RegionsPanel* m_regions = nullptr;
    editor::LayersPanel* m_layers = nullptr;
    editor::HistoryPanel* m_history = nullptr;
    editor::OverviewPanel* m_overview = nullptr;
    editor::PlayablePanel* m_playable = nullptr;
    editor::ProblemsPanel* m_problems = nullptr;
    std::vector<editor::MapPanel*> m_panels; ///< all of the above
};

} // namespace marches::app
