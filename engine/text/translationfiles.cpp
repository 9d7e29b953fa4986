// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/translationfiles.h"

#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>
#include <system_error>
#include <utility>

#include "engine/io/files.h"
#include "engine/text/displayname.h"
#include "engine/text/texts.h"

namespace marches::engine {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kTranslations = "i18n"; ///< the folder of them
constexpr std::size_t kMaxPoBytes = 2'500'000;
constexpr std::size_t kMaxLanguages = 200;
constexpr std::size_t kMaxFolders = 2000; ///< of packages in one folder

fs::path besideFolder(const fs::path& source) { return source.parent_path() / kTranslations; }

fs::path resolved(const fs::path& path)
{
    std::error_code failed;
    const fs::path found = fs::weakly_canonical(fs::absolute(path, failed), failed);
    return failed ? path.lexically_normal() : found;
}

/// The way from a root to a folder below it; nothing when it is not below.
fs::path wayBelow(const fs::path& folder, const std::string& root)
{
    if (root.empty()) return {};
    const fs::path way = resolved(folder).lexically_relative(resolved(root));
    return way.empty() || *way.begin() == ".." ? fs::path() : way;
}

fs::path overlayFolder(const std::string& sourceFile, const TextRoots& roots)
{
    if (roots.own.empty()) return {};
    const fs::path folder = fs::path(sourceFile).parent_path();
    if (!wayBelow(folder, roots.own).empty()) return {}; // one's own: always beside it
    const fs::path translations = fs::path(roots.own) / "translations";
    const fs::path way = wayBelow(folder, roots.data);
    return (way.empty() ? translations / "elsewhere" / resolved(folder).relative_path() : translations / way) / "i18n";
}

/// True where a file is, or could be made, that one may write.
bool isWritable(const fs::path& file)
{
    std::error_code failed;
    fs::path at = file;
    while (!at.empty() && !fs::exists(at, failed) && at != at.parent_path()) at = at.parent_path();
    return ::access(at.c_str(), W_OK) == 0;
}

bool isWorkingCopy(const std::string& root)
{
    std::error_code failed;
    return !root.empty() && fs::exists(fs::path(root) / ".git", failed);
}

std::vector<TranslationFile> filesIn(const fs::path& folder, bool overlay)
{
    std::vector<TranslationFile> files;
    std::error_code failed;
    for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed)) {
        const fs::path& path = it->path();
        const std::string name = path.stem().string();
        if (path.extension() != ".po" || !isKnownLanguage(name) || !it->is_regular_file(failed)) continue;
        files.push_back({languageTag(name), path.string(), overlay});
        if (files.size() == kMaxLanguages) break;
    }
    std::ranges::sort(files, {}, &TranslationFile::language);
    return files;
}

std::vector<fs::path> foldersIn(const fs::path& folder)
{
    std::vector<fs::path> folders;
    std::error_code failed;
    for (fs::directory_iterator it(folder, failed), end; !failed && it != end; it.increment(failed))
        if (folders.size() < kMaxFolders && it->is_directory(failed)) folders.push_back(it->path());
    return folders;
}

using EntriesByKey = std::map<std::string, const PoEntry*, std::less<>>;

EntriesByKey liveEntries(const PoFile& file)
{
    EntriesByKey entries;
    for (const PoEntry& entry : file.entries)
        if (!entry.obsolete && entry.context) entries.emplace(*entry.context, &entry);
    return entries;
}

[[nodiscard]] Result<PoFile> loadIfThere(const std::string& file)
{
    std::error_code failed;
    if (file.empty() || !fs::exists(file, failed)) return PoFile();
    return loadPo(file);
}

bool sameTranslation(const PoEntry& a, const PoEntry& b)
{
    return a.text == b.text && a.fuzzy == b.fuzzy && a.comments == b.comments;
}

} // namespace

std::vector<TranslationFile> translationFiles(const std::string& sourceFile)
{
    return filesIn(besideFolder(sourceFile), false);
}

std::vector<TranslationFile> translationFiles(const std::string& sourceFile, const TextRoots& roots)
{
    std::vector<TranslationFile> files = translationFiles(sourceFile);
    if (const fs::path folder = overlayFolder(sourceFile, roots); !folder.empty())
        for (TranslationFile& file : filesIn(folder, true)) files.push_back(std::move(file));
    return files;
}

std::optional<Error> strayTranslation(const std::string& poFile)
{
    const fs::path path(poFile);
    const std::string name = path.stem().string();
    if (path.extension() != ".po" || path.parent_path().filename() != kTranslations || name.starts_with('.') ||
        isKnownLanguage(name))
        return std::nullopt;
    return Error{"not-a-language", {{"found", name}}, poFile, 0, 0, {}};
}

Errors strayTranslations(const std::string& sourceFile)
{
    std::vector<std::string> files;
    std::error_code failed;
    for (fs::directory_iterator it(besideFolder(sourceFile), failed), end; !failed && it != end; it.increment(failed))
        if (files.size() < kMaxLanguages && it->is_regular_file(failed)) files.push_back(it->path().string());
    std::ranges::sort(files);
    Errors strays;
    for (const std::string& file : files)
        if (std::optional<Error> stray = strayTranslation(file)) strays.push_back(*std::move(stray));
    return strays;
}

