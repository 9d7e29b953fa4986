// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/rules/common/verbtable.h"

// What the vocabularies of all games have in common.

namespace marches::engine {

/// Places, regions and seats: what a vocabulary begins with.
Vocabulary boardVocabulary(const Board& board, const std::vector<SeatInfo>& seats);

void addAll(Vocabulary& vocabulary, Space space, std::span<const std::string_view> ids);
void addAll(Vocabulary& vocabulary, Space space, std::initializer_list<std::string_view> ids);
void addAll(Vocabulary& vocabulary, Space space, const std::vector<std::string>& ids);
/// The ids of verbs; `space` is Space::Verb, or another where they are values, too.
void addVerbs(Vocabulary& vocabulary, Space space, std::span<const VerbRow> rows);
/// The keys of the messages.
void addTexts(Vocabulary& vocabulary, const std::vector<MessageSpec>& messages);

/// "CR-07": a rule's id by its number, of two digits at least; 0 is no rule, without an id.
std::string ruleId(std::string_view prefix, int number);

} // namespace marches::engine
