// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/positiondraft.h"

#include <algorithm>
#include <string>
#include <utility>

namespace marches::app {

using engine::Fact;
using engine::Facts;
using engine::FieldSpec;
using engine::Role;
using engine::Space;

namespace {

bool isOfStone(const FieldSpec& field)
{
    return field.path.find("stone") != std::string::npos || field.path.find("statue") != std::string::npos;
}

/// Where armies can stand.
bool isLand(const engine::Rules& rules, int place)
{
    const engine::PlaceKind kind = rules.board().place(place).kind;
    return kind != engine::PlaceKind::Site && kind != engine::PlaceKind::Space;
}

std::string lastWord(const std::string& path) { return path.substr(path.rfind('.') + 1); }

Fact fact(int field, int a, int b, int value)
{
    Fact made;
    made.field = static_cast<std::uint16_t>(field);
    made.key = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), engine::kNothing};
    made.value = static_cast<std::int16_t>(value);
    return made;
}

Facts::iterator find(Facts& facts, int field, int a, int b = engine::kNothing)
{
    return std::ranges::find_if(facts, [&](const Fact& f) { return f.field == field && f.key[0] == a && f.key[1] == b; });
}

void set(Facts& facts, const Fact& wanted)
{
    if (const auto found = find(facts, wanted.field, wanted.key[0], wanted.key[1]); found != facts.end())
        found->value = wanted.value;
    else
        facts.insert(std::ranges::upper_bound(facts, wanted), wanted);
}

} // namespace

PositionDraft::PositionDraft(const engine::Rules& rules, Facts facts, Facts shown)
    : m_rules(rules), m_now{std::move(facts), std::move(shown)}
{
    findFields();
    findBrushes();
}

void PositionDraft::findFields()
{
    const std::vector<FieldSpec>& fields = m_rules.fields();
    for (int i = 0; i < static_cast<int>(fields.size()); ++i) {
        const FieldSpec& field = fields[static_cast<std::size_t>(i)];
        const bool byPlace = field.keys[0] == Space::Place;
        if (field.role == Role::Owner && byPlace) m_owner = i;
        if (field.role == Role::Stack && byPlace && field.keys[1] == Space::Piece && !isOfStone(field)) m_stack = i;
        if (field.role == Role::Token && field.keys[0] == Space::Token) m_token = i;
        if (field.role == Role::Supply && field.keys[0] == Space::Army && field.keys[1] == Space::Piece) m_supply = i;
        if (field.role == Role::Status && field.keys[0] == Space::Token && isOfStone(field)) m_stone = i;
    }
}

void PositionDraft::findBrushes()
{
    const engine::Vocabulary& names = m_rules.vocabulary();
    if (m_owner >= 0 && m_stack >= 0)
        for (const Fact& f : m_now.facts) // the supplies say which army has which kinds
            if (f.field == m_supply) m_brushes.push_back({Brush::Kind::Piece, f.key[0], f.key[1]});
    if (m_token >= 0)
        for (int token = 0; token < names.count(Space::Token); ++token) m_brushes.push_back({Brush::Kind::Token, -1, token});
    for (int marker = 0; marker < names.count(Space::Marker); ++marker)
        if (markerField(marker) >= 0) m_brushes.push_back({Brush::Kind::Marker, -1, marker});
}

int PositionDraft::markerField(int marker) const
{
    const std::vector<FieldSpec>& fields = m_rules.fields();
    for (int i = 0; i < static_cast<int>(fields.size()); ++i) {
        const FieldSpec& field = fields[static_cast<std::size_t>(i)];
        if (field.role == Role::Marker && field.keys[0] == Space::Place && field.value == Space::Flag &&
            lastWord(field.path) == m_rules.vocabulary().name(Space::Marker, marker))
            return i;
    }
    return -1;
}

bool PositionDraft::fits(const Brush& brush, int place) const
{
    if (place < 0 || place >= m_rules.board().placeCount()) return false;
    return brush.kind == Brush::Kind::Token || isLand(m_rules, place);
}

