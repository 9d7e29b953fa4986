// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mapcontroller.h"

#include "app/desktop/base/application.h"
#include "app/desktop/edit/mapforms.h"
#include "app/desktop/edit/playtests.h"
#include "app/desktop/widgets/workdialog.h"
#include "editor/cartography/artresources.h"
#include "editor/document/ids.h"
#include "editor/exchange/marchesmap.h"
#include "editor/formats/svgtree.h"
#include "editor/translation/translationsources.h"
#include "engine/io/files.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QMainWindow>
#include <QPointer>
#include <QTimer>

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
    const QDir translations(map + QStringLiteral("/i18n"));
    QStringList watched{map, map + QStringLiteral("/map.yaml"), map + QStringLiteral("/board.svg"),
                        translations.path()};
    for (const QString& file : translations.entryList({QStringLiteral("*.po")}, QDir::Files))
        watched << translations.filePath(file);
    return watched;
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
      m_watch(new FileWatch(this)), m_windowLanguage(application.catalogue().languageCode())
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

void MapController::fill(OpenMap& map, std::unique_ptr<editor::MapStore> store)
{
    map.store = std::move(store);
    map.selection = std::make_unique<editor::MapSelection>(map.store->document());
    map.analysis = std::make_unique<editor::MapAnalysis>(map.store->document());
    const QString folder = folderOf(map);
    map.store->document().setReadOnly(!folder.isEmpty() && (isShipped(map) || !QFileInfo(folder).isWritable()));
    speakWindowLanguage(map);
    connect(map.store.get(), &editor::MapStore::modifiedChanged, this, &MapController::savedStateChanged);
    connect(map.store.get(), &editor::MapStore::folderChanged, this, [this] {
        watch();
        rememberAll();
        emit savedStateChanged();
    });
    connect(map.store.get(), &editor::MapStore::journalFailed, this, [this, &map](const engine::Errors& errors) {
        map.journalTrouble = errors;
        emit savedStateChanged();
    });
}

void MapController::empty(OpenMap& map, const QObject* listener)
{
    map.store->disconnect(listener); // its undo list speaks up once more while it goes
    map.analysis.reset();
    map.selection.reset();
    map = OpenMap();
}

bool MapController::put(engine::Result<std::unique_ptr<editor::MapStore>> store, const LazyText& what, Where where)
{
    if (!store) {
        emit failed(what, store.error());
        return false;
    }
    letGo();
    if (count() > 0 && (where == Where::InPlace || mayGiveWay())) {
        empty(*m_front, this);
    } else {
        const auto beside = m_maps.begin() + front() + 1;
        m_front = m_maps.insert(beside, std::make_unique<OpenMap>())->get();
    }
    fill(*m_front, std::move(*store));
    show(*m_front);
    if (const engine::Errors& faults = m_front->store->artFaults(); !faults.empty())
        emit troubled(tr("Some stamps or styles that the map brings with it cannot be read"), faults);
    return true;
}

void MapController::speakWindowLanguage(OpenMap& map) const
{
    editor::MapDocument& document = map.store->document();
    const std::vector<std::string> there = document.languages();
    if (std::ranges::find(there, m_windowLanguage) != there.end()) document.setLanguage(m_windowLanguage);
}

void MapController::followLanguage()
{
    const std::string before = std::exchange(m_windowLanguage, m_application.catalogue().languageCode());
    for (const auto& map : m_maps)
        if (map->store->document().language() == before) speakWindowLanguage(*map);
    emit mapsChanged(); // their names, too, may be in that language
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
    store()->markAsWork();
    return true;
}

bool MapController::adopt(editor::OpenedMap map, const std::map<std::string, std::string>& files)
{
    map.artFaults = editor::useArtOfMap(files, {}); // before anything is drawn
    auto made = editor::MapStore::of({}, std::move(map), m_recovery.journals().toStdString());
    if (!put(std::move(made), [] { return tr("The new map cannot be made"); })) return false;
    store()->addFiles(files);
    store()->markAsWork();
    return true;
}

bool MapController::open(const QString& path)
{
    const QFileInfo info(path);
    const QString folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
    if (const int there = placeOf(folder); there >= 0) {
        bringToFront(there);
        return true;
    }
    return openFolder(folder, Where::InTab);
}

bool MapController::openFolder(const QString& folder, Where where)
{
    if (!putRead(folder, &editor::MapStore::of, where)) return false;
    remember();
    m_front->left = m_recovery.leftOf(folder);
    if (m_front->left) emit savedStateChanged();
    return true;
}

void MapController::discardLeft()
{
    if (!m_front->left) return;
    const auto done = m_recovery.discard(*m_front->left);
    m_front->left.reset();
    emit savedStateChanged();
    if (!done) emit troubled(tr("The unsaved changes cannot be discarded"), done.error());
}

bool MapController::openCopy(const QString& folder) { return putRead(folder, &editor::MapStore::copyOf); }

std::optional<engine::Result<editor::OpenedMap>> MapController::read(const QString& folder)
{
    const auto work = [path = folder.toStdString()](const editor::Progress&) {
        return editor::MapStore::readFolder(path);
    };
    return doWhileShown(waitingWindow(), tr("Opening %1…").arg(QDir(folder).dirName()), work);
}

