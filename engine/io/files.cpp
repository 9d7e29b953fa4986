// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/files.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace marches::engine {

namespace {

namespace fs = std::filesystem;

tl::unexpected<Errors> failed(std::string code, const std::string& path, std::string reason = {})
{
    return fail(fileError(std::move(code), path, std::move(reason)));
}

std::string reasonOf(int error) { return std::strerror(error); }

/// Closes a descriptor at the end of a block.
class Descriptor {
public:
    explicit Descriptor(int file) : m_file(file) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor()
    {
        if (m_file >= 0) ::close(m_file);
    }
    int number() const { return m_file; }

private:
    int m_file;
};

/// A write beyond the limit on file sizes sends a signal that would end the program; here it becomes an error of
/// write().
class FileSizeSignal {
public:
    FileSizeSignal()
    {
        sigemptyset(&m_signals);
        sigaddset(&m_signals, SIGXFSZ);
        pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
    }
    FileSizeSignal(const FileSizeSignal&) = delete;
    FileSizeSignal& operator=(const FileSizeSignal&) = delete;
    ~FileSizeSignal()
    {
        const int reason = errno; // of the write, which its caller is still to tell
        const timespec atOnce{};
        while (sigtimedwait(&m_signals, nullptr, &atOnce) > 0) {}
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
        errno = reason;
    }

private:
    sigset_t m_signals{};
    sigset_t m_before{};
};

constexpr std::string_view kPartFile = ".marches-part-";

/// A name for a part file that this process has not given yet.
std::string nextPart(const std::string& folder)
{
    static std::atomic<unsigned> count = 0;
    return (fs::path(folder) / kPartFile).string() + std::to_string(::getpid()) + '-' + std::to_string(count++);
}

/// One writing of one file: every step that fails leaves the old file and removes what was made.
class AtomicFileWriter {
public:
    AtomicFileWriter(const std::string& path, FileSystem& calls) : m_path(path), m_calls(calls)
    {
        std::error_code error;
        const fs::path target = fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : fs::path(path);
        m_target = error ? path : target.string();
        const fs::path folder = fs::path(m_target).parent_path();
        m_folder = folder.empty() ? "." : folder.string();
    }

    [[nodiscard]] Result<void> run(std::string_view bytes)
    {
        std::error_code error;
        fs::create_directories(m_folder, error);
        if (error) return failed("folder-not-made", m_folder, error.message());
        struct stat old {};
        if (::stat(m_target.c_str(), &old) == 0) m_mode = old.st_mode & 0777U;
        if (old.st_nlink != 0 && !S_ISREG(old.st_mode)) return failed("file-not-regular", m_path);
        m_replaces = old.st_nlink != 0;
        removeDeadParts(m_folder, m_calls);
        m_file = m_calls.openNameless(m_folder, m_mode);
        if (m_file < 0 && !openNamed()) return failed("file-not-created", m_path, reasonOf(errno));
        if (!fill(bytes)) return undo("file-not-written");
        if (m_part.empty() && !giveName()) {
            // Some file systems and sandboxes make nameless files and then give them no name: begin again with a name.
            m_calls.close(std::exchange(m_file, -1));
            if (!openNamed()) return failed("file-not-created", m_path, reasonOf(errno));
            if (!fill(bytes)) return undo("file-not-written");
        }
        return replace();
    }

private:
    bool openNamed()
    {
        constexpr int kTries = 100;
        for (int i = 0; i < kTries; ++i) {
            std::string part = nextPart(m_folder);
            m_file = m_calls.openNew(part, m_mode);
            if (m_file < 0 && errno != EEXIST) return false; // else of another machine, or somebody's own
            if (m_file < 0) continue;
            struct stat now {};
            ::flock(m_file, LOCK_EX);
            if (::fstat(m_file, &now) == 0 && now.st_nlink != 0) {
                m_part = std::move(part);
                return true;
            }
            ::close(std::exchange(m_file, -1)); // taken for a dead one before it was locked
        }
        return false;
    }

    bool fill(std::string_view bytes)
    {
        if (m_replaces) ::fchmod(m_file, m_mode); // as the old file, whatever the umask
        return writeAll(m_calls, m_file, bytes) && m_calls.sync(m_file) == 0;
    }

    bool giveName()
    {
        constexpr int kTries = 100;
        ::flock(m_file, LOCK_EX | LOCK_NB);
        for (int i = 0; i < kTries; ++i) {
            std::string part = nextPart(m_folder);
            if (m_calls.link(m_file, part) == 0) {
                m_part = std::move(part);
                return true;
            }
            if (errno != EEXIST) break;
        }
        return false;
    }

    Result<void> replace()
    {
        const Descriptor lock(::dup(m_file)); // the lock ends with the last one
        if (m_calls.close(std::exchange(m_file, -1)) != 0) return undo("file-not-written");
        if (m_calls.rename(m_part, m_target) != 0) return undo("file-not-replaced");
        // The new file is in its place, whole; that it survives a power cut is only sure once this succeeds.
        if (m_calls.syncFolder(m_folder) != 0) return failed("folder-not-synced", m_path, reasonOf(errno));
        return {};
    }

    tl::unexpected<Errors> undo(std::string code)
    {
        const std::string reason = reasonOf(errno);
        if (m_file >= 0) m_calls.close(m_file);
        if (!m_part.empty()) m_calls.remove(m_part);
        return failed(std::move(code), m_path, reason);
    }

    std::string m_path;
    FileSystem& m_calls;
    std::string m_target;
    std::string m_folder;
    std::string m_part; ///< path of the part file; empty while it has no name
    unsigned m_mode = 0666;
    bool m_replaces = false;
    int m_file = -1;
};

} // namespace

