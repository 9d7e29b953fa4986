// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/base/bits.h"
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

using adjudication::kNone;
using adjudication::Order;
using adjudication::OrderKind;

template <class W> class TurnWriter {
public:
    TurnWriter(const ConstContext<W>& theContext, Workspace& workspace)
        : ctx(theContext), t(theContext.table), s(theContext.position), d(workspace)
    {}

    void write()
    {
        d.count = 0;
        std::fill_n(d.pieceIn.begin(), t.provinces, kNone);
        for (int seat = 0; seat < kPowers; ++seat) d.sides[at(seat)] = sideOf(ctx, seat);
        fillOwners(s, d.owners);
        forEachUnit(s, [&](int i, std::uint8_t /*unit*/) { add(i); });
        Turn& turn = d.turn;
        turn = Turn{};
        turn.pieces = {d.pieces.data(), d.count};
        turn.orders = {d.orders.data(), d.count};
        turn.alignments = d.sides;
        turn.owners = {d.owners.data(), at(t.provinces)};
        turn.homes = t.homes;
        turn.garrisons = s.garrison().mask();
        turn.greenQueen = s.queenForm == 2;
        for (int p = 0; p < kPersons; ++p)
            if (onBoard(s, static_cast<Person>(p))) send(static_cast<Person>(p));
        usePower(turn.travellerOrders[idx(Person::Queen)]);
    }

private:
    void add(int province)
    {
        const std::uint8_t unit = s.unit(province);
        d.stood[d.count] = unit;
        d.pieceIn[at(province)] = static_cast<std::int16_t>(d.count);
        d.pieces[d.count] = {static_cast<std::int16_t>(province), static_cast<std::uint8_t>(seatOf(unit)), kindOf(unit),
                             s.stone(province) != 0};
        PieceOrder& order = d.orders[d.count++];
        order = PieceOrder{};
        if (s.order(province) != 0 && ctx.in(nw(1)))
            order.order = written(orderOf(s, province), s.target(province), s.helped(province));
        order.hunts = static_cast<std::int8_t>(s.hunts(province) - 1);
    }

    static Order written(Verb verb, int to, int of)
    {
        Order order;
        order.to = static_cast<std::int16_t>(to - 1);
        order.from = static_cast<std::int16_t>(of - 1);
        switch (verb) {
        case Verb::MoveByConvoy:
        case Verb::Sail: order.viaConvoy = true; [[fallthrough]];
        case Verb::Move:
        case Verb::Walk:
        case Verb::CommandMove: order.kind = OrderKind::Move; break;
        case Verb::Support:
        case Verb::Back:
        case Verb::CommandSupport: order.kind = OrderKind::SupportHold; break;
        case Verb::SupportMove:
        case Verb::BackMove:
        case Verb::CommandSupportMove: order.kind = OrderKind::SupportMove; break;
        case Verb::Convoy:
        case Verb::CommandConvoy: order.kind = OrderKind::Convoy; break;
        default: order.kind = OrderKind::Hold; break;
        }
        return order;
    }

    void send(Person person)
    {
        Traveller& who = d.turn.travellers[idx(person)];
        who = {static_cast<std::int16_t>(siteOf(s, person)), static_cast<std::uint8_t>(t.ownerOf(person))};
        who.stone = s.still[idx(person)] != 0 || turned(person);
        if (who.stone) return;
        TravellerOrder& order = d.turn.travellerOrders[idx(person)];
        if (person == Person::HighKing) order.carries = static_cast<std::int8_t>(s.carries - 1);
        order.hunts = static_cast<std::int8_t>(s.chases[idx(person)] - 1);
        const PersonOrder& errand = s.errand[idx(person)];
        if (errand.verb == 0) return;
        const Verb verb = static_cast<Verb>(errand.verb - 1);
        order.order = written(verb, errand.to, errand.of);
        switch (verb) {
        case Verb::Walk:
        case Verb::Sail: order.kind = TravellerOrder::Kind::Walk; break;
        case Verb::Travel:
            order.kind = TravellerOrder::Kind::Travel;
            if (consented(person, errand.of - 1)) order.host = d.pieceIn[at(errand.of - 1)];
            break;
        default: order.kind = TravellerOrder::Kind::Support; break;
        }
    }

    /// Turned to stone by the orders of this turn.
    bool turned(Person person) const
    {
        const bool beside = s.site[idx(person)] == s.site[idx(Person::Queen)];
        return s.prey == plus1(num(person)) && beside && !t.options.provisionalStone && ctx.in(nw(33));
    }

    /// By a reading the owner of a unit is to agree that another's person travels with it.
    bool consented(Person person, int host) const
    {
        if (!t.options.hostConsents || s.unit(host) == 0 || seatOf(s.unit(host)) == t.ownerOf(person)) return true;
        return (s.welcome[idx(person)] & seatBit(seatOf(s.unit(host)))) != 0;
    }

    /// What the Queen does to the unit beside her.
    void usePower(TravellerOrder& order) const
    {
        if (s.victim == 0 || s.victim == kHiddenPlace || s.site[idx(Person::Queen)] == 0) return;
        const std::int16_t piece = d.pieceIn[at(s.victim - 1)];
        if (s.queenForm == 2) {
            order.commands = piece;
            order.commanded = written(static_cast<Verb>(s.charge.verb - 1), s.charge.to, s.charge.of);
        } else if (!t.options.provisionalStone) {
            order.immobilises = piece;
        }
    }

    const ConstContext<W>& ctx;
    const Table& t;
    const Position& s;
    Workspace& d;
};

} // namespace

template <class W> void writeBrief(const ConstContext<W>& ctx, Workspace& workspace)
{
    TurnWriter<W>(ctx, workspace).write();
}

template void writeBrief(const ConstContext<RuleTrace>&, Workspace&);
template void writeBrief(const ConstContext<NoTrace>&, Workspace&);

} // namespace marches::engine::narnian_wars
