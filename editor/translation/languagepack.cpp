// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/languagepack.h"

#include "editor/exchange/zipfile.h"
#include "editor/translation/translationsources.h"
#include "editor/translation/windowtexts.h"
#include "engine/text/displayname.h"
#include "engine/text/texts.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>

namespace marches::editor {

namespace fs = std::filesystem;

namespace {

constexpr ZipLimits kLimits{std::size_t{8} * 1024 * 1024, std::size_t{64} * 1024 * 1024, 500};
constexpr std::string_view kWindow = "marches_";

engine::Error givenUp(const std::string& file) { return {"given-up", {{"path", file}}, file, 0, 0, {}}; }

/// The way of a folder from what holds maps or the program's texts: "maps/narnia", wherever that is. Empty: there is
/// none on its way.
fs::path wayFromHolder(const fs::path& folder)
{
    fs::path way;
    for (fs::path at = folder; at.has_filename(); at = at.parent_path()) {
        way = way.empty() ? at.filename() : at.filename() / way;
        if (at.filename() == "maps" || at.filename() == "resources") return way;
    }
    return {};
}

/// The way of a folder below what is shipped or one's own: "maps/narnia"; for one that is elsewhere its way from a
/// folder of maps or resources, else its last part.
std::string wayOf(const fs::path& folder, const engine::TextRoots& roots)
{
    std::error_code failed;
    const fs::path whole = fs::weakly_canonical(folder, failed);
    for (const std::string& root : {roots.data, roots.own}) {
        if (root.empty()) continue;
        const fs::path way = whole.lexically_relative(fs::weakly_canonical(root, failed));
        if (!way.empty() && *way.begin() != ".." && way != ".") return way.generic_string();
    }
    if (const fs::path way = wayFromHolder(whole); !way.empty()) return way.generic_string();
    const fs::path last =
        whole.filename() == "variants" ? whole.parent_path().filename() / "variants" : whole.filename();
    return (fs::path("elsewhere") / last).generic_string();
}

/// "marches_pt_BR.ts"
std::string windowName(std::string language)
{
    std::ranges::replace(language, '-', '_');
    return std::string(kWindow) + language + ".ts";
}

std::string packedName(const TranslationUnit& unit, const engine::TextRoots& roots)
{
    if (unit.window) return "translations/" + windowName(unit.language);
    const fs::path folder = fs::path(unit.sourceFile).parent_path();
    std::string way = wayOf(folder, roots);
    // Those of a shipped map would be named like its own.
    if (isOwnVariants(folder.string())) way = (fs::path(way).parent_path() / "own-variants").generic_string();
    return way + "/i18n/" + unit.language + ".po";
}

/// The language of a file of translations by its name in the zip; empty: it is none.
std::string packedLanguage(const std::string& name)
{
    const fs::path path(name);
    std::string code = path.stem().string();
    if (path.extension() == ".ts" && code.starts_with(kWindow))
        code.erase(0, kWindow.size());
    else if (path.extension() != ".po" || path.parent_path().filename() != "i18n")
        return {};
    return engine::isKnownLanguage(code) ? engine::languageTag(code) : std::string();
}

/// The file of a pack for a unit: by its whole name, or below a folder around all, as services pack what they hold.
const PackedFile* packedFor(const LanguagePack& pack, const std::string& name)
{
    const auto found = std::ranges::find_if(
        pack.files, [&name](const PackedFile& file) { return file.name == name || file.name.ends_with("/" + name); });
    return found == pack.files.end() ? nullptr : &*found;
}

bool isBegun(const std::vector<TextRow>& rows, std::size_t unit)
{
    return std::ranges::any_of(rows, [unit](const TextRow& row) { return row.unit == unit && !row.isEmpty(); });
}

/// The whole of a unit, whatever of it is the person's own.
std::string wholeBytes(TranslationUnit unit, const std::vector<TextRow>& rows, std::size_t number)
{
    unit.overlay = false;
    unit.shipped.clear();
    return unit.window ? windowBytesOf(unit, rows, number) : engine::writePo(poFileOf(unit, rows, number));
}

std::size_t sum(const std::vector<SourceChanges>& texts, auto size)
{
    std::size_t all = 0;
    for (const SourceChanges& one : texts) all += size(one.incoming);
    return all;
}

} // namespace

engine::Result<QByteArray> packLanguage(const std::vector<std::string>& sources, const std::string& language,
                                        const engine::TextRoots& roots, const std::string& file,
                                        const Progress& progress)
{
    std::map<std::string, QByteArray> files;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (!tellProgress(progress, static_cast<double>(i) / static_cast<double>(sources.size())))
            return engine::fail(givenUp(file));
        const auto texts = loadTranslationSources(sources[i], roots);
        if (!texts) return engine::fail(texts.error());
        if (texts->front().language == language) continue; // written in it
        const engine::Result<UnitsRead> read = readUnits(*texts, language, roots);
        if (!read) return engine::fail(read.error());
        for (std::size_t unit = 0; unit < read->units.size(); ++unit)
            if (isBegun(read->rows, unit))
                files.emplace(packedName(read->units[unit], roots),
                              QByteArray::fromStdString(wholeBytes(read->units[unit], read->rows, unit)));
    }
    if (files.empty()) return engine::fail({"nothing-translated", {{"language", language}}, file, 0, 0, {}});
    return makeZip(files, file);
}

