// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapstore.h"

#include "editor/cartography/artresources.h"
#include "editor/document/ids.h"
#include "editor/document/mapjournal.h"
#include "editor/document/modelchanges.h"
#include "editor/model/mapconversion.h"
#include "engine/io/files.h"
#include "engine/io/foldertransaction.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"

#include <QUuid>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <utility>

namespace marches::editor {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostPictureBytes = 64UL * 1024 * 1024;

constexpr std::size_t kMostArtBytes = 500'000;
constexpr std::string_view kVariants = "variants/";

std::string variantFile(const std::string& id) { return std::string(kVariants) + id + ".yaml"; }

/// A drag that pauses as long is written as far as it has come.
constexpr int kDragPause = 250; // milliseconds

/// A map is known by its folder; one that is saved elsewhere is another map.
std::string idFor(const MapModel& model, const std::string& folder)
{
    const std::string name = fs::path(folder).filename().string();
    return engine::isId(name) ? name : model.info.id;
}

} // namespace

MapStore::MapStore(std::string folder, OpenedMap opened, std::string journals)
    : m_folder(std::move(folder)), m_journals(std::move(journals)),
      m_base(std::make_shared<const SavedBaseline>(std::move(opened.base))), m_report(std::move(opened.report)),
      m_artFaults(std::move(opened.artFaults)), m_document(std::make_unique<MapDocument>(std::move(opened.model)))
{
    connect(&m_document->undoStack(), &QUndoStack::cleanChanged, this, &MapStore::modifiedChanged);
    connect(m_document.get(), &MapDocument::changed, this, &MapStore::follow);
    m_flush.setSingleShot(true);
    connect(&m_flush, &QTimer::timeout, this, &MapStore::writePending);
    connect(&m_journal, &JournalWriter::failed, this, &MapStore::breakJournal);
}

MapStore::~MapStore()
{
    flushJournal();
    if (!hasUnsavedWork() || m_unwanted) endJournal();
}

std::vector<engine::JournalListing> MapStore::left(const std::string& journals)
{
    std::vector<engine::JournalListing> found = engine::listJournals(journals);
    std::erase_if(found, [](const engine::JournalListing& journal) {
        return !changesAnything(journal.folder) && engine::discardJournal(journal.folder).has_value();
    });
    return found;
}

void MapStore::discardChanges() { m_unwanted = true; }

engine::Result<std::unique_ptr<MapStore>> MapStore::create(const MapFiles& files, const std::string& journals)
{
    engine::Result<OpenedMap> opened = openMap(files, {});
    if (!opened) return engine::fail(opened.error());
    return std::unique_ptr<MapStore>(new MapStore({}, std::move(*opened), journals));
}

engine::Result<OpenedMap> MapStore::readFolder(const std::string& folder)
{
    if (const auto recovered = engine::recoverFolder(folder); !recovered) return engine::fail(recovered.error());
    const engine::Result<MapFiles> files = readMapFiles(folder);
    if (!files) return engine::fail(files.error());
    engine::Errors told = useArtBeside(folder);
    engine::Result<OpenedMap> opened = openMap(*files, folder);
    if (opened) opened->artFaults = std::move(told);
    return opened;
}

std::unique_ptr<MapStore> MapStore::of(const std::string& folder, OpenedMap read, const std::string& journals)
{
    std::unique_ptr<MapStore> store(new MapStore(folder, std::move(read), journals));
    store->m_document->markAsFiled();
    return store;
}

engine::Result<std::unique_ptr<MapStore>> MapStore::open(const std::string& folder, const std::string& journals)
{
    engine::Result<OpenedMap> read = readFolder(folder);
    if (!read) return engine::fail(read.error());
    return of(folder, std::move(*read), journals);
}

std::unique_ptr<MapStore> MapStore::copyOf(const std::string& folder, OpenedMap read, const std::string& journals)
{
    std::unique_ptr<MapStore> store = of(folder, std::move(read), journals);
    if (const auto& picture = store->m_document->model().info.picture)
        if (std::string bytes = store->pictureBytes(); !bytes.empty()) store->m_loose[picture->file] = std::move(bytes);
    store->m_folder.clear();
    return store;
}

