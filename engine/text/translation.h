// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/text/pofile.h"
#include "engine/text/pseudo.h"
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

} // namespace marches::engine
