// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/game.h"

namespace marches::engine::referee {

/// Where orders are laid down: a game, or a position that is played without one.
class OrderTarget {
public:
    OrderTarget() = default;
    OrderTarget(const OrderTarget&) = delete;
    OrderTarget& operator=(const OrderTarget&) = delete;
    virtual ~OrderTarget() = default;

    virtual const Rules& rules() const = 0;
    virtual const State& state() const = 0;
    /// What is pending, as `seat` has to answer it.
    virtual Decision pendingFor(int seat) const = 0;
    /// Why the move would be refused; false when it is legal.
    [[nodiscard]] virtual Refusal check(const Move& move) const = 0;
    [[nodiscard]] virtual Refusal apply(const Move& move) = 0;
    /// True when the rule (Space::Rule) is in force.
    virtual bool inForce(int rule) = 0;
};

/// A game, with each order a step of its journal.
class GameTarget final : public OrderTarget {
public:
    explicit GameTarget(Game& game) : m_game(game) {}

    const Rules& rules() const override { return m_game.rules(); }
    const State& state() const override { return m_game.state(); }
    Decision pendingFor(int seat) const override { return m_game.pendingFor(seat); }
    [[nodiscard]] Refusal check(const Move& move) const override { return m_game.check(move); }
    [[nodiscard]] Refusal apply(const Move& move) override { return m_game.apply(move); }
    bool inForce(int /*rule*/) override { return true; }

private:
    Game& m_game;
};

} // namespace marches::engine::referee
