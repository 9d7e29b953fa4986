// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/newfolder.h"

#include "engine/io/files.h"

#include <cstdlib>
#include <filesystem>
#include <system_error>

namespace marches::editor {

namespace {

namespace fs = std::filesystem;

tl::unexpected<engine::Errors> folderFailure(const char* code, const std::string& folder, const std::string& reason)
{
    return engine::fail(engine::Error{code, {{"path", folder}, {"reason", reason}}, {}, 0, 0, {}});
}

/// Removes the hidden folder unless it has got its name.
class HiddenFolder {
public:
    explicit HiddenFolder(fs::path path) : m_path(std::move(path)) {}
    ~HiddenFolder()
    {
        std::error_code ignored;
        if (!m_path.empty()) fs::remove_all(m_path, ignored);
    }
    HiddenFolder(const HiddenFolder&) = delete;
    HiddenFolder& operator=(const HiddenFolder&) = delete;
    const fs::path& path() const { return m_path; }
    void keep() { m_path.clear(); }

private:
    fs::path m_path;
};

} // namespace

engine::Result<void> writeNewFolder(const std::string& folder, const std::map<std::string, std::string>& files)
{
    std::error_code error;
    fs::path target = fs::absolute(folder, error).lexically_normal();
    if (!target.has_filename()) target = target.parent_path();
    const fs::file_status there = fs::symlink_status(target, error);
    if (fs::exists(there) && !(fs::is_directory(there) && fs::is_empty(target, error)))
        return folderFailure("import-folder-taken", folder, {});
    fs::create_directories(target.parent_path(), error);
    if (error) return folderFailure("folder-not-made", folder, error.message());
    std::string pattern = (target.parent_path() / ".marches-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr)
        return folderFailure("folder-not-made", folder, std::error_code(errno, std::generic_category()).message());
    HiddenFolder hidden(pattern);
    for (const auto& [name, bytes] : files)
        if (const engine::Result<void> written = engine::writeFile((hidden.path() / name).string(), bytes); !written)
            return written;
    fs::permissions(hidden.path(), fs::perms(0755), error); // mkdtemp lets nobody else in
    fs::rename(hidden.path(), target, error);
    if (error) return folderFailure("folder-not-made", folder, error.message());
    hidden.keep();
    return {};
}

} // namespace marches::editor