engine::Result<std::unique_ptr<MapStore>> MapStore::recover(const std::string& journal, const std::string& journals)
{
    engine::Result<JournaledMap> map = readMapJournal(journal);
    if (!map) return engine::fail(map.error());
    return recover(journal, std::move(*map), journals);
}

engine::Result<std::unique_ptr<MapStore>> MapStore::recover(const std::string& journal, JournaledMap map,
                                                            const std::string& journals)
{
    std::unique_ptr<MapStore> store(new MapStore(map.folder, std::move(map.opened), journals));
    store->m_document->markAsFiled();
    engine::Result<engine::EditJournal> resumed = engine::EditJournal::resume(journal);
    if (!resumed) return engine::fail(resumed.error());
    store->m_journal.takeUp(std::move(*resumed));
    store->m_loose = std::move(map.loose);
    store->m_artFaults = useArtOfMap(store->m_loose, map.folder);
    store->m_recovered = !store->isOnDisk();
    return store;
}

bool MapStore::isOnDisk()
{
    // The program may have ended between the end of a save and that of the journal.
    if (m_folder.empty() || hasNewPicture()) return false;
    for (const auto& [name, bytes] : newVariants()) {
        const auto file = engine::readFile((fs::path(m_folder) / name).string(), engine::kLargestDocument);
        if (!file || *file != variantFor(m_document->model().info.id, bytes)) return false;
    }
    const auto there = readMapFiles(m_folder);
    const auto wanted = currentFiles();
    if (!there || !wanted || !(*there == *wanted)) return false;
    auto base = SavedBaseline::of(m_document->model(), *there, m_base->overlapped());
    if (!base) return false;
    m_base = std::make_shared<const SavedBaseline>(std::move(*base));
    m_ownNames = true;
    endJournal();
    return true;
}

bool MapStore::isModified() const
{
    return !m_document->undoStack().isClean() || m_folder.empty() || m_recovered || m_isWork;
}

bool MapStore::hasUnsavedWork() const { return !m_document->undoStack().isClean() || m_recovered || m_isWork; }

void MapStore::markAsWork()
{
    m_isWork = true;
    if (!m_journals.empty() && !m_journal.hasJournal()) begin();
}

std::vector<std::string> MapStore::changedOnDisk() const
{
    std::vector<std::string> changed;
    if (m_folder.empty()) return changed;
    for (const auto& [name, bytes] : m_base->files().byName()) {
        const engine::Result<std::string> now =
            engine::readFile((fs::path(m_folder) / name).string(), kMostPictureBytes);
        if (now && *now != bytes) changed.push_back(name);
    }
    return changed;
}

std::vector<std::string> MapStore::missingOnDisk() const
{
    std::vector<std::string> missing;
    if (m_folder.empty()) return missing;
    for (const auto& [name, bytes] : m_base->files().byName()) {
        std::error_code error;
        if (fs::status(fs::path(m_folder) / name, error).type() == fs::file_type::not_found) missing.push_back(name);
    }
    return missing;
}

void MapStore::setCalls(engine::FileSystem& calls)
{
    m_calls = &calls;
    m_journal.setCalls(calls);
}

void MapStore::follow(const ModelChanges& changes)
{
    m_unwanted = false;
    m_changedMeanwhile = true;
    if (m_journals.empty() || m_journalBroken) return;
    // The moves of a drag are one command, and one record.
    const int step = m_document->step();
    if (step != m_pendingStep) flushJournal(); // a crash now costs this command alone
    if (m_journalBroken) return;
    m_pendingStep = step;
    if (m_ownNames && !m_journal.hasJournal() && !m_beginning) {
        // The new journal begins with the whole model as it was before this command: what it holds are whole commands.
        m_beginning = m_document->model();
        m_beginning->apply(inverseOf(changes));
    }
    mergeChanges(m_pending, changes);
    m_flush.start(m_document->mayGoOn() ? kDragPause : 0);
}

