// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapstore.h"

#include "editor/document/changecodec.h"
#include "editor/document/changemerge.h"
#include "editor/document/ids.h"
#include "editor/document/mapconversion.h"
#include "editor/formats/boardsvg.h"
#include "editor/geometry/outline.h"
#include "engine/package/fields.h"
#include "engine/package/files.h"
#include "engine/package/foldertransaction.h"

#include <QUuid>

#include <filesystem>
#include <utility>

namespace marches::editor {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostPictureBytes = 64UL * 1024 * 1024;

/// A command is in the journal as long after its last change.
constexpr int kFlushMilliseconds = 250;

// What a record of the journal is, as its first byte.
constexpr char kChangesRecord = 'C';
constexpr char kModelRecord = 'M';   ///< all of the model; changes are to this one from then on
constexpr char kPictureRecord = 'P'; ///< name, zero, bytes

/// All of a command or nothing.
bool applyWhole(MapModel& model, const ModelChanges& changes)
{
    MapModel changed = model;
    for (const ModelChange& change : changes) {
        if (!fits(changed, change)) return false;
        changed.apply(change);
    }
    model = std::move(changed);
    return true;
}

/// A map is known by its folder; one that is saved elsewhere is another map.
std::string idFor(const MapModel& model, const std::string& folder)
{
    const std::string name = fs::path(folder).filename().string();
    return engine::isId(name) ? name : model.info.id;
}

MapModel namedAfter(const MapModel& model, const std::string& folder)
{
    MapModel named = model;
    named.info.id = idFor(model, folder);
    return named;
}

} // namespace

MapStore::MapStore(std::string folder, OpenedMap opened, std::string journals)
    : m_folder(std::move(folder)), m_journals(std::move(journals)), m_base(std::move(opened.base)),
      m_report(std::move(opened.report)), m_document(std::make_unique<MapDocument>(std::move(opened.model)))
{
    connect(&m_document->undoStack(), &QUndoStack::cleanChanged, this, &MapStore::modifiedChanged);
    connect(m_document.get(), &MapDocument::changed, this, &MapStore::follow);
    m_flush.setSingleShot(true);
    m_flush.setInterval(kFlushMilliseconds);
    connect(&m_flush, &QTimer::timeout, this, &MapStore::flushJournal);
}

MapStore::~MapStore()
{
    flushJournal();
    if (!isModified()) endJournal();
}

void MapStore::discardChanges()
{
    m_pending.clear();
    endJournal();
}

engine::Result<std::unique_ptr<MapStore>> MapStore::create(const MapFiles& files, const std::string& journals)
{
    engine::Result<OpenedMap> opened = openMap(files, {});
    if (!opened) return engine::fail(opened.error());
    return std::unique_ptr<MapStore>(new MapStore({}, std::move(*opened), journals));
}

engine::Result<std::unique_ptr<MapStore>> MapStore::open(const std::string& folder, const std::string& journals)
{
    if (const auto recovered = engine::recoverFolder(folder); !recovered) return engine::fail(recovered.error());
    const engine::Result<MapFiles> files = readMapFiles(folder);
    if (!files) return engine::fail(files.error());
    engine::Result<OpenedMap> opened = openMap(*files, folder);
    if (!opened) return engine::fail(opened.error());
    return std::unique_ptr<MapStore>(new MapStore(folder, std::move(*opened), journals));
}

engine::Result<std::unique_ptr<MapStore>> MapStore::recover(const std::string& journal, const std::string& journals)
{
    engine::Result<engine::JournalContent> content = engine::readJournal(journal);
    if (!content) return engine::fail(content.error());
    MapFiles files;
    std::map<std::string, std::string> pictures;
    for (engine::JournalFile& file : content->document.files) {
        if (file.name == "map.yaml")
            files.map = std::move(file.bytes);
        else if (file.name == "board.svg")
            files.svg = QByteArray::fromStdString(file.bytes);
        else if (file.name.starts_with("i18n/"))
            files.translations.emplace(fs::path(file.name).stem().string(), std::move(file.bytes));
    }
    engine::Result<OpenedMap> opened = openMap(files, content->document.path);
    if (!opened) return engine::fail(opened.error());
    for (const std::string& bytes : content->records) {
        if (bytes.empty()) break;
        const QByteArray record = QByteArray::fromStdString(bytes.substr(1));
        if (bytes.front() == kPictureRecord) {
            const qsizetype end = record.indexOf('\0');
            pictures[record.left(end).toStdString()] = record.mid(end + 1).toStdString();
            continue;
        }
        const std::optional<ModelChanges> changes = decodeChanges(record);
        if (!changes) break; // what came before it is whole
        if (bytes.front() != kModelRecord) {
            if (!applyWhole(opened->model, *changes)) break;
            continue;
        }
        MapModel model;
        if (!applyWhole(model, *changes)) break;
        engine::Result<MapBase> base = MapBase::of(model, files, opened->base.underlays());
        if (!base) return engine::fail(base.error());
        opened->model = std::move(model);
        opened->base = std::move(*base);
    }
    std::unique_ptr<MapStore> store(new MapStore(content->document.path, std::move(*opened), journals));
    engine::Result<engine::EditJournal> resumed = engine::EditJournal::resume(journal);
    if (!resumed) return engine::fail(resumed.error());
    store->m_journal = std::move(*resumed);
    store->m_pictures = std::move(pictures);
    store->m_recovered = true;
    return store;
}

