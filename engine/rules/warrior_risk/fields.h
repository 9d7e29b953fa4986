// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

#include "engine/game/position.h"
#include "engine/rules/warrior_risk/state.h"

namespace marches::engine::warrior_risk {

/// How a field is kept in the position. Nearly all are plain numbers in plain places, so that writing and reading them
/// is one loop over a table each (facts.cpp, put.cpp).
enum class Keep : std::uint8_t {
    Number,    ///< a member
    PlusOne,   ///< a member for which 0 means none
    BySeat,    ///< an array
    ByPlace,   ///< an array
    SeatBits,  ///< a byte of flags, bit a seat
    PlaceBits, ///< a word of flags, bit a place
    Flag,      ///< a bit of Position::flags
    Owner,     ///< the rest have code of their own
    Guests,
    Passage,
    Capital,
    Score,
    Out,
    Pair,
    Betrayal,
    BetrayedAt,
    Origins,
    Dice,
    Drawn,
    Sealed,
    SealedAmount,
    BallotFor,
    BallotAnswer,
    DealSeat,  ///< like PlusOne, while an offer is talked about
    DealGiver, ///< follows from the phase
    DealUnits,
    DealPromise,
    Hand,
    Symbol, ///< printed on the card
    Pile,
    Traded,
};

struct FieldRow {
    std::string_view path;
    Role role;
    Holds holds;
    std::array<Space, 3> keys;
    Space value;
    Keep keep;
    std::size_t offset = 0; ///< in the Position; of a Flag: its bit
    bool wide = false;      ///< 16 bits, else 8
    int extra = 0;          ///< for Dice, Deal... and Pile: which of two
};

/// In the order in which facts are put: what others refer to comes first.
std::span<const FieldRow> fieldRows();
const std::vector<FieldSpec>& fieldSpecs();

} // namespace marches::engine::warrior_risk
