// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/writtenorder.h"

namespace marches::engine::orders {

/// What could come next where a line breaks off: bits.
enum Expected : std::uint32_t {
    kUnitWord = 1,  ///< "A" or "F"
    kPlaceName = 2, ///< of a unit
    kVerb = 4,      ///< hold, move, support, convoy, retreat, disband, build
    kTarget = 8,    ///< a place to go to
    kMoveWord = 16, ///< "-"
    kViaWord = 32,  ///< "via convoy"
    kLeading = 64,  ///< build, disband, waive before the unit
    kPowerName = 128,
    kOtherUnit = 256, ///< the place of a unit that is supported, convoyed or travelled with
    kPerson = 512,
    kPersonVerb = 1024, ///< hold, move, support, with, retreat, disband
    kHuntWord = 2048,   ///< "X", after the order of a unit
    kPowerWord = 4096,  ///< carry, petrify, command, call Aslan: of persons that can do so
    kOtherPerson = 8192,
    kVoteWord = 16384,   ///< accept, refuse
    kOtherPower = 32768, ///< who orders a unit, or shares a draw
};

/// What a line of a sheet says.
struct OrderLine {
    std::vector<WrittenOrder>
        orders;     ///< several where commas or semicolons part them, or one says two things ("A Trf - Rus X Mir")
    int power = -1; ///< power that the line names first, for Lexicon::powerId(), as in "France: A Par - Bur"
    bool heading = false;       ///< the line says nothing but that
    std::string stranger;       ///< what stands in the place of a power that the line would name first, misspelt
    bool added = false;         ///< and that what follows is an addition, as in "France, also:"
    std::uint32_t expected = 0; ///< at its end
    Errors errors;              ///< at most one for each order
};

/// Reads one line; `line` is its number for errors. Errors: order-place-unknown (name, hint), order-place-unclear
/// (name, places), order-place-expected (found), order-power-expected (found), order-power-unknown (name, hint),
/// order-verb-expected (found, hint), order-ends-early (what), order-left-over (found), order-line-too-long.
OrderLine readOrderLine(std::string_view text, const Lexicon& lexicon, std::string_view file, int line);

} // namespace marches::engine::orders
