// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/position.h"

namespace marches::engine::narnian_wars {

/// Fields of a position, in the order of the table in facts.cpp, which is that in which they are put.
enum class Field : std::uint8_t {
    Phase,
    Year,
    FirstYear,
    Fall,
    Stage,
    QueenForm,
    Dwarfs,
    GiftDue,
    Owner,
    Garrison,
    Units,
    Exempt,
    Stone,
    Dislodged,
    Barred,
    Came,
    Contested,
    Person,
    Plight,
    Shun,
    Known,
    KingAway,
    Whisked,
    CallsUsed,
    Streak,
    PrizeTaken,
    PrizeUsed,
    PrizeAged,
    Score,
    OrderDo,
    OrderTo,
    OrderOf,
    Hunts,
    ErrandDo,
    ErrandTo,
    ErrandOf,
    Still,
    Chases,
    Welcome,
    Carries,
    Victim,
    Prey,
    ChargeDo,
    ChargeTo,
    ChargeOf,
    Calling,
    Declaring,
    Vote,
    Sealed,
    Winner,
    Count
};

const std::vector<FieldSpec>& fieldSpecs();

} // namespace marches::engine::narnian_wars
