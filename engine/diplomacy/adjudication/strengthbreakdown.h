// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "engine/diplomacy/adjudication/resolution.h"

namespace marches::engine::adjudication {

/// One share of a strength.
struct Contribution {
    enum class Kind : std::uint8_t {
        Own,     ///< of the unit itself, with all that a variant adds to it
        Support, ///< by `unit`
        Guard,   ///< of the province
    };
    Kind kind = Kind::Own;
    std::int16_t unit = kNone;  ///< kNone: a guard
    int worth = 0;              ///< that it adds, or would add
    Reason lost = Reason::None; ///< why it adds nothing; None: it counts
    std::int16_t by = kNone;    ///< unit that cut or drove out a support
    bool counts() const { return lost == Reason::None; }
    friend bool operator==(const Contribution&, const Contribution&) = default;
};

/// A strength of DATC chapter 5.B, taken apart.
struct StrengthSum {
    enum class Of : std::uint8_t {
        Nothing, ///< nobody is there
        Attack,
        Prevent, ///< of another move to the same province
        Defend,  ///< of the unit that comes the other way
        Hold,
        Stuck, ///< HOLD of a unit that was to move and did not
        Guard, ///< of a province that nobody holds
    };
    Of of = Of::Nothing;
    std::int16_t unit = kNone;
    std::int16_t province = kNone; ///< that is fought for
    int total = 0;                 ///< what its shares add up to, as Result has it
    bool unbeatable = false; ///< of a unit that no attack dislodges: then `total` is the largest that a Result holds
    std::vector<Contribution> shares;
    friend bool operator==(const StrengthSum&, const StrengthSum&) = default;
};

/// What an order comes to: the two sums that Result::strength and Result::against tell, with what they are made of.
struct StrengthBreakdown {
    StrengthSum own; ///< Move: of the attack. Other orders: of the resistance of the province
    StrengthSum
        against; ///< Move: the strongest resistance. Other orders: the strongest attack; of nothing where none was made
    friend bool operator==(const StrengthBreakdown&, const StrengthBreakdown&) = default;
};

} // namespace marches::engine::adjudication
