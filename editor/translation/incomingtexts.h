// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translation/translationstore.h"

#include <string>
#include <utility>
#include <vector>

namespace marches::editor {

/// What a file from elsewhere says of texts that are here.
struct IncomingTexts {
    /// Translations of texts that are not translated here, or only half; and marks of reviewers on the same words. By
    /// row.
    std::vector<std::pair<int, engine::PoEntry>> taken;
    std::vector<TextConflict> differing; ///< translated here as well, in other words
    bool isEmpty() const { return taken.empty() && differing.empty(); }
};

/// How many of the translated texts of a file are asked for by a source, with the very same words.
std::size_t sharedTexts(const engine::PoFile& file, const engine::TextEntries& entries);
/// The language that the header names, as a code; else the one in the file's name; empty: neither names one.
std::string languageOf(const engine::PoFile& file, const std::string& fileName);

/// Compares the bytes of a .po (of the window: of a .ts) with the rows of a unit. Texts whose source is another by now
/// come to be looked at again, as in an update. Errors: those of readPo() or readTs(), under the name `file`.
[[nodiscard]] engine::Result<IncomingTexts> incomingTexts(const std::vector<TranslationUnit>& units,
                                                          const std::vector<TextRow>& rows, std::size_t unit,
                                                          const std::string& bytes, const std::string& file);

} // namespace marches::editor
