// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <string>

#include "engine/base/result.h"
#include "engine/text/pofile.h"

namespace marches::editor {

/// The sentences of a translation memory (TMX 1.4b of LISA OSCAR, and the earlier ones) with their translations into a
/// language, as entries without keys. Segments are taken without their codes of formatting. A language without a
/// country takes every country's; one with a country takes the language alone, too. Errors, with line and column:
/// "tmx-syntax", "tmx-no-memory" for another kind of file, "tmx-too-many" from 200,000 units on, "file-too-large" over
/// 64 MB. What names other files is never opened.
[[nodiscard]] engine::Result<engine::PoFile> readTmx(const QByteArray& bytes, const std::string& file,
                                                     const std::string& sourceLanguage, const std::string& language);

} // namespace marches::editor
