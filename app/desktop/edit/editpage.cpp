// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/editpage.h"

#include "app/desktop/edit/drawingaids.h"
#include "app/desktop/edit/editactions.h"
#include "app/desktop/edit/noticestrip.h"
#include "app/desktop/edit/outputdialog.h"
#include "app/desktop/edit/startchoices.h"
#include "app/desktop/edit/toolcolumn.h"
#include "app/desktop/shell/application.h"
#include "app/desktop/shell/icons.h"
#include "app/desktop/shell/textrole.h"
#include "app/desktop/shell/theme.h"
#include "editor/canvas/mapview.h"
#include "editor/canvas/ruledview.h"
#include "editor/document/guidedrag.h"
#include "editor/panels/connectionspanel.h"
#include "editor/panels/findbar.h"
#include "editor/panels/historypanel.h"
#include "editor/panels/layerspanel.h"
#include "editor/panels/mapclipboard.h"
#include "editor/panels/mapcommands.h"
#include "editor/panels/overviewpanel.h"
#include "editor/panels/problemspanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/panels/regionspanel.h"
#include "editor/panels/regiontree.h"
#include "editor/tools/maptool.h"
#include "editor/tools/toolset.h"
#include "engine/package/files.h"
#include "engine/package/textloading.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QImageReader>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace marches::app {

namespace {

constexpr int kPanelWidth = 300;                         ///< least width of a panel, in pixels at 100 %
constexpr std::size_t kMostPicture = 64UL * 1024 * 1024; ///< bytes of a picture to trace
constexpr int kMostPictureSide = 12'000;                 ///< pixels
constexpr int kStartWidth = 440;

QWidget* scrolling(QWidget* panel)
{
    auto* area = new QScrollArea;
    area->setMinimumWidth(kPanelWidth);
    area->setWidget(panel);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return area;
}

QIcon glyph(const QString& name) { return icon(name); }

} // namespace

EditPage::EditPage(Application& application, Actions& actions, Shell& shell, QWidget* parent)
    : QMainWindow(parent, Qt::Widget), m_application(application), m_shell(shell), m_allActions(actions),
      m_desk(new MapDesk(application, this))
{
    setObjectName(QStringLiteral("editPage"));
    setWindowFlags(Qt::Widget); // a QMainWindow makes itself a window of its own otherwise
    setAcceptDrops(true);
    editor::setPanelIcons(&glyph);
    engine::Errors unread;
    m_texts = engine::engineTexts(application.library().dataRoot(), unread);
    m_toolList = editor::makeTools();
    buildCanvasSide(actions);
    m_aids = new DrawingAids(this, actions, *m_ruled, application.preferences().memory());
    m_actions = new EditActions(*this, actions);
    buildBar();
    buildDocks();
    connectParts();
    retranslate();
    m_tools->choose(QStringLiteral("select"));
    letGo();
}

EditPage::~EditPage()
{
    // The window, its list of actions and the tools go before the widgets that hold on to them.
    m_desk->disconnect();
    m_canvas->disconnect(this);
    for (editor::MapPanel* panel : m_panels) {
        panel->disconnect(this);
        panel->setMap(nullptr);
    }
    m_problems->setAnalysis(nullptr);
    m_canvas->setTool(nullptr);
    m_canvas->setFill({});
    m_canvas->setDocument(nullptr, nullptr);
    m_desk->close();
}

