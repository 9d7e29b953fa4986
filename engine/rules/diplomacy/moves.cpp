// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/diplomacy/machine.h"

namespace marches::engine::diplomacy {

namespace {

using adjudication::Choices;
using adjudication::ConvoyParadox;
using adjudication::Order;
using adjudication::OrderKind;
using adjudication::Outcome;
using adjudication::Reason;
using adjudication::Resolution;
using adjudication::Result;
using adjudication::Unit;
using adjudication::UnitClass;

/// A power of nobody, so that a unit is no own unit of anybody.
constexpr std::uint8_t kNobody = adjudication::kMostPowers - 1;
constexpr std::uint8_t kInvincible = 100;

/// Puts the position before the adjudicator. Each rule that it applies is asked for here, where its case arises; a rule that is
/// out of force (in a test of a scenario) is taken out of what the adjudicator is given.
template <class W> class Brief {
public:
    Brief(Play<W> play, Desk& desk) : p(play), d(desk) {}

    void write()
    {
        d.count = 0;
        for (int province = 0; province < p.t.provinces; ++province)
            if (p.s.unit[province] != 0) add(province);
        for (std::size_t i = 0; i < d.count; ++i) arm(i);
        for (std::size_t i = 0; i < d.count; ++i) attack(i);
        for (std::size_t i = 0; i < d.count; ++i) bare(i);
    }
    /// The reading of convoy paradoxes, where there are convoys.
    bool paradoxRule() const { return !m_convoys || p.in(dip(16)); }

private:
    void add(int province)
    {
        const std::uint8_t unit = p.s.unit[province];
        Unit& piece = d.units[d.count];
        piece = Unit{};
        piece.place = static_cast<std::int16_t>(placeOfUnit(p.s, province));
        piece.power = static_cast<std::uint8_t>(seatOf(unit));
        piece.kind = isFleet(unit) ? UnitClass::Fleet : UnitClass::Army;
        d.province[d.count] = static_cast<std::uint8_t>(province);
        Order& order = d.orders[d.count++];
        order = Order{};
        if (p.s.order[province] != 0) order = orderAt(province, isFleet(unit));
    }
    Order orderAt(int province, bool fleet) const
    {
        Order order;
        order.kind = OrderKind::Hold;
        const auto set = [&](OrderKind kind, int rule) {
            if (p.in(dip(rule))) order.kind = kind;
        };
        switch (orderOf(p.s, province)) {
        case Verb::Move: set(OrderKind::Move, fleet ? 5 : 4); break;
        case Verb::MoveByConvoy:
            set(OrderKind::Move, 14);
            order.viaConvoy = true;
            break;
        case Verb::Support: set(OrderKind::SupportHold, 9); break;
        case Verb::SupportMove: set(OrderKind::SupportMove, 8); break;
        case Verb::Convoy: set(OrderKind::Convoy, 14); break;
        default: break;
        }
        order.to = static_cast<std::int16_t>(p.s.target[province] - 1);
        order.from = static_cast<std::int16_t>(p.s.helped[province] - 1);
        return order;
    }
    int at(int place) const
    {
        for (std::size_t i = 0; i < d.count; ++i)
            if (place >= 0 && d.province[i] == p.t.provinceOf(place)) return static_cast<int>(i);
        return -1;
    }
    bool isMove(std::size_t i) const { return d.orders[i].kind == OrderKind::Move; }

    /// Support that nothing can cut is a unit's own strength.
    void arm(std::size_t i)
    {
        Order& order = d.orders[i];
        const bool holds = order.kind == OrderKind::SupportHold;
        if ((!holds && order.kind != OrderKind::SupportMove) || p.in(dip(11))) return;
        const int helped = at(order.from);
        if (helped < 0) return;
        const auto other = static_cast<std::size_t>(helped);
        if (holds && !isMove(other)) ++d.units[other].strength.hold;
        if (!holds && isMove(other) && d.orders[other].to == order.to) ++d.units[other].strength.attack;
        order.kind = OrderKind::Hold;
    }
    void attack(std::size_t i)
    {
        if (d.orders[i].kind == OrderKind::Convoy) m_convoys = true;
        if (!isMove(i)) return;
        const int target = p.t.provinceOf(d.orders[i].to);
        for (std::size_t other = 0; other < i; ++other) {
            if (!isMove(other)) continue;
            const int theirs = p.t.provinceOf(d.orders[other].to);
            const bool meet = theirs == target || (theirs == d.province[i] && target == d.province[other]);
            if (meet && !p.in(dip(7))) d.orders[i].kind = OrderKind::Hold;
        }
        const int there = at(d.orders[i].to);
        if (there < 0) return;
        Unit& unit = d.units[static_cast<std::size_t>(there)];
        if (isMove(static_cast<std::size_t>(there))) return;
        if (!p.in(dip(12))) unit.immovable = true;
        if (unit.power == d.units[i].power && !p.in(dip(13))) unit.power = kNobody;
    }
    void bare(std::size_t i)
    {
        if (d.orders[i].kind == OrderKind::Convoy && !p.in(dip(15))) d.units[i].strength.hold = kInvincible;
    }

    Play<W> p;
    Desk& d;
    bool m_convoys = false;
};

/// Tells what became of every order, each with the rule that decided it.
template <class W> class Teller {
public:
    Teller(Play<W> play, const Desk& desk) : p(play), d(desk) {}

    void tell(std::size_t i)
    {
        m_unit = i;
        const Result& result = d.resolution.results()[i];
        m_by = result.by >= 0 ? d.units[static_cast<std::size_t>(result.by)].place : d.units[i].place;
        if (result.outcome == Outcome::Void)
            voided(result);
        else if (order().kind == OrderKind::Move)
            moved(result);
        else
            stayed(result);
    }

private:
    const Order& order() const { return d.orders[m_unit]; }
    int seat() const { return d.units[m_unit].power < p.t.seatCount() ? d.units[m_unit].power : 0; }
    int piece() const { return d.units[m_unit].kind == UnitClass::Fleet ? num(PieceKind::Fleet) : num(PieceKind::Army); }
    int from() const { return d.units[m_unit].place; }
    Rule ownRule() const { return dip(d.units[m_unit].kind == UnitClass::Fleet ? 5 : 4); }
    void say(Text text, int rule, std::initializer_list<int> more = {}) const { say(text, dip(rule), more); }
    void say(Text text, Rule rule, std::initializer_list<int> more = {}) const
    {
        std::array<int, 8> args{seat(), piece(), from()};
        std::copy(more.begin(), more.end(), args.begin() + 3);
        switch (more.size()) {
        case 0: p.tell(text, rule, {args[0], args[1], args[2]}); break;
        case 1: p.tell(text, rule, {args[0], args[1], args[2], args[3]}); break;
        case 2: p.tell(text, rule, {args[0], args[1], args[2], args[3], args[4]}); break;
        case 3: p.tell(text, rule, {args[0], args[1], args[2], args[3], args[4], args[5]}); break;
        default: p.tell(text, rule, {args[0], args[1], args[2], args[3], args[4], args[5], args[6]}); break;
        }
    }

    void moved(const Result& result) const
    {
        const int to = result.to >= 0 ? result.to : order().to;
        if (result.outcome == Outcome::Succeeds)
            return result.convoyed ? say(Text::LogSails, 14, {to}) : say(Text::LogMoves, ownRule(), {to});
        switch (result.reason) {
        case Reason::NotConvoyed: return say(Text::LogNotConvoyed, 14, {to});
        case Reason::ConvoyDisrupted: return say(Text::LogDisrupted, 15, {to});
        case Reason::ConvoyParadox: return say(Text::LogParadox, 16, {to});
        case Reason::OwnUnit: return say(Text::LogOwnUnit, 13, {to});
        case Reason::HeadToHead: return say(Text::LogHeadToHead, 7, {to, result.strength, result.against});
        case Reason::Bounced: return say(Text::LogBounced, 7, {to, result.strength, result.against, m_by});
        default: return say(Text::LogResisted, 7, {to, result.strength, result.against});
        }
    }
    void stayed(const Result& result) const
    {
        switch (order().kind) {
        case OrderKind::SupportHold:
        case OrderKind::SupportMove: return supported(result);
        case OrderKind::Convoy:
            if (result.outcome == Outcome::Succeeds) return say(Text::LogConvoys, 14, {order().from, order().to});
            return say(Text::LogHelpLost, 15);
        default:
            if (result.against > 0 && result.dislodgedBy < 0) say(Text::LogHolds, 7, {result.strength, result.against});
        }
    }
    void supported(const Result& result) const
    {
        const bool holds = order().kind == OrderKind::SupportHold;
        if (result.outcome != Outcome::Succeeds)
            return result.reason == Reason::Cut ? say(Text::LogCut, 11, {m_by}) : say(Text::LogHelpLost, 11);
        if (holds) return say(Text::LogSupports, 9, {order().from});
        say(Text::LogSupportsMove, 8, {order().from, order().to});
    }
    void voided(const Result& result) const
    {
        const int helped = order().from >= 0 ? order().from : from();
        switch (result.reason) {
        case Reason::CoastMissing:
        case Reason::WrongCoast: return say(Text::LogCoast, 6, {order().to});
        case Reason::NobodyThere: return say(Text::LogNobodyThere, 8, {helped});
        case Reason::OtherOrder: return say(Text::LogOtherOrder, 8, {helped});
        case Reason::NoFleets:
        case Reason::CannotConvoy: return say(Text::LogNoConvoy, 14);
        default: return order().kind == OrderKind::Move ? say(Text::LogOutOfReach, ownRule()) : say(Text::LogOutOfReach, dip(10));
        }
    }

    Play<W> p;
    const Desk& d;
    std::size_t m_unit = 0;
    int m_by = 0;
};

/// A dislodged unit waits for its retreat, or is gone where there is none.
template <class W> void driveOut(Play<W> p, const Desk& d, const adjudication::Beaten& beaten)
{
    Position& s = p.s;
    const auto i = static_cast<std::size_t>(beaten.unit);
    const auto by = static_cast<std::size_t>(beaten.by);
    const int province = d.province[i];
    const int seat = seatOf(s.beaten[province]);
    const int piece = pieceOf(s.beaten[province]);
    p.tell(Text::LogDislodged, dip(12), {seat, piece, d.units[i].place, d.units[by].place, d.units[by].power});
    const bool open = d.resolution.results()[by].convoyed && p.t.options.choices.retreatToConvoyedAttacker;
    s.barred[province] = static_cast<std::uint8_t>(open ? 0 : d.province[by] + 1);
    if (retreatsOf(p.look(), province).any() || !p.in(dip(19))) return;
    p.tell(Text::LogNoWay, dip(19), {seat, piece, d.units[i].place});
    s.beaten[province] = s.beatenBerth[province] = s.barred[province] = 0;
}

} // namespace

template <class W> void resolveMoves(Play<W> p)
{
    const Desks::Seat desk(*p.t.desks);
    Brief<W> brief(p, *desk);
    brief.write();
    if (brief.paradoxRule()) {
        desk->adjudicator.resolve(desk->allUnits(), desk->allOrders(), desk->resolution);
    } else {
        Choices choices = p.t.options.choices;
        choices.paradox = ConvoyParadox::AllHold;
        adjudication::Adjudicator(*p.t.theatre, choices).resolve(desk->allUnits(), desk->allOrders(), desk->resolution);
    }
    const Resolution& end = desk->resolution;
    Teller<W> teller(p, *desk);
    for (std::size_t i = 0; i < desk->count; ++i) teller.tell(i);

    Position& s = p.s;
    const Position before = s;
    std::fill(std::begin(s.unit), std::end(s.unit), std::uint8_t{0});
    std::fill(std::begin(s.berth), std::end(s.berth), std::uint8_t{0});
    for (std::size_t i = 0; i < desk->count; ++i) {
        const int from = desk->province[i];
        if (end.results()[i].dislodgedBy >= 0) {
            s.beaten[from] = before.unit[from];
            s.beatenBerth[from] = before.berth[from];
            continue;
        }
        const int place = end.places()[i];
        const int province = p.t.provinceOf(place);
        s.unit[province] = before.unit[from];
        s.berth[province] = static_cast<std::uint8_t>(place != province ? place + 1 : 0);
    }
    for (int province = 0; province < p.t.provinces; ++province)
        if (end.contested().test(province))
            s.contested[province / 64] |= std::uint64_t{1} << static_cast<unsigned>(province % 64);
    for (const adjudication::Beaten& beaten : end.beaten()) driveOut(p, *desk, beaten);
}

template void resolveMoves(Play<Witness>);
template void resolveMoves(Play<NoWitness>);

} // namespace marches::engine::diplomacy
