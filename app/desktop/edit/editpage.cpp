// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/editpage.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/preferences.h"
#include "app/desktop/edit/documentmessages.h"
#include "app/desktop/edit/drawingprogress.h"
#include "app/desktop/edit/editactions.h"
#include "app/desktop/edit/editpanels.h"
#include "app/desktop/edit/editstamps.h"
#include "app/desktop/edit/edittoolbar.h"
#include "app/desktop/edit/emptymapplaceholder.h"
#include "app/desktop/edit/idsfromnames.h"
#include "app/desktop/edit/mapcontextmenu.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/mappane.h"
#include "app/desktop/edit/mapplaytest.h"
#include "app/desktop/edit/maptabactions.h"
#include "app/desktop/edit/maptabs.h"
#include "app/desktop/edit/pastewords.h"
#include "app/desktop/edit/playmenu.h"
#include "app/desktop/edit/problempins.h"
#include "app/desktop/edit/removeartworkdialog.h"
#include "app/desktop/edit/sheetdialog.h"
#include "app/desktop/edit/snapsettings.h"
#include "app/desktop/edit/toolbox.h"
#include "app/desktop/edit/tracedpicture.h"
#include "app/desktop/edit/transformdialog.h"
#include "editor/canvas/mapview.h"
#include "editor/canvas/ruledview.h"
#include "editor/cartography/artwords.h"
#include "editor/document/boardart.h"
#include "editor/document/guidedrag.h"
#include "editor/document/sheetsize.h"
#include "editor/panels/connectionspanel.h"
#include "editor/panels/datapanel.h"
#include "editor/panels/findbar.h"
#include "editor/panels/historypanel.h"
#include "editor/panels/layerspanel.h"
#include "editor/panels/overviewpanel.h"
#include "editor/panels/playablepanel.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/regionspanel.h"
#include "editor/panels/regiontree.h"
#include "editor/panels/stampspanel.h"
#include "editor/panels/stylepanel.h"
#include "editor/tools/maptool.h"
#include "editor/tools/stamptool.h"
#include "editor/tools/toolset.h"

#include <QAction>
#include <QDockWidget>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

namespace marches::app {

namespace {

QIcon glyph(const QString& name) { return icon(name); }

/// The map in front has been saved in a folder before.
bool isFiled(const MapController& controller)
{
    return controller.store() != nullptr && !controller.store()->folder().empty();
}

/// What a map calls the place that has an id; without a name its abbreviation.
QString placeName(const editor::MapDocument& document, const editor::PlaceRecord& place)
{
    const QString name = document.name(place);
    const bool isId = name == QString::fromStdString(place.id);
    return isId && !place.abbreviation.empty() ? QString::fromStdString(place.abbreviation) : name;
}

/// A message of the rules, with names where it has ids of the map.
engine::Error withNames(const editor::MapDocument& document, engine::Error what)
{
    const editor::MapModel& model = document.model();
    for (auto& [arg, value] : what.args) {
        const auto* place = arg == "place" ? model.places().byId(value) : nullptr;
        const auto* region = arg == "region" ? model.regions().byId(value) : nullptr;
        const auto* track = arg == "track" ? model.tracks().byId(value) : nullptr;
        if (place != nullptr) value = placeName(document, place->record).toStdString();
        if (region != nullptr) value = document.name(region->record).toStdString();
        if (track != nullptr) value = document.name(track->record).toStdString();
    }
    return what;
}

} // namespace

EditPage::EditPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent)
    : Translated(parent, Qt::Widget), m_application(application), m_window(window),
      m_controller(new MapController(application, this)), m_commands(*m_controller),
      m_playtest(new MapPlaytest(application, *m_controller, window, this))
{
    setObjectName(QStringLiteral("editPage"));
    setWindowFlags(Qt::Widget); // a QMainWindow makes itself a window of its own otherwise
    editor::setPanelIcons(&glyph);
    editor::ArtWords::speak(application.catalogue().languageCode());
    m_toolList = editor::makeTools();
    buildMiddle(actions);
    m_aids = new SnapSettings(this, actions, m_pane->ruledCanvas(), application.preferences().memory());
    m_stamps = new EditStamps(application, canvas(), *m_tools,
                              static_cast<editor::StampTool&>(*editor::findTool(m_toolList, u"stamp")), this);
    m_actions = new EditActions(*this, actions, m_window);
    const QList<QAction*> usual{m_actions->find("edit.undo"), m_actions->find("edit.redo"),
                                m_actions->find("edit.find")};
    m_games = new PlayMenu(
        *m_controller, m_playtest->tests(), [this](const engine::Error& error) { return sentence(error); }, this);
    m_bar = new EditToolBar(usual, m_aids->makeButton(this), m_games, this);
    addToolBar(m_bar);
    m_panels = new EditPanels(*this);
    m_pins = std::make_unique<ProblemPins>(*m_controller, canvas(), problems(), this);
    m_menu = std::make_unique<MapContextMenu>(*m_controller, canvas(), *m_tools, *m_stamps, *m_actions);
    m_fileActions = new MapFileActions(application, *m_controller, window, *this);
    connect(m_fileActions, &MapFileActions::written, m_messages, &DocumentMessages::tellWritten);
    m_tabActions = new MapTabActions(*m_controller, *m_tabs, *m_fileActions, window, this);
    connectController();
    connectMiddle();
    connectPanels();
    connectPlaytest();
    connect(&m_application.preferences(), &Preferences::changed, this, [this](Preference what) {
        if (what == Preference::Keys || what == Preference::Letters) refreshKeys();
    });
    retranslate();
    m_tools->choose(QStringLiteral("select"));
    letGo();
}

