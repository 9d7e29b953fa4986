// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "engine/package/result.h"

namespace marches::engine {

/// Reads a whole file. Only a regular file (or a link to one) of at most `limit` bytes: a folder, named pipe or device is
/// refused without opening it for long, so that nothing hangs.
Result<std::string> readFile(const std::string& path, std::size_t limit);

/// The calls that writing a file makes, so that a test can let any of them fail. Each returns as its POSIX namesake does.
class FileCalls {
public:
    FileCalls() = default;
    FileCalls(const FileCalls&) = delete;
    FileCalls& operator=(const FileCalls&) = delete;
    virtual ~FileCalls() = default;

    virtual int openNew(const std::string& path, unsigned mode);
    virtual std::ptrdiff_t write(int file, const char* bytes, std::size_t count);
    virtual int sync(int file);
    virtual int close(int file);
    virtual int rename(const std::string& from, const std::string& to);
    virtual int remove(const std::string& path);
    virtual int openFolder(const std::string& path);
};

/// Writes a file so that at every moment either the old or the new content is there, whole: beside the file under another
/// name, to the disk, then renamed over it. The one function of the engine that writes a file. When any step fails the old
/// file is untouched, nothing is left beside it, and the error names step and reason. Folders above it are made.
Result<void> writeFile(const std::string& path, std::string_view bytes);
Result<void> writeFile(const std::string& path, std::string_view bytes, FileCalls& calls);

} // namespace marches::engine
