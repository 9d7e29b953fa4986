// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapjournal.h"

#include "editor/document/modelchanges.h"
#include "editor/model/mapconversion.h"
#include "engine/package/mappackage.h"

#include <filesystem>
#include <string_view>
#include <utility>

namespace marches::editor {

namespace {

namespace fs = std::filesystem;

constexpr char kChangesRecord = 'C';
constexpr char kModelRecord = 'M';
constexpr char kLooseFileRecord = 'P'; ///< name, zero, bytes
constexpr std::string_view kMapFile = "map.yaml";
const std::string kNameOfMap = "map.name";
constexpr std::string_view kVariantFiles = "variants/";

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

MapFiles filesOf(std::vector<engine::JournalFile>& kept)
{
    MapFiles files;
    for (engine::JournalFile& file : kept) {
        if (file.name == kMapFile)
            files.map = std::move(file.bytes);
        else if (file.name == "board.svg")
            files.svg = QByteArray::fromStdString(file.bytes);
        else if (file.name.starts_with("i18n/"))
            files.translations.emplace(fs::path(file.name).stem().string(), std::move(file.bytes));
    }
    return files;
}

engine::Result<engine::MapData> mapDataOf(const engine::JournalContent& content)
{
    for (const engine::JournalFile& file : content.document.files)
        if (file.name == kMapFile) return engine::readMap(file.bytes, file.name);
    return engine::fail(engine::Errors());
}

} // namespace

QByteArray changesRecord(const ModelChanges& changes) { return kChangesRecord + encodeChanges(changes); }
QByteArray wholeRecord(const MapModel& model) { return kModelRecord + encodeChanges(model.whole()); }

QByteArray looseFileRecord(const std::string& name, const std::string& bytes)
{
    return kLooseFileRecord + QByteArray::fromStdString(name) + '\0' + QByteArray::fromStdString(bytes);
}

bool changesAnything(const std::string& journal)
{
    const engine::Result<engine::JournalContent> content = engine::readJournal(journal);
    if (!content) return true;
    if (content->document.path.empty()) {
        if (!content->records.empty()) return true;
        const engine::Result<engine::MapData> data = mapDataOf(*content); // an import is work as it stands
        return !data || !data->board.places().empty();
    }
    constexpr std::size_t kMost = 2000; // so much work comes to something, and adding it up takes long
    if (content->records.size() > kMost) return true;
    ModelChanges all;
    for (const std::string& bytes : content->records) {
        if (bytes.empty()) return true;
        if (bytes.front() != kChangesRecord) {
            if (bytes.front() == kModelRecord) return true; // what it differs in, only the files can say
            // A picture counts where a change traces it, a variant by itself.
            if (bytes.front() == kLooseFileRecord && bytes.compare(1, kVariantFiles.size(), kVariantFiles) == 0)
                return true;
            continue;
        }
        const std::optional<ModelChanges> changes = decodeChanges(QByteArray::fromStdString(bytes.substr(1)));
        if (!changes) return true;
        mergeChanges(all, *changes);
    }
    return !all.empty();
}

std::string journaledName(const std::string& journal)
{
    const engine::Result<engine::JournalContent> content = engine::readJournal(journal);
    if (!content) return {};
    const engine::Result<engine::MapData> data = mapDataOf(*content);
    if (!data) return {};
    MapModel model = modelOf(*data);
    std::string language = model.info.language;
    std::map<std::string, std::string> names{{language, model.text(language, kNameOfMap)}};
    for (const std::string& bytes : content->records) {
        if (bytes.empty() || bytes.front() == kLooseFileRecord) continue;
        const std::optional<ModelChanges> changes = decodeChanges(QByteArray::fromStdString(bytes.substr(1)));
        if (!changes) break;
        for (const ModelChange& change : *changes) {
            if (const auto* text = std::get_if<TextChange>(&change); text != nullptr && text->id.key == kNameOfMap)
                names[text->id.language] = text->after;
            if (const auto* info = std::get_if<InfoChange>(&change)) language = info->after.language;
        }
    }
    return names[language];
}

engine::Result<JournaledMap> readMapJournal(const std::string& journal)
{
    engine::Result<engine::JournalContent> content = engine::readJournal(journal);
    if (!content) return engine::fail(content.error());
    const MapFiles files = filesOf(content->document.files);
    engine::Result<OpenedMap> opened = openMap(files, content->document.path);
    if (!opened) return engine::fail(opened.error());
    MapModel before = opened->model;
    JournaledMap map{content->document.path, std::move(*opened), std::move(before), {}};
    for (const std::string& bytes : content->records) {
        if (bytes.empty()) break;
        const QByteArray record = QByteArray::fromStdString(bytes.substr(1));
        if (bytes.front() == kLooseFileRecord) {
            const qsizetype end = record.indexOf('\0');
            map.loose[record.left(end).toStdString()] = record.mid(end + 1).toStdString();
            continue;
        }
        const std::optional<ModelChanges> changes = decodeChanges(record);
        if (!changes) break; // what came before it is whole
        if (bytes.front() != kModelRecord) {
            if (!applyWhole(map.opened.model, *changes)) break;
            continue;
        }
        MapModel model;
        if (!applyWhole(model, *changes)) break;
        engine::Result<SavedBaseline> base = SavedBaseline::of(model, files, map.opened.base.overlapped());
        if (!base) return engine::fail(base.error());
        map.opened.model = std::move(model);
        map.opened.base = std::move(*base);
    }
    return map;
}

} // namespace marches::editor
