// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>
#include <optional>

#include "engine/game/chance.h"

// What games do with dice and counts, whichever dice and counts they are.

namespace marches::engine {

/// Who rolled highest.
struct RollOff {
    std::uint32_t highest = 0; ///< bit a seat
    int best = 0;              ///< face
    bool tied() const { return std::popcount(highest) > 1; }
    int first() const { return std::countr_zero(highest); } ///< of the highest
};

/// One die a contender (bit a seat), in the order of the seats; tell(seat, face) is called for each.
template <class Tell> RollOff rollOff(std::uint32_t contenders, const Outcome& outcome, Tell tell)
{
    RollOff result;
    int at = 0;
    for (; contenders != 0; contenders &= contenders - 1) {
        const int seat = std::countr_zero(contenders);
        const int face = outcome[at++];
        tell(seat, face);
        if (face > result.best) result.highest = 0;
        result.best = face > result.best ? face : result.best;
        if (face == result.best) result.highest |= 1U << static_cast<unsigned>(seat);
    }
    return result;
}

/// Seats as bits: those that are named, all where none is.
constexpr std::uint32_t seatsOrAll(std::uint32_t named, int seats)
{
    return named != 0 ? named : (1U << static_cast<unsigned>(seats)) - 1U;
}

/// Tells a throw of up to three dice (0: no die), with a sentence each for one, two and three.
template <class Context, class Text, class Rule>
void tellThrow(const Context& ctx, const std::uint8_t (&dice)[3], const Text (&texts)[3], Rule rule, int who)
{
    if (dice[2] != 0)
        ctx.tell(texts[2], rule, {who, dice[0], dice[1], dice[2]});
    else if (dice[1] != 0)
        ctx.tell(texts[1], rule, {who, dice[0], dice[1]});
    else
        ctx.tell(texts[0], rule, {who, dice[0]});
}

/// The seats that lead, a bit each: those that play (plays(seat)) and for which count(seat), a number or several that
/// are compared in order, is greatest.
template <class Plays, class Count> std::uint64_t leadersBy(int seats, Plays plays, Count count)
{
    std::uint64_t best = 0;
    std::optional<decltype(count(0))> most;
    for (int seat = 0; seat < seats; ++seat) {
        if (!plays(seat)) continue;
        const auto mine = count(seat);
        if (!most || mine > *most) {
            best = 0;
            most = mine;
        }
        if (mine == *most) best |= std::uint64_t{1} << static_cast<unsigned>(seat);
    }
    return best;
}

} // namespace marches::engine
