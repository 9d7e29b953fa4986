// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/progress.h"
#include "editor/translation/sourcechanges.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace marches::editor {

// All that is translated into a language, in one zip, to be sent to somebody or to be unpacked over the program's
// source: `maps/narnia/i18n/de.po`, `resources/rules/castle-risk/i18n/de.po`, `translations/marches_de.ts`.

/// A zip of every translation of these sources (map.yaml, rules.yaml, ...) into a language as a person sees them: what
/// is shipped with their own over it. What is not begun is left out. `file`: for what is told of mistakes. Errors:
/// those of reading the files, "nothing-translated" where there is none, "given-up".
[[nodiscard]] engine::Result<QByteArray> packLanguage(const std::vector<std::string>& sources,
                                                      const std::string& language, const engine::TextRoots& roots,
                                                      const std::string& file, const Progress& progress);

/// A translation in a zip.
struct PackedFile {
    std::string name; ///< in the zip
    std::string language;
    std::string bytes;
};
struct LanguagePack {
    std::vector<PackedFile> files;
    std::vector<std::string> others; ///< files that are no translations, by their names
};
/// True for a zip that holds translations and no map.
bool isLanguagePack(const QByteArray& bytes);
/// Refused as a whole: what readZip() refuses, also more than 500 files or 64 MB.
[[nodiscard]] engine::Result<LanguagePack> readLanguagePack(const QByteArray& bytes, const std::string& file);

struct PackComparison {
    std::vector<SourceChanges> texts; ///< where something is new or differs, in the order of the sources
    std::vector<std::string> unknown; ///< files in the zip that translate nothing that is here
    engine::Errors unreadable;        ///< of files in the zip, which are left out
    std::size_t taken() const;        ///< texts in all
    std::size_t differing() const;
};
/// Holds a pack against what is here. Errors: a source or a translation here cannot be read; "given-up".
[[nodiscard]] engine::Result<PackComparison> comparePack(const LanguagePack& pack,
                                                         const std::vector<std::string>& sources,
                                                         const engine::TextRoots& roots, const Progress& progress);

} // namespace marches::editor
