// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/package/library.h"
#include "engine/text/texts.h"

namespace marches::editor {

/// What is written as pages of the web.
struct GuideSite {
    std::string language;
    std::vector<std::string> rulesets; ///< whose rule books are written, too; empty: all
    std::string folder;                ///< is made
};

/// Writes the guide with all its pictures, and rule books, into a folder. Gives the names of the files written, below
/// the folder. Errors: those of reading pages, drawing pictures and writing files; unknown-ruleset.
[[nodiscard]] engine::Result<std::vector<std::string>> writeGuideSite(const engine::Library& library,
                                                                      const GuideSite& site);

/// Texts of the engine and a ruleset, which rule books are written of.
engine::Texts ruleBookTexts(const engine::Library& library, const engine::RulesPackage& rules);

} // namespace marches::editor
