// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/positionreader.h"

#include <algorithm>

namespace marches::app {

using engine::Fact;
using engine::FieldSpec;
using engine::Role;
using engine::Space;

namespace {

/// The key of a fact that names something of a space, or nothing.
int keyOf(const FieldSpec& field, const Fact& fact, Space space)
{
    for (std::size_t i = 0; i < field.keys.size(); ++i)
        if (field.keys[i] == space) return fact.key[i];
    return engine::kNothing;
}

} // namespace

bool PositionReader::commands(int seat, int army) const
{
    const auto& armies = m_rules.seats()[static_cast<std::size_t>(seat)].armies;
    return std::find(armies.begin(), armies.end(), army) != armies.end();
}

int PositionReader::score(int seat) const
{
    int sum = 0;
    each(Role::Score, [&](const FieldSpec& field, const Fact& fact) {
        const int army = keyOf(field, fact, Space::Army);
        if (keyOf(field, fact, Space::Seat) == seat || (army >= 0 && commands(seat, army))) sum += fact.value;
    });
    return sum;
}

std::vector<PositionReader::Amount> PositionReader::captives(int seat) const
{
    std::vector<Amount> found;
    each(Role::Captives, [&](const FieldSpec& field, const Fact& fact) {
        if (keyOf(field, fact, Space::Seat) == seat)
            found.push_back({keyOf(field, fact, Space::Army), keyOf(field, fact, Space::Piece), fact.value});
    });
    return found;
}

std::vector<PositionReader::Amount> PositionReader::supply(int army) const
{
    std::vector<Amount> found;
    each(Role::Supply, [&](const FieldSpec& field, const Fact& fact) {
        if (keyOf(field, fact, Space::Army) == army) found.push_back({army, keyOf(field, fact, Space::Piece), fact.value});
    });
    return found;
}

std::vector<int> PositionReader::hand(int seat) const
{
    std::vector<int> cards;
    each(Role::Hand, [&](const FieldSpec& field, const Fact& fact) {
        if (keyOf(field, fact, Space::Seat) == seat) cards.push_back(fact.value);
    });
    return cards;
}

std::vector<int> PositionReader::tokens(int seat) const
{
    std::vector<int> found;
    for (const Fact& fact : m_facts) {
        const FieldSpec& field = m_rules.fields()[fact.field];
        const int token = keyOf(field, fact, Space::Token);
        if (token >= 0 && field.value == Space::Seat && fact.value == seat) found.push_back(token);
    }
    return found;
}

int PositionReader::places(int seat) const
{
    int n = 0;
    each(Role::Owner, [&](const FieldSpec&, const Fact& fact) { n += commands(seat, fact.value) ? 1 : 0; });
    return n;
}

} // namespace marches::app