EditPage::~EditPage()
{
    // The window, its list of actions and the tools go before the widgets that hold on to them.
    m_pins.reset();
    m_stamps->disconnect(this);
    m_controller->disconnect();
    canvas().disconnect(this);
    for (editor::MapPanel* panel : findChildren<editor::MapPanel*>()) panel->disconnect(this);
    m_panels->setMap(nullptr);
    problems().setAnalysis(nullptr);
    m_panels->data().setAnalysis(nullptr);
    canvas().setTool(nullptr);
    m_pane->letGo();
    m_controller->closeAll();
}

editor::MapView& EditPage::canvas() { return m_pane->canvas(); }
editor::RuledView& EditPage::ruledCanvas() { return m_pane->ruledCanvas(); }
editor::FindBar& EditPage::findBar() { return m_pane->findBar(); }
MessageBar& EditPage::strip() { return m_pane->strip(); }
ArtworkUpdate& EditPage::artwork() { return m_pane->artwork(); }
void EditPage::sharePanels() { m_panels->share(); }

editor::ProblemsPanel& EditPage::problems() { return m_panels->problems(); }
editor::PropertiesPanel& EditPage::properties() { return m_panels->properties(); }
editor::RegionsPanel& EditPage::regions() { return m_panels->regions(); }

void EditPage::buildMiddle(Actions& actions)
{
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_tabs = new MapTabs(*m_controller, body);
    column->addWidget(m_tabs);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    column->addLayout(row, 1);
    m_tools = new ToolBox(m_toolList, actions, this);
    m_pane = new MapPane(*m_controller, m_application.theme(), body);
    m_messages = new DocumentMessages(m_pane->strip(), *m_controller, [this](const engine::Errors& errors) {
        return m_application.catalogue().sentences(errors);
    });
    const auto tellArtFaults = [this] { m_messages->setArtFaults(m_application.artFaultWords()); };
    connect(&m_application, &Application::artFaultsChanged, m_messages, tellArtFaults);
    connect(m_messages, &DocumentMessages::artFaultsNoted, &m_application, &Application::forgetArtFaults);
    tellArtFaults();
    row->addWidget(m_tools);
    row->addWidget(m_pane, 1);
    setCentralWidget(body);
}

