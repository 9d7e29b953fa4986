// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/pofile.h"

namespace marches::engine {

struct TextEntry; // engine/text/textentry.h

// A made-up language that is read like the source, for seeing what is not translated, cut off or glued.

inline constexpr std::string_view kPseudoLanguage = "en-XA";

/// "[Ŧéļmåŕ ····]": in brackets, accented and 40 % longer, placeholders kept.
std::string pseudoText(std::string_view source);
/// The accents alone; what is no plain letter stays.
std::string pseudoLetters(std::string_view text);
/// The dots that make a text of so many signs 40 % longer.
std::string pseudoDots(std::size_t signs);

/// A full translation into the pseudo language.
PoFile pseudoTranslation(const std::vector<TextEntry>& entries, std::string_view sourceLanguage);

} // namespace marches::engine