void MapStore::flushJournal()
{
    writePending();
    m_journal.wait();
}

void MapStore::writePending()
{
    m_flush.stop();
    if (m_pending.empty()) return;
    if (!hasUnsavedWork()) {
        // All that was done is taken back: nothing is left that a crash could lose.
        endJournal();
        m_ownNames = true;
        return;
    }
    append([changes = std::exchange(m_pending, {})] { return changesRecord(changes).toStdString(); });
}

void MapStore::begin()
{
    const std::string id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    m_journal.begin((fs::path(m_journals) / id).string(), [folder = m_folder, base = m_base] {
        engine::JournalDocument document{folder, {}};
        for (auto& [name, content] : base->files().byName()) document.files.push_back({name, content});
        return document;
    });
    if (m_ownNames)
        append([model = m_beginning ? *std::exchange(m_beginning, {}) : m_document->model()] {
            return wholeRecord(model).toStdString();
        });
    m_beginning.reset();
    for (const auto& file : m_loose) append([file] { return looseFileRecord(file.first, file.second).toStdString(); });
}

void MapStore::append(JournalWriter::Record record)
{
    if (m_journals.empty() || m_journalBroken) return;
    if (!m_journal.hasJournal()) begin();
    m_journal.append(std::move(record));
}

void MapStore::breakJournal(const engine::Errors& errors)
{
    m_journalBroken = true;
    emit journalFailed(errors);
}

void MapStore::endJournal()
{
    m_pending.clear();
    m_beginning.reset();
    m_journal.end();
    m_journalBroken = false;
}

std::string MapStore::addPicture(const std::string& file, std::string bytes)
{
    const fs::path path(file);
    std::string extension = path.extension().string();
    for (char& c : extension)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    const std::string stem = idFromName(path.stem().string());
    std::string name = stem + extension;
    const auto taken = [this](const std::string& wanted) {
        std::error_code error;
        return m_loose.contains(wanted) || (!m_folder.empty() && fs::exists(fs::path(m_folder) / wanted, error));
    };
    for (int number = 2; taken(name); ++number)
        name = std::string(stem).append("-").append(std::to_string(number)).append(extension);
    writePending(); // in the order in which it was done
    append([name, bytes] { return looseFileRecord(name, bytes).toStdString(); });
    m_loose[name] = std::move(bytes);
    return name;
}

void MapStore::addFiles(const std::map<std::string, std::string>& files)
{
    const std::optional<engine::TracePicture>& picture = m_document->model().info.picture;
    writePending(); // in the order in which it was done
    for (const auto& [name, bytes] : files) {
        if (!name.starts_with(kVariants) && !isArtFile(name) && !(picture && picture->file == name)) continue;
        append([name = name, bytes = bytes] { return looseFileRecord(name, bytes).toStdString(); });
        m_loose[name] = bytes;
    }
}

void MapStore::addVariant(const std::string& id, std::string bytes)
{
    addFiles({{variantFile(id), std::move(bytes)}});
    markAsWork();
    emit modifiedChanged();
}

std::map<std::string, std::string> MapStore::newVariants() const
{
    std::map<std::string, std::string> variants;
    std::ranges::copy_if(m_loose, std::inserter(variants, variants.end()),
                         [](const auto& file) { return file.first.starts_with(kVariants); });
    return variants;
}

std::string MapStore::freeVariant(const std::string& wanted) const
{
    const auto taken = [this](const std::string& id) {
        std::error_code error;
        return m_loose.contains(variantFile(id)) ||
               (!m_folder.empty() && fs::exists(fs::path(m_folder) / variantFile(id), error));
    };
    std::string id = wanted;
    for (int number = 2; taken(id); ++number) id = wanted + "-" + std::to_string(number);
    return id;
}

std::string MapStore::pictureBytes() const
{
    const std::optional<engine::TracePicture>& picture = m_document->model().info.picture;
    if (!picture) return {};
    if (const auto found = m_loose.find(picture->file); found != m_loose.end()) return found->second;
    if (m_folder.empty()) return {};
    engine::Result<std::string> bytes =
        engine::readFile((fs::path(m_folder) / picture->file).string(), kMostPictureBytes);
    return bytes ? std::move(*bytes) : std::string();
}

