// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/machine.h"
#include "engine/rules/ordergames/orderline.h"

// What the report of a movement turn says of each order.

namespace marches::engine::narnian_wars {

namespace {

using adjudication::kNone;

/// The rule of a line: those that a variant of Diplomacy has of it, NW-47 on the river, NW-32 against a statue.
template <class W> void tellUnit(const Play<W>& p, const Desk& d, std::size_t i)
{
    const adjudication::Result& result = d.march.resolution.results()[i];
    const adjudication::Unit& unit = d.march.muster.units[i];
    const adjudication::Order& order = d.march.muster.orders[i];
    const int by = result.by >= 0 ? d.march.muster.units[static_cast<std::size_t>(result.by)].place : unit.place;
    if (d.march.muster.voided.test(i))
        return p.tell(Text::LogSideVoid, nw(61), {d.pieces[i].power, num(d.pieces[i].kind), unit.place});
    if (d.march.muster.commanded == static_cast<int>(i))
        p.tell(Text::LogCommanded, nw(34), {p.t.ownerOf(Person::Queen), num(d.pieces[i].kind), unit.place});
    const OrderTold told = tellOrder(unit, order, result, by);
    if (told.line == OrderLine::Nothing) return;
    const auto text = static_cast<Text>(num(Text::LogLines) + num(told.line));
    const bool trip = order.kind == adjudication::OrderKind::Move && unit.kind == adjudication::UnitClass::Amphibian &&
                      p.t.isRiverTrip(unit.place, order.to);
    p.tell(
        text,
        nw(told.line == OrderLine::Unmoved ? 32
           : trip                          ? 47
                                           : 1),
        {d.pieces[i].power, num(d.pieces[i].kind), unit.place, told.args[0], told.args[1], told.args[2], told.args[3]});
}

/// A person that supports uses its power, and so everybody sees it (NW-23, NW-37).
template <class W> void tellHelp(const Play<W>& p, const Desk& d, int person, int owner, int site)
{
    const auto actor = static_cast<std::size_t>(d.march.muster.actor[static_cast<std::size_t>(person)]);
    if (d.turn.travellerOrders[static_cast<std::size_t>(person)].kind != TravellerOrder::Kind::Support) return;
    const OrderTold told =
        tellOrder(d.march.muster.units[actor], d.march.muster.orders[actor], d.march.resolution.results()[actor], site);
    const Rule rule = person == num(Person::HighKing) ? nw(26) : nw(36);
    if (d.march.muster.voided.test(actor))
        p.tell(Text::LogPersonHelpsNobody, nw(61), {owner, person, site});
    else if (told.line == OrderLine::Supports)
        p.tell(Text::LogPersonSupports, rule, {owner, person, site, told.args[0]});
    else if (told.line == OrderLine::SupportsMove)
        p.tell(Text::LogPersonSupportsMove, rule, {owner, person, site, told.args[0], told.args[1]});
    else
        p.tell(Text::LogPersonHelpsNobody, rule, {owner, person, site});
}

} // namespace

template <class W> void tellMoves(const Play<W>& p, const Desk& desk)
{
    for (std::size_t i = 0; i < desk.count; ++i) tellUnit(p, desk, i);
    // The ways of persons are told to their owners alone; reports.cpp tells the others what they learn.
    for (int i = 0; i < kPersons; ++i) {
        const PersonEnd& end = desk.march.persons[static_cast<std::size_t>(i)];
        const int before = p.s.site[i] - 1;
        if (end.province == kNone) continue;
        const int owner = p.t.ownerOf(static_cast<Person>(i));
        if (desk.march.muster.actor[static_cast<std::size_t>(i)] != kNone) tellHelp(p, desk, i, owner, before);
        if (end.idle != Idle::None)
            p.tellOnly(owner, Text::LogPersonIdle, end.idle == Idle::Blocked ? nw(38) : nw(14), {owner, i, before});
        else if (end.province != before)
            p.tellOnly(owner, end.flew ? Text::LogPersonFlies : Text::LogPersonGoes, end.flew ? nw(30) : nw(10),
                       {owner, i, before, end.province});
    }
}

template void tellMoves(const Play<RuleTrace>&, const Desk&);
template void tellMoves(const Play<NoTrace>&, const Desk&);

} // namespace marches::engine::narnian_wars
