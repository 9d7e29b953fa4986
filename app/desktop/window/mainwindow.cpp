// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/mainwindow.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/pendingtext.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/lab/labpage.h"
#include "app/desktop/lesson/lessonbar.h"
#include "app/desktop/mail/mailpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/settings/settingspage.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/mirroring.h"
#include "app/desktop/widgets/panellayout.h"
#include "app/desktop/window/errorpage.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/moderail.h"
#include "app/desktop/window/qtparts.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>

namespace marches::app {

namespace {

constexpr QSize kSmallest(720, 540);
constexpr QSize kUsual(1400, 900);
constexpr QSize kAround(8, 40); ///< what a desktop draws around a window

/// The first file or folder of a drop that is there.
QString droppedFile(const QMimeData& dropped)
{
    for (const QUrl& url : dropped.urls())
        if (url.isLocalFile() && QFileInfo::exists(url.toLocalFile())) return url.toLocalFile();
    return {};
}

} // namespace

MainWindow::MainWindow(Application& application, QWidget* parent)
    : Translated(parent), m_application(application), m_actions(application.preferences())
{
    setMinimumSize(kSmallest);
    setAcceptDrops(true);
    resize(kUsual.boundedTo(screen()->availableSize() - kAround).expandedTo(kSmallest));
    makePages();
    makeStatusBar();
    makeActions();
    makeModeActions();
    makeMenus();
    connectWelcome();
    connectController();
    connectEdit();
    connectFileActions();
    makePanels();
    namePages();
    connect(&application, &Application::ruleBookRequested, this, &MainWindow::showRuleBook);
    restoreGeometry(application.preferences().memory().value(QStringLiteral("geometry")).toByteArray());
    retranslate();
    applyRoom();
    goToWelcome();
}

MainWindow::~MainWindow() = default;

void MainWindow::makePages()
{
    auto* body = new QWidget(this);
    auto* row = new QHBoxLayout(body);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_rail = new ModeRail(body);
    m_stack = new QStackedWidget(body);
    row->addWidget(m_rail);
    auto* middle = new QVBoxLayout;
    middle->setSpacing(0);
    m_lessonBar = new LessonBar(body);
    middle->addWidget(m_lessonBar);
    middle->addWidget(m_stack, 1);
    row->addLayout(middle, 1);
    setCentralWidget(body);

    m_play = new PlayPage(m_application, m_actions, *this, m_stack);
    m_edit = new EditPage(m_application, m_actions, *this, m_stack);
    m_import = new ImportPage(m_stack);
    m_lab = new LabPage(m_application, m_actions, *this, m_stack);
    m_mail = new MailPage(m_application, m_actions, *this, m_stack);
    m_translate = new TranslatePage(m_application, m_actions, *this, m_stack);
    m_settings = new SettingsPage(m_application, m_actions, m_stack);
    m_errors = new ErrorPage(m_application.catalogue(), m_stack);
    m_welcome = new WelcomePage(m_application, m_stack); // last: the library is being read meanwhile
    m_controller = new GameController(m_application, *m_play, this);
    connect(m_mail, &MailPage::otherFileDropped, this, &MainWindow::openFile, Qt::QueuedConnection);
    for (ModePage* page : std::initializer_list<ModePage*>{m_welcome, m_play, m_edit, m_import, m_lab, m_mail,
                                                           m_translate, m_settings, m_errors})
        addPage(*page);
    makeLessons();
}

void MainWindow::addPage(ModePage& page)
{
    m_pages.push_back(&page);
    m_stack->addWidget(page.widget());
}

NewGamePage& MainWindow::newGame()
{
    if (m_newGame != nullptr) return *m_newGame;
    m_newGame = new NewGamePage(m_application, m_stack);
    addPage(*m_newGame);
    connect(m_newGame, &NewGamePage::startRequested, this, [this](const NewGame& game) { m_controller->start(game); });
    connect(m_newGame, &NewGamePage::backRequested, this, [this] {
        if (m_fromBench)
            goToTranslate();
        else
            goToWelcome();
    });
    connectKept(m_newGame->kept());
    m_newGame->setRoominess(windowSizeClassOf(widthInLetters()));
    namePages();
    explainPages();
    return *m_newGame;
}

void MainWindow::makePanels()
{
    for (ModePage* page : m_pages) {
        if (page->panelsName().isEmpty()) continue;
        auto* docks = qobject_cast<QMainWindow*>(page->widget());
        m_panels[page] = new PanelLayout(docks, page->panelsName(), m_application.preferences().memory(), this);
        connect(m_panels[page], &PanelLayout::initiallyArranged, this, [page] { page->sharePanels(); });
    }
}

void MainWindow::makeStatusBar()
{
    m_spoken = new ElidedLabel(1, this); // a long sentence must not widen the window
    m_spoken->setObjectName(QStringLiteral("spokenLine"));
    m_spoken->setCentred(true);
    m_zoom = new QLabel(this);
    m_saving = new QLabel(this);
    for (QWidget* label : std::initializer_list<QWidget*>{m_spoken, m_zoom, m_saving})
        setTextRole(label, TextRole::Secondary);
    statusBar()->addWidget(m_spoken, 1);
    statusBar()->addPermanentWidget(m_zoom);
    statusBar()->addPermanentWidget(m_saving);
    statusBar()->setSizeGripEnabled(false);
    setMirroredMargins(statusBar(), {8, 0, 10, 0});
}

QAction* MainWindow::add(const QString& id, const QList<QKeySequence>& keys, const QString& iconName,
                         void (MainWindow::*slot)())
{
    QAction* action = m_actions.add(this, id, Scope::Everywhere, keys, iconName);
    connect(action, &QAction::triggered, this, slot);
    return action;
}

void MainWindow::makeActions()
{
    using Key = QKeySequence;
    const auto letter = [](Qt::Key key) { return QKeySequence(Qt::CTRL | key); };
    add(QStringLiteral("file.new"), {letter(Qt::Key_N)}, QStringLiteral("new"), &MainWindow::goToNewGame);
    add(QStringLiteral("file.open"), {letter(Qt::Key_O)}, QStringLiteral("open"), &MainWindow::openWithDialog);
    add(QStringLiteral("file.save"), {letter(Qt::Key_S)}, QStringLiteral("save"), &MainWindow::saveCurrent);
    add(QStringLiteral("file.save-as"), {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_S)}, {}, &MainWindow::saveCurrentAs);
    add(QStringLiteral("file.new-map"), {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_N)}, QStringLiteral("map"),
        &MainWindow::newMap);
    add(QStringLiteral("file.open-map"), {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_O)}, {}, &MainWindow::openMapWithDialog);
    add(QStringLiteral("file.import"), {}, {}, &MainWindow::importWithDialog);
    add(QStringLiteral("file.save-copy"), {}, QStringLiteral("copy"), &MainWindow::saveMapCopy);
    add(QStringLiteral("file.sample"), {}, QStringLiteral("map"), &MainWindow::openSample);
    add(QStringLiteral("file.backups"), {}, QStringLiteral("clock"), &MainWindow::showBackups);
    add(QStringLiteral("map.back"), {Key(Qt::SHIFT | Qt::Key_F5)}, QStringLiteral("edit"), &MainWindow::goBack);
    add(QStringLiteral("file.close"), {letter(Qt::Key_W)}, QStringLiteral("close"), &MainWindow::closeCurrent);
    QAction* quit = m_actions.add(this, QStringLiteral("file.quit"), Scope::Everywhere, {letter(Qt::Key_Q)});
    connect(quit, &QAction::triggered, this, &QWidget::close);
    add(QStringLiteral("view.next-area"), {Key(Qt::Key_F6)}, {}, &MainWindow::goToNextArea);
    add(QStringLiteral("view.previous-area"), {Key(Qt::SHIFT | Qt::Key_F6)}, {}, &MainWindow::goToPreviousArea);
    add(QStringLiteral("view.drawer"), {Key(Qt::Key_F7)}, QStringLiteral("layers"), &MainWindow::toggleDrawer);
    add(QStringLiteral("view.board-only"), {Key(Qt::Key_F11)}, QStringLiteral("fit"), &MainWindow::toggleBoardOnly);
    add(QStringLiteral("view.reset-panels"), {}, {}, &MainWindow::resetPanels);
    add(QStringLiteral("edit.search"), {letter(Qt::Key_K)}, QStringLiteral("search"), &MainWindow::searchCommands);
    add(QStringLiteral("help.shortcuts"), {}, QStringLiteral("rule"), &MainWindow::showShortcuts);
    add(QStringLiteral("help.about"), {}, QStringLiteral("info"), &MainWindow::showAbout);
    add(QStringLiteral("help.explain"), {Key(Qt::SHIFT | Qt::Key_F1)}, QStringLiteral("info"),
        &MainWindow::explainFocus);
    add(QStringLiteral("help.guide"), {Key(Qt::Key_F1)}, QStringLiteral("help"), &MainWindow::showGuide);
    add(QStringLiteral("help.first-game"), {}, QStringLiteral("play"), &MainWindow::beginFirstGame);
    add(QStringLiteral("help.first-map"), {}, QStringLiteral("map"), &MainWindow::beginFirstMap);
    add(QStringLiteral("help.rules"), {}, QStringLiteral("rule"), &MainWindow::showRulesOfGame);
    m_actions.find(QStringLiteral("view.board-only"))->setCheckable(true);
}