void EditPage::connectController()
{
    connect(m_controller, &MapController::closing, this, &EditPage::letGo);
    connect(m_controller, &MapController::opened, this, &EditPage::take);
    connect(m_controller, &MapController::mapsChanged, this, &EditPage::refreshActions);
    connect(m_controller, &MapController::savedStateChanged, this, [this] {
        m_panels->history().setFiled(isFiled(*m_controller));
        m_messages->refresh();
        refreshActions();
    });
    connect(&m_pane->drawing(), &DrawingProgress::stopped, m_messages, &DocumentMessages::tellNotDrawn);
    connect(m_messages, &DocumentMessages::drawRequested, this, [this] {
        m_messages->forgetNotDrawn();
        canvas().redrawMade();
    });
    connect(&canvas().drawing(), &editor::LongWork::runningChanged, m_messages, [this](bool running) {
        if (running) m_messages->forgetNotDrawn();
    });
    connect(m_messages, &DocumentMessages::saveRequested, m_fileActions, &MapFileActions::save);
    connect(m_messages, &DocumentMessages::saveElsewhereRequested, m_fileActions, &MapFileActions::saveAs);
    connect(m_messages, &DocumentMessages::differencesRequested, m_fileActions, &MapFileActions::showOutside);
    connect(m_messages, &DocumentMessages::restoreRequested, m_fileActions, &MapFileActions::restore);
    connect(m_messages, &DocumentMessages::leftDifferencesRequested, m_fileActions, &MapFileActions::showLeft);
    connect(m_messages, &DocumentMessages::needsRequested, this, [this] { m_panels->bringUp(m_panels->playable()); });
    connect(m_tools, &ToolBox::chosen, this, &EditPage::onTool);
    // What is pressed next is a key of the tool, wherever one was typing before.
    connect(m_tools, &ToolBox::picked, this, [this] { canvas().setFocus(Qt::OtherFocusReason); });
}

void EditPage::connectPlaytest()
{
    connect(m_bar, &EditToolBar::playRequested, m_playtest, &MapPlaytest::play);
    connect(m_games, &PlayMenu::playRequested, m_playtest, &MapPlaytest::start);
    connect(m_games, &PlayMenu::needsRequested, this, [this] { m_panels->bringUp(m_panels->playable()); });
    connect(&m_panels->playable(), &editor::PlayablePanel::playRequested, m_playtest, &MapPlaytest::start);
    connect(m_playtest, &MapPlaytest::usualChanged, m_bar, &EditToolBar::setUsualGame);
    connect(m_playtest, &MapPlaytest::notPlayable, m_messages, &DocumentMessages::tellNotPlayable);
    connect(m_playtest, &MapPlaytest::ready, m_messages, &DocumentMessages::forgetNotPlayable);
    connect(m_playtest, &MapPlaytest::ready, this, &EditPage::playtestReady);
    connect(m_playtest, &MapPlaytest::failed, this, &EditPage::failed);
}

void EditPage::connectMiddle()
{
    connect(m_pane, &MapPane::spoken, this, [this](const QString& sentence) { m_window.speak(sentence); });
    connect(&canvas(), &editor::MapView::zoomChanged, this, &EditPage::refreshStatus);
    connect(&canvas(), &editor::MapView::contextMenuRequested, this,
            [this](const QPoint& global, std::optional<editor::RecordId> place, const QPointF& board) {
                m_menu->exec(this, global, place, board);
            });
    connect(&canvas(), &editor::MapView::renameRequested, this, &EditPage::rename);
    connect(&canvas(), &editor::MapView::keyCursorChanged, this, &EditPage::refreshHint);
    connect(&m_pane->start(), &EmptyMapPlaceholder::drawRequested, this, [this] {
        m_tools->choose(QStringLiteral("territory"));
        m_pane->start().hide();
        canvas().setFocus();
    });
    connect(&m_pane->start(), &EmptyMapPlaceholder::traceRequested, this, &EditPage::choosePicture);
    connect(&m_pane->start(), &EmptyMapPlaceholder::startFromRequested, this, &EditPage::openRequested);
}

