// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/progress.h"
#include "editor/translation/incomingtexts.h"

#include <QByteArray>

#include <optional>
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

/// What a zip says of the texts of one source.
struct PackedTexts {
    std::string source;
    std::string language;
    UnitsRead read; ///< the texts as they are here
    IncomingTexts incoming;
};
struct PackComparison {
    std::vector<PackedTexts> texts;   ///< where something is new or differs, in the order of the sources
    std::vector<std::string> unknown; ///< files in the zip that translate nothing that is here
    engine::Errors unreadable;        ///< of files in the zip, which are left out
    std::size_t taken() const;        ///< texts in all
    std::size_t differing() const;
};
/// Holds a pack against what is here. Errors: a source or a translation here cannot be read; "given-up".
[[nodiscard]] engine::Result<PackComparison> comparePack(const LanguagePack& pack,
                                                         const std::vector<std::string>& sources,
                                                         const engine::TextRoots& roots, const Progress& progress);
/// What taking a pack did to the files here, so that it can be taken back.
struct PackTaken {
    struct File {
        std::string path;
        std::optional<std::string> before; ///< nothing: it was not there
        std::string after;
    };
    std::vector<File> files;
};
/// Writes what is new into the files here; where both differ, theirs with `theirs`. All files or none: when one cannot
/// be written, those before it become what they were.
[[nodiscard]] engine::Result<PackTaken> takePack(const PackComparison& pack, bool theirs,
                                                 const std::string& translator);
/// Makes the files what they were before. One that was changed since stays as it is: "file-changed-on-disk", and the
/// others are taken back.
[[nodiscard]] engine::Result<void> takeBack(const PackTaken& taken);

} // namespace marches::editor