void MainWindow::makeModeActions()
{
    auto* group = new QActionGroup(this);
    m_modes[Welcome] = add(QStringLiteral("mode.welcome"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_1)},
                           QStringLiteral("welcome"), &MainWindow::goToWelcome);
    m_modes[Play] = add(QStringLiteral("mode.play"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_2)},
                        QStringLiteral("play"), &MainWindow::goToPlay);
    m_modes[Edit] = add(QStringLiteral("mode.edit"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_3)},
                        QStringLiteral("edit"), &MainWindow::goToEdit);
    m_modes[Lab] = add(QStringLiteral("mode.lab"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_4)},
                       QStringLiteral("lab"), &MainWindow::goToLab);
    m_modes[Mail] = add(QStringLiteral("mode.mail"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_5)},
                        QStringLiteral("mail"), &MainWindow::goToMail);
    m_modes[Translate] = add(QStringLiteral("mode.translate"), {QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_6)},
                             QStringLiteral("translate"), &MainWindow::goToTranslate);
    m_modes[Settings] = add(QStringLiteral("mode.settings"), {QKeySequence(Qt::CTRL | Qt::Key_Comma)},
                            QStringLiteral("settings"), &MainWindow::goToSettings);
    for (QAction* action : m_modes) {
        action->setCheckable(true);
        group->addAction(action);
        m_rail->addMode(action, action == m_modes[Settings]);
    }
}