void EditPage::connectPanels()
{
    editor::OverviewPanel* overview = &m_panels->overview();
    connect(&canvas(), &editor::MapView::visibleAreaChanged, overview, &editor::OverviewPanel::setVisibleArea);
    overview->setBoard([this](QPainter& painter, const QRectF& part) { return canvas().paintDrawn(painter, part); });
    connect(&canvas(), &editor::MapView::boardRedrawn, overview, &editor::OverviewPanel::boardChanged);
    connect(overview, &editor::OverviewPanel::centreRequested, &canvas(), &editor::MapView::centreOn);
    connect(&m_panels->layers(), &editor::LayersPanel::layersChanged, &canvas(), &editor::MapView::setLayers);
    connect(&regions(), &editor::RegionsPanel::regionHovered, this,
            [this](const QString& region) { canvas().setHighlightedRegion(region.toStdString()); });
    connect(&canvas(), &editor::MapView::carriedOut, &regions().tree(), &editor::RegionTree::dropUnderPointer);
    m_stamps->connectPanel(m_panels->stamps());
    connect(m_stamps, &EditStamps::changed, this, &EditPage::refreshActions);
    connect(&m_panels->connections(), &editor::ConnectionsPanel::revealRequested, &canvas(),
            &editor::MapView::ensureVisible);
    connect(&m_panels->data(), &editor::DataPanel::revealRequested, &canvas(), &editor::MapView::ensureVisible);
    connect(&properties(), &editor::PropertiesPanel::done, this, [this] { canvas().setFocus(Qt::OtherFocusReason); });
    connect(&regions(), &editor::RegionsPanel::done, this, [this] { canvas().setFocus(Qt::OtherFocusReason); });
    connect(&m_panels->style(), &editor::StylePanel::done, this, [this] { canvas().setFocus(Qt::OtherFocusReason); });
    connect(&m_panels->style(), &editor::StylePanel::artworkRemovalRequested, this, &EditPage::askToRemoveArtwork);
    for (const auto told : {&MapController::artworkRemoved, &MapController::opened})
        connect(m_controller, told, this, &EditPage::tellArtwork);
    connect(m_controller, &MapController::redrawn, this, &EditPage::tellArtwork);
    m_panels->playable().setErrorWords([this](const engine::Error& error) { return sentence(error); });
    connect(&problems(), &editor::ProblemsPanel::currentChanged, m_actions, &EditActions::refreshAccepting);
}

void EditPage::letGo()
{
    if (editor::MapDocument* document = m_controller->document()) { // which may only go behind
        document->disconnect(this);
        document->undoStack().disconnect(this);
        m_controller->selection()->disconnect(this);
    }
    m_panels->setMap(nullptr);
    problems().setAnalysis(nullptr);
    m_panels->data().setAnalysis(nullptr);
    m_panels->overview().setFill({});
    m_pane->letGo();
    m_bar->setEnabled(false);
    m_tools->setEnabled(false);
    refreshActions();
}

void EditPage::take()
{
    m_pane->take();
    for (const auto& tool : m_toolList) tool->beginMap();
    if (m_controller->document()->model().places().empty())
        m_tools->choose(QStringLiteral("select")); // offers where to begin
    m_panels->overview().setFill(
        [store = m_controller->store()](editor::RecordId place) { return store->fill(place); });
    m_panels->overview().setVisibleArea(canvas().visibleArea());
    m_panels->setMap(m_controller->selection());
    m_panels->history().setFiled(isFiled(*m_controller));
    m_panels->playable().setGames(m_playtest->tests().games(*m_controller->store()));
    problems().setAnalysis(m_controller->analysis());
    m_panels->data().setAnalysis(m_controller->analysis());
    refreshTexts();
    m_playtest->refreshUsual();
    followDocument();
    m_bar->setEnabled(true);
    m_tools->setEnabled(true);
    m_messages->refresh();
    refreshActions();
}

void EditPage::followDocument()
{
    editor::MapDocument* document = m_controller->document();
    connect(document, &editor::MapDocument::changed, this, &EditPage::refreshActions);
    connect(document, &editor::MapDocument::readOnlyChanged, this, [this] {
        m_messages->refresh();
        refreshActions();
    });
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, &EditPage::refreshActions);
    connect(m_controller->selection(), &editor::MapSelection::changed, this, &EditPage::refreshActions);
}

void EditPage::onTool(editor::MapTool* tool)
{
    for (const auto& one : m_toolList) one->disconnect(this);
    canvas().setTool(tool);
    connect(tool, &editor::MapTool::hintChanged, this, &EditPage::refreshHint);
    refreshHint();
    m_pane->offerStart(tool->id() == QLatin1String("select"));
}

