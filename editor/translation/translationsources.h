// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

#include <string>
#include <vector>

#include "engine/package/textloading.h"
#include "engine/text/translationfiles.h"

namespace marches::editor {

/// The texts that one works on together: of map.yaml those of the map, of the variants beside it and of the person's
/// own variants of a shipped map; of rules.yaml, of texts.yaml and of a file of Linguist their own. What of the
/// variants cannot be read is left out, and told in `leftOut`.
[[nodiscard]] engine::Result<std::vector<engine::TextSource>> loadTranslationSources(
    const std::string& path, const engine::TextRoots& roots = {}, engine::Errors* leftOut = nullptr);
/// Where a person's own variants of a shipped map are; empty for other texts, and without a folder of one's own.
std::string ownVariantsOf(const std::string& mapFile, const engine::TextRoots& roots);
/// True for the folder of such variants: beside it is no map.
bool isOwnVariants(const std::string& folder);

/// A language that a translation can be made into.
struct LanguageChoice {
    std::string code; ///< "de", "pt-BR"
    std::string name; ///< in itself: "Deutsch"
};
/// Every language whose plurals are known, by their names in themselves.
std::vector<LanguageChoice> knownLanguages();
/// Its name in itself, as it stands alone and not within a sentence of another language; in the language in use where
/// that is not known.
std::string languageName(const std::string& code);
/// How it is written: Arabic and Hebrew run from right to left.
Qt::LayoutDirection directionOf(const std::string& code);

} // namespace marches::editor
