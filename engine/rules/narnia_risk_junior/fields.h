// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/position.h"
#include "engine/rules/narnia_risk_junior/state.h"
#include "engine/rules/narnia_risk_junior/table.h"

namespace marches::engine::narnia_risk_junior {

/// Fields of a position, in the order in which they are put: indices of fieldSpecs(). Private to this folder.
enum class Field : std::uint8_t {
    Turn,
    Phase,
    Stage,
    Owner,
    Stack,
    Attackers,
    Camp,
    BattlePlace,
    BattleFrom,
    BattleWay,
    Dice,
    Hits,
    HitCharacter,
    StoneDue,
    Character,
    Holder,
    Stone,
    Spent,
    Crowns,
    ArmyCrowns,
    Captives,
    ArmyCaptives,
    Supply,
    Statues,
    Hand,
    Narnia,
    NarniaUsed,
    Territory,
    TerritoryUsed,
    Track,
    Flipped,
    Drawn,
    Card,
    Effect,
    LakeThawed,
    DiceCap,
    Spies,
    PowerDone,
    LucyFought,
    LucyAnswered,
    EdmundDone,
    Streak,
    Diverted,
    MarchFrom,
    ReviveDue,
    ReviveTotal,
    Revived,
    Borrowed,
    BorrowedFrom,
    BorrowedBy,
    RerollDie,
    Resume,
    Asked,
    Asking,
    Silent,
    Setup,
    Winner,
    Count,
};

// A token's place in a fact: a place, or a choice, which is stored as -2 - index.

std::int16_t valueOfSpot(Spot spot);
/// kUnsaid for a value that is no place for a character.
Spot spotOfValue(const Table& table, int value);

const std::vector<FieldSpec>& fieldSpecs();

} // namespace marches::engine::narnia_risk_junior
