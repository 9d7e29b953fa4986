// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/backups.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <map>
#include <utility>

#include "engine/io/folderlock.h"
#include "engine/io/savemarker.h"

namespace marches::engine {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kDigits = 6;

/// Names of what is not, or no longer, a generation.
constexpr std::string_view kUnfinished = ".new";
constexpr std::string_view kRetired = ".old";

using Files = std::map<std::string, std::string>;

Error failedCall(std::string code, const std::string& path)
{
    return fileError(std::move(code), path, std::strerror(errno));
}

[[nodiscard]] Result<Files> filesIn(const std::string& folder, const std::vector<std::string>& names)
{
    Files files;
    for (const std::string& name : names) {
        if (!isPlainName(name)) return fail(fileError("path-leaves-folder", name));
        Result<std::string> bytes = readFile(std::string(folder).append("/").append(name), kMaxFolderFile);
        if (bytes)
            files[name] = std::move(*bytes);
        else if (bytes.error().front().code != "file-not-found")
            return fail(bytes.error());
    }
    return files;
}

/// The names of all files below a folder.
std::vector<std::string> namesBelow(const std::string& folder)
{
    std::vector<std::string> names;
    std::error_code error;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (!entry->is_directory(error)) names.push_back(fs::path(entry->path()).lexically_relative(folder).string());
    return names;
}

/// Removes a folder that is no generation, with all that is in it; links are not followed.
void removeAll(const std::string& folder, FileSystem& calls)
{
    std::vector<std::pair<std::string, bool>> paths{{folder, true}};
    std::error_code error;
    if (!fs::is_directory(fs::symlink_status(folder, error))) return;
    for (fs::recursive_directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        paths.emplace_back(entry->path().string(), fs::is_directory(entry->symlink_status(error)));
    for (auto path = paths.rbegin(); path != paths.rend(); ++path)
        path->second ? calls.removeFolder(path->first) : calls.remove(path->first);
}

class Rotation {
public:
    Rotation(const std::string& backups, FileSystem& calls) : m_backups(backups), m_calls(calls) {}

    [[nodiscard]] Result<void> run(const Files& files, std::size_t keep)
    {
        clear();
        std::vector<std::string> generations = backupGenerations(m_backups);
        if (!generations.empty()) {
            const Result<Files> last = filesIn(generations.back(), namesBelow(generations.back()));
            if (last && *last == files) return {};
        }
        Result<void> made =
            make(files, generations.empty() ? 1 : std::stoul(lastPart(generations.back())) + 1, generations, keep);
        clear();
        return made;
    }

private:
    static std::string lastPart(const std::string& path) { return path.substr(path.rfind('/') + 1); }
    std::string unfinished() const { return m_backups + '/' + std::string(kUnfinished); }
    std::string retired() const { return m_backups + '/' + std::string(kRetired); }

    void clear()
    {
        removeAll(unfinished(), m_calls);
        removeAll(retired(), m_calls);
    }

    [[nodiscard]] Result<void> make(const Files& files, unsigned long number,
                                    const std::vector<std::string>& generations, std::size_t keep)
    {
        if (m_calls.makeFolder(unfinished()) != 0) return fail(failedCall("folder-not-made", unfinished()));
        std::vector<std::string> folders{unfinished()};
        for (const auto& [name, bytes] : files) {
            const std::string path = unfinished() + '/' + name;
            for (std::size_t slash = name.find('/'); slash != std::string::npos; slash = name.find('/', slash + 1)) {
                const std::string folder = unfinished() + '/' + name.substr(0, slash);
                if (m_calls.makeFolder(folder) == 0)
                    folders.push_back(folder);
                else if (errno != EEXIST)
                    return fail(failedCall("folder-not-made", folder));
            }
            if (Result<void> written = writeNewFile(path, bytes, std::nullopt, path, m_calls); !written) return written;
        }
        // What is in them first, so that a generation that is there after a power cut is whole.
        for (auto folder = folders.rbegin(); folder != folders.rend(); ++folder)
            if (m_calls.syncFolder(*folder) != 0) return fail(failedCall("file-not-written", *folder));
        // Only now that the new one is complete the oldest go, so that none is lost to a full disk.
        for (std::size_t i = 0; i + keep <= generations.size(); ++i) {
            if (m_calls.rename(generations[i], retired()) != 0)
                return fail(failedCall("file-not-replaced", generations[i]));
            removeAll(retired(), m_calls);
        }
        std::string name = std::to_string(number);
        name.insert(0, kDigits - std::min(kDigits, name.size()), '0');
        const std::string path = m_backups + '/' + name;
        if (m_calls.rename(unfinished(), path) != 0) return fail(failedCall("file-not-replaced", path));
        if (m_calls.syncFolder(m_backups) != 0) return fail(failedCall("folder-not-synced", path));
        return {};
    }

    const std::string& m_backups;
    FileSystem& m_calls;
};

} // namespace

std::vector<std::string> backupGenerations(const std::string& backups)
{
    std::vector<std::string> all;
    std::error_code error;
    for (fs::directory_iterator entry(backups, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        const bool digits = name.size() == kDigits && name.find_first_not_of("0123456789") == std::string::npos;
        if (digits && fs::is_directory(entry->symlink_status(error)))
            all.push_back(std::string(backups).append("/").append(name));
    }
    std::ranges::sort(all);
    return all;
}

Result<void> rotateBackups(const std::string& folder, const std::vector<std::string>& names, const std::string& backups,
                           int keep)
{
    FileSystem calls;
    return rotateBackups(folder, names, backups, keep, calls);
}

Result<void> rotateBackups(const std::string& folder, const std::vector<std::string>& names, const std::string& backups,
                           int keep, FileSystem& calls)
{
    const Result<FolderLock> lock = FolderLock::take(backups);
    if (!lock) return fail(lock.error());
    const Result<Files> files = filesIn(folder, names);
    if (!files) return fail(files.error());
    if (files->empty()) return {};
    return Rotation(lock->folder(), calls).run(*files, static_cast<std::size_t>(std::max(1, keep)));
}

} // namespace marches::engine
