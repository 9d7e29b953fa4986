// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mapdesk.h"

#include "app/desktop/shell/application.h"
#include "editor/document/ids.h"
#include "editor/document/mapconversion.h"
#include "engine/package/textloading.h"

#include <QDir>
#include <QFileInfo>
#include <QImageReader>
#include <QRandomGenerator>

#include <algorithm>

namespace marches::app {

namespace {

constexpr double kNewWidth = 1200; ///< board units
constexpr double kNewHeight = 900;
constexpr quint32 kSeeds = 1'000'000;

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
    if (info.isDir()) return QFileInfo::exists(path + QStringLiteral("/map.yaml")) ? EditorFile::Map : EditorFile::None;
    if (info.fileName() == QLatin1String("map.yaml")) return EditorFile::Map;
    const QString suffix = info.suffix().toLower();
    if (suffix == QLatin1String("svg")) return EditorFile::Drawing;
    return QImageReader::supportedImageFormats().contains(suffix.toLatin1()) ? EditorFile::Picture : EditorFile::None;
}

MapDesk::MapDesk(Application& application, QObject* parent) : QObject(parent), m_application(application) {}

MapDesk::~MapDesk() = default;

bool MapDesk::put(engine::Result<std::unique_ptr<editor::MapStore>> store, const QString& what)
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
    const std::string language = m_application.catalogue().languageCode();
    const std::vector<std::string> there = m_store->document().languages();
    if (std::ranges::find(there, language) != there.end()) m_store->document().setLanguage(language);
    connect(m_store.get(), &editor::MapStore::modifiedChanged, this, &MapDesk::savedStateChanged);
    connect(m_store.get(), &editor::MapStore::folderChanged, this, &MapDesk::savedStateChanged);
    emit opened();
    return true;
}

bool MapDesk::newMap()
{
    return adopt(editor::newMapFiles("new-map", m_application.catalogue().languageCode(), tr("New map").toStdString(), kNewWidth,
                                     kNewHeight));
}

bool MapDesk::adopt(const editor::MapFiles& files)
{
    return put(editor::MapStore::create(files, journals()), tr("The new map cannot be made"));
}

bool MapDesk::open(const QString& path)
{
    const QFileInfo info(path);
    const QString folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
    if (!put(editor::MapStore::open(folder.toStdString(), journals()), tr("%1 cannot be opened").arg(QDir(folder).dirName())))
        return false;
    remember();
    return true;
}

std::string MapDesk::journals() const
{
    return (m_application.preferences().dataFolder() + QStringLiteral("/autosave/maps")).toStdString();
}

std::optional<std::pair<QString, int>> MapDesk::left() const
{
    const std::vector<engine::JournalListing> found = editor::MapStore::left(journals());
    if (found.empty()) return std::nullopt;
    const QString folder = QString::fromStdString(found.front().document);
    return std::pair(folder.isEmpty() ? tr("New map") : QDir(folder).dirName(), static_cast<int>(found.front().records));
}

bool MapDesk::restoreLeft()
{
    const std::vector<engine::JournalListing> found = editor::MapStore::left(journals());
    return !found.empty() &&
           put(editor::MapStore::recover(found.front().folder, journals()), tr("The unsaved changes cannot be read"));
}

void MapDesk::discardLeft()
{
    const std::vector<engine::JournalListing> found = editor::MapStore::left(journals());
    if (found.empty()) return;
    const auto done = engine::discardJournal(found.front().folder);
    if (!done) emit failed(tr("The unsaved changes cannot be thrown away"), done.error());
}

void MapDesk::close()
{
    if (!m_store) return;
    emit closing();
    m_store->disconnect(this); // its undo list speaks up once more while it goes
    m_analysis.reset();
    m_selection.reset();
    m_store.reset();
    m_changedOutside = false;
}

bool MapDesk::saved(const engine::Result<void>& done)
{
    m_changedOutside = !done && std::ranges::any_of(done.error(), [](const engine::Error& error) {
        return error.code == "file-changed-on-disk";
    });
    if (!done) {
        if (!m_changedOutside) emit failed(tr("Not saved. The map is safe in memory."), done.error());
        emit savedStateChanged();
        return false;
    }
    remember();
    m_application.catalogue().rescan();
    emit savedStateChanged();
    return true;
}

