// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/rules/narnian_wars/machine.h"
#include "engine/rules/ordergames/orderproposer.h"

namespace marches::engine::narnian_wars {

/// What is ordered besides what units do, in proposals: a person travels with a unit where its strength decides
/// something, helps, goes where it is needed next; a Queen uses her power; units hunt persons whom they meet. Reads no
/// more than what the seat sees.
class PersonOrders {
public:
    PersonOrders(const Table& table, const Position& view, int seat, const OrderFront& front, OrderProposer& staff);

    /// What a set says of persons.
    void read(const std::vector<Move>& answers);
    /// Anew, by what the units do.
    void propose();
    /// Something else.
    void vary();
    /// Adds it to the orders of the units.
    void write(std::vector<Move>& answers) const;
    /// Answers of persons while units retreat.
    void retreat(bool freely, std::vector<Move>& answers);

private:
    struct Choice {
        Move move;
        double weight;
    };

    Move make(Verb verb, int first, int second = 0, int third = 0) const;
    bool fits(int province) const;
    bool foeAt(int province) const { return m_front.seatAt(province) >= 0 && m_front.seatAt(province) != m_seat; }
    int endOf(const OrderedUnit& unit) const { return unit.moves() ? unit.to : unit.province; }
    bool contested(int province) const { return m_staff.competition(province) > 0 || foeAt(province); }
    bool matters(const OrderedUnit& unit) const;
    bool goesTo(int province) const;
    Mask steps() const;
    const Mask& reach() const;
    const Move* draw(bool best);
    void collectTravel();
    void collectHelp();
    void collectWalks();
    void decideErrand();
    void chooseErrand();
    void usePower();
    void command();
    bool friendly(int seat) const;
    bool mayCall() const;

    const Table& t;
    const Position& s;
    int m_seat;
    const OrderFront& m_front;
    OrderProposer& m_staff;
    mutable NoTrace m_nobody;
    int m_person; ///< kNobody, or one that can be ordered
    int m_here;
    std::optional<Move> m_errand;
    std::optional<Move> m_power;
    bool m_declares = false;
    bool m_calls = false;
    std::vector<Choice> m_choices;
};

} // namespace marches::engine::narnian_wars
