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
    forEach(Role::Score, [&](const FieldSpec& field, const Fact& fact) {
        const int army = keyOf(field, fact, Space::Army);
        if (keyOf(field, fact, Space::Seat) == seat || (army >= 0 && commands(seat, army))) sum += fact.value;
    });
    return sum;
}

std::vector<PositionReader::Amount> PositionReader::captives(int seat) const
{
    std::vector<Amount> found;
    forEach(Role::Captives, [&](const FieldSpec& field, const Fact& fact) {
        if (keyOf(field, fact, Space::Seat) == seat)
            found.push_back({keyOf(field, fact, Space::Army), keyOf(field, fact, Space::Piece), fact.value});
    });
    return found;
}

std::vector<PositionReader::Amount> PositionReader::reserve(int seat) const
{
    std::vector<Amount> found;
    forEach(Role::Supply, [&](const FieldSpec& field, const Fact& fact) {
        const int army = keyOf(field, fact, Space::Army);
        if (army >= 0 && field.path.starts_with("reserve.") && commands(seat, army) && fact.value > 0)
            found.push_back({army, keyOf(field, fact, Space::Piece), fact.value});
    });
    return found;
}

std::vector<int> PositionReader::hidingPlaces() const
{
    std::vector<int> places;
    for (const engine::Fact& fact : m_facts) {
        const engine::FieldSpec& field = m_rules.fields()[fact.field];
        if (field.value == Space::Place && field.path.starts_with("slips.") && fact.value >= 0)
            places.push_back(fact.value);
    }
    return places;
}

std::vector<int> PositionReader::hand(int seat) const
{
    std::vector<int> cards;
    forEach(Role::Hand, [&](const FieldSpec& field, const Fact& fact) {
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

std::optional<int> PositionReader::places(int seat) const
{
    const std::vector<FieldSpec>& fields = m_rules.fields();
    if (std::ranges::none_of(fields, [](const FieldSpec& field) { return field.role == Role::Owner; })) return {};
    int n = 0;
    forEach(Role::Owner, [&](const FieldSpec&, const Fact& fact) { n += commands(seat, fact.value) ? 1 : 0; });
    return n;
}

bool PositionReader::owns(int seat, int place) const
{
    bool own = false;
    forEach(Role::Owner,
            [&](const FieldSpec&, const Fact& fact) { own |= fact.key[0] == place && commands(seat, fact.value); });
    return own;
}

std::vector<int> PositionReader::regions(int seat) const
{
    std::vector<int> found;
    forEach(Role::Status, [&](const FieldSpec& field, const Fact& fact) {
        if (field.keys[0] == Space::Region && field.value == Space::Seat && fact.value == seat)
            found.push_back(fact.key[0]);
    });
    return found;
}

std::optional<engine::NumberRow> PositionReader::numberRow(int counter) const
{
    const std::vector<FieldSpec>& fields = m_rules.fields();
    for (std::size_t i = 0; i < fields.size(); ++i)
        if (fields[i].role == Role::Counter && fields[i].keys[0] == Space::None &&
            m_rules.vocabulary().find(Space::Counter, engine::lastWord(fields[i])) == counter)
            return m_rules.numberRow(static_cast<int>(i));
    return {};
}

std::vector<PositionReader::Amount> PositionReader::counters(int seat) const
{
    std::vector<Amount> found;
    const std::vector<FieldSpec>& fields = m_rules.fields();
    for (std::size_t i = 0; i < fields.size(); ++i) {
        const FieldSpec& field = fields[i];
        if (field.role != Role::Counter || field.value != Space::Number) continue;
        if (field.keys[0] != (seat >= 0 ? Space::Seat : Space::None)) continue;
        const auto name = m_rules.vocabulary().find(Space::Counter, engine::lastWord(field));
        if (!name) continue;
        const auto fact =
            std::ranges::find_if(m_facts, [&](const Fact& f) { return f.field == i && f.key[0] == seat; });
        found.push_back({-1, *name, fact == m_facts.end() ? 0 : fact->value});
    }
    return found;
}

} // namespace marches::app