void EditPage::refreshHint()
{
    const editor::MapTool* tool = m_tools->current();
    if (tool == nullptr) return;
    m_actions->refreshUndo();
    const QString keys = canvas().keyCursorHint();
    const QString state = tool->state();
    m_bar->setTool(state.isEmpty() ? tool->name()
                                   : tr("%1: %2", "name of a tool, what it makes").arg(tool->name(), state),
                   canvas().keyCursor() ? keys : tool->hint());
    // What F1 says of the map: the tool in hand, with the mouse and with the keys.
    QStringList lines{tr("%1 (%2)", "name of a tool, its key")
                          .arg(tool->name(), QKeySequence(tool->key()).toString(QKeySequence::NativeText)),
                      tool->hint(), keys, tr("F6 goes on to the next part of the window.")};
    lines.removeAll(QString());
    canvas().setWhatsThis(lines.join(QStringLiteral("\n")));
}

QString EditPage::sentence(const engine::Error& error) const
{
    const Catalogue& catalogue = m_application.catalogue();
    const editor::MapDocument* document = m_controller->document();
    const engine::Error named = document != nullptr ? withNames(*document, error) : error;
    return QString::fromStdString(engine::errorSentence(named, catalogue.texts({}, {}), catalogue.languageCode()));
}

bool EditPage::offersStart() const { return m_pane->offersStart(); }

void EditPage::refreshActions()
{
    m_actions->refresh();
    m_aids->setEnabled(m_controller->document() != nullptr);
}

void EditPage::refreshStatus()
{
    if (isVisible()) m_window.setZoomText(tr("%1 %").arg(QLocale().toString(qRound(canvas().zoom() * 100))));
}

void EditPage::refreshTexts()
{
    const Catalogue& catalogue = m_application.catalogue();
    problems().setTexts(&catalogue.texts({}, {}), catalogue.languageCode());
    m_panels->data().setTexts(&catalogue.texts({}, {}), catalogue.languageCode());
}

QString EditPage::title() const { return m_controller->title(); }

bool EditPage::save()
{
    m_fileActions->save();
    return true;
}

bool EditPage::saveElsewhere()
{
    m_fileActions->saveAs();
    return true;
}

bool EditPage::closeWork()
{
    m_tabActions->close(m_controller->front());
    return true;
}

QString EditPage::savingState() const
{
    if (m_controller->document() == nullptr) return {};
    if (m_controller->document()->isReadOnly()) return tr("Read only");
    if (m_controller->needsFolder()) return m_controller->isModified() ? tr("Not saved yet") : QString();
    return m_controller->isModified() ? tr("Changed since it was saved") : tr("Saved");
}

QList<QWidget*> EditPage::areas()
{
    QList<QWidget*> found{m_bar, m_tabs, m_tools, &canvas()};
    for (QDockWidget* dock : findChildren<QDockWidget*>()) found << dock;
    return found;
}

QList<QAction*> EditPage::menuActions(MenuId menu)
{
    QList<QAction*> actions = m_actions->menu(menu);
    if (menu == MenuId::View) actions << m_aids->viewActions() << nullptr;
    return actions;
}

void EditPage::enter()
{
    if (!m_tabs->hasFocus()) canvas().setFocus(); // who goes through the tabs by arrows goes on
    m_controller->takeTranslations();             // the bench may have saved some
    refreshStatus();
    m_pane->refreshStart();
}

void EditPage::find() { m_pane->findBar().open(); }

void EditPage::paste()
{
    if (const auto added = m_commands.paste()) m_window.speak(PasteWords::of(*added, *m_controller->document()));
}

void EditPage::rename()
{
    if (regions().rename()) return; // not its territories, which are selected with it
    m_panels->bringUp(properties());
    if (!properties().rename())
        m_window.speak(tr("What is selected has no name. Territories, seas, places, rivers and the title have one."));
}

void EditPage::makeRegionFromSelection()
{
    m_panels->bringUp(regions());
    regions().addFromSelection();
}

void EditPage::openData()
{
    m_panels->bringUp(m_panels->data());
    m_panels->data().takeFocus();
}

void EditPage::align(editor::Alignment alignment)
{
    if (m_controller->selection() == nullptr) return;
    const bool namesOnly = m_tools->current() != nullptr && m_tools->current()->id() == QLatin1String("label");
    const auto done = editor::MapCommands::align(*m_controller->selection(), alignment, namesOnly);
    if (!namesOnly && done == editor::Aligned::Names)
        m_window.speak(tr("Territories that share borders stay where they are; their names were aligned."));
}