bool MapStore::hasNewPicture() const
{
    const std::optional<engine::TracePicture>& picture = m_document->model().info.picture;
    return picture && m_loose.contains(picture->file);
}

MapSaving MapStore::beginSave(bool overwrite)
{
    flushJournal(); // whatever ends the program now, the journal is not behind the files
    m_changedMeanwhile = false;
    MapSaving saving{m_document->model(), m_base, m_folder, true, overwrite, {}, m_calls};
    if (hasNewPicture()) addPictureTo(saving);
    addVariantsTo(saving);
    addArtTo(saving);
    return saving;
}

MapSaving MapStore::beginSaveAs(const std::string& folder)
{
    flushJournal();
    m_changedMeanwhile = false;
    return beginCopy(folder);
}

MapSaving MapStore::beginCopy(const std::string& folder) const
{
    MapSaving saving{m_document->model(), m_base, folder, false, true, {}, m_calls};
    saving.model.info.id = idFor(saving.model, folder);
    if (saving.model.info.picture) addPictureTo(saving);
    addVariantsTo(saving);
    addArtTo(saving);
    return saving;
}

void MapStore::addPictureTo(MapSaving& saving) const
{
    if (std::string bytes = pictureBytes(); !bytes.empty())
        saving.others.emplace(saving.model.info.picture->file, std::move(bytes));
}

void MapStore::addVariantsTo(MapSaving& saving) const
{
    for (const auto& [name, bytes] : m_loose)
        if (name.starts_with(kVariants)) saving.others.emplace(name, variantFor(saving.model.info.id, bytes));
}

void MapStore::addArtTo(MapSaving& saving) const
{
    std::vector<std::string> stamps;
    for (const Row<StampRecord>& row : saving.model.stamps()) stamps.push_back(row.record.stamp);
    const std::optional<engine::MapArt>& art = saving.model.info.art;
    for (auto& [name, bytes] : ownArtOf(stamps, art ? art->style : std::string())) {
        // Somebody here may have another one by that name: what the map has brought is not lost for that.
        std::error_code error;
        if (fs::exists(fs::path(saving.folder) / name, error)) continue;
        const auto brought = m_loose.find(name);
        auto beside = m_folder.empty() ? engine::Result<std::string>(engine::fail(engine::Errors{}))
                                       : engine::readFile((fs::path(m_folder) / name).string(), kMostArtBytes);
        saving.others.emplace(name, brought != m_loose.end() ? brought->second : beside ? *std::move(beside) : bytes);
    }
}

void MapStore::finish(const MapSaving& saving, SavedBaseline base)
{
    const bool wasRecovered = std::exchange(m_recovered, false);
    if (!saving.own) {
        m_document->setReadOnly(false);
        m_document->setId(saving.model.info.id);
        m_folder = saving.folder;
    }
    m_base = std::make_shared<const SavedBaseline>(std::move(base));
    for (const auto& [name, bytes] : saving.others) m_loose.erase(name);
    const bool wasWork = std::exchange(m_isWork, false);
    endJournal();
    m_ownNames = true;
    if (!m_changedMeanwhile) {
        m_document->markAsFiled();
        m_document->undoStack().setClean();
    } else {
        m_document->undoStack().resetClean();
        if (!m_journals.empty()) begin();
    }
    if (!saving.own) emit folderChanged();
    if (!saving.own || wasRecovered || wasWork) emit modifiedChanged();
}

engine::Result<void> MapStore::saveNow(const MapSaving& saving)
{
    engine::Result<SavedBaseline> base = saveMap(saving);
    if (!base) return engine::fail(base.error());
    finish(saving, std::move(*base));
    return {};
}

engine::Result<void> MapStore::save(bool overwrite) { return saveNow(beginSave(overwrite)); }
engine::Result<void> MapStore::saveAs(const std::string& folder) { return saveNow(beginSaveAs(folder)); }

} // namespace marches::editor
