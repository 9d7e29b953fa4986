// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the main window that is about maps: opening, saving, trying out.
#include "app/desktop/base/application.h"
#include "app/desktop/edit/documentmessages.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/edittoolbar.h"
#include "app/desktop/edit/foreignimport.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/mapplaytest.h"
#include "app/desktop/edit/tracedpicture.h"
#include "app/desktop/lab/labpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/widgets/workdialog.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/mainwindow.h"
#include "editor/translation/languagepack.h"
#include "engine/io/files.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace marches::app {

QString MainWindow::wordsOf(const LeftMap& map) const
{
    // Folders are often named alike, and so are maps.
    if (map.folder.isEmpty())
        return tr("%1 (%2)", "map that was never saved, when it was changed")
            .arg(map.name, QLocale().toString(map.when, QLocale::ShortFormat));
    QString name = map.name;
    for (const RecentFiles::Entry& entry : m_application.recent().entries())
        if (entry.file == map.folder + QStringLiteral("/map.yaml")) name = entry.title;
    return tr("%1 (%2)", "name of a map, its folder").arg(name, QDir::toNativeSeparators(map.folder));
}

void MainWindow::connectEdit()
{
    connect(&m_edit->controller(), &MapController::failed, this, &MainWindow::onFailed);
    connect(m_edit, &EditPage::failed, this, &MainWindow::onFailed);
    connect(&m_edit->controller(), &MapController::opened, this, [this] { goToEdit(); });
    connect(&m_edit->controller(), &MapController::savedStateChanged, this, &MainWindow::refreshTitle);
    connect(m_edit, &EditPage::playtestReady, this, &MainWindow::playMap);
    m_play->setTrialKeeper([this](engine::VariantData variant, const QString& name) {
        return m_edit->playtest().keep(std::move(variant), name);
    });
    connect(m_edit, &EditPage::openRequested, this, &MainWindow::openMapWithDialog);
    connect(m_edit, &EditPage::pictureTraceRequested, this, &MainWindow::importPicture);
    connect(m_lab, &LabPage::watchReady, this, [this] {
        m_controller->take(m_lab->takeGame());
        goToPlay();
    });
    connect(m_translate, &TranslatePage::fileRequested, this, &MainWindow::openFile);
    connect(m_translate, &TranslatePage::playRequested, this, &MainWindow::playTranslation);
    connect(m_import, &ImportPage::accepted, this, &MainWindow::makeImported);
    connect(m_import, &ImportPage::givenUp, this, [this] { m_modes[m_importFrom]->trigger(); });
}

void MainWindow::connectFileActions()
{
    // The window's own action, which is made after the page.
    m_edit->bar().insertAction(m_edit->bar().actions().constFirst(), m_actions.find(QStringLiteral("file.save")));
    connect(m_welcome, &WelcomePage::newMapRequested, this, &MainWindow::newMap);
    connect(m_welcome, &WelcomePage::sampleRequested, this, &MainWindow::openSample);
    const auto left = [this](int map) { return m_left[static_cast<std::size_t>(map)]; };
    connect(m_welcome, &WelcomePage::restoreMapRequested, this,
            [this, left](int map) { fileActions().restore(left(map)); });
    connect(m_welcome, &WelcomePage::mapDifferencesRequested, this,
            [this, left](int map) { fileActions().showLeft(left(map)); });
    connect(m_welcome, &WelcomePage::discardMapRequested, this, [this, left](int map) {
        if (const auto done = m_edit->controller().recovery().discard(left(map)); !done)
            onFailed([] { return tr("The unsaved changes cannot be discarded"); }, done.error());
        else
            refreshMapRecovery();
    });
}

void MainWindow::refreshMapRecovery()
{
    m_left = m_edit->controller().recovery().left();
    QList<std::pair<QString, int>> told;
    for (const LeftMap& map : m_left) told.append({wordsOf(map), map.steps});
    m_welcome->setMapRecovery(told);
}

void MainWindow::goToEdit()
{
    if (m_import->isUnderWay())
        showPage(*m_import, Edit);
    else if (m_edit->controller().document() != nullptr)
        showPage(*m_edit, Edit);
    else if (!m_edit->controller().reopen())
        newMap();
}

