// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <string>
#include <vector>

#include "orderboard.h"

namespace marches::test {

/// A position with its orders.
struct Turn {
    std::vector<engine::adjudication::Unit> units;
    std::vector<engine::adjudication::Order> orders;
    std::vector<engine::adjudication::Guard> guards;
    /// For a person who has to find out what went wrong.
    std::string text(const OrderBoard& board) const;
};

/// What kind of positions are drawn.
struct TurnKind {
    int units = 10;
    int powers = 3;
    int mostMoves = 32;
    bool crowded =
        true; ///< on a few seas with their coasts, with many convoys and attacks on them; else all over the board
    bool isInCycle = false; ///< begins with convoys to provinces whose fleets help or hinder these very convoys
    bool additions = false; ///< strengths, guards and immovable units of variants
};

/// Draws positions: the same seed, the same positions on every machine.
class TurnMaker {
public:
    TurnMaker(const OrderBoard& board, std::uint32_t seed) : m_board(board), m_random(seed) {}

    Turn make(const TurnKind& kind);

private:
    int below(int bound) { return static_cast<int>(m_random() % static_cast<std::uint32_t>(bound)); }
    bool chance(int percent) { return below(100) < percent; }
    std::vector<std::int16_t> ground(bool crowded);
    void placeUnits(Turn& turn, const TurnKind& kind);
    void tieCycle(Turn& turn, const TurnKind& kind);
    bool addUnit(Turn& turn, const TurnKind& kind, engine::adjudication::UnitClass unit, const engine::Mask& places,
                 const engine::adjudication::Order& order);
    void orderMoves(Turn& turn, const TurnKind& kind);
    void orderHelp(Turn& turn);
    void add(Turn& turn);
    engine::Mask fleetsAtSea(const Turn& turn) const;
    std::int16_t pick(const engine::Mask& places);

    const OrderBoard& m_board;
    std::mt19937 m_random;
};

} // namespace marches::test
