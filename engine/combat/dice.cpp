// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/dice.h"

#include <algorithm>
#include <cassert>
#include <functional>

namespace marches::engine {

namespace {

std::array<int, kMostDice> sorted(std::span<const std::uint8_t> faces)
{
    assert(!faces.empty() && faces.size() <= kMostDice);
    return highestFirst(faces[0], faces.size() > 1 ? faces[1] : 0, faces.size() > 2 ? faces[2] : 0);
}

/// Goes on to the next roll of so many dice; false after the last.
bool nextRoll(std::span<std::uint8_t> faces)
{
    for (std::uint8_t& face : faces) {
        if (face < kDieFaces) {
            ++face;
            return true;
        }
        face = 1;
    }
    return false;
}

ThrowOdds countRolls(int attack, int defence, const DiceShift& shift)
{
    ThrowOdds odds;
    odds.compared = std::min(attack, defence);
    std::array<std::uint8_t, std::size_t{2} * kMostDice> faces{};
    const std::span<std::uint8_t> all(faces.data(), static_cast<std::size_t>(attack + defence));
    std::ranges::fill(all, std::uint8_t{1});
    do {
        const Losses losses = compareDice(all.first(static_cast<std::size_t>(attack)),
                                          all.subspan(static_cast<std::size_t>(attack)), shift);
        ++odds.ways[static_cast<std::size_t>(losses.attacker)];
        ++odds.rolls;
    } while (nextRoll(all));
    return odds;
}

} // namespace

Losses compareDice(std::span<const std::uint8_t> attack, std::span<const std::uint8_t> defence)
{
    return compareDice(attack, defence, {});
}

Losses compareDice(std::span<const std::uint8_t> attack, std::span<const std::uint8_t> defence, const DiceShift& shift)
{
    // What is added to all dice of a side leaves their order as it is.
    const auto high = sorted(attack);
    const auto low = sorted(defence);
    const std::size_t pairs = std::min(attack.size(), defence.size());
    const int least = shift.floorOne ? 1 : -kDieFaces;
    Losses losses;
    for (std::size_t i = 0; i < pairs; ++i)
        losses.defender += std::max(high[i] + shift.attack, least) > std::max(low[i] + shift.defence, least) ? 1 : 0;
    losses.attacker = static_cast<int>(pairs) - losses.defender;
    return losses;
}

ThrowOdds throwOdds(int attack, int defence, const DiceShift& shift) { return countRolls(attack, defence, shift); }

const ThrowOdds& throwOdds(int attack, int defence)
{
    assert(attack >= 1 && attack <= kMostDice && defence >= 1 && defence <= kMostDice);
    using Row = std::array<ThrowOdds, kMostDice>;
    static const std::array<Row, kMostDice> table = [] {
        std::array<Row, kMostDice> made;
        for (int a = 1; a <= kMostDice; ++a)
            for (int d = 1; d <= kMostDice; ++d)
                made[static_cast<std::size_t>(a - 1)][static_cast<std::size_t>(d - 1)] = countRolls(a, d, {});
        return made;
    }();
    return table[static_cast<std::size_t>(attack - 1)][static_cast<std::size_t>(defence - 1)];
}

} // namespace marches::engine
