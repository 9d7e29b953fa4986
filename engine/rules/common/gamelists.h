// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/rules/common/messagetable.h"
#include "engine/rules/common/verbtable.h"
#include "engine/rules/common/vocabularies.h"

// What a game calls its things, in lists; vocabulary, messages and verbs are made of them.

namespace marches::engine {

/// The ids of one space, in the order of the game's enumeration.
struct IdList {
    Space space;
    std::span<const std::string_view> ids;
};

/// All that one game names, whatever the map and the seats. It lies where it lives as long as the program.
struct GameLists {
    std::string_view rulePrefix; ///< "HR" of HR-01
    int rules = 0;               ///< how many there are
    std::span<const MessageEntry> texts;
    std::span<const VerbRow> verbs;
    std::span<const IdList> others; ///< phases, pieces, parameters, ...
};

/// These three are what GameParts asks for, of the lists of one game.
template <const GameLists& Lists> const std::vector<MessageSpec>& messagesOf()
{
    static const std::vector<MessageSpec> specs = makeMessages(Lists.texts);
    return specs;
}
template <const GameLists& Lists> const VerbTable& verbsOf()
{
    static const VerbTable table = makeVerbs(Lists.verbs);
    return table;
}
/// Of a Table with `seats`, and `colours` for their armies.
template <const GameLists& Lists, class Table> Vocabulary vocabularyOf(const Board& board, const Table& table)
{
    Vocabulary vocabulary = boardVocabulary(board, table.seats);
    addAll(vocabulary, Space::Army, table.colours);
    for (const IdList& list : Lists.others) addAll(vocabulary, list.space, list.ids);
    addVerbs(vocabulary, Space::Verb, Lists.verbs);
    addTexts(vocabulary, messagesOf<Lists>());
    for (int rule = 0; rule <= Lists.rules; ++rule) vocabulary.add(Space::Rule, ruleId(Lists.rulePrefix, rule));
    return vocabulary;
}

} // namespace marches::engine
