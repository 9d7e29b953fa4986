// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapsaving.h"

#include "engine/io/files.h"
#include "engine/io/foldertransaction.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string_view>
#include <vector>

namespace marches::editor {

std::string variantFor(const std::string& map, const std::string& variant)
{
    constexpr std::string_view kMap = "map:";
    std::size_t line = 0;
    while (variant.compare(line, kMap.size(), kMap) != 0) {
        line = variant.find('\n', line);
        if (line == std::string::npos) return variant;
        ++line;
    }
    const std::size_t end = std::min(variant.find_first_of("\r\n", line), variant.size());
    return variant.substr(0, line) + std::string(kMap) + ' ' + map + variant.substr(end);
}

engine::Result<MapFiles> writeMapFiles(const MapSaving& saving)
{
    engine::Result<MapFiles> files = saving.base->filesFor(saving.model);
    if (!files) return files;
    if (engine::Errors errors = tooLargeToRead(*files); !errors.empty()) return engine::fail(std::move(errors));
    const std::map<std::string, std::string> before = saving.base->files().byName();
    std::vector<engine::FolderChange> changes;
    for (auto& [name, bytes] : files->byName()) {
        engine::FolderChange change{name, bytes, std::nullopt, saving.overwrite};
        if (const auto was = before.find(name); saving.own && was != before.end())
            change.expected = engine::FileStamp::of(was->second);
        changes.push_back(std::move(change));
    }
    for (const auto& [name, bytes] : saving.others) changes.push_back({name, bytes, std::nullopt, true});
    const engine::Result<engine::FolderLock> lock = engine::FolderLock::take(saving.folder);
    if (!lock) return engine::fail(lock.error());
    engine::FileSystem usual;
    engine::FileSystem& calls = saving.calls != nullptr ? *saving.calls : usual;
    if (const engine::Result<void> done = engine::changeFolder(*lock, changes, calls); !done)
        return engine::fail(done.error());
    return files;
}

engine::Result<SavedBaseline> saveMap(const MapSaving& saving)
{
    const engine::Result<MapFiles> files = writeMapFiles(saving);
    if (!files) return engine::fail(files.error());
    return SavedBaseline::of(saving.model, *files, saving.base->overlapped());
}

} // namespace marches::editor