void MainWindow::makeMenus()
{
    for (QMenu*& menu : m_menus) menu = menuBar()->addMenu(QString());
    const auto put = [this](QMenu* menu, const QStringList& ids) {
        for (const QString& id : ids) {
            if (id.isEmpty())
                menu->addSeparator();
            else
                menu->addAction(m_actions.find(id));
        }
    };
    put(m_menus[File], {QStringLiteral("file.new"), QStringLiteral("file.open"), QStringLiteral("file.new-map"),
                        QStringLiteral("file.open-map"), QStringLiteral("file.import"), QStringLiteral("file.sample"),
                        QString(), QStringLiteral("file.save"), QStringLiteral("file.save-as"),
                        QStringLiteral("file.save-copy"), QStringLiteral("file.backups")});
    addPageActions(MenuId::File, m_menus[File]);
    put(m_menus[File], {QString(), QStringLiteral("file.close"), QString(), QStringLiteral("file.quit")});
    addPageActions(MenuId::Edit, m_menus[EditMenu]);
    put(m_menus[EditMenu], {QString(), QStringLiteral("edit.search")});
    put(m_menus[View], {QStringLiteral("mode.welcome"), QStringLiteral("mode.play"), QStringLiteral("mode.edit"),
                        QStringLiteral("mode.lab"), QStringLiteral("mode.mail"), QStringLiteral("mode.translate"),
                        QStringLiteral("mode.settings"), QString()});
    addPageActions(MenuId::View, m_menus[View]);
    m_panelMenu = m_menus[View]->addMenu(QString());
    connect(m_panelMenu, &QMenu::aboutToShow, this, [this] {
        m_panelMenu->clear();
        m_panelMenu->addActions(panels().panelActions());
    });
    put(m_menus[View],
        {QStringLiteral("view.reset-panels"), QStringLiteral("view.drawer"), QStringLiteral("view.board-only"),
         QString(), QStringLiteral("view.next-area"), QStringLiteral("view.previous-area")});
    addPageActions(MenuId::Game, m_menus[GameMenu]);
    connect(m_menus[GameMenu], &QMenu::aboutToShow, this, [this] {
        m_menus[GameMenu]->clear();
        addPageActions(MenuId::Game, m_menus[GameMenu]);
    });
    addPageActions(MenuId::Map, m_menus[MapMenu]);
    put(m_menus[MapMenu], {QString(), QStringLiteral("map.back")});
    put(m_menus[Help],
        {QStringLiteral("help.first-game"), QStringLiteral("help.first-map"), QString(), QStringLiteral("help.guide"),
         QStringLiteral("help.rules"), QStringLiteral("help.explain"), QStringLiteral("help.shortcuts")});
    addPageActions(MenuId::Texts, m_menus[TextsMenu]);
    addPageActions(MenuId::Help, m_menus[Help]);
    put(m_menus[Help], {QString(), QStringLiteral("help.about")});
}

