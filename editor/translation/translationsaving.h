// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translation/translationdocument.h"
#include "engine/base/result.h"

#include <string>
#include <vector>

namespace marches::editor {

/// All that a save of a translation takes, as values: bringing files to the disk is long, and may be done in any
/// thread.
struct TranslationSaving {
    std::vector<TranslationUnit> units;
    std::vector<TextRow> rows;
    std::vector<std::size_t> wanted; ///< units to be written, in this order
    std::string language;
    std::string translator; ///< named in the header; empty: as it is
};

/// What came of it.
struct TranslationWritten {
    struct File {
        std::size_t unit = 0;
        engine::PoEntry header;
        std::string bytes;
    };
    std::vector<File> files; ///< those that are on the disk, each whole
    engine::Errors errors;   ///< of the first that could not be written, after which nothing was tried; empty: all are
};

/// Writes the files, each whole or not at all. "file-changed-on-disk" where one is not what its unit has read.
TranslationWritten writeTranslations(const TranslationSaving& saving);

} // namespace marches::editor