bool MapStore::isModified() const { return !m_document->undoStack().isClean() || m_folder.empty() || m_recovered; }

void MapStore::follow(const ModelChanges& changes)
{
    if (m_journals.empty() || m_journalBroken) return;
    // The moves of a drag are one command, and one record.
    const int index = m_document->undoStack().index();
    const bool next = index != m_pendingIndex;
    m_pendingIndex = index;
    if (m_ownNames && !m_journal) {
        // A new journal begins with the whole model, which has these changes already.
        if (std::exchange(m_wholePending, true) && next) return flushJournal();
        m_flush.start();
        return;
    }
    if (!m_pending.empty() && next) flushJournal();
    mergeChanges(m_pending, changes);
    m_flush.start();
}

void MapStore::flushJournal()
{
    m_flush.stop();
    if (std::exchange(m_wholePending, false)) begin();
    if (m_pending.empty()) return;
    append(kChangesRecord + encodeChanges(std::exchange(m_pending, {})));
}

void MapStore::begin()
{
    engine::JournalDocument document{m_folder, {}};
    for (auto& [name, content] : m_base.files().byName()) document.files.push_back({name, content});
    const std::string id = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    engine::Result<engine::EditJournal> journal = engine::EditJournal::create((fs::path(m_journals) / id).string(), document);
    if (!journal) return breakJournal(journal.error());
    m_journal = std::move(*journal);
    if (m_ownNames) append(kModelRecord + encodeChanges(m_document->model().whole()));
}

void MapStore::append(const QByteArray& record)
{
    if (m_journals.empty() || m_journalBroken) return;
    if (!m_journal) begin();
    if (!m_journal) return;
    if (const auto done = m_journal->append(record.toStdString()); !done) breakJournal(done.error());
}

void MapStore::breakJournal(const engine::Errors& errors)
{
    m_journalBroken = true;
    emit journalFailed(errors);
}

void MapStore::endJournal()
{
    m_pending.clear();
    m_wholePending = false;
    if (m_journal) m_journal->discard();
    m_journal.reset();
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
        return m_pictures.contains(wanted) || (!m_folder.empty() && fs::exists(fs::path(m_folder) / wanted, error));
    };
    for (int number = 2; taken(name); ++number) name = stem + "-" + std::to_string(number) + extension;
    flushJournal(); // in the order in which it was done
    append(kPictureRecord + QByteArray::fromStdString(name) + '\0' + QByteArray::fromStdString(bytes));
    m_pictures[name] = std::move(bytes);
    return name;
}

std::string MapStore::pictureBytes() const
{
    const std::optional<engine::TracePicture>& picture = m_document->model().info.picture;
    if (!picture) return {};
    if (const auto found = m_pictures.find(picture->file); found != m_pictures.end()) return found->second;
    if (m_folder.empty()) return {};
    engine::Result<std::string> bytes = engine::readFile((fs::path(m_folder) / picture->file).string(), kMostPictureBytes);
    return bytes ? std::move(*bytes) : std::string();
}

engine::Result<MapFiles> MapStore::writeInto(const std::string& folder, bool own, bool overwrite) const
{
    engine::Result<MapFiles> files = m_base.filesFor(own ? m_document->model() : namedAfter(m_document->model(), folder));
    if (!files) return files;
    const std::map<std::string, std::string> before = m_base.files().byName();
    std::vector<engine::FolderChange> changes;
    for (auto& [name, bytes] : files->byName()) {
        engine::FolderChange change{name, bytes, std::nullopt, overwrite};
        if (const auto was = before.find(name); own && was != before.end()) change.expected = engine::FileStamp::of(was->second);
        changes.push_back(std::move(change));
    }
    std::map<std::string, std::string> pictures = m_pictures;
    if (const auto& picture = m_document->model().info.picture; picture && !own)
        if (std::string bytes = pictureBytes(); !bytes.empty()) pictures[picture->file] = std::move(bytes);
    for (auto& [name, bytes] : pictures) changes.push_back({name, std::move(bytes), std::nullopt, true});
    const engine::Result<engine::FolderLock> lock = engine::FolderLock::take(folder);
    if (!lock) return engine::fail(lock.error());
    if (const engine::Result<void> done = engine::changeFolder(*lock, changes); !done) return engine::fail(done.error());
    return files;
}

