// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/referee/gameorders.h"
#include "engine/referee/standings.h"

namespace marches::engine::referee {

/// Number of the verb; -1: the rules have none of that name.
int verb(const Rules& rules, std::string_view name);
Move moveOf(const Rules& rules, int seat, std::string_view name, std::initializer_list<int> args);

/// What all written orders have in common: whose they are, which piece is meant, and giving them. Private to this folder.
class OrderDesk {
public:
    explicit OrderDesk(Game& game) : m_game(game), m_field(game) {}

protected:
    const Rules& rules() const { return m_game.rules(); }
    bool offers(std::string_view name) const;
    int seatNamed(std::string_view power) const;
    /// The seat that may do so; -1: none.
    int seatOffered(std::string_view name) const;
    /// The verb of an order that no piece carries out: whoever is offered it is meant.
    std::string_view verbOfSeat(orders::OrderKind kind) const;
    bool findSeat(GivenOrder& given) const;
    /// The unit that is meant, at its own coast; -1: there is none of the power's.
    int unit(const std::vector<Standing>& among);
    /// Variants have pieces besides: whatever is no fleet may be written as an army, what sails as a fleet.
    bool suits(orders::UnitKind kind, int piece) const;
    bool isArmy(int place) const;
    /// Where the unit stands that is helped; as written where there is none.
    int other() const;
    void apply(const Move& move);
    void apply(std::string_view name, std::initializer_list<int> args) { apply(moveOf(rules(), m_given->seat, name, args)); }

    Game& m_game;
    Standings m_field;
    GivenOrder* m_given = nullptr;
};

} // namespace marches::engine::referee
