// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "engine/base/result.h"

namespace marches::engine {

/// Keeps other processes from saving into a folder. Ends with the object, and with the process however that ends. The
/// folder itself is locked (flock), so that no file is left in it. File systems that know no such locks let everybody
/// in.
class FolderLock {
public:
    /// Makes the folder where there is none. Fails with "folder-in-use" when another holds it (also in this process).
    [[nodiscard]] static Result<FolderLock> take(const std::string& folder);

    FolderLock(FolderLock&& other) noexcept
        : m_folder(std::move(other.m_folder)), m_file(std::exchange(other.m_file, -1))
    {}
    FolderLock& operator=(FolderLock&& other) noexcept;
    ~FolderLock();

    /// Its path, with all links resolved.
    const std::string& folder() const { return m_folder; }

private:
    FolderLock(std::string folder, int file) : m_folder(std::move(folder)), m_file(file) {}

    std::string m_folder;
    int m_file;
};

} // namespace marches::engine