bool MapDesk::save(bool overwrite) { return m_store && !needsFolder() && saved(m_store->save(overwrite)); }

bool MapDesk::saveAs(const QString& folder)
{
    if (!m_store || !saved(m_store->saveAs(folder.toStdString()))) return false;
    m_store->document().setReadOnly(false);
    emit savedStateChanged();
    return true;
}

bool MapDesk::saveCopy(const QString& folder)
{
    if (!m_store) return false;
    const auto done = m_store->saveCopy(folder.toStdString());
    if (!done) emit failed(tr("The copy was not saved"), done.error());
    return done.has_value();
}

bool MapDesk::makeOwn() { return saveAs(proposedFolder()); }

bool MapDesk::isShipped() const
{
    return m_store && !m_store->folder().empty() &&
           isWithin(QString::fromStdString(m_store->folder()),
                    QString::fromStdString(m_application.library().dataRoot()) + QStringLiteral("/maps"));
}

QString MapDesk::title() const
{
    if (!m_store) return {};
    const editor::MapDocument& document = m_store->document();
    const QString name = QString::fromStdString(document.model().name(document.language(), "map"));
    return name.isEmpty() ? QString::fromStdString(document.model().info.id) : name;
}

QString MapDesk::proposedFolder() const
{
    const QString root = QString::fromStdString(m_application.library().ownRoot()) + QStringLiteral("/maps/");
    const QString id = QString::fromStdString(editor::idFromName(title().toStdString()));
    QString folder = root + id;
    for (int number = 2; QFileInfo::exists(folder); ++number) folder = root + id + QLatin1Char('-') + QString::number(number);
    return folder;
}

void MapDesk::remember()
{
    if (m_store && !m_store->folder().empty())
        m_application.recent().add(QString::fromStdString(m_store->folder()) + QStringLiteral("/map.yaml"), title());
}

QByteArray MapDesk::boardSvg()
{
    if (!m_store) return {};
    const auto files = m_store->currentFiles();
    if (files) return files->svg;
    emit failed(tr("The map cannot be drawn"), files.error());
    return {};
}

std::vector<editor::PlayableGame> MapDesk::games() const
{
    std::vector<editor::PlayableGame> games;
    if (!m_store) return games;
    const Catalogue& catalogue = m_application.catalogue();
    const std::string& map = m_store->document().model().info.id;
    for (const engine::LibraryEntry& ruleset : m_application.library().rulesets()) {
        if (ruleset.broken()) continue;
        games.push_back({ruleset.id, {}, catalogue.rulesText(ruleset.id, "ruleset.name")});
        for (const engine::LibraryEntry* variant : catalogue.variants({map, ruleset.id}))
            if (!variant->broken()) games.push_back({ruleset.id, variant->file, catalogue.variantName(*variant)});
    }
    return games;
}

std::unique_ptr<GameSession> MapDesk::trial(const editor::PlayableGame& game)
{
    if (!m_store) return nullptr;
    const auto files = m_store->currentFiles();
    if (!files) {
        emit failed(tr("The map cannot be played as it is"), files.error());
        return nullptr;
    }
    engine::VariantData variant;
    variant.map = m_store->document().model().info.id;
    variant.ruleset = game.ruleset;
    if (!game.variant.empty())
        if (auto read = engine::loadVariant(game.variant)) variant = std::move(*read);
    const engine::MapData map = editor::mapDataOf(m_store->document().model());
    auto setup = m_application.library().setup(map, variant);
    if (!setup) {
        emit failed(tr("The map cannot be played as it is"), setup.error());
        return nullptr;
    }
    auto session =
        std::make_unique<GameSession>(std::move(*setup), QRandomGenerator::global()->bounded(kSeeds), std::vector<SeatControl>{});
    session->readTexts(m_application.library().dataRoot());
    for (const auto& [language, bytes] : files->translations)
        if (const auto po = engine::readPo(bytes, language)) session->texts().addTranslation(language, *po);
    session->setBoardSvg(files->svg);
    return session;
}

} // namespace marches::app
