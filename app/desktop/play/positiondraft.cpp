// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/positiondraft.h"

#include "app/desktop/play/factlist.h"

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

} // namespace

PositionDraft::PositionDraft(const engine::Rules& rules, Facts facts, Facts shown, std::optional<int> viewer)
    : m_rules(rules), m_viewer(viewer), m_now{std::move(facts), std::move(shown)}
{
    findFields();
    findBrushes();
    forgetDerived();
    findTallies();
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
        if (field.role == Role::Turn && field.value == Space::Army) m_turn = i;
        if (field.role == Role::Track && field.value == Space::Army) m_track = i;
        if (field.role == Role::Hand && field.keys[0] == Space::Seat) m_hand = i;
        if (field.role == Role::Pile && field.value == Space::Card) m_pile = i;
        if (field.role == Role::Discard && field.value == Space::Card) m_discard = i;
    }
}

std::set<std::pair<int, int>> PositionDraft::kindsOfArmies() const
{
    std::set<std::pair<int, int>> kinds;
    for (const Fact& f : m_now.facts) {
        if (f.field == m_supply) kinds.emplace(f.key[0], f.key[1]);
        if (f.field != m_stack) continue;
        for (const Fact& owner : m_now.facts)
            if (owner.field == m_owner && owner.key[0] == f.key[0]) kinds.emplace(owner.value, f.key[1]);
    }
    return kinds;
}

void PositionDraft::findBrushes()
{
    const engine::Vocabulary& names = m_rules.vocabulary();
    if (m_owner >= 0 && m_stack >= 0)
        for (const auto& [army, piece] : kindsOfArmies()) m_brushes.push_back({Brush::Kind::Piece, army, piece});
    if (m_token >= 0)
        for (int token = 0; token < names.count(Space::Token); ++token)
            m_brushes.push_back({Brush::Kind::Token, -1, token});
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

bool PositionDraft::put(const Brush& brush, int place)
{
    return fits(brush, place) && change([&](Facts& facts) { return putOne(facts, brush, place); });
}

bool PositionDraft::take(const Brush& brush, int place)
{
    return fits(brush, place) && change([&](Facts& facts) { return takeOne(facts, brush, place); });
}

bool PositionDraft::change(const How& how)
{
    Both next = m_now;
    if (!how(next.facts)) return false;
    if (const std::optional<engine::State> state = settled(next.facts)) {
        next.facts = described(*state);
        engine::State view = *state;
        if (m_viewer) m_rules.view(*state, *m_viewer, view);
        m_rules.describe(view, next.shown);
    } else {
        how(next.shown); // less may be known there, which is no reason to refuse
    }
    m_before.push_back(std::exchange(m_now, std::move(next)));
    forgetDerived();
    return true;
}

std::optional<engine::State> PositionDraft::settled(const Facts& facts) const
{
    engine::State state;
    m_rules.clearPosition(state);
    if (!std::ranges::all_of(facts, [&](const Fact& f) { return m_rules.setFact(state, f); })) return std::nullopt;
    if (m_rules.validatePosition(state)) return std::nullopt;
    return state;
}

Facts PositionDraft::described(const engine::State& state) const
{
    Facts facts;
    m_rules.describe(state, facts);
    return facts;
}

bool PositionDraft::putOne(Facts& facts, const Brush& brush, int place) const
{
    switch (brush.kind) {
    case Brush::Kind::Piece: return addPiece(facts, brush.army, brush.item, place, 1);
    case Brush::Kind::Token: {
        const auto here = findFact(facts, m_token, keyOf(brush.item));
        if (here != facts.end() && here->value == place) return false;
        moveToken(facts, brush.item, place);
        return true;
    }
    case Brush::Kind::Marker: {
        const int field = markerField(brush.item);
        if (findFact(facts, field, keyOf(place)) != facts.end()) return false;
        setFact(facts, field, keyOf(place, engine::kNothing), 1);
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
        const auto here = findFact(facts, m_token, keyOf(brush.item));
        if (here == facts.end() || here->value != place) return false;
        facts.erase(here); // settling the position puts it where it starts
        return true;
    }
    case Brush::Kind::Marker: {
        const auto here = findFact(facts, markerField(brush.item), keyOf(place));
        if (here == facts.end()) return false;
        facts.erase(here);
        return true;
    }
    }
    return false;
}

bool PositionDraft::addPiece(Facts& facts, int army, int piece, int place, int by) const
{
    auto owner = findFact(facts, m_owner, keyOf(place));
    const bool mine = owner != facts.end() && owner->value == army;
    if (!mine && by < 0) return false;
    if (!moveSupply(facts, army, piece, -by)) return false;
    if (!mine && owner != facts.end()) {
        const int before = owner->value;
        for (const Fact& f : Facts(facts))
            if (f.field == m_stack && f.key[0] == place) moveSupply(facts, before, f.key[1], f.value);
        std::erase_if(facts, [&](const Fact& f) { return f.field == m_stack && f.key[0] == place; });
    }
    const auto stack = findFact(facts, m_stack, keyOf(place, piece));
    const int count = (stack == facts.end() ? 0 : stack->value) + by;
    if (count < 0) return false;
    if (count > 0)
        setFact(facts, m_stack, keyOf(place, piece), count);
    else
        facts.erase(stack);
    setFact(facts, m_owner, keyOf(place, engine::kNothing), army);
    const bool empty =
        std::ranges::none_of(facts, [&](const Fact& f) { return f.field == m_stack && f.key[0] == place; });
    if (empty) facts.erase(findFact(facts, m_owner, keyOf(place)));
    return true;
}

bool PositionDraft::moveSupply(Facts& facts, int army, int piece, int by) const
{
    const auto supply = findFact(facts, m_supply, keyOf(army, piece));
    if (supply == facts.end() || supply->value == engine::kUnknown) return true; // settling the position counts it
    if (supply->value + by < 0) return false;
    supply->value = static_cast<std::int16_t>(supply->value + by);
    return true;
}

void PositionDraft::moveToken(Facts& facts, int token, int place) const
{
    setFact(facts, m_token, keyOf(token, engine::kNothing), place);
    // A statue that is put into a territory is meant to live there.
    if (m_stone >= 0 && isLand(m_rules, place))
        if (const auto stone = findFact(facts, m_stone, keyOf(token)); stone != facts.end()) facts.erase(stone);
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
