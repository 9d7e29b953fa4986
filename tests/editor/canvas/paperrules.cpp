// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/canvas/paperrules.h"

#include <algorithm>
#include <cstdint>
#include <utility>

namespace marches::test {

namespace {

using engine::FieldSpec;
using engine::Holds;
using engine::Role;
using engine::Space;

enum Field {
    Turn,
    Owner,
    Stack,
    Attackers,
    Camp,
    Character,
    Statue,
    Holder,
    Statues,
    Supply,
    Crowns,
    Track,
    From,
    Flipped,
    Turned
};

struct Empty {
    std::uint8_t nothing;
};

} // namespace

PaperRules::PaperRules(engine::Board board) : m_board(std::move(board))
{
    for (const engine::Place& place : m_board.places()) m_vocabulary.add(Space::Place, place.id);
    m_vocabulary.set(Space::Army, {"witch", "red", "blue", "yellow"});
    m_vocabulary.set(Space::Seat, {"witch", "red", "blue", "yellow"});
    m_vocabulary.set(Space::Piece, {"faun", "centaur", "boggle", "minotaur"});
    m_vocabulary.set(Space::Token, {"Aslan", "Peter", "Susan", "Edmund", "Lucy", "Beavers", "Mr Tumnus", "Rumblebuffin",
                                    "White Witch", "Maugrim", "Ginarrbrik", "General Otmin"});
    m_vocabulary.set(Space::Marker, {"camp"});
    m_vocabulary.set(Space::Choice, {"card"});
    for (int i = 0; i < 4; ++i)
        m_seats.push_back({std::string(m_vocabulary.name(Space::Seat, i)), {i}, i == 0 ? 0 : 1});
    m_fields = {
        FieldSpec{"turn", Role::Turn, Holds::One, {}, Space::Army, Space::None},
        FieldSpec{"territories.{place}.owner", Role::Owner, Holds::One, {Space::Place}, Space::Army, Space::None},
        FieldSpec{"territories.{place}.{piece}",
                  Role::Stack,
                  Holds::One,
                  {Space::Place, Space::Piece},
                  Space::Number,
                  Space::None},
        FieldSpec{"territories.{place}.attackers.{piece}",
                  Role::Intruders,
                  Holds::One,
                  {Space::Place, Space::Piece},
                  Space::Number,
                  Space::None},
        FieldSpec{"territories.{place}.camp", Role::Marker, Holds::One, {Space::Place}, Space::Flag, Space::None},
        FieldSpec{"characters.{token}", Role::Token, Holds::One, {Space::Token}, Space::Place, Space::Choice},
        FieldSpec{"stone.{token}", Role::Status, Holds::One, {Space::Token}, Space::Flag, Space::None},
        FieldSpec{"holders.{token}", Role::Status, Holds::One, {Space::Token}, Space::Seat, Space::None},
        FieldSpec{"statues.{place}.{army}.{piece}",
                  Role::Stack,
                  Holds::One,
                  {Space::Place, Space::Army, Space::Piece},
                  Space::Number,
                  Space::None},
        FieldSpec{
            "supply.{army}.{piece}", Role::Supply, Holds::One, {Space::Army, Space::Piece}, Space::Number, Space::None},
        FieldSpec{"seats.{seat}.crowns", Role::Score, Holds::One, {Space::Seat}, Space::Number, Space::None},
        FieldSpec{"track", Role::Track, Holds::List, {}, Space::Army, Space::None},
        FieldSpec{"battle.from", Role::Internal, Holds::One, {}, Space::Place, Space::None},
        FieldSpec{"flipped", Role::Counter, Holds::One, {}, Space::Number, Space::None},
        FieldSpec{"statue-turns.{place}", Role::Effect, Holds::One, {Space::Place}, Space::Number, Space::None},
    };
}

void PaperRules::start(engine::State& state, engine::Decision& decision, engine::RuleTrace* /*trace*/) const
{
    state.emplace<Empty>();
    decision.setOver();
}

void PaperRules::describe(const engine::State& /*state*/, engine::Facts& facts) const
{
    facts.clear();
    for (int army = 0; army < 4; ++army)
        for (int kind = 0; kind < 2; ++kind) {
            engine::Fact fact;
            fact.field = Supply;
            fact.key = {static_cast<std::int16_t>(army), static_cast<std::int16_t>(army == 0 ? kind + 2 : kind),
                        engine::kNothing};
            fact.value = 10;
            facts.push_back(fact);
        }
}

int PaperPosition::find(Space space, std::string_view id) const
{
    return m_rules.vocabulary().find(space, id).value_or(-1);
}

void PaperPosition::add(int field, std::array<int, 3> keys, int value, int ordinal)
{
    engine::Fact fact;
    fact.field = static_cast<std::uint16_t>(field);
    for (std::size_t i = 0; i < 3; ++i) fact.key[i] = static_cast<std::int16_t>(keys[i]);
    fact.value = static_cast<std::int16_t>(value);
    fact.ordinal = static_cast<std::int16_t>(ordinal);
    if (value != 0 || field == Owner || field == Turn || field == Track || field == Character || field == Holder)
        m_facts.push_back(fact);
}

std::pair<int, int> PaperPosition::kinds(std::string_view army) const
{
    return army == "witch" ? std::pair(2, 3) : std::pair(0, 1);
}

PaperPosition& PaperPosition::turn(std::string_view army)
{
    add(Turn, {-1, -1, -1}, find(Space::Army, army));
    return *this;
}

PaperPosition& PaperPosition::held(std::string_view place, std::string_view army, int light, int heavy)
{
    const int at = find(Space::Place, place);
    add(Owner, {at, -1, -1}, find(Space::Army, army));
    add(Stack, {at, kinds(army).first, -1}, light);
    add(Stack, {at, kinds(army).second, -1}, heavy);
    return *this;
}

PaperPosition& PaperPosition::attacked(std::string_view place, std::string_view army, int light, int heavy)
{
    add(Attackers, {find(Space::Place, place), kinds(army).first, -1}, light);
    add(Attackers, {find(Space::Place, place), kinds(army).second, -1}, heavy);
    return *this;
}

PaperPosition& PaperPosition::attackedFrom(std::string_view place)
{
    add(From, {-1, -1, -1}, find(Space::Place, place));
    return *this;
}

PaperPosition& PaperPosition::camp(std::string_view place)
{
    add(Camp, {find(Space::Place, place), -1, -1}, 1);
    return *this;
}

PaperPosition& PaperPosition::token(std::string_view token, std::string_view place, std::string_view army, bool statue)
{
    const int which = find(Space::Token, token);
    add(Character, {which, -1, -1}, find(Space::Place, place));
    if (!army.empty()) add(Holder, {which, -1, -1}, find(Space::Seat, army));
    if (statue) add(Statue, {which, -1, -1}, 1);
    return *this;
}

PaperPosition& PaperPosition::statues(std::string_view place, std::string_view army, int light, int heavy)
{
    add(Statues, {find(Space::Place, place), find(Space::Army, army), kinds(army).first}, light);
    add(Statues, {find(Space::Place, place), find(Space::Army, army), kinds(army).second}, heavy);
    return *this;
}

PaperPosition& PaperPosition::stone(std::string_view place, int turns)
{
    add(Turned, {find(Space::Place, place), -1, -1}, turns);
    return *this;
}

PaperPosition& PaperPosition::score(std::string_view army, int crowns)
{
    add(Crowns, {find(Space::Seat, army), -1, -1}, crowns);
    return *this;
}

PaperPosition& PaperPosition::track(const std::vector<std::string_view>& armies, int used)
{
    for (std::size_t i = 0; i < armies.size(); ++i)
        add(Track, {-1, -1, -1}, armies[i].empty() ? int{engine::kUnknown} : find(Space::Army, armies[i]),
            static_cast<int>(i));
    add(Flipped, {-1, -1, -1}, used);
    return *this;
}

engine::Facts PaperPosition::facts() const
{
    engine::Facts sorted = m_facts;
    std::ranges::sort(sorted);
    return sorted;
}

} // namespace marches::test
