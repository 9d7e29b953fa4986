// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/game/position.h"

namespace marches::engine::diplomacy {

/// Fields of a position, in the order of the table in facts.cpp, which is that in which they are put.
enum class Field : std::uint8_t {
    Phase,
    Year,
    FirstYear,
    Owner,
    Units,
    Dislodged,
    Barred,
    Contested,
    Score,
    OrderDo,
    OrderTo,
    OrderOf,
    OrderBy,
    KeptDo,
    KeptTo,
    KeptOf,
    Proxy,
    Vote,
    Sealed,
    Winner,
    Count
};

const std::vector<FieldSpec>& fieldSpecs();

} // namespace marches::engine::diplomacy
