// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/checksum.h"

namespace marches::engine {

/// What a save into a folder is about to do to one file.
struct SaveStep {
    enum class Kind { Put, Remove };
    Kind kind = Kind::Put;
    std::string name; ///< in the folder
    FileStamp stamp;  ///< of the new file, or of the one that goes
};

/// The hidden file that decides a save, and the hidden place of the n-th file of it: the new one before, the old one
/// after.
inline constexpr std::string_view kSaveMarker = ".marches-save";
std::string saveSlot(std::size_t step);
/// No file of a folder that is saved as a whole is larger.
inline constexpr std::size_t kMaxFolderFile = std::size_t{64} * 1024 * 1024;
/// True for every name that a save may leave in a folder.
bool isSaveFile(std::string_view name);
/// True for a path below a folder without hidden parts, "..", or control characters.
bool isPlainName(std::string_view name);

std::string writeSaveMarker(const std::vector<SaveStep>& steps);
/// True for one that a later version of the program wrote, in a form unknown here.
bool isNewerSaveMarker(std::string_view text);
/// Nothing when it is not complete, or names what lies outside of the folder.
std::optional<std::vector<SaveStep>> readSaveMarker(std::string_view text);

} // namespace marches::engine
