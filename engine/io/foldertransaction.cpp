// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/foldertransaction.h"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <set>
#include <utility>

#include "engine/io/savemarker.h"

namespace marches::engine {

namespace {

namespace fs = std::filesystem;

std::string pathOf(const std::string& folder, std::string_view name) { return folder + '/' + std::string(name); }
std::string folderOf(const std::string& path) { return path.substr(0, path.rfind('/')); }

/// False when a part of the path is a link, which may lead out of the folder, or a file.
bool staysInside(const std::string& folder, const std::string& name)
{
    for (std::size_t slash = name.find('/'); slash != std::string::npos; slash = name.find('/', slash + 1)) {
        std::error_code error;
        const fs::file_status part = fs::symlink_status(pathOf(folder, name.substr(0, slash)), error);
        if (part.type() == fs::file_type::not_found) return true;
        if (part.type() != fs::file_type::directory) return false;
    }
    return true;
}

/// The stamp of a file; nothing where there is none. A link is no file of the folder.
Result<std::optional<FileStamp>> stampAt(const std::string& path)
{
    std::error_code error;
    if (fs::is_symlink(path, error)) return fail(fileError("file-not-regular", path));
    const Result<std::string> bytes = readFile(path, kMaxFolderFile);
    if (bytes) return FileStamp::of(*bytes);
    if (bytes.error().front().code == "file-not-found") return std::optional<FileStamp>();
    return fail(bytes.error());
}

/// Brings to the disk which files the folders of all steps hold; the path that could not be is returned.
std::optional<std::string> syncFolders(const std::string& folder, const std::vector<SaveStep>& steps, FileSystem& calls)
{
    std::set<std::string> folders{folder};
    for (const SaveStep& step : steps) {
        // A new folder is an entry of the one above it.
        for (std::string at = folderOf(pathOf(folder, step.name)); at != folder; at = folderOf(at)) folders.insert(at);
    }
    for (const std::string& one : folders)
        if (calls.syncFolder(one) != 0 && errno != ENOENT) return one;
    return std::nullopt;
}

bool makeFolders(const std::string& folder, const std::string& name, FileSystem& calls, std::vector<std::string>* made)
{
    for (std::size_t slash = name.find('/'); slash != std::string::npos; slash = name.find('/', slash + 1)) {
        const std::string path = pathOf(folder, name.substr(0, slash));
        if (calls.makeFolder(path) == 0) {
            if (made != nullptr) made->push_back(path);
        } else if (errno != EEXIST) {
            return false;
        }
    }
    return true;
}

class FolderSave {
public:
    FolderSave(const std::string& folder, FileSystem& calls) : m_folder(folder), m_calls(calls) {}

    [[nodiscard]] Result<void> run(const std::vector<FolderChange>& changes)
    {
        if (Result<void> planned = plan(changes); !planned) return planned;
        if (m_steps.empty()) return {};
        if (Result<void> staged = stage(); !staged) {
            removeSlots();
            return staged;
        }
        if (const Result<void> marked = writeFile(marker(), writeSaveMarker(m_steps), m_calls); !marked) {
            return abandoned(fileError("file-not-written", target(0), marked.error().front().args.back().second));
        }
        for (std::size_t i = 0; i < m_steps.size(); ++i)
            if (!apply(i)) return undone(fileError("file-not-replaced", target(i), std::strerror(errno)), i);
        if (const std::optional<std::string> folder = syncFolders(m_folder, m_steps, m_calls))
            return fail(fileError("folder-not-synced", *folder, std::strerror(errno)));
        // What cannot be removed now the next recovery removes: all files are in their places.
        if (m_calls.remove(marker()) == 0) removeSlots();
        return {};
    }

private:
    std::string marker() const { return pathOf(m_folder, kSaveMarker); }
    std::string slot(std::size_t step) const { return pathOf(m_folder, saveSlot(step)); }
    std::string target(std::size_t step) const { return pathOf(m_folder, m_steps[step].name); }

