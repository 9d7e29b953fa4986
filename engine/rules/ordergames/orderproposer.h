// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include "engine/game/chance.h"
#include "engine/game/move.h"
#include "engine/rules/ordergames/orderfront.h"

namespace marches::engine {

/// One unit with its order.
struct OrderedUnit {
    enum class Does : std::uint8_t { Hold, Move, MoveByConvoy, Support, SupportMove, Convoy };

    int place = 0;
    int province = 0;
    adjudication::UnitClass kind = adjudication::UnitClass::Army;
    Does does = Does::Hold;
    int to = -1; ///< place of a move; of a move that is helped, a province
    int of = -1; ///< province of the unit that is helped
    bool still = false;
    bool done = false;
    double worth = 0.0;

    bool moves() const { return does == Does::Move || does == Does::MoveByConvoy; }
    bool stays() const { return !moves(); }
    void hold()
    {
        does = Does::Hold;
        to = of = -1;
    }
};

/// A place with what it is worth to be there.
struct OrderDestination {
    int place;
    double worth;
};

/// One seat's thoughts about one phase of a game of orders. Whole sets of orders as DumbBot (David Norman) gives them:
/// where units go by the sizes of the powers that own or threaten centres near and far, with some chance of the next
/// best; and changes of such sets, after which orders still belong together.
class OrderProposer {
public:
    OrderProposer(const OrderFront& front, int seat, Random& random);

    /// What centres are worth, and who could come to a province: before any question about worth.
    void weigh(const Mask& barren = {});
    /// A new set for a movement phase.
    void propose(const Mask& barren = {});
    /// Changes a set that was read.
    void vary(const Mask& barren = {});

    std::vector<OrderedUnit>& units() { return m_units; }
    const std::vector<OrderedUnit>& units() const { return m_units; }
    OrderedUnit* unitAt(int province)
    {
        return m_unitAt[at(province)] < 0 ? nullptr : &m_units[at(m_unitAt[at(province)])];
    }
    bool helps(const OrderedUnit& unit, int province) const
    {
        return unit.province != province && !unit.still &&
               f.graph->of(unit.kind).supports[at(unit.place)].test(province);
    }
    /// What the most dangerous of the others has to come to a province with, and what defends it.
    int competition(int province) const { return m_competition[at(province)]; }
    /// Of a centre of the seat: the size of the largest that could come there.
    double defence(int province) const { return static_cast<double>(m_defence[at(province)]); }
    double worth(adjudication::UnitClass kind, int place) const;
    bool lot(int percent) { return static_cast<int>(below(m_random, 100)) < percent; }
    int any(std::size_t count) { return static_cast<int>(below(m_random, static_cast<std::uint32_t>(count))); }
    /// Of a list, best first: the first, or while lots say so the next one: the likelier, the nearer it is.
    std::size_t pick(const std::vector<OrderDestination>& list);
    static void sortByWorth(std::vector<OrderDestination>& list);

    /// One unit that was dislodged, and where it may go.
    struct Dislodged {
        int place = 0;
        adjudication::UnitClass kind = adjudication::UnitClass::Army;
        Mask open;
    };
    /// A place for each of the units, -1 where it is disbanded. `freely`: any.
    void retreat(const std::vector<Dislodged>& units, bool freely, std::vector<int>& to);
    /// Places of so many units that are not needed.
    void remove(int due, bool freely, std::vector<int>& places);

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    const Mask& ways(const OrderedUnit& unit) const { return f.ways(unit.kind, unit.place); }
    bool closed(int province) const { return f.still.test(province); }

    void decideAll();
    bool decide(OrderedUnit& unit, bool mayWait);
    void helpOut();

    // Variations (ordervariations.cpp).
    void chooseAnother();
    void attack();
    void help();
    void mix(const Mask& barren);
    void convoy();
    void mend();
    bool mend(OrderedUnit& unit);
    bool ferried(const OrderedUnit& army) const;

    const OrderFront& f;
    int m_seat;
    Random& m_random;
    std::vector<OrderedUnit> m_units;
    std::array<int, kFrontProvinces> m_unitAt;
    std::array<std::uint8_t, kFrontProvinces> m_strength;
    std::array<std::uint8_t, kFrontProvinces> m_competition;
    std::array<float, kFrontProvinces> m_value;   ///< by centre
    std::array<float, kFrontProvinces> m_defence; ///< by province
};

/// The orders of a proposer as moves with these verbs, and back. `Verb` names them as OrderedUnit::Does does.
template <class Verb>
void writeOrders(const OrderProposer& proposer, const OrderFront& front, int seat, std::vector<Move>& answers)
{
    using Does = OrderedUnit::Does;
    const auto make = [&](Verb verb, int first, int second = 0, int third = 0) {
        Move& move = answers.emplace_back(static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(seat));
        move.arg = {static_cast<std::int16_t>(first), static_cast<std::int16_t>(second),
                    static_cast<std::int16_t>(third), 0};
    };
    for (const OrderedUnit& unit : proposer.units()) {
        switch (unit.does) {
        case Does::Move: make(Verb::Move, unit.place, unit.to); break;
        case Does::MoveByConvoy: make(Verb::MoveByConvoy, unit.place, unit.to); break;
        case Does::Support: make(Verb::Support, unit.place, front.placeOf(unit.of)); break;
        case Does::SupportMove: make(Verb::SupportMove, unit.place, front.placeOf(unit.of), unit.to); break;
        case Does::Convoy: make(Verb::Convoy, unit.place, front.placeOf(unit.of), unit.to); break;
        case Does::Hold: make(Verb::Hold, unit.place); break;
        }
    }
}

template <class Verb>
void readOrders(OrderProposer& proposer, const OrderFront& front, const std::vector<Move>& answers)
{
    using Does = OrderedUnit::Does;
    for (const Move& move : answers) {
        const auto verb = static_cast<Verb>(move.verb);
        const bool order = verb == Verb::Hold || verb == Verb::Move || verb == Verb::MoveByConvoy ||
                           verb == Verb::Support || verb == Verb::SupportMove || verb == Verb::Convoy;
        OrderedUnit* unit = order ? proposer.unitAt(front.provinceOf(move.arg[0])) : nullptr;
        if (unit == nullptr) continue;
        unit->hold();
        switch (verb) {
        case Verb::Move:
        case Verb::MoveByConvoy:
            unit->does = verb == Verb::Move ? Does::Move : Does::MoveByConvoy;
            unit->to = move.arg[1];
            break;
        case Verb::Support:
            unit->does = Does::Support;
            unit->of = front.provinceOf(move.arg[1]);
            break;
        case Verb::SupportMove:
        case Verb::Convoy:
            unit->does = verb == Verb::SupportMove ? Does::SupportMove : Does::Convoy;
            unit->of = front.provinceOf(move.arg[1]);
            unit->to = front.provinceOf(move.arg[2]);
            break;
        default: break;
        }
    }
}

} // namespace marches::engine
