// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translation/incomingtexts.h"

#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

/// What is to change in the texts of one source, none of which need be open: what a zip brings, or a word that is
/// replaced everywhere.
struct SourceChanges {
    std::string source;
    std::string language;
    UnitsRead read; ///< the texts as they are here
    IncomingTexts incoming;
};

/// What writing such changes did to the files here, so that it can be taken back.
struct WrittenChanges {
    struct File {
        std::string path;
        std::optional<std::string> before; ///< nothing: it was not there
        std::string after;
    };
    std::vector<File> files;
};

/// Writes what is new into the files here; where both differ, theirs with `theirs`. All files or none: when one cannot
/// be written, those before it become what they were. `translator`: who is named in the files as the last one; empty:
/// whoever is.
[[nodiscard]] engine::Result<WrittenChanges> writeChanges(const std::vector<SourceChanges>& changes, bool theirs,
                                                          const std::string& translator);
/// Makes the files what they were before. One that was changed since stays as it is: "file-changed-on-disk", and the
/// others are taken back.
[[nodiscard]] engine::Result<void> takeBack(const WrittenChanges& written);

} // namespace marches::editor