    /// Steps for all files that are not yet as they shall be.
    [[nodiscard]] Result<void> plan(const std::vector<FolderChange>& changes)
    {
        Errors errors;
        std::set<std::string> names;
        for (const FolderChange& change : changes) {
            const std::string path = pathOf(m_folder, change.name);
            if (!isPlainName(change.name) || !names.insert(change.name).second || !staysInside(m_folder, change.name)) {
                errors.push_back(fileError("path-leaves-folder", change.name));
                continue;
            }
            const Result<std::optional<FileStamp>> there = stampAt(path);
            if (!there) {
                errors.insert(errors.end(), there.error().begin(), there.error().end());
                continue;
            }
            std::optional<FileStamp> wanted;
            if (change.bytes) wanted = FileStamp::of(*change.bytes);
            if (*there == wanted) continue;
            if (!change.overwrite && *there != change.expected)
                errors.push_back(fileError("file-changed-on-disk", path));
            m_steps.push_back(
                {wanted ? SaveStep::Kind::Put : SaveStep::Kind::Remove, change.name, wanted ? *wanted : **there});
            m_changes.push_back(&change);
            m_replaces.push_back(there->has_value());
        }
        if (!errors.empty()) return fail(errors);
        m_irreversible.resize(m_steps.size());
        return {};
    }

    Result<void> stage()
    {
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            if (m_steps[i].kind == SaveStep::Kind::Remove) continue;
            std::error_code error;
            std::optional<unsigned> mode;
            if (m_replaces[i]) mode = static_cast<unsigned>(fs::status(target(i), error).permissions()) & 0777U;
            if (error) mode.reset();
            if (Result<void> written = writeNewFile(slot(i), *m_changes[i]->bytes, mode, target(i), m_calls); !written)
                return written;
        }
        if (m_calls.syncFolder(m_folder) != 0)
            return fail(fileError("file-not-written", target(0), std::strerror(errno)));
        return {};
    }

    bool apply(std::size_t i)
    {
        if (m_steps[i].kind == SaveStep::Kind::Remove) return m_calls.rename(target(i), slot(i)) == 0;
        if (!m_replaces[i])
            return makeFolders(m_folder, m_steps[i].name, m_calls, &m_made) && m_calls.rename(slot(i), target(i)) == 0;
        if (m_calls.exchange(slot(i), target(i)) == 0) return true;
        if (errno != EINVAL && errno != ENOSYS && errno != EOPNOTSUPP) return false;
        m_irreversible[i] = m_calls.rename(slot(i), target(i)) == 0;
        return m_irreversible[i];
    }

    bool revert(std::size_t i)
    {
        if (m_steps[i].kind == SaveStep::Kind::Remove) return m_calls.rename(slot(i), target(i)) == 0;
        if (!m_replaces[i]) return m_calls.rename(target(i), slot(i)) == 0;
        return !m_irreversible[i] && m_calls.exchange(slot(i), target(i)) == 0;
    }

    /// Goes back from before step `failed`; where that fails the marker stays, for going forward later.
    tl::unexpected<Errors> undone(Error error, std::size_t failed)
    {
        for (std::size_t i = failed; i-- > 0;) {
            if (revert(i)) continue;
            error.code = "save-unfinished";
            return fail(std::move(error));
        }
        for (auto folder = m_made.rbegin(); folder != m_made.rend(); ++folder) m_calls.removeFolder(*folder);
        return abandoned(std::move(error));
    }

    /// Nothing of the new version is in its place; without the marker it is nothing.
    tl::unexpected<Errors> abandoned(Error error)
    {
        if (m_calls.remove(marker()) == 0 || errno == ENOENT)
            removeSlots();
        else
            error.code = "save-unfinished";
        return fail(std::move(error));
    }

    void removeSlots()
    {
        for (std::size_t i = 0; i < m_steps.size(); ++i) m_calls.remove(slot(i));
    }

