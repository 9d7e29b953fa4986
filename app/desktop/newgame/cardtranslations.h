// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"
#include "engine/package/contentdraft.h"
#include "engine/package/variantpackage.h"
#include "engine/text/translationfiles.h"

namespace marches::app {

/// What the cards of a saved variant are called in other languages than its own, from the translations beside it. A
/// translation that cannot be read has none: that it is broken is told where translations are.
engine::CardWords readCardWords(const engine::VariantData& variant, const engine::TextRoots& roots);

/// Writes them there, and takes away what is no longer said. All else in those files, of other variants too, stays as
/// it is. Errors: of reading and writing files.
[[nodiscard]] engine::Result<void> writeCardWords(const engine::VariantData& variant, const engine::CardWords& words,
                                                  const engine::TextRoots& roots);

} // namespace marches::app
