// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/text/textentry.h"
#include "engine/text/texts.h"
#include "engine/text/translationfiles.h"

namespace marches::engine {

struct GameSetup;
struct MapData;
struct RulesPackage;
struct Schema;
struct VariantData;

/// resources/engine/texts.yaml and its like: `marches: texts/1`, `language`, `texts: {key: text or {one:, other:}}`.
[[nodiscard]] Result<TextSource> loadTexts(const std::string& file);
[[nodiscard]] Result<TextSource> readTexts(std::string_view bytes, const std::string& file);
const Schema& textsSchema();

TextSource textsOf(const MapData& map);
TextSource textsOf(const RulesPackage& rules);
/// All variants of a folder share its translations, so their keys name them: `variant.<id>.name`, `variant.<id>.text`.
TextSource textsOf(const VariantData& variant);
/// The texts of the map, ruleset or variant file, or of texts.yaml, at `path` (or of the folder that holds one).
[[nodiscard]] Result<TextSource> loadTextSource(const std::string& path);

/// Adds the source texts, all translations beside them, and over those the person's own where they are of the same
/// source. A translation that cannot be read is left out and told in `errors`: a game is not stopped by a translator's
/// slip.
void addTexts(Texts& texts, const TextSource& source, Errors& errors, const TextRoots& roots = {});
/// The engine's own texts below a data folder; without them sentences fall back to codes.
Texts engineTexts(const TextRoots& roots, Errors& errors);
/// Those, and of a ruleset, map and variant what there is; null: none.
Texts packageTexts(const TextRoots& roots, const RulesPackage* rules, const MapData* map, const VariantData* variant,
                   Errors& errors);
/// All texts of a game: the engine's, its ruleset's, map's and variant's.
Texts gameTexts(const TextRoots& roots, const GameSetup& setup, Errors& errors);

} // namespace marches::engine
