// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/vocabularies.h"

namespace marches::engine {

Vocabulary boardVocabulary(const Board& board, const std::vector<SeatInfo>& seats)
{
    Vocabulary vocabulary;
    for (const Place& place : board.places()) vocabulary.add(Space::Place, place.id);
    for (const Region& region : board.regions()) vocabulary.add(Space::Region, region.id);
    for (const SeatInfo& seat : seats) vocabulary.add(Space::Seat, seat.id);
    return vocabulary;
}

void addAll(Vocabulary& vocabulary, Space space, std::span<const std::string_view> ids)
{
    for (const std::string_view id : ids) vocabulary.add(space, id);
}

void addAll(Vocabulary& vocabulary, Space space, std::initializer_list<std::string_view> ids)
{
    addAll(vocabulary, space, std::span(ids.begin(), ids.size()));
}

void addAll(Vocabulary& vocabulary, Space space, const std::vector<std::string>& ids)
{
    for (const std::string& id : ids) vocabulary.add(space, id);
}

void addVerbs(Vocabulary& vocabulary, Space space, std::span<const VerbRow> rows)
{
    for (const VerbRow& row : rows) vocabulary.add(space, row.id);
}

void addTexts(Vocabulary& vocabulary, const std::vector<MessageSpec>& messages)
{
    for (const MessageSpec& message : messages) vocabulary.add(Space::Text, message.key);
}

std::string ruleId(std::string_view prefix, int number)
{
    if (number == 0) return {};
    return std::string(prefix) + (number < 10 ? "-0" : "-") + std::to_string(number);
}

} // namespace marches::engine