void EditPage::buildCanvasSide(Actions& actions)
{
    auto* body = new QWidget(this);
    auto* row = new QHBoxLayout(body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_tools = new ToolColumn(m_toolList, actions, this);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    m_strip = new NoticeStrip(body);
    m_find = new editor::FindBar(body);
    m_find->hide();
    m_ruled = new editor::RuledView(body);
    m_canvas = &m_ruled->view();
    m_start = new StartChoices(m_canvas);
    row->addWidget(m_tools);
    row->addLayout(column, 1);
    column->addWidget(m_strip);
    column->addWidget(m_find);
    column->addWidget(m_ruled, 1);
    setCentralWidget(body);
}

void EditPage::buildBar()
{
    m_bar = addToolBar(QString());
    m_bar->setObjectName(QStringLiteral("editBar"));
    m_bar->setMovable(false);
    m_bar->setIconSize({20, 20});
    m_bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_bar->toggleViewAction()->setVisible(false);
    if (QAction* save = m_allActions.find(QStringLiteral("file.save"))) m_bar->addAction(save);
    m_bar->addAction(m_actions->find("edit.undo"));
    m_bar->addAction(m_actions->find("edit.redo"));
    m_bar->addAction(m_actions->find("edit.find"));
    m_bar->addSeparator();
    m_bar->addWidget(m_aids->makeButton(m_bar));
    m_bar->addSeparator();
    auto* words = new QWidget(m_bar);
    auto* line = new QHBoxLayout(words);
    line->setContentsMargins(6, 0, 6, 0);
    m_toolName = new QLabel(words);
    m_hint = new QLabel(words);
    setTextRole(m_toolName, TextRole::Strong);
    setTextRole(m_hint, TextRole::Secondary, true);
    m_hint->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long hint must not widen the window
    m_hint->setObjectName(QStringLiteral("toolHint"));
    line->addWidget(m_toolName);
    line->addWidget(m_hint, 1);
    words->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_bar->addWidget(words);
    auto* play = new QPushButton(m_bar);
    play->setProperty("primary", true);
    play->setIcon(icon(QStringLiteral("play-triangle"), true));
    connect(play, &QPushButton::clicked, this, &EditPage::play);
    m_playButton = play;
    m_bar->addWidget(play);
}

void EditPage::buildDocks()
{
    setDockNestingEnabled(true);
    m_properties = new editor::PropertiesPanel;
    m_connections = new editor::ConnectionsPanel;
    m_regions = new editor::RegionsPanel;
    m_layers = new editor::LayersPanel;
    m_history = new editor::HistoryPanel;
    m_overview = new editor::OverviewPanel;
    m_playable = new editor::PlayablePanel;
    m_problems = new editor::ProblemsPanel;
    m_panels = {m_properties, m_connections, m_regions, m_layers, m_history, m_overview, m_playable, m_problems, m_find};
    m_regions->setColours(&editor::regionColour);
    const auto dock = [this](const char* name, QWidget* content, Qt::DockWidgetArea area) {
        auto* panel = new QDockWidget(this);
        panel->setObjectName(QLatin1String(name));
        panel->setWidget(content);
        addDockWidget(area, panel);
        return panel;
    };
    for (QWidget* panel : std::initializer_list<QWidget*>{m_connections, m_regions, m_history, m_overview, m_playable})
        panel->setMinimumWidth(kPanelWidth);
    QDockWidget* properties = dock("properties", scrolling(m_properties), Qt::RightDockWidgetArea);
    QDockWidget* regions = dock("regions", m_regions, Qt::RightDockWidgetArea);
    QDockWidget* overview = dock("overview", m_overview, Qt::RightDockWidgetArea);
    QDockWidget* connections = dock("connections", m_connections, Qt::RightDockWidgetArea);
    QDockWidget* layers = dock("layers", scrolling(m_layers), Qt::RightDockWidgetArea);
    QDockWidget* history = dock("history", m_history, Qt::RightDockWidgetArea);
    QDockWidget* playable = dock("playable", m_playable, Qt::RightDockWidgetArea);
    tabifyDockWidget(properties, connections);
    tabifyDockWidget(regions, layers);
    tabifyDockWidget(regions, history);
    tabifyDockWidget(overview, playable);
    for (QDockWidget* first : {properties, regions, overview}) first->raise();
    QDockWidget* problems = dock("problems", m_problems, Qt::BottomDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    resizeDocks({properties, regions, overview}, {380, 200, 190}, Qt::Vertical);
    resizeDocks({problems}, {120}, Qt::Vertical);
    resizeDocks({properties}, {340}, Qt::Horizontal);
}

void EditPage::connectParts()
{
    connect(m_desk, &MapDesk::closing, this, &EditPage::letGo);
    connect(m_desk, &MapDesk::opened, this, &EditPage::take);
    connect(m_desk, &MapDesk::savedStateChanged, this, [this] {
        refreshStrip();
        refreshActions();
        m_shell.refreshTitle();
    });
    connect(m_tools, &ToolColumn::chosen, this, &EditPage::onTool);
    connect(m_canvas, &editor::MapView::toolFinished, this, [this] { m_tools->choose(QStringLiteral("select")); });
    connect(m_canvas, &editor::MapView::zoomChanged, this, &EditPage::refreshStatus);
    connect(m_canvas, &editor::MapView::visibleAreaChanged, m_overview, &editor::OverviewPanel::setVisibleArea);
    connect(m_overview, &editor::OverviewPanel::centreRequested, m_canvas, &editor::MapView::centreOn);
    connect(m_canvas, &editor::MapView::pointerAt, this, [this](std::optional<editor::Key> place, const QPointF& board) {
        const QLocale locale;
        const QString at = tr("x %1  y %2").arg(locale.toString(board.x(), 'f', 1), locale.toString(board.y(), 'f', 1));
        m_shell.speak(place ? tr("%1  %2", "coordinates, what is there").arg(at, m_canvas->describe(*place)) : at);
    });
    connect(m_canvas, &editor::MapView::spoken, this, [this](const QString& text) { m_shell.speak(text); });
    connect(m_canvas, &editor::MapView::currentPlaceChanged, this, [this](std::optional<editor::Key> place) {
        if (place) m_shell.speak(m_canvas->describe(*place));
    });
    connect(m_canvas, &editor::MapView::contextMenuRequested, this,
            [this](const QPoint& global, std::optional<editor::Key> place) { showMenu(global, place); });
    connect(m_canvas, &editor::MapView::carriedOut, this, &EditPage::carry);
    connect(m_canvas, &editor::MapView::pinActivated, this, [this](int number) {
        m_problems->setCurrent(number - 1);
        m_problems->jump();
    });
    connect(m_layers, &editor::LayersPanel::layersChanged, m_canvas, &editor::MapView::setLayers);
    connect(m_regions, &editor::RegionsPanel::regionHovered, this,
            [this](const QString& region) { m_canvas->setHighlightedRegion(region.toStdString()); });
    connect(m_connections, &editor::ConnectionsPanel::revealRequested, this, &EditPage::reveal);
    connect(m_find, &editor::FindBar::revealRequested, this, &EditPage::reveal);
    connect(m_find, &editor::FindBar::closed, m_canvas, [this] { m_canvas->setFocus(); });
    connect(m_playable, &editor::PlayablePanel::playRequested, this, &EditPage::startGame);
    m_playable->setErrorWords([this](const engine::Error& error) {
        return QString::fromStdString(engine::errorSentence(error, m_texts, m_application.catalogue().languageCode()));
    });
    connect(m_problems, &editor::ProblemsPanel::listChanged, this, &EditPage::refreshPins);
    connect(m_problems, &editor::ProblemsPanel::jumpRequested, this,
            [this](const engine::Problem& /*problem*/, std::optional<QPointF> at) {
                if (at && !m_canvas->visibleArea().contains(*at)) m_canvas->centreOn(*at);
            });
    connect(m_start, &StartChoices::drawRequested, this, [this] {
        m_tools->choose(QStringLiteral("territory"));
        m_start->hide();
        m_canvas->setFocus();
    });
    connect(m_start, &StartChoices::traceRequested, this, &EditPage::choosePicture);
    connect(m_start, &StartChoices::startFromRequested, this, &EditPage::openRequested);
    connect(&m_application.theme(), &app::Theme::changed, this,
            [this] { m_canvas->setTheme(colours().dark ? editor::Theme::Dark : editor::Theme::Light); });
    m_canvas->setTheme(colours().dark ? editor::Theme::Dark : editor::Theme::Light);
}

void EditPage::letGo()
{
    for (editor::MapPanel* panel : m_panels) panel->setMap(nullptr);
    m_problems->setAnalysis(nullptr);
    m_canvas->setPins({});
    m_canvas->setFill({});
    m_canvas->setDocument(nullptr, nullptr);
    m_canvas->setTracedPicture({});
    m_overview->setFill({});
    m_strip->clear();
    m_start->hide();
    m_find->hide();
    m_bar->setEnabled(false);
    m_tools->setEnabled(false);
    refreshActions();
}

void EditPage::take()
{
    editor::MapDocument* document = m_desk->document();
    editor::MapStore* store = m_desk->store();
    m_canvas->setDocument(document, m_desk->selection());
    m_canvas->setArtwork(m_desk->boardSvg());
    const auto fill = [store](editor::Key place) { return store->fill(place); };
    m_canvas->setFill(fill);
    m_overview->setFill(fill);
    loadPicture();
    for (editor::MapPanel* panel : m_panels) panel->setMap(m_desk->selection());
    m_playable->setGames(m_desk->games());
    m_problems->setAnalysis(m_desk->analysis());
    refreshTexts();
    connect(document, &editor::MapDocument::changed, this, [this](const editor::ModelChanges& changes) {
        refreshStart();
        refreshActions();
        for (const editor::ModelChange& change : changes)
            if (const auto* info = std::get_if<editor::InfoChange>(&change);
                info != nullptr && info->before.picture != info->after.picture)
                loadPicture();
        m_shell.refreshTitle();
    });
    connect(document, &editor::MapDocument::readOnlyChanged, this, [this] {
        refreshStrip();
        refreshActions();
    });
    connect(document, &editor::MapDocument::languageChanged, this, [this] { m_shell.refreshTitle(); });
    connect(&document->undoStack(), &QUndoStack::indexChanged, this, &EditPage::refreshActions);
    connect(m_desk->selection(), &editor::MapSelection::changed, this, &EditPage::refreshActions);
    m_bar->setEnabled(true);
    m_tools->setEnabled(true);
    m_canvas->fit();
    m_overview->setVisibleArea(m_canvas->visibleArea());
    refreshStrip();
    refreshStart();
    refreshActions();
    m_shell.refreshTitle();
}

void EditPage::onTool(editor::MapTool* tool)
{
    for (const auto& one : m_toolList) one->disconnect(this);
    m_canvas->setTool(tool);
    connect(tool, &editor::MapTool::hintChanged, this, &EditPage::refreshHint);
    refreshHint();
}

void EditPage::refreshHint()
{
    if (m_tools->current() == nullptr) return;
    m_toolName->setText(m_tools->current()->name());
    m_hint->setText(m_tools->current()->hint());
    m_hint->setToolTip(m_hint->text());
}

void EditPage::refreshStrip()
{
    m_strip->clear();
    if (m_desk->document() == nullptr) return;
    if (m_desk->wasChangedOutside()) {
        m_strip->tell(tr("The files of this map were changed by another program since you opened it."));
        connect(
            m_strip->addButton(tr("Keep mine")), &QPushButton::clicked, this, [this] { m_desk->save(true); },
            Qt::QueuedConnection);
        connect(
            m_strip->addButton(tr("Take theirs")), &QPushButton::clicked, this,
            [this] { m_desk->open(QString::fromStdString(m_desk->store()->folder())); }, Qt::QueuedConnection);
    } else if (m_desk->document()->isReadOnly()) {
        m_strip->tell(m_desk->isShipped() ? tr("This map comes with Marches.") : tr("The folder of this map cannot be written."));
        connect(m_strip->addButton(tr("Make my own copy")), &QPushButton::clicked, m_desk, &MapDesk::makeOwn,
                Qt::QueuedConnection);
    }
}

bool EditPage::offersStart() const { return m_start->isVisibleTo(this); }

void EditPage::refreshStart()
{
    const editor::MapModel& model = m_desk->document()->model();
    m_start->setVisible(model.places().empty() && !model.info.picture && !m_desk->document()->undoStack().canUndo());
    m_start->setGeometry(m_canvas->rect().center().x() - kStartWidth / 2, m_canvas->height() / 5, kStartWidth,
                         m_start->sizeHint().height());
}

void EditPage::refreshActions()
{
    m_actions->refresh();
    m_aids->setEnabled(m_desk->document() != nullptr);
}

void EditPage::refreshStatus()
{
    if (isVisible()) m_shell.setZoomText(tr("%1 %").arg(QLocale().toString(qRound(m_canvas->zoom() * 100))));
}

void EditPage::refreshPins()
{
    std::vector<editor::MapPin> pins;
    if (m_desk->document() != nullptr) {
        int number = 0;
        for (const engine::Problem& problem : m_problems->listed()) {
            ++number;
            if (const auto at = editor::pointOf(m_desk->document()->model(), problem); at && !problem.approved)
                pins.push_back({*at, number, problem.severity == engine::Severity::Error});
        }
    }
    m_canvas->setPins(std::move(pins));
}

void EditPage::refreshTexts() { m_problems->setTexts(&m_texts, m_application.catalogue().languageCode()); }

void EditPage::loadPicture()
{
    QImage image;
    if (m_desk->document()->model().info.picture) {
        const std::string bytes = m_desk->store()->pictureBytes();
        image.loadFromData(reinterpret_cast<const uchar*>(bytes.data()), static_cast<int>(bytes.size()));
    }
    m_canvas->setTracedPicture(image);
}

void EditPage::reveal(editor::Key place) { m_canvas->ensureVisible(place); }

QString EditPage::title() const { return m_desk->title(); }

QString EditPage::savingState() const
{
    if (m_desk->document() == nullptr) return {};
    if (m_desk->document()->isReadOnly()) return tr("Read only");
    if (m_desk->needsFolder()) return m_desk->isModified() ? tr("Not saved yet") : QString();
    return m_desk->isModified() ? tr("Changed since it was saved") : tr("Saved");
}

QList<QWidget*> EditPage::areas()
{
    QList<QWidget*> found{m_bar, m_tools, m_canvas};
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
    m_canvas->setFocus();
    refreshStatus();
    if (m_desk->document() != nullptr) refreshStart();
}

void EditPage::undo()
{
    if (m_desk->document() != nullptr) m_desk->document()->undoStack().undo();
}

void EditPage::redo()
{
    if (m_desk->document() != nullptr) m_desk->document()->undoStack().redo();
}

void EditPage::copy()
{
    if (QMimeData* copied = editor::copyPlaces(*m_desk->document(), m_desk->selection()->items().places))
        QApplication::clipboard()->setMimeData(copied);
}

void EditPage::cut()
{
    copy();
    removeSelected();
}

void EditPage::paste()
{
    const QMimeData* held = QApplication::clipboard()->mimeData();
    if (editor::canPaste(held)) editor::MapCommands::paste(*m_desk->selection(), *held);
}

void EditPage::duplicate() { editor::MapCommands::duplicate(*m_desk->selection()); }
void EditPage::selectAll() { editor::MapCommands::selectAll(*m_desk->selection()); }
void EditPage::removeSelected() { editor::MapCommands::remove(*m_desk->selection()); }
void EditPage::align(int alignment)
{
    const bool namesOnly = m_tools->current() != nullptr && m_tools->current()->id() == QLatin1String("label");
    const auto done = editor::MapCommands::align(*m_desk->selection(), static_cast<editor::Alignment>(alignment), namesOnly);
    if (!namesOnly && done == editor::Aligned::Names)
        m_shell.speak(tr("Territories that share borders stay where they are; their names were aligned."));
}
void EditPage::mirror(bool upsideDown)
{
    if (editor::MapCommands::mirror(*m_desk->selection(), upsideDown) == editor::Mirrored::AsCopy)
        m_shell.speak(tr("These share borders with other territories; a mirrored copy was made beside them."));
}
void EditPage::removeGuides() { editor::GuideDrag::removeAll(*m_desk->document()); }

void EditPage::carry(const std::vector<editor::Key>& places)
{
    QWidget* rows = m_regions->tree().viewport();
    if (window()->childAt(window()->mapFromGlobal(QCursor::pos())) != rows) return;
    const std::unique_ptr<QMimeData> dragged(editor::placesAsMime(places));
    const QPoint at = rows->mapFromGlobal(QCursor::pos());
    QDragEnterEvent enter(at, Qt::CopyAction, dragged.get(), Qt::LeftButton, {}); // else nothing can be dropped
    QApplication::sendEvent(rows, &enter);
    QDropEvent drop(QPointF(at), Qt::CopyAction, dragged.get(), Qt::LeftButton, {});
    QApplication::sendEvent(rows, &drop);
}

void EditPage::find() { m_find->open(); }

void EditPage::rename()
{
    auto* dock = findChild<QDockWidget*>(QStringLiteral("properties"));
    dock->show();
    dock->raise();
    m_properties->rename();
}

void EditPage::regionFromSelection()
{
    auto* dock = findChild<QDockWidget*>(QStringLiteral("regions"));
    dock->show();
    dock->raise();
    m_regions->addFromSelection();
}

void EditPage::nextProblem(int by) { m_problems->step(by); }
void EditPage::fixProblem(int number) { m_problems->applyFix(number); }
void EditPage::fadePicture(bool faded) { m_canvas->setPictureFaded(faded); }

QString EditPage::askForPicture()
{
    QStringList patterns;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        patterns << QStringLiteral("*.") + QString::fromLatin1(format);
    return QFileDialog::getOpenFileName(this, tr("Picture to trace"), {},
                                        tr("Pictures (%1)").arg(patterns.join(QLatin1Char(' '))));
}

void EditPage::choosePicture()
{
    if (const QString file = askForPicture(); !file.isEmpty()) setPicture(file);
}

void EditPage::traceColours()
{
    if (const QString file = askForPicture(); !file.isEmpty()) emit pictureTraceRequested(file);
}

void EditPage::setPicture(const QString& file)
{
    editor::MapDocument* document = m_desk->document();
    if (document == nullptr) return;
    const auto bytes = engine::readFile(file.toStdString(), kMostPicture);
    QImageReader reader(file);
    const QSize size = reader.size();
    if (!bytes || !reader.canRead() || size.width() > kMostPictureSide || size.height() > kMostPictureSide) {
        m_strip->tell(tr("%1 is no picture that can be shown.").arg(QFileInfo(file).fileName()));
        connect(m_strip->addButton(tr("Close")), &QPushButton::clicked, this, &EditPage::refreshStrip, Qt::QueuedConnection);
        return;
    }
    const std::string name = m_desk->store()->addPicture(QFileInfo(file).fileName().toStdString(), *bytes);
    document->edit(tr("Picture to trace"), [&](editor::MapEdit& edit) -> editor::EditOutcome {
        editor::MapInfo info = edit.model().info;
        engine::TracePicture picture;
        picture.file = name;
        if (size.isValid()) picture.scale = std::min(info.width / size.width(), info.height / size.height());
        info.picture = picture;
        edit.setInfo(info);
        return {};
    });
}

void EditPage::exportMap()
{
    if (m_desk->document() == nullptr) return;
    const QByteArray svg = m_desk->boardSvg();
    if (svg.isEmpty()) return;
    OutputDialog dialog(*m_desk->document(), svg, this);
    dialog.exec();
}

void EditPage::play()
{
    if (m_desk->document() == nullptr) return;
    if (const auto game = editor::firstPlayable(m_desk->document()->model(), m_desk->games())) {
        startGame(*game);
        return;
    }
    m_strip->tell(tr("No game can be played on this map yet. The panel Playable tells what is lacking."));
    connect(
        m_strip->addButton(tr("Show what is lacking")), &QPushButton::clicked, this,
        [this] {
            auto* dock = findChild<QDockWidget*>(QStringLiteral("playable"));
            dock->show();
            dock->raise();
            refreshStrip();
        },
        Qt::QueuedConnection);
}

void EditPage::startGame(const editor::PlayableGame& game)
{
    m_trial = m_desk->trial(game);
    if (m_trial) emit trialReady();
}

std::unique_ptr<GameSession> EditPage::takeTrial() { return std::move(m_trial); }

void EditPage::showMenu(const QPoint& global, std::optional<editor::Key> place)
{
    if (m_desk->document() == nullptr) return;
    if (place && !m_desk->selection()->has(*place)) m_desk->selection()->selectPlace(*place);
    QMenu menu(this);
    const auto put = [&](std::initializer_list<const char*> ids) {
        for (const char* id : ids) {
            if (*id == '\0')
                menu.addSeparator();
            else
                menu.addAction(m_actions->find(id));
        }
    };
    if (place) put({"edit.rename", "map.region", "", "edit.cut", "edit.copy", "edit.duplicate", "edit.remove", "", "map.mirror"});
    put({"edit.paste", "edit.select-all", "", "edit.undo", "edit.redo", "", "canvas.fit"});
    menu.exec(global);
}

void EditPage::dragEnterEvent(QDragEnterEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls())
        if (editorFile(url.toLocalFile()) != EditorFile::None) {
            event->acceptProposedAction();
            return;
        }
}

void EditPage::dropEvent(QDropEvent* event)
{
    for (const QUrl& url : event->mimeData()->urls()) {
        const QString file = url.toLocalFile();
        if (editorFile(file) == EditorFile::None) continue;
        event->acceptProposedAction();
        emit fileDropped(file);
        return;
    }
}

void EditPage::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_desk->document() != nullptr) refreshStart();
}

void EditPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMainWindow::changeEvent(event);
}

void EditPage::retranslate()
{
    const auto name = [this](const char* dock, const editor::MapPanel* panel) {
        if (auto* widget = findChild<QDockWidget*>(QLatin1String(dock))) widget->setWindowTitle(panel->heading());
    };
    name("properties", m_properties);
    name("connections", m_connections);
    name("regions", m_regions);
    name("layers", m_layers);
    name("history", m_history);
    name("overview", m_overview);
    name("playable", m_playable);
    name("problems", m_problems);
    m_bar->setWindowTitle(tr("Tool bar"));
    m_canvas->setAccessibleName(tr("Map"));
    static_cast<QPushButton*>(m_playButton)->setText(tr("Play map"));
    m_playButton->setToolTip(tr("Plays the map as it is, saved or not (F5)"));
    m_tools->retranslate();
    m_aids->retranslate();
    m_actions->retranslate();
    refreshHint();
    refreshStrip();
    refreshTexts();
    if (m_desk->document() != nullptr) {
        m_playable->setGames(m_desk->games());
        refreshStart();
    }
}

} // namespace marches::app
