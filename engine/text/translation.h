// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/pofile.h"
#include "engine/text/translationreport.h"

namespace marches::engine {

struct TextEntry; // engine/text/textentry.h

// The translator's work on the texts of one file (map.yaml, rules.yaml with its decks, texts.yaml): `i18n/<code>.po`.

/// A new, empty translation: one entry a text, in the order of the entries.
PoFile extractTexts(const std::vector<TextEntry>& entries, std::string_view sourceLanguage, std::string_view language);

/// Brings a translation in step with its source: keeps what is translated; marks as fuzzy, with the previous source,
/// what changed; takes up new texts; turns what is no longer asked for into obsolete entries, which come back if it is
/// again. Nothing that a person wrote is dropped.
PoFile updateTranslation(const PoFile& translation, const std::vector<TextEntry>& entries,
                         std::string_view sourceLanguage, std::string_view language);

/// Names of placeholders with their forms, sorted, each once: "place:of", "count of piece".
std::vector<std::string> placeholders(std::string_view text);

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