std::string translationFile(const std::string& sourceFile, std::string_view language)
{
    return (besideFolder(sourceFile) / (std::string(language) + ".po")).string();
}

std::string overlayFile(const std::string& sourceFile, std::string_view language, const TextRoots& roots)
{
    const fs::path folder = overlayFolder(sourceFile, roots);
    return folder.empty() ? std::string() : (folder / (std::string(language) + ".po")).string();
}

bool staysBeside(const std::string& sourceFile, const std::string& translation)
{
    const fs::path folder = fs::path(sourceFile).parent_path();
    return !wayBelow(translation, (folder.empty() ? fs::path(".") : folder).string()).empty();
}

TranslationFile translationTarget(const std::string& sourceFile, std::string_view language, const TextRoots& roots)
{
    TranslationFile beside{std::string(language), translationFile(sourceFile, language), false};
    const std::string own = overlayFile(sourceFile, language, roots);
    if (own.empty()) return beside;
    std::error_code failed;
    const bool shipped = !wayBelow(fs::path(sourceFile).parent_path(), roots.data).empty();
    const bool theirs = !shipped || isWorkingCopy(roots.data);
    if (theirs && !fs::exists(own, failed) && isWritable(beside.file)) return beside;
    return {std::string(language), own, true};
}

Result<PoFile> loadPo(const std::string& file)
{
    const Result<std::string> bytes = readFile(file, kMaxPoBytes);
    if (!bytes) return fail(bytes.error());
    return readPo(*bytes, file);
}

PoFile overlayInStep(PoFile overlay, const TextSource& source)
{
    std::map<std::string_view, const TextEntry*> sources;
    for (const TextEntry& entry : source.entries) sources.emplace(entry.key, &entry);
    std::erase_if(overlay.entries, [&](const PoEntry& entry) {
        const auto found = sources.find(entry.context.value_or(std::string()));
        return found != sources.end() &&
               (found->second->one != entry.source || found->second->other != entry.plural.value_or(std::string()));
    });
    return overlay;
}

Result<PoFile> loadTranslation(const TextSource& source, std::string_view language, const TextRoots& roots)
{
    Result<PoFile> shipped = loadIfThere(translationFile(source.file, language));
    if (!shipped) return shipped;
    Result<PoFile> own = loadIfThere(overlayFile(source.file, language, roots));
    if (!own || own->entries.empty()) return own ? std::move(shipped) : std::move(own);
    const PoFile overlay = overlayInStep(*std::move(own), source);
    if (shipped->entries.empty()) return overlay;
    EntriesByKey mine = liveEntries(overlay);
    for (PoEntry& entry : shipped->entries) {
        const auto found = entry.obsolete || !entry.context ? mine.end() : mine.find(*entry.context);
        if (found == mine.end()) continue;
        entry = *found->second;
        mine.erase(found);
    }
    for (const auto& [key, entry] : mine) shipped->entries.push_back(*entry);
    return shipped;
}

Result<std::string> saveTranslation(const PoFile& translation, const TextSource& source, std::string_view language,
                                    const TextRoots& roots)
{
    const TranslationFile target = translationTarget(source.file, language, roots);
    PoFile out = translation;
    if (target.overlay) {
        const Result<PoFile> shipped = loadIfThere(translationFile(source.file, language));
        if (shipped) { // an unreadable one says nothing, so all is kept
            const EntriesByKey theirs = liveEntries(*shipped);
            std::erase_if(out.entries, [&](const PoEntry& entry) {
                const auto found = entry.obsolete || !entry.context ? theirs.end() : theirs.find(*entry.context);
                if (found == theirs.end()) return !entry.translated() && entry.comments.empty();
                return sameTranslation(entry, *found->second);
            });
        }
    }
    const Result<void> written = writeFile(target.file, writePo(out));
    if (!written) return fail(written.error());
    return target.file;
}

std::vector<std::string> translatedLanguages(const TextRoots& roots)
{
    std::set<std::string> found;
    const auto look = [&found](const fs::path& folder) {
        for (const TranslationFile& file : filesIn(folder / "i18n", false)) found.insert(file.language);
    };
    const auto lookAll = [&look](const fs::path& root) {
        look(root / "resources" / "engine");
        for (const fs::path& rules : foldersIn(root / "resources" / "rules")) look(rules);
        for (const fs::path& map : foldersIn(root / "maps")) {
            look(map);
            look(map / "variants");
            for (const fs::path& rules : foldersIn(map / "rules")) look(rules);
        }
    };
    if (!roots.data.empty()) lookAll(roots.data);
    if (!roots.own.empty()) {
        lookAll(roots.own);
        lookAll(fs::path(roots.own) / "translations");
    }
    return {found.begin(), found.end()};
}

} // namespace marches::engine