    const std::string& m_folder;
    FileSystem& m_calls;
    std::vector<SaveStep> m_steps;
    std::vector<const FolderChange*> m_changes; ///< of each step
    std::vector<bool> m_replaces;               ///< whether each step finds a file
    std::vector<bool> m_irreversible;           ///< whether the old file of each step is gone
    std::vector<std::string> m_made;            ///< folders
};

[[nodiscard]] Result<std::vector<std::string>> saveFilesIn(const std::string& folder)
{
    Result<std::vector<std::string>> names = namesIn(folder);
    if (names) std::erase_if(*names, [](const std::string& name) { return !isSaveFile(name); });
    return names;
}

/// The steps of a save that was decided; none where there is no marker.
[[nodiscard]] Result<std::vector<SaveStep>> decidedSteps(const std::string& marker, FileSystem& calls)
{
    const Result<std::string> text = readFile(marker, kMaxFolderFile, calls);
    if (!text && text.error().front().code == "file-not-found") return std::vector<SaveStep>();
    if (!text) return fail(text.error());
    if (isNewerSaveMarker(*text)) return fail(fileError("save-marker-newer", marker));
    std::optional<std::vector<SaveStep>> steps = readSaveMarker(*text);
    if (!steps) return fail(fileError("save-marker-damaged", marker));
    return *std::move(steps);
}

/// Puts the file of one step in its place unless it is there. One that somebody changed since is left to them.
[[nodiscard]] Result<void> goForward(const std::string& folder, const SaveStep& step, const std::string& slot,
                                     FileSystem& calls)
{
    const std::string target = pathOf(folder, step.name);
    if (!staysInside(folder, step.name)) return fail(fileError("path-leaves-folder", step.name));
    const Result<std::optional<FileStamp>> there = stampAt(target);
    if (!there) return fail(there.error());
    const bool isStamped = *there == step.stamp;
    bool good = true;
    if (step.kind == SaveStep::Kind::Remove) {
        good = !isStamped || calls.remove(target) == 0;
    } else if (!isStamped) {
        const Result<std::optional<FileStamp>> ready = stampAt(slot);
        if (!ready) return fail(ready.error());
        if (*ready == step.stamp)
            good = makeFolders(folder, step.name, calls, nullptr) && calls.rename(slot, target) == 0;
    }
    if (!good) return fail(fileError("save-unfinished", target, std::strerror(errno)));
    return {};
}

} // namespace

Result<void> changeFolder(const FolderLock& lock, const std::vector<FolderChange>& changes)
{
    FileSystem calls;
    return changeFolder(lock, changes, calls);
}

Result<void> changeFolder(const FolderLock& lock, const std::vector<FolderChange>& changes, FileSystem& calls)
{
    if (const Result<FolderRecovery> recovered = recoverFolder(lock, calls); !recovered) return fail(recovered.error());
    return FolderSave(lock.folder(), calls).run(changes);
}

Result<FolderRecovery> recoverFolder(const std::string& folder)
{
    const Result<std::vector<std::string>> left = saveFilesIn(folder);
    if (!left) return fail(left.error());
    if (left->empty()) return FolderRecovery::Nothing;
    const Result<FolderLock> lock = FolderLock::take(folder);
    if (!lock && lock.error().front().code == "folder-in-use") return FolderRecovery::InUse;
    if (!lock) return fail(lock.error());
    FileSystem calls;
    return recoverFolder(*lock, calls);
}

Result<FolderRecovery> recoverFolder(const FolderLock& lock, FileSystem& calls)
{
    const std::string& folder = lock.folder();
    const Result<std::vector<std::string>> left = saveFilesIn(folder);
    if (!left) return fail(left.error());
    if (left->empty()) return FolderRecovery::Nothing;
    const std::string marker = pathOf(folder, kSaveMarker);
    const Result<std::vector<SaveStep>> steps = decidedSteps(marker, calls);
    if (!steps) return fail(steps.error());
    for (std::size_t i = 0; i < steps->size(); ++i)
        if (const Result<void> done = goForward(folder, (*steps)[i], pathOf(folder, saveSlot(i)), calls); !done)
            return fail(done.error());
    if (!steps->empty())
        if (const std::optional<std::string> unsynced = syncFolders(folder, *steps, calls))
            return fail(fileError("folder-not-synced", *unsynced, std::strerror(errno)));
    // The marker first: without it what is left means nothing.
    if (calls.remove(marker) != 0 && errno != ENOENT)
        return fail(fileError("save-unfinished", marker, std::strerror(errno)));
    for (const std::string& name : *left)
        if (name != kSaveMarker) calls.remove(pathOf(folder, name));
    removeDeadParts(folder, calls); // the marker before it had its name
    return steps->empty() ? FolderRecovery::Discarded : FolderRecovery::Finished;
}

} // namespace marches::engine
