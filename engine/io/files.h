// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace marches::engine {

/// What went wrong with a file: a code, its path, and what the system says of it.
Error fileError(std::string code, const std::string& path, std::string reason = {});

/// The calls that writing a file makes, so that a test can let any of them fail. Each returns what its POSIX namesake
/// does.
class FileSystem {
public:
    FileSystem() = default;
    FileSystem(const FileSystem&) = delete;
    FileSystem& operator=(const FileSystem&) = delete;
    virtual ~FileSystem() = default;

    /// A file without a name in `folder` (O_TMPFILE); some file systems have none.
    virtual int openNameless(const std::string& folder, unsigned mode);
    virtual int openNew(const std::string& path, unsigned mode);
    virtual std::ptrdiff_t write(int file, const char* bytes, std::size_t count);
    virtual int sync(int file);
    virtual int close(int file);
    /// Gives a nameless file its name.
    virtual int link(int file, const std::string& path);
    virtual int rename(const std::string& from, const std::string& to);
    virtual int remove(const std::string& path);
    virtual int syncFolder(const std::string& folder);
    /// Lets two files change places in one step; some file systems cannot.
    virtual int exchange(const std::string& a, const std::string& b);
    virtual int makeFolder(const std::string& path);
    /// As sync(), without what is only known about the file (fdatasync).
    virtual int syncData(int file);
    virtual int truncate(int file, std::uint64_t size);
    virtual int removeFolder(const std::string& path);
    /// For reading, without waiting for anybody.
    virtual int openOld(const std::string& path);
};

/// Reads a whole file. Only a regular file (or a link to one) of at most `limit` bytes: a folder, named pipe or device
/// is refused, so that nothing hangs.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::size_t limit);
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::size_t limit, FileSystem& calls);

/// Names of what is in a folder, hidden ones too, in no order. Nothing of one that is not there; "file-unreadable" when
/// its list cannot be read to the end.
[[nodiscard]] Result<std::vector<std::string>> namesIn(const std::string& folder);

/// Writes a file so that at every moment either the old or the new content is there, whole: beside the file without a
/// name, to the disk, then named (a part file) and renamed over it. The one function of the engine that writes a file.
/// When any step fails the old file is untouched, nothing is left beside it, and the error names step and reason.
/// Folders above it are made; a link is followed, not replaced.
[[nodiscard]] Result<void> writeFile(const std::string& path, std::string_view bytes);
[[nodiscard]] Result<void> writeFile(const std::string& path, std::string_view bytes, FileSystem& calls);

/// True for the hidden name that a file has while it is written: of this process and writing alone, whatever the file
/// is to be called, so that no two writings meet and no name is too long.
bool isPartFile(std::string_view name);

/// Removes the part files of programs that were ended while they wrote. Those of writings under way are locked, and
/// stay.
void removeDeadParts(const std::string& folder, FileSystem& calls);

/// Writes all bytes to an open file; false, with errno, when the disk takes no more.
bool writeAll(FileSystem& calls, int file, std::string_view bytes);

/// A part of writing several files at once: writes a file that must not be there yet and brings it to the disk, but not
/// its folder. `mode`, where given, whatever the umask. When a step fails nothing is left of it; the error speaks of
/// `told`.
[[nodiscard]] Result<void> writeNewFile(const std::string& path, std::string_view bytes, std::optional<unsigned> mode,
                                        const std::string& told, FileSystem& calls);

} // namespace marches::engine
