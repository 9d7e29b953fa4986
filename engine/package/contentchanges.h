// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/game/deckforms.h"
#include "engine/game/ruleset.h"
#include "engine/text/textentry.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

// What a variant, a saved game, a scenario or a person's own ruleset says of decks, tables, dice and set-up that differ
// from those of the ruleset and map. A deck stands there whole (`cards`), or as changes by the ids of its cards
// (`remove`, `change`, `replace`, `add`). Reading checks the form; whether a change fits what it changes is seen when
// it is applied.

/// An id in a list, with its place.
struct PlacedId {
    std::string id;
    SourceLocation place = {};
};

/// What of a card is another than in the ruleset.
struct CardChange {
    std::string id;
    SourceLocation place = {}; ///< of its key
    std::optional<int> copies = {};
    std::optional<std::string> timing = {};
    std::optional<std::string> window = {};
    std::optional<std::string> side = {};
    std::optional<std::vector<EffectSpec>> effects = {}; ///< all of them, in place of those of the ruleset
    std::vector<std::pair<int, EffectSpec>> rows = {};   ///< single ones by their number, from 1
    SourceLocation timingAt = {};
    SourceLocation windowAt = {};
    SourceLocation sideAt = {};
    SourceLocation rowsAt = {};
};

/// One deck, collection of tables, or die.
struct DeckChange {
    std::string id;
    DeckForm::Kind kind = DeckForm::Kind::Cards; ///< by the key that it stands under
    SourceLocation place = {};                   ///< of its key
    bool whole = false;                          ///< `cards` is all of it, and there is nothing else
    std::vector<CardSpec> cards = {};
    std::vector<PlacedId> removed = {};
    std::vector<CardChange> changed = {};
    std::vector<CardSpec> replaced = {}; ///< in place of the ruleset's of the same id
    std::vector<CardSpec> added = {};    ///< after those of the ruleset
};

/// What of a territory or space is another than on the map.
struct PlaceChange {
    std::string id;
    SourceLocation place = {};
    std::optional<std::vector<PlacedId>> flags = {}; ///< all that the rules read, in place of those of the map
    std::vector<PlacedId> addedFlags = {};
    std::vector<PlacedId> removedFlags = {};
    std::vector<std::pair<PlacedId, int>> values = {};
};

/// What of a region is another than on the map.
struct RegionChange {
    std::string id;
    SourceLocation place = {};
    int bonus = 0;
};

/// A position from which games begin, as the file has it. It is understood when there are rules: see startposition.h.
struct StartPosition {
    YamlNode position;                ///< nested maps, as a scenario gives a position
    SourceLocation place = {};        ///< of its key
    std::vector<PlacedId> byLot = {}; ///< words of lotWords()

    /// The same, wherever it stands.
    bool sameAs(const StartPosition& other) const;
};

/// What of a position may be drawn by lot, as files call it: by the number of engine::Lot.
std::vector<std::string> lotWords();

struct ContentChanges {
    std::vector<DeckChange> decks = {};   ///< of all kinds
    std::vector<PlaceChange> places = {}; ///< of the set-up
    std::vector<RegionChange> regions = {};
    std::optional<StartPosition> start = {};
    TextEntries texts = {}; ///< card.<id>.name, card.<id>.text

    bool empty() const { return decks.empty() && places.empty() && regions.empty() && !start; }
};

/// The key that decks of a kind stand under: "decks", "tables", "dice".
std::string_view contentKey(DeckForm::Kind kind);

/// The keys of content in a file that may carry it: decks, tables, dice, set-up.
std::vector<Field> contentFields();
/// What one of the first three may say.
Schema deckChangesSchema();

/// Reads the content of a file whose shape was checked.
ContentChanges readContent(const YamlNode& root, const std::string& file, Errors& errors);
/// The decks under one key alone.
void readDeckChanges(const YamlNode& decks, DeckForm::Kind kind, const std::string& file, ContentChanges& content,
                     Errors& errors);
/// The same content has the same mark, sixteen digits, and another one hardly ever; empty for none.
std::string contentMark(const ContentChanges& content);
/// Adds the keys of the content to a file. What is read again is the same.
void writeContent(const ContentChanges& content, YamlNode& root);

} // namespace marches::engine