void MainWindow::addPageActions(MenuId id, QMenu* menu)
{
    for (ModePage* page : m_pages) {
        for (QAction* action : page->menuActions(id)) {
            if (action == nullptr)
                menu->addSeparator();
            else
                menu->addAction(action);
        }
    }
}

QString MainWindow::spokenLine() const { return m_spoken->text(); }

void MainWindow::speak(const QString& sentence)
{
    if (m_spoken->text() == sentence) return;
    m_spoken->setText(sentence); // a screen reader hears that its name has changed
}

void MainWindow::setZoomText(const QString& text) { m_zoom->setText(text); }

void MainWindow::refreshTitle()
{
    if (m_current == nullptr) return;
    const QString title = m_current->title();
    setWindowTitle(title.isEmpty() ? QGuiApplication::applicationDisplayName()
                                   : tr("%1[*] – %2", "title bar: page, program; keep [*]")
                                         .arg(title, QGuiApplication::applicationDisplayName()));
    setWindowModified(!title.isEmpty() && m_current->isModified()); // a title without a name has no place for the mark
    m_saving->setText(m_current->savingState());
    m_saving->setToolTip(m_current->savingPlace());
}

MapFileActions& MainWindow::fileActions() { return m_edit->fileActions(); }

void MainWindow::commitPending() { commitPendingText(); }

void MainWindow::showPage(ModePage& page, Mode mode)
{
    if (m_current != &page) commitPending();
    if (page.scope() != Scope::Play && page.scope() != Scope::NewGame) {
        giveLanguageBack();
        m_fromBench = false;
    }
    m_current = &page;
    // In the size that a page has by itself before it is first shown, panels would give way that have room in the
    // window.
    page.widget()->setGeometry(m_stack->contentsRect());
    m_stack->setCurrentWidget(page.widget());
    m_modes[static_cast<std::size_t>(mode)]->setChecked(true);
    speak({});
    setZoomText({});
    showActionsOf(page);
    refreshTitle();
    page.enter();
}

void MainWindow::goToWelcome()
{
    if (m_current != m_welcome) m_welcome->kept().settle(); // who comes anew has nothing to take back
    refreshWelcome();
    refreshMapRecovery();
    showPage(*m_welcome, Welcome);
}
void MainWindow::goToNewGame()
{
    fillKept(newGame().kept(), m_current != m_newGame);
    showPage(newGame(), Play);
}
void MainWindow::goToLab()
{
    m_lab->setOpenGame(m_play->session());
    showPage(*m_lab, Lab);
}
void MainWindow::goToMail() { showPage(*m_mail, Mail); }
void MainWindow::goToSettings() { showPage(*m_settings, Settings); }

void MainWindow::showActionsOf(const ModePage& page)
{
    // Where nothing is drawn or translated, the actions are those of games.
    const Scope scope = page.scope();
    const bool edit = scope == Scope::Edit;
    const bool translate = scope == Scope::Translate;
    for (const Actions::Entry& entry : m_actions.entries()) {
        if (entry.scope == Scope::Play) entry.action->setVisible(!edit && !translate);
        if (entry.scope == Scope::Edit) entry.action->setVisible(edit);
        if (entry.scope == Scope::Lab) entry.action->setVisible(scope == Scope::Lab);
        if (entry.scope == Scope::Mail) entry.action->setVisible(scope == Scope::Mail);
        if (entry.scope == Scope::Translate) entry.action->setVisible(translate);
    }
    m_menus[MapMenu]->menuAction()->setVisible(m_edit->controller().document() != nullptr && !translate);
    m_menus[GameMenu]->menuAction()->setVisible(!edit && !translate);
    m_menus[TextsMenu]->menuAction()->setVisible(translate);
    m_actions.find(QStringLiteral("file.save-copy"))->setEnabled(edit);
    m_actions.find(QStringLiteral("file.backups"))->setEnabled(edit);
    m_actions.find(QStringLiteral("map.back"))->setVisible(!edit && !translate);
    wordBack();
}

