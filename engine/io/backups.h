// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/io/files.h"

namespace marches::engine {

/// Copies files of `folder` (plain names, "i18n/fr.po") into a new generation below `backups`, a folder for the backups
/// of this one document: generations are folders "000001", "000002", ... and each is whole. At most `keep` (1 or more)
/// are there at any moment; the oldest go. Files that are missing are passed over; when nothing has changed since the
/// last generation none is added. When a step fails the new generation is not made, the others are whole.
[[nodiscard]] Result<void> rotateBackups(const std::string& folder, const std::vector<std::string>& names,
                                         const std::string& backups, int keep);
[[nodiscard]] Result<void> rotateBackups(const std::string& folder, const std::vector<std::string>& names,
                                         const std::string& backups, int keep, FileSystem& calls);

/// Folders of all generations, the oldest first.
std::vector<std::string> backupGenerations(const std::string& backups);

} // namespace marches::engine
