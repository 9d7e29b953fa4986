// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/text/textentry.h"

namespace marches::engine {

/// The source texts of one file of any kind, with the folder's rule that translations stand beside it in
/// i18n/<code>.po.
struct TextSource {
    std::string file;     ///< map.yaml, rules.yaml, texts.yaml, a variant
    std::string language; ///< of the texts as written
    TextEntries entries;
};

} // namespace marches::engine
