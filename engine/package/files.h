// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/package/result.h"

namespace marches::engine {

/// Reads a whole file. Only a regular file (or a link to one) of at most `limit` bytes: a folder, named pipe or device is
/// refused, so that nothing hangs.
Result<std::string> readFile(const std::string& path, std::size_t limit);

/// The calls that writing a file makes, so that a test can let any of them fail. Each returns what its POSIX namesake does.
class FileCalls {
public:
    FileCalls() = default;
    FileCalls(const FileCalls&) = delete;
    FileCalls& operator=(const FileCalls&) = delete;
    virtual ~FileCalls() = default;

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
};

/// Writes a file so that at every moment either the old or the new content is there, whole: beside the file without a name,
/// to the disk, then named and renamed over it. The one function of the engine that writes a file. When any step fails the
/// old file is untouched, nothing is left beside it, and the error names step and reason. Folders above it are made; a link
/// is followed, not replaced.
Result<void> writeFile(const std::string& path, std::string_view bytes);
Result<void> writeFile(const std::string& path, std::string_view bytes, FileCalls& calls);

} // namespace marches::engine