engine::Result<MapStore::Redrawn> MapStore::takeDrawing(const QByteArray& svg)
{
    const engine::Result<MapFiles> now = currentFiles();
    if (!now) return engine::fail(now.error());
    engine::Result<BoardSvg> board = BoardSvg::read(svg, "board.svg");
    if (!board) return engine::fail(board.error());

    // The map with the new drawing, and with places for what is new in it.
    Redrawn redrawn;
    engine::Result<engine::MapData> data = engine::readMap(now->map, "map.yaml");
    if (!data) return engine::fail(data.error());
    MapModel wanted = modelOf(*data);
    std::vector<PlaceRecord> added;
    for (const auto& [layer, kind] :
         {std::pair(SvgLayer::Territories, engine::PlaceKind::Land), std::pair(SvgLayer::Seas, engine::PlaceKind::Sea)})
        for (const std::string& id : board->idsIn(svgLayerId(layer))) {
            const auto outline = board->outline(id);
            if (!engine::isId(id) || !outline || outline->path.isEmpty() || wanted.place(id) != nullptr) continue;
            PlaceRecord place;
            place.id = id;
            place.kind = kind;
            place.terrain = kind == engine::PlaceKind::Sea ? "sea" : "plain";
            added.push_back(place);
            wanted.apply(RowChange<PlaceRecord>{wanted.newKey(), redrawn.added.size(), std::nullopt, place});
            redrawn.added.push_back(id);
        }
    MapFiles files{engine::writeMap(mapDataOf(wanted)), svg, now->translations};
    const engine::Result<OpenedMap> opened = openMap(files, m_folder);
    if (!opened) return engine::fail(opened.error());

    const EditOutcome taken = m_document->edit(tr("Take over the drawing"), [&](MapEdit& edit) -> EditOutcome {
        const MapModel& model = edit.model();
        for (const PlaceRecord& place : added) edit.add(place);
        std::vector<std::pair<Key, FaceId>> faces;
        for (const Row<PlaceRecord>& row : model.places()) {
            if (!row.record.isTerritory()) continue;
            const Row<PlaceRecord>* drawn = opened->model.place(row.record.id);
            const FaceId face = drawn == nullptr ? kOutside : drawn->record.face;
            if (face == kOutside) {
                redrawn.missing.push_back(row.record.id);
            } else if (row.record.face == kOutside ||
                       outlineOf(model.drawing, row.record.face) != outlineOf(opened->model.drawing, face)) {
                redrawn.changed.push_back(row.record.id);
            }
            faces.emplace_back(row.key, face);
        }
        for (const Row<BarrierRecord>& row : model.barriers()) {
            const Row<BarrierRecord>* drawn = opened->model.barriers().byId(row.record.id);
            edit.modify<BarrierRecord>(row.key, [&](BarrierRecord& record) {
                record.line = drawn == nullptr ? std::vector<VertexId>() : drawn->record.line;
            });
        }
        const Patch patch = difference(model.drawing, opened->model.drawing);
        edit.drawing().apply(patch);
        edit.keep(patch);
        // In two rounds, because a face may belong to another place before and after.
        for (const auto& [key, face] : faces) edit.modifyPlace(key, [](PlaceRecord& place) { place.face = kOutside; });
        for (const auto& [key, face] : faces) edit.modifyPlace(key, [face = face](PlaceRecord& place) { place.face = face; });
        return {};
    });
    if (!taken) return engine::fail(engine::Error{"map-read-only", {}, m_folder, 0, 0, {}});
    engine::Result<MapBase> base = m_base.redrawn(m_document->model(), svg, opened->base.underlays());
    if (!base) return engine::fail(base.error());
    m_base = std::move(*base);
    // The journal begins anew with this drawing below it.
    endJournal();
    m_ownNames = true;
    return redrawn;
}

engine::Result<void> MapStore::save(bool overwrite)
{
    const engine::Result<MapFiles> files = writeInto(m_folder, true, overwrite);
    if (!files) return engine::fail(files.error());
    engine::Result<MapBase> base = MapBase::of(m_document->model(), *files, m_base.underlays());
    if (!base) return engine::fail(base.error());
    m_base = std::move(*base);
    m_pictures.clear();
    const bool recovered = std::exchange(m_recovered, false);
    m_document->undoStack().setClean();
    endJournal();
    m_ownNames = true;
    if (recovered) emit modifiedChanged();
    return {};
}

engine::Result<void> MapStore::saveAs(const std::string& folder)
{
    const engine::Result<MapFiles> files = writeInto(folder, false, true);
    if (!files) return engine::fail(files.error());
    m_document->setReadOnly(false);
    static_cast<void>(m_document->edit(tr("Save as"), [&](MapEdit& edit) -> EditOutcome {
        MapInfo info = edit.model().info;
        info.id = idFor(edit.model(), folder);
        edit.setInfo(info);
        return {};
    }));
    engine::Result<MapBase> base = MapBase::of(m_document->model(), *files, m_base.underlays());
    if (!base) return engine::fail(base.error());
    m_base = std::move(*base);
    m_pictures.clear();
    m_folder = folder;
    m_recovered = false;
    m_document->undoStack().setClean();
    endJournal();
    m_ownNames = true;
    emit folderChanged();
    emit modifiedChanged();
    return {};
}

engine::Result<void> MapStore::saveCopy(const std::string& folder) const
{
    const engine::Result<MapFiles> files = writeInto(folder, false, true);
    if (!files) return engine::fail(files.error());
    return {};
}

} // namespace marches::editor
