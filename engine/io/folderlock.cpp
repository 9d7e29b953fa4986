// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/folderlock.h"

#include <cerrno>
#include <cstring>
#include <filesystem>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace marches::engine {

Result<FolderLock> FolderLock::take(const std::string& folder)
{
    namespace fs = std::filesystem;
    std::error_code error;
    fs::create_directories(folder, error);
    const std::string real = error ? folder : fs::canonical(folder, error).string();
    if (error) return fail({"folder-not-made", {{"path", folder}, {"reason", error.message()}}, folder, 0, 0, {}});
    FolderLock lock(real, ::open(real.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (lock.m_file < 0)
        return fail({"file-unreadable", {{"path", folder}, {"reason", std::strerror(errno)}}, folder, 0, 0, {}});
    if (::flock(lock.m_file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return fail({"folder-in-use", {{"path", folder}}, folder, 0, 0, {}});
    return lock;
}

FolderLock& FolderLock::operator=(FolderLock&& other) noexcept
{
    std::swap(m_folder, other.m_folder);
    std::swap(m_file, other.m_file);
    return *this;
}

FolderLock::~FolderLock()
{
    if (m_file >= 0) ::close(m_file);
}

} // namespace marches::engine