void EditPage::mirror(bool upsideDown)
{
    if (m_controller->selection() == nullptr) return;
    if (editor::MapCommands::mirror(*m_controller->selection(), upsideDown) == editor::Mirrored::AsCopy)
        m_window.speak(tr("These share borders with other territories; a mirrored copy was made beside them."));
}

void EditPage::transform()
{
    if (m_controller->selection() == nullptr) return;
    const std::optional<QRectF> box = editor::MapCommands::boxToTransform(*m_controller->selection());
    if (!box) return;
    auto* dialog = new TransformDialog(*box, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // What is selected when one is done with the dialog: it holds nothing that is gone.
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (m_controller->selection() != nullptr)
            editor::MapCommands::transform(*m_controller->selection(), dialog->transform());
    });
    dialog->open();
}

void EditPage::frameSheet()
{
    editor::MapDocument* document = m_controller->document();
    if (document == nullptr) return;
    const editor::MapModel& model = document->model();
    if (editor::hasOwnArtwork(m_controller->store()->base()->drawing(), model)) {
        m_window.speak(tr("The artwork of this map would stay where it is. Remove it first, or scale it in the program "
                          "that it comes from."));
        return;
    }
    auto* dialog = new SheetDialog({model.info.width, model.info.height}, editor::drawnBox(model), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (m_controller->document() == nullptr) return;
        m_controller->document()->edit(tr("Crop and scale the sheet"), [dialog](editor::MapEdit& edit) {
            return editor::frameSheet(edit, dialog->frame(), dialog->scale());
        });
    });
    dialog->open();
}

void EditPage::takeIdsFromNames()
{
    if (m_controller->document() == nullptr) return;
    const int count =
        app::takeIdsFromNames(*m_controller->document(), m_controller->folder(), tr("Derive ids from names"));
    m_window.speak(count > 0 ? tr("%n id(s) now follow the names. Games saved earlier use the old ids.", nullptr, count)
                             : tr("The only made-up ids left are those that variants use."));
}

void EditPage::removeGuides() { editor::GuideDrag::removeAll(*m_controller->document()); }

void EditPage::tellArtwork()
{
    m_panels->style().setOwnArtwork([this] {
        return m_controller->store() != nullptr &&
               editor::hasOwnArtwork(m_controller->store()->base()->drawing(), m_controller->document()->model());
    });
}

void EditPage::askToRemoveArtwork()
{
    auto* dialog = new RemoveArtworkDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, m_controller, &MapController::removeArtwork);
    dialog->open();
}

void EditPage::acceptProblem()
{
    m_panels->bringUp(problems());
    problems().acceptOrShow();
}

void EditPage::fadePicture(bool faded) { canvas().setPictureFaded(faded); }

void EditPage::choosePicture()
{
    if (const QString file = TracedPicture::ask(this); !file.isEmpty()) setPicture(file);
}

void EditPage::traceColours()
{
    if (const QString file = TracedPicture::ask(this); !file.isEmpty()) emit pictureTraceRequested(file);
}

void EditPage::setPicture(const QString& file)
{
    if (m_controller->document() == nullptr) return;
    m_messages->tellPicture(QFileInfo(file).fileName(), TracedPicture::put(*m_controller, file));
}

void EditPage::chooseGame()
{
    if (m_controller->document() != nullptr) m_bar->chooseGame();
}

void EditPage::refreshKeys()
{
    const auto key = [this](const char* id) {
        return m_actions->find(id)->shortcut().toString(QKeySequence::NativeText);
    };
    m_bar->setKeys(key("map.play"), key("map.play-other"));
    regions().setAddKey(key("map.region"));
}

void EditPage::retranslate()
{
    m_panels->retranslate();
    m_pane->retranslate();
    m_bar->retranslate();
    m_tools->retranslate();
    m_aids->retranslate();
    m_actions->retranslate();
    refreshHint();
    refreshKeys();
    refreshStatus();
    m_messages->setArtFaults(m_application.artFaultWords());
    m_messages->refresh();
    editor::ArtWords::speak(m_application.catalogue().languageCode());
    if (m_controller->document() == nullptr) return;
    refreshTexts();
    m_panels->playable().setGames(m_playtest->tests().games(*m_controller->store()));
    m_playtest->refreshUsual();
}

} // namespace marches::app
