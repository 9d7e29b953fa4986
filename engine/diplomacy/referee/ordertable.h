// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/game.h"

namespace marches::engine::referee {

/// Where orders are laid down: a game, or a position that is played without one.
class OrderTable {
public:
    OrderTable() = default;
    OrderTable(const OrderTable&) = delete;
    OrderTable& operator=(const OrderTable&) = delete;
    virtual ~OrderTable() = default;

    virtual const Rules& rules() const = 0;
    virtual const State& state() const = 0;
    /// What is pending, as `seat` has to answer it.
    virtual Decision pendingFor(int seat) const = 0;
    /// Why the move would be refused; false when it is legal.
    virtual Refusal check(const Move& move) const = 0;
    virtual Refusal apply(const Move& move) = 0;
    /// True when the rule (Space::Rule) is in force.
    virtual bool inForce(int rule) = 0;
};

/// A game, with each order a step of its journal.
class GameTable final : public OrderTable {
public:
    explicit GameTable(Game& game) : m_game(game) {}

    const Rules& rules() const override { return m_game.rules(); }
    const State& state() const override { return m_game.state(); }
    Decision pendingFor(int seat) const override { return m_game.pendingFor(seat); }
    Refusal check(const Move& move) const override { return m_game.check(move); }
    Refusal apply(const Move& move) override { return m_game.apply(move); }
    bool inForce(int /*rule*/) override { return true; }

private:
    Game& m_game;
};

} // namespace marches::engine::referee
