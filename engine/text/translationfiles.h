// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/text/pofile.h"
#include "engine/text/textentry.h"

namespace marches::engine {

/// Where texts are: what is shipped, and what a person has of their own. A translation of one's own for a map or
/// ruleset that one does not write to stands in the overlay, `<own>/translations/<folder below data>/i18n/<code>.po`,
/// and wins over the shipped one, text by text.
struct TextRoots {
    TextRoots() = default;
    TextRoots(std::string dataRoot, std::string ownRoot = {}) : data(std::move(dataRoot)), own(std::move(ownRoot)) {}
    TextRoots(const char* dataRoot) : data(dataRoot) {}

    std::string data;
    std::string own; ///< empty: nothing of one's own
};

struct TranslationFile {
    std::string language; ///< from the file's name: "fr", "pt-BR"
    std::string file;
    bool overlay = false; ///< the person's own over a source elsewhere
};
/// Translations beside a source file, sorted by language. What is no regular file with such a name is passed over.
std::vector<TranslationFile> translationFiles(const std::string& sourceFile);
/// Those, and after them the ones of the overlay.
std::vector<TranslationFile> translationFiles(const std::string& sourceFile, const TextRoots& roots);
/// Where the translation of a source file into a language is, beside it.
std::string translationFile(const std::string& sourceFile, std::string_view language);
/// Where it is in the overlay; empty without a folder of one's own.
std::string overlayFile(const std::string& sourceFile, std::string_view language, const TextRoots& roots);

/// Files beside a source that would be translations but for their names, which are no codes of languages: nobody reads
/// them. Errors: not-a-language, of each.
[[nodiscard]] Errors strayTranslations(const std::string& sourceFile);
/// Of one file; nothing where it has the name of a language, or lies elsewhere than translations do.
[[nodiscard]] std::optional<Error> strayTranslation(const std::string& poFile);

/// False for a translation beside a source that a link leads out of the source's folder: a map from a stranger must not
/// have files elsewhere read and written.
bool staysBeside(const std::string& sourceFile, const std::string& translation);

/// Where a person's translation of a source is to be written: beside it when that is possible and it is theirs, outside
/// of what is shipped, or in a working copy of the program; else in the overlay, also when there is one already.
TranslationFile translationTarget(const std::string& sourceFile, std::string_view language, const TextRoots& roots);

[[nodiscard]] Result<PoFile> loadPo(const std::string& file);

/// The translation as a person sees and edits it: the one beside the source with their own over it. Empty for a new
/// one. Errors: of either file.
[[nodiscard]] Result<PoFile> loadTranslation(const TextSource& source, std::string_view language,
                                             const TextRoots& roots);
/// Writes it to its translationTarget(); into an overlay only what differs from the shipped one, so that later shipped
/// betterments of the rest are seen. Returns the file written.
[[nodiscard]] Result<std::string> saveTranslation(const PoFile& translation, const TextSource& source,
                                                  std::string_view language, const TextRoots& roots);

/// An overlay without what was translated from another wording of the source than there is now.
PoFile overlayInStep(PoFile overlay, const TextSource& source);

/// Every language that any text of the program, of the shipped packages or of the person's own is translated into,
/// sorted.
std::vector<std::string> translatedLanguages(const TextRoots& roots);

} // namespace marches::engine