bool PositionDraft::put(const Brush& brush, int place) { return change(&PositionDraft::putOne, brush, place); }
bool PositionDraft::take(const Brush& brush, int place) { return change(&PositionDraft::takeOne, brush, place); }

bool PositionDraft::change(Change how, const Brush& brush, int place)
{
    if (!fits(brush, place)) return false;
    Both next = m_now;
    if (!(this->*how)(next.facts, brush, place)) return false;
    (this->*how)(next.shown, brush, place); // less may be known there, which is no reason to refuse
    m_before.push_back(std::exchange(m_now, std::move(next)));
    return true;
}

bool PositionDraft::putOne(Facts& facts, const Brush& brush, int place) const
{
    switch (brush.kind) {
    case Brush::Kind::Piece: return addPiece(facts, brush.army, brush.item, place, 1);
    case Brush::Kind::Token: {
        const auto here = find(facts, m_token, brush.item);
        if (here != facts.end() && here->value == place) return false;
        moveToken(facts, brush.item, place);
        return true;
    }
    case Brush::Kind::Marker: {
        const int field = markerField(brush.item);
        if (find(facts, field, place) != facts.end()) return false;
        set(facts, fact(field, place, engine::kNothing, 1));
        return true;
    }
    }
    return false;
}

bool PositionDraft::takeOne(Facts& facts, const Brush& brush, int place) const
{
    switch (brush.kind) {
    case Brush::Kind::Piece: return addPiece(facts, brush.army, brush.item, place, -1);
    case Brush::Kind::Token: {
        const auto here = find(facts, m_token, brush.item);
        if (here == facts.end() || here->value != place) return false;
        facts.erase(here); // settling the position puts it where it starts
        return true;
    }
    case Brush::Kind::Marker: {
        const auto here = find(facts, markerField(brush.item), place);
        if (here == facts.end()) return false;
        facts.erase(here);
        return true;
    }
    }
    return false;
}

bool PositionDraft::addPiece(Facts& facts, int army, int piece, int place, int by) const
{
    auto owner = find(facts, m_owner, place);
    const bool mine = owner != facts.end() && owner->value == army;
    if (!mine && by < 0) return false;
    if (!moveSupply(facts, army, piece, -by)) return false;
    if (!mine && owner != facts.end()) {
        const int before = owner->value;
        for (const Fact& f : Facts(facts))
            if (f.field == m_stack && f.key[0] == place) moveSupply(facts, before, f.key[1], f.value);
        std::erase_if(facts, [&](const Fact& f) { return f.field == m_stack && f.key[0] == place; });
    }
    const auto stack = find(facts, m_stack, place, piece);
    const int count = (stack == facts.end() ? 0 : stack->value) + by;
    if (count < 0) return false;
    if (count > 0)
        set(facts, fact(m_stack, place, piece, count));
    else
        facts.erase(stack);
    set(facts, fact(m_owner, place, engine::kNothing, army));
    const bool empty = std::ranges::none_of(facts, [&](const Fact& f) { return f.field == m_stack && f.key[0] == place; });
    if (empty) facts.erase(find(facts, m_owner, place));
    return true;
}

bool PositionDraft::moveSupply(Facts& facts, int army, int piece, int by) const
{
    const auto supply = find(facts, m_supply, army, piece);
    if (supply == facts.end() || supply->value == engine::kUnknown) return true; // settling the position counts it
    if (supply->value + by < 0) return false;
    supply->value = static_cast<std::int16_t>(supply->value + by);
    return true;
}

void PositionDraft::moveToken(Facts& facts, int token, int place) const
{
    set(facts, fact(m_token, token, engine::kNothing, place));
    // A statue that is put into a territory is meant to live there.
    if (m_stone >= 0 && isLand(m_rules, place))
        if (const auto stone = find(facts, m_stone, token); stone != facts.end()) facts.erase(stone);
}

void PositionDraft::undo()
{
    if (m_before.empty()) return;
    m_now = std::move(m_before.back());
    m_before.pop_back();
}

void PositionDraft::undoAll()
{
    if (m_before.empty()) return;
    m_now = std::move(m_before.front());
    m_before.clear();
}

} // namespace marches::app
