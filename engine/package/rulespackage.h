// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/deckforms.h"
#include "engine/game/ruleset.h"
#include "engine/text/textentry.h"
#include "engine/yaml/schema.h"

namespace marches::engine {

/// A ruleset as its package holds it.
struct RulesPackage {
    RulesetData data;
    std::string file;  ///< path of rules.yaml
    TextEntries texts; ///< of rules.yaml and its decks, in the order written
    /// Texts of rulesets that this one is based on or has options of, which hold where it has none of its own; each in
    /// place of those before it.
    std::vector<TextSource> baseTexts = {};
};

/// Finds the ruleset that another one is based on, by its id: one of the program's. Errors: unknown-base.
using BaseFinder = std::function<Result<RulesPackage>(const std::string& id)>;

/// Path of the rules file for a ruleset's folder or for the file itself.
std::string rulesFile(const std::string& path);

/// Reads rules.yaml (or the folder it stands in) with its decks. A ruleset that says `base: castle-risk` is that one
/// with what it says itself: names, texts, options and presets by their ids, its own presets before the base's, and
/// decks, whole as files or as changes (contentchanges.h). Without a finder such a ruleset is an error, unknown-base.
/// `options-of: {diplomacy: {reading.multi-route: [NW-01]}}` has options of the ruleset in the folder beside it as they
/// are there, with their words in all languages, but by its own rules.
[[nodiscard]] Result<RulesPackage> loadRules(const std::string& path, const BaseFinder& bases = {});

struct DeckPackage {
    DeckSpec deck;
    std::string language;
    TextEntries texts;
};
[[nodiscard]] Result<DeckPackage> loadDeck(const std::string& path);
/// What is wrong with a deck by itself or for the rules.yaml beside or above it that names it, if there is one.
[[nodiscard]] Errors checkDeckFile(const std::string& path, const BaseFinder& bases = {});

/// The same from bytes; `file` names the place in errors, and decks are looked for beside it.
[[nodiscard]] Result<RulesPackage> readRules(std::string_view bytes, const std::string& file,
                                             const BaseFinder& bases = {});
[[nodiscard]] Result<DeckPackage> readDeck(std::string_view bytes, const std::string& file);

/// What rules.yaml and a deck may say.
const Schema& rulesSchema();
const Schema& deckSchema();
/// What the decks of a ruleset may say, more exactly: its verbs with their arguments.
Schema deckSchema(const std::vector<DeckForm>& forms);

/// Names of kinds of thing that `names:` of rules.yaml may word ("seat", "piece", ...).
const std::vector<std::string>& nameSpaces();

} // namespace marches::engine