bool MapController::putRead(const QString& folder, StoreMaker make, Where where)
{
    auto opened = read(folder);
    if (!opened) return false; // given up; what was open stays
    const LazyText trouble = [name = QDir(folder).dirName()] { return tr("%1 cannot be opened").arg(name); };
    if (!*opened) return put(engine::fail(opened->error()), trouble);
    return put(make(folder.toStdString(), std::move(**opened), m_recovery.journals().toStdString()), trouble, where);
}

bool MapController::restore(const LeftMap& left)
{
    const std::string journal = left.journal.toStdString();
    const auto read = [journal](const editor::Progress&) { return editor::readMapJournal(journal); };
    auto map = doWhileShown(waitingWindow(), tr("Reading the unsaved changes…"), read);
    if (!map) return false;       // given up; the journal stays
    if (m_maps.empty()) reopen(); // whatever ended the program closed the other maps as well
    const LazyText trouble = [] { return tr("The unsaved changes cannot be read"); };
    if (!*map) return put(engine::fail(map->error()), trouble);
    // The changes are to the map that is open already: both cannot be.
    const int there = left.folder.isEmpty() ? -1 : placeOf(left.folder);
    if (there >= 0) bringToFront(there);
    return put(editor::MapStore::recover(journal, std::move(**map), m_recovery.journals().toStdString()), trouble,
               there >= 0 ? Where::InPlace : Where::InTab);
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
    return openFolder(folder(), Where::InPlace);
}

void MapController::watch() { m_watch->watch(watchedIn(folder())); }

void MapController::forgetChanges()
{
    if (store() != nullptr) store()->discardChanges();
}

void MapController::forgetTrouble()
{
    m_front->saveTrouble.clear();
    m_front->journalTrouble.clear();
    m_front->backupTrouble.clear();
}

bool MapController::saved(const engine::Result<void>& done)
{
    if (!done) {
        m_front->saveTrouble = done.error();
        std::erase_if(m_front->saveTrouble,
                      [](const engine::Error& error) { return error.code == "file-changed-on-disk"; });
        m_front->outside = store()->changedOnDisk();
        m_front->missing = store()->missingOnDisk();
        emit savedStateChanged();
        return false;
    }
    m_front->saveTrouble.clear();
    m_front->journalTrouble.clear(); // a new journal begins
    m_front->outside.clear();
    m_front->missing.clear();
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
    m_front->backupTrouble = done->backup ? engine::Errors() : done->backup.error();
    return std::move(done->written);
}

bool MapController::saveInto(editor::MapSaving saving)
{
    const QPointer<editor::MapStore> map = store();
    const auto values = std::make_shared<const editor::MapSaving>(std::move(saving));
    engine::Result<editor::SavedBaseline> base = putInto(values, &editor::saveMap);
    if (map.isNull() || map != store()) return false;
    if (!base) return saved(engine::fail(base.error()));
    map->finish(*values, std::move(*base));
    return saved({});
}

bool MapController::save(bool overwrite)
{
    if (store() == nullptr || m_saving || needsFolder()) return false;
    takeTranslations();
    m_front->missing = store()->missingOnDisk();
    if (!m_front->missing.empty() && !overwrite) { // a person says whether the map is to be there again
        emit savedStateChanged();
        return false;
    }
    return saveInto(store()->beginSave(overwrite));
}

bool MapController::saveAs(const QString& folder)
{
    if (store() == nullptr || m_saving || isOpenBehind(folder)) return false;
    editor::MapSaving saving = store()->beginSaveAs(folder.toStdString());
    const std::string before = store()->document().model().info.id;
    const std::string now = saving.model.info.id;
    if (!takeVariantsTo(saving) || !saveInto(std::move(saving))) return false;
    Playtests::rename(m_application.preferences(), before, now);
    return true;
}

bool MapController::takeVariantsTo(editor::MapSaving& saving)
{
    const std::string& from = store()->folder();
    if (from.empty() || QFileInfo(QString::fromStdString(from)) == QFileInfo(QString::fromStdString(saving.folder)))
        return true;
    auto variants =
        editor::variantsOf(from, editor::ownVariantsOf(from + "/map.yaml", m_application.library().textRoots()));
    if (!variants) {
        emit troubled(tr("The variants of the map cannot be read, and would be missing there"), variants.error());
        return false;
    }
    for (auto& [name, bytes] : *variants) {
        // One that lies there is somebody's work.
        if (QFileInfo::exists(QString::fromStdString(saving.folder + '/' + name))) continue;
        const bool isVariant = name.ends_with(".yaml");
        saving.others.emplace(name, isVariant ? editor::variantFor(saving.model.info.id, bytes) : std::move(bytes));
    }
    return true;
}

bool MapController::saveCopy(const QString& folder)
{
    if (store() == nullptr || m_saving || isOpenBehind(folder)) return false;
    editor::MapSaving saving = store()->beginCopy(folder.toStdString());
    if (!takeVariantsTo(saving)) return false;
    const auto values = std::make_shared<const editor::MapSaving>(std::move(saving));
    const auto done = putInto(values, &editor::writeMapFiles);
    if (!done) emit troubled(tr("The copy was not saved"), done.error());
    return done.has_value();
}

