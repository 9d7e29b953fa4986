// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/marchesmap.h"

#include "editor/cartography/artresources.h"
#include "editor/exchange/foreigntext.h"
#include "editor/exchange/zipfile.h"
#include "engine/text/pofile.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <optional>
#include <system_error>

namespace marches::editor {

namespace {

enum class Part { Map, Board, Translation, Other };

/// What a file of a map's folder is, by its name below it; nothing for what does not belong to a map.
std::optional<Part> partOf(const std::string& name)
{
    const std::size_t slash = name.find('/');
    const std::string lower = lowerCased(name);
    if (name == "map.yaml") return Part::Map;
    if (name == "board.svg") return Part::Board;
    if (slash == std::string::npos) {
        const bool picture =
            std::ranges::any_of(std::initializer_list<std::string_view>{".png", ".jpg", ".jpeg", ".gif", ".webp"},
                                [&](std::string_view ending) { return lower.ends_with(ending); });
        return picture ? std::optional(Part::Other) : std::nullopt;
    }
    const bool isRules = name.starts_with("rules/") && name.find("..") == std::string::npos;
    if (isRules && (name.ends_with(".yaml") || name.ends_with(".po"))) return Part::Other;
    constexpr std::string_view kVariantTexts = "variants/i18n/";
    if (name.starts_with(kVariantTexts) && name.ends_with(".po") &&
        name.find('/', kVariantTexts.size()) == std::string::npos)
        return Part::Other;
    if (isArtFile(name)) return Part::Other;
    if (name.find('/', slash + 1) != std::string::npos) return std::nullopt;
    if (name.starts_with("i18n/") && name.ends_with(".po")) return Part::Translation;
    if (name.starts_with("variants/") && name.ends_with(".yaml")) return Part::Other;
    return std::nullopt;
}

} // namespace

engine::Result<ImportedMap> readMarchesMap(const ForeignFiles& files, const std::string& mapYaml)
{
    ImportedMap made;
    made.form = "marches-map";
    const std::size_t slash = mapYaml.rfind('/');
    const std::string root = slash == std::string::npos ? std::string() : mapYaml.substr(0, slash + 1);
    for (const std::string& name : files.names()) {
        if (!name.starts_with(root)) continue;
        const std::string own = name.substr(root.size());
        const std::optional<Part> part = partOf(own);
        if (!part) {
            made.notes.push_back(importNote("import-file-left-out", {{"name", own}}, files.path()));
            continue;
        }
        engine::Result<QByteArray> bytes = files.read(name);
        if (!bytes) return engine::fail(bytes.error());
        switch (*part) {
        case Part::Map: made.files.map = bytes->toStdString(); break;
        case Part::Board: made.files.svg = *std::move(bytes); break;
        case Part::Translation:
            made.files.translations.emplace(own.substr(5, own.size() - 8), bytes->toStdString());
            break;
        case Part::Other: made.others.emplace(own, *std::move(bytes)); break;
        }
    }
    const engine::Result<OpenedMap> opened = openMap(made.files, files.path());
    if (!opened) return engine::fail(opened.error());
    made.name = opened->model.text(opened->model.info.language, "map.name");
    for (const Row<PlaceRecord>& row : opened->model.places()) {
        made.territories += row.record.kind == engine::PlaceKind::Land ? 1 : 0;
        made.seas += row.record.kind == engine::PlaceKind::Sea ? 1 : 0;
        made.coasts += row.record.kind == engine::PlaceKind::Coast ? 1 : 0;
    }
    made.regions = static_cast<int>(opened->model.regions().size());
    for (const Row<ConnectionRecord>& row : opened->model.connections())
        made.connections += row.record.basis != engine::BorderOrigin::Forbidden && row.record.barrier.empty() ? 1 : 0;
    return made;
}

engine::Result<QByteArray> packMarchesMap(const std::string& folder)
{
    const engine::Result<ForeignFiles> files = ForeignFiles::open(folder);
    if (!files) return engine::fail(files.error());
    const engine::Result<ImportedMap> read = readMarchesMap(*files, "map.yaml");
    if (!read) return engine::fail(read.error());
    const std::filesystem::path absolute = std::filesystem::absolute(folder).lexically_normal();
    const std::string name = (absolute.has_filename() ? absolute : absolute.parent_path()).filename().string() + '/';
    std::map<std::string, QByteArray> packed;
    for (const auto& [file, bytes] : read->files.byName())
        packed.emplace(name + file, QByteArray::fromStdString(bytes));
    for (const auto& [file, bytes] : read->others) packed.emplace(name + file, bytes);
    return makeZip(packed, folder);
}

namespace {

/// A translation with the entries of another one after its own.
engine::Result<std::string> withEntriesOf(const std::string& translation, const std::string& other,
                                          const std::string& file)
{
    engine::Result<engine::PoFile> into = engine::readPo(translation, file);
    if (!into) return engine::fail(into.error());
    const engine::Result<engine::PoFile> from = engine::readPo(other, file);
    if (!from) return engine::fail(from.error());
    for (const engine::PoEntry& entry : from->entries)
        if (std::ranges::find(into->entries, entry.context, &engine::PoEntry::context) == into->entries.end())
            into->entries.push_back(entry);
    return engine::writePo(*into);
}

/// Adds the variants in a folder to the files of a map by name.
engine::Result<void> addVariants(const std::string& folder, std::map<std::string, std::string>& all)
{
    const engine::Result<ForeignFiles> files = ForeignFiles::open(folder);
    if (!files) return engine::fail(files.error());
    for (const std::string& name : files->names()) {
        const std::string packed = "variants/" + name;
        if (partOf(packed) != Part::Other) continue;
        const engine::Result<QByteArray> bytes = files->read(name);
        if (!bytes) return engine::fail(bytes.error());
        std::string text = bytes->toStdString();
        if (const auto there = all.find(packed); there != all.end() && name.ends_with(".po")) {
            std::string file = folder;
            file.append("/").append(name);
            engine::Result<std::string> both = withEntriesOf(there->second, text, file);
            if (!both) return engine::fail(both.error());
            text = std::move(*both);
        }
        all.insert_or_assign(packed, std::move(text));
    }
    return {};
}

} // namespace

engine::Result<std::map<std::string, std::string>> variantsOf(const std::string& folder, const std::string& ownVariants)
{
    std::map<std::string, std::string> all;
    for (const std::string& from : {folder.empty() ? folder : folder + "/variants", ownVariants})
        if (std::error_code none; !from.empty() && std::filesystem::is_directory(from, none))
            if (const engine::Result<void> added = addVariants(from, all); !added) return engine::fail(added.error());
    return all;
}

engine::Result<QByteArray> packMarchesMap(const MapSaving& saving, const std::string& folder,
                                          const std::string& ownVariants)
{
    const engine::Result<MapFiles> files = saving.base->filesFor(saving.model);
    if (!files) return engine::fail(files.error());
    std::map<std::string, std::string> all = files->byName();
    all.insert(saving.others.begin(), saving.others.end());
    if (!folder.empty()) {
        const engine::Result<ForeignFiles> there = ForeignFiles::open(folder);
        if (!there) return engine::fail(there.error());
        for (const std::string& name : there->names()) {
            if (!name.starts_with("rules/") || partOf(name) != Part::Other) continue;
            const engine::Result<QByteArray> bytes = there->read(name);
            if (!bytes) return engine::fail(bytes.error());
            all.emplace(name, bytes->toStdString());
        }
    }
    engine::Result<std::map<std::string, std::string>> variants = variantsOf(folder, ownVariants);
    if (!variants) return engine::fail(variants.error());
    all.merge(*variants);
    std::map<std::string, QByteArray> packed;
    for (const auto& [name, bytes] : all)
        packed.emplace(saving.model.info.id + '/' + name, QByteArray::fromStdString(bytes));
    return makeZip(packed, saving.model.info.id);
}

} // namespace marches::editor
