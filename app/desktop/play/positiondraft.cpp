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

std::string firstWord(const std::string& path) { return path.substr(0, path.find('.')); }
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
        if (field.role == Role::Stack && field.keys[0] == Space::Seat && field.keys[1] == Space::Place) m_units = i;
        if (field.role == Role::Token && field.keys[0] == Space::Token) m_token = i;
        if (field.role == Role::Supply && field.keys[0] == Space::Army && field.keys[1] == Space::Piece) m_supply = i;
        if (field.role == Role::Status && field.keys[0] == Space::Token && isOfStone(field)) m_stone = i;
        if (field.role == Role::Turn && field.value == Space::Army) m_turn = i;
        if (field.role == Role::Phase) m_phase = i;
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
    const int places = m_rules.board().placeCount();
    const auto offer = [&](const Brush& brush) {
        for (int place = 0; place < places; ++place)
            if (fits(brush, place)) return m_brushes.push_back(brush);
    };
    for (int seat = 0; m_units >= 0 && seat < static_cast<int>(m_rules.seats().size()); ++seat) {
        for (int piece = 0; piece < names.count(Space::Piece); ++piece) offer({Brush::Kind::Unit, seat, piece});
        if (m_owner >= 0) offer({Brush::Kind::Owner, seat, -1});
    }
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
    if (brush.kind == Brush::Kind::Unit) return !berths(brush, place).empty();
    if (brush.kind == Brush::Kind::Owner) return canBeSaid(factOf(brush, whole(place)));
    return brush.kind == Brush::Kind::Token || isLand(m_rules, place);
}

engine::Fact PositionDraft::factOf(const Brush& brush, int place) const
{
    const bool owns = brush.kind == Brush::Kind::Owner;
    Fact fact;
    fact.field = static_cast<std::uint16_t>(owns ? m_owner : m_units);
    fact.key = owns ? keyOf(place) : keyOf(brush.army, place);
    if (!owns) fact.key[2] = static_cast<std::int16_t>(brush.item);
    fact.value = static_cast<std::int16_t>(owns ? brush.army : 1);
    return fact;
}

bool PositionDraft::canBeSaid(const Fact& fact) const
{
    engine::State state;
    m_rules.clearPosition(state);
    return m_rules.setFact(state, fact);
}

int PositionDraft::whole(int place) const
{
    const engine::Place& found = m_rules.board().place(place);
    return found.kind == engine::PlaceKind::Coast ? found.parent : place;
}

std::vector<int> PositionDraft::berths(const Brush& brush, int place) const
{
    std::vector<int> found;
    if (canBeSaid(factOf(brush, place))) return {place};
    const engine::Board& board = m_rules.board();
    if (whole(place) != place && canBeSaid(factOf(brush, whole(place)))) return {whole(place)};
    for (int coast = 0; coast < board.placeCount(); ++coast)
        if (coast != place && whole(coast) == place && canBeSaid(factOf(brush, coast))) found.push_back(coast);
    return found;
}

Facts::iterator PositionDraft::unitAt(Facts& facts, int place) const
{
    return std::ranges::find_if(facts,
                                [&](const Fact& f) { return f.field == m_units && whole(f.key[1]) == whole(place); });
}

bool PositionDraft::put(const Brush& brush, int place)
{
    const bool givesWay = brush.kind == Brush::Kind::Unit || brush.kind == Brush::Kind::Owner;
    return fits(brush, place) &&
           change([&](Facts& facts) { return putOne(facts, brush, place); }, givesWay ? whole(place) : -1);
}

bool PositionDraft::take(const Brush& brush, int place)
{
    const bool givesWay = brush.kind == Brush::Kind::Unit || brush.kind == Brush::Kind::Owner;
    if (brush.kind == Brush::Kind::Unit ? place < 0 || place >= m_rules.board().placeCount() : !fits(brush, place))
        return false; // a unit goes whatever its kind
    return change([&](Facts& facts) { return takeOne(facts, brush, place); }, givesWay ? whole(place) : -1);
}

bool PositionDraft::change(const How& how, int place)
{
    Both next = m_now;
    if (!how(next.facts)) return false;
    if (const std::optional<engine::State> state =
            place < 0 ? settled(next.facts) : settledWithout(next.facts, place)) {
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

bool PositionDraft::isOfOrders(const FieldSpec& field) const
{
    // Whoever has ordered is still to order when orders are forgotten.
    if (field.role == Role::Sealed || (field.role == Role::Status && field.keys[0] == Space::Seat)) return true;
    return std::ranges::any_of(m_rules.fields(), [&](const FieldSpec& other) {
        const bool order = other.role >= Role::Order && other.role <= Role::OrderPrey;
        return order && firstWord(other.path) == firstWord(field.path);
    });
}

void PositionDraft::forgetOrders(Facts& facts, int place) const
{
    std::erase_if(facts, [&](const Fact& f) {
        const FieldSpec& field = m_rules.fields()[f.field];
        return field.keys[0] == Space::Place && f.key[0] == place && isOfOrders(field);
    });
}

std::optional<engine::State> PositionDraft::settledWithout(const Facts& facts, int place) const
{
    if (std::optional<engine::State> state = settled(facts)) return state;
    Facts fewer = facts;
    std::erase_if(fewer, [&](const Fact& f) {
        const FieldSpec& field = m_rules.fields()[f.field];
        const bool told = field.role == Role::Internal || field.role == Role::Effect || field.role == Role::Intruders;
        for (std::size_t key = 0; key < field.keys.size(); ++key)
            if (field.keys[key] == Space::Place && whole(f.key[key]) == place) return told || isOfOrders(field);
        return false;
    });
    if (std::optional<engine::State> state = settled(fewer)) return state;
    std::erase_if(fewer, [&](const Fact& f) { return isOfOrders(m_rules.fields()[f.field]); });
    return settled(fewer);
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
    case Brush::Kind::Unit: return putUnit(facts, brush, place);
    case Brush::Kind::Owner:
        if (const auto owner = findFact(facts, m_owner, keyOf(whole(place)));
            owner != facts.end() && owner->value == brush.army)
            return false;
        setFact(facts, m_owner, keyOf(whole(place)), brush.army);
        return true;
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
    case Brush::Kind::Unit:
    case Brush::Kind::Owner: {
        const auto here =
            brush.kind == Brush::Kind::Unit ? unitAt(facts, place) : findFact(facts, m_owner, keyOf(whole(place)));
        if (here == facts.end()) return false;
        facts.erase(here);
        if (brush.kind == Brush::Kind::Unit) forgetOrders(facts, whole(place));
        return true;
    }
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

bool PositionDraft::putUnit(Facts& facts, const Brush& brush, int place) const
{
    const std::vector<int> where = berths(brush, place);
    int to = where.front();
    if (const auto here = unitAt(facts, place); here != facts.end()) {
        const auto berth = std::ranges::find(where, static_cast<int>(here->key[1]));
        if (here->key[0] == brush.army && here->key[2] == brush.item && berth != where.end()) {
            if (where.size() == 1) return false;
            if (berth + 1 != where.end()) to = *(berth + 1);
        }
        facts.erase(here);
    }
    forgetOrders(facts, whole(place)); // they were another unit's
    const Fact unit = factOf(brush, to);
    setFact(facts, unit.field, unit.key, unit.value);
    return true;
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