void MainWindow::goToTranslate()
{
    const QString map = m_edit->controller().folder();
    m_translate->controller().propose(map.isEmpty() ? QString() : map + QStringLiteral("/map.yaml"));
    showPage(*m_translate, Translate);
}

void MainWindow::playTranslation(const QString& source, const QString& language)
{
    if (m_translate->controller().takeNews()) {
        m_application.language().refresh();
        m_application.catalogue().rescan();
    }
    if (m_application.language().available().contains(language)) lendLanguage(language);
    m_fromBench = true;
    const std::string id = QFileInfo(QFileInfo(source).path()).fileName().toStdString();
    // A game that says these texts goes on; else one is begun that will.
    if (m_controller->hasGame()) {
        const engine::GameSetup& setup = m_play->session()->setup();
        if (setup.map.id == id || setup.rules.data.id == id) return goToPlay();
    }
    for (const Catalogue::Game& game : m_application.catalogue().games()) {
        if (game.map != id && game.ruleset != id) continue;
        newGame().choose(game);
        break;
    }
    goToNewGame();
}

void MainWindow::goBack()
{
    if (m_fromBench)
        goToTranslate();
    else
        goToEdit();
}

void MainWindow::wordBack()
{
    m_actions.find(QStringLiteral("map.back"))
        ->setText(m_fromBench ? tr("Back to the &translation") : tr("Back to the &map"));
}

void MainWindow::openTranslation(const QString& file)
{
    TranslationController& controller = m_translate->controller();
    const std::optional<Translation> known = controller.translationIn(file);
    std::optional<Translation> found = known;
    if (!found) { // one from elsewhere, whose texts say what it translates
        const auto place = controller.placeOf(file);
        if (!place) {
            onFailed([file] { return tr("%1 cannot be read").arg(QFileInfo(file).fileName()); }, place.error());
            return;
        }
        found = *place;
    }
    if (!found) {
        onFailed([file] { return tr("%1 does not translate anything in Marches").arg(QFileInfo(file).fileName()); },
                 {});
        return;
    }
    commitPending();
    if (controller.store() == nullptr || controller.source() != found->source ||
        controller.language() != found->language)
        controller.open(found->source, found->language);
    controller.markAsChosen();
    goToTranslate();
    if (!known) m_translate->takeTranslation(file);
}

bool MainWindow::openLanguagePack(const QString& file)
{
    constexpr std::size_t kMost = std::size_t{64} * 1024 * 1024;
    const engine::Result<std::string> bytes = engine::readFile(file.toStdString(), kMost);
    if (!bytes || !editor::isLanguagePack(QByteArray::fromStdString(*bytes))) return false;
    commitPending();
    goToTranslate();
    m_translate->takePack(file);
    return true;
}

void MainWindow::lendLanguage(const QString& language)
{
    Preferences& preferences = m_application.preferences();
    if (language == m_application.language().current()) return;
    m_lent = LentLanguage{language, preferences.languageOfThisRun()};
    preferences.setLanguageOfThisRun(language);
}

void MainWindow::giveLanguageBack()
{
    if (!m_lent) return;
    const LentLanguage lent = *std::exchange(m_lent, std::nullopt);
    // Whoever has chosen a language meanwhile keeps that one.
    Preferences& preferences = m_application.preferences();
    if (preferences.languageOfThisRun() == lent.language) preferences.setLanguageOfThisRun(lent.before);
}

void MainWindow::newMap() { fileActions().newMap(); }
void MainWindow::openSample() { fileActions().openSample(); }
void MainWindow::openMap(const QString& path)
{
    if (fileActions().open(path)) goToEdit(); // also one that was in front already
}
void MainWindow::showBackups() { fileActions().showBackups(); }
void MainWindow::saveMapCopy() { fileActions().saveCopy(); }

void MainWindow::openMapWithDialog()
{
    if (const QString file = fileActions().askForMap(); !file.isEmpty()) takeFile(file);
}

void MainWindow::importWithDialog()
{
    const QString file = fileActions().askForForeignMap();
    if (file.isEmpty()) return;
    if (editorFile(file) == EditorFile::Picture)
        importPicture(file); // which takes the places from it; takeFile() would lay it below a map
    else
        takeFile(file);
}

