// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mapcontroller.h"

#include "app/desktop/base/application.h"
#include "app/desktop/edit/mapforms.h"
#include "app/desktop/widgets/workdialog.h"
#include "editor/document/ids.h"
#include "editor/exchange/marchesmap.h"
#include "editor/formats/svgtree.h"
#include "engine/io/files.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QMainWindow>
#include <QPointer>

#include <algorithm>

namespace marches::app {

namespace {

constexpr double kNewWidth = 1200; ///< board units
constexpr double kNewHeight = 900;

/// Where it shows that one waits: never a dialog, which may go meanwhile.
QWidget* waitingWindow() { return qobject_cast<QMainWindow*>(QApplication::activeWindow()); }

QStringList watchedIn(const QString& map)
{
    if (map.isEmpty()) return {};
    return {map, map + QStringLiteral("/map.yaml"), map + QStringLiteral("/board.svg")};
}

bool isWithin(const QString& folder, const QString& root)
{
    const QString inner = QFileInfo(folder).canonicalFilePath();
    const QString outer = QFileInfo(root).canonicalFilePath();
    return !inner.isEmpty() && !outer.isEmpty() && inner.startsWith(outer + QLatin1Char('/'));
}

} // namespace

EditorFile editorFile(const QString& path)
{
    const QFileInfo info(path);
    // Of other programs, too, a map may be a folder.
    if (info.isDir())
        return QFileInfo::exists(path + QStringLiteral("/map.yaml")) ? EditorFile::Map : EditorFile::Foreign;
    if (info.fileName() == QLatin1String("map.yaml")) return EditorFile::Map;
    if (QDir::match(MapForms::patterns(), info.fileName())) return EditorFile::Foreign;
    const QString suffix = info.suffix().toLower();
    return QImageReader::supportedImageFormats().contains(suffix.toLatin1()) ? EditorFile::Picture : EditorFile::None;
}

MapController::MapController(Application& application, QObject* parent)
    : QObject(parent), m_application(application),
      m_backups(application.preferences().dataFolder() + QStringLiteral("/backups/maps")),
      m_recovery(application.preferences().dataFolder() + QStringLiteral("/autosave/maps")),
      m_watch(new FileWatch(this))
{
    connect(m_watch, &FileWatch::touched, this, &MapController::lookOutside);
    connect(&application.language(), &Language::changed, this, &MapController::followLanguage);
}

MapController::~MapController() = default;

QString MapController::savingWords(const QString& folder) { return tr("Saving %1…").arg(QDir(folder).dirName()); }

template <class Work> auto MapController::writeWhileShown(const QString& folder, Work work)
{
    m_saving = true;
    auto done = doWhileShown(waitingWindow(), savingWords(folder), std::move(work), WorkDialog::Ends::OnlyWhenDone);
    m_saving = false;
    return done;
}

bool MapController::put(engine::Result<std::unique_ptr<editor::MapStore>> store, const LazyText& what)
{
    if (!store) {
        emit failed(what, store.error());
        return false;
    }
    close();
    m_store = std::move(*store);
    m_selection = std::make_unique<editor::MapSelection>(m_store->document());
    m_analysis = std::make_unique<editor::MapAnalysis>(m_store->document());
    const QString folder = QString::fromStdString(m_store->folder());
    m_store->document().setReadOnly(!folder.isEmpty() && (isShipped() || !QFileInfo(folder).isWritable()));
    speakWindowLanguage();
    connect(m_store.get(), &editor::MapStore::modifiedChanged, this, &MapController::savedStateChanged);
    connect(m_store.get(), &editor::MapStore::folderChanged, this, [this] {
        m_watch->watch(watchedIn(MapController::folder()));
        emit savedStateChanged();
    });
    connect(m_store.get(), &editor::MapStore::journalFailed, this, [this](const engine::Errors& errors) {
        m_journalTrouble = errors;
        emit savedStateChanged();
    });
    m_watch->watch(watchedIn(folder));
    emit opened();
    return true;
}

void MapController::speakWindowLanguage()
{
    m_windowLanguage = m_application.catalogue().languageCode();
    const std::vector<std::string> there = m_store->document().languages();
    if (std::ranges::find(there, m_windowLanguage) != there.end()) m_store->document().setLanguage(m_windowLanguage);
}

void MapController::followLanguage()
{
    if (m_store && m_store->document().language() == m_windowLanguage) speakWindowLanguage();
}

bool MapController::newMap()
{
    // Drawn from the beginning: nobody ever sees a bare shape.
    const editor::MapFiles files =
        editor::newMapFiles("new-map", m_application.catalogue().languageCode(), tr("New map").toStdString(), kNewWidth,
                            kNewHeight, engine::MapArt());
    return put(editor::MapStore::create(files, m_recovery.journals().toStdString()),
               [] { return tr("The new map cannot be made"); });
}

bool MapController::adopt(const editor::MapFiles& files)
{
    if (!put(editor::MapStore::create(files, m_recovery.journals().toStdString()),
             [] { return tr("The new map cannot be made"); }))
        return false;
    m_store->markAsWork();
    return true;
}

bool MapController::adopt(editor::OpenedMap map, const std::map<std::string, std::string>& files)
{
    auto store = editor::MapStore::of({}, std::move(map), m_recovery.journals().toStdString());
    if (!put(std::move(store), [] { return tr("The new map cannot be made"); })) return false;
    m_store->addFiles(files);
    m_store->markAsWork();
    return true;
}

bool MapController::open(const QString& path)
{
    const QFileInfo info(path);
    const QString folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
    if (!putRead(folder, &editor::MapStore::of)) return false;
    remember();
    m_left = m_recovery.leftOf(folder);
    if (m_left) emit savedStateChanged();
    return true;
}

void MapController::discardLeft()
{
    if (!m_left) return;
    const auto done = m_recovery.discard(*m_left);
    m_left.reset();
    emit savedStateChanged();
    if (!done) emit troubled(tr("The unsaved changes cannot be discarded"), done.error());
}

bool MapController::openCopy(const QString& folder) { return putRead(folder, &editor::MapStore::copyOf); }

bool MapController::putRead(const QString& folder, StoreMaker make)
{
    const QString name = QDir(folder).dirName();
    const auto read = [path = folder.toStdString()](const editor::Progress&) {
        return editor::MapStore::readFolder(path);
    };
    auto opened = doWhileShown(waitingWindow(), tr("Opening %1…").arg(name), read);
    if (!opened) return false; // given up; what was open stays
    const LazyText trouble = [name] { return tr("%1 cannot be opened").arg(name); };
    if (!*opened) return put(engine::fail(opened->error()), trouble);
    return put(make(folder.toStdString(), std::move(**opened), m_recovery.journals().toStdString()), trouble);
}

bool MapController::restore(const LeftMap& left)
{
    const std::string journal = left.journal.toStdString();
    const auto read = [journal](const editor::Progress&) { return editor::readMapJournal(journal); };
    auto map = doWhileShown(waitingWindow(), tr("Reading the unsaved changes…"), read);
    if (!map) return false; // given up; the journal stays
    const LazyText trouble = [] { return tr("The unsaved changes cannot be read"); };
    if (!*map) return put(engine::fail(map->error()), trouble);
    return put(editor::MapStore::recover(journal, std::move(**map), m_recovery.journals().toStdString()), trouble);
}

bool MapController::restore(const MapBackup& backup)
{
    if (m_saving) return false;
    const QString map = folder();
    const auto work = [backups = m_backups, backup, map](const editor::Progress&) {
        return backups.restore(backup, map);
    };
    const auto done = writeWhileShown(map, work);
    if (!done) return false;
    if (!*done) {
        emit troubled(tr("The backup was not restored"), done->error());
        return false;
    }
    return open(map);
}

void MapController::close()
{
    if (!m_store) return;
    emit closing();
    m_store->disconnect(this); // its undo list speaks up once more while it goes
    m_analysis.reset();
    m_selection.reset();
    m_store.reset();
    m_watch->watch({});
    m_outside.clear();
    m_missing.clear();
    m_left.reset();
    forgetTrouble();
}

void MapController::forgetChanges()
{
    if (m_store) m_store->discardChanges();
}

void MapController::forgetTrouble()
{
    m_saveTrouble.clear();
    m_journalTrouble.clear();
    m_backupTrouble.clear();
}

bool MapController::saved(const engine::Result<void>& done)
{
    if (!done) {
        m_saveTrouble = done.error();
        std::erase_if(m_saveTrouble, [](const engine::Error& error) { return error.code == "file-changed-on-disk"; });
        m_outside = m_store->changedOnDisk();
        m_missing = m_store->missingOnDisk();
        emit savedStateChanged();
        return false;
    }
    m_saveTrouble.clear();
    m_journalTrouble.clear(); // a new journal begins
    m_outside.clear();
    m_missing.clear();
    remember();
    m_application.catalogue().rescanSoon();
    emit savedStateChanged();
    return true;
}

template <class Written>
engine::Result<Written> MapController::putInto(const std::shared_ptr<const editor::MapSaving>& saving,
                                               engine::Result<Written> (*write)(const editor::MapSaving&))
{
    struct Done {
        engine::Result<void> backup;
        engine::Result<Written> written;
    };
    const QString folder = QString::fromStdString(saving->folder);
    const auto work = [backups = m_backups, folder, saving, write](const editor::Progress&) {
        engine::Result<void> backup = backups.keep(folder);
        return Done{std::move(backup), write(*saving)};
    };
    std::optional<Done> done = writeWhileShown(folder, work);
    if (!done) return engine::fail(engine::Errors()); // the program ends; the journal tells the next start of it
    m_backupTrouble = done->backup ? engine::Errors() : done->backup.error();
    return std::move(done->written);
}

bool MapController::saveInto(editor::MapSaving saving)
{
    const QPointer<editor::MapStore> store = m_store.get();
    const auto values = std::make_shared<const editor::MapSaving>(std::move(saving));
    engine::Result<editor::SavedBaseline> base = putInto(values, &editor::saveMap);
    if (store.isNull()) return false;
    if (!base) return saved(engine::fail(base.error()));
    store->finish(*values, std::move(*base));
    return saved({});
}

bool MapController::save(bool overwrite)
{
    if (!m_store || m_saving || needsFolder()) return false;
    m_missing = m_store->missingOnDisk();
    if (!m_missing.empty() && !overwrite) { // a person says whether the map is to be there again
        emit savedStateChanged();
        return false;
    }
    return saveInto(m_store->beginSave(overwrite));
}

bool MapController::saveAs(const QString& folder)
{
    if (!m_store || m_saving) return false;
    return saveInto(m_store->beginSaveAs(folder.toStdString()));
}

bool MapController::saveCopy(const QString& folder)
{
    if (!m_store || m_saving) return false;
    const auto values = std::make_shared<const editor::MapSaving>(m_store->beginCopy(folder.toStdString()));
    const auto done = putInto(values, &editor::writeMapFiles);
    if (!done) emit troubled(tr("The copy was not saved"), done.error());
    return done.has_value();
}

bool MapController::saveToSend(const QString& file)
{
    if (!m_store || m_saving) return false;
    const std::string own = m_store->folder();
    const std::string named = own.empty() ? proposedFolder().toStdString() : own; // which gives the map its id
    const auto work = [saving = m_store->beginCopy(named), own,
                       path = file.toStdString()](const editor::Progress&) -> engine::Result<void> {
        const engine::Result<QByteArray> zip = editor::packMarchesMap(saving, own);
        if (!zip) return engine::fail(zip.error());
        return engine::writeFile(path, {zip->constData(), static_cast<std::size_t>(zip->size())});
    };
    const auto done = writeWhileShown(file, work);
    if (!done) return false;
    if (!*done) emit troubled(tr("The copy was not saved"), done->error());
    return done->has_value();
}

void MapController::lookOutside()
{
    if (!m_store || m_saving) return;
    std::vector<std::string> changed = m_store->changedOnDisk();
    std::vector<std::string> missing = m_store->missingOnDisk();
    if (changed == m_outside && missing == m_missing) return;
    m_outside = std::move(changed);
    m_missing = std::move(missing);
    emit savedStateChanged();
}

void MapController::leaveOutside()
{
    m_outside.clear();
    m_missing.clear();
    emit savedStateChanged();
}

bool MapController::takeTheirs()
{
    const bool drawingAlone = m_outside == std::vector<std::string>{"board.svg"};
    if (!drawingAlone || m_store->document().isReadOnly()) return open(folder());
    const QPointer<editor::MapStore> store = m_store.get();
    const int step = m_store->document().step();
    const auto read = [model = m_store->document().model(), base = m_store->base(), folder = m_store->folder()](
                          const editor::Progress&) -> engine::Result<editor::MapStore::DrawnBoard> {
        const auto svg = editor::readSvgFile(folder + "/board.svg");
        if (!svg) return engine::fail(svg.error());
        return editor::MapStore::readDrawing(model, *base, *svg, folder);
    };
    auto board = doWhileShown(waitingWindow(), tr("Importing the drawing…"), read);
    // Given up, or not this map any more: it is still told of.
    if (!board || store.isNull() || m_store->document().step() != step) return false;
    const auto taken = *board ? m_store->takeDrawing(std::move(**board)) : engine::fail(board->error());
    if (!taken) {
        emit troubled(tr("The drawing cannot be imported"), taken.error());
        return false;
    }
    m_outside.clear();
    emit redrawn(*taken);
    emit savedStateChanged();
    return true;
}

void MapController::removeArtwork()
{
    if (!m_store) return;
    if (const auto removed = m_store->removeArtwork(); !removed)
        return emit troubled(tr("The artwork cannot be removed"), removed.error());
    emit artworkRemoved();
}

bool MapController::makeOwn() { return saveAs(proposedFolder()); }

bool MapController::isShipped() const
{
    return m_store && !m_store->folder().empty() &&
           isWithin(QString::fromStdString(m_store->folder()),
                    QString::fromStdString(m_application.library().dataRoot()) + QStringLiteral("/maps"));
}

QString MapController::title() const
{
    if (!m_store) return {};
    const editor::MapDocument& document = m_store->document();
    const QString name = QString::fromStdString(document.model().name(document.language(), "map"));
    return name.isEmpty() ? QString::fromStdString(document.model().info.id) : name;
}

QString MapController::proposedFolder() const
{
    const QString root = QString::fromStdString(m_application.library().ownRoot()) + QStringLiteral("/maps/");
    const QString id = QString::fromStdString(editor::idFromName(title().toStdString()));
    QString folder = root + id;
    for (int number = 2; QFileInfo::exists(folder); ++number)
        folder = root + id + QLatin1Char('-') + QString::number(number);
    return folder;
}

void MapController::remember()
{
    if (m_store && !m_store->folder().empty())
        m_application.recent().add(QString::fromStdString(m_store->folder()) + QStringLiteral("/map.yaml"), title());
}

QByteArray MapController::boardSvg()
{
    if (!m_store) return {};
    const auto svg = m_store->base()->svgFor(m_store->document().model());
    if (svg) return *svg;
    emit troubled(tr("The map cannot be drawn"), svg.error());
    return {};
}

} // namespace marches::app