bool MapController::saveToSend(const QString& file)
{
    if (store() == nullptr || m_saving) return false;
    const std::string own = store()->folder();
    const std::string named = own.empty() ? proposedFolder().toStdString() : own; // which gives the map its id
    const std::string variants =
        own.empty() ? own : editor::ownVariantsOf(own + "/map.yaml", m_application.library().textRoots());
    const auto work = [saving = store()->beginCopy(named), own, variants,
                       path = file.toStdString()](const editor::Progress&) -> engine::Result<void> {
        const engine::Result<QByteArray> zip = editor::packMarchesMap(saving, own, variants);
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
    if (store() == nullptr || m_saving) return;
    if (QGuiApplication::mouseButtons() != Qt::NoButton) { // a drag stays one step
        QTimer::singleShot(FileWatch::kQuiet, this, &MapController::lookOutside);
        return;
    }
    takeTranslations();
    std::vector<std::string> changed = store()->changedOnDisk();
    std::vector<std::string> missing = store()->missingOnDisk();
    if (changed == m_front->outside && missing == m_front->missing) return;
    m_front->outside = std::move(changed);
    m_front->missing = std::move(missing);
    emit savedStateChanged();
}

void MapController::takeTranslations()
{
    if (store() != nullptr && !m_saving) store()->takeTranslations();
}

void MapController::leaveOutside()
{
    m_front->outside.clear();
    m_front->missing.clear();
    emit savedStateChanged();
}

bool MapController::takeTheirs()
{
    const bool drawingAlone = m_front->outside == std::vector<std::string>{"board.svg"};
    if (!drawingAlone || store()->document().isReadOnly()) return openFolder(folder(), Where::InPlace);
    const QPointer<editor::MapStore> map = store();
    const int step = store()->document().step();
    const auto read = [model = store()->document().model(), base = store()->base(), folder = store()->folder()](
                          const editor::Progress&) -> engine::Result<editor::MapStore::DrawnBoard> {
        const auto svg = editor::readSvgFile(folder + "/board.svg");
        if (!svg) return engine::fail(svg.error());
        return editor::MapStore::readDrawing(model, *base, *svg, folder);
    };
    auto board = doWhileShown(waitingWindow(), tr("Importing the drawing…"), read);
    // Given up, or not this map any more: it is still told of.
    if (!board || map.isNull() || map != store() || map->document().step() != step) return false;
    const auto taken = *board ? map->takeDrawing(std::move(**board)) : engine::fail(board->error());
    if (!taken) {
        emit troubled(tr("The drawing cannot be imported"), taken.error());
        return false;
    }
    m_front->outside.clear();
    emit redrawn(*taken);
    emit savedStateChanged();
    return true;
}

void MapController::removeArtwork()
{
    if (store() == nullptr) return;
    if (const auto removed = store()->removeArtwork(); !removed)
        return emit troubled(tr("The artwork cannot be removed"), removed.error());
    emit artworkRemoved();
}

bool MapController::makeOwn() { return saveAs(proposedFolder()); }

bool MapController::isShipped() const { return store() != nullptr && isShipped(*m_front); }

bool MapController::isShipped(const OpenMap& map) const
{
    return !map.store->folder().empty() &&
           isWithin(folderOf(map),
                    QString::fromStdString(m_application.library().dataRoot()) + QStringLiteral("/maps"));
}

bool MapController::isIdTaken(const QString& folder) const
{
    const QFileInfo maps(QString::fromStdString(m_application.library().ownRoot()) + QStringLiteral("/maps"));
    const QFileInfo here(folder);
    if (here.absolutePath() != maps.absoluteFilePath()) return false; // elsewhere nothing looks for maps
    return std::ranges::any_of(m_application.library().maps(), [&here](const engine::LibraryEntry& entry) {
        return entry.id == here.fileName().toStdString() &&
               QFileInfo(QString::fromStdString(entry.file)).absolutePath() != here.absoluteFilePath();
    });
}

QString MapController::proposedFolder() const
{
    const QString root = QString::fromStdString(m_application.library().ownRoot()) + QStringLiteral("/maps/");
    const QString id = QString::fromStdString(editor::idFromName(title().toStdString()));
    QString folder = root + id;
    for (int number = 2; QFileInfo::exists(folder) || isIdTaken(folder); ++number)
        folder = root + id + QLatin1Char('-') + QString::number(number);
    return folder;
}

void MapController::remember()
{
    if (store() != nullptr && !store()->folder().empty())
        m_application.recent().add(QString::fromStdString(store()->folder()) + QStringLiteral("/map.yaml"), title());
}

QByteArray MapController::boardSvg()
{
    if (store() == nullptr) return {};
    const auto svg = store()->base()->svgFor(store()->document().model());
    if (svg) return *svg;
    emit troubled(tr("The map cannot be drawn"), svg.error());
    return {};
}

} // namespace marches::app
