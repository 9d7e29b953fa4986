// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/filesearch.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "engine/diplomacy/referee/casefile.h"
#include "engine/io/files.h"
#include "engine/yaml/yamlreader.h"

namespace marches::app {

namespace {

namespace fs = std::filesystem;

constexpr int kMaxDepth = 12;
constexpr std::size_t kMaxFiles = 50'000;

/// Drawings of stamps stand in folders of that name; other SVG files are boards and icons.
bool isStamp(const fs::path& path) { return path.extension() == ".svg" && path.parent_path().filename() == "stamps"; }

std::string kindOf(const fs::path& path)
{
    std::error_code failed;
    if (!fs::is_regular_file(path, failed)) return {};
    if (path.extension() == ".po") return "po";
    if (path.extension() == ".svg") return isStamp(path) ? "stamp" : "";
    std::string kind = engine::documentKind(path.string());
    if (!kind.empty()) return kind;
    const engine::Result<std::string> bytes = engine::readFile(path.string(), engine::YamlLimits{}.bytes);
    return bytes && engine::referee::isCaseFile(*bytes) ? kCaseKind : std::string();
}

void addBelow(const fs::path& folder, std::vector<FoundFile>& files)
{
    std::error_code failed;
    fs::recursive_directory_iterator it(folder, fs::directory_options::skip_permission_denied, failed);
    for (const fs::recursive_directory_iterator end; !failed && it != end && files.size() < kMaxFiles;
         it.increment(failed)) {
        const fs::path& path = it->path();
        std::error_code unknown;
        if (it->is_directory(unknown)) {
            if (path.filename().string().front() == '.' || it.depth() >= kMaxDepth) it.disable_recursion_pending();
            continue;
        }
        const fs::path extension = path.extension();
        if (extension != ".yaml" && extension != ".po" && extension != ".marches-save" && extension != ".marches" &&
            !isStamp(path))
            continue;
        std::string kind = kindOf(path);
        if (!kind.empty()) files.push_back({path.string(), std::move(kind)});
    }
}

} // namespace

engine::Errors nameFile(engine::Errors errors, const std::string& file)
{
    for (engine::Error& error : errors)
        if (error.file.empty()) error.file = file;
    return errors;
}

std::vector<FoundFile> findFiles(const std::vector<std::string>& paths)
{
    std::vector<FoundFile> all;
    for (const std::string& path : paths) {
        std::error_code failed;
        if (!fs::is_directory(path, failed)) {
            all.push_back({path, kindOf(path)});
            continue;
        }
        std::vector<FoundFile> below;
        addBelow(path, below);
        std::ranges::sort(below, {}, &FoundFile::path);
        all.insert(all.end(), below.begin(), below.end());
    }
    return all;
}

} // namespace marches::app