void MainWindow::takeFile(const QString& file)
{
    switch (editorFile(file)) {
    case EditorFile::Map: openMap(file); break;
    case EditorFile::Foreign: importFile(file); break;
    case EditorFile::Picture:
        newMap(); // nobody has said that it belongs to one that is open
        goToEdit();
        m_edit->setPicture(file);
        break;
    case EditorFile::None: openFile(file); break;
    }
}

void MainWindow::rememberImportFrom()
{
    if (m_current == m_import) return; // one after another
    const auto mode = std::ranges::find_if(m_modes, &QAction::isChecked);
    m_importFrom = static_cast<std::size_t>(mode - m_modes.begin()) % m_modes.size();
}

void MainWindow::importFile(const QString& file)
{
    const std::string unnamed = tr("Territory", "name of a territory without one; a number follows").toStdString();
    const auto read = [path = file.toStdString(), unnamed](const editor::Progress&) {
        return readForImport(path, unnamed);
    };
    auto map = doWhileShown(this, tr("Reading %1…").arg(QFileInfo(file).fileName()), read);
    if (!map) return; // given up
    if (!*map) {
        onFailed([file] { return tr("%1 cannot be read").arg(QFileInfo(file).fileName()); }, map->error());
        return;
    }
    if (!m_import->mayLeave()) return goToEdit();
    rememberImportFrom();
    m_import->begin(std::move(**map),
                    [this](const engine::Errors& errors) { return m_application.catalogue().sentences(errors); });
    goToEdit();
}

void MainWindow::importPicture(const QString& file)
{
    const auto picture = doWhileShown(this, tr("Reading %1…").arg(QFileInfo(file).fileName()),
                                      [file](const editor::Progress&) { return TracedPicture::read(file); });
    if (!picture) return; // given up
    if (!*picture) {
        onFailed([file] { return tr("%1 cannot be read").arg(QFileInfo(file).fileName()); }, picture->error());
        return;
    }
    if (!m_import->mayLeave()) return goToEdit();
    rememberImportFrom();
    m_import->begin(**picture, QFileInfo(file).completeBaseName(), m_application.catalogue().languageCode());
    goToEdit();
}

void MainWindow::makeImported()
{
    if (m_import->ready()) return makeReady();
    const auto files = m_import->files();
    if (!files) {
        onFailed([] { return tr("The new map cannot be made"); }, files.error());
        return;
    }
    commitPending();
    m_import->finish();
    m_edit->controller().adopt(*files);
}

void MainWindow::makeReady()
{
    const std::shared_ptr<const ReadyMap> ready = m_import->ready();
    auto map = doWhileShown(this, tr("Making the map…"), [ready, name = m_import->mapName()](const editor::Progress&) {
        return ready->named(name);
    });
    if (!map || m_import->ready() != ready) return; // given up, or another import is under way
    if (!*map) {
        onFailed([] { return tr("The new map cannot be made"); }, map->error());
        return;
    }
    commitPending();
    m_import->finish();
    std::map<std::string, std::string> others;
    for (const auto& [name, bytes] : ready->map.others) others.emplace(name, bytes.toStdString());
    m_edit->controller().adopt(std::move(**map), others);
}

void MainWindow::saveCurrent()
{
    commitPending();
    if (!m_current->save()) saveGame();
}

void MainWindow::saveCurrentAs()
{
    commitPending();
    if (!m_current->saveElsewhere()) saveAs();
}

void MainWindow::closeCurrent()
{
    commitPending();
    if (!m_current->closeWork()) closeGame();
}

void MainWindow::addMapCommands(std::vector<Command>& commands)
{
    MapController& controller = m_edit->controller();
    for (int place = 0; place < controller.count(); ++place)
        commands.push_back({MapController::titleOf(controller.map(place)), tr("Open map"), {}, [this, place] {
                                m_edit->controller().bringToFront(place);
                                goToEdit();
                            }});
}

void MainWindow::playMap()
{
    const bool laysOut = m_edit->playtest().laysOut();
    m_controller->playtest(m_edit->playtest().take());
    goToPlay();
    if (!laysOut) return;
    if (m_play->isCurtainDown()) m_play->runner()->liftCurtain(); // who draws the map may see all that is on it
    m_play->editPosition();
}

} // namespace marches::app