void MainWindow::goToPlay()
{
    if (m_play->session() != nullptr)
        showPage(*m_play, Play);
    else
        goToNewGame();
}

void MainWindow::goToNextArea() { moveArea(1); }
void MainWindow::goToPreviousArea() { moveArea(-1); }

void MainWindow::moveArea(int step)
{
    QList<QWidget*> areas;
    for (QWidget* area : m_current->areas())
        if (area != nullptr && area->isVisible()) areas.append(area);
    // In a game one goes to and fro between four parts; the modes have keys of their own, and Tab leads to them.
    if (!m_rail->isHidden() && m_current != m_play) areas.append(m_rail);
    if (areas.isEmpty()) return;
    qsizetype here = step > 0 ? -1 : areas.size();
    const QWidget* focus = QApplication::focusWidget();
    for (qsizetype i = 0; i < areas.size(); ++i)
        if (focus != nullptr && (areas[i] == focus || areas[i]->isAncestorOf(focus))) here = i;
    for (qsizetype tried = 0; tried < areas.size(); ++tried) {
        here = (here + step + areas.size()) % areas.size();
        QWidget* target = areas[here];
        if ((target->focusPolicy() & Qt::TabFocus) == 0) {
            // An area that takes no focus itself hands it to the first part of it that does.
            QWidget* first = target->nextInFocusChain();
            while (first != target && !(target->isAncestorOf(first) && (first->focusPolicy() & Qt::TabFocus) != 0 &&
                                        first->isVisible() && first->isEnabled()))
                first = first->nextInFocusChain();
            if (first == target) continue;
            target = first;
        }
        target->setFocus(Qt::TabFocusReason);
        return;
    }
}

PanelLayout& MainWindow::panels() const
{
    const auto found = m_panels.find(m_current);
    return found == m_panels.end() ? *m_panels.at(m_play) : *found->second;
}
void MainWindow::toggleDrawer() { panels().toggleDrawer(); }
void MainWindow::resetPanels()
{
    panels().reset();
    m_current->forgetPanels();
}
void MainWindow::toggleBoardOnly() { setBoardOnly(!m_boardOnly); }
void MainWindow::leaveBoardOnly() { setBoardOnly(false); }

void MainWindow::setBoardOnly(bool on)
{
    if (m_boardOnly == on) return;
    if (on) {
        m_stateBefore = windowState();
        m_geometryBefore = saveGeometry();
    }
    m_boardOnly = on;
    m_actions.find(QStringLiteral("view.board-only"))->setChecked(on);
    m_rail->setHidden(on);
    menuBar()->setHidden(on);
    statusBar()->setHidden(on);
    panels().setDrawerOpen(!on && panels().roominess() != WindowSizeClass::Drawer);
    if (on)
        showFullScreen();
    else
        setWindowState(m_stateBefore & ~Qt::WindowFullScreen);
}

int MainWindow::widthInLetters() const
{
    constexpr int kUsualHeight = 12; // pixels
    const int letters = QFontInfo(QApplication::font()).pixelSize();
    return 2 * letters > 3 * kUsualHeight ? width() * kUsualHeight / letters : width();
}

