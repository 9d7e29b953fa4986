// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/position.h"

namespace marches::engine::castle_risk {

/// Fields of a position, in the order of the table in facts.cpp, which is that in which they are put.
enum class Field : std::uint8_t {
    Turn,
    Phase,
    Round,
    Owner,
    Stack,
    Fallen,
    To,
    Castle,
    Banner,
    Score,
    Hand,
    InUse,
    Out,
    Truce,
    SlipHolder,
    SlipPlace,
    Reserve,
    Track,
    OnTrack,
    Cards,
    CardsUsed,
    Aside,
    From,
    Sea,
    Ship,
    AttackDice,
    DefenceDice,
    Attack,
    Defence,
    MostRolled,
    GameResult,
    Rolled,
    Assault,
    Committed,
    Pledged,
    MarshallAt,
    Vacated,
    Conqueror,
    Asked,
    Due,
    Resume,
    First,
    Contenders,
    Drawn,
    Left,
    Attacked,
    Sailed,
    Talked,
    Winner,
    Count
};

const std::vector<FieldSpec>& fieldSpecs();

} // namespace marches::engine::castle_risk
