// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"

namespace marches::app {

/// Kind of a collection of adjudicated positions.
inline constexpr const char* kCaseKind = "cases";

/// A file of ours that was named or found below a named folder.
struct FoundFile {
    std::string path;
    std::string kind; ///< "map", "rules", ... as its first line says; "po" for a translation, kCaseKind; empty: not of
                      ///< ours, but named
};

/// Files at `paths`: those named, and all of ours below those that are folders, in order of path. Hidden folders and
/// links to folders are not entered. Paths that do not exist come back with no kind.
std::vector<FoundFile> findFiles(const std::vector<std::string>& paths);

/// Errors that name no file are of this one: where several are checked, nobody knows else.
[[nodiscard]] engine::Errors nameFile(engine::Errors errors, const std::string& file);

} // namespace marches::app
