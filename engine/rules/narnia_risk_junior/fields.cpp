// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/fields.h"

#include <array>
#include <iterator>

#include "engine/rules/narnia_risk_junior/machine.h"
#include "engine/rules/narnia_risk_junior/play.h"

namespace marches::engine::narnia_risk_junior {

namespace {

constexpr std::array<Space, 3> kNoKeys{Space::None, Space::None, Space::None};
constexpr std::array<Space, 3> keys(Space a, Space b = Space::None, Space c = Space::None) { return {a, b, c}; }

struct Row {
    Field field;
    const char* path;
    Role role;
    Holds holds;
    std::array<Space, 3> keys;
    Space value;
    Space otherValue = Space::None;
};

constexpr Row kRows[] = {
    {Field::Turn, "turn", Role::Turn, Holds::One, kNoKeys, Space::Army},
    {Field::Phase, "phase", Role::Phase, Holds::One, kNoKeys, Space::Phase},
    {Field::Stage, "stage", Role::Counter, Holds::One, kNoKeys, Space::Number},
    {Field::Owner, "territories.{place}.owner", Role::Owner, Holds::One, keys(Space::Place), Space::Army},
    {Field::Stack, "territories.{place}.{piece}", Role::Stack, Holds::One, keys(Space::Place, Space::Piece),
     Space::Number},
    {Field::Attackers, "territories.{place}.attackers.{piece}", Role::Intruders, Holds::One,
     keys(Space::Place, Space::Piece), Space::Number},
    {Field::Camp, "territories.{place}.camp", Role::Marker, Holds::One, keys(Space::Place), Space::Flag},
    {Field::BattlePlace, "battle.place", Role::Internal, Holds::One, kNoKeys, Space::Place},
    {Field::BattleFrom, "battle.from", Role::Internal, Holds::One, kNoKeys, Space::Place},
    {Field::BattleWay, "battle.way", Role::Internal, Holds::One, kNoKeys, Space::Choice},
    {Field::Dice, "battle.dice", Role::Internal, Holds::List, kNoKeys, Space::Number},
    {Field::Hits, "battle.hits.{piece}", Role::Internal, Holds::One, keys(Space::Piece), Space::Number},
    {Field::HitCharacter, "battle.hit-character", Role::Internal, Holds::One, kNoKeys, Space::Token},
    {Field::StoneDue, "battle.stone-due", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::Character, "characters.{token}", Role::Token, Holds::One, keys(Space::Token), Space::Place, Space::Choice},
    {Field::Holder, "holders.{token}", Role::Status, Holds::One, keys(Space::Token), Space::Seat},
    {Field::Stone, "stone.{token}", Role::Status, Holds::One, keys(Space::Token), Space::Flag},
    {Field::Spent, "spent.{token}", Role::Status, Holds::One, keys(Space::Token), Space::Flag},
    {Field::Crowns, "seats.{seat}.crowns", Role::Score, Holds::One, keys(Space::Seat), Space::Number},
    {Field::ArmyCrowns, "armies.{army}.crowns", Role::Counter, Holds::One, keys(Space::Army), Space::Number},
    {Field::Captives, "seats.{seat}.captives.{army}.{piece}", Role::Captives, Holds::One,
     keys(Space::Seat, Space::Army, Space::Piece), Space::Number},
    {Field::ArmyCaptives, "armies.{army}.captives.{army}.{piece}", Role::Captives, Holds::One,
     keys(Space::Army, Space::Army, Space::Piece), Space::Number},
    {Field::Supply, "supply.{army}.{piece}", Role::Supply, Holds::One, keys(Space::Army, Space::Piece), Space::Number},
    {Field::Statues, "statues.{place}.{army}.{piece}", Role::Stack, Holds::One,
     keys(Space::Place, Space::Army, Space::Piece), Space::Number},
    {Field::Hand, "seats.{seat}.hand", Role::Hand, Holds::List, keys(Space::Seat), Space::Card},
    {Field::Narnia, "decks.narnia", Role::Pile, Holds::List, kNoKeys, Space::Card},
    {Field::NarniaUsed, "decks.narnia-used", Role::Discard, Holds::List, kNoKeys, Space::Card},
    {Field::Territory, "decks.territory", Role::Pile, Holds::List, kNoKeys, Space::Place},
    {Field::TerritoryUsed, "decks.territory-used", Role::Discard, Holds::List, kNoKeys, Space::Place},
    {Field::Track, "track", Role::Track, Holds::List, kNoKeys, Space::Army},
    {Field::Flipped, "flipped", Role::Counter, Holds::One, kNoKeys, Space::Number},
    {Field::Drawn, "drawn", Role::Internal, Holds::List, kNoKeys, Space::Place},
    {Field::Card, "card", Role::OpenCard, Holds::One, kNoKeys, Space::Card},
    {Field::Effect, "effect", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::LakeThawed, "lake-thawed", Role::Effect, Holds::One, kNoKeys, Space::Flag},
    {Field::DiceCap, "dice-cap", Role::Effect, Holds::One, kNoKeys, Space::Number},
    {Field::Spies, "spies", Role::Effect, Holds::One, kNoKeys, Space::Flag},
    {Field::PowerDone, "this-turn.power-done", Role::Internal, Holds::One, kNoKeys, Space::Flag},
    {Field::LucyFought, "this-turn.lucy-fought", Role::Internal, Holds::One, kNoKeys, Space::Flag},
    {Field::LucyAnswered, "this-turn.lucy-answered", Role::Internal, Holds::One, kNoKeys, Space::Flag},
    {Field::EdmundDone, "this-turn.edmund-done", Role::Internal, Holds::One, kNoKeys, Space::Flag},
    {Field::Streak, "this-turn.streak", Role::Internal, Holds::One, kNoKeys, Space::Flag},
    {Field::Diverted, "this-turn.diverted", Role::Internal, Holds::One, kNoKeys, Space::Piece},
    {Field::MarchFrom, "march-from", Role::Internal, Holds::One, kNoKeys, Space::Place},
    {Field::ReviveDue, "revival.due", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::ReviveTotal, "revival.total", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::Revived, "revival.{army}.{piece}", Role::Internal, Holds::One, keys(Space::Army, Space::Piece),
     Space::Number},
    {Field::Borrowed, "borrowed.character", Role::Effect, Holds::One, kNoKeys, Space::Token},
    {Field::BorrowedFrom, "borrowed.from", Role::Internal, Holds::One, kNoKeys, Space::Place, Space::Choice},
    {Field::BorrowedBy, "borrowed.by", Role::Internal, Holds::One, kNoKeys, Space::Seat},
    {Field::RerollDie, "reroll-die", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::Resume, "resume", Role::Internal, Holds::One, kNoKeys, Space::Phase},
    {Field::Asked, "asked.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Asking, "asking.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Silent, "silent.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Setup, "setup", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::Winner, "winners.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
};

} // namespace

const std::vector<FieldSpec>& fieldSpecs()
{
    static const std::vector<FieldSpec> specs = [] {
        std::vector<FieldSpec> made;
        for (const Row& row : kRows)
            made.push_back({row.path, row.role, row.holds, row.keys, row.value, row.otherValue});
        return made;
    }();
    static_assert(std::size(kRows) == static_cast<std::size_t>(Field::Count));
    return specs;
}

int effectRule(const Table& /*table*/, const Fact& fact)
{
    switch (static_cast<Field>(fact.field)) {
    case Field::LakeThawed: return num(advanced(6));
    case Field::DiceCap:
    case Field::Spies: return num(nrj(53));
    default: return 0;
    }
}

std::int16_t valueOfSpot(Spot spot)
{
    if (spot == kOnCard) return static_cast<std::int16_t>(-2 - num(Choice::Card));
    if (spot == kAside) return static_cast<std::int16_t>(-2 - num(Choice::Aside));
    return static_cast<std::int16_t>(spot - kFirstSpot);
}

Spot spotOfValue(const Table& table, int value)
{
    if (value == -2 - num(Choice::Card)) return kOnCard;
    if (value == -2 - num(Choice::Aside)) return kAside;
    return value >= 0 && value < table.places ? spotOf(value) : kUnsaid;
}

} // namespace marches::engine::narnia_risk_junior
