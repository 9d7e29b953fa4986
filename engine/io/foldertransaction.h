// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/base/checksum.h"
#include "engine/base/result.h"
#include "engine/io/files.h"
#include "engine/io/folderlock.h"

namespace marches::engine {

/// One file of a folder that is to be written or removed.
struct FolderChange {
    std::string name;                  ///< in the folder: "map.yaml", "i18n/fr.po"; nothing hidden, no links
    std::optional<std::string> bytes;  ///< nothing: the file goes
    std::optional<FileStamp> expected; ///< as it was read; nothing: there was none
    bool overwrite = false;            ///< whatever is there now
};

/// Makes all changes or none of them: at every moment, whatever ends the program, recoverFolder() leaves all files of
/// the old version or all of the new one. The new files are written beside the old ones under hidden names and brought
/// to the disk; a marker, written whole, decides; then each file changes places with the old one, and marker and old
/// files go.
///
/// When a step fails the old version stays, nothing is left beside it, and the error names file and reason. Two
/// exceptions: "folder-not-synced", all files are new but a power cut might undo that, and "save-unfinished", where
/// even going back failed and the next recoverFolder() goes forward. A file that is not as `expected` fails with
/// "file-changed-on-disk", one error a file, before anything is done. A file that has its new bytes already is left
/// alone.
[[nodiscard]] Result<void> changeFolder(const FolderLock& lock, const std::vector<FolderChange>& changes);
[[nodiscard]] Result<void> changeFolder(const FolderLock& lock, const std::vector<FolderChange>& changes,
                                        FileSystem& calls);

enum class FolderRecovery {
    Nothing,   ///< nothing was under way
    Finished,  ///< the new version was complete and is in place now
    Discarded, ///< the new version was incomplete; the old one is as it was
    InUse,     ///< another process is at work in it, and the matter is its own
};

/// Brings a folder to order after a program that was ended while it saved; to be called before its files are read. A
/// folder that is not there, or in which nothing was under way, is not touched. Nor is one whose marker is there and
/// cannot be read
/// ("file-unreadable"), is damaged ("save-marker-damaged") or was written by a later version ("save-marker-newer"):
/// files may have changed places already, and the old ones lie where the new ones were.
[[nodiscard]] Result<FolderRecovery> recoverFolder(const std::string& folder);
[[nodiscard]] Result<FolderRecovery> recoverFolder(const FolderLock& lock, FileSystem& calls);

} // namespace marches::engine
