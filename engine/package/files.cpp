// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/files.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <ctime>
#include <filesystem>

#include <fcntl.h>
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

/// A write beyond the limit on file sizes sends a signal that would end the program; here it becomes an error of write().
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
        const timespec atOnce{};
        while (sigtimedwait(&m_signals, nullptr, &atOnce) > 0) {}
        pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }

private:
    sigset_t m_signals{};
    sigset_t m_before{};
};

/// One writing of one file: every step that fails leaves the old file and removes what was made.
class Writing {
public:
    Writing(const std::string& path, FileCalls& calls) : m_path(path), m_calls(calls)
    {
        std::error_code error;
        const fs::path target = fs::is_symlink(path, error) ? fs::weakly_canonical(path, error) : fs::path(path);
        m_target = error ? path : target.string();
        const fs::path folder = fs::path(m_target).parent_path();
        m_folder = folder.empty() ? "." : folder.string();
        m_part = (fs::path(m_folder) / ("." + fs::path(m_target).filename().string() + ".part")).string();
        struct stat old {};
        if (::stat(m_target.c_str(), &old) == 0) m_mode = old.st_mode & 0777U;
    }

    Result<void> run(std::string_view bytes)
    {
        std::error_code error;
        fs::create_directories(m_folder, error);
        if (error) return failed("folder-not-made", m_folder, error.message());
        struct stat old {};
        if (::stat(m_target.c_str(), &old) == 0 && !S_ISREG(old.st_mode)) return failed("file-not-regular", m_path);
        if (!open()) return failed("file-not-created", m_path, reasonOf(errno));
        if (old.st_nlink != 0) ::fchmod(m_file, m_mode); // as the old file, whatever the umask
        if (!writeAll(m_calls, m_file, bytes)) return undo("file-not-written");
        if (m_calls.sync(m_file) != 0) return undo("file-not-written");
        if (!m_named && !name()) return undo("file-not-replaced");
        const int file = m_file;
        m_file = -1;
        if (m_calls.close(file) != 0) return undo("file-not-written");
        if (m_calls.rename(m_part, m_target) != 0) return undo("file-not-replaced");
        // The new file is in its place, whole; that it survives a power cut is only sure once this succeeds.
        if (m_calls.syncFolder(m_folder) != 0) return failed("folder-not-synced", m_path, reasonOf(errno));
        return {};
    }

private:
    bool open()
    {
        m_file = m_calls.openNameless(m_folder, m_mode);
        if (m_file >= 0) return true;
        m_calls.remove(m_part); // of a program that was ended in the middle
        m_file = m_calls.openNew(m_part, m_mode);
        m_named = m_file >= 0;
        return m_named;
    }

    bool name()
    {
        m_named = m_calls.link(m_file, m_part) == 0;
        if (!m_named && errno == EEXIST) {
            m_calls.remove(m_part);
            m_named = m_calls.link(m_file, m_part) == 0;
        }
        return m_named;
    }

    tl::unexpected<Errors> undo(std::string code)
    {
        const std::string reason = reasonOf(errno);
        if (m_file >= 0) m_calls.close(m_file);
        if (m_named) m_calls.remove(m_part);
        return failed(std::move(code), m_path, reason);
    }

    std::string m_path;
    FileCalls& m_calls;
    std::string m_target;
    std::string m_folder;
    std::string m_part;
    unsigned m_mode = 0666;
    int m_file = -1;
    bool m_named = false;
};

} // namespace

Error fileError(std::string code, const std::string& path, std::string reason)
{
    return {std::move(code), {{"path", path}, {"reason", std::move(reason)}}, path, 0, 0, {}};
}

Result<std::string> readFile(const std::string& path, std::size_t limit)
{
    struct stat info {};
    if (::stat(path.c_str(), &info) != 0)
        return errno == ENOENT || errno == ENOTDIR ? failed("file-not-found", path)
                                                   : failed("file-unreadable", path, reasonOf(errno));
    if (S_ISDIR(info.st_mode)) return failed("file-is-folder", path);
    if (!S_ISREG(info.st_mode)) return failed("file-not-regular", path);
    // Not blocking, in case it became a pipe in the meantime.
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC));
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
    if (size > limit) return fail({"file-too-large", {{"path", path}, {"limit", std::to_string(limit)}}, path, 0, 0, {}});
    bytes.resize(size);
    return bytes;
}

int FileCalls::openNameless(const std::string& folder, unsigned mode)
{
    return ::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, mode);
}
int FileCalls::openNew(const std::string& path, unsigned mode)
{
    return ::open(path.c_str(), O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC | O_NOFOLLOW, mode);
}
std::ptrdiff_t FileCalls::write(int file, const char* bytes, std::size_t count) { return ::write(file, bytes, count); }
int FileCalls::sync(int file) { return ::fsync(file); }
int FileCalls::close(int file) { return ::close(file); }
int FileCalls::link(int file, const std::string& path)
{
    // The documented way that needs no privilege; see open(2) under O_TMPFILE.
    const std::string self = "/proc/self/fd/" + std::to_string(file);
    return ::linkat(AT_FDCWD, self.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW);
}
int FileCalls::rename(const std::string& from, const std::string& to) { return std::rename(from.c_str(), to.c_str()); }
int FileCalls::remove(const std::string& path) { return ::unlink(path.c_str()); }
int FileCalls::syncFolder(const std::string& folder)
{
    const Descriptor file(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (file.number() < 0) return -1;
    return ::fsync(file.number()) == 0 || errno == EINVAL ? 0 : -1; // some file systems have nothing to sync here
}
int FileCalls::syncData(int file) { return ::fdatasync(file); }
int FileCalls::truncate(int file, std::uint64_t size) { return ::ftruncate(file, static_cast<off_t>(size)); }
int FileCalls::exchange(const std::string& a, const std::string& b)
{
    return ::renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE);
}
int FileCalls::makeFolder(const std::string& path) { return ::mkdir(path.c_str(), 0777); }
int FileCalls::removeFolder(const std::string& path) { return ::rmdir(path.c_str()); }

bool writeAll(FileCalls& calls, int file, std::string_view bytes)
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
    FileCalls calls;
    return writeFile(path, bytes, calls);
}

Result<void> writeFile(const std::string& path, std::string_view bytes, FileCalls& calls)
{
    return Writing(path, calls).run(bytes);
}

Result<void> writeNewFile(const std::string& path, std::string_view bytes, std::optional<unsigned> mode, const std::string& told,
                          FileCalls& calls)
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
