// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "engine/diplomacy/referee/gameorders.h"
#include "engine/diplomacy/referee/unitsonboard.h"

namespace marches::engine::referee {

/// Number of the verb; -1: the rules have none of that name.
int verb(const Rules& rules, std::string_view name);
Move moveOf(const Rules& rules, int seat, std::string_view name, std::initializer_list<int> args);

/// What all written orders have in common: whose they are, which piece is meant, and giving them. Private to this
/// folder.
class OrderContext {
public:
    explicit OrderContext(OrderTarget& table) : m_table(table), m_field(table), m_writing(table.rules().orderWriting())
    {}

protected:
    using Status = GivenOrder::Status;

    const Rules& rules() const { return m_table.rules(); }
    bool owes(int seat) const { return m_table.pendingFor(seat).owes(seat); }
    bool offers(std::string_view name) const;
    int seatNamed(std::string_view power) const;
    /// The seat that may do so; -1: none.
    int seatOffered(std::string_view name) const;
    /// The verb of an order that no piece carries out: whoever is offered it is meant.
    std::string_view verbOfSeat(orders::OrderKind kind) const;
    bool findSeat(GivenOrder& given) const;
    /// The unit that is meant, at its own coast; -1: there is none of the power's.
    int unit(const std::vector<UnitOnBoard>& among);
    /// Variants have pieces besides: whatever is no fleet may be written as an army, what sails as a fleet.
    bool suits(orders::UnitKind kind, int piece) const;
    bool isArmy(int place) const;
    /// Where the unit stands that is helped; as written where there is none.
    int other() const;
    bool isCoast(int place) const { return place >= 0 && m_field.province(place) != place; }
    /// An order to one unit, which can have but one.
    static bool ordersUnit(const orders::WrittenOrder& order);
    void apply(const Move& move);
    void apply(std::string_view name, std::initializer_list<int> args)
    {
        apply(moveOf(rules(), m_given->seat, name, args));
    }
    /// A reading of how orders are written applies: its rule is cited, and may be out of force.
    bool readingApplies() { return m_writing.rule == 0 || m_table.inForce(m_writing.rule); }
    /// The order is not carried out for how it is written.
    void discard(GivenOrder& given, GivenOrder::Status status) const;

    OrderTarget& m_table;
    UnitsOnBoard m_field;
    OrderWriting m_writing;
    GivenOrder* m_given = nullptr;
};

} // namespace marches::engine::referee
