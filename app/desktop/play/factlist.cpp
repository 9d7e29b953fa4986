// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/factlist.h"

#include <algorithm>

namespace marches::app {

using engine::Fact;
using engine::Facts;

namespace {

Fact made(int field, const std::array<std::int16_t, 3>& key, int ordinal, int value)
{
    Fact fact;
    fact.field = static_cast<std::uint16_t>(field);
    fact.key = key;
    fact.ordinal = static_cast<std::int16_t>(ordinal);
    fact.value = static_cast<std::int16_t>(value);
    return fact;
}

} // namespace

Facts::iterator findFact(Facts& facts, int field, const std::array<std::int16_t, 3>& key)
{
    return std::ranges::find_if(facts, [&](const Fact& fact) { return fact.field == field && fact.key == key; });
}

int factValue(const Facts& facts, int field, const std::array<std::int16_t, 3>& key)
{
    const auto found =
        std::ranges::find_if(facts, [&](const Fact& fact) { return fact.field == field && fact.key == key; });
    return found == facts.end() ? 0 : found->value;
}

void setFact(Facts& facts, int field, const std::array<std::int16_t, 3>& key, int value)
{
    const Fact fact = made(field, key, 0, value);
    if (const auto found = findFact(facts, field, key); found != facts.end())
        found->value = fact.value;
    else
        facts.insert(std::ranges::upper_bound(facts, fact), fact);
}

void eraseFact(Facts& facts, int field, const std::array<std::int16_t, 3>& key)
{
    if (const auto found = findFact(facts, field, key); found != facts.end()) facts.erase(found);
}

std::vector<int> listOf(const Facts& facts, int field, int key)
{
    std::vector<int> values; // facts are sorted, so their ordinals ascend
    for (const Fact& fact : facts)
        if (fact.field == field && fact.key[0] == key) values.push_back(fact.value);
    return values;
}

void setList(Facts& facts, int field, int key, const std::vector<int>& values)
{
    std::erase_if(facts, [&](const Fact& fact) { return fact.field == field && fact.key[0] == key; });
    for (std::size_t i = 0; i < values.size(); ++i)
        facts.push_back(made(field, keyOf(key), static_cast<int>(i), values[i]));
    std::ranges::sort(facts);
}

} // namespace marches::app