bool isLanguagePack(const QByteArray& bytes)
{
    if (!isZip(bytes)) return false;
    const auto files = readZip(bytes, {}, kLimits);
    return files && std::ranges::any_of(*files, [](const auto& one) { return !packedLanguage(one.first).empty(); }) &&
           std::ranges::none_of(*files, [](const auto& one) { return fs::path(one.first).filename() == "map.yaml"; });
}

engine::Result<LanguagePack> readLanguagePack(const QByteArray& bytes, const std::string& file)
{
    auto files = readZip(bytes, file, kLimits);
    if (!files) return engine::fail(files.error());
    LanguagePack pack;
    for (auto& [name, content] : *files) {
        if (std::string language = packedLanguage(name); !language.empty())
            pack.files.push_back({name, std::move(language), content.toStdString()});
        else
            pack.others.push_back(name);
    }
    return pack;
}

std::size_t PackComparison::taken() const
{
    return sum(texts, [](const IncomingTexts& one) { return one.taken.size(); });
}

std::size_t PackComparison::differing() const
{
    return sum(texts, [](const IncomingTexts& one) { return one.differing.size(); });
}

engine::Result<PackComparison> comparePack(const LanguagePack& pack, const std::vector<std::string>& sources,
                                           const engine::TextRoots& roots, const Progress& progress)
{
    PackComparison comparison;
    std::set<std::string> languages;
    for (const PackedFile& file : pack.files) languages.insert(file.language);
    std::set<const PackedFile*> known;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (!tellProgress(progress, static_cast<double>(i) / static_cast<double>(sources.size())))
            return engine::fail(givenUp(sources[i]));
        const auto texts = loadTranslationSources(sources[i], roots);
        if (!texts) return engine::fail(texts.error());
        for (const std::string& language : languages) {
            std::vector<const PackedFile*> files;
            for (const TranslationUnit& unit : unitsOf(*texts, language, roots))
                files.push_back(packedFor(pack, packedName(unit, roots)));
            if (std::ranges::none_of(files, [](const PackedFile* file) { return file != nullptr; })) continue;
            engine::Result<UnitsRead> read = readUnits(*texts, language, roots);
            if (!read) return engine::fail(read.error());
            SourceChanges packed{sources[i], language, *std::move(read), {}};
            for (std::size_t unit = 0; unit < files.size(); ++unit) {
                if (files[unit] == nullptr) continue;
                known.insert(files[unit]);
                auto incoming =
                    incomingTexts(packed.read.units, packed.read.rows, unit, files[unit]->bytes, files[unit]->name);
                if (!incoming) {
                    comparison.unreadable.insert(comparison.unreadable.end(), incoming.error().begin(),
                                                 incoming.error().end());
                    continue;
                }
                IncomingTexts& all = packed.incoming;
                all.taken.insert(all.taken.end(), incoming->taken.begin(), incoming->taken.end());
                all.differing.insert(all.differing.end(), incoming->differing.begin(), incoming->differing.end());
            }
            if (!packed.incoming.isEmpty()) comparison.texts.push_back(std::move(packed));
        }
    }
    for (const PackedFile& file : pack.files)
        if (!known.contains(&file)) comparison.unknown.push_back(file.name);
    return comparison;
}

} // namespace marches::editor