Error fileError(std::string code, const std::string& path, std::string reason)
{
    return {std::move(code), {{"path", path}, {"reason", std::move(reason)}}, path, 0, 0, {}};
}

Result<std::string> readFile(const std::string& path, std::size_t limit)
{
    FileSystem calls;
    return readFile(path, limit, calls);
}

Result<std::string> readFile(const std::string& path, std::size_t limit, FileSystem& calls)
{
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return errno == ENOENT || errno == ENOTDIR ? failed("file-not-found", path)
                                                   : failed("file-unreadable", path, reasonOf(errno));
    if (S_ISDIR(info.st_mode)) return failed("file-is-folder", path);
    if (!S_ISREG(info.st_mode)) return failed("file-not-regular", path);
    const Descriptor file(calls.openOld(path));
    if (file.number() < 0) return failed("file-unreadable", path, reasonOf(errno));
    if (::fstat(file.number(), &info) != 0 || !S_ISREG(info.st_mode)) return failed("file-not-regular", path);

    std::string bytes(std::min(limit, static_cast<std::size_t>(info.st_size)) + 1, '\0');
    std::size_t size = 0;
    while (size <= limit) {
        if (size == bytes.size()) bytes.resize(std::min(limit + 1, size * 2)); // it grows while we read
        const ssize_t count = ::read(file.number(), bytes.data() + size, bytes.size() - size);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return failed("file-unreadable", path, reasonOf(errno));
        if (count == 0) break;
        size += static_cast<std::size_t>(count);
    }
    if (size > limit)
        return fail({"file-too-large", {{"path", path}, {"limit", std::to_string(limit)}}, path, 0, 0, {}});
    bytes.resize(size);
    return bytes;
}

Result<std::vector<std::string>> namesIn(const std::string& folder)
{
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        names.push_back(entry->path().filename().string());
    const bool missing = error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory;
    if (error && !missing) return failed("file-unreadable", folder, error.message());
    return names;
}

bool isPartFile(std::string_view name)
{
    if (!name.starts_with(kPartFile)) return false;
    name.remove_prefix(kPartFile.size());
    const std::size_t dash = name.find('-');
    const auto isNumber = [](std::string_view text) {
        return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
    };
    return dash != std::string_view::npos && isNumber(name.substr(0, dash)) && isNumber(name.substr(dash + 1));
}

void removeDeadParts(const std::string& folder, FileSystem& calls)
{
    for (const std::string& name : namesIn(folder).value_or(std::vector<std::string>())) {
        if (!isPartFile(name)) continue;
        const std::string path = (fs::path(folder) / name).string();
        const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | O_NOFOLLOW));
        if (file.number() >= 0 && ::flock(file.number(), LOCK_EX | LOCK_NB) == 0) calls.remove(path);
    }
}

int FileSystem::openNameless(const std::string& folder, unsigned mode)
{
    return ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
}
int FileSystem::openNew(const std::string& path, unsigned mode)
{
    return ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, mode);
}
int FileSystem::openOld(const std::string& path)
{
    // Not blocking, in case it became a pipe in the meantime.
    return ::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
}
std::ptrdiff_t FileSystem::write(int file, const char* bytes, std::size_t count) { return ::write(file, bytes, count); }
int FileSystem::sync(int file) { return ::fsync(file); }
int FileSystem::close(int file) { return ::close(file); }
int FileSystem::link(int file, const std::string& path)
{
    // The documented way that needs no privilege; see open(2) under O_TMPFILE.
    const std::string self = "/proc/self/fd/" + std::to_string(file);
    return ::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW);
}
int FileSystem::rename(const std::string& from, const std::string& to) { return std::rename(from.c_str(), to.c_str()); }
int FileSystem::remove(const std::string& path) { return ::unlink(path.c_str()); }
int FileSystem::syncFolder(const std::string& folder)
{
    const Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.number() < 0) return -1;
    return ::fsync(file.number()) == 0 || errno == EINVAL ? 0 : -1; // some file systems have nothing to sync here
}
int FileSystem::syncData(int file) { return ::fdatasync(file); }
int FileSystem::truncate(int file, std::uint64_t size) { return ::ftruncate(file, static_cast<off_t>(size)); }
int FileSystem::exchange(const std::string& a, const std::string& b)
{
    return ::renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE);
}
int FileSystem::makeFolder(const std::string& path) { return ::mkdir(path.c_str(), 0777); }
int FileSystem::removeFolder(const std::string& path) { return ::rmdir(path.c_str()); }

bool writeAll(FileSystem& calls, int file, std::string_view bytes)
{
    const FileSizeSignal quiet;
    while (!bytes.empty()) {
        const std::ptrdiff_t count = calls.write(file, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) {
            if (count == 0) errno = ENOSPC;
            return false;
        }
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

Result<void> writeFile(const std::string& path, std::string_view bytes)
{
    FileSystem calls;
    return writeFile(path, bytes, calls);
}

Result<void> writeFile(const std::string& path, std::string_view bytes, FileSystem& calls)
{
    return AtomicFileWriter(path, calls).run(bytes);
}

Result<void> writeNewFile(const std::string& path, std::string_view bytes, std::optional<unsigned> mode,
                          const std::string& told, FileSystem& calls)
{
    const int file = calls.openNew(path, mode.value_or(0666));
    if (file < 0) return failed("file-not-created", told, reasonOf(errno));
    if (mode) ::fchmod(file, *mode);
    const bool written = writeAll(calls, file, bytes) && calls.sync(file) == 0;
    std::string reason = written ? std::string() : reasonOf(errno);
    const bool closed = calls.close(file) == 0;
    if (written && closed) return {};
    if (written) reason = reasonOf(errno);
    calls.remove(path);
    return failed("file-not-written", told, reason);
}

} // namespace marches::engine
