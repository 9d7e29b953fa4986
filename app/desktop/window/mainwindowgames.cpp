// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the main window that is about games: opening, saving, going on, finding things.
#include "app/desktop/base/application.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/lab/labpage.h"
#include "app/desktop/mail/mailpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/welcome/recoverydialog.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/widgets/rulepopup.h"
#include "app/desktop/window/errorpage.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/helpdialogs.h"
#include "app/desktop/window/mainwindow.h"
#include "editor/canvas/boardview.h"
#include "engine/package/variantpackage.h"
#include "engine/record/mailrecord.h"
#include "engine/yaml/yamlreader.h"

#include <algorithm>
#include <set>

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QStackedWidget>

namespace marches::app {

void MainWindow::connectWelcome()
{
    connect(m_welcome, &WelcomePage::playRequested, this,
            [this](const Catalogue::Game& game) { m_controller->startUsual(game); });
    connect(m_welcome, &WelcomePage::choicesRequested, this, [this](const Catalogue::Game& game) {
        newGame().choose(game);
        goToNewGame();
    });
    connect(m_welcome, &WelcomePage::lessonRequested, this,
            [this](const QString& id) { beginLesson(id.toStdString()); });
    connect(m_welcome, &WelcomePage::newGameRequested, this, &MainWindow::goToNewGame);
    connect(m_welcome, &WelcomePage::openRequested, this, &MainWindow::openWithDialog);
    connect(m_welcome, &WelcomePage::fileRequested, this, &MainWindow::openFile);
    connect(m_welcome, &WelcomePage::findRequested, this, &MainWindow::findMoved);
    connect(m_welcome, &WelcomePage::continueRequested, this, &MainWindow::resumeGame);
    connect(m_welcome, &WelcomePage::restoreRequested, this, &MainWindow::restoreLeft);
    connect(m_welcome, &WelcomePage::differencesRequested, this, &MainWindow::showLeftDifferences);
    connect(m_welcome, &WelcomePage::discardRequested, this, &MainWindow::discardLeft);
    connectKept(m_welcome->kept());
}

void MainWindow::connectKept(KeptList& kept)
{
    connect(&kept, &KeptList::resumeRequested, this, [this](const QString& id) { m_controller->resume(id); });
    connect(&kept, &KeptList::saveRequested, this, &MainWindow::saveKept);
    connect(&kept, &KeptList::removeRequested, this, [this](const QString& id) {
        m_controller->autosave().folder().remove(id);
        refreshWelcome();
    });
    connect(&kept, &KeptList::takeBackRequested, this, [this](const QString& id) {
        m_controller->autosave().folder().takeBack(id);
        refreshWelcome();
    });
}

void MainWindow::connectController()
{
    connect(m_controller, &GameController::failed, this, &MainWindow::onFailed);
    connect(m_play, &PlayPage::nothingToStepOutOf, this, &MainWindow::leaveBoardOnly);
    connect(&m_controller->autosave(), &Autosave::written, m_play,
            [this](const engine::Errors& errors) { m_play->setKeptSafe(errors.empty()); });
    connect(m_play, &PlayPage::sessionChanged, this, [this] {
        GameSession* session = m_play->session();
        if (session == nullptr) return;
        connect(session, &GameSession::savedStateChanged, this, &MainWindow::refreshTitle);
        goToPlay();
    });
    connect(m_errors, &ErrorPage::anotherFileRequested, this, &MainWindow::openWithDialog);
    connect(m_errors, &ErrorPage::continueRequested, this, &MainWindow::goToPlay);
    connect(m_errors, &ErrorPage::backRequested, this, &MainWindow::goToWelcome);
}

void MainWindow::onFailed(const LazyText& what, const engine::Errors& errors)
{
    m_errors->tell(what, errors, m_play->session() != nullptr);
    showPage(*m_errors, Welcome);
}

void MainWindow::openWithDialog()
{
    const QString filter =
        tr("Games and scenarios (*.%1 *.marches *.yaml);;Translations (*.po *.ts *.zip);;All files (*)")
            .arg(GameController::fileSuffix());
    const QString folder = m_application.preferences().memory().value(QStringLiteral("folder")).toString();
    const QString file = QFileDialog::getOpenFileName(this, tr("Open a game"), folder, filter);
    if (!file.isEmpty()) openFile(file);
}

void MainWindow::openFile(const QString& file)
{
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (suffix == QLatin1String("po") || suffix == QLatin1String("ts")) {
        openTranslation(file);
        return;
    }
    if (suffix == QLatin1String("zip") && openLanguagePack(file)) return;
    if (editorFile(file) != EditorFile::None) {
        takeFile(file);
        return;
    }
    m_application.preferences().memory().setValue(QStringLiteral("folder"), QFileInfo(file).path());
    const std::string kind = engine::documentKind(file.toStdString());
    if (engine::holdsMail(file.toStdString())) {
        goToMail();
        m_mail->openAsking(file);
    } else if (kind == "variant") {
        openVariant(file);
    } else if (kind == "experiment" || kind == "simulation") {
        goToLab();
        m_lab->openFile(file);
    } else if (kind.empty() && suffix != GameController::fileSuffix() && QFileInfo(file).isReadable()) {
        onFailed([file] { return tr("%1 cannot be opened").arg(QFileInfo(file).fileName()); },
                 {{"import-unknown-form", {}, file.toStdString(), 0, 0, {}}});
    } else {
        m_controller->open(file);
    }
}

/// A variant is no game yet: it is laid out on the page on which one starts it.
void MainWindow::openVariant(const QString& file)
{
    const LazyText what = [name = QFileInfo(file).fileName()] { return tr("%1 cannot be opened").arg(name); };
    const engine::Result<engine::VariantData> variant = engine::loadVariant(file.toStdString());
    if (!variant) return onFailed(what, variant.error());
    const engine::Result<engine::GameSetup> setup = m_application.library().setup(*variant);
    if (!setup) return onFailed(what, setup.error());
    const Catalogue::Game game{variant->map, variant->ruleset};
    const std::vector<Catalogue::Game>& games = m_application.catalogue().games();
    if (std::ranges::find(games, game) == games.end())
        return onFailed(what, {{"unknown-map", {{"name", variant->map}}, variant->file, 0, 0, {}}});
    newGame().model().choose(game, file.toStdString());
    goToNewGame();
}

void MainWindow::openScenario(const QString& file) { m_controller->openScenario(file); }

void MainWindow::findMoved(const QString& file)
{
    const QString found =
        QFileDialog::getOpenFileName(this, tr("Find %1").arg(QFileInfo(file).fileName()), QFileInfo(file).path());
    if (found.isEmpty()) return;
    m_application.recent().move(file, found);
    openFile(found);
}

bool MainWindow::saveGame()
{
    if (m_play->session() == nullptr || !maySaveGame()) return false;
    if (!m_play->session()->file().isEmpty()) return m_controller->save();
    saveAs();
    const GameSession* saved = m_play->session();
    return saved != nullptr && !saved->isModified();
}

bool MainWindow::maySaveGame()
{
    if (m_controller->hasGame()) return true;
    speak(tr("A trial is not kept, because its map may change. Save the map and start a game on it."));
    return false;
}

QString MainWindow::askWhereToSave(const QString& proposed)
{
    const QString folder = m_application.preferences().memory().value(QStringLiteral("folder")).toString();
    QString file = QFileDialog::getSaveFileName(this, tr("Save the game"), QDir(folder).filePath(proposed),
                                                tr("Games of Marches (*.%1)").arg(GameController::fileSuffix()));
    if (file.isEmpty()) return {};
    if (QFileInfo(file).suffix().isEmpty()) file += QLatin1Char('.') + GameController::fileSuffix();
    m_application.preferences().memory().setValue(QStringLiteral("folder"), QFileInfo(file).path());
    return file;
}

void MainWindow::saveAs()
{
    const GameSession* session = m_play->session();
    if (session == nullptr || !maySaveGame()) return;
    const QString file = askWhereToSave(session->file().isEmpty() ? m_controller->suggestedName() : session->file());
    if (!file.isEmpty()) m_controller->saveAs(file);
}

void MainWindow::closeGame()
{
    if (m_play->session() == nullptr) return;
    m_controller->close();
    goToWelcome();
}

void MainWindow::resumeGame()
{
    if (m_controller->resume()) goToPlay();
}

void MainWindow::saveKept(const QString& id)
{
    const QString file = askWhereToSave(m_controller->suggestedName(id));
    if (!file.isEmpty() && m_controller->saveKept(id, file)) refreshWelcome();
}

void MainWindow::restoreLeft()
{
    m_welcome->setRecovery(nullptr, 0);
    if (m_controller->restoreLeft())
        goToPlay();
    else if (m_current == m_welcome)
        refreshWelcome(); // it was given up, and is still there
}

void MainWindow::showLeftDifferences()
{
    const std::optional<LeftDifferences> differences = m_controller->leftDifferences();
    if (!differences) return;
    auto* dialog = new RecoveryDialog(*differences, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::discardLeft()
{
    m_controller->discardLeft();
    refreshWelcome();
}

void MainWindow::refreshWelcome()
{
    if (m_controller->canGoOn()) {
        const GameController::Words words = m_controller->resumeWords();
        const OpenGame game{words.map, words.title, words.standing, words.when};
        m_welcome->setContinue(words.title.isEmpty() ? nullptr : &game);
    } else {
        m_welcome->setContinue(nullptr);
    }
    fillKept(m_welcome->kept());
    if (m_newGame != nullptr) fillKept(m_newGame->kept());
    const GameController::Words left = m_controller->leftWords();
    m_welcome->setRecovery(left.title.isEmpty() ? nullptr : &left.title, left.moves);
}

void MainWindow::fillKept(KeptList& kept, bool anew)
{
    if (anew) kept.settle();
    QList<KeptWords> games;
    for (const GameController::Words& game : m_controller->unsaved()) {
        const QString map = m_application.catalogue().mapName(game.map);
        const QString moves = tr("%n move(s)", "of a game", game.moves);
        games.append({game.id, game.map, game.title, game.name, game.players,
                      game.file.isEmpty() ? tr("%1, %2", "how many moves were played; map").arg(moves, map)
                                          : tr("%1, %2, changed since %3", "moves; map; name of a file")
                                                .arg(moves, map, QFileInfo(game.file).fileName()),
                      game.when});
    }
    kept.setGames(games);
}

void MainWindow::searchCommands()
{
    CommandSearch search(commands(), this);
    search.exec();
}

std::vector<Command> MainWindow::commands()
{
    std::vector<Command> all;
    for (const Actions::Entry& entry : m_actions.entries()) {
        QAction* action = entry.action;
        if (!action->isEnabled() || !action->isVisible() || action->text().isEmpty()) continue;
        all.push_back({withoutMnemonic(action->text()), tr("Action"),
                       action->shortcut().toString(QKeySequence::NativeText), [action] { action->trigger(); }});
    }
    addGameCommands(all);
    addKeptCommands(all); // there may be many
    addMapCommands(all);
    addBoardCommands(all);
    addRuleCommands(all);
    return all;
}

/// None while a curtain is down: who takes the next seat is to see nothing else before.
void MainWindow::addKeptCommands(std::vector<Command>& commands)
{
    if (m_play->session() != nullptr && m_play->isCurtainDown()) return;
    for (const GameController::Words& game : m_controller->unsaved())
        commands.push_back(
            {tr("Continue %1 (%2)", "%1: a game and who plays; %2: since when it is kept").arg(game.title, game.when),
             tr("Unsaved game"),
             {},
             [this, id = game.id] { m_controller->resume(id); }});
}

void MainWindow::addGameCommands(std::vector<Command>& commands)
{
    const Catalogue& catalogue = m_application.catalogue();
    for (const Catalogue::Game& game : catalogue.games()) {
        const QString map = catalogue.mapName(game.map);
        commands.push_back(
            {tr("%1 on %2", "game, map").arg(catalogue.text(game, "ruleset.name"), map), tr("Game"), {}, [this, game] {
                 newGame().choose(game);
                 goToNewGame();
             }});
    }
}

/// Rules are the same on every map.
void MainWindow::addRuleCommands(std::vector<Command>& commands)
{
    const Catalogue& catalogue = m_application.catalogue();
    std::set<std::string> told;
    for (const Catalogue::Game& game : catalogue.games()) {
        if (!told.insert(game.ruleset).second) continue;
        for (const std::string& rule : catalogue.rules(game.ruleset)->data.rules) {
            const QString id = QString::fromStdString(rule);
            const QString title = catalogue.text(game, "rule." + rule + ".title");
            commands.push_back(
                {tr("%1 %2", "id of a rule, its title").arg(id, title), tr("Rule"), {}, [this, game, id] {
                     const Catalogue& now = m_application.catalogue();
                     RulePopup::open(m_stack, now.texts(game.map, game.ruleset), now.languageCode(), id,
                                     [this, game, id] { showRuleBook(game.ruleset, id); });
                 }});
        }
    }
}

void MainWindow::addBoardCommands(std::vector<Command>& commands)
{
    const GameSession* session = m_play->session();
    if (session == nullptr || m_play->isCurtainDown()) return;
    const engine::Board& board = session->game().rules().board();
    const std::string language = m_application.catalogue().languageCode();
    for (int place = 0; place < board.territoryCount(); ++place) {
        const QString name =
            QString::fromStdString(session->texts().word("territory." + board.place(place).id + ".name", language));
        commands.push_back({name, tr("Territory"), {}, [this, place] {
                                goToPlay();
                                m_play->board().setFocus();
                                m_play->board().setCurrentPlace(place);
                            }});
    }
}

void MainWindow::showShortcuts() { ShortcutsDialog(m_actions, this).exec(); }
void MainWindow::showAbout() { AboutDialog(this).exec(); }

} // namespace marches::app
