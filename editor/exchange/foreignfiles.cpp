// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/foreignfiles.h"

#include "editor/exchange/zipfile.h"
#include "engine/io/files.h"

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <tuple>
#include <utility>

namespace marches::editor {

namespace {

namespace fs = std::filesystem;

constexpr int kDeepestFolder = 6;

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

std::ptrdiff_t depthOf(std::string_view name) { return std::count(name.begin(), name.end(), '/'); }

/// Plain files below a folder, in order of name; hidden ones and links are left out.
bool listBelow(const fs::path& folder, const std::string& prefix, int depth, std::vector<std::string>& names)
{
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (name.empty() || name.front() == '.') continue;
        const fs::file_status status = entry->symlink_status(error);
        if (error) return false;
        if (fs::is_directory(status)) {
            if (depth < kDeepestFolder && !listBelow(entry->path(), prefix + name + '/', depth + 1, names))
                return false;
        } else if (fs::is_regular_file(status)) {
            if (names.size() >= kMostFolderFiles) return false;
            names.push_back(prefix + name);
        }
    }
    return !error;
}

void sortNames(std::vector<std::string>& names)
{
    std::ranges::sort(names, [](const std::string& a, const std::string& b) {
        return std::tuple(depthOf(a), std::string_view(a)) < std::tuple(depthOf(b), std::string_view(b));
    });
}

} // namespace

engine::Result<ForeignFiles> ForeignFiles::open(const std::string& path)
{
    ForeignFiles files;
    files.m_path = path;
    std::error_code error;
    if (fs::is_directory(path, error)) {
        files.m_folder = path;
        if (!listBelow(path, {}, 0, files.m_names))
            return engine::fail(
                engine::Error{"folder-too-large", {{"limit", std::to_string(kMostFolderFiles)}}, path, 0, 0, {}});
        sortNames(files.m_names);
        return files;
    }
    const engine::Result<std::string> bytes = engine::readFile(path, kMostForeignBytes);
    if (!bytes) return engine::fail(bytes.error());
    QByteArray content = QByteArray::fromStdString(*bytes);
    if (isZip(content)) {
        auto packed = readZip(content, path, {kMostForeignBytes, kMostFolderBytes, kMostFolderFiles});
        if (!packed) return engine::fail(packed.error());
        return of(std::move(*packed), path);
    }
    // One file of a folder: the others beside it may belong to it.
    files.m_named = fs::path(path).filename().string();
    const fs::path parent = fs::path(path).parent_path();
    files.m_folder = parent.empty() ? "." : parent.string();
    listBelow(files.m_folder, {}, kDeepestFolder - 2, files.m_names);
    if (std::ranges::find(files.m_names, files.m_named) == files.m_names.end()) files.m_names.push_back(files.m_named);
    sortNames(files.m_names);
    return files;
}

ForeignFiles ForeignFiles::of(std::map<std::string, QByteArray> bytes, std::string path)
{
    ForeignFiles files;
    files.m_path = std::move(path);
    for (const auto& [name, content] : bytes) files.m_names.push_back(name);
    if (bytes.size() == 1) files.m_named = files.m_names.front();
    files.m_bytes = std::move(bytes);
    sortNames(files.m_names);
    return files;
}

std::vector<std::string> ForeignFiles::withEnding(std::string_view ending) const
{
    std::vector<std::string> found;
    for (const std::string& name : m_names)
        if (lowerCase(name).ends_with(ending)) found.push_back(name);
    return found;
}

std::string ForeignFiles::find(std::string_view name) const
{
    if (std::ranges::find(m_names, name) != m_names.end()) return std::string(name);
    const std::string wanted = lowerCase(name);
    for (const std::string& candidate : m_names) {
        const std::string lower = lowerCase(candidate);
        if (lower == wanted || lower.ends_with('/' + wanted)) return candidate;
    }
    return {};
}

std::string ForeignFiles::findBeside(const std::string& beside, std::string_view name) const
{
    const std::size_t slash = beside.rfind('/');
    if (slash != std::string::npos) {
        const std::string wanted = lowerCase(beside.substr(0, slash + 1) + std::string(name));
        for (const std::string& candidate : m_names)
            if (lowerCase(candidate) == wanted) return candidate;
    }
    return find(name);
}

std::string ForeignFiles::told(const std::string& name) const
{
    if (!m_folder.empty()) return (fs::path(m_folder) / name).string();
    return m_bytes.size() == 1 && name == m_named ? m_path : m_path + ':' + name;
}

engine::Result<QByteArray> ForeignFiles::read(const std::string& name) const
{
    if (const auto found = m_bytes.find(name); found != m_bytes.end()) return found->second;
    if (m_folder.empty() || std::ranges::find(m_names, name) == m_names.end())
        return engine::fail(engine::fileError("file-not-found", told(name)));
    const std::size_t most = std::min(kMostForeignBytes, kMostFolderBytes - m_read);
    engine::Result<std::string> bytes = engine::readFile((fs::path(m_folder) / name).string(), most);
    if (!bytes) return engine::fail(bytes.error());
    m_read += bytes->size();
    return QByteArray::fromStdString(*bytes);
}

std::size_t ForeignFiles::size(const std::string& name) const
{
    if (const auto found = m_bytes.find(name); found != m_bytes.end())
        return static_cast<std::size_t>(found->second.size());
    std::error_code failed;
    const std::uintmax_t size = fs::file_size(fs::path(m_folder) / name, failed);
    return failed ? 0 : static_cast<std::size_t>(size);
}

} // namespace marches::editor
