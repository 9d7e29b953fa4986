// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/ruleset.h"

namespace marches::engine::test {

/// The files of a ruleset as bytes, by their path below its folder: rules.yaml, decks/fate.yaml.
using RulesetFiles = std::map<std::string, std::string>;
RulesetFiles filesOf(const std::string& folder);

/// One word or number of a ruleset's file that is written otherwise.
struct Mutation {
    std::string file; ///< below the folder of the ruleset
    int line = 0;
    std::string path;   ///< "options.base.setup.default", "cards.spy.copies"
    std::string before; ///< as written
    std::string after;
    std::size_t offset = 0; ///< of the first byte in the file

    /// The bytes of the file with it.
    std::string applied(const std::string& bytes) const;
    /// "decks/fate.yaml:12 cards.famine.effects.0.sum: 4 becomes 5"
    std::string text() const;
};

/// Whether what stands at a path (words with slashes between them) may be written otherwise without any game taking
/// notice: words for people, the language they are in, and the rules that a person finds an option mentioned at. As for
/// a key: also the id of a card, by which its words and scenarios go, since what a card does hangs on its effects.
bool rests(const std::string& path, bool isKey = false);

/// Every scalar of the files that does not rest, and every key that is an id or a word of the vocabulary, changed one
/// at a time: numbers by a tenth and by one at least, up and down, since a percent more of a map is often no territory
/// more; switches to the other side; words to one of the others that stand in places
/// of the same kind, and to one that nobody knows.
std::vector<Mutation> mutationsOf(const RulesetFiles& files, const RulesetData& data);

} // namespace marches::engine::test