void MainWindow::applyRoom()
{
    const WindowSizeClass room = windowSizeClassOf(widthInLetters());
    m_rail->setIconsOnly(room != WindowSizeClass::Wide);
    for (ModePage* page : m_pages) {
        // A panel that the page shows elsewhere for want of room is arranged with the others as soon as there is.
        if (room != WindowSizeClass::Drawer) page->setRoominess(room);
        if (const auto docks = m_panels.find(page); docks != m_panels.end()) docks->second->setRoominess(room);
        page->setRoominess(room);
    }
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (!m_panels.empty()) applyRoom();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (!droppedFile(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    const QString file = droppedFile(*event->mimeData());
    if (file.isEmpty()) return;
    event->acceptProposedAction();
    if (m_current == m_edit && editorFile(file) == EditorFile::Picture)
        m_edit->setPicture(file); // on the map below which it is to lie
    else
        openFile(file);
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    commitPending();
    if (!m_import->mayLeave() || !fileActions().mayLeaveAll()) {
        event->ignore();
        return;
    }
    m_controller->giveUpReading();
    m_controller->autosave().finish();
    for (const auto& [page, docks] : m_panels) docks->save();
    m_mail->finish();
    m_translate->finish(); // what cannot be saved stays in its journal
    m_application.preferences().memory().setValue(QStringLiteral("geometry"),
                                                  m_boardOnly ? m_geometryBefore : saveGeometry());
    QMainWindow::closeEvent(event);
}

/// Qt leaves Enter on a button to dialogs. Here it presses the button that has the ring, unless the page had a use for
/// it.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    auto* button = qobject_cast<QAbstractButton*>(focusWidget());
    const bool pressed = qobject_cast<QPushButton*>(button) != nullptr || qobject_cast<QToolButton*>(button) != nullptr;
    if (pressed && !event->isAutoRepeat() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        button->click();
    else if (event->key() == Qt::Key_Escape &&
             m_boardOnly) // what has the focus had no use for it: nothing is half done
        leaveBoardOnly();
    else
        QMainWindow::keyPressEvent(event);
}

void MainWindow::retranslate()
{
    const auto word = [this](const char* id, const QString& text) { m_actions.find(QLatin1String(id))->setText(text); };
    word("file.new", tr("&New game…"));
    word("file.open", tr("&Open a game…"));
    word("file.save", tr("&Save"));
    word("file.save-as", tr("Save &as…"));
    word("file.close", tr("&Close"));
    word("file.new-map", tr("New &map"));
    word("file.open-map", tr("Open a ma&p…"));
    word("file.import", tr("Import a map…"));
    word("file.save-copy", tr("Save a cop&y…"));
    word("file.sample", tr("Open the samp&le map"));
    word("file.backups", tr("&Backups…"));
    wordBack();
    word("edit.search", tr("&Find anything…"));
    word("help.shortcuts", tr("&Keys"));
    word("help.about", tr("&About Marches"));
    word("file.quit", tr("&Quit"));
    word("view.next-area", tr("Next &area"));
    word("view.previous-area", tr("Previous a&rea"));
    word("view.drawer", tr("Show or &hide all panels"));
    word("view.board-only", tr("&Board only"));
    word("view.reset-panels", tr("R&eset panels"));
    word("help.explain", tr("&What’s this?"));
    word("help.guide", tr("&Guide"));
    word("help.first-game", tr("&First game, step by step"));
    word("help.first-map", tr("First &map, step by step"));
    word("help.rules", tr("&Rule book of the game"));
    word("mode.welcome", tr("Welcome"));
    word("mode.play", tr("Play"));
    word("mode.edit", tr("Edit", "mode of the window"));
    word("mode.lab", tr("Lab", "mode of the window"));
    word("mode.mail", tr("By mail", "mode of the window"));
    word("mode.translate", tr("Translate", "mode of the window"));
    word("mode.settings", tr("Settings"));
    retranslateMenus();
    explainPages();
    retranslateQtParts(*this);
    speak({}); // the page that is shown says what it has to say anew
    m_rail->setIconsOnly(windowSizeClassOf(widthInLetters()) != WindowSizeClass::Wide);
    refreshWelcome();
    QTimer::singleShot(0, this, &MainWindow::refreshTitle); // a page has its own words only after this window
}

void MainWindow::retranslateMenus()
{
    m_menus[File]->setTitle(tr("&File"));
    m_menus[EditMenu]->setTitle(tr("&Edit"));
    m_menus[View]->setTitle(tr("&View"));
    m_menus[GameMenu]->setTitle(tr("&Game"));
    m_menus[MapMenu]->setTitle(tr("&Map"));
    m_menus[TextsMenu]->setTitle(tr("&Texts"));
    m_menus[Help]->setTitle(tr("&Help"));
    m_panelMenu->setTitle(tr("&Panels"));
}

} // namespace marches::app
