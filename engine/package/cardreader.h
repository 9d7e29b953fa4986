// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "engine/base/result.h"
#include "engine/game/ruleset.h"
#include "engine/package/textreader.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

// How cards and their effects stand in our files: in decks, and in variants that change them.

/// The most copies of one card that a file can say; games allow fewer.
inline constexpr int kMostCopies = 100;
/// The most effects of a card, or rows of a table, that a file can say.
inline constexpr int kMostEffects = 50;

/// A list of verbs, each alone in a map with its arguments: {gain: {type: light, count: 2}}.
Schema effectSchema();
Schema effectsSchema();

SourceLocation placeOf(const YamlNode& node);
SourceLocation placeOf(const YamlNode::Key& key);

/// Reads what has the shape of an effect; one that names no verb or several is an error (one-effect-each) and comes
/// out empty.
EffectSpec readEffect(const YamlNode& effect, const std::string& file, const std::string& path, Errors& errors);
/// Reads what has the shape of a card.
CardSpec readCard(const YamlNode::Key& id, const YamlNode& node, const std::string& file, Errors& errors);

YamlNode effectNode(const EffectSpec& effect);
/// A card as readCard() reads it, with its name and text where `texts` has them.
YamlNode cardNode(const CardSpec& card, const TextIndex& texts);

/// The same effect, however its arguments are ordered and a list of one is written.
bool sameEffect(const EffectSpec& a, const EffectSpec& b);
bool sameEffects(const std::vector<EffectSpec>& a, const std::vector<EffectSpec>& b);
/// The same card, wherever it stands.
bool sameCard(const CardSpec& a, const CardSpec& b);

} // namespace marches::engine
