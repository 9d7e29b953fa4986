// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/translation/translationdocument.h"
#include "engine/base/result.h"

#include <string>

namespace marches::editor {

/// How far the translation of a source into a language is, as the files say it; a person's own over what is shipped.
/// Nothing is written or brought to order. Errors: of the source, or of a translation that cannot be read.
[[nodiscard]] engine::Result<TextCounts> progressOf(const std::string& source, const std::string& language,
                                                    const engine::TextRoots& roots);

TextCounts& operator+=(TextCounts& sum, const TextCounts& more);

} // namespace marches::editor
